/** Formats tables and numbers for the terminal. */

/**
 * The goals for the ratio of the rates of our solver in mode `unique` and `dancing-links` in mode `first`, by set: the
 * ratios that the best known WebAssembly solver reaches.
 * @type {Record<string, number>}
 */
export const goals = {
  "easy-2000": 38,
  "minimal-2000": 20,
  "17-clue": 23,
  top1465: 11,
  "hardest-11plus-2000": 6.1,
};

/**
 * Formats rows as columns of text; numbers are aligned to the right.
 * @param {readonly (readonly (string | number)[])[]} rows the first is the header
 */
export function table(rows) {
  const texts = rows.map((row) => row.map(String));
  const widths =
    texts[0]?.map((_, n) => Math.max(...texts.map((row) => row[n]?.length ?? 0))) ?? [];
  const number = (/** @type {number} */ n) =>
    texts.slice(1).every((row) => /^[\d.,]*$/.test(row[n] ?? ""));
  const line = (/** @type {string[]} */ row) =>
    row
      .map((text, n) => (number(n) ? text.padStart(widths[n] ?? 0) : text.padEnd(widths[n] ?? 0)))
      .join("  ")
      .trimEnd();
  return `${texts.map(line).join("\n")}\n`;
}

/** Formats a number with separators; small numbers have three significant digits. @param {number} number */
export const shown = (number) =>
  number.toLocaleString(
    "en",
    number < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 },
  );

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
}

/** @param {readonly number[]} numbers */
export const spread = (numbers) => ({
  median: median(numbers),
  min: Math.min(...numbers),
  max: Math.max(...numbers),
});
