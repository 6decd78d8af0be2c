/** What the page says around what the algorithms say of themselves. */
import { and, count, format } from ".";
import { translated } from "./language";

export const words = await translated("learn", {
  question: "How do you solve a Sudoku?",
  answer: (algorithms: string) =>
    `${algorithms} algorithms: some search, some reason, some evolve. Watch them one step at a time.`,
  startCourse: "Start the course",
  continueCourse: (number: number) => `Continue with lesson ${number}`,
  lessonsDone: (done: number, of: number) => `${done} of ${of} done`,
  isDone: "done",
  browse: "Browse algorithms",
  moment: (step: string, at: string, of: string) => `${step} ${at} of ${of}.`,
  watchIt: "Watch it decide",
  course: "The course",
  /** Where it is in this language. */
  courseAt: "learn/index.html",
  topics: "Algorithms",
  families: "Families of algorithms",
  family: (family: "all" | "complete" | "incomplete" | "generators", all: number) =>
    ({
      all: { text: `All ${all}` },
      complete: {
        text: "Complete",
        title: "They find every solution, and prove that there is none",
      },
      incomplete: { text: "Incomplete", title: "They may fail to find a solution" },
      generators: { text: "Generators", title: "They make puzzles" },
    })[family],
  own: "Write your own",
  ownIntro: "in JavaScript, checked and raced here",
  make: "Make puzzles with it",
  race: "Race it on the current puzzle",
  lessons: "Lessons that show it:",
  presets: "Presets, and where they come from",
  printed: (figures: number) => `What it prints: ${count(figures, "figure")}`,
  published: (what: string, value: string, note: string) => `${what} ${value}: ${note}.`,
  counts: "What it counts",
  watch: "Watch it step by step",
  watchIntro:
    "Press the arrows to go one step on or back. The lines that a step went through light up.",
  small: (population: string) =>
    `Here with a population of ${population}, so that it takes a few steps.`,
  several: "This small puzzle has several solutions: any of them will do.",
  sizes: "Puzzle",
  start: "Play",
  again: "Again",
  controls: "Stepping through the run",
  board: (name: string) => `The board of ${name}`,
  plots: "Its curves",
  plotsIntro: "Each from the first step to the last one done; the bar is the step shown.",
  curve: (name: string, value: string) => `${name}: ${value}`,
  params: "Parameters, and what to watch",
  paramsIntro: (curves: readonly string[], count: string | undefined) =>
    `Each link races the usual setting against another on the puzzle on the board. Watch the ${curves.length === 1 ? "curve" : "curves"} of ${and(curves)}${count ? `, and the count of ${count}` : ""}.`,
  usually: (value: string, allowed: string) => `Usually ${value}; ${allowed}.`,
  against: (usual: string, other: string) => `${usual} against ${other}`,
  on: "on",
  off: "off",
  onOrOff: "on or off",
  oneOf: (names: readonly string[]) => `one of ${names.join(", ")}`,
  growth: "How its steps grow",
  growthBySize:
    "Eight new puzzles of each size, a second for each run at most. Steps are counted, not time: they are the same on every machine. Only solved puzzles are drawn.",
  growthByGivens:
    "The same eight puzzles with more and more givens, a second for each run at most. Steps are counted, not time: they are the same on every machine. Only solved puzzles are drawn.",
  measure: "Measure it here",
  measuring: (done: number, tasks: number) => `${format(done)} of ${count(tasks, "run")} done`,
  preparing: "Making the puzzles…",
  stop: "Stop",
  open: "Open as an experiment",
  solved: (solved: number, runs: number) => `${format(solved)} of ${count(runs, "run")} solved.`,
});
