import type { Disposal } from "../disposal.js";
import { SudokuError } from "../errors.js";
import { expect, expectMade, fieldsOf, itemsOf } from "../module/arguments.js";
import type { Registry } from "../module/registry.js";
import { findAlgorithm, puzzleOf, toTextParams } from "../module/setup.js";
import type { AnySetup, Puzzle, SetupInput } from "../types.js";
import { allCores, Client, createDefaultWorker, supersededError } from "./client.js";
import { Lane, type LaneHost } from "./lane.js";
import { Scheduler } from "./scheduler.js";
import { isOpen, isShorter, MAX_UNDECIDED_BATCHES, placesOf } from "./timing.js";

export interface RaceOptions {
  /** The number of cores, of which one is left to the page. Default: the number that the browser reports. */
  readonly cores?: number;
  /** Creates a worker that runs `sudoku-lab/worker`, if the default way is not possible. */
  readonly createWorker?: () => Worker;
  /** The time in milliseconds for which each run is computed ahead before it starts (see `Lane.ahead`). Default: none. */
  readonly ahead?: number;
  /** Called soon after a lane has changed. It is called often, so it should return quickly. */
  readonly onChange?: (lane: Lane) => void;
}

type Fields = { readonly [key: string]: unknown };
const copyFields = (value: unknown): Fields =>
  typeof value === "object" && value ? { ...value } : {};

/** Whether two setups are equal field by field, their parameters included. */
function isSame(first: AnySetup, other: AnySetup): boolean {
  const equal = (a: Fields, b: Fields) =>
    [...Object.keys(a), ...Object.keys(b)].every((key) => Object.is(a[key], b[key]));
  const { params: a, ...rest } = first;
  const { params: b, ...others } = other;
  return equal(rest, others) && equal(copyFields(a), copyFields(b));
}

export interface Race extends Disposal {}

