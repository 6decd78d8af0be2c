/** The page's end of a run that is split into parts for several workers. */
import { workersEnded } from "../errors.js";
import type { BoundMerge } from "../module/bound.js";
import type { PartRequest, PartResult, PartsStatus } from "../protocol.js";
import type { AnySetup, Outcome, Puzzle } from "../types.js";
import type { PartState, TeamOptions, Together } from "./cores.js";
import { type Ask, type Done, type Piece, valuesOf } from "./piece.js";
import type { Pool } from "./pool.js";

/** The maximum duration of a slice, ms, so that work that is cancelled or no longer needed ends soon. */
const SLICE_MS = 20;
/** The approximate duration of the small parts that are sent together, microseconds. */
const BATCH_US = 8000;
/**
 * The number of requests that a worker has at a time: the next request is ready when the previous one has been
 * answered.
 */
const MAX_QUEUED_REQUESTS = 2;

export async function solveInParts(
  pool: Pool,
  { text, box }: Puzzle,
  { maxSteps: _, ...setup }: AnySetup,
  options: TeamOptions,
): Promise<Together> {
  const { workers, signal } = options;
  const startedAt = performance.now();
  const team = new PartTeam(pool, { text, box, setup, job: pool.number() }, options);
  const wake = () => team.wake();
  signal?.addEventListener("abort", wake);
  try {
    const members = Array.from({ length: workers }, (_, worker) => team.member(worker));
    const done = await pool.run(members, { workers, signal, onDone: (_, one) => team.lost(one) });
    valuesOf(done);
    team.drop();
    const result = team.result();
    if (!result) throw workersEnded();
    const micros = (performance.now() - startedAt) * 1000;
    return { ...result, trace: null, workers, micros, waited: 0 };
  } finally {
    signal?.removeEventListener("abort", wake);
    team.free();
  }
}

interface DividedRun {
  readonly text: string;
  readonly box: string;
  readonly setup: AnySetup;
  readonly job: number;
}

/** A pending request, with the parts that it contains. */
interface PendingRequest {
  readonly answer: Promise<PartsStatus>;
  readonly taken: readonly PartRequest[];
}

/** Distributes the parts, and collects their results. */
class PartTeam {
  readonly #pool: Pool;
  readonly #dividedRun: DividedRun;
  readonly #options: TeamOptions;
  #merge: BoundMerge | null = null;
  #parts = 0;
  #startedParts = 0;
  #ended = 0;
  #busy = 0;
  /** Parts that were distributed and returned without having been started, in order. */
  #returned: PartRequest[] = [];
  readonly #solutions: PartResult["solution"][] = [];
  /** Whether a member is lost for good, and with it the whole run. */
  #isBroken = false;
  /** The parts that were reported as running. */
  readonly #running = new Map<number, PartState>();
  /** The members that have nothing to do at the moment. */
  #idle: (() => void)[] = [];

  constructor(pool: Pool, whole: DividedRun, options: TeamOptions) {
    this.#pool = pool;
    this.#dividedRun = whole;
    this.#options = options;
  }

