/** Whether what somebody concludes on a board is what the technique does, or true at least. */
import type { Board, Find, Item } from "../../parts/techniques/boards";

export type Kind = "places" | "removes";

export type Verdict =
  | { readonly type: "empty" }
  /** With the instance that gives it, and how much else that gives. */
  | { readonly type: "right"; readonly find: Find; readonly left: number }
  /** An instance, for who asked to be told. */
  | { readonly type: "shown"; readonly find: Find }
  /** Items the technique does not give that hold nevertheless. */
  | { readonly type: "true"; readonly items: readonly Item[] }
  /** Items that do not hold, and what the cell of the first is in the solution. */
  | { readonly type: "wrong"; readonly items: readonly Item[]; readonly solution: Item };

const among = (items: readonly Item[], [cell, digit]: Item) =>
  items.some(([other, of]) => other === cell && of === digit);

/** What is to be done on a board: what its first instance does. */
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
  // What is placed holds where the solution has it, what is removed where it has not.
  const has = ([cell, digit]: Item) => board.solution[cell] === digit;
  const wrong = others.filter((item) => has(item) !== (kind === "places"));
  const [first] = wrong;
  if (!first) return { type: "true", items: others };
  return { type: "wrong", items: wrong, solution: [first[0], board.solution[first[0]] ?? 0] };
}
