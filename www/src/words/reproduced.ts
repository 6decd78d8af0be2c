/** The texts that compare results of papers with results of this page. */
import { PROBABILITY } from "./figures";
import { localizeDecimal } from "./format";
import { table } from "./tables";

const texts = await table("reproduced", { PROBABILITY });

/** The kinds of shares that count puzzles; the others count runs. */
const PUZZLE_SHARES = ["less", "overlap", "factor"];

type Outcome = (value: string, low: string, high: string, n: number) => string;

export const words = {
  ...texts,
  probability: PROBABILITY,
  outcomes: texts.outcomes as Readonly<Record<string, Outcome>>,
  range(low: number, high: number, text: (value: number) => string): string {
    const written = (value: number) => localizeDecimal(text(value));
    if (!Number.isFinite(low)) return texts.rangeMost(written(high));
    if (!Number.isFinite(high)) return texts.rangeLeast(written(low));
    if (low === 0.5 && high === 1) return texts.rangeHalf;
    return texts.rangeBoth(written(low), written(high));
  },
  share: (what: string, hits: number, tries: number, value: string, low: string, high: string) =>
    texts.share(PUZZLE_SHARES.includes(what), hits, tries, value, low, high),
  curves: (last: readonly (readonly [name: string, value: number])[]) =>
    texts.curves(last.map(([name, value]) => texts.curveEnd(name, value))),
};
