/** What the page says of a closer look. */
import { count, format } from ".";
import { translated } from "./language";

export const words = translated("look", {
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
  entropy: "How uncertain each cell is",
  entropyTable: "Entropy of each open cell, in bits",
  entropyText: (mean: string, open: number, most: string | null, bits: string) =>
    most === null
      ? `${open === 1 ? "The open cell is" : `All ${count(open, "open cell")} are`} fixed to one digit (0 bits).`
      : `${mean} bits on average over ${count(open, "open cell")}; ${most} is the least certain (${bits}).`,
  bits: "bits",
  visits: "Where it has been",
  visitsTable: "Changes of each open cell's digit, over every step",
  visitsText: (steps: number, moment: number, most: string | null, times: number) =>
    `${most === null ? "No digit has changed" : `${most} changed most often, ${count(times, "time")},`} in the first ${count(steps, "step")}${steps < moment ? ` of ${format(moment)}: still counting` : ""}.`,
  changes: (times: number) => (times === 1 ? "change" : "changes"),
});
