import type { Disposal } from "../disposal.js";
import { describeError, SudokuError, workersEnded } from "../errors.js";
import type { Guest } from "../guest.js";
import { expect, expectMade, fieldsOf, registerObject } from "../module/arguments.js";
import type { Registry } from "../module/registry.js";
import type { Puzzle, QuickestId, Solved, SolveInput } from "../types.js";
import { allCores, Client, createDefaultWorker } from "./client.js";
import type { Done, Piece } from "./piece.js";
import type { RunsRequest } from "./plan.js";
import type { Records } from "./records.js";
import { type RunsOptions, runAll } from "./runs.js";
import { type OnSilence, Silence } from "./silence.js";
import { type SolveOptions, solveInPool } from "./solve.js";

export type { Ask, Done, Piece } from "./piece.js";

/** The number of workers that a piece may use: after a first crash, the piece is tried once more in a new worker. */
export const MAX_ATTEMPTS = 2;

export interface PoolOptions {
  /** The maximum number of workers. Default: one per core that the browser reports. Workers are created when needed. */
  readonly workers?: number;
  /** Creates a worker that runs `sudoku-lab/worker`, if the default way is not possible. */
  readonly createWorker?: () => Worker;
  /** Called for workers that do not answer. Ending such a worker counts as a crash. */
  readonly onSilence?: OnSilence;
}

export interface WorkOptions<T> {
  /** The maximum number of workers of the pool to use. */
  readonly workers?: number;
  /**
   * Whether the pieces need more than the module that the page has loaded: algorithms, techniques or other functions of
   * the module with everything, which the workers then download. Default: `true`.
   */
  readonly beyond?: boolean;
  /** Cancels the work: no further piece starts, and running pieces end at their next answer. */
  readonly signal?: AbortSignal | undefined;
  /** Called for each piece when it ends, in no particular order, even if the work is cancelled later. */
  readonly onDone?: (index: number, done: Done<T>) => void;
  /** Called for each worker that crashed, with its piece; `again` is `true` if the piece is tried once more. */
  readonly onCrash?: (index: number, error: SudokuError, again: boolean) => void;
}

/** Returns the requested number, at least 1. Throws `argument` unless the value is an integer from 0, or infinity. */
export function workerCount(name: string, count: number): number {
  expect(name, count, "count");
  return Math.max(1, count);
}

/** Returns the iterator of the pieces. */
function iteratorOf<T>(pieces: Iterable<Piece<T>>): Iterator<Piece<T>> {
  try {
    return pieces[Symbol.iterator]();
  } catch (error) {
    throw new SudokuError("argument", `pieces must be iterable: ${describeError(error)}`);
  }
}

/** Submitted work: the source of its pieces, and their outcomes. */
class PoolJob<T> {
  active = 0;
  readonly workers: number;
  readonly #pieces: Iterator<Piece<T>>;
  readonly #results: (Done<T> | null)[] = [];
  readonly #options: WorkOptions<T>;
  readonly #resolve: (results: readonly Done<T>[]) => void;
  readonly #reject: (why: unknown) => void;
  #exhausted = false;
  #failed: { readonly why: unknown } | null = null;

  constructor(
    pieces: Iterable<Piece<T>>,
    options: WorkOptions<T>,
    resolve: (results: readonly Done<T>[]) => void,
    reject: (why: unknown) => void,
  ) {
    this.#pieces = iteratorOf(pieces);
    this.#options = options;
    this.#resolve = resolve;
    this.#reject = reject;
    this.workers = workerCount("workers", options.workers ?? Number.POSITIVE_INFINITY);
  }

  get signal(): AbortSignal | undefined {
    return this.#options.signal;
  }

  get beyond(): boolean {
    return this.#options.beyond ?? true;
  }

  /** Whether no further piece may start. */
  get over(): boolean {
    return this.#exhausted || this.#failed !== null || this.signal?.aborted === true;
  }

  /** Returns a function that carries out the next piece; `null` if there is none. */
  next(lendWorker: LendWorker): (() => Promise<void>) | null {
    const piece = this.over ? null : this.#takePiece();
    if (!piece) return null;
    const index = this.#results.push(null) - 1;
    const { onDone, onCrash } = this.#options;
    const crashed = (error: SudokuError, again: boolean) => onCrash?.(index, error, again);
    return async () => {
      try {
        const done = await lendWorker(piece, this, crashed);
        this.#results[index] = done;
        if (done) onDone?.(index, done);
      } catch (why) {
        this.#failed ??= { why };
      }
    };
  }

