/** What the page says of a race over seeds. */
import { count, format } from ".";

/** What two lanes leave, and whether that differs. */
const leftPair = (what: string) => (one: string, other: string, p: string, clear: boolean) =>
  `The ${what} that ${one} and ${other} leave ${clear ? "differ by more than chance explains" : "may differ by chance alone"} (${p}, Mann–Whitney test).`;

export const words = {
  title: (done: number, wanted: number, running: boolean) =>
    running || done === wanted
      ? `Race over ${count(wanted, "seed")}`
      : `Race over seeds, ended after ${format(done)} of ${format(wanted)}`,
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
    steps: "Steps, median",
    time: "Time, median",
    blanks: "Blank, median",
    conflicts: "Conflicts, median",
  },
  share: (hits: number, of: number) => `${hits} of ${of}`,
  range: (low: string, high: string) => (low === high ? low : `${low} – ${high}`),
  note: "In brackets: the quartiles of all runs, solved or not. Blank: cells without a digit at the end. Conflicts: digits that a row, column or box lacks because another stands in it twice; a blank cell is none. Interval: Wilson. Times: the worker's clock, each run once. A lane that never ends by itself needs a limit.",
  tooFew: "One run shows nothing about chance.",
  same: (name: string) => `${name} did the same with every seed.`,
  bothAll: (one: string, other: string) =>
    `${one} and ${other} solved it with every seed: by what they solve they cannot be told apart.`,
  pair: (
    one: string,
    hits: number,
    other: string,
    hitsToo: number,
    of: number,
    p: string,
    clear: boolean,
  ) =>
    `${one} solved ${hits} of ${of}, ${other} ${hitsToo} of ${of}: ${clear ? "more than chance explains" : "this may be chance"} (${p}, Fisher's exact test).`,
  alike: (one: string, other: string, hits: number, of: number) =>
    `${one} and ${other} solved it equally often: ${hits} of ${of}.`,
  leftPair: { blanks: leftPair("blank cells"), conflicts: leftPair("conflicts") },
  leftUnlike: (one: string, other: string) =>
    `${one} and ${other} leave unlike things, blank cells and conflicts, which are not compared.`,
  holm: (pairs: number) => `The p-values are adjusted for ${pairs} comparisons (Holm).`,
};
