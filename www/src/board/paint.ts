/** Draws a board on a canvas, with numbers or letters above digit 9 as the visitor prefers. */
import type { Frame, Puzzle } from "sudoku-lab";
import { paintBoard as paint, type Surface } from "sudoku-lab/board";
import { showsNumbers } from "../text/digits";
import type { Palette } from "../ui/colours";

export function paintBoard(
  surface: Surface,
  puzzle: Puzzle,
  frame: Frame | null,
  final: boolean,
  colour: string,
  colours: Palette,
  /** The indices of the cells whose background is not tinted. */
  plain?: ReadonlySet<number>,
): void {
  const style = { final, colour, colours, plain, numbers: showsNumbers.value };
  paint(surface, puzzle, frame, style);
}
