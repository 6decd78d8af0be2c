/** A lane as the page shows it: its run, how that stands, what was seen of it last and at its end. */
import { type Signal, signal } from "@preact/signals";
import type { Frame, Lane, Outcome, Timing } from "sudoku-lab";
import { reasonOf } from "../../words/messages";

/** What the page shows of a run's state, copied when it changes. */
export interface Status {
  readonly state: Lane["state"];
  /** Also where a lane that ended plays its run once more. */
  readonly playing: boolean;
  readonly outcome: Outcome | null;
  readonly steps: number;
  readonly found: number;
  readonly time: Timing;
  readonly shown: number;
  readonly place: number | null;
  readonly error: string | null;
  /** What kind of error it is, as the package tells them apart. */
  readonly code: string | null;
  /** Whether its worker does not answer, for now. */
  readonly silent: boolean;
}

export class LaneModel {
  /** `null` where the algorithm does not take the puzzle's size. */
  readonly run: Lane | null;
  readonly status: Signal<Status | null>;
  /** The last frame; for curves and tables, not for boards. */
  frame: Frame | null = null;
  /** The picture of the run's end: what is said of a result holds whatever moment is displayed. */
  end: Frame | null = null;
  readonly #seen: () => void;

  /** `seen` is called after each frame. */
  constructor(run: Lane | null, seen: () => void) {
    this.run = run;
    this.status = signal(run && statusOf(run));
    this.#seen = seen;
  }

  /** Takes note of a frame; whether it is of the run's end. */
  see(frame: Frame): boolean {
    const { progress } = this.run ?? {};
    const atEnd = progress?.outcome != null && frame.step === progress.steps;
    this.frame = this.run && timed(frame, this.run.measured);
    if (atEnd) this.end = frame;
    this.#seen();
    return atEnd;
  }

  copy(): void {
    const before = this.status.peek()?.time.micros;
    const next = this.run && statusOf(this.run);
    if (!isSame(this.status.peek(), next)) this.status.value = next;
    if (!this.run || !this.frame || this.status.value?.time.micros === before) return;
    this.frame = timed(this.frame, this.run.measured);
    this.#seen();
  }
}

/**
 * The frame whose run ends at the time that was measured, where it was: every figure is then of one clock. The steps of
 * a run that was over before its clock went on are taken to have been equally long.
 */
function timed(frame: Frame, measured: Timing | null): Frame {
  const [last = 0, end = 0] = frame.times.slice(-2);
  if (!measured || last === 0 || end === measured.micros) return frame;
  const scale = measured.micros / (end || last);
  const from = end > 0 ? 0 : 1;
  const times = frame.times.map((value, at, all) =>
    at % 2 === 0 ? value : scale * (all[at - from] ?? 0),
  );
  // Exactly the measured time, which the product can miss by a rounding error.
  times[times.length - 1] = measured.micros;
  return { ...frame, times };
}

/**
 * The time of a run, by which the race ranks it: the same figure from its first appearance to the end of
 * the race. `null` while that is not known, because the run is short and its repeats are not measured yet;
 * a run that was stopped is not repeated.
 */
export const timeOf = (run: Lane): Timing | null =>
  run.comparable || (run.state === "ended" && !run.measurable) ? run.time : null;

/** Cells without a digit. */
export const blanks = (digits: Uint8Array): number =>
  digits.reduce((sum, digit) => sum + (digit === 0 ? 1 : 0), 0);

/** Whether two copies show the same: a lane whose copy stays as it is need not be drawn again. */
function isSame(one: Status | null, other: Status | null): boolean {
  if (!one || !other) return one === other;
  const { time, ...rest } = one;
  const { time: otherTime, ...otherRest } = other;
  const equal = <T extends object>(a: T, b: T) =>
    (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
  return equal(rest, otherRest) && equal(time, otherTime);
}

const statusOf = (run: Lane): Status => ({
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
