/**
 * The speed of a race left to itself. Its shortest run is to be watched from its first step to its last;
 * then the others gather speed, so that nobody waits for them.
 */
import type { Ahead } from "sudoku-lab";

/** How long the shortest run takes, s. */
const WATCHED = 5;
/** A run of fewer steps is over at a glance, and sets no speed. */
const FEW = 10;
/** Steps that fill the time where no run is known to end soon. */
const USUAL = 60;
/** The speed of the first steps, steps per second: slow enough to see each, fast enough to see them move. */
const SLOWEST = 2;
const FIRST = 8;
/** How soon the speed doubles, once the shortest run has ended, s. */
const DOUBLING = 0.3;

export interface SpeedCurve {
  /** The speed in steps per second, this many milliseconds after the first step. */
  speedAt(ms: number): number;
  /** When so many steps are done, ms. */
  timeOf(steps: number): number;
}

/** The steps to be watched, by what is known of the runs ahead. */
export function watchedSteps(all: readonly (Ahead | null)[]): number {
  const ends = all.flatMap((ahead) => (ahead?.ended ? [ahead.steps] : []));
  const shortest = Math.min(...ends.filter((steps) => steps >= FEW));
  if (Number.isFinite(shortest)) return shortest;
  return ends.length > 0 && ends.length === all.length ? Math.max(...ends) : USUAL;
}

/** Evenly where the steps are few, else ever faster: so many steps in the time there is. */
export function speedCurve(steps: number): SpeedCurve {
  const first = Math.min(Math.max(steps / WATCHED, SLOWEST), FIRST);
  const rise = riseOf(steps / first);
  // Fewer steps than the slowest speed has are over sooner.
  const end = rise > 0 ? WATCHED : steps / first;
  const last = first * Math.exp(rise * end);
  const after = Math.LN2 / DOUBLING;
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

/** The rate at which a speed that begins at 1 has to rise for this many steps in the time there is. */
function riseOf(steps: number): number {
  if (steps <= WATCHED) return 0;
  let [low, high] = [0, 10];
  for (let round = 0; round < 60; round++) {
    const rise = (low + high) / 2;
    if (Math.expm1(rise * WATCHED) / rise < steps) low = rise;
    else high = rise;
  }
  return (low + high) / 2;
}
