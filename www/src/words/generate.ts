/** The texts of the generate view. */
import type { AlgorithmInfo } from "sudoku-lab";
import { table } from "./tables";

const texts = await table("generate");
export const generateWords = {
  ...texts,
  patterns: texts.patterns as Readonly<Record<string, string>>,
  names: texts.names as Readonly<Record<string, string>>,
  options: texts.options as Readonly<Record<string, string>>,
  howSays: (generator: string, seed: number, seconds: number | null) =>
    [generator, texts.howSeed(seed), ...(seconds === null ? [] : [texts.howSeconds(seconds)])].join(
      " · ",
    ),
  sizeName: (box: string, side: number) => texts.sizeName(box.replace("x", " × "), side),
  wrongSize: ({ name, sizes: { least, most } }: AlgorithmInfo) =>
    texts.wrongSize(name, least, most),
  eased: (before: number, after: number) => texts.eased(after, after - before),
};
