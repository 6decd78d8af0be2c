/** What papers print of a series, as lines in its plot. */
import { words as told } from "../../../words/curves";
import { type Curve, figure } from "./groups";

export interface Reference {
  readonly value: number;
  /** What the figure is, as far as a label has room. */
  readonly text: string;
  /** Which puzzles it is of. */
  readonly note: string;
  /** Who prints it. */
  readonly source: string;
}

/** The values that curves have at a solution, each once. */
export const targets = (curves: readonly Curve[]): readonly number[] => [
  ...new Set(curves.flatMap(({ target }) => target ?? [])),
];

/** How near a value is to that of a solution, where this is not zero, and the series is not a count of something. */
export function shareOfTarget({ target, unit }: Curve, value: number): string {
  return target && unit === "" ? told.share(figure((100 * value) / target)) : "";
}

/** Each printed value once, also where several lanes have the preset that it is of: no lane has measured it. */
export function references(curves: readonly Curve[]): readonly Reference[] {
  const all = curves.flatMap(({ published, source }) =>
    published.map(({ value, note }) => {
      const text = told.paperValue(figure(value), note);
      return [`${text} ${note} ${source}`, { value, text, note, source }] as const;
    }),
  );
  return [...new Map(all).values()];
}

/** The lines of printed values: one for the papers that print the same figure. */
export const referenceLines = (curves: readonly Curve[]): readonly Reference[] => [
  ...new Map(references(curves).map((at) => [at.text, at])).values(),
];
