import { SudokuError } from "../errors.js";
import type { Lab } from "../module/lab.js";
import type { Puzzle, Setup } from "../types.js";
import { allCores, Client, usualWorker } from "./client.js";
import { type Host, Lane } from "./lane.js";
import { Scheduler } from "./scheduler.js";

export interface RaceOptions {
  /** Cores of the machine; one is left to the page. By default, what the browser says. */
  readonly cores?: number;
  /** Makes a worker that runs `sudoku-lab/worker`, where the usual way is barred. */
  readonly createWorker?: () => Worker;
  /** Called soon after something of a lane has changed: often, so it should only take note. */
  readonly onChange?: (lane: Lane) => void;
}

/** Several runs on one puzzle, each in a worker of its own, taking turns on the cores there are. */
export class Race {
  readonly #lab: Lab;
  readonly #create: () => Worker;
  readonly #onChange: (lane: Lane) => void;
  readonly #scheduler: Scheduler;
  readonly #host: Host;
  /** One a lane, by index. They outlive the lanes, and serve those of the next race. */
  readonly #clients: Client[] = [];
  /**
   * What decides the places: the time, measured if it was, and then the steps, or the steps alone,
   * which are the same in every race; those that are level share a place.
   */
  rank: "time" | "steps" = "time";
  #lanes: readonly Lane[] = [];
  #pace = Number.POSITIVE_INFINITY;

  constructor(lab: Lab, { cores, createWorker, onChange }: RaceOptions = {}) {
    this.#lab = lab;
    this.#create = createWorker ?? usualWorker;
    this.#onChange = onChange ?? (() => {});
    this.#scheduler = new Scheduler(Math.max(1, Math.floor(cores ?? allCores()) - 1));
    const race = this;
    this.#host = {
      get pace() {
        return race.#pace;
      },
      wake: () => this.#scheduler.wake(),
      // Apart, so that an error in it is the page's own and breaks nothing here.
      changed: (lane) => queueMicrotask(() => this.#onChange(lane)),
      place: (lane) => this.#place(lane),
    };
  }

  get lanes(): readonly Lane[] {
    return this.#lanes;
  }

  /**
   * Ends what runs, and sets up a lane for each setup, paused at step 0. What a run refuses ends its
   * lane, with an error. Throws a `SudokuError` `unknown-algorithm`, and then nothing has changed.
   */
  prepare(puzzle: Puzzle, setups: readonly Setup[]): void {
    const lanes = setups.map((setup, index) => {
      const info = this.#lab.algorithm(setup.algorithm);
      if (info) return new Lane(this.#host, index, setup, info);
      throw new SudokuError("unknown-algorithm", `there is no algorithm ${setup.algorithm}`);
    });
    for (const lane of this.#lanes) lane.drop();
    for (const client of this.#clients.splice(lanes.length)) client.end();
    this.#lanes = lanes;
    this.#scheduler.set(lanes);
    for (const lane of lanes) {
      const beyond = !this.#lab.holds(lane.setup.algorithm);
      const fresh = () => {
        const client = new Client(this.#create, this.#lab.supply(beyond));
        this.#clients[lane.index] = client;
        return client;
      };
      const kept = this.#clients[lane.index];
      const serves = kept && !kept.error && (kept.all || !beyond);
      if (!serves) kept?.end();
      void lane.begin(serves ? kept : fresh(), fresh, puzzle);
    }
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
    if (!(perSecond > 0)) throw new RangeError("A pace is a number of steps a second, above 0.");
    this.#pace = perSecond;
    for (const lane of this.#lanes) lane.repace();
    this.#scheduler.wake();
  }

  /** Pauses all lanes, and moves each so many steps on or, below 0, back. */
  step(n: number): void {
    for (const lane of this.#lanes) lane.step(n);
  }

  /** Ends the runs; what they did can still be looked at. */
  stop(): void {
    for (const lane of this.#lanes) lane.stop();
  }

  /** Ends every run at so many steps, as `Lane.endAt` does. */
  endAt(steps: number): void {
    for (const lane of this.#lanes) lane.endAt(steps);
  }

  /** Ends the workers. */
  dispose(): void {
    for (const lane of this.#lanes) lane.drop();
    for (const client of this.#clients.splice(0)) client.end();
    this.#lanes = [];
    this.#scheduler.set([]);
  }

  [Symbol.dispose](): void {
    this.dispose();
  }

  #place(lane: Lane): number | null {
    const solved = this.#lanes.filter(({ progress }) => progress.outcome === "solved");
    if (!solved.includes(lane)) return null;
    const timed = this.rank === "time";
    const micros = (one: Lane) => (timed ? (one.measured?.micros ?? one.micros) : 0);
    const before = (other: Lane) =>
      micros(other) < micros(lane) ||
      (micros(other) === micros(lane) && other.progress.steps < lane.progress.steps);
    return 1 + solved.filter(before).length;
  }
}
