/** Overlays of an example board at each stage of the explanation. */
import type { Overlay } from "sudoku-lab/board";
import type { BoardFinding } from "./boards";

export const EMPTY_OVERLAY: Overlay = { marks: [], links: [] };

/** The number of stages: the position alone, with the pattern, and with the conclusions. */
export const STAGE_COUNT = 3;

export function overlayAt({ told }: BoardFinding, stage: number): Overlay {
  if (!told || stage === 0) return EMPTY_OVERLAY;
  const { marks, links } = told;
  const follows = (role: string) => role === "placed" || role === "eliminated";
  return {
    links,
    ringed: true,
    marks: stage > 1 ? marks : marks.filter(({ role }) => !follows(role)),
  };
}
