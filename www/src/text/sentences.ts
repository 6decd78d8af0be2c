/** The beginning of what an algorithm or a technique says of itself. */

/** A sentence ends before a capital, and not within brackets or after what is shortened. */
const BETWEEN = /(?<=[.!?])\s+(?=[A-Z*`])/;

/** Its first sentences, Markdown; headings between them are left out. */
export function firstSentences(docs: string, count: number): string {
  const paragraphs = docs.split(/\n{2,}/).filter((one) => !one.trim().startsWith("#"));
  const sentences = paragraphs.flatMap((one) => one.trim().split(BETWEEN));
  return sentences.slice(0, count).join(" ");
}
