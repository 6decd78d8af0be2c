/** The worker's part in a portfolio: the seeds it was dealt, by turns. */
import { type Rivals, rivals } from "../../wasm/workshop/sudoku_lab.js";
import type { Rivalry, RivalryStatus, RivalState } from "../protocol.js";
import type { Outcome } from "../types.js";

class Held {
  readonly job: number;
  readonly #rivals: Rivals;
  /** Steps of each when it was last told of. */
  #told: Float64Array;

  constructor({ text, box, setup, seeds, job }: Rivalry) {
    this.job = job;
    this.#rivals = rivals(text, box, setup, Uint32Array.from(seeds));
    this.#told = new Float64Array(seeds.length).fill(-1);
  }

  work({ best, ms }: Rivalry): RivalryStatus {
    const micros = this.#rivals.slice(best, ms);
    const { more } = this.#rivals;
    const steps = this.#rivals.steps();
    const states = [...steps.keys()]
      .filter((index) => !more || steps[index] !== this.#told[index])
      .map((index) => this.#state(index, steps[index] ?? 0));
    this.#told = steps;
    return { more, best: this.#rivals.best, states, micros };
  }

  #state(index: number, steps: number): RivalState {
    const held = this.#rivals;
    return {
      index,
      steps,
      outcome: (held.outcome(index) ?? null) as Outcome | null,
      conflicts: held.conflicts(index),
      counters: held.counters(index) as RivalState["counters"],
      solution: (held.solution(index) ?? null) as RivalState["solution"],
      trace: held.trace(index) as RivalState["trace"],
      standing: [...held.standing(index)],
    };
  }

  free(): void {
    this.#rivals.free();
  }
}

let held: Held | null = null;

/** Lets go of the runs: they can take much memory. */
export function release(): void {
  held?.free();
  held = null;
}

export function rivalry(request: Rivalry): RivalryStatus {
  if (held?.job !== request.job) {
    release();
    held = new Held(request);
  }
  const status = held.work(request);
  if (!status.more) release();
  return status;
}
