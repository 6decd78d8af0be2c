/**
 * Custom elements: `<sudoku-board>`, `<sudoku-race>`, `<sudoku-plot>` and `<sudoku-hint>`. Importing this module defines them. A page
 * changes their look by custom properties, such as `--sudoku-paper`, and by `::part()`.
 */
import { defineElement } from "./elements/base.js";
import { type BoardEvents, SudokuBoardElement } from "./elements/board.js";
import { type HintEvents, SudokuHintElement } from "./elements/hint.js";
import { type PlotEvents, SudokuPlotElement } from "./elements/plot.js";
import { type RaceEvents, SudokuRaceElement } from "./elements/race.js";

defineElement("sudoku-board", SudokuBoardElement);
defineElement("sudoku-race", SudokuRaceElement);
defineElement("sudoku-plot", SudokuPlotElement);
defineElement("sudoku-hint", SudokuHintElement);

export { type BoardChange, type BoardEvents, SudokuBoardElement } from "./elements/board.js";
export { type HintEvents, SudokuHintElement } from "./elements/hint.js";
export { type PlotEvents, SudokuPlotElement } from "./elements/plot.js";
export { type RaceEvents, SudokuRaceElement } from "./elements/race.js";
export { type ElementTexts, setTexts } from "./elements/texts.js";

/** The attributes of each element, for JSX. */
export interface ElementAttributes {
  "sudoku-board": {
    puzzle?: string;
    box?: string;
    editable?: boolean | "";
    numbers?: boolean | "";
  };
  "sudoku-race": {
    puzzle?: string;
    box?: string;
    algorithms?: string;
    seed?: string | number;
    steps?: string | number;
    speed?: string | number;
    autoplay?: boolean | "";
  };
  "sudoku-plot": { for?: string; series?: string; log?: "x" | "y" | "xy" };
  "sudoku-hint": { for?: string; techniques?: string };
}

/** The events of each element, with the types of their details. */
export interface ElementEvents {
  "sudoku-board": BoardEvents;
  "sudoku-race": RaceEvents;
  "sudoku-plot": PlotEvents;
  "sudoku-hint": HintEvents;
}

/** The events of an element as properties that begin with a prefix, for JSX: `onfinish`. */
export type ElementListeners<Name extends keyof ElementEvents, Prefix extends string = "on"> = {
  [K in keyof ElementEvents[Name] as `${Prefix}${K & string}`]?: (
    event: CustomEvent<ElementEvents[Name][K]>,
  ) => void;
};

declare global {
  interface HTMLElementTagNameMap {
    "sudoku-board": SudokuBoardElement;
    "sudoku-race": SudokuRaceElement;
    "sudoku-plot": SudokuPlotElement;
    "sudoku-hint": SudokuHintElement;
  }
}
