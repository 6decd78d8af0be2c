/** The columns of a trace, the series that a small curve shows, and the value of a series at a solution. */
import type { Frame, SeriesSpec } from "../types.js";

/** Returns one column of a trace: the steps for index 0, then the series. */
export const column = ({ trace, samples }: Frame, index: number) =>
  trace.subarray(index * samples, (index + 1) * samples);

/** Returns the index of the series that the algorithm declares as its main series, or 0 if there is none. */
export const mainSeries = (all: readonly Pick<SeriesSpec, "main">[]) =>
  Math.max(
    0,
    all.findIndex(({ main }) => main),
  );

/** Returns the value of a series at the displayed step; `null` if there is none. `series` is counted from 0. */
export function valueAt(frame: Frame, series: number): number | null {
  const at = column(frame, 0).findLastIndex((step) => step <= frame.step);
  const value = column(frame, series + 1)[at];
  return value !== undefined && Number.isFinite(value) ? value : null;
}

/** The numbers of cells and of blank cells of a puzzle, which determine the value of a series at a solution. */
export interface CellCounts {
  readonly cells: number;
  readonly blanks: number;
}

/**
 * Returns the value of a series at a solution; `null` if it is not known. The rules are those of
 * `SeriesTarget::value_for` in `src/search/series.rs`; they are repeated here so that plots need no call of the module.
 */
export function targetValue(
  target: SeriesSpec["target"],
  counts: CellCounts | null,
): number | null {
  if (target === "zero") return 0;
  if (target === null || counts === null) return null;
  return target === "cells" ? counts.cells : counts.blanks * (counts.blanks - 1);
}
