/** What the page says about sets of puzzles, which come in files. */
import { words as common, format } from ".";
import { translated } from "./language";

const puzzles = (n: number) => `${format(n)} ${n === 1 ? "puzzle" : "puzzles"}`;

const fates = {
  waiting: "not answered",
  unique: "one solution",
  solved: "solved",
  several: "several solutions",
  none: "no solution",
  stalled: common.outcomes.stalled,
  steps: common.outcomes.steps,
  invalid: "givens clash",
  refused: "refused",
  skipped: "size not taken",
  crashed: "crashed",
} as const;
type Fate = keyof typeof fates;

/** A number with three figures, for what was measured. */
const rough = (n: number) => format(Number(n.toPrecision(3)));

const seconds = (ms: number) => {
  if (ms < 100) return `${Math.round(ms)} ms`;
  return ms < 9950 ? `${(ms / 1000).toFixed(1)} s` : `${rough(ms / 1000)} s`;
};

const percent = (share: number) => `${share * 100} %`;

const short = new Intl.NumberFormat("en-US", { notation: "compact" });

const asked = (limit: number, maxSteps: number | null) =>
  (limit === 1 ? "first solution" : `up to ${format(limit)} solutions`) +
  (maxSteps === null ? "" : `, up to ${format(maxSteps)} steps`);

const time = (micros: number) => {
  if (micros < 1000) return `${rough(micros)} µs`;
  return micros < 1e6 ? `${rough(micros / 1000)} ms` : `${rough(micros / 1e6)} s`;
};

