/** The columns of a trace, the series that a small curve shows, and the value of a series at a solution. */
import type { Frame, SeriesSpec } from "../types.js";

/** One column of a trace: 0 is the steps, the series follow. */
export const column = ({ trace, samples }: Frame, index: number) =>
  trace.subarray(index * samples, (index + 1) * samples);

/** The series that the algorithm declares as its main series; the first one if there is none. */
export const mainSeries = (all: readonly Pick<SeriesSpec, "main">[]) =>
  Math.max(
    0,
    all.findIndex(({ main }) => main),
  );

/** The value of a series at the step shown; `null` if it has none. `series` counts from 0. */
export function valueAt(frame: Frame, series: number): number | null {
  const at = column(frame, 0).findLastIndex((step) => step <= frame.step);
  const value = column(frame, series + 1)[at];
  return value !== undefined && Number.isFinite(value) ? value : null;
}

/** The numbers of cells and of blank cells of a puzzle, which decide what a series is at a solution. */
export interface CellCounts {
  readonly cells: number;
  readonly blanks: number;
}

/**
 * The value of a series at a solution; `null` if it is not known. The same rules as `SeriesTarget::value_for` in
 * `src/search/series.rs`: plots are drawn without a call of the module.
 */
export function targetValue(
  target: SeriesSpec["target"],
  counts: CellCounts | null,
): number | null {
  if (target === "zero") return 0;
  if (target === null || counts === null) return null;
  return target === "cells" ? counts.cells : counts.blanks * (counts.blanks - 1);
}
