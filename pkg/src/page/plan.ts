/** Requests for many runs, and the numbering of their tasks. */

import { faultOf } from "../../wasm/arguments.js";
import { SudokuError } from "../errors.js";
import { cellsIn, cellsOf } from "../module/answers.js";
import { expect, fieldsOf, itemsOf } from "../module/arguments.js";
import { toTextParams } from "../module/setup.js";
import type { AlgorithmId, AnySetup, Puzzle, SetupInput } from "../types.js";

/**
 * The approximate duration of a request to a worker: other requests, such as to stop, wait no longer.
 */
export const SLICE_MS = 100;
const MAX_SEED = 2 ** 32 - 1;

/**
 * A request for many runs: each setup on each puzzle with each seed. Each run is a task with a number from
 * 0, and its result, except for the time, depends only on this number: tasks can be executed anywhere, in
 * any order. Tasks are ordered by puzzle, then by seed, then by setup, so that partial results are
 * comparable.
 */
export interface RunsRequest<Id extends string = AlgorithmId> extends RunsScope {
  readonly setups: readonly SetupInput<Id>[];
}

/** A request whose setups are not known before run time, as in `AnySetup`. */
export interface AnyRunsRequest extends RunsScope {
  readonly setups: readonly AnySetup[];
}

/** A request whose texts have been read. */
export interface RunsRead extends AnyRunsRequest {
  readonly puzzles: Uint8Array | readonly Puzzle[];
}

/** The puzzles, the seeds and the limits of a request. */
export interface RunsScope {
  /**
   * The puzzles, all of the same size: bytes with one digit per cell, concatenated, 0 for a blank; or
   * texts; or puzzles that have been read, with their candidates.
   */
  readonly puzzles: Uint8Array | readonly (Puzzle | string)[];
  /**
   * Rows and columns of a box, `RxC`. For bytes, the default is `3x3`; for texts, it is optional.
   */
  readonly box?: string;
  /** The seeds; by default each setup runs once, with its own seed. */
  readonly seeds?: ArrayLike<number>;
  /** The limits of each run, in place of the limits of the setups. */
  readonly limits?: RunLimits;
  /** The numbers of the tasks to execute; by default all. */
  readonly tasks?: ArrayLike<number>;
}

export interface RunLimits {
  readonly solutions?: number;
  readonly maxSteps?: number | undefined;
  /** The time limit of the algorithm: if it ends a run, the result depends on the machine. */
  readonly maxSeconds?: number | undefined;
}

/** One of many runs. */
export interface RunsTask {
  /** The index of the setup and the index of the puzzle, from 0. */
  readonly setup: number;
  readonly puzzle: number;
  readonly seed: number;
}

/**
 * Returns the number of tasks of a request. Throws a `SudokuError` `box` if the bytes are not whole puzzles.
 */
export function tasksIn<Id extends string>(request: RunsRequest<Id>): number {
  const { setups, seeds, puzzles, box = "3x3" } = checkedRequest<AnyRunsRequest>(request);
  return countTasks({ setups, puzzles, box, ...(seeds && { seeds }) });
}

function countTasks({ setups, seeds, puzzles, box = "3x3" }: AnyRunsRequest): number {
  const bytes = puzzles instanceof Uint8Array;
  const count = bytes ? puzzles.length / cellsIn(puzzles, box) : puzzles.length;
  return setups.length * (seeds?.length ?? 1) * count;
}

/** Returns the task with a number. */
export function taskAt<Id extends string>(request: RunsRequest<Id>, number: number): RunsTask {
  expect("number", number, "count");
  return taskOf(checkedRequest<AnyRunsRequest>(request), number);
}

/** Returns a checked request. The contents of its lists are checked by their readers. */
export function checkedRequest<T extends AnyRunsRequest>(request: T): T {
  expect("request", request, "object");
  const copy = fieldsOf<AnyRunsRequest>("request", request, {
    setups: "object",
    puzzles: "object",
    box: "string?",
    seeds: "object?",
    limits: "object?",
    tasks: "object?",
  });
  const bytes = faultOf("puzzles", copy.puzzles, "Uint8Array") === null;
  const { seeds, tasks, limits } = copy;
  return {
    ...copy,
    setups: itemsOf("setups", copy.setups),
    puzzles: bytes ? copy.puzzles : itemsOf("puzzles", copy.puzzles as readonly string[]),
    ...(seeds && { seeds: itemsOf("seeds", seeds) }),
    ...(tasks && { tasks: itemsOf("tasks", tasks) }),
    ...(limits && {
      limits: fieldsOf<RunLimits>("limits", limits, {
        solutions: "number?",
        maxSteps: "number?",
        maxSeconds: "number?",
      }),
    }),
  } as T;
}

