/** One cursor for all plots and all boards: where it is, the boards show that moment. */
import { signal } from "@preact/signals";
import type { Frame } from "sudoku-lab";
import type { LaneModel } from "../../../lab/race/lane";
import type { Session } from "../../../session/session";
import type { Raced } from "../context";
import { stepAt } from "./clock";
import { type Against, createPlotStore } from "./settings";

/** How often the boards follow, ms. */
const FOLLOW = 50;

interface Home {
  readonly lanes: readonly LaneModel[];
  /** The step each lane showed; `null` is its latest. */
  readonly steps: readonly (number | null)[];
}

/** The step of a lane at a place on the axis. On a logarithmic one the first step is at its edge. */
export function stepOf(frame: Frame | null | undefined, x: number, axis: Against): number {
  if (axis === "time") return frame ? stepAt(frame.times, x) : 0;
  return x < 0.75 ? 0 : Math.round(x);
}

const running = ({ playback }: Raced) => playback.phase.peek() === "running";
const lanesOf = ({ race }: Raced) => race?.lanes.peek() ?? [];

export function createCursor(session: Session) {
  const { against } = session.get(createPlotStore);

  /** Where it is on the axis: a step, or milliseconds; `null` is nowhere. */
  const cursor = signal<number | null>(null);

  /**
   * Where all plots show it: where it was put, or else the moment that the boards are turned back to. That
   * is a step, which is a time of its own for each lane, so there is no one place for it on an axis of time.
   */
  const placeOf = ({ race }: Raced): number | null => {
    const moment = against.value === "step" ? (race?.moment.value ?? null) : null;
    return cursor.value ?? moment;
  };

  /** What to go back to. */
  let home: Home | null = null;
  let wanted: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  session.onDispose(() => clearTimeout(timer));

  /** A place on the axis that something can be at: between two steps there is nothing. */
  const settled = (x: number) => (against.peek() === "step" ? stepOf(null, x, "step") : x);

  /** Moves it. A race that is on goes on; otherwise the boards follow, the latest place wins. */
  function move(on: Raced, to: number): void {
    const x = settled(to);
    cursor.value = x;
    if (running(on)) {
      home = null;
      return;
    }
    const lanes = lanesOf(on);
    if (home?.lanes !== lanes) {
      home = { lanes, steps: lanes.map(({ run }) => run?.moment ?? null) };
    }
    wanted = x;
    timer ??= setTimeout(follow, FOLLOW, on);
  }

  /** Takes it away; the boards go back to where they were. */
  function leave(on: Raced): void {
    cursor.value = null;
    forget();
    if (home && home.lanes === lanesOf(on) && !running(on)) {
      const { steps } = home;
      for (const [index, { run }] of lanesOf(on).entries()) {
        run?.seek(steps[index] ?? Number.POSITIVE_INFINITY);
      }
    }
    home = null;
  }

  /** Turns the boards to a place for good. */
  function pin(on: Raced, to: number): void {
    const x = settled(to);
    if (running(on)) on.playback.pause();
    cursor.value = x;
    forget();
    show(on, x);
    home = null;
  }

  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
    wanted = null;
  }

  function follow(on: Raced): void {
    timer = undefined;
    if (wanted !== null && !running(on)) show(on, wanted);
  }

  function show(on: Raced, x: number): void {
    for (const { run, frame } of lanesOf(on)) run?.seek(stepOf(frame, x, against.peek()));
  }

  return { cursor, placeOf, move, leave, pin };
}
