/** What a frame answers the page around it, and says of what is locked. */
import { and } from ".";
import { translated } from "./language";

/** Parts of the page, as they are spoken of. */
const names: Readonly<Record<string, string>> = await translated("parts", {
  header: "the head of the page",
  puzzle: "the puzzle",
  setup: "the settings",
  transport: "the controls",
  boards: "the boards",
  counters: "the counters",
  verdict: "the verdict",
  curves: "the curves",
  finish: "the results",
  papers: "the papers",
  code: "the pseudo-code",
  links: "the links",
});

export const words = await translated("frame", {
  nothingPlays: "This view has nothing to play.",
  nothingRaces: "This view has no race.",
  noStep: "A step is a whole number.",
  noAddress: "An address begins with #.",
  locked: (parts: readonly string[]) =>
    parts.includes("all")
      ? "What runs here is locked: its puzzle, its lanes and their settings."
      : `Locked here: ${and(parts.map((part) => names[part] ?? part))}.`,
  tooMany: "Too many calls wait for an answer.",
});