export const words = await translated("many", {
  title: "A set of puzzles",
  intro:
    "Solve every puzzle of a set on all cores. A set has one puzzle per line, sizes 4 to 25; text after it is a label, # starts a comment. Nothing leaves this page.",
  choose: "Open a file…",
  drop: "You can also drop a file here, or paste the lines.",
  dropping: "Drop the file to read it",
  chooseSet: "Choose a set…",
  ownSet: "A set of your own",
  setLabel: "Set",
  set: (name: string, n: number) => `${name} (${puzzles(n)})`,
  about: (what: string, from: string) =>
    `${what[0]?.toUpperCase()}${what.slice(1)}. Source: ${from}.`,
  pasted: "pasted lines",
  notKept: "Your set stays in this tab: after a reload, open it again.",
  reading: (share: number) => `Reading, ${Math.round(share * 100)} %`,
  stopReading: "Stop reading",
  empty: (name: string) => `${name} holds no puzzle, only blank lines and comments.`,
  unreadable: (name: string, why: string) => `${name} could not be read: ${why}`,
  noSuchSet: (id: string) => `There is no set called ${id.slice(0, 40)}.`,
  notFetched: (id: string, why: string) =>
    `The set ${id.slice(0, 40)} could not be fetched; try again when the network is back. (${why})`,
  noSets: (why: string) =>
    `The list of sets could not be fetched; a set of your own can still be opened. (${why})`,
  read: (n: number, wrong: number) =>
    `${puzzles(n)} read${wrong > 0 ? `, ${format(wrong)} ${wrong === 1 ? "line has" : "lines have"} errors` : ""}`,
  cut: (n: number) => `The set is longer: only its first ${puzzles(n)} were read.`,
  wrongTitle: (n: number) => `${format(n)} ${n === 1 ? "line" : "lines"} with errors`,
  wrong: (line: number, column: number, reason: string) =>
    `Line ${format(line)}, column ${format(column)}: ${reason}`,
  wrongMore: (n: number) => `… and ${format(n)} more`,
  solver: "Solver",
  preset: "Preset",
  parameters: "Parameters",
  example: "An example, started automatically. Choose another set or open your own.",
  before: (what: string) => `These figures are of ${what}, not of what is chosen now.`,
  gap: (share: number) =>
    `The solver itself worked ${Math.max(1, Math.round(share * 100))}\u00a0% of the workers’ time; the rest went to starting them, loading code and passing results. On a longer set the two speeds come closer.`,
  usual: (name: string) => `The quickest here: ${name}`,
  question: "Check",
  questions: { 1: "first solution", 2: "unique solution?", n: "number of solutions, up to" },
  most: "Count up to",
  mostAllowed: (max: number) => `Whole number, 3–${format(max)}.`,
  workers: "Workers",
  solve: "Solve all",
  again: "Solve all again",
  stop: "Stop",
  progress: "Puzzles answered",
  status: (done: number, total: number) => `${format(done)} of ${puzzles(total)}`,
  rate: (perSecond: number) => `${rough(perSecond)} puzzles/s`,
  remaining: (ms: number) => `about ${seconds(ms)} left`,
  elapsed: (ms: number, workers: number) =>
    `in ${seconds(ms)} with ${workers} ${workers === 1 ? "worker" : "workers"}`,
  each: (micros: number) => `${time(micros)} per puzzle inside the solver, on average`,
  stopped: "Stopped: what was answered is kept.",
  ended: (done: number, total: number) => `${format(done)} of ${puzzles(total)} answered`,
  crashed: (n: number, why: string) =>
    `${puzzles(n)} crashed two workers, one after the other, and stayed without answer: ${why}`,
  nothing: (name: string) => `${name} takes no puzzle of this set: choose another solver.`,
  save: "Save CSV",
  saving: "Writing…",
  results: "Results",
  filter: "Show",
  all: (n: number) => `all ${format(n)}`,
  fate: (fate: Fate, n: number) => `${fates[fate]}: ${format(n)}`,
  fates,
  columns: {
    line: "Line",
    puzzle: "Puzzle",
    outcome: "Outcome",
    solutions: "Solutions",
    steps: "Steps",
    label: "Label",
  },
  atLeast: (n: number) => `${format(n)} or more`,
  race: (line: number) => `Race line ${format(line)}`,
  raceShort: "Race",
  puzzle: (line: number, text: string) => `Line ${format(line)}: ${text}`,
  pages: "Pages of results",
  page: (from: number, to: number, of: number) => `${format(from)}–${format(to)} of ${format(of)}`,
  previous: "Previous",
  next: "Next",
  speed: {
    title: "Speed-up",
    measure: "Measure the speed-up",
    again: "Measure again",
    help: "Solves the same puzzles with 1, 2, … workers, alternating, at least 1 s each: a warm-up, then three rounds.",
    progress: "Measurements done",
    columns: {
      workers: "Workers",
      rate: "Median puzzles/s",
      spread: "Range",
      by: "Speed-up",
    },
    note: "Measured here by the wall clock; anything else this machine does at the time slows it.",
    times: (factor: number) => `${factor.toFixed(2)} ×`,
    range: (least: number, most: number) => `${rough(least)} – ${rough(most)}`,
  },
  measured: (n: number, side: number, name: string, solver: string, task: string) =>
    `${puzzles(n)} of ${side} × ${side} from ${name}, ${solver}, ${task}.`,
  asked,
  steps: {
    title: "Steps per puzzle",
    help: "The share of puzzles that each solver tried here answered within a number of steps. Solvers count steps differently; don't compare them directly.",
    plot: (lines: number) =>
      `${lines === 1 ? "A line" : `${format(lines)} lines`} from 0 to 100 % of the puzzles, rising with the steps; the table below has the figures.`,
    axis: "steps (logarithmic scale)",
    tick: (steps: number) => short.format(steps),
    percent,
    columns: {
      solver: "Solver",
      puzzles: "Puzzles",
      share: (share: number) => (share === 0.5 ? "Median" : percent(share)),
      most: "Most",
      hardest: "Hardest",
    },
    task: (limit: number, maxSteps: number | null, step: string) =>
      `${asked(limit, maxSteps)}; step: ${step}`,
    spent: (n: number) => `(${format(n)} ${fates.steps})`,
    stalled: (n: number) => `(${format(n)} ${fates.stalled})`,
    never: "never",
    others: (n: number) => `and ${format(n)} like it`,
  },
  measuringDone: "The speed-up has been measured.",
  number: rough,
});
