import type { Disposal } from "../disposal.js";
import { SudokuError } from "../errors.js";
import { expect, expectMade, fieldsOf } from "../module/arguments.js";
import type { Registry } from "../module/registry.js";
import { puzzleOf } from "../module/setup.js";
import type { Answers, Request } from "../protocol.js";
import type { Census, Estimate, Puzzle } from "../types.js";
import { raceWithAbort } from "./abort.js";
import { Client, createDefaultWorker, supersededError } from "./client.js";
import { type OnSilence, Silence } from "./silence.js";

/** The maximum duration of a slice, ms, so that other requests wait no longer than this. */
const SLICE_MS = 8;

export interface SolutionsOptions {
  /** Creates a worker that runs `sudoku-lab/worker`, if the default way is not possible. */
  readonly createWorker?: () => Worker;
  /** Called when the worker does not answer. Ending it counts as an `error`; `open` then uses a new worker. */
  readonly onSilence?: OnSilence;
  /** The seed of the probes; default: 1. */
  readonly seed?: number;
}

/** The conditions on which a request ends early. */
export interface EndConditions {
  readonly signal?: AbortSignal | undefined;
}

/** The conditions on which counting pauses. */
export interface Until extends EndConditions {
  /** The total number of solutions at which counting pauses; by default it continues until there are no more. */
  readonly solutions?: number;
  /** The time after which counting pauses, ms. */
  readonly ms?: number;
  /** Called after every slice. It is called often, so it should return quickly. */
  readonly onProgress?: (census: Census) => void;
}

/** The conditions on which probing pauses. */
export interface ProbesUntil extends EndConditions {
  /** The total number of probes. */
  readonly probes: number;
  readonly ms?: number;
  readonly onProgress?: (estimate: Estimate) => void;
}

export interface Solutions extends Disposal {}

