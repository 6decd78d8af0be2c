/** The place in which a visitor's solver runs; in a page, a frame creates it. */
export interface Place {
  /** The port to the program. */
  readonly port: MessagePort;
  /** Ends the place, whatever the solver is doing. */
  end(): void;
  /** Returns the place of a syntax error in a text according to the engine; `null` if the engine does not report it. */
  locate(text: string): Promise<Where | null>;
}

/** A position in a text; lines and columns count from 1. */
export interface Where {
  readonly line: number;
  readonly column: number;
}

/**
 * Starts the program in a new place. `fail` receives errors that occur there outside all requests. Rejects with a
 * `SudokuError`: `network` or `unsupported`.
 */
export type Spawn = (
  program: string,
  fail: (message: string, where?: Where) => void,
) => Promise<Place>;
