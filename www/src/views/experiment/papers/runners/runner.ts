/** The interface of a runner of tables. */
import type { Table } from "../data";
import type { Outcome } from "../judge";
import type { Runs } from "../runs";

/** A row of a table that a runner produces. */
export interface RunnerRow {
  readonly name: string;
  readonly values: readonly string[];
}

/** A curve with one value per generation. */
export interface RunnerCurve {
  readonly name: string;
  readonly values: readonly number[];
}

/** The results of a runner. */
export interface RunnerResult {
  /** The results by the names that claims use. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly head: readonly string[];
  readonly rows: readonly RunnerRow[];
  readonly curves: readonly RunnerCurve[];
}

export const emptyResult: RunnerResult = { outcomes: new Map(), head: [], rows: [], curves: [] };

export interface RunnerProgress {
  readonly done: number;
  readonly total: number;
  readonly runs?: Runs;
  readonly found?: RunnerResult;
}

export type Runner = (
  table: Table,
  tell: (news: RunnerProgress) => void,
  signal: AbortSignal,
) => Promise<void>;
