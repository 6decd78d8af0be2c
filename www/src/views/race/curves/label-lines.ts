/** Long labels in two lines. */

/**
 * The text with a line break instead of the space that makes the wider of two lines as narrow as possible; the text as
 * it is where one line is as narrow. `ending` follows the last line.
 */
export function inTwoLines(
  text: string,
  ending: string,
  widthOf: (text: string) => number,
): string {
  let [best, least] = [text, widthOf(text + ending)];
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) {
    const [first, second] = [text.slice(0, at), text.slice(at + 1)];
    const widest = Math.max(widthOf(first), widthOf(second + ending));
    if (widest < least) [best, least] = [`${first}\n${second}`, widest];
  }
  return best;
}
