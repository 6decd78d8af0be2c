/** What experiments are made of and tell, by the package. */
export type {
  Against,
  By,
  ContestantSpec,
  Definition,
  Experiment,
  ExperimentPuzzle,
  FigureKind,
  FigureOptions,
  GenerateSpec,
  Measure,
  Row,
  SetSpec,
  Summary,
  SummaryOptions,
} from "sudoku-lab/workshop";

/** A value of a parameter. */
export type Value = boolean | number | string;
