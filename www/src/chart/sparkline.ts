/** The small curve at the foot of a lane: one series over its whole run. */
import type { Frame, SeriesSpec } from "sudoku-lab";
import type { Surface } from "../ui/surface";

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

/** `series` counts from 0. */
export function paintSparkline(
  surface: Surface,
  frame: Frame,
  series: number,
  colour: string,
): void {
  const { context, width, height, ratio } = surface;
  context.clearRect(0, 0, width, height);
  if (frame.samples < 2) return;
  const steps = column(frame, 0);
  const values = column(frame, series + 1);
  const last = steps.at(-1) ?? 0;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const margin = 2 * ratio;
  const x = (step: number) => margin + (last > 0 ? step / last : 0) * (width - 2 * margin);
  const span = high - low || 1;
  const y = (value: number) => height - margin - ((value - low) / span) * (height - 2 * margin);
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = 1.25 * ratio;
  context.lineJoin = "round";
  context.beginPath();
  let started = false;
  for (const [index, value] of values.entries()) {
    if (!Number.isFinite(value)) continue;
    const point = [x(steps[index] ?? 0), y(value)] as const;
    if (started) context.lineTo(...point);
    else context.moveTo(...point);
    started = true;
  }
  context.stroke();
  // The moment shown, where it is not the last.
  if (frame.step < last) {
    context.globalAlpha = 0.6;
    context.fillRect(x(frame.step) - ratio / 2, 0, ratio, height);
    context.globalAlpha = 1;
  }
}
