/** Breaks long labels into two lines. */

/**
 * Returns the text with a line break at the space that makes the wider of the two lines as narrow as possible; the
 * unchanged text if two lines are not narrower. `ending` is the text after the last line.
 */
export function inTwoLines(
  text: string,
  ending: string,
  widthOf: (text: string) => number,
): string {
  let [best, min] = [text, widthOf(text + ending)];
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) {
    const [first, second] = [text.slice(0, at), text.slice(at + 1)];
    const widest = Math.max(widthOf(first), widthOf(second + ending));
    if (widest < min) [best, min] = [`${first}\n${second}`, widest];
  }
  return best;
}
