/** The ranges of the axes of a plot, chosen for its whole family, so that split plots can be compared. */
import type { Frame } from "sudoku-lab";
import { type AxisRange, column, drawableRange, paddedRange, valueBetween } from "sudoku-lab/plot";
import type { Session } from "../../../session/session";
import { type CurveGroup, placeOfSample, sampledIndices } from "./groups";
import { referenceTexts, solutionValues } from "./references";
import { type AxisQuantity, createPlotStore, MIN_LOG_VALUE, type Scales } from "./settings";

type Frames = readonly (Frame | null | undefined)[];
type Extent = readonly [low: number, high: number];
type Point = readonly [x: number, y: number];

/** Returns the range of the horizontal axis from 0 to the end of the longest lane. */
export function wholeAxis(frames: Frames, against: AxisQuantity): Extent {
  const ends = frames.map((frame) =>
    frame && frame.samples > 0 ? placeOfSample(frame, against, frame.samples - 1) : 0,
  );
  return [0, Math.max(0, ...ends)];
}

/** Returns the visible range of the horizontal axis: that of the whole family, or the part that is zoomed to. */
export function alongRange(
  session: Session,
  { all }: CurveGroup,
  frames: Frames,
  { against, logX }: Scales,
): AxisRange {
  const { zoom } = session.get(createPlotStore);
  const min = logX ? MIN_LOG_VALUE[against] : 0;
  const part = zoom.peek();
  if (part) return drawableRange(Math.max(part[0], min), Math.max(part[1], min * 1.01), logX);
  const lanes = new Set(all.map(({ lane }) => lane));
  const [, end] = wholeAxis(
    frames.filter((_, lane) => lanes.has(lane)),
    against,
  );
  return drawableRange(min, end > min ? end : Math.max(min * 2, 1), logX);
}

/**
 * Returns the range of the values of the plot's family within `along`, including the values that papers print; `null`
 * if there are none.
 */
export function valueExtent(
  group: CurveGroup,
  frames: Frames,
  scales: Scales,
  along: AxisRange,
): Extent | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const take = (value: number) => {
    if (!Number.isFinite(value) || (scales.logY && value <= 0)) return;
    low = Math.min(low, value);
    high = Math.max(high, value);
  };
  const minimum = scales.logX ? MIN_LOG_VALUE[scales.against] : Number.NEGATIVE_INFINITY;
  for (const { lane, index } of group.all) {
    const frame = frames[lane];
    if (!frame) continue;
    const values = column(frame, index + 1);
    let before: Point | null = null;
    for (const sample of sampledIndices(frame.samples)) {
      const x = Math.max(placeOfSample(frame, scales.against, sample), minimum);
      const y = values[sample] ?? Number.NaN;
      const isDrawable = Number.isFinite(y) && (!scales.logY || y > 0);
      const point: Point | null = isDrawable ? [x, y] : null;
      if (point) {
        // Take the part of the line between two samples within the range, which may contain no sample.
        const from: Point = before ?? point;
        if (from[0] <= along.high && x >= along.low) {
          take(valueBetween(Math.max(from[0], along.low), from, point, scales));
          take(valueBetween(Math.min(x, along.high), from, point, scales));
        }
      }
      before = point;
    }
  }
  for (const { value } of referenceTexts(group.all)) take(value);
  for (const value of solutionValues(group.all)) take(value);
  return low <= high ? [low, high] : null;
}

const FULL_RANGE: AxisRange = {
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
  log: false,
};

/**
 * Returns the range of values that a plot shows: the values within the visible part of the horizontal axis, or all
 * values if no curve reaches into this part; `null` if there are no values.
 */
export function valueRange(
  session: Session,
  group: CurveGroup,
  frames: Frames,
  scales: Scales,
): AxisRange | null {
  const along = alongRange(session, group, frames, scales);
  const extent =
    valueExtent(group, frames, scales, along) ?? valueExtent(group, frames, scales, FULL_RANGE);
  return extent && paddedRange(...extent, scales.logY);
}

/**
 * Returns the value at which a drawn curve leaves the part [`from`, `to`] of the axis, or its last value if it ends
 * there; `null` if the curve has no part inside. `undefined` values are skipped; `null` breaks the line.
 */
export function lastShown(
  axis: ArrayLike<number>,
  values: ArrayLike<number | null | undefined>,
  [from, to]: Extent,
  scales: Pick<Scales, "logX" | "logY">,
): number | null {
  let after: Point | null = null;
  for (let at = values.length - 1; at >= 0; at--) {
    const [x, y] = [axis[at] ?? 0, values[at]];
    if (y === undefined) continue;
    if (y === null) {
      after = null;
      continue;
    }
    const ends = x < from ? after : x <= to;
    if (ends) return after ? valueBetween(to, [x, y], after, scales) : y;
    if (x < from) return null;
    after = [x, y];
  }
  return null;
}
