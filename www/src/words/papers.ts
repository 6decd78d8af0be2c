/** What is said of the figures that papers print. */
import { translated } from "./language";

export const words = await translated("papers", {
  papers: "Results in the papers",
  papersHelp: "Different puzzles and machines: compare orders of magnitude only.",
  papersColumns: { of: "Measure", paper: "Paper", here: "This run", note: "The paper's puzzles" },
} as const);
