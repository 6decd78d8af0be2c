/** Every sentence the page says of its own accord, in one table, so that it can be translated. */
import type { Outcome } from "sudoku-lab";
import { language, translated } from "./language";

const numbers = new Intl.NumberFormat("en-US");
const decimals = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 15 });
const list = new Intl.ListFormat(language);

/** How numbers, ids and lists are written. */
export const { format, decimal, count, spoken, label, and } = await translated("writing", {
  /** Digits in groups of three, the same in every place the page shows a number. */
  format: (n: number) => numbers.format(n),
  /** A number that is a text already, with its decimal sign. */
  decimal: (text: string) => text,
  count: (n: number, one: string, many = `${one}s`) =>
    `${numbers.format(n)} ${n === 1 ? one : many}`,
  /** An id as people write it: naked single, X-wing. */
  spoken: (id: string) =>
    id.replace(/(?<=\w\w)-/g, " ").replace(/^\w(?=-)/, (letter) => letter.toUpperCase()),
  /** A name as people read it: candidates left, shake-ups. */
  label: (id: string) => id.replaceAll("_", " ").replace(/ (?=ups?$)/, "-"),
  and: (names: readonly string[]) => list.format(names),
});

/** A parameter and what it was set to. */
type Change = readonly [id: string, value: string];
const switched: Readonly<Record<string, string>> = { true: "on", false: "off" };
const changeText = ([id, value]: Change) =>
  `${label(id)} ${switched[value] ?? value.replaceAll("-", " ")}`;