/** Several runs on one puzzle, each in its own worker, which take turns on the available cores. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the class has the method of `Disposal`
export class Race {
  readonly #lab: Registry;
  readonly #create: () => Worker;
  readonly #onChange: (lane: Lane) => void;
  readonly #scheduler: Scheduler;
  readonly #host: LaneHost;
  /** The clients of the lanes, by index. They outlive the lanes and serve those of the next race. */
  readonly #clients: Client[] = [];
  /**
   * The ranking: by time, once it is measured, or by steps, which are the same in every race. Lanes that are tied
   * share a place; by time, lanes are tied if none is clearly faster.
   */
  rank: "time" | "steps" = "time";
  #lanes: readonly Lane[] = [];
  #pace = Number.POSITIVE_INFINITY;
  /** Makes `run` check whether all lanes have ended. */
  #checkSilence = () => {};

  constructor(lab: Registry, options: RaceOptions = {}) {
    expectMade("lab", lab);
    const {
      cores,
      createWorker,
      ahead = 0,
      onChange,
    } = fieldsOf<RaceOptions>("options", options, {
      cores: "count?",
      createWorker: "function?",
      ahead: "number?",
      onChange: "function?",
    });
    this.#lab = lab;
    this.#create = createWorker ?? createDefaultWorker;
    this.#onChange = onChange ?? (() => {});
    this.#scheduler = new Scheduler(Math.max(1, (cores ?? allCores()) - 1));
    const race = this;
    this.#host = {
      ahead,
      get pace() {
        return race.#pace;
      },
      wake: () => this.#scheduler.wake(),
      // In a separate task, so that an error in the callback is reported as an error of the page and does not affect
      // the race.
      changed: (lane) => {
        queueMicrotask(() => this.#onChange(lane));
        this.#checkSilence();
      },
      place: (lane) => this.#placeOf(lane),
      twins: (lane) => this.#lanes.filter((other) => isSame(other.setup, lane.setup)),
      isOpen: (lane, time) => {
        const { outcome } = lane.progress;
        if (this.rank !== "time" || (outcome !== "solved" && outcome !== "unsolvable"))
          return false;
        return this.#lanes.some((other) => {
          const known = other === lane || other.progress.outcome !== outcome ? null : other;
          const reached = known && (known.measuredSoFar ?? (known.measurable ? null : known.time));
          return reached !== null && isOpen(time, reached);
        });
      },
    };
  }

  get lanes(): readonly Lane[] {
    return this.#lanes;
  }

  /**
   * Ends all runs and creates a lane for each setup, paused at step 0. If a run refuses its setup, its lane ends
   * with an error. Throws a `SudokuError` with the code `unknown-algorithm`; the race is then unchanged.
   */
  prepare<Id extends string>(puzzle: Puzzle | string, setups: readonly SetupInput<Id>[]): void {
    const given = puzzleOf(this.#lab, puzzle);
    const lanes = itemsOf("setups", setups).map((given, index) => {
      expect(`setups[${index}]`, given, "object");
      const setup = toTextParams<AnySetup>(given);
      return new Lane(this.#host, index, setup, findAlgorithm(this.#lab, setup.algorithm));
    });
    for (const lane of this.#lanes) lane.drop();
    for (const client of this.#clients.splice(lanes.length)) client.end();
    this.#lanes = lanes;
    this.#scheduler.set(lanes);
    for (const lane of lanes) {
      const beyond = !this.#lab.takes(lane.setup, given.box);
      const guest = this.#lab.guestOf(lane.setup.algorithm);
      const createFresh = () => {
        const create = guest ? () => guest.createWorker(this.#lab) : this.#create;
        const client = new Client(create, this.#lab.supply(beyond), guest);
        this.#clients[lane.index] = client;
        return client;
      };
      const existing = this.#clients[lane.index];
      const serves =
        existing && !existing.error && existing.guest === guest && (existing.all || !beyond);
      if (!serves) existing?.end();
      void lane.begin(serves ? existing : createFresh(), createFresh, given);
    }
    this.#checkSilence();
  }

  /**
   * Runs a complete race: prepares it, plays it, measures the short runs, and resolves with the lanes when all have
   * ended. Lanes that were refused or have crashed have an `error`.
   *
   * Rejects with the reason of the signal if it is aborted (the lanes are then stopped); with an `AbortError` if
   * another race is prepared meanwhile or this race is disposed of; and with the errors that `prepare` throws.
   */
  async run<Id extends string>(
    puzzle: Puzzle | string,
    setups: readonly SetupInput<Id>[],
    options: { readonly signal?: AbortSignal | undefined } = {},
  ): Promise<readonly Lane[]> {
    const { signal } = fieldsOf<typeof options>("options", options, { signal: "signal?" });
    signal?.throwIfAborted();
    this.prepare(puzzle, setups);
    const lanes = this.#lanes;
    this.play();
    const stop = () => this.stop();
    signal?.addEventListener("abort", stop);
    await new Promise<void>((resolve) => {
      this.#checkSilence = () => {
        const over = lanes.every(({ state }) => state === "ended");
        if (over || this.#lanes !== lanes) resolve();
      };
      this.#checkSilence();
    });
    await this.measure(() => signal?.aborted === true || this.#lanes !== lanes);
    signal?.removeEventListener("abort", stop);
    signal?.throwIfAborted();
    if (this.#lanes !== lanes) throw supersededError();
    return lanes;
  }

  play(): void {
    for (const lane of this.#lanes) lane.play();
  }

  pause(): void {
    for (const lane of this.#lanes) lane.pause();
  }

  /** The steps per second of each lane; `Infinity` is full speed. */
  get pace(): number {
    return this.#pace;
  }

  set pace(perSecond: number) {
    expect("pace", perSecond, "number");
    if (!(perSecond > 0)) {
      throw new SudokuError(
        "param-range",
        "The pace must be a positive number of steps per second.",
      );
    }
    this.#pace = perSecond;
    for (const lane of this.#lanes) lane.repace();
    this.#scheduler.wake();
  }

  /**
   * Pauses all lanes and moves them to one step: this number of steps forwards (or backwards, if negative) from the
   * latest step shown. A lane that ended before that step shows its end; a lane that has not reached it yet
   * advances by this number of steps.
   */
  step(n: number): void {
    expect("steps", n, "number");
    const by = Math.trunc(n);
    const moment = Math.max(0, ...this.#lanes.map(({ at }) => at)) + by;
    for (const lane of this.#lanes) {
      const reached = Math.max(lane.at, lane.progress.steps);
      lane.goTo(Math.min(moment, reached + Math.max(0, by)));
    }
  }

  /**
   * Measures the times of the lanes that have ended, by repeating the short runs in rounds, so that a slow moment
   * of the machine affects all lanes, until the times of each lane agree, or for longer if a busy machine leaves open
   * which of two lanes is faster. Stops and resolves with `false` once `left` returns `true`.
   */
  async measure(left: () => boolean = () => false): Promise<boolean> {
    expect("left", left, "function");
    for (let round = 0; round < MAX_UNDECIDED_BATCHES; round += 1) {
      for (const lane of this.#lanes) {
        if (lane.measurable) await lane.measure();
        if (left()) return false;
      }
    }
    return true;
  }

  /** Ends the runs; their states can still be shown. */
  stop(): void {
    for (const lane of this.#lanes) lane.stop();
  }

  /** Ends every run at this number of steps, as `Lane.endAt` does. */
  endAt(steps: number): void {
    expect("steps", steps, "count");
    for (const lane of this.#lanes) lane.endAt(steps);
  }

  /** Ends the workers of the race. */
  dispose(): void {
    for (const lane of this.#lanes) lane.drop();
    for (const client of this.#clients.splice(0)) client.end();
    this.#lanes = [];
    this.#scheduler.set([]);
    this.#checkSilence();
  }

  /** @internal declared by `Disposal` */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #placeOf(lane: Lane): number | null {
    const solved = this.#lanes.filter(({ progress }) => progress.outcome === "solved");
    if (!solved.includes(lane)) return null;
    if (this.rank === "steps") {
      const { steps } = lane.progress;
      return 1 + solved.filter(({ progress }) => progress.steps < steps).length;
    }
    if (solved.some(({ measurable }) => measurable)) return null;
    // A lane that has not ended may still come before this one.
    const going = this.#lanes.filter(({ state, error }) => state !== "ended" && !error);
    if (going.some(({ soFar }) => !soFar || !isShorter(lane.time, soFar))) return null;
    return placesOf(solved.map(({ time }) => time))[solved.indexOf(lane)] ?? null;
  }
}
