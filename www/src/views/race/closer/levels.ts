/** The movements of replicas between levels, read from the series of a run. */
import type { Frame, SeriesSpec } from "sudoku-lab";
import { column } from "sudoku-lab/plot";

/** The unit of series whose values are levels; level 1 is the first. */
const LEVEL_UNIT = "level";
/** The maximum number of samples drawn; with more, a path could not be followed by eye. */
const MAX_DRAWN_SAMPLES = 120;

export interface LevelPath {
  /** The id of the series. */
  readonly id: string;
  readonly levels: readonly number[];
}

export interface LevelPaths {
  /** The steps of the samples; the last one is at or before the step shown. */
  readonly steps: readonly number[];
  readonly paths: readonly LevelPath[];
  /** The highest level. */
  readonly most: number;
}

/** Returns the latest part of all paths, up to the step shown; `null` if the algorithm has fewer than two paths. */
export function pathsOf(series: readonly SeriesSpec[], frame: Frame): LevelPaths | null {
  const own = series.flatMap(({ id, unit }, index) => (unit === LEVEL_UNIT ? [{ id, index }] : []));
  const all = column(frame, 0);
  const end = all.findLastIndex((step) => step <= frame.step) + 1;
  const from = Math.max(0, end - MAX_DRAWN_SAMPLES);
  const paths = own
    .map(({ id, index }) => ({ id, levels: [...column(frame, index + 1).slice(from, end)] }))
    .filter(({ levels }) => levels.length > 0 && levels.every(Number.isFinite));
  if (paths.length < 2) return null;
  const most = Math.max(...paths.flatMap(({ levels }) => levels));
  return { steps: [...all.slice(from, end)], paths, most };
}

/** Returns how often a path went from one end of the levels to the other. */
export function crossings(levels: readonly number[], max: number): number {
  let times = 0;
  let last = 0;
  for (const level of levels) {
    if (level !== 1 && level !== max) continue;
    if (last !== 0 && level !== last) times += 1;
    last = level;
  }
  return times;
}
