/** The values that papers print for a series, drawn as lines in its plot. */
import { words as told } from "../../../words/curves";
import { formatValue, type LaneCurve } from "./groups";

export interface Reference {
  readonly value: number;
  /** A short text for the label of the line. */
  readonly text: string;
  /** The puzzles to which the value belongs. */
  readonly note: string;
  /** The paper that prints the value. */
  readonly source: string;
}

/** Returns the values of the curves at a solution, without duplicates. */
export const solutionValues = (curves: readonly LaneCurve[]): readonly number[] => [
  ...new Set(curves.flatMap(({ target }) => target ?? [])),
];

/**
 * Returns a value as a percentage of the value at a solution; empty if that is zero or unknown, or if the series has a
 * unit.
 */
export function shareOfTarget({ target, unit }: LaneCurve, value: number): string {
  return target && unit === "" ? told.share(formatValue((100 * value) / target)) : "";
}

/**
 * Returns each printed value once, even if several lanes have the preset to which it belongs: printed values do not
 * depend on a lane.
 */
export function referenceTexts(curves: readonly LaneCurve[]): readonly Reference[] {
  const all = curves.flatMap(({ published, source }) =>
    published.map(({ value, note }) => {
      const text = told.paperValue(formatValue(value), note);
      return [`${text} ${note} ${source}`, { value, text, note, source }] as const;
    }),
  );
  return [...new Map(all).values()];
}

/** Returns the lines of the printed values; papers that print the same value share a line. */
export const referenceLines = (curves: readonly LaneCurve[]): readonly Reference[] => [
  ...new Map(referenceTexts(curves).map((at) => [at.text, at])).values(),
];
