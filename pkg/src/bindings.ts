/** The instance of the bindings in this thread, and what to do when it breaks. */
import { initSync, last_panic, restart, version } from "../wasm/sudoku_lab.js";
import { describe, fromPlain, refusal, SudokuError } from "./errors.js";

let instance = 0;

export function instantiate(module: WebAssembly.Module): void {
  if (instance > 0) return;
  initSync({ module });
  instance = 1;
}

/** Which instance it is: objects of an earlier one are lost. */
export const currentInstance = (): number => instance;

/**
 * Calls into the bindings. What they refuse is thrown as a `SudokuError`; a trap costs the objects of
 * the instance, and the next call works in a fresh one.
 */
export function guarded<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    const refused = refusal(error);
    if (refused) throw fromPlain(refused);
    if (!isTrap(error)) throw error;
    const message = trapMessage(error);
    instance += 1;
    restart();
    // The instance is made by the next call, but only after it has written its arguments to the old
    // one's memory: so by one without arguments.
    version();
    throw new SudokuError("crashed", message);
  }
}

/** A panic, or a stack or memory that ran out. */
export function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}

/** Why an instance trapped. */
export function trapMessage(error: unknown): string {
  try {
    return last_panic() || describe(error);
  } catch {
    return describe(error);
  }
}
