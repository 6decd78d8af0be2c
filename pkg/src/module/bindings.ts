/** The instance of a module in this thread, and its replacement after a crash. */

import { describeError, fromPlain, SudokuError, toPlainError } from "../errors.js";
import type { WasmBindings } from "./bound.js";

export class Bindings {
  readonly #glue: WasmBindings;
  #instance = 0;

  constructor(glue: WasmBindings) {
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
  guarded<T>(call: (glue: WasmBindings) => T): T {
    const glue = this.#glue;
    try {
      return call(glue);
    } catch (error) {
      const refused = toPlainError(error);
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
export function useAndFree<H extends { free(): void }, T>(object: H, use: (held: H) => T): T {
  let result: T;
  try {
    result = use(object);
  } catch (error) {
    if (toPlainError(error)) object.free();
    throw error;
  }
  object.free();
  return result;
}

/** Whether an error is a panic, a stack overflow, or exhausted memory. */
function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}

/** Returns the message of the trap of an instance. */
export function trapMessage(error: unknown, glue: Pick<WasmBindings, "last_panic">): string {
  try {
    return glue.last_panic() || describeError(error);
  } catch {
    return describeError(error);
  }
}
