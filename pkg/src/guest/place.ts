/** Where a visitor's solver runs: made by whoever can, in a page by a frame. */
export interface Place {
  /** To the program. */
  readonly port: MessagePort;
  /** Ends it, whatever it is doing. */
  end(): void;
  /** Where in a text the engine finds an error of syntax; `null` if it does not tell. */
  locate(text: string): Promise<Where | null>;
}

/** Counted from 1. */
export interface Where {
  readonly line: number;
  readonly column: number;
}

/**
 * Begins the program in a place of its own. `fail` is told what went wrong there outside all requests.
 * Rejects with a `SudokuError`: `network` or `unsupported`.
 */
export type Spawn = (
  program: string,
  fail: (message: string, where?: Where) => void,
) => Promise<Place>;
