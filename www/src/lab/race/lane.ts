/** A lane as the page shows it: its run, the run's status, the latest frame, and the last frame of the run. */
import { type Signal, signal } from "@preact/signals";
import type { Frame, Lane, Outcome, Timing } from "sudoku-lab";
import { reasonOf } from "../../words/messages";

/** The part of a run's state that the page shows, copied when it changes. */
export interface LaneStatus {
  readonly state: Lane["state"];
  /** Whether the lane is playing; also true if a lane that has ended replays its run. */
  readonly playing: boolean;
  readonly outcome: Outcome | null;
  readonly steps: number;
  readonly found: number;
  readonly time: Timing;
  readonly shown: number;
  readonly place: number | null;
  readonly error: string | null;
  /** The kind of an error, by the codes of the package. */
  readonly code: string | null;
  /** Whether the lane's worker currently does not answer. */
  readonly silent: boolean;
}

export class LaneModel {
  /** The run; `null` if the algorithm does not support the size of the puzzle. */
  readonly run: Lane | null;
  readonly status: Signal<LaneStatus | null>;
  /** The latest frame, for curves and tables, not for boards. */
  frame: Frame | null = null;
  /** The last frame of the run. Statements about the result hold whatever step is displayed. */
  end: Frame | null = null;
  readonly #seen: () => void;

  /** Creates a lane. `seen` is called after each frame. */
  constructor(run: Lane | null, seen: () => void) {
    this.run = run;
    this.status = signal(run && statusOf(run));
    this.#seen = seen;
  }

  /** Stores a frame; returns whether it is the last frame of the run. */
  see(frame: Frame): boolean {
    const { progress } = this.run ?? {};
    const atEnd = progress?.outcome != null && frame.step === progress.steps;
    this.frame = this.run && scaleTimes(frame, this.run.measured);
    if (atEnd) this.end = frame;
    this.#seen();
    return atEnd;
  }

  copy(): void {
    const before = this.status.peek()?.time.micros;
    const next = this.run && statusOf(this.run);
    if (!isSame(this.status.peek(), next)) this.status.value = next;
    if (!this.run || !this.frame || this.status.value?.time.micros === before) return;
    this.frame = scaleTimes(this.frame, this.run.measured);
    this.#seen();
  }
}

/**
 * The frame with its times scaled so that the run ends at the measured time, if there is one: all figures then come
 * from one clock. For a run that ended before its clock advanced, all steps are assumed to have taken equally long.
 */
function scaleTimes(frame: Frame, measuredTiming: Timing | null): Frame {
  const [last = 0, end = 0] = frame.times.slice(-2);
  if (!measuredTiming || last === 0 || end === measuredTiming.micros) return frame;
  const scale = measuredTiming.micros / (end || last);
  const from = end > 0 ? 0 : 1;
  const times = frame.times.map((value, at, all) =>
    at % 2 === 0 ? value : scale * (all[at - from] ?? 0),
  );
  // Exactly the measured time, because the product may differ from it by a rounding error.
  times[times.length - 1] = measuredTiming.micros;
  return { ...frame, times };
}

/**
 * The time of a run by which the race ranks it. The figure stays the same from its first appearance to the end of the
 * race. `null` while it is not known, because the run is short and its repetitions have not been measured yet; a run
 * that was stopped is not repeated.
 */
export const timeOf = (run: Lane): Timing | null =>
  run.comparable || (run.state === "ended" && !run.measurable) ? run.time : null;

/** Returns the number of cells without a digit. */
export const countBlanks = (digits: Uint8Array): number =>
  digits.reduce((sum, digit) => sum + (digit === 0 ? 1 : 0), 0);

/** Returns whether two statuses are equal: a lane whose status has not changed need not be drawn again. */
function isSame(first: LaneStatus | null, other: LaneStatus | null): boolean {
  if (!first || !other) return first === other;
  const { time, ...rest } = first;
  const { time: otherTime, ...otherRest } = other;
  const equal = <T extends object>(a: T, b: T) =>
    (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
  return equal(rest, otherRest) && equal(time, otherTime);
}

const statusOf = (run: Lane): LaneStatus => ({
  state: run.state,
  playing: run.playing,
  outcome: run.progress.outcome,
  steps: run.progress.steps,
  found: run.progress.found,
  time: run.time,
  shown: run.shown,
  place: run.place,
  error: run.error ? reasonOf(run.error) : null,
  code: run.error?.code ?? null,
  silent: run.silent,
});
