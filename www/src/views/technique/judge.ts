/** Judges a visitor's conclusions on a board: whether they follow from the technique, or are at least true. */
import type { Board, Find, Item } from "../../parts/techniques/boards";

export type Kind = "places" | "removes";

export type Verdict =
  | { readonly type: "empty" }
  /** The conclusions follow from the instance `find`, which gives `left` further ones. */
  | { readonly type: "right"; readonly find: Find; readonly left: number }
  /** An instance that was shown on request. */
  | { readonly type: "shown"; readonly find: Find }
  /** Conclusions that do not follow from the technique but are true. */
  | { readonly type: "true"; readonly items: readonly Item[] }
  /** Conclusions that are false, and the digit of the first one's cell in the solution. */
  | { readonly type: "wrong"; readonly items: readonly Item[]; readonly solution: Item };

const among = (items: readonly Item[], [cell, digit]: Item) =>
  items.some(([other, of]) => other === cell && of === digit);

/** Returns the kind of conclusion that the first instance of a board gives. */
export const kindOf = ({ finds: [find] }: Board): Kind =>
  find && find.removes.length > 0 ? "removes" : "places";

export function judge(board: Board, kind: Kind, items: readonly Item[]): Verdict {
  if (items.length === 0) return { type: "empty" };
  const others = items.filter((item) => !board.finds.some((find) => among(find[kind], item)));
  if (others.length === 0) {
    const shared = (find: Find) => items.filter((item) => among(find[kind], item)).length;
    const find = board.finds.reduce((best, one) => (shared(one) > shared(best) ? one : best));
    return { type: "right", find, left: find[kind].length - shared(find) };
  }
  // A placement is true if the solution has the digit in the cell, a removal if it has another digit there.
  const has = ([cell, digit]: Item) => board.solution[cell] === digit;
  const wrong = others.filter((item) => has(item) !== (kind === "places"));
  const [first] = wrong;
  if (!first) return { type: "true", items: others };
  return { type: "wrong", items: wrong, solution: [first[0], board.solution[first[0]] ?? 0] };
}
