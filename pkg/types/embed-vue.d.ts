/** `<sudoku-lab>` and the elements of `sudoku-lab/elements` in templates and JSX of Vue. */
import type { DefineComponent, HTMLAttributes } from "vue";
import type { ElementAttributes, ElementEvents } from "sudoku-lab/elements";
import type { EmbedDetails, SudokuLabAttributes } from "sudoku-lab/embed";

/** Vue writes listeners with a capital letter: `onFinish`, and `@finish` in templates. */
type Listeners = {
  [K in keyof EmbedDetails as `on${Capitalize<K>}`]?: (event: CustomEvent<EmbedDetails[K]>) => void;
};
type ListenersOf<N extends keyof ElementEvents> = {
  [K in keyof ElementEvents[N] as `on${Capitalize<K & string>}`]?: (
    event: CustomEvent<ElementEvents[N][K]>,
  ) => void;
};
type PropsOf<N extends keyof ElementAttributes> = Omit<
  HTMLAttributes,
  keyof ListenersOf<N> | keyof ElementAttributes[N]
> &
  ElementAttributes[N] &
  ListenersOf<N>;
type Props = Omit<HTMLAttributes, keyof Listeners> & SudokuLabAttributes & Listeners;

declare module "vue" {
  interface GlobalComponents {
    "sudoku-lab": DefineComponent<Props>;
    "sudoku-board": DefineComponent<PropsOf<"sudoku-board">>;
    "sudoku-race": DefineComponent<PropsOf<"sudoku-race">>;
    "sudoku-plot": DefineComponent<PropsOf<"sudoku-plot">>;
    "sudoku-hint": DefineComponent<PropsOf<"sudoku-hint">>;
  }
  interface IntrinsicElementAttributes {
    "sudoku-lab": Props;
    "sudoku-board": PropsOf<"sudoku-board">;
    "sudoku-race": PropsOf<"sudoku-race">;
    "sudoku-plot": PropsOf<"sudoku-plot">;
    "sudoku-hint": PropsOf<"sudoku-hint">;
  }
}
