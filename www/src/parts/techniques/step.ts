/** The first instance on a board as a step of a game, with the position before it. */
import type { Deduction, TechniqueInfo } from "sudoku-lab";
import { fromGivens, type Position } from "../../play/position";
import type { Board } from "./boards";

/** `null` where the instance is not explained. */
export function stepOn(
  board: Board,
  { id, name }: Pick<TechniqueInfo, "id" | "name">,
): { readonly step: Deduction; readonly p: Position } | null {
  const [find] = board.finds;
  if (!find?.told) return null;
  const { places: placements, removes: eliminations, told: explanation } = find;
  return {
    step: { technique: id, name, placements, eliminations, explanation },
    p: { ...fromGivens(board.digits, board.box), centre: Uint32Array.from(board.candidates) },
  };
}
