/** Computes the figures of the detailed view from frames and details. */
import type { Detail, Puzzle } from "sudoku-lab";
import { clashingCells } from "sudoku-lab/board";
import { boxSize } from "../../../text/digits";

/** The weights of all digits of all cells, cell by cell. */
type Weights = readonly number[] | Float32Array;

/** Returns the entropy of each cell's weights in bits; `null` for givens. */
export function entropies(weights: Weights, givens: Uint8Array): (number | null)[] {
  const side = Math.sqrt(givens.length);
  return Array.from(givens, (given, cell) => {
    if (given > 0) return null;
    const own = weights.slice(cell * side, (cell + 1) * side);
    let sum = 0;
    for (const weight of own) sum += weight;
    if (!(sum > 0)) return 0;
    let bits = 0;
    for (const weight of own) if (weight > 0) bits -= (weight / sum) * Math.log2(weight / sum);
    return Math.max(0, bits);
  });
}

/** Returns the weight of a digit in each cell; `null` for givens. */
export function weightsOf(weights: Weights, digit: number, givens: Uint8Array): (number | null)[] {
  const side = Math.sqrt(givens.length);
  return Array.from(givens, (given, cell) =>
    given > 0 ? null : (weights[cell * side + digit - 1] ?? 0),
  );
}

/** Returns the greatest value and its cell; `null` if there is no value. */
export function findGreatest(
  values: readonly (number | null)[],
): { cell: number; value: number } | null {
  let best: { cell: number; value: number } | null = null;
  for (const [cell, value] of values.entries()) {
    if (value !== null && (best === null || value > best.value)) best = { cell, value };
  }
  return best;
}

export type BestIndividuals = Extract<Detail, { type: "population" }>["best"];

/** Returns the average number of cells in which two of the individuals differ. */
export function meanDistance(best: BestIndividuals): number {
  const cells = best[0]?.digits.length ?? 0;
  const count = best.length;
  if (count < 2) return 0;
  let sum = 0;
  for (let cell = 0; cell < cells; cell++) {
    const visited = new Map<number, number>();
    for (const { digits } of best) {
      const digit = digits[cell] ?? 0;
      visited.set(digit, (visited.get(digit) ?? 0) + 1);
    }
    let same = 0;
    for (const times of visited.values()) same += times * (times - 1);
    sum += 1 - same / (count * (count - 1));
  }
  return sum;
}

/** Returns the cells in which two boards have different digits. */
export const differingCells = (digits: Uint8Array, than: Uint8Array): readonly number[] =>
  Array.from(digits.keys()).filter((cell) => digits[cell] !== than[cell]);

/** Returns the number of open cells in which all boards have the same digit. */
export function countAgreeing(
  boards: readonly { readonly digits: Uint8Array }[],
  givens: Uint8Array,
): number {
  const [first, ...others] = boards;
  const agreed = (cell: number) =>
    (first?.digits[cell] ?? 0) > 0 &&
    others.every(({ digits }) => digits[cell] === first?.digits[cell]);
  return Array.from(givens.keys()).filter((cell) => givens[cell] === 0 && agreed(cell)).length;
}

/** Returns the number of cells whose digit occurs more than once in a row, column or box. */
export const countClashing = (digits: Uint8Array, side: number, box: Puzzle["box"]): number =>
  clashingCells(digits, side, boxSize(box)).size;

export type Branch = Extract<Detail, { type: "path" }>["branches"][number];

/** A line of the folded path: one level, or several consecutive levels that are folded into one line. */
export type Line =
  | { readonly type: "level"; readonly level: number; readonly branch: Branch }
  | {
      readonly type: "forced" | "more";
      readonly from: number;
      readonly branches: readonly Branch[];
    };

/** The minimum number of consecutive levels without untried digits that are folded. */
const MIN_FOLDED_LEVELS = 3;
/** The number of lines shown at the beginning and at the end of a longer path. */
const HEAD_LINES = 6;
const TAIL_LINES = 14;

export function foldLevels(branches: readonly Branch[]): readonly Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < branches.length; ) {
    let end = at;
    while (branches[end]?.left === 0) end += 1;
    if (end - at >= MIN_FOLDED_LEVELS) {
      lines.push({ type: "forced", from: at + 1, branches: branches.slice(at, end) });
      at = end;
    } else {
      const branch = branches[at];
      if (branch) lines.push({ type: "level", level: at + 1, branch });
      at += 1;
    }
  }
  if (lines.length <= HEAD_LINES + TAIL_LINES + 1) return lines;
  const tail = lines.slice(-TAIL_LINES);
  const [first] = tail;
  const head = lines.slice(0, HEAD_LINES);
  const levels = (line: Line | undefined) =>
    line ? (line.type === "level" ? line.level : line.from) - 1 : 0;
  const from = levels(lines[HEAD_LINES]);
  const hidden = branches.slice(from, levels(first));
  return [...head, { type: "more", from: from + 1, branches: hidden }, ...tail];
}
