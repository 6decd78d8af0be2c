/** The types of experiments and their results, from the package. */
export type {
  Against,
  AnyContestantSpec as ContestantSpec,
  AnyDefinition as Definition,
  AnyGenerateSpec as GenerateSpec,
  AnySetSpec as SetSpec,
  By,
  Experiment,
  ExperimentPuzzle,
  FigureKind,
  FigureOptions,
  Measure,
  Row,
  Summary,
  SummaryOptions,
} from "sudoku-lab/workshop";

/** The value of a parameter. */
export type Value = boolean | number | string;
