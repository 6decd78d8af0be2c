/** Groups series into plots: series with the same unit, over all lanes; series without a unit by name. */
import type { Frame, Published, SeriesSpec } from "sudoku-lab";
import { type CellCounts, column, targetValue } from "sudoku-lab/plot";
import { decimal, format, label } from "../../../words";
import { timeAt } from "./clock";
import type { AxisQuantity } from "./settings";

/** The series of one lane and the figures that papers print for them. */
export interface LaneCurves {
  /** The index of the lane, from 0. */
  readonly lane: number;
  readonly name: string;
  readonly series: readonly Pick<SeriesSpec, "id" | "unit" | "doc" | "main" | "target">[];
  /** The figures that the source of the preset prints. */
  readonly published: readonly Published[];
  /** The source of the preset. */
  readonly source: string;
}

export interface LaneCurve {
  readonly lane: number;
  readonly laneName: string;
  /** The index of the series in its lane. */
  readonly index: number;
  /** The index among the lane's series in this plot. */
  readonly within: number;
  readonly label: string;
  readonly doc: string;
  /** Whether the algorithm declares the series as a main series. */
  readonly main: boolean;
  readonly unit: string;
  /** The value at a solution; `null` if it is not known. */
  readonly target: number | null;
  readonly published: readonly Published[];
  readonly source: string;
}

export interface CurveGroup {
  readonly id: string;
  /** An id that all plots split from one group share. */
  readonly family: string;
  readonly title: string;
  /** The unit of the values; empty for pure numbers. */
  readonly unit: string;
  /** Whether all curves have the same name, which is the title. */
  readonly sole: boolean;
  readonly curves: readonly LaneCurve[];
  /** The curves of all plots of the family: they share one range, so that the plots can be compared. */
  readonly all: readonly LaneCurve[];
}

export function groupCurves(
  lanes: readonly LaneCurves[],
  counts: CellCounts | null = null,
): readonly CurveGroup[] {
  const groups = new Map<string, LaneCurve[]>();
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
  const groupsByName = [...groups].map(([id, curves]) => {
    const names = new Set(curves.map((curve) => curve.label));
    const [only = ""] = names;
    const sole = names.size === 1;
    const title = sole ? only : label(id);
    return { id, family: id, title, unit: units.get(id) ?? "", sole, curves, all: curves };
  });
  // Two plots with the same name and different units: append the unit to the title.
  return groupsByName.map((group) => {
    const twins = groupsByName.filter(({ title }) => title === group.title).length > 1;
    const unit = label(group.id);
    return twins && unit !== group.title ? { ...group, title: `${group.title}, ${unit}` } : group;
  });
}

/** Splits a group into one plot per lane. */
export function splitGroup({ id, title, unit, curves, all }: CurveGroup): readonly CurveGroup[] {
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

/** The columns of a plot: one axis for all curves, and the values of each curve on it; `null` breaks the line. */
export type CurveColumns = [number[], ...(number | null | undefined)[][]];

/** The maximum number of samples drawn per lane, without the early ones: a plot has no more pixels. */
const MAX_DRAWN_LATE = 600;

/** The number of first samples that are always drawn: they are sparse on a logarithmic axis. */
const ALWAYS_DRAWN_COUNT = 400;

/** Yields the indices of the samples to draw: the first `ALWAYS_DRAWN_COUNT`, then one per stride, including the last. */
export function* sampledIndices(samples: number): Generator<number> {
  const alwaysDrawn = Math.min(samples, ALWAYS_DRAWN_COUNT);
  for (let at = 0; at < alwaysDrawn; at++) yield at;
  const stride = Math.ceil(samples / MAX_DRAWN_LATE);
  const first = alwaysDrawn + ((samples - 1 - alwaysDrawn) % stride);
  for (let at = first; at < samples; at += stride) yield at;
}

/** The maximum number of samples of one lane that `sampledIndices` yields. */
export const MAX_DRAWN = ALWAYS_DRAWN_COUNT + MAX_DRAWN_LATE;

/** Returns the position of a sample on the axis, in steps or ms. */
export function placeOfSample(frame: Frame, against: AxisQuantity, sample: number): number {
  const step = column(frame, 0)[sample] ?? 0;
  return against === "step" ? step : timeAt(frame.times, step);
}

export function columnsOf(
  group: CurveGroup,
  frames: readonly (Frame | null | undefined)[],
  against: AxisQuantity,
): CurveColumns {
  const all = new Set<number>();
  const places = new Map<number, readonly (readonly [sample: number, place: number])[]>();
  for (const { lane } of group.curves) {
    const frame = frames[lane];
    if (!frame || places.has(lane)) continue;
    const points = Array.from(sampledIndices(frame.samples), (sample) => {
      return [sample, placeOfSample(frame, against, sample)] as const;
    });
    places.set(lane, points);
    for (const [, place] of points) all.add(place);
  }
  const axis = [...all].sort((a, b) => a - b);
  const indexOf = new Map(axis.map((x, index) => [x, index]));
  const values = group.curves.map(({ lane, index }) => {
    const frame = frames[lane];
    // `undefined` connects the values on both sides; `null` breaks the line.
    const line = new Array<number | null | undefined>(axis.length);
    if (!frame) return line.fill(null);
    const series = column(frame, index + 1);
    for (const [sample, index] of places.get(lane) ?? []) {
      const value = series[sample] ?? Number.NaN;
      const where = indexOf.get(index);
      if (where !== undefined) line[where] = Number.isFinite(value) ? value : null;
    }
    return line;
  });
  return [axis, ...values];
}

/** Returns the value of a curve after a step; the last value beyond its end, `null` before its first value. */
export function valueAt(curve: LaneCurve, frame: Frame | null | undefined, step: number) {
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

const COMPACT_NUMBER_FORMAT = new Intl.NumberFormat("en-US", {
  // the same letters in every language
  notation: "compact",
  maximumFractionDigits: 3,
});

/** Formats a value for an axis, where space is scarce, as in `100k`. */
export const formatAxisValue = (value: number) =>
  Math.abs(value) >= 10_000
    ? decimal(COMPACT_NUMBER_FORMAT.format(value)).replace("K", "k")
    : formatValue(value);

/** Returns the number of digits from the first to the last non-zero digit. */
const significantDigits = (value: number) =>
  String(Math.abs(value))
    .replace(/e.*$/, "")
    .replace(".", "")
    .replace(/^0+|0+$/g, "").length;

/** Returns whether `formatAxisValue` formats a value without rounding. */
const isShort = (value: number) =>
  significantDigits(value) <= 3 || (Number.isInteger(value) && Math.abs(value) < 10_000);

/** Returns the labels of the ticks of one axis: short ones, or all digits if short labels would be rounded. */
export const formatAxisValues = (ticks: readonly number[]): readonly string[] =>
  ticks.every(isShort)
    ? ticks.map(formatAxisValue)
    : ticks.map((tick) => decimal(String(Number(tick.toPrecision(15)))));

/** Formats a value with three significant digits, or as an integer from 1000. */
export const formatValue = (value: number) =>
  Math.abs(value) >= 1000
    ? format(Math.round(value))
    : decimal(String(Number(value.toPrecision(3))));