  settle(): void {
    const done = this.#results.filter((one) => one !== null);
    if (this.signal?.aborted) this.#reject(this.signal.reason);
    else if (this.#failed) this.#reject(this.#failed.why);
    else if (this.#exhausted && done.length === this.#results.length) this.#resolve(done);
    else this.#reject(workersEnded());
  }

  #takePiece(): Piece<T> | null {
    try {
      const { done, value } = this.#pieces.next();
      if (!done) {
        expect("piece", value, "function");
        return value;
      }
      this.#exhausted = true;
    } catch (why) {
      this.#failed = { why };
    }
    return null;
  }
}

type LendWorker = <T>(
  piece: Piece<T>,
  job: Pick<PoolJob<T>, "signal" | "beyond">,
  crashed: (error: SudokuError, again: boolean) => void,
) => Promise<Done<T> | null>;

export interface Pool extends Disposal {}

/**
 * Workers for work that consists of independent pieces. A free worker takes the next piece, and results are
 * returned in the order of the pieces, so they do not depend on the workers.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the class has the method of `Disposal`
export class Pool {
  /** The maximum number of workers. */
  readonly size: number;
  readonly lab: Registry;
  readonly #create: () => Worker;
  #idle: Client[] = [];
  readonly #busy = new Set<Client>();
  readonly #options: PoolOptions;
  readonly #silence: Silence;
  #jobs: PoolJob<unknown>[] = [];
  #active = 0;
  #lastNumber = 0;
  #disposed = false;
  /** Whether a worker has ever started: if so, a worker that cannot start is an exception. */
  #hasWorked = false;

  constructor(lab: Registry, options: PoolOptions = {}) {
    expectMade("lab", lab);
    const fields = fieldsOf<PoolOptions>("options", options, {
      workers: "count?",
      createWorker: "function?",
      onSilence: "function?",
    });
    const { workers = allCores(), createWorker = createDefaultWorker, onSilence } = fields;
    registerObject("pool", this);
    this.lab = lab;
    this.#options = fields;
    this.#silence = new Silence(onSilence);
    this.#create = createWorker;
    this.size = workerCount("workers", workers);
  }

  /**
   * Solves a puzzle in a worker, with the fastest solver unless the setup names another one.
   *
   * Rejects with the reason of the signal if it is aborted, and with the errors that `Lab.solve` throws (except
   * `not-loaded`) and those that `run` rejects with.
   */
  solve<Id extends string = QuickestId>(
    puzzle: Puzzle | string,
    setup: SolveInput<Id> = {},
    options: SolveOptions = {},
  ): Promise<Solved<Id>> {
    return solveInPool(this, puzzle, setup, options);
  }

  /**
   * Executes pieces of work. A piece is taken from the iterable only when a worker is free, so its size may depend on
   * the times of earlier pieces. Work that is submitted later starts when workers are free.
   *
   * A piece that crashes two workers, or that is refused, has no result; the other pieces are unaffected. Rejects
   * with the reason of the signal (by default an `AbortError`) if it is aborted, once no piece is running; with any
   * other error that a piece or the iterable throws; and with a `SudokuError`: `unsupported` if there are no
   * workers, `network` if their module cannot be fetched, `crashed` if the pool is disposed of.
   */
  async run<T>(
    pieces: Iterable<Piece<T>>,
    given: WorkOptions<T> = {},
  ): Promise<readonly Done<T>[]> {
    const options = fieldsOf<WorkOptions<T>>("options", given, {
      workers: "count?",
      beyond: "boolean?",
      signal: "signal?",
      onDone: "function?",
      onCrash: "function?",
    });
    const { signal } = options;
    const fill = () => this.#fill();
    signal?.addEventListener("abort", fill);
    const done = new Promise<readonly Done<T>[]>((resolve, reject) => {
      this.#jobs.push(new PoolJob(pieces, options, resolve, reject) as PoolJob<unknown>);
      this.#fill();
    });
    // The same signal may belong to any number of jobs.
    return await done.finally(() => signal?.removeEventListener("abort", fill));
  }

