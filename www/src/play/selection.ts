/** The selection of cells by pointer and keys. */
import { batch } from "@preact/signals";
import type { Session } from "../session/session";
import type { Direction } from "./keys";
import { digitAt, type Position } from "./position";
import { createGame } from "./store";

/**
 * The effect of a cell on the selection: `only` this cell, `add` it, `toggle` it, or `reach` to it from the active
 * cell.
 */
export type SelectMode = "only" | "add" | "toggle" | "reach";

export function select(session: Session, cell: number, selectMode: SelectMode): void {
  const { selection, active } = session.get(createGame);
  const before = selection.peek();
  batch(() => {
    if (selectMode === "only") selection.value = new Set([cell]);
    else if (selectMode === "add") {
      if (!before.has(cell)) selection.value = new Set([...before, cell]);
    } else if (selectMode === "toggle") {
      const rest = new Set(before);
      if (!rest.delete(cell)) rest.add(cell);
      selection.value = rest;
    } else selection.value = new Set([...before, ...cellsBetween(session, active.peek(), cell)]);
    active.value = cell;
  });
}

/** Returns all cells of the rectangle that two cells span. */
function cellsBetween(session: Session, from: number, to: number): readonly number[] {
  const { position } = session.get(createGame);
  const side = position.peek()?.side ?? 9;
  const range = (one: number, other: number) =>
    Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => Math.min(one, other) + index);
  const row = (cell: number) => Math.floor(cell / side);
  const columns = range(from % side, to % side);
  return range(row(from), row(to)).flatMap((at) => columns.map((column) => at * side + column));
}

export function selectAll(session: Session): void {
  const { selection, position } = session.get(createGame);
  selection.value = new Set(position.peek()?.givens.keys());
}

export function selectNone(session: Session): void {
  const { selection } = session.get(createGame);
  selection.value = new Set();
}

/** Selects all cells with the same digit as a cell; for a blank cell, only this cell. */
export function selectSame(session: Session, cell: number): void {
  const { position, selection, active } = session.get(createGame);
  const p = position.peek();
  if (!p) return;
  const digit = digitAt(p, cell);
  const same = [...p.givens.keys()].filter((other) => digitAt(p, other) === digit);
  selection.value = new Set(digit > 0 ? same : [cell]);
  active.value = cell;
}

/**
 * The cell to which a key leads. Beyond the last cell of a row or column, arrows continue at the first one, as is
 * common on such boards.
 */
export function nextCell(p: Position, cell: number, way: Direction, jump: boolean): number {
  const { side } = p;
  const [row, column] = [Math.floor(cell / side), cell % side];
  if (way === "first") return 0;
  if (way === "last") return side * side - 1;
  if (way === "home") return row * side;
  if (way === "end") return row * side + side - 1;
  const step = (at: number, by: number) => (at + by + side) % side;
  const by = way === "up" || way === "left" ? -1 : 1;
  let [r, c] = [row, column];
  for (let passed = 0; passed < side; passed++) {
    if (way === "up" || way === "down") r = step(r, by);
    else c = step(c, by);
    if (!jump || digitAt(p, r * side + c) === 0) break;
  }
  return r * side + c;
}
