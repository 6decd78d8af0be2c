/** The part of ratings that is the same in every thread. */
import type { ScaleInfo } from "../types.js";
import { cellsOf } from "./answers.js";

/** Returns the ids of the scales that are defined for grids with this box. */
export function scalesFor(scales: readonly ScaleInfo[], box: string): string[] {
  const side = Math.sqrt(cellsOf(box));
  const fit = scales.filter(({ sides: [least, most] }) => least <= side && side <= most);
  return fit.map(({ id }) => id);
}
