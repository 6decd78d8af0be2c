/** What is said of links that are pasted as puzzles. */
import { translated } from "./language";

export const words = await translated("links", {
  onlyGivens: "Only the givens were taken. Paste it on the Solve view to have the rest too.",
  noPuzzle: "This link of the page has no puzzle in it.",
  /** What a link of the page sets besides its puzzle. */
  alsoSets: (what: readonly string[]) =>
    `Only the puzzle was taken from the link. It also sets ${new Intl.ListFormat("en").format(what)}.`,
  view: (name: string) => `the view (${name})`,
  lanes: (names: readonly string[]) => `the algorithms (${names.join(", ")})`,
  played: "digits and marks on the board",
  params: "their parameters",
  openAll: "Open the whole link",
} as const);
