/**
 * Types of the element that `embed.js` of the page defines, and of what page and frame say to each other.
 * Nothing of it runs.
 */
import type { Outcome } from "./types.js";

/** What can be set of an embedded view: attributes of the element, by their names as properties. */
export interface EmbedSettings {
  /** `race` (the default), `solve`, `generate`, `learn` or `experiment`. */
  view?: string;
  /** A puzzle in any format that the page reads, blanks as dots or zeros. */
  puzzle?: string;
  /** Cells along a side, as `9`, or the box as rows x columns, as `2x3`, where the puzzle does not tell. */
  size?: string;
  /** Ids with commas between them, each with a preset if it has one: `backtracking:rows,ga:woc`. */
  algorithms?: string;
  /** Parameters, by the number of the lane from 1: `1.limit=100; 2.population=30`. */
  params?: string;
  /** A whole number from 0 to 4294967295. */
  seed?: string;
  /** The most steps a run may take. */
  steps?: string;
  /** Parts that are not shown, with commas: `header,puzzle,setup,transport,boards,counters,verdict,curves,finish,papers,code,links`. */
  hide?: string;
  /** Parts in which nothing can be changed; `all`, or nothing after the name, for every one that sets what runs. */
  lock?: string;
  /** `light`, `dark`, `contrast` or `system`. */
  theme?: string;
  /** The language of the words in it, as `de`. */
  lang?: string;
  /** `1`: it plays when it comes into sight, unless the reader wants no motion. */
  autoplay?: string;
  /** A race ends after so many seconds, 1 to 3600. */
  maxSeconds?: string;
  /** `0` for the whole page with its header; else what is watched alone. */
  compact?: string;
  /** The steps that are shown, from one to another: `10-20`. */
  range?: string;
  /** An address of the page, from its `#` on; what is set beside it counts before it. */
  hash?: string;
  /** `all`: others on the page go on playing while this one plays. */
  wake?: string;
}

/** A run as it stands at a step. */
export interface EmbedLane {
  /** Its id in the registry. */
  readonly algorithm: string;
  /** Its name, with the preset where that tells it from another lane. */
  readonly name: string;
  /** The step shown: this lane may have ended before the latest. */
  readonly step: number;
  /** The line of its pseudo-code that it is at, from 1; `null` where it has none. */
  readonly line: number | null;
  /** All of its lines that the last step went through, in the order in which it came to them. */
  readonly lines: readonly number[];
  /** How it ended; `null` before that. */
  readonly outcome: Outcome | null;
  /** What it counts, by the ids of its counters. */
  readonly counters: Readonly<Record<string, number>>;
}

/** A run at its end. */
export interface EmbedResultLane {
  readonly algorithm: string;
  readonly name: string;
  readonly outcome: Outcome | null;
  /** Among those that solved it, from 1; those that are level share one. */
  readonly place: number | null;
  readonly steps: number;
  /** Time inside the algorithm, µs. */
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

/** What is there, each time an address has been opened in it. */
export interface EmbedReady {
  readonly view: string;
  readonly lanes: readonly { readonly algorithm: string; readonly name: string }[];
}

/** What each event has for its `detail`. */
export interface EmbedDetails {
  ready: EmbedReady;
  step: EmbedStep;
  finish: EmbedResult;
  /** What the page says went wrong, or that it does not answer. */
  error: { readonly message: string };
  /** What it would take to be seen whole, CSS pixels. */
  resize: { readonly height: number };
}

/** What can be asked of it, with what is handed over and what comes back. */
export interface EmbedCalls {
  load: (hash: string) => void;
  play: () => void;
  pause: () => void;
  step: (steps: number) => void;
  seek: (step: number) => void;
  result: () => EmbedResult;
}

/**
 * `<sudoku-lab>`: a view of the page in a frame. It is fetched when it comes near to what is seen, and
 * as high as what is in it unless it is given a height. Its children are shown until it is there.
 */
export interface SudokuLabElement extends HTMLElement, Required<Omit<EmbedSettings, "lang">> {
  /** Opens another address, or changes what is set; over when that is there to be played. */
  load(what: string | EmbedSettings): Promise<void>;
  play(): Promise<void>;
  pause(): Promise<void>;
  /** Pauses, and goes so many steps on or, below 0, back; by default one on. */
  step(steps?: number): Promise<void>;
  /** Pauses, and turns to a step. */
  seek(step: number): Promise<void>;
  /** How it ended, when it has. */
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

/** The names of its attributes where they are written as such, as in JSX. */
export type SudokuLabAttributes = Omit<EmbedSettings, "maxSeconds"> & { "max-seconds"?: string };

/** Its events as properties that begin with this prefix, as in JSX: `onfinish`. */
export type SudokuLabListeners<Prefix extends string = "on"> = {
  [K in keyof EmbedDetails as `${Prefix}${K}`]?: (event: CustomEvent<EmbedDetails[K]>) => void;
};

/**
 * What page and frame say to each other by `postMessage`: each message is an object with the version
 * under `sudoku-lab`, and anything else is left alone. A frame speaks first: `here`.
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
