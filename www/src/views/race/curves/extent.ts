/** How far a plot's axes go: as far as its whole family needs, so that plots apart can be compared. */
import type { Frame } from "sudoku-lab";
import { type AxisRange, column, drawableRange, paddedRange, valueBetween } from "sudoku-lab/plot";
import type { Session } from "../../../session/session";
import { type Group, kept, placeOfSample } from "./groups";
import { references, targets } from "./references";
import { type Against, createPlotStore, LEAST, type Scales } from "./settings";

type Frames = readonly (Frame | null | undefined)[];
type Extent = readonly [low: number, high: number];
type Point = readonly [x: number, y: number];

/** The axis of some lanes, from the start to the end of the longest. */
export function wholeAxis(frames: Frames, against: Against): Extent {
  const ends = frames.map((frame) =>
    frame && frame.samples > 0 ? placeOfSample(frame, against, frame.samples - 1) : 0,
  );
  return [0, Math.max(0, ...ends)];
}

/** What a plot shows of the axis along: all of its family's, or the part that is zoomed to. */
export function alongRange(
  session: Session,
  { all }: Group,
  frames: Frames,
  { against, logX }: Scales,
): AxisRange {
  const { zoom } = session.get(createPlotStore);
  const least = logX ? LEAST[against] : 0;
  const part = zoom.peek();
  if (part) return drawableRange(Math.max(part[0], least), Math.max(part[1], least * 1.01), logX);
  const lanes = new Set(all.map(({ lane }) => lane));
  const [, end] = wholeAxis(
    frames.filter((_, lane) => lanes.has(lane)),
    against,
  );
  return drawableRange(least, end > least ? end : Math.max(least * 2, 1), logX);
}

/** The values of a plot's family inside `along`, with the values that papers print; `null` if there are none. */
export function valueExtent(
  group: Group,
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
  const least = scales.logX ? LEAST[scales.against] : Number.NEGATIVE_INFINITY;
  for (const { lane, index } of group.all) {
    const frame = frames[lane];
    if (!frame) continue;
    const values = column(frame, index + 1);
    let before: Point | null = null;
    for (const sample of kept(frame.samples)) {
      const x = Math.max(placeOfSample(frame, scales.against, sample), least);
      const y = values[sample] ?? Number.NaN;
      const drawn = Number.isFinite(y) && (!scales.logY || y > 0);
      const point: Point | null = drawn ? [x, y] : null;
      if (point) {
        // The part of the line between two samples that is inside: a window may hold no sample.
        const from: Point = before ?? point;
        if (from[0] <= along.high && x >= along.low) {
          take(valueBetween(Math.max(from[0], along.low), from, point, scales));
          take(valueBetween(Math.min(x, along.high), from, point, scales));
        }
      }
      before = point;
    }
  }
  for (const { value } of references(group.all)) take(value);
  for (const value of targets(group.all)) take(value);
  return low <= high ? [low, high] : null;
}

const EVERYTHING: AxisRange = {
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
  log: false,
};

/**
 * The range of values that a plot shows: of the part along that is shown, or of all where no curve reaches
 * into that part; `null` while there are no values at all.
 */
export function valueRange(
  session: Session,
  group: Group,
  frames: Frames,
  scales: Scales,
): AxisRange | null {
  const along = alongRange(session, group, frames, scales);
  const extent =
    valueExtent(group, frames, scales, along) ?? valueExtent(group, frames, scales, EVERYTHING);
  return extent && paddedRange(...extent, scales.logY);
}

/**
 * The value at which a drawn curve leaves the part [`from`, `to`] of the axis, or its last value if it
 * ends there; `null` if no part of it lies inside. `undefined` values are skipped, `null` breaks the line.
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
