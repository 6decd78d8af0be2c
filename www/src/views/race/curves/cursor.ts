/** One cursor for all plots and boards: the boards show the step at which the cursor is. */
import { signal } from "@preact/signals";
import type { Frame } from "sudoku-lab";
import type { LaneModel } from "../../../lab/race/lane";
import type { Session } from "../../../session/session";
import type { RunningRace } from "../context";
import { stepAt } from "./clock";
import { type AxisQuantity, createPlotStore } from "./settings";

/** The interval at which the boards follow the cursor, ms. */
const FOLLOW_INTERVAL_MS = 50;

interface OriginalStep {
  readonly lanes: readonly LaneModel[];
  /** The step that each lane showed before; `null` for its latest step. */
  readonly steps: readonly (number | null)[];
}

/** Returns the step of a lane at a position on the axis. On a logarithmic axis, step 0 is at the edge. */
export function stepOf(frame: Frame | null | undefined, x: number, axis: AxisQuantity): number {
  if (axis === "time") return frame ? stepAt(frame.times, x) : 0;
  return x < 0.75 ? 0 : Math.round(x);
}

const isRunning = ({ playback }: RunningRace) => playback.phase.peek() === "running";
const lanesOf = ({ race }: RunningRace) => race?.lanes.peek() ?? [];

export function createCursor(session: Session) {
  const { against } = session.get(createPlotStore);

  /** The position on the axis, in steps or ms; `null` if there is no cursor. */
  const cursor = signal<number | null>(null);

  /**
   * Returns the position at which all plots show the cursor: its own position, otherwise the step to which the boards
   * are turned back. On an axis of time there is no such common position, because a step has a different time in each
   * lane.
   */
  const placeOf = ({ race }: RunningRace): number | null => {
    const moment = against.value === "step" ? (race?.moment.value ?? null) : null;
    return cursor.value ?? moment;
  };

  /** The steps to which the boards return when the cursor leaves. */
  let home: OriginalStep | null = null;
  let wanted: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  session.onDispose(() => clearTimeout(timer));

  /** Rounds a position to a whole step on an axis of steps. */
  const snapToStep = (x: number) => (against.peek() === "step" ? stepOf(null, x, "step") : x);

  /** Moves the cursor. If no race runs, the boards follow with a delay of at most `FOLLOW_INTERVAL_MS`, to the latest position. */
  function moveCursor(on: RunningRace, to: number): void {
    const x = snapToStep(to);
    cursor.value = x;
    if (isRunning(on)) {
      home = null;
      return;
    }
    const lanes = lanesOf(on);
    if (home?.lanes !== lanes) {
      home = { lanes, steps: lanes.map(({ run }) => run?.moment ?? null) };
    }
    wanted = x;
    timer ??= setTimeout(followCursor, FOLLOW_INTERVAL_MS, on);
  }

  /** Removes the cursor; the boards return to the steps they showed before. */
  function removeCursor(on: RunningRace): void {
    cursor.value = null;
    forgetCursor();
    if (home && home.lanes === lanesOf(on) && !isRunning(on)) {
      const { steps } = home;
      for (const [index, { run }] of lanesOf(on).entries()) {
        run?.seek(steps[index] ?? Number.POSITIVE_INFINITY);
      }
    }
    home = null;
  }

  /** Pauses the race and turns the boards permanently to a position. */
  function pinCursor(on: RunningRace, to: number): void {
    const x = snapToStep(to);
    if (isRunning(on)) on.playback.pause();
    cursor.value = x;
    forgetCursor();
    showBoardsAt(on, x);
    home = null;
  }

  function forgetCursor(): void {
    clearTimeout(timer);
    timer = undefined;
    wanted = null;
  }

  function followCursor(on: RunningRace): void {
    timer = undefined;
    if (wanted !== null && !isRunning(on)) showBoardsAt(on, wanted);
  }

  function showBoardsAt(on: RunningRace, x: number): void {
    for (const { run, frame } of lanesOf(on)) run?.seek(stepOf(frame, x, against.peek()));
  }

  return { cursor, placeOf, move: moveCursor, leave: removeCursor, pin: pinCursor };
}
