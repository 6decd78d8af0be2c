import type { Disposal } from "../disposal.js";
import { SudokuError } from "../errors.js";
import { expect, expectMade, fieldsOf, itemsOf } from "../module/arguments.js";
import type { Registry } from "../module/registry.js";
import { known, puzzleOf, textual } from "../module/setup.js";
import type { AnySetup, Puzzle, SetupInput } from "../types.js";
import { allCores, Client, superseded, usualWorker } from "./client.js";
import { type Host, Lane } from "./lane.js";
import { Scheduler } from "./scheduler.js";
import { MOST_BATCHES, placesOf } from "./timing.js";

export interface RaceOptions {
  /** Cores of the machine; one is left to the page. By default, what the browser says. */
  readonly cores?: number;
  /** Makes a worker that runs `sudoku-lab/worker`, where the usual way is barred. */
  readonly createWorker?: () => Worker;
  /** Milliseconds for which each run is looked ahead before it starts: see `Lane.ahead`. By default none. */
  readonly ahead?: number;
  /** Called soon after something of a lane has changed: often, so it should only take note. */
  readonly onChange?: (lane: Lane) => void;
}

type Fields = { readonly [key: string]: unknown };
const fields = (value: unknown): Fields => (typeof value === "object" && value ? { ...value } : {});

/** Whether two setups are equal field by field, their parameters included. */
function isSame(one: AnySetup, other: AnySetup): boolean {
  const equal = (a: Fields, b: Fields) =>
    [...Object.keys(a), ...Object.keys(b)].every((key) => Object.is(a[key], b[key]));
  const { params: a, ...rest } = one;
  const { params: b, ...others } = other;
  return equal(rest, others) && equal(fields(a), fields(b));
}

export interface Race extends Disposal {}

