/** Extracts the first sentences from the documentation of an algorithm or a technique. */

/**
 * A sentence boundary: punctuation and white space before a capital letter or markup. Punctuation within brackets or
 * after an abbreviation does not match, because a lower-case letter follows.
 */
const SENTENCE_BOUNDARY = /(?<=[.!?])\s+(?=[A-Z*`])/;

/** Returns the first `count` sentences of Markdown text, without headings. */
export function firstSentences(docs: string, count: number): string {
  const paragraphs = docs.split(/\n{2,}/).filter((one) => !one.trim().startsWith("#"));
  const sentences = paragraphs.flatMap((one) => one.trim().split(SENTENCE_BOUNDARY));
  return sentences.slice(0, count).join(" ");
}
