/** The words that the script needs, which stand in the page: it is in the lesson's language. */
export function said(name: string): string {
  return document.body.dataset[name] ?? "";
}
