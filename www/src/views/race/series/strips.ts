/** The distribution of the runs of each lane on a common scale, with the figures that papers print. */
import { type AxisRange, drawableRange, shareOf } from "sudoku-lab/plot";
import { findAlgorithm, presetOf } from "../../../lab/check";
import { quartiles } from "../../../lab/stats";
import { lab } from "../../../session/engine";
import { CLOCK_RESOLUTION_US, timeText } from "../../../text/times";
import { formatValue } from "../curves/groups";
import type { SeriesLane, SeriesRecord } from "./records";

export const measures = ["steps", "micros", "blanks", "conflicts"] as const;
export type Measure = (typeof measures)[number];

export interface Run {
  readonly seed: number;
  readonly value: number;
  readonly solved: boolean;
}

export interface Strip {
  readonly index: number;
  readonly name: string;
  /** The unit of the steps. */
  readonly unit: string;
  /** Formats a value. */
  readonly text: (value: number) => string;
  /** Values below this limit cannot be distinguished, so the scale shows them at this limit. */
  readonly least: number;
  readonly runs: readonly Run[];
  readonly quartiles: readonly [number, number, number];
  readonly mean: number;
  /** The figures that the source of the preset prints; empty if parameters were changed. */
  readonly printed: readonly { readonly value: number; readonly note: string }[];
  /** The source of the preset. */
  readonly source: string;
}

const figureOf = ({ steps, micros, left }: SeriesRecord, measure: Measure): number | null => {
  if (measure === "steps") return steps;
  if (measure === "micros") return micros;
  return left?.[measure] ?? null;
};

/**
 * Returns a function that formats times of a lane, with the precision of its measurement: the clock's resolution limits
 * the precision of a single run.
 */
export const timeOf =
  ({ time }: Pick<SeriesLane, "time">) =>
  (micros: number) =>
    timeText({ micros, repeats: time?.repeats ?? 1 });

export const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function createStrips(lanes: readonly SeriesLane[], measure: Measure): readonly Strip[] {
  return lanes.flatMap((lane): Strip[] => {
    const runs = lane.rows.flatMap((row): Run[] => {
      const value = figureOf(row, measure);
      return value === null ? [] : [{ seed: row.seed, value, solved: row.outcome === "solved" }];
    });
    if (runs.length === 0) return [];
    const values = runs.map(({ value }) => value);
    const { index, name, unit, time } = lane;
    const printed = printedOf(lane, measure);
    const text = measure === "micros" ? timeOf(lane) : formatValue;
    const least = measure === "micros" && !time ? CLOCK_RESOLUTION_US : 0;
    const of = { index, name, unit, text, least, runs, ...printed };
    return [{ ...of, quartiles: quartiles(values), mean: meanOf(values) }];
  });
}

/**
 * Returns the figures that a paper prints for a measure: for the steps the counter of steps, for the time the time, for
 * the conflicts the conflicts at the end.
 */
function printedOf({ algorithm, preset, params }: SeriesLane, measure: Measure) {
  const registry = lab.peek();
  const info = registry && findAlgorithm(registry, algorithm);
  if (!info || Object.keys(params).length > 0) return { printed: [], source: "" };
  const conflicts = info.series.filter(({ unit }) => unit === "conflicts").map(({ id }) => id);
  const names = {
    steps: [`${info.step}s`],
    micros: ["time"],
    blanks: [],
    conflicts,
  }[measure] as readonly string[];
  const { published = [], source = "" } = presetOf(info, preset) ?? {};
  return { printed: published.filter(({ of }) => names.includes(of)), source };
}

/** A scale that all strips share; logarithmic if the values span more than a factor of `MIN_SIZES_TO_GROUP`. */
export class Scale {
  readonly #range: AxisRange;

  constructor(all: readonly Strip[]) {
    const values = all.flatMap(({ runs, printed, least }) =>
      [...runs, ...printed].map(({ value }) => Math.max(value, least)),
    );
    const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
    const high = values.reduce((most, value) => Math.max(most, value), low);
    const log = low > 0 && high > MIN_SIZES_TO_GROUP * low;
    this.#range = drawableRange(low, high > low ? high : low + 1, log);
  }

  get low(): number {
    return this.#range.low;
  }

  get high(): number {
    return this.#range.high;
  }

  get log(): boolean {
    return this.#range.log;
  }

  /** Returns the position of a value, from 0 to 1. */
  at(value: number): number {
    return shareOf(this.#range, Math.max(value, this.low));
  }
}

const MIN_SIZES_TO_GROUP = 30;
