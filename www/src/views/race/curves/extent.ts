/** How far a plot's axes go: as far as its whole family needs, so that plots apart can be compared. */
import type { Frame } from "sudoku-lab";
import { column } from "../../../chart/sparkline";
import { type Group, kept, places } from "./groups";
import { references } from "./references";
import { type Against, LEAST, type Scales, zoom } from "./settings";

type Frames = readonly (Frame | null | undefined)[];
type Extent = readonly [low: number, high: number];

/** The axis of some lanes, from the start to the end of the longest. */
export function wholeAxis(frames: Frames, against: Against): Extent {
  const ends = frames.map((frame) => (frame ? (places(frame, against).at(-1) ?? 0) : 0));
  return [0, Math.max(0, ...ends)];
}

/** What a plot shows of the axis: all of its family's, or the part that is zoomed to. */
export function alongExtent(
  { all }: Group,
  frames: Frames,
  { against, logX }: Scales,
): [number, number] {
  const least = logX ? LEAST[against] : 0;
  const part = zoom.peek();
  if (part) return [Math.max(part[0], least), Math.max(part[1], least * 1.01)];
  const lanes = new Set(all.map(({ lane }) => lane));
  const [, end] = wholeAxis(
    frames.filter((_, lane) => lanes.has(lane)),
    against,
  );
  return [least, end > least ? end : Math.max(least * 2, 1)];
}

/** The values of a plot's family in the part that is shown, printed ones among them; `null` if none. */
export function valueExtent(group: Group, frames: Frames, scales: Scales): Extent | null {
  const [from, to] = alongExtent(group, frames, scales);
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const take = (value: number) => {
    if (!Number.isFinite(value) || (scales.logY && value <= 0)) return;
    low = Math.min(low, value);
    high = Math.max(high, value);
  };
  for (const { lane, index } of group.all) {
    const frame = frames[lane];
    if (!frame) continue;
    const along = places(frame, scales.against);
    const values = column(frame, index + 1);
    for (const at of kept(frame.samples)) {
      const place = Math.max(along[at] ?? 0, scales.logX ? LEAST[scales.against] : 0);
      if (place >= from && place <= to) take(values[at] ?? Number.NaN);
    }
  }
  for (const { value } of references(group.all)) take(value);
  return low <= high ? [low, high] : null;
}
