/** Scales of difficulty, and what they say of a puzzle. */
import type { IdInput, ScaleId } from "./setups.js";

/**
 * On which scales a puzzle is rated, and by which seed those that depend on chance; `RatingOptions<string>` admits any
 * text as ids.
 */
export interface RatingOptions<Id extends string = ScaleId> {
  /** Ids; by default every scale that is defined for the size of the grid. */
  readonly scales?: readonly IdInput<ScaleId, Id>[];
  /** By default 1. */
  readonly seed?: number;
}

/** How hard a puzzle is, on one scale. */
export interface Rating {
  /** The scale's id. */
  readonly scale: ScaleId;
  /** One for each of its columns. */
  readonly values: readonly RatedValue[];
  /** The cells it is about, if there are such, ascending. */
  readonly cells: readonly number[];
}

export interface RatedValue {
  /** The column's id. */
  readonly column: string;
  /** As tables have it: `4.2`, `>=4.2` or the name of a class. */
  readonly text: string;
  /** To put puzzles in order by; of a class its place. */
  readonly value: number;
  /** Whether the puzzle may be harder than that. */
  readonly atLeast: boolean;
  /** Of the mean of several tries the interval of 95 %. */
  readonly interval: readonly [low: number, high: number] | null;
}

/** What is known of a scale. */
export interface ScaleInfo {
  readonly id: ScaleId;
  readonly name: string;
  /** What it measures, in a sentence. */
  readonly measures: string;
  /** How the rating comes about. */
  readonly definition: string;
  readonly source: string;
  /** What its numbers count. */
  readonly unit: string;
  /** How far it was held against what others publish. */
  readonly checked: string;
  /** The smallest and the largest side of grids it is defined for. */
  readonly sides: readonly [least: number, most: number];
  /** Whether it depends on a seed. */
  readonly random: boolean;
  readonly columns: readonly {
    readonly id: string;
    readonly name: string;
    readonly decimals: number;
    /** Easiest first; none if it is a number. */
    readonly classes: readonly string[];
  }[];
}
