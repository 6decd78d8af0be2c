/** What the page says of one puzzle by itself. */
import { count } from ".";

export const words = {
  title: "Solution",
  difficulty: "How hard it is",
  looking: "Looking into it…",
  failed: (why: string) => `It could not be looked into: ${why}`,
  hardest: "Hardest technique needed",
  nodes: "Nodes of backtracking",
  /** Counting ends there. */
  nodesOf: (nodes: number) =>
    nodes >= 100_000 ? `${count(100_000, "node")} or more` : count(nodes, "node"),
  givens: "Givens",
  minimal: "Every given needed",
  needed: (minimal: boolean | null) =>
    minimal === null ? "not known: to find out takes too long" : minimal ? "yes" : "no",
  note: "The technique is the hardest on the path of easiest deductions. The search that counts nodes fills the most constrained cell first.",
} as const;
