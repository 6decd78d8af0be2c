/** The drawing of a step: its houses, marks and links. */
import { sharedHouses } from "../board/houses.js";
import type { House, Overlay } from "../board/overlay.js";
import { boxSize } from "../board/size.js";
import type { Message } from "../message.js";
import type { Deduction, Mark } from "../types.js";
import type { HouseName } from "./blockers.js";
import type { HintBoard } from "./board.js";
import { housesOf } from "./eliminations.js";

type GridShape = Pick<HintBoard, "side" | "box">;

/** Returns the houses whose cells are all marked as the place where the step looked, and the other marks. */
export function housesIn(marks: readonly Mark[], { side, box }: GridShape) {
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

/** Returns the house in which a step looks; `null` if it looks in none or several. */
export function houseOf({ explanation }: Deduction, board: GridShape): House | null {
  const { houses } = housesIn(explanation?.marks ?? [], board);
  return houses.length === 1 ? (houses[0] ?? null) : null;
}

/** Returns the houses that the sentence of a step names, in the order of its arguments. */
export const namedHouses = ({ explanation }: Deduction): readonly HouseName[] =>
  explanation?.i18n ? housesInMessage(explanation.i18n) : [];

const housesInMessage = ({ args }: Message): readonly HouseName[] =>
  Object.entries(args).flatMap(([id, argument]) => {
    if (typeof argument !== "object") return [];
    return "messages" in argument
      ? argument.messages.flatMap(housesInMessage)
      : argument.kind === "houses"
        ? housesOf(args, id)
        : [];
  });

/** Returns the overlay of a complete step. */
export function overlayOf({ explanation }: Deduction, board: GridShape): Overlay {
  const { houses, rest } = housesIn(explanation?.marks ?? [], board);
  return { houses, marks: rest, links: explanation?.links ?? [], ringed: true };
}
