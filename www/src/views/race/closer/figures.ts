/** What a closer look computes from frames and details. */
import type { Detail, Frame } from "sudoku-lab";

/** Entropy of each cell's weights in bits, `null` for givens. */
export function entropies({ weights }: Frame, givens: Uint8Array): (number | null)[] {
  const side = Math.sqrt(givens.length);
  return Array.from(givens, (given, cell) => {
    if (given > 0) return null;
    const own = weights.subarray(cell * side, (cell + 1) * side);
    const sum = own.reduce((total, weight) => total + weight, 0);
    if (!(sum > 0)) return 0;
    let bits = 0;
    for (const weight of own) if (weight > 0) bits -= (weight / sum) * Math.log2(weight / sum);
    return Math.max(0, bits);
  });
}

/** The greatest value and where it is; `null` where there is none. */
export function greatest(
  values: readonly (number | null)[],
): { cell: number; value: number } | null {
  let best: { cell: number; value: number } | null = null;
  for (const [cell, value] of values.entries()) {
    if (value !== null && (best === null || value > best.value)) best = { cell, value };
  }
  return best;
}

export type Best = Extract<Detail, { type: "population" }>["best"];

/** In how many cells two of them differ on average. */
export function spread(best: Best): number {
  const cells = best[0]?.digits.length ?? 0;
  const count = best.length;
  if (count < 2) return 0;
  let sum = 0;
  for (let cell = 0; cell < cells; cell++) {
    const seen = new Map<number, number>();
    for (const { digits } of best) {
      const digit = digits[cell] ?? 0;
      seen.set(digit, (seen.get(digit) ?? 0) + 1);
    }
    let same = 0;
    for (const times of seen.values()) same += times * (times - 1);
    sum += 1 - same / (count * (count - 1));
  }
  return sum;
}

export type Branch = Extract<Detail, { type: "path" }>["branches"][number];

/** A line of the folded path: one level, or several that are not worth a line each. */
export type Line =
  | { readonly type: "level"; readonly level: number; readonly branch: Branch }
  | {
      readonly type: "forced" | "more";
      readonly from: number;
      readonly branches: readonly Branch[];
    };

/** Levels in a row that have nothing left to try are folded from this many on. */
const FOLD = 3;
/** Lines shown at the top and at the end, where the path is longer. */
const HEAD = 6;
const TAIL = 14;

export function fold(branches: readonly Branch[]): readonly Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < branches.length; ) {
    let end = at;
    while (branches[end]?.left === 0) end += 1;
    if (end - at >= FOLD) {
      lines.push({ type: "forced", from: at + 1, branches: branches.slice(at, end) });
      at = end;
    } else {
      const branch = branches[at];
      if (branch) lines.push({ type: "level", level: at + 1, branch });
      at += 1;
    }
  }
  if (lines.length <= HEAD + TAIL + 1) return lines;
  const tail = lines.slice(-TAIL);
  const [first] = tail;
  const head = lines.slice(0, HEAD);
  const levels = (line: Line | undefined) =>
    line ? (line.type === "level" ? line.level : line.from) - 1 : 0;
  const from = levels(lines[HEAD]);
  const hidden = branches.slice(from, levels(first));
  return [...head, { type: "more", from: from + 1, branches: hidden }, ...tail];
}
