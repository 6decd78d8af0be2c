/** Judges a visitor's conclusions on a board: whether they follow from the technique, or are at least true. */
import type { BoardFinding, BoardItem, TechniqueBoard } from "../../parts/techniques/boards";

export type Kind = "places" | "removes";

export type Verdict =
  | { readonly type: "empty" }
  /** The conclusions follow from the instance `find`, which gives `left` further ones. */
  | { readonly type: "right"; readonly find: BoardFinding; readonly left: number }
  /** An instance that was shown on request. */
  | { readonly type: "shown"; readonly find: BoardFinding }
  /** Conclusions that do not follow from the technique but are true. */
  | { readonly type: "true"; readonly items: readonly BoardItem[] }
  /** Conclusions that are false, and the digit of the first one's cell in the solution. */
  | { readonly type: "wrong"; readonly items: readonly BoardItem[]; readonly solution: BoardItem };

const includesItem = (items: readonly BoardItem[], [cell, digit]: BoardItem) =>
  items.some(([other, of]) => other === cell && of === digit);

/** Returns the kind of conclusion that the first instance of a board gives. */
export const kindOf = ({ finds: [find] }: TechniqueBoard): Kind =>
  find && find.removes.length > 0 ? "removes" : "places";

export function judge(board: TechniqueBoard, kind: Kind, items: readonly BoardItem[]): Verdict {
  if (items.length === 0) return { type: "empty" };
  const others = items.filter(
    (item) => !board.finds.some((find) => includesItem(find[kind], item)),
  );
  if (others.length === 0) {
    const shared = (find: BoardFinding) =>
      items.filter((item) => includesItem(find[kind], item)).length;
    const find = board.finds.reduce((best, one) => (shared(one) > shared(best) ? one : best));
    return { type: "right", find, left: find[kind].length - shared(find) };
  }
  // A placement is true if the solution has the digit in the cell, a removal if it has another digit there.
  const has = ([cell, digit]: BoardItem) => board.solution[cell] === digit;
  const wrong = others.filter((item) => has(item) !== (kind === "places"));
  const [first] = wrong;
  if (!first) return { type: "true", items: others };
  return { type: "wrong", items: wrong, solution: [first[0], board.solution[first[0]] ?? 0] };
}
