/** `<sudoku-lab>` in templates and JSX of Vue. */
import type { DefineComponent, HTMLAttributes } from "vue";
import type { EmbedDetails, SudokuLabAttributes } from "sudoku-lab/embed";

/** Vue writes listeners with a capital letter: `onFinish`, and `@finish` in templates. */
type Listeners = {
  [K in keyof EmbedDetails as `on${Capitalize<K>}`]?: (event: CustomEvent<EmbedDetails[K]>) => void;
};
type Props = Omit<HTMLAttributes, keyof Listeners> & SudokuLabAttributes & Listeners;

declare module "vue" {
  interface GlobalComponents {
    "sudoku-lab": DefineComponent<Props>;
  }
  interface IntrinsicElementAttributes {
    "sudoku-lab": Props;
  }
}
