/** The page's end of a run that is split into parts for several workers. */
import { workersEnded } from "../errors.js";
import type { Merge } from "../module/bound.js";
import type { PartDone, PartsStatus, PartWanted } from "../protocol.js";
import type { AnySetup, Outcome, Puzzle } from "../types.js";
import type { PartState, TeamOptions, Together } from "./cores.js";
import { type Ask, type Done, type Piece, valuesOf } from "./piece.js";
import type { Pool } from "./pool.js";

/** The maximum duration of a slice, ms, so that work that is cancelled or no longer needed ends soon. */
const SLICE_MS = 20;
/** The approximate duration of the small parts that are sent together, microseconds. */
const BATCH = 8000;
/**
 * The number of requests that a worker has at a time: the next request is ready when the previous one has been
 * answered.
 */
const AHEAD = 2;

export async function solveInParts(
  pool: Pool,
  { text, box }: Puzzle,
  { maxSteps: _, ...setup }: AnySetup,
  options: TeamOptions,
): Promise<Together> {
  const { workers, signal } = options;
  const begin = performance.now();
  const team = new Team(pool, { text, box, setup, job: pool.number() }, options);
  const wake = () => team.wake();
  signal?.addEventListener("abort", wake);
  try {
    const members = Array.from({ length: workers }, (_, worker) => team.member(worker));
    const done = await pool.run(members, { workers, signal, onDone: (_, one) => team.lost(one) });
    valuesOf(done);
    team.drop();
    const found = team.result();
    if (!found) throw workersEnded();
    const micros = (performance.now() - begin) * 1000;
    return { ...found, trace: null, workers, micros, waited: 0 };
  } finally {
    signal?.removeEventListener("abort", wake);
    team.free();
  }
}

interface Whole {
  readonly text: string;
  readonly box: string;
  readonly setup: AnySetup;
  readonly job: number;
}

/** A pending request, with the parts that it contains. */
interface Asked {
  readonly answer: Promise<PartsStatus>;
  readonly taken: readonly PartWanted[];
}

/** Distributes the parts, and collects their results. */
class Team {
  readonly #pool: Pool;
  readonly #whole: Whole;
  readonly #options: TeamOptions;
  #merge: Merge | null = null;
  #parts = 0;
  #begun = 0;
  #ended = 0;
  #busy = 0;
  /** Parts that were distributed and returned without having been started, in order. */
  #back: PartWanted[] = [];
  readonly #solutions: PartDone["solution"][] = [];
  /** Whether a member is lost for good, and with it the whole run. */
  #broken = false;
  /** The parts that were reported as running. */
  readonly #running = new Map<number, PartState>();
  /** The members that have nothing to do at the moment. */
  #idle: (() => void)[] = [];

  constructor(pool: Pool, whole: Whole, options: TeamOptions) {
    this.#pool = pool;
    this.#whole = whole;
    this.#options = options;
  }

