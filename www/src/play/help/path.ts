/** The way from a puzzle to its solution: what each step leaves, and where on it somebody is. */
import type { Deduction } from "sudoku-lab";
import { place, ruleOut } from "../moves";
import { bitOf, candidatesOf, digitAt, type Position } from "../position";

/** Does a step: digits put in, or candidates ruled out among the player's own. */
export function applied(p: Position, { placements, eliminations }: Deduction): Position {
  const ruled = eliminations.length > 0 ? ruleOut(p, eliminations) : p;
  return placements.reduce((now, [cell, digit]) => place(now, [cell], digit, true), ruled);
}

/** The position after so many steps. */
export const after = (start: Position, steps: readonly Deduction[], count: number): Position =>
  steps.slice(0, count).reduce(applied, start);

/**
 * How many steps of the path somebody has behind them. Digits count first: candidates that a step rules out
 * are of no more use once a digit after it stands.
 */
export function progressOn(steps: readonly Deduction[], p: Position): number {
  const left = candidatesOf(p);
  const isDone = ({ placements, eliminations }: Deduction) =>
    placements.every(([cell, digit]) => digitAt(p, cell) === digit) &&
    eliminations.every(([cell, digit]) => digitAt(p, cell) > 0 || !has(left, cell, digit));
  const places = ({ placements }: Deduction) => placements.length > 0;
  const open = steps.findIndex((step) => places(step) && !isDone(step));
  const end = open < 0 ? steps.length : open;
  const passed = steps.slice(0, end).findLastIndex(places) + 1;
  const next = steps.slice(passed, end).findIndex((step) => !isDone(step));
  return next < 0 ? end : passed + next;
}

const has = (sets: Uint32Array, cell: number, digit: number) =>
  ((sets[cell] ?? 0) & bitOf(digit)) !== 0;

/** How often each technique is used, in the order in which they first are. */
export function tallyOf(steps: readonly Deduction[]): ReadonlyMap<string, number> {
  const tally = new Map<string, number>();
  for (const { technique } of steps) tally.set(technique, (tally.get(technique) ?? 0) + 1);
  return tally;
}
