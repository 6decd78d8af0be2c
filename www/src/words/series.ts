/** What the page says of a race over seeds. */
import { count, format } from ".";

/** What two lanes leave, and whether that differs. */
const leftPair = (what: string) => (one: string, other: string, p: string, clear: boolean) =>
  `The difference between the ${what} left by ${one} and by ${other} ${clear ? "is more than chance explains" : "may be due to chance"} (${p}, Mann–Whitney test).`;

export const words = {
  title: (done: number, wanted: number, running: boolean) =>
    running || done === wanted
      ? `Race over ${count(wanted, "seed")}`
      : `Race over seeds, stopped after ${format(done)} of ${format(wanted)}`,
  progress: "Seeds done",
  ended: (done: number, wanted: number) => `${format(done)} of ${format(wanted)} done`,
  cancel: "Cancel",
  save: "Save CSV",
  close: "Close the race over seeds",
  table: "Each lane over all seeds",
  columns: {
    lane: "Lane",
    solved: "Solved",
    interval: "95 % interval",
    steps: "Steps",
    time: "Time",
    blanks: "Blank cells",
    conflicts: "Conflicts",
  },
  share: (hits: number, of: number) => `${hits} of ${of}`,
  range: (low: string, high: string) => (low === high ? low : `${low} – ${high}`),
  note: "In bold the median, then the mean and the quartiles of all runs, solved or not. 95 % Wilson interval. Blank: cells without a digit at the end. Conflicts: digits that a row, column or box lacks because another one stands there twice; blank cells do not count. Times: the worker's clock, one run per seed.",
  mean: (mean: string) => `mean ${mean}`,
  strips: {
    title: "Each seed",
    drawn: "The seeds of each lane, drawn",
    measures: {
      steps: "steps",
      micros: "time",
      blanks: "blank cells at the end",
      conflicts: "conflicts at the end",
    },
    nothing: "No lane has this figure.",
    log: "logarithmic scale",
    key: (papers: boolean) =>
      `A dot is a seed, filled if it solved the puzzle; the line is the median, the diamond the mean, the box the quartiles${papers ? "; a dashed line is the paper’s figure, from other puzzles" : ""}.`,
    run: (seed: number, value: string, solved: boolean) =>
      `seed ${format(seed)}: ${value}, ${solved ? "solved" : "not solved"}`,
    mean: (value: string) => `mean ${value}`,
    paper: (value: string, note: string) => `paper: ${value} (${note})`,
    said: (name: string, median: string, mean: string, papers: readonly string[]) =>
      `${name}: median ${median}, mean ${mean}${papers.length > 0 ? `; paper: ${papers.join(", ")}` : ""}`,
  },
  otherPuzzle: "These runs are of another puzzle than the one on the board.",
  tooFew: "One run says nothing about chance.",
  same: (name: string) => `${name} is deterministic: same result for every seed.`,
  bothAll: (one: string, other: string) =>
    `${one} and ${other} solved it with every seed, so success does not tell them apart.`,
  pair: (
    one: string,
    hits: number,
    other: string,
    hitsToo: number,
    of: number,
    p: string,
    clear: boolean,
  ) =>
    `${one} solved ${hits} of ${of}, ${other} ${hitsToo} of ${of}: ${clear ? "more than chance explains" : "the difference may be due to chance"} (${p}, Fisher's exact test).`,
  alike: (one: string, other: string, hits: number, of: number) =>
    `${one} and ${other} solved it equally often: ${hits} of ${of}.`,
  leftPair: { blanks: leftPair("blank cells"), conflicts: leftPair("conflicts") },
  leftUnlike: (one: string, other: string) =>
    `${one} and ${other} cannot be compared: one leaves blank cells, the other conflicts.`,
  holm: (pairs: number) => `The p-values are adjusted for ${pairs} comparisons (Holm).`,
};
