/** Which series share a plot: those in one unit, over all lanes; without a unit, those of one name. */
import type { Frame } from "sudoku-lab";
import { column } from "../race/sparkline";

/** What a lane brings to the curves. */
export interface LaneCurves {
  /** From 0. */
  readonly lane: number;
  readonly name: string;
  readonly series: readonly { readonly id: string; readonly unit: string; readonly doc: string }[];
}

export interface Curve {
  readonly lane: number;
  readonly laneName: string;
  /** Its place among the lane's series. */
  readonly index: number;
  /** Its place among the lane's series in this plot. */
  readonly within: number;
  readonly label: string;
  readonly doc: string;
}

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly curves: readonly Curve[];
}

const label = (id: string) => id.replaceAll("_", " ");

export function groupCurves(lanes: readonly LaneCurves[]): readonly Group[] {
  const groups = new Map<string, Curve[]>();
  for (const { lane, name, series } of lanes) {
    for (const [index, { id, unit, doc }] of series.entries()) {
      const key = unit === "" ? id : unit;
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      const within = group.filter((curve) => curve.lane === lane).length;
      group.push({ lane, laneName: name, index, within, label: label(id), doc });
    }
  }
  return [...groups].map(([id, curves]) => {
    const names = new Set(curves.map((curve) => curve.label));
    const [only = ""] = names;
    return { id, title: names.size === 1 ? only : label(id), curves };
  });
}

/** Columns for a plot: one axis of steps for all, and each curve on it, `null` where it has none. */
export type Columns = [number[], ...(number | null)[][]];

/** Samples of a lane that are drawn: a plot has no more pixels. */
const DRAWN = 600;

/** The samples drawn, by their place: evenly thinned, the last always among them. */
function* kept(samples: number): Generator<number> {
  const stride = Math.max(1, Math.ceil(samples / DRAWN));
  for (let at = (samples - 1) % stride; at < samples; at += stride) yield at;
}

export function columnsOf(group: Group, frames: readonly (Frame | null | undefined)[]): Columns {
  const steps = new Set<number>();
  const lanes = new Set(group.curves.map(({ lane }) => lane));
  for (const lane of lanes) {
    const frame = frames[lane];
    if (!frame) continue;
    const own = column(frame, 0);
    for (const at of kept(frame.samples)) steps.add(own[at] ?? 0);
  }
  const axis = [...steps].sort((a, b) => a - b);
  const place = new Map(axis.map((step, index) => [step, index]));
  const values = group.curves.map(({ lane, index }) => {
    const frame = frames[lane];
    // Undefined joins what is on both sides; null breaks the line.
    const line = new Array<number | null>(axis.length);
    if (!frame) return line.fill(null);
    const own = column(frame, 0);
    const series = column(frame, index + 1);
    for (const at of kept(frame.samples)) {
      const value = series[at] ?? Number.NaN;
      const where = place.get(own[at] ?? 0);
      if (where !== undefined) line[where] = Number.isFinite(value) ? value : null;
    }
    return line;
  });
  return [axis, ...values];
}

/** Three figures are enough to read. */
export const figure = (value: number) =>
  Math.abs(value) >= 1000
    ? Math.round(value).toLocaleString("en-US")
    : String(Number(value.toPrecision(3)));
