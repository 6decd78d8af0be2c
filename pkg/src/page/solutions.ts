import { SudokuError } from "../errors.js";
import type { Lab } from "../module/lab.js";
import type { Answers, Request } from "../protocol.js";
import type { Census, Estimate, Puzzle } from "../types.js";
import { Client, usualWorker } from "./client.js";
import { type OnSilence, Silence } from "./silence.js";

/** A slice is short enough that whatever else is asked waits no longer than this. */
const SLICE_MS = 8;

export interface SolutionsOptions {
  /** Makes a worker that runs `sudoku-lab/worker`, where the usual way is barred. */
  readonly createWorker?: () => Worker;
  /** Told when its worker does not answer. To end it is an `error`; `open` has a fresh one. */
  readonly onSilence?: OnSilence;
  /** Seed of the probes; default 1. */
  readonly seed?: number;
}

/** When counting is to pause. */
export interface Until {
  /** As soon as so many are found in all; default: when there are no more. */
  readonly solutions?: number;
  /** After so many milliseconds. */
  readonly ms?: number;
  /** Told after every slice; often, so it should only take note. */
  readonly onProgress?: (census: Census) => void;
}

/** The same for probes. */
export interface ProbesUntil {
  /** Probes in all. */
  readonly probes: number;
  readonly ms?: number;
  readonly onProgress?: (estimate: Estimate) => void;
}

/**
 * The solutions of one puzzle, counted and listed in a worker of its own, a slice at a time, by the
 * quickest solver that finds them all.
 *
 * One thing is done at a time: whatever is asked ends what was asked before within a slice, and that
 * settles with what it has. What was found stays, so counting goes on from where it stopped. No
 * solution is stored: copies of the search, 16 MB at most, are what each is found again from.
 */
export class Solutions {
  readonly #lab: Lab;
  readonly #create: () => Worker;
  readonly #seed: number;
  readonly #silence: Silence;
  #client: Client | null = null;
  /** Who probes, where who counts cannot; its puzzle is the one it was opened with. */
  #prober: { readonly client: Client; readonly puzzle: Puzzle } | null = null;
  #puzzle: Puzzle | null = null;
  #census: Census | null = null;
  #estimate: Estimate | null = null;
  #error: SudokuError | null = null;
  /** Who asked last: whoever asked before leaves off. */
  #turn = 0;

  constructor(lab: Lab, { createWorker, onSilence, seed = 1 }: SolutionsOptions = {}) {
    this.#lab = lab;
    this.#create = createWorker ?? usualWorker;
    this.#seed = seed;
    this.#silence = new Silence(onSilence);
  }

  /** What is known of the puzzle; `null` before anything is. */
  get census(): Census | null {
    return this.#census;
  }

  get estimate(): Estimate | null {
    return this.#estimate;
  }

  /** Why nothing can be found out: the givens clash, or the worker broke. */
  get error(): SudokuError | null {
    return this.#error;
  }

  /** Ends what was asked, and turns to another puzzle. */
  open(puzzle: Puzzle): void {
    this.pause();
    this.#puzzle = puzzle;
    this.#census = null;
    this.#estimate = null;
    this.#error = null;
    if (puzzle.clashes[0]) this.#error = new SudokuError("clash", puzzle.clashes[0].message);
    else this.#begin(puzzle);
  }

