/** `<sudoku-lab>` and the elements of `sudoku-lab/elements` in JSX of Solid, whose listeners begin with `on:`. */
import type { JSX } from "solid-js";
import type { ElementAttributes, ElementListeners } from "sudoku-lab/elements";
import type { SudokuLabAttributes, SudokuLabElement, SudokuLabListeners } from "sudoku-lab/embed";

type Name = keyof ElementAttributes;
type Props<N extends Name> = Omit<
  JSX.HTMLAttributes<HTMLElementTagNameMap[N]>,
  keyof ElementListeners<N, "on:"> | keyof ElementAttributes[N]
> &
  ElementAttributes[N] &
  ElementListeners<N, "on:">;

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "sudoku-lab": Omit<JSX.HTMLAttributes<SudokuLabElement>, keyof SudokuLabListeners<"on:">> &
        SudokuLabAttributes &
        SudokuLabListeners<"on:">;
      "sudoku-board": Props<"sudoku-board">;
      "sudoku-race": Props<"sudoku-race">;
      "sudoku-plot": Props<"sudoku-plot">;
      "sudoku-hint": Props<"sudoku-hint">;
    }
  }
}
