import type { Message } from "./message.js";

/** Why something was refused, for a program to switch on. */
export type ErrorCode =
  /** An argument is of the wrong type; the message names it, what is expected and what was received. */
  | "argument"
  | "parse"
  | "clash"
  /** A blank cell of a position is left without any; the message names it. */
  | "no-candidate"
  | "box"
  | "unknown-algorithm"
  | "unknown-technique"
  | "unknown-scale"
  /** It is not in what was loaded first: workers fetch it, this thread has it by `sudoku-lab/workshop`. */
  | "not-loaded"
  | "unknown-preset"
  | "unknown-param"
  | "param-type"
  | "param-range"
  | "size"
  | "incomplete"
  | "indivisible"
  /** The puzzle has no solution or several, or its solver gave up before that was known. */
  | "not-unique"
  /** A difficulty or a technique that is to be needed is not there, or not for such a grid. */
  | "target"
  | "refused"
  /** The browser, or the frame the page is in, lacks what is needed. */
  | "unsupported"
  /** A file could not be fetched. */
  | "network"
  /** A visitor's own solver is none, or threw where it is read. */
  | "guest"
  | "crashed";

/** An error that says by a stable code what was wrong, and by `message` where and why. */
export class SudokuError extends Error {
  override readonly name = "SudokuError";

  readonly code: ErrorCode;
  /** Where in a text it is, counted from 1: for `parse`, and where a visitor's own solver threw. */
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

/** The error of what was asked of workers that have been ended meanwhile. */
export const workersEnded = () =>
  new SudokuError("crashed", WORKERS_ENDED.text, { i18n: { id: WORKERS_ENDED.id, args: {} } });

/** The error of WebAssembly that could not be fetched. */
export function fetchFailed(cause: unknown): SudokuError {
  const reason = describe(cause);
  return new SudokuError(
    "network",
    FETCH_FAILED.text.replace("{reason}", () => reason),
    {
      i18n: { id: FETCH_FAILED.id, args: { reason } },
    },
  );
}

/** What an error is when it crosses between a worker and a page. */
export interface PlainError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly place?: SudokuError["place"];
  readonly i18n?: SudokuError["i18n"];
}

/** The error that bindings threw, if it is one of those with a `code`. */
export function refusal(error: unknown): PlainError | null {
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return null;
  // The codes are the bindings' own, listed above.
  const { code, message } = error as Error & { code: ErrorCode };
  const { line, column, i18n } = error as { line?: number; column?: number; i18n?: Message };
  const place = line === undefined || column === undefined ? undefined : { line, column };
  return { code, message, place, i18n };
}

export function fromPlain({ code, message, ...details }: PlainError): SudokuError {
  return new SudokuError(code, message, details);
}

/** What to say of anything that was thrown, even if it cannot be read. */
export function describe(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return "an error that cannot be read";
  }
}