/** Several runs on one puzzle, each in a worker of its own, taking turns on the cores there are. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the class has the method of `Disposal`
export class Race {
  readonly #lab: Registry;
  readonly #create: () => Worker;
  readonly #onChange: (lane: Lane) => void;
  readonly #scheduler: Scheduler;
  readonly #host: Host;
  /** One a lane, by index. They outlive the lanes, and serve those of the next race. */
  readonly #clients: Client[] = [];
  /**
   * What decides the places: the time, once it is measured, or the steps, which are the same in every
   * race. Those that are level share a place; by time they are where none is clearly faster.
   */
  rank: "time" | "steps" = "time";
  #lanes: readonly Lane[] = [];
  #pace = Number.POSITIVE_INFINITY;
  /** Lets `run` look whether all has ended. */
  #look = () => {};

  constructor(lab: Registry, options: RaceOptions = {}) {
    expectMade("lab", lab);
    const {
      cores,
      createWorker,
      ahead = 0,
      onChange,
    } = fieldsOf<RaceOptions>("options", options, {
      cores: "number?",
      createWorker: "function?",
      ahead: "number?",
      onChange: "function?",
    });
    this.#lab = lab;
    this.#create = createWorker ?? usualWorker;
    this.#onChange = onChange ?? (() => {});
    this.#scheduler = new Scheduler(Math.max(1, Math.floor(cores ?? allCores()) - 1));
    const race = this;
    this.#host = {
      ahead,
      get pace() {
        return race.#pace;
      },
      wake: () => this.#scheduler.wake(),
      // Apart, so that an error in it is the page's own and breaks nothing here.
      changed: (lane) => {
        queueMicrotask(() => this.#onChange(lane));
        this.#look();
      },
      place: (lane) => this.#place(lane),
      twins: (lane) => this.#lanes.filter((other) => isSame(other.setup, lane.setup)),
    };
  }

  get lanes(): readonly Lane[] {
    return this.#lanes;
  }

  /**
   * Ends what runs, and sets up a lane for each setup, paused at step 0. What a run refuses ends its
   * lane, with an error. Throws a `SudokuError` `unknown-algorithm`, and then nothing has changed.
   */
  prepare<Id extends string>(puzzle: Puzzle | string, setups: readonly SetupInput<Id>[]): void {
    const given = puzzleOf(this.#lab, puzzle);
    const lanes = itemsOf("setups", setups).map((given, index) => {
      expect(`setups[${index}]`, given, "object");
      const setup = textual<AnySetup>(given);
      return new Lane(this.#host, index, setup, known(this.#lab, setup.algorithm));
    });
    for (const lane of this.#lanes) lane.drop();
    for (const client of this.#clients.splice(lanes.length)) client.end();
    this.#lanes = lanes;
    this.#scheduler.set(lanes);
    for (const lane of lanes) {
      const beyond = !this.#lab.takes(lane.setup, given.box);
      const guest = this.#lab.guestOf(lane.setup.algorithm);
      const fresh = () => {
        const create = guest ? () => guest.createWorker(this.#lab) : this.#create;
        const client = new Client(create, this.#lab.supply(beyond), guest);
        this.#clients[lane.index] = client;
        return client;
      };
      const kept = this.#clients[lane.index];
      const serves = kept && !kept.error && kept.guest === guest && (kept.all || !beyond);
      if (!serves) kept?.end();
      void lane.begin(serves ? kept : fresh(), fresh, given);
    }
    this.#look();
  }

  /**
   * Does a whole race: prepares it, plays, measures the short runs, and gives the lanes when all have
   * ended; those that were refused or have crashed with an `error`.
   *
   * Rejects with the signal's reason when that is aborted, with the lanes stopped; with an `AbortError`
   * if another race is prepared meanwhile, or this one disposed of; and with what `prepare` throws.
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
    await new Promise<void>((settle) => {
      this.#look = () => {
        const over = lanes.every(({ state }) => state === "ended");
        if (over || this.#lanes !== lanes) settle();
      };
      this.#look();
    });
    await this.measure(() => signal?.aborted === true || this.#lanes !== lanes);
    signal?.removeEventListener("abort", stop);
    signal?.throwIfAborted();
    if (this.#lanes !== lanes) throw superseded();
    return lanes;
  }

  play(): void {
    for (const lane of this.#lanes) lane.play();
  }

  pause(): void {
    for (const lane of this.#lanes) lane.pause();
  }

  /** Steps a second of each lane; `Infinity` is flat out. */
  get pace(): number {
    return this.#pace;
  }

  set pace(perSecond: number) {
    expect("pace", perSecond, "number");
    if (!(perSecond > 0)) {
      throw new SudokuError("param-range", "A pace is a number of steps per second, above 0.");
    }
    this.#pace = perSecond;
    for (const lane of this.#lanes) lane.repace();
    this.#scheduler.wake();
  }

  /**
   * Pauses all lanes, and turns them to one moment: so many steps on from the latest that is shown or,
   * below 0, back. One that has ended before it shows its end, one that is not there yet goes as many
   * steps on.
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
   * Measures how long the lanes that have ended take, by repeating those that are short: in rounds, so
   * that a slow moment of the machine is all lanes', until what each gives agrees. Leaves off, `false`,
   * once `left` says so.
   */
  async measure(left: () => boolean = () => false): Promise<boolean> {
    expect("left", left, "function");
    for (let round = 0; round < MOST_BATCHES; round += 1) {
      for (const lane of this.#lanes) {
        if (lane.measurable) await lane.measure();
        if (left()) return false;
      }
    }
    return true;
  }

  /** Ends the runs; what they did can still be looked at. */
  stop(): void {
    for (const lane of this.#lanes) lane.stop();
  }

  /** Ends every run at so many steps, as `Lane.endAt` does. */
  endAt(steps: number): void {
    expect("steps", steps, "number");
    for (const lane of this.#lanes) lane.endAt(steps);
  }

  /** Ends the workers. */
  dispose(): void {
    for (const lane of this.#lanes) lane.drop();
    for (const client of this.#clients.splice(0)) client.end();
    this.#lanes = [];
    this.#scheduler.set([]);
    this.#look();
  }

  /** @internal declared by `Disposal` */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #place(lane: Lane): number | null {
    const solved = this.#lanes.filter(({ progress }) => progress.outcome === "solved");
    if (!solved.includes(lane)) return null;
    if (this.rank === "steps") {
      const { steps } = lane.progress;
      return 1 + solved.filter(({ progress }) => progress.steps < steps).length;
    }
    if (solved.some(({ measurable }) => measurable)) return null;
    return placesOf(solved.map(({ time }) => time))[solved.indexOf(lane)] ?? null;
  }
}