export const words = await translated("index", {
  title: "Sudoku Lab",
  loading: "Getting the algorithms ready…",
  failed: "The algorithms could not be loaded.",
  skipTo: (view: string) => `Skip to ${view}`,
  viewsLabel: "What to do",
  kindsLabel: (link: string) => `${link}: what about`,
  views: {
    solve: {
      link: "Solve",
      title: "Solve",
      tagline: "Solve a Sudoku, with as much help as you like.",
    },
    race: {
      link: "Race",
      title: "Race",
      tagline: "Race Sudoku algorithms and watch them think.",
    },
    generate: {
      link: "Generate",
      title: "Generate",
      tagline: "Make Sudoku puzzles and watch.",
    },
    experiment: {
      link: "Experiment",
      title: "Questions",
      tagline: "Compare algorithms.",
    },
    set: {
      link: "Experiment",
      title: "Your puzzles",
      tagline: "Solve a set of puzzles on several cores.",
    },
    cores: {
      link: "Experiment",
      title: "Several cores",
      tagline: "Solve one puzzle on several cores.",
    },
    papers: {
      link: "Experiment",
      title: "Papers",
      tagline: "Put the papers to the test.",
    },
    learn: {
      link: "Learn",
      title: "Algorithms",
      tagline: "Read how each algorithm works.",
    },
    technique: {
      link: "Learn",
      title: "Techniques",
      tagline: "See and try how people solve Sudoku.",
    },
    own: {
      link: "Learn",
      title: "Your own",
      tagline: "Write a solver and race it.",
    },
  },
  titleOf: (view: string) => `${view} – Sudoku Lab`,
  atWork: "at work",
  loadingView: "Getting this part of the page…",
  viewFailed: (tried: boolean) =>
    `This part could not be loaded. Check your connection.${tried ? " If it works, reload the page: your set-up stays." : ""}`,
  details: "Details",
  tryAgain: "Try again",
  reload: "Reload the page",

  theme: "Theme",
  language: "Language",
  themes: { auto: "System", light: "Light", dark: "Dark", contrast: "High contrast" },
  share: "Share",
  pageMenu: "Menu: theme, language, help",
  print: "Print",
  copyLink: "Copy link",
  copied: "Link copied",
  copyFailed: "The browser refused to copy",
  openFull: "Open in Sudoku Lab",
  embed: "Embed in a page",
  help: "Help",
  close: "Close",
  version: (version: string) => `version ${version}`,
  dismiss: "Dismiss",

  puzzle: "Puzzle",
  firstPuzzle: "A first puzzle",
  board: (side: number) => `Sudoku, ${side} by ${side}`,
  givens: (givens: number) => count(givens, "given"),
  facts: (side: number, givens: number) => `${side} × ${side}, ${count(givens, "given")}`,
  cell: (row: number, column: number) => `row ${row} column ${column}`,
  given: (digit: number) => `given ${digit}`,
  empty: "empty",
  clashes: "clashes",
  choosePuzzle: "Choose a puzzle",
  recent: "Raced recently",
  enlarge: "Enlarge the board",
  paste: "Paste…",
  pasteTitle: "Paste a puzzle",
  disguise: "Is this a known puzzle in disguise?",
  /** On the button that asks this. */
  knownPuzzle: "Known puzzle?",
  undo: "Undo",
  redo: "Redo",
  clear: "Clear",
  pad: "Digits",
  padErase: "Erase",
  padSkip: "Skip this cell",
  padAdvance: "Move on after each digit",
  numerals: "Numbers instead of letters",
  fixClash: "Correct the marked givens first.",
  setup: "Set up the race",
  readyMade: "Ready-made races",
  chooseRace: "Choose a race",
  changedRace: (title: string) => `${title}, changed`,
  changedIn: (what: readonly string[]) => `Changed: ${and(what)}.`,
  changes: {
    p: "the puzzle",
    a: "the lanes",
    seed: "the seed",
    steps: "the step limit",
    until: "when it ends",
    rank: "what ranks",
    seeds: "the number of seeds",
  },
  leftOff: "Where you left off",
  addLane: "Add a lane",
  removeLane: (name: string) => `Remove ${name}`,
  algorithmOf: (lane: number) => `Algorithm of lane ${lane}`,
  presetOf: (lane: number) => `Preset of lane ${lane}`,
  /** Of a lane that is not as its preset has it; with what was changed where that is short. */
  ownSettings: (changed: readonly Change[]) => {
    const [first, second] = changed;
    const told = first && !second ? changeText(first) : "";
    return told && told.length <= 28
      ? `changed: ${told}`
      : count(changed.length, "changed setting");
  },
  basedOn: (preset: string, changed: readonly Change[]) =>
    `${preset}, changed: ${changed.map(changeText).join("; ")}`,
  /** In a name: what it was changed to. */
  changedTo: (changed: readonly Change[]) => changed.map(changeText).join(", "),
  changed: "changed",
  settings: "Settings",
  settingsOf: (lane: number) => `Settings of lane ${lane}`,
  howOf: (lane: number) => `How lane ${lane} works`,
  enlargeLane: (lane: number) => `Enlarge the board of lane ${lane}`,
  seed: "Seed",
  newSeed: "New seed",
  budget: "Step limit",
  noBudget: "none",
  stepRange: "two steps, the first before the last, as 10-20",
  wholeNumber: (min: number, max: number) => `whole number, ${format(min)}–${format(max)}`,
  range: (whole: boolean, min: number, max: number) =>
    `${whole ? "Whole number" : "Number"}, ${decimals.format(min)}–${decimals.format(max)}`,
  stepLimit: "whole number of steps, 1 or more; empty for no limit",
  wrongSize: (low: number, high: number) =>
    low === high ? `Takes ${low} × ${low} only` : `Takes ${low} × ${low} to ${high} × ${high}`,
  complete: "Finds every solution, or proves that there is none.",
  incomplete: "May end without a solution.",
  preset: "Preset",
  source: "Source",
  parameters: "Parameters",
  about: "How it works",

  transport: "Race controls",
  projector: {
    open: "Projector",
    leave: "Leave the projector",
    help: "Large type, boards and one plot. Space starts and pauses, arrow and Page keys step, Escape leaves",
  },
  race: "Race",
  again: "Race again",
  pause: "Pause",
  endIt: "End it",
  stopSeeds: "Stop the seeds",
  resume: "Resume",
  replay: "Replay",
  stop: "Stop",
  back: "Step back",
  forward: "Step forward",
  speed: "Speed",
  auto: "Auto",
  autoHelp: "Start slow, then speed up",
  flatOut: "full speed",
  gathering: "speeding up",
  slowFirst: "slow at first",
  pace: (text: string) => `${text} ${text === "1" ? "step" : "steps"}/s`,
  until: "Run",
  untilNotes: {
    time: "At a pace, the lane with the fewest steps finishes first; at full speed the clock decides, and how far the others get differs from run to run. To rank computing times, run until all finish.",
    steps:
      "The race ends at the fewest steps. The other lanes stop at that step; lanes already past it are rerun up to it. All figures but the times are the same in every run.",
  },
  untils: { all: "until all finish", first: "until the first finishes" },
  rank: "Ranked by",
  ranks: { time: "time", steps: "steps" },
  moment: "Timeline",
  endOf: (name: string, step: number) => `${name} ended at step ${format(step)}`,
  /** At the timeline of a race that is ranked by time. */
  endsBySteps: "Marks by steps, places by time",
  orPress: "or press",
  spaceKey: "Space",
  momentAt: (step: number, last: number) =>
    step === last ? `step ${format(last)}` : `step ${format(step)} of ${format(last)}`,

  /** In place of the last step of a run that came to an answer. */
  closing: {
    solved: (steps: number, unit: string) =>
      `Solved in ${count(steps, unit)}: every cell filled, checked.`,
    unsolvable: (steps: number, unit: string) =>
      `Everything was ruled out in ${count(steps, unit)}: there is no solution.`,
  },

  time: "time",
  conflicts: "conflicts",
  blank: "blank",
  wholeRun: "whole run",
  checkingSolutions: "Checking for solutions…",
  lanes: "Lanes",
  showing: (step: number) => `at step ${format(step)}`,
  shown: (step: number) => `shown: step ${format(step)}`,
  seeking: "rerunning…",
  laneBoard: (name: string, filled: number, cells: number) =>
    `Board of ${name}: ${filled} of ${cells} cells filled`,
  laneBoardRunning: (name: string) => `Board of ${name}, running`,
  laneLabel: (lane: number, name: string) => `Lane ${lane}: ${name}`,
  fast: "< 0.1 ms",
  definitions: {
    lane: (lane: number) => `What the figures of lane ${lane} mean`,
    plot: (title: string) => `What “${title}” shows`,
    steps: "The unit in which this algorithm counts its work.",
    time: "Time spent inside the algorithm. Runs of less than 0.1 s are repeated after the race, and their average is shown then: a first run takes several times as long.",
    conflicts:
      "Digits missing from rows, columns and boxes because another one stands there twice.",
    blank: "Cells without a digit. While there are any, they are shown instead of the conflicts.",
  },
  measureHelp: "One run is too short for the page's clock, so it is repeated",
  measured: "measured",
  measuring: "Short runs are repeated to measure their times…",
  meanOf: (repeats: number) => `average of ${format(repeats)} runs`,
  unsteady: "only approximate: this computer was busy",
  silent: {
    title: "This lane does not answer",
    doc: "Its worker has been silent for seconds: it is stuck, or this machine is too busy. If it answers, the run goes on.",
    end: "End this lane",
    announced: (name: string) => `${name} does not answer`,
    worker: "A worker does not answer: it is stuck, or this machine is too busy.",
  },
  crash: "This lane crashed",
  refused: "This lane cannot run with these settings",
  notStarted: "not started",
  unreached: "This lane could not start",
  unreachedHelp: "Check your connection, then race again.",
  reproduce: "Open this lane alone to reproduce the crash",
  ordinal: (place: number) => `${place}${["", "st", "nd", "rd"][place] ?? "th"}`,
  waiting: "ready",
  /** The lane that a visitor expects to win. */
  bet: {
    choose: "Pick to win",
    chosen: "Your pick",
    right: "Your pick won.",
    wrong: (name: string) => `Your pick, ${name}, did not win.`,
  },
  running: "running",
  paused: "paused",
  preparing: "preparing",
  waitingForPuzzle: "givens clash",

  outcomes: {
    solved: "solved",
    unsolvable: "no solution",
    stalled: "stalled",
    steps: "out of steps",
    time: "out of time",
    invalid: "invalid",
    stopped: "stopped",
    crashed: "crashed",
  } satisfies Record<Outcome, string>,

  question: (lanes: number) =>
    lanes === 1
      ? "One algorithm, one Sudoku. How does it go about it?"
      : `${["Two", "Three", "Four", "Five", "Six", "Seven", "Eight"][lanes - 2] ?? format(lanes)} algorithms, one Sudoku. Who solves it first?`,
  ready: "Every algorithm gets the same puzzle. Choose one, or paste your own.",
  readyFor: "Press Race.",
  setupChanged: "The set-up has changed: press Race to run it.",
  /** With what was told of the race before, if it had ended. */
  beforeChange: (before: string) => before && `Before the change: ${before}`,
  racingStarts: "Racing…",
  racing: (ended: number, all: number, last: string | null, paced: boolean) =>
    [
      ended === 0 ? "" : `${ended} of ${all} ${ended === 1 ? "has" : "have"} finished.`,
      last === null || ended === 0 ? "" : `Still running: ${last}.`,
      paced ? "Shown at one pace; ranked by computing time." : "",
    ]
      .filter(Boolean)
      .join(" "),
  skipAhead: "Skip to the end",
  stopRest: "Stop the rest",
  more: "More",
  less: "Less",
  raceStarted: "The race has started.",
  /** Read aloud when a lane ends; the order in which lanes end is not that of their places. */
  laneEnded: (name: string, outcome: string, placed: boolean) =>
    `${name}: ${outcome}${placed ? "; the places are announced when all lanes have ended" : ""}`,
  racePaused: "Paused. Step, or drag the timeline, forwards and backwards.",
  pausedTitle: "Paused",
  pausedHint: "Step, or drag the timeline, forwards and backwards.",
  sections: "Curves and results",
  finish: "Results",
  finishHint: (by: string) => `Ranked by ${by}.`,
  /** How to read the boards: what a cell shows, and what that means. */
  reading: {
    title: "How to read the boards",
    tab: "Key to the boards",
    given: ["Bold: given", "part of the puzzle"],
    placed: ["Coloured: placed", "by the algorithm, for now"],
    possible: ["Dots: possible", "place: digit; size: likelihood"],
    latest: ["Ring, frame: latest step", "candidate or cell"],
    conflict: ["Red corner: conflict", "same digit twice"],
  },
  rankHints: { time: "time inside the algorithm", steps: "steps" },

  /** Of a race over seeds, what is seen before it is fetched. */
  series: {
    tab: "Many seeds",
    count: "Seeds",
    start: "Race over seeds",
    help: "Runs every lane once per seed at full speed, starting at the seed above",
    under: "Running all seeds at full speed. Any control stops them.",
  },

  /** Of a closer look, what is seen before it is fetched. */
  look: {
    open: "Look closer",
    of: (lane: number) => `Look closer at lane ${lane}`,
  },

  curves: "Curves",
  plot: "Plot",
  data: "Data",

  storage: "This browser keeps nothing of this page: copy a link to keep what you have.",
  noWorkers: "The race needs web workers, which this browser does not allow here.",
  otherVersion: (theirs: string, ours: string) =>
    `The link was made with version ${theirs}; this is ${ours}, so the runs may differ.`,
  linkProblem: "A part of the link could not be used",
  linkFormat: (v: string) => `the link's format is ${v}, this page reads 1`,
  linkValue: (key: string, value: string, why: string) => `${key}=${value}: ${why}`,
  moreProblems: (more: number) => `And ${count(more, "other part")} of the link.`,
  /** Of a text that could not be read. */
  at: (line: number, column: number, what: string) => `line ${line}, column ${column}: ${what}`,
  givenTwice: "given more than once; the last one counts",
  foreignTooLong: "unknown to this page, and too long to keep",
  unused: (view: string) => `“${view}” does not use it`,
  tooManyLanes: (most: number) =>
    most === 1 ? "only the first is used here" : `only the first ${most} are used`,
  unknownAlgorithm: "there is no such algorithm",
  unknownPreset: "there is no such preset; the default is used",
  unknownParam: "there is no such parameter",
  unknownLane: "there is no such lane",
  badValue: (allowed: string) => `not allowed (${allowed})`,
} as const);
