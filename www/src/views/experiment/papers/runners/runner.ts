/** The interface of a runner of tables. */
import type { Table } from "../data";
import type { Outcome } from "../judge";
import type { Runs } from "../runs";

/** A row of a table that a runner produces. */
export interface Row {
  readonly name: string;
  readonly values: readonly string[];
}

/** A curve with one value per generation. */
export interface Curve {
  readonly name: string;
  readonly values: readonly number[];
}

/** The results of a runner. */
export interface Found {
  /** The results by the names that claims use. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly head: readonly string[];
  readonly rows: readonly Row[];
  readonly curves: readonly Curve[];
}

export const nothing: Found = { outcomes: new Map(), head: [], rows: [], curves: [] };

export interface Told {
  readonly done: number;
  readonly total: number;
  readonly runs?: Runs;
  readonly found?: Found;
}

export type Runner = (
  table: Table,
  tell: (news: Told) => void,
  signal: AbortSignal,
) => Promise<void>;
