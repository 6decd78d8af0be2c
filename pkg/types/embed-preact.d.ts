/** `<sudoku-lab>` in JSX of Preact. */
import type { HTMLAttributes } from "preact";
import type { SudokuLabAttributes, SudokuLabElement, SudokuLabListeners } from "sudoku-lab/embed";

declare global {
  namespace preact.JSX {
    interface IntrinsicElements {
      "sudoku-lab": Omit<HTMLAttributes<SudokuLabElement>, keyof SudokuLabListeners> &
        SudokuLabAttributes &
        SudokuLabListeners;
    }
  }
}
