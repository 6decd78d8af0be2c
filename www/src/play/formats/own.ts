/** The page's own links, as text. */

/** The key of the address that contains everything except the givens. */
export const POSITION_KEY = "position";

/** Returns the hash of a link to this page, at whatever address the page is served. */
export function hashOf(text: string): string | null {
  const link = text.trim();
  const at = link.indexOf("#");
  if (at < 0 || /\s/.test(link)) return null;
  const hash = link.slice(at);
  return /[#&]v=\d/.test(hash) && (at === 0 || URL.canParse(link)) ? hash : null;
}