function taskOf({ setups, seeds }: AnyRunsRequest, number: number): RunsTask {
  const setup = number % setups.length;
  const rest = Math.floor(number / setups.length);
  const each = seeds?.length ?? 1;
  const seed = seeds ? (seeds[rest % each] ?? 0) : (setups[setup]?.seed ?? 0);
  return { setup, puzzle: Math.floor(rest / each), seed };
}

/** Returns the rows and columns of a box of all puzzles. */
function boxOf({ puzzles, box = "3x3" }: RunsRead): string {
  if (puzzles instanceof Uint8Array) return box;
  const [first] = puzzles;
  const other = puzzles.find((puzzle) => puzzle.box !== first?.box);
  if (!other) return first?.box ?? box;
  throw new SudokuError("box", `boxes are ${first?.box} in one puzzle and ${other.box} in another`);
}

/** Throws an error unless a number is an integer from 0 to the maximum. */
function expectIntegerUpTo(name: string, value: number, max: number): void {
  if (!Number.isInteger(value)) {
    throw new SudokuError("param-type", `${name} must be a whole number`);
  }
  if (value < 0 || value > max) {
    throw new SudokuError("param-range", `${name} must be from 0 to ${max}`);
  }
}

/** A checked request and its number of rows. */
export class Plan {
  readonly box: string;
  readonly cells: number;
  readonly rows: number;
  readonly #request: RunsRead;
  readonly #setups: readonly AnySetup[];
  readonly #maxMs: number;
  /** The puzzles as texts, if any of them has more than givens. */
  readonly #asTexts: boolean;

  /** The properties of a checked request. */
  constructor(request: RunsRead) {
    const { setups, puzzles, limits = {}, tasks } = request;
    const { maxSeconds = Number.POSITIVE_INFINITY, ...others } = limits;
    const set = Object.fromEntries(
      Object.entries(others).filter(([, value]) => value !== undefined),
    );
    if (!(maxSeconds >= 0)) {
      throw new SudokuError("param-range", "maxSeconds must be a number that is not negative");
    }
    const total = countTasks(request);
    for (const seed of Array.from(request.seeds ?? [])) expectIntegerUpTo("seed", seed, MAX_SEED);
    for (const task of Array.from(tasks ?? [])) expectIntegerUpTo("task", task, total - 1);
    this.#request = request;
    this.#setups = setups.map((setup) => ({ ...toTextParams<AnySetup>(setup), ...set }));
    this.#maxMs = maxSeconds * 1000;
    this.#asTexts =
      !(puzzles instanceof Uint8Array) && puzzles.some(({ candidates }) => candidates);
    this.box = boxOf(request);
    this.cells = cellsOf(this.box);
    this.rows = tasks ? tasks.length : total;
  }

  /** Returns the number of the task in a row. */
  numberAt(row: number): number {
    return this.#request.tasks ? (this.#request.tasks[row] ?? 0) : row;
  }

  /** Returns the algorithm of a row. */
  algorithmIn(row: number): string {
    return this.#setups[this.taskIn(row).setup]?.algorithm ?? "";
  }

  taskIn(row: number): RunsTask {
    return taskOf(this.#request, this.numberAt(row));
  }

  /** Returns the request to a worker for some rows. */
  asked(rows: Uint32Array) {
    const tasks = new Uint32Array(3 * rows.length);
    /** The indices of the puzzles among all puzzles, in the order in which they are sent. */
    const places = new Map<number, number>();
    for (const [at, row] of rows.entries()) {
      const { setup, puzzle, seed } = this.taskIn(row);
      const place = places.get(puzzle) ?? places.size;
      places.set(puzzle, place);
      tasks.set([setup, place, seed], 3 * at);
    }
    const puzzles = this.#puzzlesAt([...places.keys()]);
    const { box } = this;
    return {
      setups: this.#setups,
      box,
      puzzles,
      tasks,
      maxMs: this.#maxMs,
      repeatMs: 0,
      ms: SLICE_MS,
    };
  }

  #puzzlesAt(places: readonly number[]): Uint8Array | readonly string[] {
    const { puzzles } = this.#request;
    const { cells } = this;
    if (!(puzzles instanceof Uint8Array) && this.#asTexts) {
      return places.map((place) => puzzles[place]?.text ?? "");
    }
    const puzzleBytes = new Uint8Array(places.length * cells);
    for (const [at, index] of places.entries()) {
      const givens =
        puzzles instanceof Uint8Array
          ? puzzles.subarray(index * cells, (index + 1) * cells)
          : puzzles[index]?.givens;
      puzzleBytes.set(givens ?? [], at * cells);
    }
    return puzzleBytes;
  }
}
