/** What is said of links that are pasted as puzzles. */
export const words = {
  elsewhere:
    "This link names a puzzle kept on the site’s own server. Open it there, and copy its digits or a link that contains the puzzle.",
  unreadable: "The puzzle in this link cannot be read. Was the link cut short?",
  variant: (rule: string) => `This link’s puzzle is not a classic Sudoku: it has ${rule}.`,
  noPuzzle: "This link of the page has no puzzle in it.",
  /** What a link of the page sets besides its puzzle. */
  alsoSets: (what: readonly string[]) =>
    `Only the puzzle was taken from the link. It also sets ${new Intl.ListFormat("en").format(what)}.`,
  view: (name: string) => `the view (${name})`,
  lanes: (names: readonly string[]) => `the algorithms (${names.join(", ")})`,
  params: "their parameters",
  openAll: "Open the whole link",
} as const;