  /**
   * Runs each setup on each puzzle with each seed. Except for the times, the results are the same for any number of
   * workers, and the same as those of separate runs. A run that crashes a second worker or is refused has no
   * result; the other runs are unaffected.
   *
   * Rejects with the reason of the signal; with a `SudokuError` if the request or all of its setups are invalid; and
   * with the errors that `run` rejects with.
   */
  runs<Id extends string>(
    request: RunsRequest<Id>,
    options?: RunsOptions<Id>,
  ): Promise<Records<Id>> {
    return runAll(this, request, options);
  }

  /** A pool of the same size with workers of a visitor's solver; the caller must dispose of it. */
  for(guest: Guest): Pool {
    const createWorker = () => guest.createWorker(this.lab);
    const { onSilence } = this.#options;
    return new Pool(this.lab, {
      workers: this.size,
      createWorker,
      ...(onSilence && { onSilence }),
    });
  }

  /** Returns a number that identifies the requests of one piece of work. */
  number(): number {
    this.#lastNumber += 1;
    return this.#lastNumber;
  }

  /** Ends the workers and all running work. */
  dispose(): void {
    this.#disposed = true;
    for (const client of [...this.#idle.splice(0), ...this.#busy]) client.end();
    this.#fill();
  }

  /** @internal declared by `Disposal` */
  [Symbol.dispose](): void {
    this.dispose();
  }

  /** Starts as much work as there are free workers, and settles finished work. */
  #fill(): void {
    for (const job of this.#jobs) {
      while (!this.#disposed && this.#active < this.size && job.active < job.workers) {
        const work = job.next(this.#lend);
        if (!work) break;
        job.active += 1;
        this.#active += 1;
        void work().then(() => {
          job.active -= 1;
          this.#active -= 1;
          this.#fill();
        });
      }
    }
    const over = this.#jobs.filter((job) => job.active === 0 && (job.over || this.#disposed));
    this.#jobs = this.#jobs.filter((job) => !over.includes(job));
    for (const job of over) job.settle();
  }

  /** Carries out a piece, in a second worker if the first one crashes. */
  readonly #lend: LendWorker = async (piece, { signal, beyond }, crashed) => {
    for (let left = MAX_ATTEMPTS - 1; ; left -= 1) {
      const client = this.#takePiece(beyond);
      try {
        return { value: await this.#attempt(client, piece, signal) };
      } catch (error) {
        if (signal?.aborted || this.#disposed) return null;
        if (!client.error) {
          if (error instanceof SudokuError) return { error };
          throw error;
        }
        crashed(client.error, left > 0);
        if (left > 0) continue;
        const { code } = client.error;
        // Every other piece would fail for the same reason.
        if (code === "network" || (code === "unsupported" && !this.#hasWorked)) throw client.error;
        return { error: client.error };
      } finally {
        this.#giveBack(client);
      }
    }
  };

  /** Calls the piece with a worker. When the signal is aborted, the worker must answer, or it is ended. */
  async #attempt<T>(client: Client, piece: Piece<T>, signal: AbortSignal | undefined): Promise<T> {
    const stop = () => {
      // A worker that has not started yet has nothing to stop.
      if (client.ready) void client.ask({ type: "stop" });
      else client.end();
    };
    signal?.addEventListener("abort", stop);
    try {
      return await piece(async (request, transfer) => {
        signal?.throwIfAborted();
        const outcome = await client.ask(request, transfer);
        if (outcome === null) throw client.error;
        if ("refused" in outcome) throw outcome.refused;
        return outcome.answer;
      });
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  /** Takes an idle worker whose module suffices, or creates one in place of an idle worker whose module does not. */
  #takePiece(beyond: boolean): Client {
    const sound = this.#idle.filter(({ error }) => !error);
    const fit = sound.findLast(({ all }) => all || !beyond);
    this.#idle = sound.filter((one) => one !== fit);
    if (!fit && this.#idle.length + this.#busy.size >= this.size) this.#idle.shift()?.end();
    const client = fit ?? new Client(this.#create, this.lab.supply(beyond));
    this.#busy.add(client);
    return this.#silence.watch(client);
  }

  #giveBack(client: Client): void {
    this.#busy.delete(client);
    this.#silence.forget(client);
    this.#hasWorked ||= client.ready;
    if (!client.error && !this.#disposed) this.#idle.push(client);
  }
}
