/** The state of the side sheets of the race (puzzle, ready-made races, setup) and of the sections below the boards. */
import { computed, signal } from "@preact/signals";
import type { FunctionComponent } from "preact";

/** The sections below the boards, in the order of their tabs. */
export const sectionIds = ["curves", "finish", "seeds", "reading"] as const;
export type Section = (typeof sectionIds)[number];

export function createRaceSheets() {
  const sheets = {
    puzzle: signal(false),
    races: signal(false),
    setup: signal(false),
  } as const;

  const section = signal<Section>("curves");
  /** The component that shows a race over seeds; `null` until the first such race. */
  const seriesPanel = signal<FunctionComponent | null>(null);
  const seriesShown = computed(() => seriesPanel.value !== null);

  /** The answer of the race over seeds that ended last, until it is closed or a race starts; else empty. */
  const seriesAnswer = signal("");

  return { sheets, section, seriesPanel, seriesShown, seriesAnswer };
}
