/** `<sudoku-lab>` in JSX of React 19 or newer, which sets properties of custom elements and listens to their events. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { SudokuLabAttributes, SudokuLabElement, SudokuLabListeners } from "sudoku-lab/embed";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "sudoku-lab": DetailedHTMLProps<HTMLAttributes<SudokuLabElement>, SudokuLabElement> &
        SudokuLabAttributes &
        SudokuLabListeners;
    }
  }
}
