/** The texts of the batch view, which runs whole sets of puzzles. */
import { words as common } from ".";
import { MICROS, TIMING } from "./figures";
import { formatRough } from "./format";
import { language } from "./language";
import { table } from "./tables";

const compact = new Intl.NumberFormat(language, { notation: "compact", numberingSystem: "latn" });

const texts = await table("many", { MICROS, TIMING });
const { stalled, steps } = common.outcomes;
const fates = { ...texts.fates, stalled, steps };

export const words = {
  ...texts,
  number: formatRough,
  gap: (share: number) => texts.gap(Math.max(1, Math.round(share * 100))),
  fate: (fate: keyof typeof fates, n: number) => texts.fate(fates[fate], n),
  fates,
  steps: {
    ...texts.steps,
    tick: (steps: number) => compact.format(steps),
    spent: (n: number) => texts.steps.ended(n, steps),
    stalled: (n: number) => texts.steps.ended(n, stalled),
  },
};