  member(worker: number): Piece<void> {
    /** The parts that the member has received and that are not known to have ended. */
    const heldParts = new Map<number, PartRequest>();
    return async (request) => {
      // After a crash, these parts are started again.
      this.#giveBack(heldParts, heldParts.values());
      const merge = this.#begin(await request({ type: "split", ...this.#dividedRun }));
      const pending: PendingRequest[] = [];
      let busy = false;
      while (!this.#isOver) {
        while (pending.length < MAX_QUEUED_REQUESTS) {
          const parts = this.#takeParts(busy);
          if (parts.length === 0 && heldParts.size === 0) break;
          for (const one of parts) heldParts.set(one.part, one);
          pending.push({ answer: this.#request(request, parts, merge.needed), taken: parts });
        }
        const first = pending.shift();
        if (first) busy = this.#receive(await first.answer, first.taken, heldParts, worker);
        else await new Promise<void>((resolve) => this.#idle.push(resolve));
      }
      await Promise.all(pending.map(({ answer }) => answer));
    };
  }

  /** Handles the end of a member. */
  lost(done: Done<void>): void {
    this.#isBroken ||= "error" in done;
    this.wake();
  }

  wake(): void {
    for (const wake of this.#idle.splice(0)) wake();
  }

  /** Reports the parts that were in progress when the other parts ended: their results are no longer needed. */
  drop(): void {
    for (const state of this.#running.values()) this.#report({ ...state, state: "dropped" });
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

  get #isOver(): boolean {
    const ended = this.#merge?.outcome !== undefined;
    return ended || this.#isBroken || this.#options.signal?.aborted === true;
  }

  /** Each member divides the run by itself; the first one to finish reports the number of parts. */
  #begin(parts: number): BoundMerge {
    if (!this.#merge) {
      this.#parts = parts;
      this.#merge = this.#pool.lab.merge(parts, this.#dividedRun.setup.solutions ?? 1);
      this.#options.onSplit?.(parts);
    }
    return this.#merge;
  }

  #request(request: Ask, parts: readonly PartRequest[], needed: number): Promise<PartsStatus> {
    const answer = request({ type: "parts", ...this.#dividedRun, parts, needed, ms: SLICE_MS });
    // If several answers fail at once, only one of them is awaited.
    answer.catch(() => {});
    return answer;
  }

  /**
   * Returns the next parts for one member: the longer the parts take and the fewer are left, the fewer it receives. A
   * member that is busy with a long part receives another one in advance, so that it does not wait afterwards, unless
   * another member may be free for that part.
   */
  #takeParts(busy: boolean): PartRequest[] {
    const left = this.#parts - this.#startedParts + this.#returned.length;
    const share = left / (2 * this.#options.workers);
    const small = this.#ended > 0 ? (BATCH_US * this.#ended) / (this.#busy + 1) : 1;
    const count = busy ? Math.min(1, Math.floor(share)) : Math.max(1, Math.min(small, share));
    const acceptedParts: PartRequest[] = [];
    while (acceptedParts.length + 1 <= count) {
      const next = this.#returned.shift() ?? this.#handOut();
      if (!next) break;
      acceptedParts.push(next);
    }
    return acceptedParts;
  }

  #handOut(): PartRequest | null {
    const next = this.#merge?.next_part();
    if (!next) return null;
    this.#startedParts += 1;
    return { part: next[0] ?? 0, solutions: next[1] ?? 0 };
  }

  #giveBack(heldParts: Map<number, PartRequest>, parts: Iterable<PartRequest>): void {
    for (const one of [...parts]) {
      heldParts.delete(one.part);
      this.#returned.push(one);
    }
    this.#returned.sort((a, b) => a.part - b.part);
  }

  /** Processes the answer to a request; returns whether the member is still working on a part. */
  #receive(
    { done, running, dropped, micros }: PartsStatus,
    takenParts: readonly PartRequest[],
    assignedParts: Map<number, PartRequest>,
    worker: number,
  ): boolean {
    const report = (
      { part, steps, found }: Pick<PartResult, "part" | "steps" | "found">,
      state: PartState["state"],
    ) => this.#report({ part, worker, state, steps, found });
    this.#busy += micros;
    this.#ended += done.length;
    for (const part of done) {
      assignedParts.delete(part.part);
      this.#solutions[part.part] = part.solution;
      this.#merge?.take(part.part, part.solutions, part.found, part.steps, part.counters);
      report(part, "done");
    }
    for (const one of dropped) {
      assignedParts.delete(one.part);
      report(one, "dropped");
    }
    if (running) report(running, "running");
    const untouched = takenParts.filter(
      ({ part }) => assignedParts.has(part) && part !== running?.part,
    );
    this.#giveBack(assignedParts, untouched);
    this.wake();
    return running !== null;
  }
  #report(state: PartState): void {
    if (state.state === "running") this.#running.set(state.part, state);
    else this.#running.delete(state.part);
    this.#options.onPart?.(state);
  }
}
