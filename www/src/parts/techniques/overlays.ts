/** What is drawn over a board, from nothing to what follows. */
import type { Overlay } from "sudoku-lab/board";
import type { Find } from "./boards";

export const NOTHING: Overlay = { marks: [], links: [] };

/** The position alone, then the pattern, then what follows too. */
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
