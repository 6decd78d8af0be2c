/** What the page says of the papers and of what comes out here. */
import { count, format } from "./index";
import { translated } from "./language";

const measures = {
  nodes: "nodes",
  backtracks: "backtracks",
  steps: "steps",
  conflicts: "conflicts",
  micros: "time",
} as const;

/** Less of what: fewer nodes, less time. */
const fewer = {
  nodes: "fewer",
  backtracks: "fewer",
  steps: "fewer",
  conflicts: "fewer",
  micros: "less",
};

const probability = (p: number) => (p < 0.001 ? "p < 0.001" : `p = ${p.toFixed(p < 0.1 ? 3 : 2)}`);

export const words = await translated("reproduced", {
  title: "The papers, reproduced",
  choose: "Paper",
  names: {
    thesis: "A · Berggren & Nilsson, thesis",
    a: "A · Berggren & Nilsson, drafts",
    b: "B · Zannini",
    c: "C · Hughes & Yampolskiy",
    d: "D · Nilli",
  },
  by: (authors: string, place: string, year: string) => `${authors}, ${place}, ${year}`,
  marks: {
    agrees: "compatible",
    differs: "contradicted",
    noise: "cannot tell",
    none: "cannot be compared",
  },
  signs: { agrees: "≈", differs: "≠", noise: "?", none: "–" },
  /** Of all claims of a paper. */
  summary: {
    differs: (n: number) => `${n} contradicted`,
    noise: (n: number) => `${n} where our runs cannot tell`,
    none: (n: number) => `${n} cannot be compared`,
    open: (n: number) => `${n} not run yet`,
  },
  holdUp: (agrees: number, of: number) =>
    `${agrees} of ${count(of, "claim")} ${agrees === 1 ? "is" : "are"} compatible with our runs`,
  howDrawn: "A mark is what the paper says, a bar what we measured (95 %).",
  inWords: "In words",
  between: (value: string, low: string, high: string) => `${value}, between ${low} and ${high}`,
  counted: (hits: number, of: number) => `${format(hits)} of ${format(of)}`,
  range: (low: number, high: number, text: (value: number) => string) =>
    !Number.isFinite(low)
      ? `at most ${text(high)}`
      : !Number.isFinite(high)
        ? `at least ${text(low)}`
        : low === 0.5 && high === 1
          ? "more than half"
          : `${text(low)} to ${text(high)}`,
  here: "Here",
  figures: (n: number) => `Figures: ${n}`,
  figuresAgree: (agree: number, of: number) =>
    `${agree} of ${of} printed figures are compatible with ours`,
  shares: "Solved",
  costs: (measure: keyof typeof measures) =>
    measure === "micros" ? "Time on the median board" : `On the median board: ${measures[measure]}`,
  unsolved: "not solved",
  tableOf: (title: string) => `${title}: figures`,
  costsOf: (title: string) => `${title}: the median board`,
  sharesOf: (title: string) => `${title}: solved`,
  set: "Puzzles",
  contestant: "Program",
  all: "all",
  measures,
  run: "Run here",
  again: "Run again",
  goOn: "Go on",
  stop: "Stop",
  runAll: "Run all tables",
  definition: "Open as an experiment",
  file: "TOML",
  cite: (place: string) => `In the paper: ${place}`,
  shipped: (runs: number) => `Ours: ${count(runs, "run")} made beforehand by the command line.`,
  live: (done: number, total: number, running: boolean) =>
    running || done < total
      ? `Ours: ${format(done)} of ${count(total, "run")} made here.`
      : `Ours: ${count(total, "run")} made here.`,
  part: (done: number, total: number) =>
    `${format(done)} of ${count(total, "run")} made here are kept: verdicts once all are done.`,
  notRun: "Not run yet.",
  progress: (title: string) => `${title}: progress`,
  missing: "What cannot be had",
  notes: "How it is compared",
  loading: "Getting the figures…",
  noPaper: (id: string) => `there is no paper “${id}” here.`,
  failed: (why: string) => `The figures could not be fetched: ${why}`,
  runFailed: (why: string) => `It could not be run: ${why}`,
  finished: (title: string) => `${title}: done.`,
  probability,

  less: (
    measure: keyof typeof measures,
    one: string,
    said: { fewer: number; more: number; puzzles: number; p: number },
    mark: "agrees" | "differs" | "noise" | "none",
  ) => {
    const of = `${fewer[measure]} ${measures[measure]}`;
    const counts = `${one}: ${of} on ${format(said.fewer)} of ${count(said.puzzles, "puzzle")}, more on ${format(said.more)}`;
    return mark === "noise"
      ? `${counts}: that may be chance (${probability(said.p)}).`
      : `${counts} (${probability(said.p)}).`;
  },
  difference: (
    measure: keyof typeof measures,
    one: string,
    said: {
      value: string;
      more: boolean;
      low: string;
      high: string;
      printed: string;
      within: boolean;
    },
    p: number,
    puzzles: number,
  ) =>
    `${one}: ${said.value} ${measures[measure]} ${said.more ? "more" : "less"} on average${p < 0.05 ? "" : ", which may be chance"} (95 %: ${said.low} to ${said.high}; ${count(puzzles, "board")}, ${probability(p)}). The paper’s ${said.printed} lies ${said.within ? "within" : "outside"}.`,
  same: (different: number, of: number) =>
    different === 0
      ? `The same on all ${count(of, "puzzle")}.`
      : `Another figure on ${format(different)} of ${count(of, "puzzle")}.`,
  ratio: (value: string, low: string, high: string, printed: string, p: number, boards: number) =>
    `A factor of ${value} on the median board (95 %: ${low} to ${high}; ${count(boards, "board")}). The paper’s boards, with ${printed}, ${p < 0.05 ? "differ from them" : "do not differ from them"} (${probability(p)}).`,
  share: (what: string, hits: number, tries: number, value: string, low: string, high: string) =>
    `${format(hits)} of ${count(tries, what === "less" || what === "overlap" ? "puzzle" : "run")}: ${value} (95 %: ${low} to ${high}).`,
  shareTest: (printed: string, p: number) =>
    p < 0.05
      ? `The paper’s ${printed} is another share (${probability(p)}).`
      : `No difference to the paper’s ${printed} shows (${probability(p)}).`,
  contains: (printed: string, yes: boolean) =>
    yes ? `The interval contains the paper’s ${printed}.` : `The paper’s ${printed} lies outside.`,
  mean: (value: string, low: string, high: string, boards: number) =>
    `${value} on average (95 %: ${low} to ${high}; ${count(boards, "board")}).`,
  shareOf: (value: string, low: string, high: string, boards: number) =>
    `In ${value} of them (95 %: ${low} to ${high}, ${count(boards, "board")}).`,
  outcomes: {
    correlation: (value: string, low: string, high: string, n: number) =>
      `The lowest of the correlations below is ${value} (95 %: ${low} to ${high}, ${count(n, "puzzle")}).`,
    slower: (value: string, low: string, high: string, n: number) =>
      `It takes ${value} times as long (95 %: ${low} to ${high}, ${count(n, "puzzle")}).`,
    speed: (value: string, low: string, high: string, n: number) =>
      `Two workers are ${value} times as fast as one (95 %: ${low} to ${high}, ${count(n, "puzzle")}).`,
    gain: (value: string, low: string, high: string, n: number) =>
      `${value} conflicts below it (95 %: ${low} to ${high}, ${count(n, "board")}).`,
    converged: (value: string, low: string, high: string, n: number) =>
      `After ${value} generations (95 %: ${low} to ${high}, ${count(n, "board")}).`,
  } as Readonly<Record<string, (value: string, low: string, high: string, n: number) => string>>,
  easier: (hard: string, easy: string, p: number) =>
    `Solved: ${hard} of the hard ones, ${easy} of the easy ones (${probability(p)}).`,
  of: (hits: number, tries: number) => `${format(hits)} of ${format(tries)}`,
  equal: (different: number, of: number) =>
    different === 0
      ? `Alike in all ${count(of, "run")}.`
      : `Another answer in ${different} of ${of}.`,

  /** What a cell of the table tells in full. */
  cell: {
    board: (less: number, boards: number) =>
      `The paper’s figure is above ${format(less)} of our ${count(boards, "board")}.`,
    range: "Our median, and where the middle 95 % of boards lie.",
    mean: "Our mean, with its 95 % interval.",
    median: "Our median, with its 95 % interval.",
    time: "Of different machines: not compared.",
    uncompared: "another machine",
    unfinished: "not from finished runs",
    nothing: "no such board here",
    fault: (why: string) => `Not from finished runs: ${why}.`,
  },
  ours: (value: string) => `ours ${value}`,
  printedAll: (values: string) => `printed: ${values}`,
  middleOf: (boards: number) => `median of ${count(boards, "board")}`,
  generations: "generation",
  series: { mean: "experts’ mean", best: "best expert", aggregate: "aggregate" },
  workers: (n: number) => count(n, "worker"),
  speedHead: ["Workers", "Mean time", "Times as fast as one"],
  scale: "human scale",
  stepsOf: (contestant: string) => `steps of ${contestant}`,
  against: (one: string, other: string) => `${one} and ${other}`,
  ratingsHead: ["Ranked by", "Correlation", "95 %"],
  generationHead: ["Judged by", "Puzzles made", "Mean time a puzzle"],
  curves: (last: readonly (readonly [name: string, value: number])[]) =>
    `Conflicts by generation. In the end ${last.map(([name, value]) => `${name} ${value.toFixed(1)}`).join(", ")}.`,
  interval: (low: string, high: string) => `${low} to ${high}`,
} as const);
