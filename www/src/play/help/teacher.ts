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
} from "sudoku-lab";
import { candidatesOf, type Position } from "../position";

/** One may be at something long while the other tells the next step. */
const WORKERS = 2;
/** Steps of the search for a second solution; a puzzle that takes more is held to have several. */
const STEPS = 300_000;

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
  /** What was asked of a position, which never changes. */
  readonly #next = new WeakMap<Position, Deduction | null>();
  readonly #solutions = new Map<string, Uint8Array | null>();
  /** The puzzle whose solution is looked for, which moves in it do not change. */
  #solving: {
    readonly key: string;
    readonly stop: AbortController;
    readonly done: Solving;
  } | null = null;

  constructor(lab: Registry, options: PoolOptions = {}) {
    this.#lab = lab;
    this.#pool = new Pool(lab, { workers: WORKERS, ...options });
  }

  /** The next step, or `null` where no technique finds one; `undefined` if it is not known yet. */
  known(p: Position): Deduction | null | undefined {
    return this.#next.get(p);
  }

  /** Finds the next step, by the easiest technique that has one. */
  async next(p: Position, signal: AbortSignal): Promise<Deduction | null> {
    const known = this.#next.get(p);
    if (known !== undefined) return known;
    const { steps } = await findPath(this.#pool, believed(p), {
      maxSteps: 1,
      explain: true,
      signal,
    });
    const step = steps[0] ?? null;
    this.#next.set(p, step);
    return step;
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
  async solution({ givens, box }: Position): Promise<Uint8Array | null> {
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
