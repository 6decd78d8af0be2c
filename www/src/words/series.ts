/** What the page says of a race over seeds. */
import { count, format } from ".";
import { words as curves } from "./curves";
import { translated } from "./language";

/** What two lanes leave, and whether that differs. */
const leftPair = (what: string) => (one: string, other: string, p: string, clear: boolean) =>
  `The difference between the ${what} left by ${one} and by ${other} ${clear ? "is more than chance explains" : "may be due to chance"} (${p}, Mann–Whitney test).`;

export const words = await translated("series", {
  firstRun: "first run",
  title: (done: number, wanted: number, running: boolean) =>
    running || done === wanted
      ? `Race over ${count(wanted, "seed")}`
      : `Race over seeds, stopped after ${format(done)} of ${format(wanted)}`,
  progress: "Seeds done",
  begun: (seeds: number, lanes: number) =>
    `Racing ${count(lanes, "lane")} over ${count(seeds, "seed")}.`,
  ended: (done: number, wanted: number) => `${format(done)} of ${format(wanted)} done`,
  cancel: "Cancel",
  save: { csv: "Save CSV", json: "Save JSON" },
  close: "Close the race over seeds",
  table: "Each lane over all seeds",
  columns: {
    lane: "Lane",
    solved: "Solved",
    steps: "Steps",
    micros: "Time",
    blanks: "Blank cells",
    conflicts: "Conflicts",
  },
  share: (hits: number, of: number) => `${hits} of ${of}`,
  interval: (low: string, high: string) => `95\u00a0%: ${low} – ${high}`,
  onceShort: "one run: not random",
  range: (low: string, high: string) => (low === high ? low : `${low} – ${high}`),
  note: "In bold the median, then the mean and the quartiles of all runs, solved or not. 95 %: Wilson interval of the share solved. Times: one run per seed, by a clock of 0.1 ms; of a lane that is not random the same figure as in the race.",
  /** Of what is left, where there is a column for it. */
  notes: {
    blanks: "Blank cells: without a digit at the end.",
    conflicts:
      "Conflicts: digits that a row, column or box lacks because another one stands there twice; blank cells do not count.",
  },
  spread: (mean: string, low: string, high: string) =>
    `mean ${mean}${low === high ? "" : `, ${low}\u00a0–\u00a0${high}`}`,
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
    axis: (measure: string, log: boolean) => (log ? `${measure}, logarithmic scale` : measure),
    key: "A dot is a seed, filled if it solved the puzzle; the line is the median, the diamond the mean, the box the quartiles.",
    run: (seed: number, value: string, solved: boolean) =>
      `seed ${format(seed)}: ${value}, ${solved ? "solved" : "not solved"}`,
    mean: (value: string) => `mean ${value}`,
    paper: (value: string, note: string) =>
      `${curves.paperValue(value, note)} (${note.replace(/^mean (over|of) |, mean$/, "")})`,
    /** Too many to be named beside their lines: those are the least and the greatest. */
    papers: (figures: number, low: string, high: string, source: string) =>
      `paper: between the lines at ${low} and ${high}, ${format(figures)} figures of other puzzles (${source})`,
    said: (name: string, median: string, mean: string, papers: string) =>
      `${name}: median ${median}, mean ${mean}${papers && `; ${papers}`}`,
  },
  otherPuzzle: "These runs are of another puzzle than the one on the board.",
  tooFew: "One run says nothing about chance.",
  once: (name: string) =>
    `${name} is deterministic: it ran once, as every seed gives the same result.`,
  same: (name: string) => `${name} came to the same result with every seed.`,
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
});
