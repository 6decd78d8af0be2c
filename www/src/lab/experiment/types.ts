/** An experiment as the page sees it; what does it is the package's `Experiment`. */
import type { By, Experiment as Done, Measure, Summary, SummaryOptions } from "sudoku-lab/workshop";

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

export interface FigureOptions {
  readonly measure?: Measure;
  readonly by?: By;
  readonly scale?: "linear" | "log";
  readonly width?: number;
  readonly height?: number;
  /** The two contestants of a scatter. */
  readonly pair?: readonly [number, number];
}

export type Experiment = Done & {
  add(csv: string): number;
  pack(): Uint8Array | null;
  restore(packs: readonly Uint8Array[]): number;
  summary(options?: SummaryOptions): Summary;
  figure(kind: string, options?: FigureOptions): string;
};
