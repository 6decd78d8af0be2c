/** The texts of the search for puzzles of a requested difficulty. */
import { className } from "./classes";
import { decimal } from "./format";
import { table } from "./tables";

const texts = await table("order");
export const words = {
  ...texts,
  className,
  met: (puzzles: number, seconds: number, rating: string | null) =>
    texts.met(puzzles, Math.max(0.1, Math.round(seconds * 10) / 10), rating),
  rated: (scale: string, values: readonly string[]) =>
    texts.rated(scale, values.map((value) => decimal(className(value, scale))).join(" ")),
};
