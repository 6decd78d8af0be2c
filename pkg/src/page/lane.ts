import type { SudokuError } from "../errors.js";
import type { Ahead, Answers, LastState, Measurement, Request, Status } from "../protocol.js";
import type {
  AlgorithmInfo,
  AnySetup,
  Detail,
  Frame,
  Outcome,
  Progress,
  Puzzle,
  Visits,
} from "../types.js";
import type { Outcome as Answered, Client } from "./client.js";
import { Pace } from "./pace.js";
import type { SlicedWork } from "./scheduler.js";
import {
  isKnown,
  MAX_BATCHES,
  MAX_UNDECIDED_BATCHES,
  MIN_BATCHES,
  type Timing,
  timingOf,
} from "./timing.js";

/** The maximum duration of a slice, ms, so that other requests wait no longer than this. */
const SLICE_MS = 8;
/** A run is repeated until the clock has advanced by at least this time, ms. */
const MIN_MEASURED_MS = 20;
/**
 * Runs longer than this time are not repeated, ms. The limit is well above the resolution of the clock: on a busy
 * machine, a slice of a short run may have waited for its core for as long as this.
 */
const MAX_REPEATED_MS = 100;

export type LaneState = "preparing" | "paused" | "running" | "ended";

/** The part of a race that a lane uses. */
export interface LaneHost {
  /** The speed in steps per second. */
  readonly pace: number;
  /** The time for computing ahead, ms. */
  readonly ahead: number;
  wake(): void;
  changed(lane: Lane): void;
  place(lane: Lane): number | null;
  /** Returns the lanes with the same setup, including this one: their runs are equal. */
  twins(lane: Lane): readonly Lane[];
  /** Whether more measurements of a lane, whose time is known this well, can decide its place. */
  isOpen(lane: Lane, time: Timing): boolean;
}

/** One run of a race, in its own worker. `Race.prepare` creates lanes. */
export class Lane implements SlicedWork {
  readonly index: number;
  readonly setup: AnySetup;
  readonly info: AlgorithmInfo;
  readonly #host: LaneHost;
  #client: Client | null = null;
  #puzzle: Puzzle | null = null;
  /** The number of times the run was started: answers to earlier runs are ignored. */
  #startCount = 0;
  /** The last reported status; `null` until the run has started. */
  #status: Status | null = null;
  /** The outcome, if the page determined it and not the run. */
  #ended: Outcome | null = null;
  #error: SudokuError | null = null;
  /** The last frame of a run that was ended because its result was sufficient. */
  #last: Frame | null = null;
  #micros = 0;
  #playing = false;
  #stopping = false;
  /** The step that the run must reach although it is not playing. */
  #goal = 0;
  /** The step to rewind to if the current slice takes the run further; `null` if the run may go further. */
  #limit: number | null = null;
  /** The step at which the run must end, if it does not end before. */
  #maxSteps = Number.POSITIVE_INFINITY;
  /** Whether the run is known to continue beyond that step, so that it must be stopped there. */
  #beyond = false;
  /** The step that is to be shown; `null` for the latest step. */
  #wantedStep: number | null = null;
  /** The pace; `null` while the run is at full speed. */
  #pace: Pace | null = null;
  #batches: readonly Measurement[] = [];
  /** The result of the measurements, once there are enough. */
  #timing: Timing | null = null;
  /** The time of the first steps of a run that has not ended. */
  #partialTiming: Timing | null = null;
  #measuring: ((measured: Timing | null) => void)[] = [];
  #ahead: Ahead | null = null;
  /** Lets the next lane take its turn while the slice of this lane is being computed. */
  #release: (() => void) | null = null;

  constructor(host: LaneHost, index: number, setup: AnySetup, info: AlgorithmInfo) {
    this.#host = host;
    this.index = index;
    this.setup = setup;
    this.info = info;
  }

