/** An experiment as the page sees it; what does it is the package's `Experiment`. */
import type { By, Experiment as Done, Measure } from "sudoku-lab/workshop";

export type {
  Against,
  By,
  ContestantSpec,
  Definition,
  ExperimentPuzzle,
  GenerateSpec,
  Measure,
  Row,
  SetSpec,
  Summary,
  SummaryOptions,
} from "sudoku-lab/workshop";

/** A value of a parameter. */
export type Value = boolean | number | string;

/** How a drawing is to be: its kind is said beside it. */
export interface FigureOptions {
  readonly measure?: Measure;
  readonly by?: By;
  readonly log?: boolean;
  readonly width?: number;
  readonly height?: number;
  /** The contestants across and upwards, of a scatter. */
  readonly one?: number;
  readonly other?: number;
  /** Whether it is to stand outside of the page. */
  readonly alone?: boolean;
}

export type Experiment = Done & {
  figure(kind: string, options?: FigureOptions): string;
};
