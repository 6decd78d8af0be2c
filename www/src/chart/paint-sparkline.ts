/** The small curve at the bottom of a lane: one series over the whole run. */
import type { Frame } from "sudoku-lab";
import { column } from "sudoku-lab/plot";
import type { Surface } from "../ui/surface";

/** Draws a series; `series` is a zero-based index. */
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
    if (!Number.isFinite(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const margin = 2 * ratio;
  const x = (step: number) => margin + (last > 0 ? step / last : 0) * (width - 2 * margin);
  // Halving first prevents the difference from overflowing to infinity.
  const span = high / 2 - low / 2 || 1;
  const y = (value: number) =>
    height - margin - ((value / 2 - low / 2) / span) * (height - 2 * margin);
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
  // A vertical line at the shown step, unless it is the last one.
  if (frame.step < last) {
    context.globalAlpha = 0.6;
    context.fillRect(x(frame.step) - ratio / 2, 0, ratio, height);
    context.globalAlpha = 1;
  }
}
