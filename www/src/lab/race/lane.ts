/** A lane as the page shows it: its run, how that stands, what was seen of it last and at its end. */
import { type Signal, signal } from "@preact/signals";
import type { Frame, Lane, Measurement, Outcome } from "sudoku-lab";
import { countVisits, type Visits } from "./visits";

/** What the page shows of a run's state, copied when it changes. */
export interface Status {
  readonly state: Lane["state"];
  /** Also where a lane that ended plays its run once more. */
  readonly playing: boolean;
  readonly outcome: Outcome | null;
  readonly steps: number;
  readonly found: number;
  readonly time: Measurement;
  readonly shown: number;
  readonly place: number | null;
  readonly error: string | null;
  /** Whether its worker does not answer, for now. */
  readonly silent: boolean;
}

/** The best that is known of a run's time. */
export const timeOf = (run: Lane): Measurement =>
  run.measured ?? { micros: run.micros, repeats: 1 };

export class LaneModel {
  /** `null` where the algorithm does not take the puzzle's size. */
  readonly run: Lane | null;
  readonly status: Signal<Status | null>;
  /** The last frame; for curves and tables, not for boards. */
  frame: Frame | null = null;
  /** The picture of the run's end: what is said of a result holds whatever moment is displayed. */
  end: Frame | null = null;
  visits: Visits | null = null;
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
    this.frame = frame;
    if (atEnd) this.end = frame;
    this.visits = countVisits(this.visits, frame);
    this.#seen();
    return atEnd;
  }

  copy(): void {
    this.status.value = this.run && statusOf(this.run);
  }
}

const statusOf = (run: Lane): Status => ({
  state: run.state,
  playing: run.playing,
  outcome: run.progress.outcome,
  steps: run.progress.steps,
  found: run.progress.found,
  time: timeOf(run),
  shown: run.shown,
  place: run.place,
  error: run.error?.message ?? null,
  silent: run.silent,
});