/**
 * The solutions of one puzzle, counted and listed in a worker of its own, one slice at a time, by the fastest solver
 * that finds all of them. Only one request is active: a new request ends the previous one within a slice, which then
 * rejects with an `AbortError`. A request also rejects with the reason of its signal if the signal is aborted, and with
 * the `error` if there is one: `clash`, or the crash of the worker. Results are kept, so counting continues from where
 * it stopped. Solutions are not stored: they are found again from copies of the search, which take at most 16 MB.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the class has the method of `Disposal`
export class Solutions {
  readonly #lab: Registry;
  readonly #create: () => Worker;
  readonly #seed: number;
  readonly #silence: Silence;
  #client: Client | null = null;
  /** The client that probes if the client that counts cannot; its puzzle is the one with which it was opened. */
  #prober: { readonly client: Client; readonly puzzle: Puzzle } | null = null;
  #puzzle: Puzzle | null = null;
  #census: Census | null = null;
  #estimate: Estimate | null = null;
  #error: SudokuError | null = null;
  /** The number of the last request: earlier requests end when it changes. */
  #turn = 0;

  constructor(lab: Registry, options: SolutionsOptions = {}) {
    expectMade("lab", lab);
    const {
      createWorker,
      onSilence,
      seed = 1,
    } = fieldsOf<SolutionsOptions>("options", options, {
      createWorker: "function?",
      onSilence: "function?",
      seed: "number?",
    });
    this.#lab = lab;
    this.#create = createWorker ?? createDefaultWorker;
    this.#seed = seed;
    this.#silence = new Silence(onSilence);
  }

  /** The results for the puzzle so far; `null` if there are none. */
  get census(): Census | null {
    return this.#census;
  }

  get estimate(): Estimate | null {
    return this.#estimate;
  }

  /** The reason why no results are possible: the givens conflict, or the worker crashed. */
  get error(): SudokuError | null {
    return this.#error;
  }

  /** Ends the current request, and opens another puzzle. */
  open(puzzle: Puzzle | string): void {
    const given = puzzleOf(this.#lab, puzzle);
    this.#turn += 1;
    this.#puzzle = given;
    this.#census = null;
    this.#estimate = null;
    this.#error = null;
    if (given.clashes[0])
      this.#error = new SudokuError("clash", given.clashes[0].message, given.clashes[0]);
    else this.#begin(given);
  }

  /** Continues counting until a condition is met. */
  async count(until: Until = {}): Promise<Census> {
    const { solutions, ms, signal, onProgress } = fieldsOf<Until>("options", until, {
      solutions: "count?",
      ms: "number?",
      signal: "signal?",
      onProgress: "function?",
    });
    const max = solutions ?? Number.POSITIVE_INFINITY;
    return this.#slices(
      { ms, signal },
      () => this.#client,
      async (request) => {
        const census = await request({ type: "count", solutions: max, ms: SLICE_MS });
        this.#census = census;
        onProgress?.(census);
        return { now: census, more: !census.exhausted && census.found < max };
      },
    );
  }

  /** Continues probing, to estimate the number of solutions. */
  async probe(until: ProbesUntil): Promise<Estimate> {
    expect("options", until, "object");
    const { probes, ms, signal, onProgress } = fieldsOf<ProbesUntil>("options", until, {
      probes: "count",
      ms: "number?",
      signal: "signal?",
      onProgress: "function?",
    });
    return this.#slices(
      { ms, signal },
      () => this.#probing(),
      async (sendRequest) => {
        const estimate = await sendRequest({ type: "probe", probes, ms: SLICE_MS });
        this.#estimate = estimate;
        onProgress?.(estimate);
        return { now: estimate, more: estimate.probes < probes };
      },
    );
  }

  /**
   * Returns a solution that was found, by its number from 1: one digit per cell; `null` if there is no such solution.
   */
  async solution(
    number: number,
    options: EndConditions = {},
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    expect("number", number, "count");
    const { signal } = fieldsOf<EndConditions>("options", options, { signal: "signal?" });
    if (!(number >= 1 && number <= (this.#census?.found ?? 0))) return null;
    return this.#slices(
      { signal },
      () => this.#client,
      async (ask) => {
        const digits = await ask({ type: "again", number, ms: SLICE_MS });
        return { now: digits, more: digits === null };
      },
    );
  }

  /** Ends the worker of this puzzle. */
  dispose(): void {
    this.#turn += 1;
    this.#endClients();
    this.#puzzle = null;
  }

  /** @internal declared by `Disposal` */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #begin(puzzle: Puzzle): void {
    const beyond = !this.#lab.counts(puzzle.box);
    this.#client = this.#clientFor(this.#client, beyond, puzzle);
  }

  /** Returns the client that probes for the puzzle; a separate client if probing would disturb the counting. */
  #probing(): Client | null {
    const [puzzle, prober] = [this.#puzzle, this.#prober];
    if (!puzzle || !this.#client || this.#client.all) return this.#client;
    if (prober?.puzzle === puzzle && !prober.client.error) return prober.client;
    const client = this.#clientFor(prober?.client ?? null, true, puzzle);
    this.#prober = { client, puzzle };
    return client;
  }

  /** Opens a puzzle in a client, or in a new client that replaces it. */
  #clientFor(previous: Client | null, beyond: boolean, { text, box }: Puzzle): Client {
    // No result of the previous puzzle is needed, so the pending requests are not awaited.
    const serves = previous && !previous.error && !previous.silent && (previous.all || !beyond);
    if (previous && !serves) this.#end(previous);
    const client = serves
      ? previous
      : this.#silence.watch(new Client(this.#create, this.#lab.supply(beyond)));
    client.onFail = (error) => {
      if (this.#client === client || this.#prober?.client === client) this.#error = error;
    };
    if (client.error) this.#error = client.error;
    else void client.ask({ type: "open", text, box, seed: this.#seed });
    return client;
  }

  #endClients(): void {
    for (const client of [this.#client, this.#prober?.client]) if (client) this.#end(client);
    this.#client = null;
    this.#prober = null;
  }

  #end(client: Client): void {
    client.end();
    this.#silence.forget(client);
  }

  /** Requests slices until the last one was done, the time is up, or there is another request. */
  async #slices<T>(
    { ms = Number.POSITIVE_INFINITY, signal }: EndConditions & { readonly ms?: number | undefined },
    clientOf: () => Client | null,
    slice: (
      ask: <R extends Request>(request: R) => Promise<Answers[R["type"]]>,
    ) => Promise<{ readonly now: T; readonly more: boolean }>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const turn = ++this.#turn;
    const client = clientOf();
    const check = () => {
      signal?.throwIfAborted();
      if (turn !== this.#turn) throw supersededError();
      if (this.#error) throw this.#error;
    };
    const send = async <R extends Request>(request: R): Promise<Answers[R["type"]]> => {
      check();
      if (!client) throw new SudokuError("refused", "No puzzle was opened.");
      const outcome = await raceWithAbort([client.ask(request)], signal);
      if (!outcome) this.#silence.forget(client);
      if (turn === this.#turn) {
        if (!outcome) this.#error ??= client.error;
        else if ("refused" in outcome) this.#error = outcome.refused;
      }
      check();
      if (outcome && "answer" in outcome) return outcome.answer;
      throw supersededError();
    };
    const startedAt = performance.now();
    for (;;) {
      const { now, more } = await slice(send);
      if (!more || performance.now() - startedAt >= ms) return now;
    }
  }
}
