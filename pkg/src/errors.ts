import type { Message } from "./message.js";

/** The cause of an error, for programs that handle causes differently. */
export type ErrorCode =
  /** An argument is of the wrong type; the message names the argument, the expected and the received type. */
  | "argument"
  | "parse"
  | "clash"
  /** A blank cell of a position has no candidate; the message names the cell. */
  | "no-candidate"
  | "box"
  | "unknown-algorithm"
  | "unknown-technique"
  | "unknown-scale"
  /**
   * The first module does not contain the algorithm or function. Workers download the second module automatically; the
   * calling thread can use `sudoku-lab/workshop`.
   */
  | "not-loaded"
  | "unknown-preset"
  | "unknown-param"
  | "param-type"
  | "param-range"
  | "size"
  | "incomplete"
  | "indivisible"
  /**
   * The puzzle has no solution or several solutions, or its solver gave up before this was known.
   */
  | "not-unique"
  /**
   * The requested difficulty or technique does not exist, or does not exist for grids of this size.
   */
  | "target"
  | "refused"
  /** The browser, or the frame that contains the page, lacks a required feature. */
  | "unsupported"
  /** A file could not be fetched. */
  | "network"
  /** A custom solver is invalid, or threw an error while it was being read. */
  | "guest"
  /** A file of a trained net is invalid; the message describes where and why. */
  | "net"
  | "crashed";

/** An error with a stable `code` for its cause; `message` describes the place and the reason. */
export class SudokuError extends Error {
  override readonly name = "SudokuError";

  readonly code: ErrorCode;
  /**
   * The position of the error in a text, counted from 1: for `parse`, and for errors that a custom solver
   * throws.
   */
  readonly place: { readonly line: number; readonly column: number } | undefined;
  /** The message for other languages; `undefined` if there is only the English text. */
  readonly i18n: Message | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    { place, i18n }: Pick<PlainError, "place" | "i18n"> = {},
  ) {
    super(message);
    this.code = code;
    this.place = place;
    this.i18n = i18n;
  }
}

const WORKERS_ENDED = { id: "workers.ended", text: "The workers were terminated." };
const FETCH_FAILED = {
  id: "solvers.not-fetched",
  text: "The solvers could not be fetched: {reason}",
};

/** Returns the error of a request to workers that have been terminated in the meantime. */
export const workersEnded = () =>
  new SudokuError("crashed", WORKERS_ENDED.text, { i18n: { id: WORKERS_ENDED.id, args: {} } });

/** Returns the error of a WebAssembly module that could not be downloaded. */
export function fetchFailed(cause: unknown): SudokuError {
  const reason = describeError(cause);
  return new SudokuError(
    "network",
    FETCH_FAILED.text.replace("{reason}", () => reason),
    {
      i18n: { id: FETCH_FAILED.id, args: { reason } },
    },
  );
}

/** An error as it is sent between a worker and a page. */
export interface PlainError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly place?: SudokuError["place"];
  readonly i18n?: SudokuError["i18n"];
}

/** Returns the error that the WebAssembly bindings threw, if it has a `code`; otherwise `null`. */
export function toPlainError(error: unknown): PlainError | null {
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return null;
  // The bindings only use the codes listed above.
  const { code, message } = error as Error & { code: ErrorCode };
  const { line, column, i18n } = error as { line?: number; column?: number; i18n?: Message };
  const place = line === undefined || column === undefined ? undefined : { line, column };
  return { code, message, place, i18n };
}

export function fromPlain({ code, message, ...details }: PlainError): SudokuError {
  return new SudokuError(code, message, details);
}

/** Returns the message of any thrown value, even if the value cannot be read. */
export function describeError(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return "an error that cannot be read";
  }
}
