/** Overlays of an example board at each stage of the explanation. */
import type { Overlay } from "sudoku-lab/board";
import type { Find } from "./boards";

export const NOTHING: Overlay = { marks: [], links: [] };

/** The number of stages: the position alone, with the pattern, and with the conclusions. */
export const STAGES = 3;

export function overlayAt({ told }: Find, stage: number): Overlay {
  if (!told || stage === 0) return NOTHING;
  const { marks, links } = told;
  const follows = (role: string) => role === "placed" || role === "eliminated";
  return {
    links,
    ringed: true,
    marks: stage > 1 ? marks : marks.filter(({ role }) => !follows(role)),
  };
}
