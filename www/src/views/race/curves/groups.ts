/** Which series share a plot: those in one unit, over all lanes; without a unit, those of one name. */
import type { Frame, Published, SeriesSpec } from "sudoku-lab";
import { type CellCounts, column, targetValue } from "sudoku-lab/plot";
import { decimal, format, label } from "../../../words";
import { timeAt } from "./clock";
import type { Against } from "./settings";

/** What a lane brings to the curves. */
export interface LaneCurves {
  /** From 0. */
  readonly lane: number;
  readonly name: string;
  readonly series: readonly Pick<SeriesSpec, "id" | "unit" | "doc" | "main" | "target">[];
  /** What the source of its preset prints. */
  readonly published: readonly Published[];
  /** That source. */
  readonly source: string;
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
  /** Whether its algorithm declares it as one of its main series. */
  readonly main: boolean;
  readonly unit: string;
  /** Its value at a solution; `null` if it is not known. */
  readonly target: number | null;
  readonly published: readonly Published[];
  readonly source: string;
}

export interface Group {
  readonly id: string;
  /** The same for all plots that come of one group. */
  readonly family: string;
  readonly title: string;
  /** What its values are in; empty where they are pure numbers. */
  readonly unit: string;
  /** Whether the title is the name of every curve in it. */
  readonly sole: boolean;
  readonly curves: readonly Curve[];
  /** Those of all plots of the family: one range serves them, so that they can be compared. */
  readonly all: readonly Curve[];
}

export function groupCurves(
  lanes: readonly LaneCurves[],
  counts: CellCounts | null = null,
): readonly Group[] {
  const groups = new Map<string, Curve[]>();
  const units = new Map<string, string>();
  for (const { lane, name, series, published, source } of lanes) {
    for (const [index, { id, unit, doc, main, target }] of series.entries()) {
      const key = unit === "" ? id : unit;
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      units.set(key, label(unit));
      const within = group.filter((curve) => curve.lane === lane).length;
      const printed = published.filter(({ of }) => of === id);
      const named = { laneName: name, label: label(id), doc, main, unit };
      const value = targetValue(target, counts);
      group.push({ lane, index, within, target: value, published: printed, source, ...named });
    }
  }
  const named = [...groups].map(([id, curves]) => {
    const names = new Set(curves.map((curve) => curve.label));
    const [only = ""] = names;
    const sole = names.size === 1;
    const title = sole ? only : label(id);
    return { id, family: id, title, unit: units.get(id) ?? "", sole, curves, all: curves };
  });
  // One name in two units is two plots: the unit tells them apart.
  return named.map((group) => {
    const twins = named.filter(({ title }) => title === group.title).length > 1;
    const unit = label(group.id);
    return twins && unit !== group.title ? { ...group, title: `${group.title}, ${unit}` } : group;
  });
}

/** A group as one plot for each lane. */
export function splitGroup({ id, title, unit, curves, all }: Group): readonly Group[] {
  return [...new Set(curves.map(({ lane }) => lane))].map((lane) => {
    const own = curves.filter((curve) => curve.lane === lane);
    const name = own[0]?.laneName ?? "";
    return {
      id: `${id} ${lane}`,
      family: id,
      title: `${title}, ${name}`,
      unit,
      sole: false,
      curves: own,
      all,
    };
  });
}

/** Columns for a plot: one axis for all, and each curve on it, `null` where it has none. */
export type Columns = [number[], ...(number | null | undefined)[][]];

/** Samples of a lane that are drawn: a plot has no more pixels. */
const DRAWN = 600;

/** The first samples are few to each doubling of the step, and a logarithmic axis has room for all. */
const EARLY = 400;

/** The indices of the samples that are drawn: the first ones, then one in each stride, and the last. */
export function* kept(samples: number): Generator<number> {
  const early = Math.min(samples, EARLY);
  for (let at = 0; at < early; at++) yield at;
  const stride = Math.ceil(samples / DRAWN);
  const first = early + ((samples - 1 - early) % stride);
  for (let at = first; at < samples; at += stride) yield at;
}

/** The most samples of one lane that `kept` yields. */
export const MAX_DRAWN = EARLY + DRAWN;

/** Where one sample of a lane is on the axis. */
export function placeOfSample(frame: Frame, against: Against, sample: number): number {
  const step = column(frame, 0)[sample] ?? 0;
  return against === "step" ? step : timeAt(frame.times, step);
}

export function columnsOf(
  group: Group,
  frames: readonly (Frame | null | undefined)[],
  against: Against,
): Columns {
  const all = new Set<number>();
  const places = new Map<number, readonly (readonly [sample: number, place: number])[]>();
  for (const { lane } of group.curves) {
    const frame = frames[lane];
    if (!frame || places.has(lane)) continue;
    const drawn = Array.from(kept(frame.samples), (sample) => {
      return [sample, placeOfSample(frame, against, sample)] as const;
    });
    places.set(lane, drawn);
    for (const [, place] of drawn) all.add(place);
  }
  const axis = [...all].sort((a, b) => a - b);
  const indexOf = new Map(axis.map((x, index) => [x, index]));
  const values = group.curves.map(({ lane, index }) => {
    const frame = frames[lane];
    // Undefined joins what is on both sides; null breaks the line.
    const line = new Array<number | null | undefined>(axis.length);
    if (!frame) return line.fill(null);
    const series = column(frame, index + 1);
    for (const [sample, place] of places.get(lane) ?? []) {
      const value = series[sample] ?? Number.NaN;
      const where = indexOf.get(place);
      if (where !== undefined) line[where] = Number.isFinite(value) ? value : null;
    }
    return line;
  });
  return [axis, ...values];
}

/** The value of a curve after a step; its last one beyond its end, `null` before it has any. */
export function valueAt(curve: Curve, frame: Frame | null | undefined, step: number) {
  if (!frame || frame.samples === 0) return null;
  const steps = column(frame, 0);
  let low = 0;
  let high = frame.samples;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] ?? 0) <= step) low = middle + 1;
    else high = middle;
  }
  const value = low > 0 ? column(frame, curve.index + 1)[low - 1] : undefined;
  return value !== undefined && Number.isFinite(value) ? value : null;
}

const COMPACT = new Intl.NumberFormat("en-US", {
  // the same letters in every language
  notation: "compact",
  maximumFractionDigits: 3,
});

/** A figure at an axis, where there is little room: `100k`. */
export const axisFigure = (value: number) =>
  Math.abs(value) >= 10_000 ? decimal(COMPACT.format(value)).replace("K", "k") : figure(value);

/** Digits of a number from its first to its last that is not zero. */
const significantDigits = (value: number) =>
  String(Math.abs(value))
    .replace(/e.*$/, "")
    .replace(".", "")
    .replace(/^0+|0+$/g, "").length;

/** Whether `axisFigure` writes a value without rounding it. */
const isShort = (value: number) =>
  significantDigits(value) <= 3 || (Number.isInteger(value) && Math.abs(value) < 10_000);

/** The labels of the ticks of one axis: short ones, or all digits where these would be rounded. */
export const axisFigures = (ticks: readonly number[]): readonly string[] =>
  ticks.every(isShort)
    ? ticks.map(axisFigure)
    : ticks.map((tick) => decimal(String(Number(tick.toPrecision(15)))));

/** Three figures are enough to read. */
export const figure = (value: number) =>
  Math.abs(value) >= 1000
    ? format(Math.round(value))
    : decimal(String(Number(value.toPrecision(3))));
