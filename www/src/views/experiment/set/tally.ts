/** How many steps the puzzles of a file took, all together. */
import type { AlgorithmInfo } from "sudoku-lab";
import type { Curve } from "../../../chart/StepsPlot";

/** What is asked of each puzzle, and of whom. */
export interface Task {
  readonly solver: AlgorithmInfo;
  /** `null` is its first, or its bare defaults. */
  readonly preset: string | null;
  /** What differs from the preset. */
  readonly params: Readonly<Record<string, string>>;
  /** Of each puzzle; `null` where it makes no difference. */
  readonly seed: number | null;
  /** Solutions to count. */
  readonly limit: number;
  /** Steps at most. */
  readonly maxSteps: number | null;
}

export const sameTask = (a: Task, b: Task) =>
  setupText(a) === setupText(b) && a.limit === b.limit && a.maxSteps === b.maxSteps;

/** What is set of whom, and the seed. */
type Setting = Pick<Task, "solver" | "preset" | "params" | "seed">;

/** It, as the command line and the package write it. */
export function setupText({ solver, preset, params, seed }: Setting): string {
  const name = preset === null ? solver.id : `${solver.id}:${preset}`;
  return [name, ...settings(params, seed)].join(" ");
}

const settings = (params: Task["params"], seed: number | null) => [
  ...Object.entries(params)
    .map(([id, value]) => `${id}=${value}`)
    .sort(),
  ...(seed === null ? [] : [`seed=${seed}`]),
];

/** Who it is asked of, by name. */
export function nameOf({ solver, preset, params, seed }: Setting): string {
  const named = preset === null ? null : solver.presets.find(({ id }) => id === preset);
  const said = [...(named ? [named.name] : []), ...settings(params, seed)];
  return said.length > 0 ? `${solver.name} (${said.join(", ")})` : solver.name;
}

/** The puzzle that took the most steps; the first in the file where there are several. */
export interface Hardest {
  readonly number: number;
  readonly steps: number;
  /** How many took as many. */
  readonly like: number;
}

/** Fills up while a file is solved: puzzles by their steps, so that it stays small. */
export class Tally {
  readonly task: Task;
  /** Puzzles that were answered, or ended without an answer. */
  puzzles = 0;
  /** Those that ended without an answer, by how. */
  readonly open = { steps: 0, stalled: 0 };
  hardest: Hardest | null = null;
  readonly #answered = new Map<number, number>();
  #curve: Curve | null = null;

  constructor(task: Task) {
    this.task = task;
  }

  add(number: number, steps: number, open: keyof Tally["open"] | null): void {
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

  /** How many puzzles were answered within how many steps, both rising. */
  get curve(): Curve {
    this.#curve ??= this.#drawn();
    return this.#curve;
  }

  /** The least steps within which this share of all was answered; `null` if it never was. */
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
