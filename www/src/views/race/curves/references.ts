/** What papers print of a series, as lines in its plot. */
import { words as told } from "../../../words/curves";
import { type Curve, figure } from "./groups";

export interface Reference {
  readonly lane: number;
  readonly value: number;
  /** What the figure is, as far as a label has room. */
  readonly text: string;
  /** Which puzzles it is of. */
  readonly note: string;
  /** Who prints it. */
  readonly source: string;
}

export const references = (curves: readonly Curve[]): readonly Reference[] =>
  curves.flatMap(({ lane, published, source }) =>
    published.map(({ value, note }) => ({
      lane,
      value,
      text: told.paperValue(figure(value), note),
      note,
      source,
    })),
  );
