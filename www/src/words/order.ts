/** The texts of the search for puzzles of a requested difficulty. */
import { className } from "./classes";
import { localizeDecimal } from "./format";
import { table } from "./tables";

const texts = await table("order");

/** The result of a search; `found` is `null` while the search runs. */
interface Tried {
  readonly found: boolean | null;
  readonly tried: number;
  readonly seconds: number;
}

/** The numbers of puzzles that were generated in advance, that match a request, and that match one condition of it. */
interface Rate {
  readonly puzzles: number;
  readonly found: number;
  readonly alone: { readonly difficulty: number; readonly technique: number } | null;
}

/** Returns a duration in seconds with one decimal, at least 0.1. */
const tenths = (seconds: number): number => Math.max(0.1, Math.round(seconds * 10) / 10);

export const words = {
  ...texts,
  className,
  met: (puzzles: number, seconds: number, rating: string | null) =>
    texts.met(puzzles, tenths(seconds), rating),
  /** Returns a sentence about the rate of a request among puzzles that were generated in advance. */
  rarity: ({ puzzles, found, alone }: Rate) =>
    found === 0 && alone
      ? texts.rateNone(puzzles, alone.difficulty, alone.technique)
      : texts.rateSome(puzzles, found),
  /** Returns the result of a search with one condition less. */
  trial: ({ found, tried, seconds }: Tried) => {
    if (found === null) return texts.trialRunning;
    return found ? texts.trialFound(tried, tenths(seconds)) : texts.trialNone(tried);
  },
  rated: (scale: string, values: readonly string[]) =>
    texts.rated(scale, values.map((value) => localizeDecimal(className(value, scale))).join(" ")),
};
