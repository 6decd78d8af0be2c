/** How replicas moved between levels: read off the series of a run. */
import type { Frame, SeriesSpec } from "sudoku-lab";
import { column } from "sudoku-lab/plot";

/** Series in this unit say at which level something is; 1 is the first. */
const UNIT = "level";
/** Samples drawn: more, and no path could be followed. */
const DRAWN = 120;

export interface Path {
  /** The id of its series. */
  readonly id: string;
  readonly levels: readonly number[];
}

export interface Paths {
  /** The steps at which levels were read, the last of them at the moment shown. */
  readonly steps: readonly number[];
  readonly paths: readonly Path[];
  /** The last level. */
  readonly most: number;
}

/** The latest part of all paths, up to the moment shown; `null` where an algorithm has none. */
export function pathsOf(series: readonly SeriesSpec[], frame: Frame): Paths | null {
  const own = series.flatMap(({ id, unit }, index) => (unit === UNIT ? [{ id, index }] : []));
  const all = column(frame, 0);
  const end = all.findLastIndex((step) => step <= frame.step) + 1;
  const from = Math.max(0, end - DRAWN);
  const paths = own
    .map(({ id, index }) => ({ id, levels: [...column(frame, index + 1).slice(from, end)] }))
    .filter(({ levels }) => levels.length > 0 && levels.every(Number.isFinite));
  if (paths.length < 2) return null;
  const most = Math.max(...paths.flatMap(({ levels }) => levels));
  return { steps: [...all.slice(from, end)], paths, most };
}

/** How often something came from one end to the other. */
export function crossings(levels: readonly number[], most: number): number {
  let times = 0;
  let last = 0;
  for (const level of levels) {
    if (level !== 1 && level !== most) continue;
    if (last !== 0 && level !== last) times += 1;
    last = level;
  }
  return times;
}
