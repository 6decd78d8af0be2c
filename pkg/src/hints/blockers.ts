/** Why a single has no alternative: the filled cells that rule out every other digit of a cell, or every other cell of a house. */
import { sharedHouses } from "../board/houses.js";
import { boxSize } from "../board/size.js";
import type { HintBoard } from "./board.js";

export interface HouseName {
  readonly kind: "row" | "column" | "box";
  /** The index among the houses of this kind, from 0. */
  readonly index: number;
}

/** Digits of a house, and the cells that hold them. */
export interface DigitsInHouse {
  readonly house: HouseName;
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

const digitAt = ({ digits }: HintBoard, cell: number): number => digits[cell] ?? 0;

/** Returns the houses of a cell: row, column, box. */
export const housesOfCell = (p: HintBoard, cell: number): readonly HouseName[] =>
  sharedHouses([cell], p.side, boxSize(p.box));

/** Returns the houses that all of these cells share. */
export const housesShared = (p: HintBoard, cells: readonly number[]): readonly HouseName[] =>
  sharedHouses(cells, p.side, boxSize(p.box));

/** Returns the cells of a house, in reading order. */
export function cellsOfHouse(
  { side, box }: HintBoard,
  { kind, index }: HouseName,
): readonly number[] {
  const { rows, columns } = boxSize(box);
  const boxesPerBand = side / columns;
  const cellAt = {
    row: (at: number) => index * side + at,
    column: (at: number) => at * side + index,
    box: (at: number) => {
      const row = Math.floor(index / boxesPerBand) * rows + Math.floor(at / columns);
      return row * side + (index % boxesPerBand) * columns + (at % columns);
    },
  }[kind];
  return Array.from({ length: side }, (_, at) => cellAt(at));
}

/** Takes the group that covers most of the remaining items, and repeats this until no group covers any item. */
function greedyCover<T>(
  wanted: ReadonlySet<number>,
  groups: readonly (readonly [T, readonly number[]])[],
) {
  const left = new Set(wanted);
  const chosen: (readonly [group: T, covered: readonly number[]])[] = [];
  for (;;) {
    let best: readonly [T, readonly number[]] | null = null;
    for (const [group, members] of groups) {
      const covered = members.filter((one) => left.has(one));
      if (covered.length > (best?.[1].length ?? 0)) best = [group, covered];
    }
    if (!best) return { chosen, left: [...left] };
    chosen.push(best);
    for (const one of best[1]) left.delete(one);
  }
}

/**
 * Returns the houses that hold the digits other than `digit`, each digit once, in as few houses as a greedy choice
 * finds; and the digits that no house of the cell holds, which were removed from the cell before.
 */
export function otherDigits(
  p: HintBoard,
  cell: number,
  digit: number,
): { readonly houses: readonly DigitsInHouse[]; readonly removed: readonly number[] } {
  const others = Array.from({ length: p.side }, (_, at) => at + 1).filter((one) => one !== digit);
  const groups = housesOfCell(p, cell).map((house) => {
    const digits = cellsOfHouse(p, house).map((one) => digitAt(p, one));
    return [house, [...new Set(digits)].filter((one) => one > 0)] as const;
  });
  const { chosen, left } = greedyCover(new Set(others), groups);
  const houses = chosen.map(([house, covered]): DigitsInHouse => {
    const digits = [...covered].sort((one, other) => one - other);
    const cells = cellsOfHouse(p, house).filter((one) => digits.includes(digitAt(p, one)));
    return { house, cells, digits };
  });
  return { houses, removed: left.sort((one, other) => one - other) };
}

/** A cell that holds the digit, and the blank cells of the house that it rules out. */
export interface Blocker {
  readonly blocker: number;
  readonly cells: readonly number[];
  /** A house of the blocker and all of these cells; `null` if they share none. */
  readonly house: HouseName | null;
}

/**
 * Returns the cells that rule out `digit` in each other blank cell of a house: cells outside the house that hold the
 * digit, as few as a greedy choice finds; and the cells that no such cell sees, from which the digit was removed
 * before.
 */
export function otherCells(
  p: HintBoard,
  house: HouseName,
  cell: number,
  digit: number,
): { readonly blockers: readonly Blocker[]; readonly removed: readonly number[] } {
  const blank = cellsOfHouse(p, house).filter((one) => one !== cell && digitAt(p, one) === 0);
  const holders = Array.from(p.digits, (_, at) => at).filter((one) => digitAt(p, one) === digit);
  const groups = holders.map((holder) => {
    const seen = blank.filter((one) => housesShared(p, [holder, one]).length > 0);
    return [holder, seen] as const;
  });
  const { chosen, left } = greedyCover(new Set(blank), groups);
  const blockers = chosen.map(([blocker, cells]): Blocker => {
    const shared = housesShared(p, [blocker, ...cells]);
    return { blocker, cells, house: shared.at(-1) ?? null };
  });
  return { blockers, removed: left };
}

/** Returns the cells of a house that have the digit as a candidate. */
export function placesIn(p: HintBoard, house: HouseName, digit: number): readonly number[] {
  return cellsOfHouse(p, house).filter(
    (cell) => ((p.candidates[cell] ?? 0) & (2 ** (digit - 1))) !== 0,
  );
}
