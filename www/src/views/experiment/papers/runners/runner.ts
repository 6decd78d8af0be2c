/** What runs a table, and what it tells. */
import type { Table } from "../data";
import type { Outcome } from "../judge";
import type { Runs } from "../runs";

/** A line of a table that a runner makes by itself. */
export interface Row {
  readonly name: string;
  readonly values: readonly string[];
}

/** Curves over generations: as many points each as `steps`. */
export interface Curve {
  readonly name: string;
  readonly values: readonly number[];
}

/** What a runner of its own found. */
export interface Found {
  /** By the names that claims have for them. */
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