  member(worker: number): Piece<void> {
    /** The parts that the member has received and that are not known to have ended. */
    const held = new Map<number, PartWanted>();
    return async (ask) => {
      // After a crash, these parts are started again.
      this.#giveBack(held, held.values());
      const merge = this.#begin(await ask({ type: "split", ...this.#whole }));
      const asked: Asked[] = [];
      let busy = false;
      while (!this.#over) {
        while (asked.length < AHEAD) {
          const taken = this.#take(busy);
          if (taken.length === 0 && held.size === 0) break;
          for (const one of taken) held.set(one.part, one);
          asked.push({ answer: this.#ask(ask, taken, merge.needed), taken });
        }
        const first = asked.shift();
        if (first) busy = this.#hear(await first.answer, first.taken, held, worker);
        else await new Promise<void>((resolve) => this.#idle.push(resolve));
      }
      await Promise.all(asked.map(({ answer }) => answer));
    };
  }

  /** Handles the end of a member. */
  lost(done: Done<void>): void {
    this.#broken ||= "error" in done;
    this.wake();
  }

  wake(): void {
    for (const wake of this.#idle.splice(0)) wake();
  }

  /** Reports the parts that were in progress when the other parts ended: their results are no longer needed. */
  drop(): void {
    for (const state of this.#running.values()) this.#tell({ ...state, state: "dropped" });
  }

  result(): Omit<Together, "trace" | "workers" | "micros" | "waited"> | null {
    const merge = this.#merge;
    if (merge?.outcome === undefined) return null;
    return {
      outcome: merge.outcome as Outcome,
      found: merge.found,
      solution: this.#solutions.slice(0, merge.merged).find((solution) => solution) ?? null,
      steps: merge.steps,
      counters: merge.counters(),
      parts: this.#parts,
      busy: this.#busy,
    };
  }

  free(): void {
    this.#merge?.free();
  }

  get #over(): boolean {
    const ended = this.#merge?.outcome !== undefined;
    return ended || this.#broken || this.#options.signal?.aborted === true;
  }

  /** Each member divides the run by itself; the first one to finish reports the number of parts. */
  #begin(parts: number): Merge {
    if (!this.#merge) {
      this.#parts = parts;
      this.#merge = this.#pool.lab.merge(parts, this.#whole.setup.solutions ?? 1);
      this.#options.onSplit?.(parts);
    }
    return this.#merge;
  }

  #ask(ask: Ask, parts: readonly PartWanted[], needed: number): Promise<PartsStatus> {
    const answer = ask({ type: "parts", ...this.#whole, parts, needed, ms: SLICE_MS });
    // If several answers fail at once, only one of them is awaited.
    answer.catch(() => {});
    return answer;
  }

  /**
   * Returns the next parts for one member: the longer the parts take and the fewer are left, the fewer it receives. A
   * member that is busy with a long part receives another one in advance, so that it does not wait afterwards, unless
   * another member may be free for that part.
   */
  #take(busy: boolean): PartWanted[] {
    const left = this.#parts - this.#begun + this.#back.length;
    const share = left / (2 * this.#options.workers);
    const small = this.#ended > 0 ? (BATCH * this.#ended) / (this.#busy + 1) : 1;
    const many = busy ? Math.min(1, Math.floor(share)) : Math.max(1, Math.min(small, share));
    const taken: PartWanted[] = [];
    while (taken.length + 1 <= many) {
      const next = this.#back.shift() ?? this.#handOut();
      if (!next) break;
      taken.push(next);
    }
    return taken;
  }

  #handOut(): PartWanted | null {
    const next = this.#merge?.next_part();
    if (!next) return null;
    this.#begun += 1;
    return { part: next[0] ?? 0, solutions: next[1] ?? 0 };
  }

  #giveBack(held: Map<number, PartWanted>, parts: Iterable<PartWanted>): void {
    for (const one of [...parts]) {
      held.delete(one.part);
      this.#back.push(one);
    }
    this.#back.sort((a, b) => a.part - b.part);
  }

  /** Processes the answer to a request; returns whether the member is still working on a part. */
  #hear(
    { done, running, dropped, micros }: PartsStatus,
    taken: readonly PartWanted[],
    held: Map<number, PartWanted>,
    worker: number,
  ): boolean {
    const tell = (
      { part, steps, found }: Pick<PartDone, "part" | "steps" | "found">,
      state: PartState["state"],
    ) => this.#tell({ part, worker, state, steps, found });
    this.#busy += micros;
    this.#ended += done.length;
    for (const one of done) {
      held.delete(one.part);
      this.#solutions[one.part] = one.solution;
      this.#merge?.take(one.part, one.solutions, one.found, one.steps, one.counters);
      tell(one, "done");
    }
    for (const one of dropped) {
      held.delete(one.part);
      tell(one, "dropped");
    }
    if (running) tell(running, "running");
    const untouched = taken.filter(({ part }) => held.has(part) && part !== running?.part);
    this.#giveBack(held, untouched);
    this.wake();
    return running !== null;
  }
  #tell(state: PartState): void {
    if (state.state === "running") this.#running.set(state.part, state);
    else this.#running.delete(state.part);
    this.#options.onPart?.(state);
  }
}
