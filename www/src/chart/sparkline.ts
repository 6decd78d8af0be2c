/** The columns of a trace, and the series that a small curve shows. */
import type { Frame, SeriesSpec } from "sudoku-lab";

/** One column of a trace: 0 is the steps, the series follow. */
export const column = ({ trace, samples }: Frame, index: number) =>
  trace.subarray(index * samples, (index + 1) * samples);

/** The series that its algorithm declares to tell most of a run; the first where none does. */
export const mainSeries = (all: readonly Pick<SeriesSpec, "main">[]) =>
  Math.max(
    0,
    all.findIndex(({ main }) => main),
  );

/** The value of a series up to the step shown; `null` where it has none. `series` counts from 0. */
export function valueAt(frame: Frame, series: number): number | null {
  const at = column(frame, 0).findLastIndex((step) => step <= frame.step);
  const value = column(frame, series + 1)[at];
  return value !== undefined && Number.isFinite(value) ? value : null;
}
