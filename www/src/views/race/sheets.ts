/** The side sheets of the race: the puzzle, the ready-made races, the setup. */
import { signal } from "@preact/signals";

export const sheets = {
  puzzle: signal(false),
  races: signal(false),
  setup: signal(false),
} as const;

/** Which of the sections below the boards is shown. */
export const sections = ["curves", "finish", "seeds", "reading"] as const;
export type Section = (typeof sections)[number];
export const section = signal<Section>("curves");
