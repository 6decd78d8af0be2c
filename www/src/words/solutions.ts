/** What the page says of the solutions of a puzzle, beside the line under it. */
import { words as common, count, format } from ".";
import { translated } from "./language";

/** Why counting stopped. */
type Stopped = "limit" | "time" | "paused" | null;

export const words = await translated("solutions", {
  /** The line under the puzzle. */
  line: {
    clash: "No solution: givens clash",
    trouble: (why: string) => `The number of solutions is unknown: ${why}`,
    known: (found: number, exhausted: boolean) =>
      found === 0
        ? "No solution"
        : exhausted
          ? found === 1
            ? "One solution"
            : `${format(found)} solutions`
          : `At least ${format(found)} solutions`,
    open: (found: number) =>
      found === 0
        ? "Not known yet: no solution found so far"
        : "Not known yet: one solution so far",
    checking: (steps: number) =>
      steps === 0 ? common.checkingSolutions : `Checking… ${count(steps, "step")}`,
    later: "Solutions are counted after the race",
    triedAll: (steps: number) =>
      `Every way to fill it was tried (${count(steps, "step")}): none works.`,
    keepChecking: "Keep checking",
    stopChecking: "Stop checking",
    show: (found: number, exhausted: boolean) =>
      found === 1 ? "Show the solution…" : exhausted ? "Show them…" : "Count them…",
    title: "The solutions",
    titleOne: "The solution",
  },

  counted: (found: number, exhausted: boolean, stopped: Stopped, seconds: number) =>
    exhausted
      ? `${count(found, "solution")}, no more`
      : stopped === "limit"
        ? `More than ${format(found - 1)} solutions`
        : `At least ${count(found, "solution")}${stopped === "time" ? `, after ${seconds} s` : ""}`,
  counting: "counting…",
  pause: "Pause",
  goOn: (limit: number) => `Go on to ${format(limit)}`,
  estimate: (about: string, low: string, high: string, probes: number) =>
    `Estimate: about ${about}; 95 % interval ${low} to ${high}, by ${format(probes)} probes.`,
  rough: (around: string, probes: number) =>
    `Estimate: around ${around}, perhaps more. The ${format(probes)} probes differ too much for an interval.`,
  noHit: (probes: number) =>
    `None of ${format(probes)} probes reached a solution, so there is no estimate.`,
  probing: "Probing…",
  finer: "Refine",
  method:
    "The estimate is the mean of random probes. Each goes down the search tree and counts as the product of the branches on its way (Knuth 1975).",
  stepper: "Solutions, one by one",
  first: "First",
  previous: "Previous",
  next: "Next",
  keys: "Left and right arrow: previous and next; Home: the first",
  position: (number: number, found: number, exhausted: boolean) =>
    `Solution ${format(number)} of ${format(found)}${exhausted ? "" : " so far"}`,
  changed: (cells: number, before: number) =>
    `; ${count(cells, "cell")} ${cells === 1 ? "differs" : "differ"} from solution ${format(before)}`,
  goTo: "Go to",
  goToAllowed: (found: number) => `whole number, 1–${format(found)}`,
  board: (number: number) => `Solution ${format(number)}`,
  given: "given",
  differs: "differs between solutions",
  was: (digit: string) => `${digit} before`,
  legendVaries: (different: number, blanks: number) =>
    `differs between the solutions found: ${format(different)} of ${count(blanks, "blank cell")}`,
  legendChanged: (before: number) => `differs from solution ${format(before)}, shown before`,
  kept: "Solutions are not stored: any can be recomputed on demand, from copies of the search (16 MB at most).",
  maybeOthers: "There may be more solutions: the search has not finished.",
} as const);
