/** Why something was refused, for a program to switch on. */
export type ErrorCode =
  | "parse"
  | "clash"
  | "box"
  | "unknown-algorithm"
  | "unknown-preset"
  | "unknown-param"
  | "param-type"
  | "param-range"
  | "size"
  | "incomplete"
  | "refused"
  | "unsupported"
  | "crashed";

/** An error that says by a stable code what was wrong, and by `message` where and why. */
export class SudokuError extends Error {
  override readonly name = "SudokuError";

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Where in a text it is, counted from 1; only for `parse`. */
    readonly place?: { readonly line: number; readonly column: number },
  ) {
    super(message);
  }
}
