/** `<sudoku-lab>` and the elements of `sudoku-lab/elements` in JSX of Preact. */
import type { HTMLAttributes } from "preact";
import type { ElementAttributes, ElementListeners } from "sudoku-lab/elements";
import type { SudokuLabAttributes, SudokuLabElement, SudokuLabListeners } from "sudoku-lab/embed";

type Name = keyof ElementAttributes;
type Props<N extends Name> = Omit<
  HTMLAttributes<HTMLElementTagNameMap[N]>,
  keyof ElementListeners<N> | keyof ElementAttributes[N]
> &
  ElementAttributes[N] &
  ElementListeners<N>;

declare global {
  namespace preact.JSX {
    interface IntrinsicElements {
      "sudoku-lab": Omit<HTMLAttributes<SudokuLabElement>, keyof SudokuLabListeners> &
        SudokuLabAttributes &
        SudokuLabListeners;
      "sudoku-board": Props<"sudoku-board">;
      "sudoku-race": Props<"sudoku-race">;
      "sudoku-plot": Props<"sudoku-plot">;
      "sudoku-hint": Props<"sudoku-hint">;
    }
  }
}
