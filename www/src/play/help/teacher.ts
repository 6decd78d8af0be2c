/** Finds hints, steps and solutions for a position, in workers that are kept between requests. */
import {
  type Deduction,
  findDeductions,
  findPath,
  findRefutation,
  findStep,
  Pool,
  type PoolOptions,
  type Refutation,
  type Registry,
  Solutions,
} from "sudoku-lab";
import { candidatesOf, digitsOf, type GamePuzzle, type Position } from "../position";
import { HINT_ORDERS, type HintOrder } from "./order";

/** The number of workers: one may be busy with a long search while the other finds the next step. */
const WORKER_COUNT = 2;
/**
 * The maximum number of steps of the search for a second solution; a puzzle that takes more steps counts as having
 * several solutions.
 */
const MAX_UNIQUENESS_STEPS = 300_000;

/**
 * The maximum number of solutions of an ambiguous position that are compared, and the time limit of counting them, ms.
 */
const MAX_COMPARED_SOLUTIONS = 50;
const MAX_COUNTING_MS = 500;

/** The solutions that the digits on a board allow. */
export interface SolutionsLeft {
  /** The number of solutions, as far as they were counted. */
  readonly found: number;
  /** Whether there are no further solutions. */
  readonly exhausted: boolean;
  /** The cells in which the solutions differ; empty unless all solutions are known. */
  readonly differ: readonly number[];
}

type SolvingResult = Promise<Uint8Array | null>;

/**
 * Converts a position to the form of the package: the digits, and the candidates that the player considers possible.
 */
export const toBelievedPosition = (p: Position) => ({
  box: p.box,
  givens: p.givens,
  values: p.values,
  candidates: candidatesOf(p),
});

export class Teacher {
  readonly #lab: Registry;
  readonly #pool: Pool;
  readonly #options: PoolOptions;
  /** The results for each position, which never changes. */
  readonly #next: Readonly<Record<HintOrder, WeakMap<Position, Deduction | null>>> = {
    people: new WeakMap(),
    se: new WeakMap(),
    hodoku: new WeakMap(),
  };
  readonly #solutions = new Map<string, Uint8Array | null>();
  /** The puzzle whose solution is being searched; moves in the puzzle do not change it. */
  #solving: {
    readonly key: string;
    readonly stop: AbortController;
    readonly done: SolvingResult;
  } | null = null;

  constructor(lab: Registry, options: PoolOptions = {}) {
    this.#lab = lab;
    this.#options = options;
    this.#pool = new Pool(lab, { workers: WORKER_COUNT, ...options });
  }

  /** Returns the next step, or `null` if no technique finds one; `undefined` if the result is not known yet. */
  known(p: Position, order: HintOrder = "people"): Deduction | null | undefined {
    return this.#next[order].get(p);
  }

  /** Finds the next step with the first technique of an order that finds one. */
  async next(
    p: Position,
    signal: AbortSignal,
    order: HintOrder = "people",
  ): Promise<Deduction | null> {
    const known = this.known(p, order);
    if (known !== undefined) return known;
    for (const techniques of HINT_ORDERS[order]) {
      const step = await findStep(this.#pool, toBelievedPosition(p), { techniques, signal });
      if (!step) continue;
      this.#next[order].set(p, step);
      return step;
    }
    this.#next[order].set(p, null);
    return null;
  }

  /** Counts the solutions that the digits on the board allow, and compares them. */
  async solutionsLeft(p: Position, signal: AbortSignal): Promise<SolutionsLeft> {
    const puzzle = this.#lab.read(this.#lab.write(digitsOf(p), p.box), { box: p.box });
    if (puzzle.clashes.length > 0) return { found: 0, exhausted: true, differ: [] };
    const counter = new Solutions(this.#lab, this.#options);
    try {
      counter.open(puzzle);
      const limits = { solutions: MAX_COMPARED_SOLUTIONS, signal };
      // The first slice starts the worker, however long this takes, so its time does not count.
      const first = await counter.count({ ...limits, ms: 0 });
      const { found, exhausted } = first.exhausted
        ? first
        : await counter.count({ ...limits, ms: MAX_COUNTING_MS });
      if (!exhausted) return { found, exhausted, differ: [] };
      const differ = new Set<number>();
      const solution = await counter.solution(1, { signal });
      for (let number = 2; number <= found; number += 1) {
        const other = await counter.solution(number, { signal });
        other?.forEach((digit, cell) => {
          if (digit !== solution?.[cell]) differ.add(cell);
        });
      }
      return { found, exhausted, differ: [...differ].sort((one, other) => one - other) };
    } finally {
      counter.dispose();
    }
  }

  /** Finds every step that is available now, and reports each when it is found. */
  async all(
    p: Position,
    signal: AbortSignal,
    onFound: (found: readonly Deduction[]) => void,
  ): Promise<void> {
    await findDeductions(this.#pool, toBelievedPosition(p), { explain: true, signal, onFound });
  }

  /**
   * Finds the path to the end, and reports each step when it is found; resolves to whether the path fills every cell.
   */
  async path(
    p: Position,
    signal: AbortSignal,
    onFound: (found: readonly Deduction[]) => void,
  ): Promise<boolean> {
    const path = await findPath(this.#pool, toBelievedPosition(p), {
      explain: true,
      signal,
      onFound,
    });
    return path.solved;
  }

  /** Resolves to a proof that a candidate is wrong; `null` if easy techniques find none. */
  whyNot(
    p: Position,
    candidate: readonly [cell: number, digit: number],
    signal: AbortSignal,
  ): Promise<Refutation | null> {
    return findRefutation(this.#pool, toBelievedPosition(p), candidate, { signal });
  }

  /** Resolves to the solution of a puzzle; `null` if there is none, there are several, or the search takes too long. */
  async solution({ givens, box }: GamePuzzle): Promise<Uint8Array | null> {
    const text = this.#lab.write(givens, box);
    const key = `${box} ${text}`;
    const cached = this.#solutions.get(key);
    if (cached !== undefined) return cached;
    let solving = this.#solving;
    if (solving?.key !== key) {
      solving?.stop.abort();
      const stop = new AbortController();
      solving = { key, stop, done: this.#solve(text, box, stop.signal) };
      this.#solving = solving;
    }
    try {
      const one = await solving.done;
      this.#solutions.set(key, one);
      return one;
    } finally {
      if (this.#solving === solving) this.#solving = null;
    }
  }

  async #solve(text: string, box: string, signal: AbortSignal): SolvingResult {
    const puzzle = this.#lab.read(text, { box });
    if (puzzle.clashes.length > 0) return null;
    const setup = { solutions: 2, maxSteps: MAX_UNIQUENESS_STEPS };
    const { found, solution, outcome } = await this.#pool.solve(puzzle, setup, { signal });
    return found === 1 && outcome !== "steps" ? solution : null;
  }

  dispose(): void {
    this.#pool.dispose();
  }
}
