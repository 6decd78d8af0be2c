/**
 * The gradual speed-up of a race. The shortest run is slow enough to be watched from its first step to its last; after
 * that the speed increases, so that nobody waits for the other runs.
 */
import type { Ahead } from "sudoku-lab";

/** The duration of the shortest run, s. */
const MIN_RUN_SECONDS = 5;
/** The minimum number of steps of a run that determines the speed; shorter runs end almost immediately. */
const MIN_RUN_STEPS = 10;
/** The number of steps that fill the duration if no run is known to end soon. */
const DEFAULT_STEPS = 60;
/**
 * The minimum and the maximum speed of the first steps, in steps per second: slow enough to see each step, fast enough
 * to see motion.
 */
const MIN_INITIAL_SPEED = 2;
const MAX_INITIAL_SPEED = 8;
/** The time in which the speed doubles after the shortest run has ended, s. */
const DOUBLING_SECONDS = 0.3;

export interface SpeedCurve {
  /** Returns the speed in steps per second, this many milliseconds after the first step. */
  speedAt(ms: number): number;
  /** Returns the time at which this number of steps is completed, ms. */
  timeOf(steps: number): number;
}

/** Returns the number of steps to be watched, given what is known about the runs in advance. */
export function watchedSteps(all: readonly (Ahead | null)[]): number {
  const ends = all.flatMap((ahead) => (ahead?.ended ? [ahead.steps] : []));
  const shortest = Math.min(...ends.filter((steps) => steps >= MIN_RUN_STEPS));
  if (Number.isFinite(shortest)) return shortest;
  return ends.length > 0 && ends.length === all.length ? Math.max(...ends) : DEFAULT_STEPS;
}

/**
 * Returns the speed curve that completes the steps within `MIN_RUN_SECONDS` seconds: at constant speed if there are few steps,
 * otherwise with exponentially increasing speed.
 */
export function speedCurve(steps: number): SpeedCurve {
  const first = Math.min(Math.max(steps / MIN_RUN_SECONDS, MIN_INITIAL_SPEED), MAX_INITIAL_SPEED);
  const rise = riseOf(steps / first);
  // With fewer steps than the minimum speed completes, the run ends sooner.
  const end = rise > 0 ? MIN_RUN_SECONDS : steps / first;
  const last = first * Math.exp(rise * end);
  const after = Math.LN2 / DOUBLING_SECONDS;
  return {
    speedAt(ms) {
      const at = ms / 1000;
      return at < end ? first * Math.exp(rise * at) : last * Math.exp(after * (at - end));
    },
    timeOf(done) {
      if (done > steps) return 1000 * (end + Math.log1p((after * (done - steps)) / last) / after);
      return 1000 * (rise > 0 ? Math.log1p((rise * done) / first) / rise : done / first);
    },
  };
}

/**
 * Returns the exponential growth rate with which a speed that begins at 1 completes this many steps within `MIN_RUN_SECONDS`
 * seconds; found by bisection.
 */
function riseOf(steps: number): number {
  if (steps <= MIN_RUN_SECONDS) return 0;
  let [low, high] = [0, 10];
  for (let round = 0; round < 60; round++) {
    const rise = (low + high) / 2;
    if (Math.expm1(rise * MIN_RUN_SECONDS) / rise < steps) low = rise;
    else high = rise;
  }
  return (low + high) / 2;
}
