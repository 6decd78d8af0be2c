/**
 * Highlights the houses in which givens conflict. The highlight is supplementary: the cells themselves are marked, and
 * a sentence describes the conflict.
 */
import type { Puzzle } from "sudoku-lab";
import { sharedHouses } from "sudoku-lab/board";
import { Layer } from "../../board/Layer";
import { boxSize } from "../../text/digits";

export function Clashes({ puzzle: { clashes, side, box: name } }: { readonly puzzle: Puzzle }) {
  const box = boxSize(name);
  const houses = clashes
    .flatMap(({ cells }) => sharedHouses(cells, side, box))
    .map((house) => ({ ...house, role: "undone" }) as const);
  return <Layer overlay={{ houses, marks: [], links: [] }} side={side} box={box} />;
}
