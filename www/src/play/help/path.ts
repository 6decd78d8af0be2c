/** The path from a puzzle to its solution: the position after each step, and how far a player has come. */
import type { Deduction } from "sudoku-lab";
import { placeDigit, ruleOut } from "../moves";
import { bitOf, candidatesOf, digitAt, type Position } from "../position";

/** Returns the position after a step, whose digits are placed or whose candidates are removed from the player's own. */
export function applyStep(p: Position, { placements, eliminations }: Deduction): Position {
  const ruled = eliminations.length > 0 ? ruleOut(p, eliminations) : p;
  return placements.reduce((now, [cell, digit]) => placeDigit(now, [cell], digit, true), ruled);
}

/** Returns the position after this number of steps. */
export const positionAfter = (
  start: Position,
  steps: readonly Deduction[],
  count: number,
): Position => steps.slice(0, count).reduce(applyStep, start);

/**
 * The number of steps of the path that a player has completed. Digits decide first: candidates that a step removes no
 * longer matter once a later digit is placed.
 */
export function progressOnPath(steps: readonly Deduction[], p: Position): number {
  const left = candidatesOf(p);
  const isDone = ({ placements, eliminations }: Deduction) =>
    placements.every(([cell, digit]) => digitAt(p, cell) === digit) &&
    eliminations.every(([cell, digit]) => digitAt(p, cell) > 0 || !hasCandidate(left, cell, digit));
  const places = ({ placements }: Deduction) => placements.length > 0;
  const open = steps.findIndex((step) => places(step) && !isDone(step));
  const end = open < 0 ? steps.length : open;
  const passed = steps.slice(0, end).findLastIndex(places) + 1;
  const next = steps.slice(passed, end).findIndex((step) => !isDone(step));
  return next < 0 ? end : passed + next;
}

const hasCandidate = (sets: Uint32Array, cell: number, digit: number) =>
  ((sets[cell] ?? 0) & bitOf(digit)) !== 0;

/** Returns the number of uses of each technique, in the order of their first use. */
export function tallyOf(steps: readonly Deduction[]): ReadonlyMap<string, number> {
  const tally = new Map<string, number>();
  for (const { technique } of steps) tally.set(technique, (tally.get(technique) ?? 0) + 1);
  return tally;
}
