/** Whether what somebody concludes on a board is what the technique does, or true at least. */
import type { Board, Find, Item } from "./boards";

export type Kind = "places" | "removes";

export type Verdict =
  | { readonly type: "empty" }
  /** With the instance that gives it, and how much else that gives. */
  | { readonly type: "right"; readonly find: Find; readonly left: number }
  /** An instance, for who asked to be told. */
  | { readonly type: "shown"; readonly find: Find }
  /** Items the technique does not give that hold nevertheless. */
  | { readonly type: "true"; readonly items: readonly Item[] }
  /** Items that do not hold, and what the cell of the first is in a solution. */
  | { readonly type: "wrong"; readonly items: readonly Item[]; readonly solution: Item }
  /** Items the technique does not give; whether they hold is not known. */
  | { readonly type: "unknown"; readonly items: readonly Item[] };

const has = (items: readonly Item[], [cell, digit]: Item) =>
  items.some(([other, of]) => other === cell && of === digit);

/** What is to be done on a board: what its first instance does. */
export const kindOf = ({ finds: [find] }: Board): Kind =>
  find && find.removes.length > 0 ? "removes" : "places";

/** The lowest digit of some bits. */
const lowest = (bits: number) => 32 - Math.clz32(bits & -bits);

/** What speaks against an item: a digit that the cell has in a solution; `null` if nothing does. */
function against(board: Board, kind: Kind, [cell, digit]: Item): number | null {
  const bits = board.possible?.[cell] ?? 0;
  const own = 1 << (digit - 1);
  if (kind === "removes") return (bits & own) > 0 ? digit : null;
  return bits === own ? null : lowest(bits & ~own);
}

export function judge(board: Board, kind: Kind, items: readonly Item[]): Verdict {
  if (items.length === 0) return { type: "empty" };
  const others = items.filter((item) => !board.finds.some((find) => has(find[kind], item)));
  if (others.length === 0) {
    const shared = (find: Find) => items.filter((item) => has(find[kind], item)).length;
    const find = board.finds.reduce((best, one) => (shared(one) > shared(best) ? one : best));
    return { type: "right", find, left: find[kind].length - shared(find) };
  }
  if (board.possible === null) return { type: "unknown", items: others };
  const wrong = others.filter((item) => against(board, kind, item) !== null);
  const [first] = wrong;
  if (!first) return { type: "true", items: others };
  return { type: "wrong", items: wrong, solution: [first[0], against(board, kind, first) ?? 0] };
}
