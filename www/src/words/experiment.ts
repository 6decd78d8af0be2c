/** What the page says of experiments. */
import { and, count, format } from ".";
import { translated } from "./language";

/** A number with three figures, for what was measured. */
const rough = (n: number) => format(Number(n.toPrecision(3)));
const puzzles = (n: number) => count(n, "puzzle");
const p = (value: number) =>
  value < 0.001
    ? "p\u00a0<\u00a00.001"
    : `p\u00a0=\u00a0${Number(value.toPrecision(value < 0.1 ? 1 : 2))}`;
const percent = (share: number) => {
  const hundredths = 100 * share;
  const near = hundredths > 0 && hundredths < 10 ? hundredths.toFixed(1) : Math.round(hundredths);
  return `${near}\u00a0%`;
};
const correlation = (rho: number) => rho.toFixed(2).replace("-", "−");
/** A ratio above 1 as one reads it. */
const times = (ratio: number) =>
  ratio < 10 ? ratio.toFixed(ratio < 1.1 ? 2 : 1) : rough(Number(ratio.toPrecision(2)));

const seconds = (ms: number) => {
  const s = Math.max(1, Math.round(ms / 1000));
  if (s < 100) return `${s} s`;
  const minutes = Math.round(s / 60);
  return minutes < 100 ? `${minutes} min` : `${rough(minutes / 60)} h`;
};

type Measure = "time" | "steps" | "nodes";
const less: Readonly<Record<Measure, (one: string, ratio: number, other: string) => string>> = {
  time: (one, ratio, other) => `${one} is ${times(ratio)} times as fast as ${other}`,
  steps: (one, ratio, other) => `${one} needs ${times(ratio)} times fewer steps than ${other}`,
  nodes: (one, ratio, other) => `${one} tries ${times(ratio)} times fewer nodes than ${other}`,
};
const alike: Readonly<Record<Measure, string>> = {
  time: "are about equally fast",
  steps: "take about as many steps",
  nodes: "try about as many nodes",
};

