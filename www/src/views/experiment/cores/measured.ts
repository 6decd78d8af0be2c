/** Computes the speed-up from runs on one core, two cores and so on. */
import type { Together } from "sudoku-lab";
import { median } from "../../../lab/stats";

/** The measurements of the runs on one number of cores. */
export interface MeasuredRow {
  readonly cores: number;
  /** The median time, µs. */
  readonly micros: number;
  /** The median time on one core divided by the times of these runs: median, lowest and highest quotient. */
  readonly speedUp: number;
  readonly low: number;
  readonly high: number;
  /** The share of the workers' time that was not spent on any part. */
  readonly idle: number;
  /** The mean time per step that one worker computed and waited, µs. */
  readonly computed: number;
  readonly waited: number;
}

export interface MeasuredRuns {
  readonly rows: readonly MeasuredRow[];
  readonly rounds: number;
  /** Whether all runs have the same results except for their times. */
  readonly same: boolean;
  readonly found: number;
  readonly steps: number;
}

/** Returns everything that must not depend on the number of cores, as a text. */
const invariantText = ({ micros: _, busy: __, waited: ___, workers: ____, ...rest }: Together) =>
  JSON.stringify({
    ...rest,
    solution: rest.solution && [...rest.solution],
    counters: [...rest.counters],
  });

export class Measuring {
  readonly #runs: Together[][];
  #same = true;

  constructor(cores: number) {
    this.#runs = Array.from({ length: cores }, () => []);
  }

  add(cores: number, run: Together): void {
    const first = this.#runs[0]?.[0];
    if (first && invariantText(first) !== invariantText(run)) this.#same = false;
    this.#runs[cores - 1]?.push(run);
  }

  result(): MeasuredRuns {
    const singleCoreTime = median((this.#runs[0] ?? []).map(({ micros }) => micros));
    const rows = this.#runs.map((runs, index): MeasuredRow => {
      const cores = index + 1;
      const times = runs.map(({ micros }) => micros);
      const idle = runs.map(({ micros, busy }) => Math.max(0, 1 - busy / (micros * cores)));
      return {
        cores,
        micros: median(times),
        speedUp: singleCoreTime / median(times),
        low: singleCoreTime / Math.max(...times),
        high: singleCoreTime / Math.min(...times),
        idle: median(idle),
        computed: median(runs.map(({ busy, steps }) => busy / cores / Math.max(1, steps))),
        waited: median(runs.map(({ waited, steps }) => waited / cores / Math.max(1, steps))),
      };
    });
    const first = this.#runs[0]?.[0];
    return {
      rows,
      rounds: this.#runs[0]?.length ?? 0,
      same: this.#same,
      found: first?.found ?? 0,
      steps: first?.steps ?? 0,
    };
  }
}