  /** Counts on until the limit; `null` if nothing is known, as when there is an `error`. */
  async count({ solutions, ms, onProgress }: Until = {}): Promise<Census | null> {
    const most = solutions ?? Number.POSITIVE_INFINITY;
    await this.#slices(ms, this.#client, async (ask) => {
      const census = await ask({ type: "count", solutions: most, ms: SLICE_MS });
      if (!census) return false;
      this.#census = census;
      onProgress?.(census);
      return !census.exhausted && census.found < most;
    });
    return this.#census;
  }

  /** Probes on for an estimate of how many there are; `null` as above. */
  async probe({ probes, ms, onProgress }: ProbesUntil): Promise<Estimate | null> {
    await this.#slices(ms, this.#probing(), async (ask) => {
      const estimate = await ask({ type: "probe", probes, ms: SLICE_MS });
      if (!estimate) return false;
      this.#estimate = estimate;
      onProgress?.(estimate);
      return estimate.probes < probes;
    });
    return this.#estimate;
  }

  /**
   * A solution that was found, by its number from 1: a digit a cell. `null` if there is none of that
   * number, or something else was asked meanwhile.
   */
  async solution(number: number): Promise<Uint8Array<ArrayBuffer> | null> {
    let digits: Uint8Array<ArrayBuffer> | null = null;
    if (!(number >= 1 && number <= (this.#census?.found ?? 0))) return digits;
    await this.#slices(undefined, this.#client, async (ask) => {
      digits = await ask({ type: "again", number, ms: SLICE_MS });
      return digits === null;
    });
    return digits;
  }

  /** Ends what was asked, within a slice. */
  pause(): void {
    this.#turn += 1;
  }

  /** Ends the worker. */
  dispose(): void {
    this.pause();
    this.#drop();
    this.#puzzle = null;
  }

  [Symbol.dispose](): void {
    this.dispose();
  }

  #begin(puzzle: Puzzle): void {
    const beyond = !this.#lab.counts(puzzle.box);
    this.#client = this.#turned(this.#client, beyond, puzzle);
  }

  /** Who probes for the puzzle; one of its own where the counting is not to be disturbed for that. */
  #probing(): Client | null {
    const [puzzle, prober] = [this.#puzzle, this.#prober];
    if (!puzzle || !this.#client || this.#client.all) return this.#client;
    if (prober?.puzzle === puzzle && !prober.client.error) return prober.client;
    const client = this.#turned(prober?.client ?? null, true, puzzle);
    this.#prober = { client, puzzle };
    return client;
  }

  /** Has a client, or one in its place, turn to a puzzle. */
  #turned(kept: Client | null, beyond: boolean, { text, box }: Puzzle): Client {
    // Nothing of the puzzle before is needed, so none is waited for.
    const serves = kept && !kept.error && !kept.silent && (kept.all || !beyond);
    if (kept && !serves) this.#end(kept);
    const client = serves
      ? kept
      : this.#silence.watch(new Client(this.#create, this.#lab.supply(beyond)));
    client.onFail = (error) => {
      if (this.#client === client || this.#prober?.client === client) this.#error = error;
    };
    if (client.error) this.#error = client.error;
    else void client.ask({ type: "open", text, box, seed: this.#seed });
    return client;
  }

  #drop(): void {
    for (const client of [this.#client, this.#prober?.client]) if (client) this.#end(client);
    this.#client = null;
    this.#prober = null;
  }

  #end(client: Client): void {
    client.end();
    this.#silence.forget(client);
  }

  /** Does slices until one says that it was the last, the time is up, or something else is asked. */
  async #slices(
    ms: number | undefined,
    client: Client | null,
    slice: (
      ask: <R extends Request>(request: R) => Promise<Answers[R["type"]] | null>,
    ) => Promise<boolean>,
  ): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    if (!client || this.#error || !this.#puzzle) return;
    const ask = async <R extends Request>(request: R): Promise<Answers[R["type"]] | null> => {
      const outcome = await client.ask(request);
      if (!outcome) this.#silence.forget(client);
      if (turn !== this.#turn) return null;
      if (!outcome) this.#error ??= client.error;
      if (outcome && "refused" in outcome) this.#error = outcome.refused;
      return outcome && "answer" in outcome ? outcome.answer : null;
    };
    const begin = performance.now();
    while (turn === this.#turn && !this.#error) {
      const more = await slice(ask);
      if (!more || performance.now() - begin >= (ms ?? Number.POSITIVE_INFINITY)) return;
    }
  }
}
