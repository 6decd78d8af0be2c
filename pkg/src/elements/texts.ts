/** The texts of the elements. */
import { english } from "../hints/english.js";
import type { HintTexts } from "../hints/texts.js";

/** The texts that the elements show or give to screen readers. */
export interface ElementTexts {
  board: (filled: number, cells: number) => string;
  cell: (row: number, column: number, digit: string) => string;
  blank: string;
  play: string;
  pause: string;
  back: string;
  forward: string;
  restart: string;
  controls: string;
  /** The number of steps of a run, in the algorithm's unit: `node`, `generation`. */
  steps: (steps: number, unit: string) => string;
  /** The end of a run, by its outcome. */
  outcomes: Readonly<Record<string, string>>;
  place: (place: number) => string;
  hint: string;
  explain: string;
  apply: string;
  searching: string;
  noHint: string;
  /** Why a step follows, and why its technique is valid. */
  reasons: HintTexts;
  solved: string;
  loading: string;
  noBoard: string;
  /** A value of a plot, or a tick of its axes. */
  number: (value: number) => string;
  /** The name of a plot, by the id and the unit of its series; the unit may be empty. */
  plot: (series: string, unit: string) => string;
  /** The title of the axis along a plot. */
  step: string;
  noRace: string;
  noSeries: (series: string, known: readonly string[]) => string;
}

const numberFormat = new Intl.NumberFormat("en");
const compactFormat = new Intl.NumberFormat("en", {
  notation: "compact",
  maximumSignificantDigits: 4,
});
const ordinalRules = new Intl.PluralRules("en", { type: "ordinal" });
const ORDINAL_SUFFIXES: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

/** The texts in use: English, unless `setTexts` has replaced them. */
export const texts: ElementTexts = {
  board: (filled, cells) => `Sudoku grid, ${numberFormat.format(filled)} of ${cells} cells filled`,
  cell: (row, column, digit) => `Row ${row}, column ${column}: ${digit}`,
  blank: "blank",
  play: "Play",
  pause: "Pause",
  back: "Step back",
  forward: "Step forward",
  restart: "Restart",
  controls: "Playback",
  steps: (steps, unit) => `${numberFormat.format(steps)} ${unit}${steps === 1 ? "" : "s"}`,
  outcomes: {
    solved: "solved",
    unsolvable: "no solution exists",
    stalled: "stalled",
    steps: "step limit reached",
    time: "time limit reached",
    invalid: "not started",
    stopped: "stopped",
    crashed: "crashed",
  },
  place: (place) => `${place}${ORDINAL_SUFFIXES[ordinalRules.select(place)] ?? "th"}`,
  hint: "Hint",
  explain: "Explain",
  apply: "Do this step",
  searching: "Searching for a step…",
  noHint: "No technique of the list finds a step here.",
  reasons: english,
  solved: "The grid is filled.",
  loading: "Loading…",
  noBoard: "There is no <sudoku-board> with the id in the attribute “for”.",
  number: (value) => compactFormat.format(value),
  plot: (series, unit) => {
    const name = series.replaceAll("-", " ");
    return unit && unit !== name ? `${name} (${unit})` : name;
  },
  step: "step",
  noRace: "There is no <sudoku-race> with the id in the attribute “for”.",
  noSeries: (series, known) =>
    `No algorithm of the race has a series “${series}”. Its series are ${known.join(", ")}.`,
};

/** Replaces texts, for example to translate them. Elements show the new texts when they are next drawn. */
export function setTexts(replacements: Partial<ElementTexts>): void {
  Object.assign(texts, replacements);
}
