/** Limits parameters that count cells to the number of cells of the grid. */
import type { ParamSpec } from "sudoku-lab";
import { words } from "../../words";

/** Returns the parameter with its maximum for a grid of this number of cells. */
export function atMost(spec: ParamSpec, cells: number): ParamSpec {
  if (spec.type !== "int" || spec.scale !== "cells" || spec.max <= cells) return spec;
  return { ...spec, max: cells, allowed: words.wholeNumber(spec.min, cells) };
}

/** Returns a value limited to the number of cells. */
export const limitToCells = (spec: ParamSpec, value: string, cells: number): string =>
  spec.type === "int" && spec.scale === "cells" && Number(value) > cells ? String(cells) : value;
