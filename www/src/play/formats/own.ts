/** The page's own links, as text. */

/** The key of the address that has what is not given. */
export const KEY = "position";

/** The hash of a link to this page, wherever that is served. */
export function hashOf(text: string): string | null {
  const link = text.trim();
  const at = link.indexOf("#");
  if (at < 0 || /\s/.test(link)) return null;
  const hash = link.slice(at);
  return /[#&]v=\d/.test(hash) && (at === 0 || URL.canParse(link)) ? hash : null;
}
