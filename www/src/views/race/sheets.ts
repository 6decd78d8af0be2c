/** The side sheets of the race: the puzzle, the ready-made races, the setup. */
import { computed, signal } from "@preact/signals";
import type { FunctionComponent } from "preact";

/** Which of the sections below the boards is shown. */
export const sections = ["curves", "finish", "seeds", "reading"] as const;
export type Section = (typeof sections)[number];

export function createRaceSheets() {
  const sheets = {
    puzzle: signal(false),
    races: signal(false),
    setup: signal(false),
  } as const;

  const section = signal<Section>("curves");
  /** What shows a race over seeds, once there has been one. */
  const seriesPanel = signal<FunctionComponent | null>(null);
  const seriesShown = computed(() => seriesPanel.value !== null);

  return { sheets, section, seriesPanel, seriesShown };
}
