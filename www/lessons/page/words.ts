/** Returns a text in the language of the lesson, from a `data-` attribute of the body; "" if there is none. */
export function lessonText(name: string): string {
  return document.body.dataset[name] ?? "";
}