  get state(): LaneState {
    if (this.progress.outcome) return "ended";
    if (!this.#status) return "preparing";
    return this.#playing ? "running" : "paused";
  }

  /** Whether the lane plays; a lane that has ended may replay its run. */
  get playing(): boolean {
    return this.#playing;
  }

  get progress(): Progress {
    const { steps, found, outcome } = this.#status ?? { steps: 0, found: 0, outcome: null };
    return { steps, found, outcome: this.#ended ?? outcome };
  }

  /** The total time of the slices, by the clock of the worker, whose resolution may be 100 µs or coarser. */
  get micros(): number {
    return this.#micros;
  }

  /**
   * The time measured by `measure`; `null` until it is known. Lanes with the same setup perform the same run, so they
   * share one time, the shortest one measured: on a busy machine, one of them may have had less of its core.
   */
  get measured(): Timing | null {
    if (!this.#timing) return null;
    const all = this.#host.twins(this).flatMap((lane) => lane.#timing ?? []);
    return all.reduce(
      (one, other) => (other.micros < one.micros ? other : one),
      this.#timing, // A lane that was removed is not among its own twins.
    );
  }

  /** The time by the measurements so far; `null` before the first. */
  get measuredSoFar(): Timing | null {
    return this.measured ?? (this.#batches.length > 0 ? timingOf(this.#batches) : null);
  }

  /** The best known time of the run: the time of the first run until repetitions were measured. */
  get time(): Timing {
    return this.measured ?? timingOf([{ micros: this.#micros, repeats: 1 }]);
  }

  /** The result of computing ahead; `null` before the start, and if nothing was computed ahead. */
  get ahead(): Ahead | null {
    return this.#ahead;
  }

  /** The step from which `Race.step` counts: the step that the lane shows or is about to show. */
  get at(): number {
    return this.#wantedStep ?? Math.max(this.#goal, this.progress.steps);
  }

  /** The step that the lane shows. */
  get shown(): number {
    return this.#status?.shown ?? 0;
  }

  /** The step that the lane is to show, which it may not have reached yet; `null` is the latest step. */
  get moment(): number | null {
    return this.#wantedStep;
  }

  /** Whether the run is being repeated up to the requested step, while an earlier step is shown. */
  get seeking(): boolean {
    return this.#wantedStep !== null && this.#wantedStep !== this.shown;
  }

  /**
   * Whether the worker has not answered for seconds: it is stuck, or the machine is too busy. The lane continues when
   * the worker answers; `stop` ends it otherwise.
   */
  get silent(): boolean {
    return this.#client?.silent ?? false;
  }

  /** The reason why the run crashed or was refused. */
  get error(): SudokuError | null {
    return this.#error;
  }

  /** The place among the lanes that solved the puzzle, counted from 1, by the `rank` of the race. */
  get place(): number | null {
    return this.#host.place(this);
  }

  /** Continues the run. From an earlier step: replays from there at a finite pace; at full speed, goes to the latest step. */
  play(): void {
    // A run that is being stopped ends as soon as its worker answers.
    if (this.#stopping || (this.state === "ended" && this.#wantedStep === null)) return;
    this.#playing = true;
    this.#goal = 0;
    this.#limit = null;
    this.repace();
    this.#changed();
  }

  pause(): void {
    this.#halt();
    this.#changed();
  }

  /** Pauses, and moves this number of steps forwards (or backwards, if negative) from the step shown. */
  step(n: number): void {
    this.goTo(this.at + Math.trunc(n));
  }

  /** Pauses, and goes to a step, even one that has not been computed yet; a run that has ended goes at most to its end. */
  goTo(step: number): void {
    const { steps } = this.progress;
    const target = Math.max(0, step);
    this.#halt();
    this.#turnTo(target);
    this.#limit = target;
    if (target > steps && this.state !== "ended") this.#goal = target;
    this.#changed();
  }

  /** Pauses, and shows a step, or the last step if the number is larger. The latest call wins. */
  seek(step: number): void {
    if (!this.#status) return;
    const back = step < this.at;
    this.#halt();
    this.#turnTo(step);
    if (back) this.#limit = Math.max(0, Math.trunc(step));
    this.#changed();
  }

  /** Ends the run; its states can still be shown. */
  stop(): void {
    const client = this.#client;
    if (this.state === "ended" || this.#stopping) return;
    this.#halt();
    if (!this.#status || !client) {
      this.#ended = "stopped";
      client?.end();
      this.#changed();
      return;
    }
    this.#stopping = true;
    void this.#request({ type: "stop" }).then((status) => {
      if (!status) return;
      this.#stopping = false;
      this.#accept(status);
      if (!status.outcome) this.#ended = "stopped";
      this.#changed();
    });
  }

  /**
   * Ends the run at this number of steps with the outcome `stopped`, unless it ends by itself before; the smallest
   * number counts. The result does not depend on the moment of the call: if the run has passed this step, it is
   * restarted at full speed, and its time with it.
   */
  endAt(steps: number): void {
    if (!(steps < this.#maxSteps) || this.#stopping || (this.#ended && !this.#beyond)) return;
    this.#maxSteps = steps;
    if (this.#beyond) this.#restart();
    else this.#enforceLimit();
    this.#changed();
  }

  /** Returns the frame at the step shown; `null` if there is nothing to show. */
  frame(): Promise<Frame | null> {
    if (this.#last) return Promise.resolve(this.#last);
    return this.#status ? this.#request({ type: "frame" }) : Promise.resolve(null);
  }

  /** Returns the internal state at the step shown. */
  async detail(): Promise<Detail> {
    const detail = this.#status && (await this.#request({ type: "detail" }));
    return detail ?? { type: "none" };
  }

  /**
   * Returns the number of digit changes of each cell up to the step shown, as far as they can be counted in a short
   * time.
   */
  visits(): Promise<Visits | null> {
    return this.#status ? this.#request({ type: "visits", ms: SLICE_MS }) : Promise.resolve(null);
  }

  /** Whether `measure` would improve the time. */
  get measurable(): boolean {
    if (!this.#client || !this.#status?.outcome) return false;
    return !this.#timing && this.#micros < MAX_REPEATED_MS * 1000;
  }

  /**
   * Whether `time` can be compared with the times of other lanes: repetitions of the run were measured, or the run is
   * long enough to be timed once. The first execution of a short run takes several times as long as later ones.
   */
  get comparable(): boolean {
    return this.#timing !== null || this.#micros >= MAX_REPEATED_MS * 1000;
  }

  /** Measures the time of a run that has ended once more, by repeating the run if it is short. */
  measure(): Promise<Timing | null> {
    if (!this.#client || !this.#status?.outcome) return Promise.resolve(null);
    if (!this.measurable) return Promise.resolve(this.time);
    const measured = new Promise<Timing | null>((settle) => this.#measuring.push(settle));
    this.#host.wake();
    return measured;
  }

  /**
   * The time of the run so far; `null` until it is known. For a short run that has not ended, `measureSoFar` determines
   * it, because the clock of the run itself includes waiting times.
   */
  get soFar(): Timing | null {
    return this.comparable ? this.time : this.#partialTiming;
  }

  /** Measures the time of the steps so far, by repeating them if the run has not ended and is short. */
  async measureSoFar(): Promise<Timing | null> {
    const batches: Measurement[] = [];
    while (batches.length < MIN_BATCHES) {
      if (!this.#client || !this.#status || this.state === "ended" || this.comparable) break;
      const batch = await new Promise<Timing | null>((settle) => {
        this.#measuring.push(settle);
        this.#host.wake();
      });
      if (!batch) break;
      batches.push(batch);
    }
    if (batches.length === MIN_BATCHES) this.#partialTiming = timingOf(batches);
    return this.soFar;
  }

  // The following members are for the race and its scheduler.

  /** Starts the run in a worker, or in a new worker if that one is stuck in an earlier run. */
  async begin(client: Client, createClient: () => Client, puzzle: Puzzle): Promise<void> {
    this.#client = client;
    this.#puzzle = puzzle;
    let currentClient = client;
    const onSilence = () => {
      this.#release?.();
      this.#changed();
    };
    currentClient.onSilence = onSilence;
    if (currentClient.busy && !(await currentClient.ask({ type: "stop" }))) {
      if (this.#client !== currentClient || this.#ended) return;
      currentClient = createClient();
      this.#client = currentClient;
    }
    if (this.#client !== currentClient) return;
    currentClient.onFail = (error, last) => this.#fail(error, last);
    currentClient.onSilence = onSilence;
    if (currentClient.error) {
      this.#fail(currentClient.error);
      return;
    }
    await this.#start();
  }

  async #start(): Promise<void> {
    const [client, puzzle, startCount] = [this.#client, this.#puzzle, ++this.#startCount];
    if (!client || !puzzle) return;
    const { text, box } = puzzle;
    const outcome = await client.ask({
      type: "start",
      text,
      box,
      setup: this.setup,
      ahead: this.#host.ahead,
    });
    if (this.#client !== client || this.#startCount !== startCount || !outcome) return;
    if ("answer" in outcome) {
      this.#status = outcome.answer;
      this.#ahead = outcome.answer.ahead ?? null;
      this.repace();
      this.#enforceLimit();
    } else {
      this.#halt();
      this.#ended = "invalid";
      this.#error = outcome.refused;
    }
    this.#changed();
  }

  /** Releases the worker. */
  drop(): void {
    this.#halt();
    if (this.#client) {
      this.#client.onFail = () => {};
      this.#client.onSilence = () => {};
    }
    this.#client = null;
    this.#settleMeasurement(null);
  }

  /** Applies the pace of the race. */
  repace(): void {
    const { pace } = this.#host;
    if (!this.#playing || !this.#status) return;
    if (pace === Number.POSITIVE_INFINITY) {
      this.#pace = null;
      if (this.#wantedStep !== null) this.#turnTo(pace);
    } else if (this.#pace) {
      this.#pace.change(pace, performance.now());
    } else {
      this.#pace = new Pace(pace, performance.now(), this.#wantedStep ?? this.#status.steps);
    }
    if (this.#wantedStep === null && this.state === "ended") this.#halt();
  }

  due(now: number): number {
    const never = Number.POSITIVE_INFINITY;
    if (!this.#client || !this.#status || this.#stopping || this.#release) return never;
    if (this.#measuring.length > 0 || this.seeking) return 0;
    const { steps } = this.#status;
    if (this.#wantedStep === null) {
      if (this.state === "ended") return never;
      if (this.#goal > steps) return 0;
    }
    if (!this.#playing) return never;
    return this.#pace?.wait(now, this.#wantedStep ?? steps) ?? 0;
  }

  /** Computes one slice. The promise also resolves if the worker falls silent, so that the other lanes continue. */
  work(): Promise<void> {
    return new Promise((resolve) => {
      this.#release = resolve;
      void this.#slice().finally(() => {
        this.#release = null;
        resolve();
        this.#host.wake();
      });
    });
  }

  async #slice(): Promise<void> {
    if (!this.#status) return;
    if (this.#measuring.length > 0) {
      const isWhole = this.#status.outcome !== null;
      const measurement = await this.#request({ type: "measure", ms: MIN_MEASURED_MS });
      if (!isWhole) {
        this.#settleMeasurement(measurement && timingOf([measurement]));
        return;
      }
      if (measurement) {
        this.#batches = [...this.#batches, measurement];
        const time = timingOf(this.#batches);
        const most = this.#host.isOpen(this, time) ? MAX_UNDECIDED_BATCHES : MAX_BATCHES;
        if (isKnown(this.#batches, most)) this.#timing = time;
      }
      this.#settleMeasurement(measurement && timingOf(this.#batches));
      // A batch that does not determine the time changes nothing that a lane shows.
      if (!measurement) this.#changed();
      else if (this.#timing) for (const lane of this.#host.twins(this)) lane.#changed();
      return;
    }
    const at = this.#wantedStep ?? this.#status.steps;
    const targetStep = () => this.#pace?.target(performance.now(), at) ?? Number.POSITIVE_INFINITY;
    let request: Request & { type: "slice" | "seek" };
    if (this.#wantedStep === null) {
      const target = this.#goal > at ? this.#goal : targetStep();
      // One more step shows whether the run ends by itself at its last step, because ending may take no step.
      const most = this.#maxSteps + (this.#beyond ? 0 : 1);
      request = { type: "slice", target: Math.min(target, most), ms: SLICE_MS };
    } else {
      if (!this.seeking) this.#wantStep(targetStep());
      request = { type: "seek", step: this.#wantedStep ?? Number.POSITIVE_INFINITY, ms: SLICE_MS };
    }
    const status = await this.#request(request);
    if (!status) return;
    this.#accept(status);
    this.#micros += status.micros;
    if (!this.#stopping) this.#enforceLimit();
    const limit = this.#limit;
    if (limit !== null && this.#wantedStep === null && status.steps > limit) this.#turnTo(limit);
    this.#changed();
  }

  /** Enforces the step at which the run must end. */
  #enforceLimit(): void {
    if (!this.#status) return;
    const { steps, outcome } = this.#status;
    if (this.#beyond) {
      if (outcome || steps < this.#maxSteps) return;
      this.#ended = "stopped";
      this.#halt();
    } else if (steps > this.#maxSteps) {
      this.#beyond = true;
      this.#restart();
    }
  }

  /** Restarts the run, to go to the step at which it must end. */
  #restart(): void {
    if (!this.#client) return;
    this.#status = null;
    this.#ended = null;
    this.#wantedStep = null;
    this.#micros = 0;
    this.#batches = [];
    this.#timing = null;
    this.#partialTiming = null;
    this.#settleMeasurement(null);
    this.#pace = null;
    this.#playing = true;
    this.#goal = this.#maxSteps;
    void this.#start();
  }

  #halt(): void {
    this.#playing = false;
    this.#pace = null;
    this.#goal = 0;
    this.#limit = null;
  }

  /** Stores which step is to be shown. */
  #wantStep(step: number): void {
    this.#wantedStep = step < this.progress.steps ? Math.max(0, Math.trunc(step)) : null;
  }

  /** Shows a step immediately if the worker has a copy of its state. */
  #turnTo(step: number): void {
    const before = this.#wantedStep;
    this.#wantStep(step);
    if (before === this.#wantedStep) return;
    const moment = this.#wantedStep ?? Number.POSITIVE_INFINITY;
    void this.#request({ type: "seek", step: moment, ms: 0 }).then((status) => {
      if (!status) return;
      this.#accept(status);
      this.#changed();
    });
  }

  #accept(status: Status): void {
    this.#status = status;
    if (this.#wantedStep === null && status.outcome) this.#halt();
  }

  /** Returns the answer to a request; `null` if the worker was ended or has started another run in the meantime. */
  async #request<R extends Request>(request: R): Promise<Answers[R["type"]] | null> {
    const [client, begun] = [this.#client, this.#startCount];
    const outcome: Answered<Answers[R["type"]]> = client && (await client.ask(request));
    if (this.#client !== client || this.#startCount !== begun) return null;
    return outcome && "answer" in outcome ? outcome.answer : null;
  }

  #fail(error: SudokuError, last?: LastState): void {
    this.#halt();
    if (last) [this.#status, this.#last] = [last.status, last.frame];
    this.#ended ??= this.#status?.outcome ? null : "crashed";
    this.#error = error;
    this.#client = null;
    this.#settleMeasurement(null);
    this.#changed();
  }

  #settleMeasurement(measured: Timing | null): void {
    for (const settle of this.#measuring.splice(0)) settle(measured);
  }

  #changed(): void {
    this.#host.changed(this);
    this.#host.wake();
  }
}
