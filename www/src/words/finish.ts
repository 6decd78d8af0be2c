/** What the page says of a race that has ended. */
import type { Outcome } from "sudoku-lab";
import { and, words as common, count, format } from ".";
import { translated } from "./language";

/** How a lane ended, or that it never began. */
export type Ending = Outcome | "unreached";

/** How lanes ended, as a verb for one or many. */
const verdictEnds: Readonly<Record<Ending, string>> = {
  solved: "solved it",
  unsolvable: "showed that there is no solution",
  stalled: "stalled",
  steps: "ran out of steps",
  time: "ran out of time",
  invalid: "could not begin",
  stopped: "stopped early",
  crashed: "crashed",
  unreached: "could not start",
};

/** Why lanes are told to be tied, though their figures are not the same. */
const closeness = {
  near: "less than a quarter apart",
  busy: "too close to call while this machine is busy",
  once: "too close to call: runs this long are timed once",
};

export const words = await translated("finish", {
  measuredLater: "measured after the race",
  untilStopped: "until stopped",
  halted: { person: "You stopped the race: ", clock: "The time was up: " },
  nobody: "no lane solved it",
  ended: (names: readonly string[], outcome: Ending, left: string | null) =>
    `${and(names)} ${verdictEnds[outcome]}${left ? ` with ${left}` : ""}`,
  alone: (name: string, outcome: Outcome, steps: number, unit: string) =>
    outcome === "solved"
      ? `${name} solved it in ${count(steps, unit)}`
      : `${name} showed in ${count(steps, unit)} that there is no solution`,
  counted: (lanes: number, of: number | null, outcome: Ending) =>
    `${of === null ? format(lanes) : `${format(lanes)} of ${count(of, "lane")}`} ${verdictEnds[outcome]}`,
  /** While others still run. */
  latest: (name: string, ending: Ending, running: number) =>
    `${name} ${verdictEnds[ending]}${running > 0 ? `; ${format(running)} still running` : ""}`,
  blanks: (cells: number) => `${count(cells, "cell")} blank`,
  conflicts: (conflicts: number) => count(conflicts, "conflict"),
  fastest: (names: readonly string[] | number) =>
    `${typeof names === "number" ? format(names) : and(names)} was fastest in computing time`,
  /** And what "tied" means, so that whoever compares the figures is not surprised. */
  tied: (level: readonly string[] | number, close: keyof typeof closeness) =>
    `${typeof level === "number" ? `${format(level)} lanes` : and(level)} tied for fastest in computing time (${closeness[close]})`,
  /** Of a race that its first finish ended. */
  firstEnds: {
    first: "the race ended there, so how far the others got depends on the clock",
    pace: "the race ended there: at one pace for all, the fewest steps finish first. To compare computing times, run until all finish",
  },
  fewestEnds: "the race ended at that step, so nobody else could finish",
  fewestSteps: (names: readonly string[], steps: number) =>
    `${and(names)} took the fewest steps (${format(steps)})`,
  unlike: "Solvers count steps differently; don't compare them directly",
  meanings: {
    solved: "It found a solution, which an independent checker confirmed.",
    unsolvable: "It searched everything: there is no solution.",
    stalled: "Its own rule stopped it, or it reached a point that it cannot leave.",
    steps: "It used all the steps it was allowed.",
    time: "It used all the time it was allowed.",
    invalid: "The givens clash, so there was nothing to search.",
    stopped: "It was stopped before it ended.",
    crashed: "This lane failed; the others are unaffected.",
    unreached: "What it needs could not be fetched or is not allowed here, so nothing was raced.",
  } satisfies Record<Ending, string>,
  endings: { ...common.outcomes, unreached: common.notStarted } satisfies Record<Ending, string>,
  /** Of a time beside others that are averages of many. */
  oneRun: "one run",
  table: "Finishing order",
  columns: { place: "Place", lane: "Lane", steps: "Steps", time: "Time" },
  ending: (outcome: string, left: string | null) => (left ? `${outcome}, ${left}` : outcome),
});
