/** What of a step is drawn over the cells: only where to look, or all of it. */
import type { Deduction, Mark } from "sudoku-lab";
import { sharedHouses } from "../../board/houses";
import type { House, Overlay, Role } from "../../board/overlay";
import { boxSize } from "../../text/digits";

type Board = { readonly side: number; readonly box: string };

/** Houses all of whose cells are marked as where the step looked, and those marks that are of none of them. */
function housesIn(marks: readonly Mark[], { side, box }: Board) {
  const size = boxSize(box);
  const cells = marks.flatMap(({ role, digit, cell }) =>
    role === "focus" && digit === 0 ? [cell] : [],
  );
  const count = new Map<string, { house: House; cells: number[] }>();
  for (const cell of cells) {
    for (const { kind, index } of sharedHouses([cell], side, size)) {
      const key = `${kind} ${index}`;
      const entry = count.get(key) ?? { house: { kind, index, role: "focus" as const }, cells: [] };
      entry.cells.push(cell);
      count.set(key, entry);
    }
  }
  const whole = [...count.values()].filter(({ cells: own }) => new Set(own).size === side);
  const inside = new Set(whole.flatMap((entry) => entry.cells));
  const rest = marks.filter(
    ({ role, digit, cell }) => role !== "focus" || digit > 0 || !inside.has(cell),
  );
  return { houses: whole.map(({ house }) => house), rest };
}

/** The whole step. */
export function overlayOf({ explanation }: Deduction, board: Board): Overlay {
  const { houses, rest } = housesIn(explanation?.marks ?? [], board);
  return { houses, marks: rest, links: explanation?.links ?? [], ringed: true };
}

/** Where to look, without a digit: the houses, or else the cells of the reason. */
export function whereOf(step: Deduction, board: Board): Overlay {
  const { houses, rest } = housesIn(step.explanation?.marks ?? [], board);
  if (houses.length > 0) return { houses, marks: [], links: [] };
  const reason = rest.filter(({ role }) => role !== "placed" && role !== "eliminated");
  const cells = reason.length > 0 ? reason.map(({ cell }) => cell) : placesOf(step);
  return { houses: [], marks: [...new Set(cells)].map(look), links: [] };
}

const look = (cell: number): Mark => ({ role: "focus", cell, digit: 0 });

/** The cells that a step changes. */
const placesOf = ({ placements, eliminations }: Deduction) =>
  [...placements, ...eliminations].map(([cell]) => cell);

/** What a legend has to say. */
export type Sign = Role | "house" | "strong" | "weak";

/** The signs of an overlay, each once, in the order in which they are read. */
export function signsIn({ houses = [], marks, links }: Overlay): readonly Sign[] {
  const signs: Sign[] = [
    ...(houses.length > 0 ? (["house"] as const) : []),
    ...marks.map(({ role }) => role),
    ...links.map(({ strong }): Sign => (strong ? "strong" : "weak")),
  ];
  return [...new Set(signs)];
}
