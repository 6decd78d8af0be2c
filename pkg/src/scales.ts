/** The scales of difficulty, and their ratings of puzzles. */
import type { IdInput, ScaleId } from "./setups.js";

/**
 * The scales on which a puzzle is rated, and the seed for scales that use random numbers. `RatingOptions<string>`
 * accepts any text as ids.
 */
export interface RatingOptions<Id extends string = ScaleId> {
  /** The ids of the scales; by default all scales that are defined for the size of the grid. */
  readonly scales?: readonly IdInput<ScaleId, Id>[];
  /** The seed; default: 1. */
  readonly seed?: number;
}

/** The rating of a puzzle on one scale. */
export interface Rating {
  /** The id of the scale. */
  readonly scale: ScaleId;
  /** One value per column of the scale. */
  readonly values: readonly RatedValue[];
  /** The cells that the rating concerns, in ascending order; empty if there are none. */
  readonly cells: readonly number[];
}

export interface RatedValue {
  /** The id of the column. */
  readonly column: string;
  /** The value as text, as in tables: `4.2`, `>=4.2` or the name of a class. */
  readonly text: string;
  /** A number by which puzzles can be sorted; for a class, its index. */
  readonly value: number;
  /** Whether the puzzle may be harder than this value. */
  readonly atLeast: boolean;
  /** The 95 % interval, if the value is the mean of several attempts. */
  readonly interval: readonly [low: number, high: number] | null;
}

/** The description of a scale. */
export interface ScaleInfo {
  readonly id: ScaleId;
  readonly name: string;
  /** The quantity that the scale measures, in one sentence. */
  readonly measures: string;
  /** The method of determining the rating. */
  readonly definition: string;
  readonly source: string;
  /** The unit that the numbers of the scale count. */
  readonly unit: string;
  /** The comparison of the scale with published ratings. */
  readonly checked: string;
  /** The smallest and the largest side of the grids for which the scale is defined. */
  readonly sides: readonly [least: number, most: number];
  /** Whether the ratings depend on a seed. */
  readonly random: boolean;
  readonly columns: readonly {
    readonly id: string;
    readonly name: string;
    readonly decimals: number;
    /** The classes, the easiest first; empty if the values are numbers. */
    readonly classes: readonly string[];
  }[];
}