export const words = await translated("experiment", {
  title: "Experiment",
  readyMade: "Choose an experiment",
  onOnePuzzle: "More",
  askOwn: "Ask your own",
  ownTitle: "Your experiment",
  ownNote: "A set-up of your own.",
  kept: (n: number) => `Kept in this browser (${format(n)})`,
  forget: (what: string) => `Forget ${what}`,
  keptOne: (contestants: readonly string[], done: number, tasks: number) =>
    `${and(contestants)}: ${format(done)} of ${count(tasks, "run")}`,

  opening: (n: number) => `Getting the puzzles ready… ${n > 0 ? format(n) : ""}`,
  unknown: (id: string) => `There is no ready-made experiment called ${id.slice(0, 40)}.`,
  noList: (why: string) =>
    `The ready-made experiments could not be fetched; try again when the network is back. (${why})`,
  badLink: (why: string) => `The link holds no experiment that can be read: ${why}.`,
  failed: (why: string) => `That did not work: ${why}`,
  noFile: (name: string) =>
    `The set “${name.slice(0, 60)}” is a file of your own that is not here. Open it again under Settings, Puzzles.`,
  notFetched: (name: string, why: string) =>
    `The set ${name.slice(0, 60)} could not be fetched; try again when the network is back. (${why})`,
  unkept:
    "The browser refuses to store data: after a reload the runs are gone. Save the CSV to keep them.",

  run: "Run it here",
  goOn: "Go on",
  again: "Run again here",
  pause: "Pause",
  over: "Start over",
  overHelp: "Forgets all runs of this experiment.",
  progress: "Runs done",
  status: (done: number, tasks: number) => `${format(done)} of ${count(tasks, "run")}`,
  rate: (perSecond: number) => `${rough(perSecond)} runs/s`,
  left: (ms: number) => `about ${seconds(ms)} left`,
  beforehand: "made beforehand",
  shipped: (where: string) =>
    `These runs came with the page (${where}). Run them again to see how your machine does.`,
  paused: "Paused. What is done is kept in this browser; go on whenever you like.",
  announce: (done: number, tasks: number) => `${format(done)} of ${count(tasks, "run")} done`,

  answer: "Answer",
  soFar: (done: number, tasks: number) => `So far (${percent(done / tasks)} of all runs): `,
  none: "Nothing is known yet. Press Run: tables and figures fill while the runs go on.",
  /** Who solved how many, as a whole. */
  allSolve: (names: readonly string[], of: number) =>
    names.length === 1
      ? `${names[0]} solves all ${puzzles(of)}.`
      : `${names.length === 2 ? "Both solve" : `All ${names.length} solve`} all ${puzzles(of)}.`,
  allAlike: (names: readonly string[], share: number, of: number) =>
    names.length === 1
      ? `${names[0]} solves ${percent(share)} of ${puzzles(of)}.`
      : `${and(names)} solve ${percent(share)} of ${puzzles(of)} each.`,
  noneSolves: (of: number) => `None of the ${puzzles(of)} was solved.`,
  most: (names: readonly string[], share: number) => {
    const verb = names.length === 1 ? "solves" : "solve";
    return `${and(names)} ${verb} ${share === 1 ? "every puzzle" : `most: ${percent(share)}`}`;
  },
  fewest: (names: readonly string[], share: number) => {
    const verb = names.length === 1 ? "solves" : "solve";
    return `${and(names)} ${verb} ${share === 0 ? "none" : `fewest: ${percent(share)}`}.`;
  },
  shareByClass: (
    name: string,
    [least, low]: readonly [string, number],
    [most, high]: readonly [string, number],
  ) =>
    `${name} solves ${low === 0 ? "none" : percent(low)} of “${least}” and ${high === 1 ? "all" : percent(high)} of “${most}”.`,
  costByClass: (name: string, measure: Measure, ratio: number, most: string, least: string) =>
    `${name} ${{ time: "takes", steps: "needs", nodes: "tries" }[measure]} ${times(ratio)} times as ${measure === "time" ? "long" : `many ${measure}`} on “${most}” as on “${least}”.`,
  /** The hardest class, and for whom. */
  hardestFor: (of: readonly (readonly [string, readonly string[]])[]) =>
    `What is hard depends on who solves: ${of
      .map(([name, whom]) => `“${name}” is hardest for ${and(whom)}`)
      .join("; ")}.`,
  /** From how many givens on half is solved, and by whom, where that is not so everywhere; `null` is nowhere. */
  halfFrom: (of: readonly (readonly [string | null, readonly string[]])[]) =>
    `Half of the puzzles are solved ${of
      .map(([from, whom], at) =>
        from === null
          ? `never by ${and(whom)}`
          : `${at === 0 ? `only from ${from} givens` : `from ${from}`} on by ${and(whom)}`,
      )
      .join(", ")}.`,
  chanceOfNext: (name: string, value: number) =>
    `its lead over ${name} may be due to chance (${p(value)})`,
  lead: (one: string, measure: Measure, ratio: number, other: string) =>
    `${less[measure](one, ratio, other)}.`,
  leadBetween: (low: number, high: number) =>
    `Between ${times(low)} and ${times(high)} times, with 95\u00a0% confidence.`,
  even: (one: string, other: string, measure: Measure, value: number) =>
    `${one} and ${other} ${alike[measure]}: the difference may be due to chance (${p(value)}).`,
  incomparable: "Steps of these algorithms are different work, so they are not compared.",

  pairs: "All pairs",
  pairSolve: (one: string, other: string, more: number, of: number, value: number) =>
    value < 0.05
      ? `${one} solves ${format(more)} more of ${puzzles(of)} than ${other} (${p(value)}).`
      : `${one} solves ${format(more)} more of ${puzzles(of)} than ${other}, which may be due to chance (${p(value)}).`,
  pairSame: (one: string, other: string, solved: number, of: number) =>
    solved === of
      ? `${one} and ${other} solve all ${puzzles(of)}.`
      : `${one} and ${other} solve ${format(solved)} of ${puzzles(of)} each.`,
  pairCost: (
    one: string,
    other: string,
    measure: Measure,
    both: number,
    interval: { readonly value: number; readonly low: number; readonly high: number },
    value: number,
  ) =>
    value < 0.05
      ? `On the ${puzzles(both)} that both solve, ${less[measure](one, interval.value, other)} (95\u00a0% interval: ${times(interval.low)} to ${times(interval.high)}; ${p(value)}).`
      : `On the ${puzzles(both)} that both solve, they ${alike[measure]}: the difference may be due to chance (${p(value)}).`,
  pairNone: "No puzzle was solved by both.",

  hardness: "What is hard for whom, in numbers",
  hardnessHelp:
    "Spearman’s ρ between how much a puzzle takes an algorithm and how hard a scale calls it, with its 95 % interval. 1: the same order, 0: none, −1: the reverse. Unsolved puzzles count as the hardest.",
  fewerGivens: "Fewer givens",
  agreement: ({
    value,
    low,
    high,
  }: {
    readonly value: number;
    readonly low: number;
    readonly high: number;
  }) => `${correlation(value)} (${correlation(low)} – ${correlation(high)})`,
  table: "In numbers",
  columns: {
    contestant: "Algorithm",
    solved: "Solved",
    half: "Half solved in",
    mean: "Mean of solved",
    par2: "PAR-2",
    runs: "Runs",
  },
  meanings: [
    ["Solved", "Share of all runs that solved their puzzle, with Wilson’s 95 % interval."],
    [
      "Half solved in",
      "By then half of all runs have solved their puzzle (Kaplan–Meier: a run that was cut off counts as longer).",
    ],
    ["Mean of solved", "Mean over the runs that solved their puzzle, with a 95 % interval."],
    [
      "PAR-2",
      "Mean where a run that did not solve its puzzle counts as twice the budget, with a 95 % interval.",
    ],
  ] as readonly (readonly [string, string])[],
  /** Terms of the table and of the figures that are no everyday words, said where they stand. */
  terms: {
    par2: "PAR-2: mean in which a run that solved nothing counts as twice its limit.",
    nodes: "Nodes: digits tried in cells.",
  },
  meaning: "What these figures mean",
  all: "all puzzles",
  by: { set: "set", givens: "givens", size: "size" },
  share: (solved: number, runs: number) => `${format(solved)} of ${format(runs)}`,
  shareAround: (share: number, low: number, high: number) =>
    `${percent(share)} (${Math.round(100 * low)} – ${Math.round(100 * high)})`,
  percent,
  interval: (low: string, high: string) => (low === high ? "" : `${low} – ${high}`),
  never: "not reached",
  number: rough,
  times,

  /** In place of what stands in figures in English: `src/experiment/figures/words.rs` lists it. */
  drawn: {} as Readonly<Record<string, string>>,
  figures: "Figures drawn",
  figure: {
    cactus: "Over time",
    strip: "Spread",
    shares: "By class",
    scatter: "Two compared",
    growth: "Growth",
    ranks: "Ranks",
    heat: "Each puzzle",
    success: "Success",
    hardness: "Hard for whom",
  },
  show: "Show",
  costLabel: "by",
  costBy: (measure: string, scale: string | null) =>
    scale === null ? measure : `${measure}, ${scale}`,
  measures: { time: "time", steps: "steps", nodes: "nodes" } as Readonly<Record<Measure, string>>,
  scales: { log: "log", linear: "linear" },
  byLabel: "Classes by",
  across: "Across",
  upward: "Upward",
  noFigure: (why: string) => `There is no such figure of these runs: ${why}`,
  figureHelp: "Point at a mark to see its puzzle, click to race it; or use arrow keys and Enter.",
  puzzleAt: (set: string, line: number, givens: number, contestant: string | null) =>
    `${set}, line ${format(line)}, ${count(givens, "given")}${contestant === null ? "" : `: ${contestant}`}`,
  raceIt: "Race it",
  saveFigures: "Save the figure",
  saveFigure: { svg: "SVG", png: "PNG", tikz: "TikZ (LaTeX)", "vega-lite": "Vega-Lite" },

  settings: "Settings",
  settingsHelp: "What is run on what. After a change, press the button that appears below.",
  part: (kind: string, givens: string, easier: number | null) =>
    [kind, givens && `${givens} givens`, easier === null ? "" : `made easier to ${easier}`]
      .filter(Boolean)
      .join(" "),
  sets: "Puzzles",
  addSet: "Add puzzles…",
  shippedSets: "Sets of this page",
  generated: "New puzzles by a generator",
  openFile: "Open a file…",
  setFacts: (what: string, n: number) => `${what} (${puzzles(n)})`,
  remove: (what: string) => `Remove ${what}`,
  take: "First",
  takeAll: "all",
  takeAllowed: "a whole number from 1, or nothing for all",
  ofClass: "Class",
  anyClass: "all classes",
  classOf: (name: string, n: number) => `${name} (${format(n)})`,
  givens: "Givens",
  givensAllowed: "such as 20, or 20-25; nothing for any",
  anyGivens: "any",
  easier: "Made easier to",
  easierHelp:
    "Adds givens from the solution until there are this many: the same puzzles, only easier.",
  asTheyAre: "as they are",
  easierAllowed: "a whole number of givens, 17–80; nothing for as they are",
  count: "How many",
  size: "Box",
  seed: "Seed",
  wholeFrom: (from: number, to: number) => `a whole number, ${format(from)}–${format(to)}`,
  contestants: "Algorithms",
  addContestant: "Add an algorithm",
  algorithm: "Algorithm",
  preset: "Preset",
  parameters: "Parameters",
  changed: (n: number) => `${count(n, "parameter")} changed`,
  seeds: "Seeds",
  seedsHelp: "Algorithms that draw random numbers run once for each seed.",
  seedsAllowed: "how many (5 means 1 to 5), or a list such as 1, 4, 9",
  steps: "Steps per run, at most",
  secondsEach: "Seconds per run, at most",
  secondsAllowed: "a number above 0, or nothing for no limit",
  noLimit: "no limit",
  use: "Use these settings",
  discard: "Discard changes",
  unused: "Changed, not used yet.",
  noSets: "Add puzzles first.",
  noContestants: "Add an algorithm first.",

  share2: "Share and save",
  save: { csv: "Runs as CSV", json: "Summary as JSON" },
  import: "Import runs or ratings (CSV)…",
  rated: (n: number) => `Ratings of ${puzzles(n)} imported.`,
  notRated: "None of these puzzles is in this experiment.",
  imported: (n: number) => `${count(n, "run")} imported.`,
  notImported: (why: string) => `These runs were not taken: ${why}`,
  asText: "Definition as text",
  textLabel: "Definition, TOML or JSON",
  stepsEach: (steps: number) => `up to ${count(steps, "step")}`,
  textHelp: "The same text is read by sudoku-lab experiment on a command line.",
  useText: "Use this text",
  badText: (why: string) => `This text cannot be used: ${why}`,
  cite: "Copy citation",
  cited: "Citation copied",
  citeFailed: "The browser refused to copy",
  citation: (title: string, version: string, date: string, address: string) =>
    `Sudoku Lab ${version}, experiment “${title}”, run ${date}. ${address}`,
});
