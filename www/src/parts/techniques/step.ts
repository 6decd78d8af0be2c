/** Converts the first instance on an example board to a step of a game and the position before it. */
import type { Deduction, TechniqueInfo } from "sudoku-lab";
import { rewriteDigits } from "sudoku-lab/board";
import { fromGivens, type Position } from "../../play/position";
import { glyph } from "../../text/digits";
import type { BoardFinding, TechniqueBoard } from "./boards";

/** Returns the text of an explanation, with its digits as the board shows them; empty without an explanation. */
export const textWithDigits = (told: BoardFinding["told"], side: number): string =>
  rewriteDigits(told?.text ?? "", side, (digit) => glyph(digit, side));

/** Returns the first instance; `null` if it has no explanation. */
export function findStepOn(
  board: TechniqueBoard,
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
