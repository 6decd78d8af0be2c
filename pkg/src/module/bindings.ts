/** The instance of a module in this thread, and what to do when it breaks. */

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

  /** Which instance it is: objects of an earlier one are lost. */
  get instance(): number {
    return this.#instance;
  }

  /**
   * Calls into the bindings. What they refuse is thrown as a `SudokuError`; a trap costs the objects
   * of the instance, and the next call works in a fresh one.
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
      // The instance is made by the next call, but only after it has written its arguments to the
      // old one's memory: so by one without arguments.
      glue.version();
      throw new SudokuError("crashed", message);
    }
  }
}

/** Frees what belongs to an instance after it was used: not after a crash, when it is gone with its instance. */
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

/** A panic, or a stack or memory that ran out. */
function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}

/** Why an instance trapped. */
export function trapMessage(error: unknown, glue: Pick<Glue, "last_panic">): string {
  try {
    return glue.last_panic() || describe(error);
  } catch {
    return describe(error);
  }
}
