/** Parameters that count cells: a grid has no more of them than it has. */
import type { ParamSpec } from "sudoku-lab";
import { words } from "../../words";

/** The parameter as it is on a grid of so many cells. */
export function atMost(spec: ParamSpec, cells: number): ParamSpec {
  if (spec.type !== "int" || spec.scale !== "cells" || spec.max <= cells) return spec;
  return { ...spec, max: cells, allowed: words.wholeNumber(spec.min, cells) };
}

/** A value as it works there: more than all cells is all of them. */
export const within = (spec: ParamSpec, value: string, cells: number): string =>
  spec.type === "int" && spec.scale === "cells" && Number(value) > cells ? String(cells) : value;
