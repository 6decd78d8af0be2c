/** The beginning of what a technique says of itself. */

/** What a page begins with. */
const MOST = 3;

/** A sentence ends before a capital, and not within brackets or after what is shortened. */
const BETWEEN = /(?<=[.!?])\s+(?=[A-Z*`])/;

/** Its first three sentences, Markdown; headings between them are left out. */
export function threeSentences(docs: string): string {
  const paragraphs = docs.split(/\n{2,}/).filter((one) => !one.trim().startsWith("#"));
  const sentences = paragraphs.flatMap((one) => one.trim().split(BETWEEN));
  return sentences.slice(0, MOST).join(" ");
}
