/** The instance of a module in this thread, and its replacement after a crash. */

import { describe, fromPlain, refusal, SudokuError } from "../errors.js";
import type { Glue } from "./bound.js";

export class Bindings {
  readonly #glue: Glue;
  #instance = 0;

  constructor(glue: Glue) {
    this.#glue = glue;
  }

  instantiate(module: WebAssembly.Module): void {
    if (this.#instance > 0) return;
    this.#glue.initSync({ module });
    this.#instance = 1;
  }

  /** The number of the current instance: objects of an earlier instance are lost. */
  get instance(): number {
    return this.#instance;
  }

  /**
   * Calls the bindings. Refusals are thrown as a `SudokuError`. After a trap, the objects of the instance are lost, and
   * the next call uses a new instance.
   */
  guarded<T>(call: (glue: Glue) => T): T {
    const glue = this.#glue;
    try {
      return call(glue);
    } catch (error) {
      const refused = refusal(error);
      if (refused) throw fromPlain(refused);
      if (!isTrap(error)) throw error;
      const message = trapMessage(error, glue);
      this.#instance += 1;
      glue.restart();
      // The next call creates the new instance, but only after it has written its arguments to the memory of the old
      // one. Therefore this call has no arguments.
      glue.version();
      throw new SudokuError("crashed", message);
    }
  }
}

/**
 * Frees an object of an instance after its use, but not after a crash, when the object is lost together with its
 * instance.
 */
export function used<H extends { free(): void }, T>(held: H, use: (held: H) => T): T {
  let result: T;
  try {
    result = use(held);
  } catch (error) {
    if (refusal(error)) held.free();
    throw error;
  }
  held.free();
  return result;
}

/** Whether an error is a panic, a stack overflow, or exhausted memory. */
function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}

/** Returns the message of the trap of an instance. */
export function trapMessage(error: unknown, glue: Pick<Glue, "last_panic">): string {
  try {
    return glue.last_panic() || describe(error);
  } catch {
    return describe(error);
  }
}
