/** `<sudoku-lab>` and the elements of `sudoku-lab/elements` in JSX of React 19 or newer, which sets properties of custom elements and listens to their events. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ElementAttributes, ElementListeners } from "sudoku-lab/elements";
import type { SudokuLabAttributes, SudokuLabElement, SudokuLabListeners } from "sudoku-lab/embed";

type Name = keyof ElementAttributes;
type Props<N extends Name> = Omit<
  DetailedHTMLProps<HTMLAttributes<HTMLElementTagNameMap[N]>, HTMLElementTagNameMap[N]>,
  keyof ElementListeners<N> | keyof ElementAttributes[N]
> &
  ElementAttributes[N] &
  ElementListeners<N>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "sudoku-lab": DetailedHTMLProps<HTMLAttributes<SudokuLabElement>, SudokuLabElement> &
        SudokuLabAttributes &
        SudokuLabListeners;
      "sudoku-board": Props<"sudoku-board">;
      "sudoku-race": Props<"sudoku-race">;
      "sudoku-plot": Props<"sudoku-plot">;
      "sudoku-hint": Props<"sudoku-hint">;
    }
  }
}
