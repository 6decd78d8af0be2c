/** The distribution of the number of steps over the puzzles of a file. */
import type { AlgorithmInfo } from "sudoku-lab";
import type { Curve } from "../../../chart/StepsPlot";

/** The task for each puzzle: the solver with its settings, and the limits. */
export interface BatchTask {
  readonly solver: AlgorithmInfo;
  /** The id of the preset; `null` for the first one, or for the default parameters if there are no presets. */
  readonly preset: string | null;
  /** The parameters that differ from the preset. */
  readonly params: Readonly<Record<string, string>>;
  /** The seed of each run; `null` if it makes no difference. */
  readonly seed: number | null;
  /** The maximum number of solutions to find. */
  readonly limit: number;
  /** The maximum number of steps; `null` without a limit. */
  readonly maxSteps: number | null;
}

export const isSameTask = (a: BatchTask, b: BatchTask) =>
  setupText(a) === setupText(b) && a.limit === b.limit && a.maxSteps === b.maxSteps;

/** A solver with its settings and seed. */
type BatchSetting = Pick<BatchTask, "solver" | "preset" | "params" | "seed">;

/** Returns a setup in the notation of the command line and the package. */
export function setupText({ solver, preset, params, seed }: BatchSetting): string {
  const name = preset === null ? solver.id : `${solver.id}:${preset}`;
  return [name, ...settingTexts(params, seed)].join(" ");
}

const settingTexts = (params: BatchTask["params"], seed: number | null) => [
  ...Object.entries(params)
    .map(([id, value]) => `${id}=${value}`)
    .sort(),
  ...(seed === null ? [] : [`seed=${seed}`]),
];

/** Returns the name of the solver, followed by its preset and changed settings. */
export function nameOf({ solver, preset, params, seed }: BatchSetting): string {
  const named = preset === null ? null : solver.presets.find(({ id }) => id === preset);
  const said = [...(named ? [named.name] : []), ...settingTexts(params, seed)];
  return said.length > 0 ? `${solver.name} (${said.join(", ")})` : solver.name;
}

/** The puzzle that took the most steps; the first one in the file if there are several. */
export interface Hardest {
  readonly number: number;
  readonly steps: number;
  /** The number of puzzles that took as many steps. */
  readonly like: number;
}

/** Collects the number of steps per puzzle while a file is being solved, grouped by number of steps to save memory. */
export class BatchTally {
  readonly task: BatchTask;
  /** The number of puzzles that were answered, or ended without an answer. */
  puzzles = 0;
  /** The number of puzzles that ended without an answer, by reason. */
  readonly open = { steps: 0, stalled: 0 };
  hardest: Hardest | null = null;
  readonly #answered = new Map<number, number>();
  #curve: Curve | null = null;

  constructor(task: BatchTask) {
    this.task = task;
  }

  add(number: number, steps: number, open: keyof BatchTally["open"] | null): void {
    this.#curve = null;
    this.puzzles += 1;
    if (open) this.open[open] += 1;
    else this.#answered.set(steps, (this.#answered.get(steps) ?? 0) + 1);
    const { hardest } = this;
    if (!hardest || steps > hardest.steps) this.hardest = { number, steps, like: 1 };
    else if (steps === hardest.steps) {
      const first = Math.min(number, hardest.number);
      this.hardest = { number: first, steps, like: hardest.like + 1 };
    }
  }

  /** The number of puzzles answered within each number of steps, both ascending. */
  get curve(): Curve {
    this.#curve ??= this.#drawn();
    return this.#curve;
  }

  /**
   * Returns the least number of steps within which this share of all puzzles was answered; `null` if it was never
   * reached.
   */
  quantile(share: number): number | null {
    const { steps, within } = this.curve;
    return steps[within.findIndex((count) => count >= share * this.puzzles)] ?? null;
  }

  #drawn(): Curve {
    const steps = Float64Array.from(this.#answered.keys()).sort();
    let sum = 0;
    const within = Uint32Array.from(steps, (one) => {
      sum += this.#answered.get(one) ?? 0;
      return sum;
    });
    return { steps, within };
  }
}
