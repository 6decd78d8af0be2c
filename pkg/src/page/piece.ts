/** A piece of work for a worker of a pool. */
import type { SudokuError } from "../errors.js";
import type { Answers, Request } from "../protocol.js";

/** Sends a request to the worker of a piece. Throws an error when the piece must end. */
export type Ask = <R extends Request>(
  request: R,
  transfer?: Transferable[],
) => Promise<Answers[R["type"]]>;

/**
 * A piece of work: it sends requests to a worker, one after another, and has the worker for itself until it returns.
 * After a crash, it is called again with a new worker. No request should take long: when the work is cancelled, a
 * pending request has about a second to be answered, after which the worker is ended.
 */
export type Piece<T> = (ask: Ask) => Promise<T>;

/** The outcome of a piece: its value, or the reason why there is none. */
export type Done<T> = { readonly value: T } | { readonly error: SudokuError };

/** Returns the values of all pieces. Throws the error of a piece without a value. */
export function valuesOf<T>(all: readonly Done<T>[]): T[] {
  return all.map((done) => {
    if ("error" in done) throw done.error;
    return done.value;
  });
}
