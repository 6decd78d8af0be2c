/** What the page says of a closer look. */
import { count, format, spoken } from ".";
import { translated } from "./language";

/** The name of a board, which is an id, with a number where there are several such: level-2. */
export function boardName(id: string): string {
  const [, kind = id, number = ""] = /^(.*?)[ _-](\d+)$/.exec(id) ?? [];
  return `${spoken(kind)} ${number}`.trim().replace(/^./, (first) => first.toUpperCase());
}

export const words = await translated("look", {
  removed: (name: string) => `${name} was removed.`,
  restoreLane: "Bring it back",
  title: (name: string) => `A closer look at ${name}`,
  nothing: "This lane has nothing to show yet.",
  row: (row: number) => `row ${row}`,
  column: (column: number) => `column ${column}`,
  board: "Its board",
  boardLarge: "The board, enlarged",
  boardText: (filled: number, cells: number) => `${filled} of ${cells} cells are filled.`,
  path: "The search tree",
  pathText: (depth: number, open: number, next: string | null) =>
    depth === 0
      ? "No digit on trial: none was needed to get here, or all were taken back."
      : `${count(depth, "digit")} on trial; ${next ? `${format(open)} of them ${open === 1 ? "has" : "have"} alternatives left, the deepest at ${next}` : "none has an alternative left"}.`,
  level: (tried: number, left: number) => `${tried} tried, ${left} left`,
  forced: (levels: number) => `${count(levels, "level")} with nothing left to try`,
  more: (levels: number) => `… ${count(levels, "level")} more …`,
  pathColumns: { level: "Level", cell: "Cell", digit: "Digit", tried: "Tried", left: "Left" },
  population: "The population",
  populationText: (size: number, best: string, of: number, apart: string, open: number) =>
    `${count(size, "individual")}; the best has ${best} conflicts (lower is better). Two of the best ${format(of)} differ in ${apart} of ${open} open cells on average.`,
  individual: (rank: number, fitness: string) => `Individual ${rank}, ${fitness} conflicts`,
  fitness: (fitness: string) => `${fitness} conflicts`,
  populationColumns: { rank: "Rank", fitness: "Conflicts", apart: "Cells unlike the best" },
  boards: "The boards it works on",
  boardsShow: "What the boards show",
  boardsShown: { digits: "Digits", weights: "Candidates" },
  boardsText: (boards: number, same: number, open: number, first: string, blank: boolean) =>
    `In ${format(same)} of ${count(open, "open cell")} ${boards === 2 ? "both" : `all ${format(boards)}`} boards have the same digit. Where a cell has no shade, the board differs from “${first}”${blank ? "; a blank one got no digit there" : ""}.`,
  boardNote: (clashing: number, unlike: number | null) =>
    [unlike === null ? "" : `${format(unlike)} differ`, `${format(clashing)} clash`]
      .filter(Boolean)
      .join(", "),
  boardOf: (name: string, clashing: number, unlike: number | null, first: string) =>
    `${name}: ${count(clashing, "cell")} clash${clashing === 1 ? "es" : ""}${unlike === null ? "" : `, ${format(unlike)} unlike “${first}”`}`,
  boardColumns: (first: string) => ({
    name: "Board",
    filled: "Cells filled",
    clashing: "Cells that clash",
    unlike: `Cells unlike “${first}”`,
  }),
  paths: "The paths between levels",
  pathsText: (name: string, level: number, crossed: number, of: number, from: number) =>
    `The thick line is “${name}”, which is at level ${level} now. ${crossed === of ? `All ${format(of)}` : `${format(crossed)} of ${format(of)}`} have gone from one end to the other${from > 0 ? ` since step ${format(from)}` : ""}.`,
  pathsFollow: "Whose path to follow",
  atLevel: (level: number) => `level ${level}`,
  pathsColumns: {
    name: "Whose",
    now: "Level now",
    least: "Lowest",
    most: "Highest",
    crossed: "Times from end to end",
  },
  entropy: "How uncertain each cell is",
  entropyTable: "Entropy of each open cell, in bits",
  entropyText: (mean: string, open: number, most: string | null, bits: string) =>
    most === null
      ? `${open === 1 ? "The open cell is" : `All ${count(open, "open cell")} are`} fixed to one digit (0 bits).`
      : `${mean} bits on average over ${count(open, "open cell")}; ${most} is the least certain (${bits}).`,
  bits: "bits",
  heatWhat: "What the map shows",
  heatUncertainty: "Uncertainty",
  heatDigit: (digit: string) => `Candidate ${digit}`,
  heatOf: "Of which board",
  speaks: (digit: string) => `How much speaks for ${digit}`,
  speaksTable: (digit: string) => `How much speaks for ${digit} in each open cell, from 0 to 1`,
  speaksText: (digit: string, mean: string, open: number, most: string | null, much: string) =>
    most === null
      ? `Nothing speaks for ${digit} in any open cell.`
      : `${mean} on average over ${count(open, "open cell")}; the most in ${most} (${much}).`,
  visits: "Where it has been",
  visitsTable: "Changes of each open cell's digit, over every step",
  visitsText: (steps: number, moment: number, most: string | null, times: number) =>
    `${most === null ? "No digit has changed" : `${most} changed most often, ${count(times, "time")},`} in the first ${count(steps, "step")}${steps < moment ? ` of ${format(moment)}: still counting` : ""}.`,
  changes: (times: number) => (times === 1 ? "change" : "changes"),
});
