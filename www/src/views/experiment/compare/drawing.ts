/** The settings of the figure (kind, measure, classes and scale): keywords in one key of the address, in any order. */
import { computed } from "@preact/signals";
import type { FigureKind } from "../../../lab/experiment/types";
import type { Session } from "../../../session/session";
import { words } from "../../../words/experiment";
import { createCompareStore } from "./store";

/** The kinds of figures, in the order of the menu. */
export const drawings = Object.keys(words.figure) as FigureKind[];
export const measures = ["time", "steps", "nodes"] as const;
export const kinds = ["set", "givens", "size"] as const;
export const scales = ["log", "linear"] as const;

export function createDrawing(session: Session) {
  const { figure } = session.get(createCompareStore);

  const chosen = computed(() => figure.value?.split(",") ?? []);

  /** Returns access to one of several keywords; `null` if none of them is chosen. */
  function option<T extends string>(all: readonly T[]) {
    const now = computed(() => all.find((one) => chosen.value.includes(one)) ?? null);
    return {
      get value(): T | null {
        return now.value;
      },
      set value(to: T | null) {
        const others = chosen.peek().filter((one) => !all.some((own) => own === one));
        figure.value = (to === null ? others : [...others, to]).join(",") || null;
      },
    };
  }

  const drawing = option(drawings);
  /** The measure of the cost of a run. */
  const measure = option(measures);
  /** The property that divides the puzzles into classes. */
  const by = option(kinds);
  const scale = option(scales);

  return { drawing, measure, by, scale };
}
