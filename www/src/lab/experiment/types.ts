/** The types of experiments and their results, from the package. */
import type { Source } from "../own/source";

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

/** A solver in a study, and what is known about it without executing it. */
export interface StudySolver {
  readonly source: Source;
  /** The digest of the source in 64 hexadecimal digits. */
  readonly sha256: string;
  /** The name and the unit of a step that the study states. They are shown, and nothing else depends on them. */
  readonly name: string;
  readonly step: string;
  /** Whether the solver has a run for each seed, and the counters that it records: what the records show. */
  readonly random: boolean;
  readonly counters: readonly string[];
}
