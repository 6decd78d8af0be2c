/** Asks workers, which stay warm, what follows from a position. */
import {
  type Deduction,
  findDeductions,
  findPath,
  findRefutation,
  Pool,
  type PoolOptions,
  type Refutation,
  type Registry,
  Solutions,
} from "sudoku-lab";
import { candidatesOf, digitsOf, type GamePuzzle, type Position } from "../position";
import { HINT_ORDERS, type HintOrder } from "./order";

/** One may be at something long while the other tells the next step. */
const WORKERS = 2;
/** Steps of the search for a second solution; a puzzle that takes more is held to have several. */
const STEPS = 300_000;

/** Solutions of an ambiguous position that are compared, and the time that counting them may take, ms. */
const MAX_COMPARED = 50;
const MAX_COUNTING_MS = 500;

/** The solutions that the digits on a board allow. */
export interface SolutionsLeft {
  /** The number of solutions, or as many as were counted. */
  readonly found: number;
  /** Whether there are no more than these. */
  readonly exhausted: boolean;
  /** The cells in which the solutions differ; empty unless all solutions are known. */
  readonly differ: readonly number[];
}

type Solving = Promise<Uint8Array | null>;

/** A position as the package takes it: the digits, and what the player believes. */
export const believed = (p: Position) => ({
  box: p.box,
  givens: p.givens,
  values: p.values,
  candidates: candidatesOf(p),
});

export class Teacher {
  readonly #lab: Registry;
  readonly #pool: Pool;
  readonly #options: PoolOptions;
  /** What was asked of a position, which never changes. */
  readonly #next: Readonly<Record<HintOrder, WeakMap<Position, Deduction | null>>> = {
    people: new WeakMap(),
    se: new WeakMap(),
    hodoku: new WeakMap(),
  };
  readonly #solutions = new Map<string, Uint8Array | null>();
  /** The puzzle whose solution is looked for, which moves in it do not change. */
  #solving: {
    readonly key: string;
    readonly stop: AbortController;
    readonly done: Solving;
  } | null = null;

  constructor(lab: Registry, options: PoolOptions = {}) {
    this.#lab = lab;
    this.#options = options;
    this.#pool = new Pool(lab, { workers: WORKERS, ...options });
  }

  /** The next step, or `null` where no technique finds one; `undefined` if it is not known yet. */
  known(p: Position, order: HintOrder = "people"): Deduction | null | undefined {
    return this.#next[order].get(p);
  }

  /** Finds the next step, by the first technique of an order that has one. */
  async next(
    p: Position,
    signal: AbortSignal,
    order: HintOrder = "people",
  ): Promise<Deduction | null> {
    const known = this.known(p, order);
    if (known !== undefined) return known;
    for (const techniques of HINT_ORDERS[order]) {
      const { steps } = await findPath(this.#pool, believed(p), {
        techniques,
        maxSteps: 1,
        explain: true,
        signal,
      });
      const [step] = steps;
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
      const limits = { solutions: MAX_COMPARED, signal };
      // The first slice starts the worker, however long that takes: it does not count.
      const first = await counter.count({ ...limits, ms: 0 });
      const { found, exhausted } = first.exhausted
        ? first
        : await counter.count({ ...limits, ms: MAX_COUNTING_MS });
      if (!exhausted) return { found, exhausted, differ: [] };
      const differ = new Set<number>();
      const one = await counter.solution(1, { signal });
      for (let number = 2; number <= found; number += 1) {
        const other = await counter.solution(number, { signal });
        other?.forEach((digit, cell) => {
          if (digit !== one?.[cell]) differ.add(cell);
        });
      }
      return { found, exhausted, differ: [...differ].sort((one, other) => one - other) };
    } finally {
      counter.dispose();
    }
  }

  /** Every step there is, told as it is found. */
  async all(
    p: Position,
    signal: AbortSignal,
    onFound: (found: readonly Deduction[]) => void,
  ): Promise<void> {
    await findDeductions(this.#pool, believed(p), { explain: true, signal, onFound });
  }

  /** The way to the end, told as it is found; whether it fills every cell. */
  async path(
    p: Position,
    signal: AbortSignal,
    onFound: (found: readonly Deduction[]) => void,
  ): Promise<boolean> {
    const path = await findPath(this.#pool, believed(p), { explain: true, signal, onFound });
    return path.solved;
  }

  /** What follows from a candidate that cannot be; `null` if easy techniques find nothing. */
  whyNot(
    p: Position,
    candidate: readonly [cell: number, digit: number],
    signal: AbortSignal,
  ): Promise<Refutation | null> {
    return findRefutation(this.#pool, believed(p), candidate, { signal });
  }

  /** The one solution of a puzzle; `null` where there is none, several, or finding out takes too long. */
  async solution({ givens, box }: GamePuzzle): Promise<Uint8Array | null> {
    const text = this.#lab.write(givens, box);
    const key = `${box} ${text}`;
    const known = this.#solutions.get(key);
    if (known !== undefined) return known;
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

  async #solve(text: string, box: string, signal: AbortSignal): Solving {
    const puzzle = this.#lab.read(text, { box });
    if (puzzle.clashes.length > 0) return null;
    const setup = { solutions: 2, maxSteps: STEPS };
    const { found, solution, outcome } = await this.#pool.solve(puzzle, setup, { signal });
    return found === 1 && outcome !== "steps" ? solution : null;
  }

  dispose(): void {
    this.#pool.dispose();
  }
}
