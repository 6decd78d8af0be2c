/** `<sudoku-lab>` in JSX of Solid, whose listeners begin with `on:`. */
import type { JSX } from "solid-js";
import type { SudokuLabAttributes, SudokuLabElement, SudokuLabListeners } from "sudoku-lab/embed";

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "sudoku-lab": Omit<JSX.HTMLAttributes<SudokuLabElement>, keyof SudokuLabListeners<"on:">> &
        SudokuLabAttributes &
        SudokuLabListeners<"on:">;
    }
  }
}
