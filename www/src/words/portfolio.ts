/** The texts about many seeds that run in parallel. */
import { words as cores } from "./cores";
import { formatFixed } from "./format";
import { table } from "./tables";

const texts = await table("portfolio");
const times = (factor: number) => texts.times(formatFixed(factor, factor < 10 ? 2 : 0));

export const words = {
  ...texts,
  ideal: cores.ideal,
  states: texts.states as Readonly<Record<string, string>>,
  times,
  several: (seeds: number, mean: number, factor: number) =>
    texts.several(seeds, mean, times(factor)),
};
