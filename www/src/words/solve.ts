/** What the page says of one puzzle by itself. */
import { count } from ".";

export const words = {
  looking: "Rating the puzzle…",
  failed: (why: string) => `The puzzle could not be rated: ${why}`,
  hardest: "Hardest technique needed",
  nodes: "Nodes to solve it",
  /** Counting ends there. */
  nodesOf: (nodes: number) =>
    nodes >= 100_000 ? `${count(100_000, "node")} or more` : count(nodes, "node"),
  givens: "Givens",
  minimal: "Every given needed",
  needed: (minimal: boolean | null) =>
    minimal === null ? "unknown: checking takes too long" : minimal ? "yes" : "no",
  note: "The technique is the hardest that a path of easiest deductions needs. Nodes are counted by a search that fills the most constrained cell first.",
} as const;
