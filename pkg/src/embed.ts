/**
 * Types of the custom element that `embed.js` of the page defines, and of the messages between page and
 * frame. This module contains no code.
 */
import type { Outcome } from "./types.js";

/** Settings of an embedded view: the attributes of the element, by their names as properties. */
export interface EmbedSettings {
  /** `race` (the default), `solve`, `generate`, `learn` or `experiment`. */
  view?: string;
  /** A puzzle in any format that the page reads; blanks are dots or zeros. */
  puzzle?: string;
  /**
   * The side of the grid, such as `9`, or rows x columns of a box, such as `2x3`, if the puzzle does not
   * determine them.
   */
  size?: string;
  /** Ids separated by commas, each optionally with a preset: `backtracking:rows,ga:woc`. */
  algorithms?: string;
  /** Parameters by the number of the lane, counted from 1: `1.limit=100; 2.population=30`. */
  params?: string;
  /** A whole number from 0 to 4294967295. */
  seed?: string;
  /** The maximum number of steps of a run. */
  steps?: string;
  /**
   * Parts that are hidden, separated by commas:
   * `header,puzzle,setup,transport,boards,counters,verdict,curves,finish,papers,code,links`.
   */
  hide?: string;
  /**
   * Parts in which the reader cannot change anything; `all`, or an empty value, locks every part that
   * determines the run.
   */
  lock?: string;
  /** `light`, `dark`, `contrast` or `system`. */
  theme?: string;
  /** The language of the view, such as `de`. */
  lang?: string;
  /** `1` starts the view when it becomes visible, unless the reader prefers reduced motion. */
  autoplay?: string;
  /** The time limit of a race in seconds, 1 to 3600. */
  maxSeconds?: string;
  /**
   * `0` shows the whole page with its header; by default, only the boards, controls, curve and verdict are
   * shown.
   */
  compact?: string;
  /** The first and the last step that are shown: `10-20`. */
  range?: string;
  /** An address of the page, beginning with `#`; the other attributes take precedence over it. */
  hash?: string;
  /** `all` lets the other views on the page continue while this view plays. */
  wake?: string;
}

/** The state of a run at a step. */
export interface EmbedLane {
  /** The id of the algorithm in the registry. */
  readonly algorithm: string;
  /** The name of the lane, with the preset if another lane has the same algorithm. */
  readonly name: string;
  /** The step that is shown; it is earlier than the latest step if the lane has ended. */
  readonly step: number;
  /**
   * The current line of the pseudo-code, counted from 1; `null` if the algorithm has no pseudo-code.
   */
  readonly line: number | null;
  /** All lines that the last step executed, in the order of execution. */
  readonly lines: readonly number[];
  /** The outcome of the run; `null` while it has not ended. */
  readonly outcome: Outcome | null;
  /** The counts of the run, by the ids of its counters. */
  readonly counters: Readonly<Record<string, number>>;
}

/** The result of a run. */
export interface EmbedResultLane {
  readonly algorithm: string;
  readonly name: string;
  readonly outcome: Outcome | null;
  /** The rank among the lanes that solved the puzzle, counted from 1; tied lanes share a rank. */
  readonly place: number | null;
  readonly steps: number;
  /** The time spent inside the algorithm, in microseconds. */
  readonly micros: number;
  readonly counters: Readonly<Record<string, number>>;
}

export interface EmbedStep {
  /** The latest step shown. */
  readonly step: number;
  readonly lanes: readonly EmbedLane[];
}

export interface EmbedResult {
  readonly lanes: readonly EmbedResultLane[];
}

/** The view and its lanes, sent each time the element has opened an address. */
export interface EmbedReady {
  readonly view: string;
  readonly lanes: readonly { readonly algorithm: string; readonly name: string }[];
}

/** The `detail` of each event. */
export interface EmbedDetails {
  ready: EmbedReady;
  step: EmbedStep;
  finish: EmbedResult;
  /** The error that the page reports, or a timeout if the page does not answer. */
  error: { readonly message: string };
  /** The height at which the whole view is visible, in CSS pixels. */
  resize: { readonly height: number };
}

/** The requests that a page can send to the frame, with their arguments and answers. */
export interface EmbedCalls {
  load: (hash: string) => void;
  play: () => void;
  pause: () => void;
  step: (steps: number) => void;
  seek: (step: number) => void;
  result: () => EmbedResult;
}

/**
 * `<sudoku-lab>`: a view of the page in a frame. The frame is loaded when the element comes near the
 * viewport, and its height adjusts to its content unless the page sets a height. The children of the
 * element are shown until the frame is loaded.
 */
export interface SudokuLabElement extends HTMLElement, Required<Omit<EmbedSettings, "lang">> {
  /** Opens another address or changes settings; resolves when the view is ready to be played. */
  load(what: string | EmbedSettings): Promise<void>;
  play(): Promise<void>;
  pause(): Promise<void>;
  /** Pauses, and advances by `steps` steps (default: 1); a negative number goes back. */
  step(steps?: number): Promise<void>;
  /** Pauses and shows a step. */
  seek(step: number): Promise<void>;
  /** Returns the results of all lanes; resolves when the race has ended. */
  result(): Promise<EmbedResult>;
  addEventListener<K extends keyof EmbedDetails>(
    type: K,
    listener: (this: SudokuLabElement, event: CustomEvent<EmbedDetails[K]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The attributes of the element by their names in markup, as in JSX. */
export type SudokuLabAttributes = Omit<EmbedSettings, "maxSeconds"> & { "max-seconds"?: string };

/** The events of the element as properties that begin with this prefix, as in JSX: `onfinish`. */
export type SudokuLabListeners<Prefix extends string = "on"> = {
  [K in keyof EmbedDetails as `${Prefix}${K}`]?: (event: CustomEvent<EmbedDetails[K]>) => void;
};

/**
 * The messages that page and frame exchange by `postMessage`. Each message is an object with the protocol
 * version under `sudoku-lab`; other messages are ignored. The frame sends the first message, `here`.
 */
export type FromFrame = { readonly "sudoku-lab": 1 } & (
  | { readonly event: "here" }
  | { readonly event: "phase"; readonly detail: { readonly running: boolean } }
  | { readonly event: keyof EmbedDetails; readonly detail: EmbedDetails[keyof EmbedDetails] }
  | { readonly reply: number; readonly detail?: unknown; readonly error?: string }
);
export type ToFrame = { readonly "sudoku-lab": 1; readonly id: number } & (
  | { readonly call: "hello" }
  | { readonly call: keyof EmbedCalls; readonly given?: string | number }
);

declare global {
  interface HTMLElementTagNameMap {
    "sudoku-lab": SudokuLabElement;
  }
}
