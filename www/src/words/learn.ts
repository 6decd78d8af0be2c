/** What the page says around what the algorithms say of themselves. */
import { translated } from "./language";

export const words = translated("learn", {
  course: "A course of ten lessons",
  topics: "Algorithms",
  race: "Race it alone on the puzzle on the board",
  presets: "Presets, and where they come from",
  counts: "What it counts",
  plots: "What it plots",
} as const);
