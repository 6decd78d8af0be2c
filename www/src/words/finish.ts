/** What the page says of a race that has ended. */
import type { Outcome } from "sudoku-lab";
import { and, words as common, count, format } from ".";

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

export const words = {
  halted: "You stopped the race: ",
  nobody: "no lane solved it",
  ended: (names: readonly string[], outcome: Ending, left: string | null) =>
    `${and(names)} ${verdictEnds[outcome]}${left ? ` with ${left}` : ""}`,
  alone: (name: string, outcome: Outcome, steps: number, unit: string) =>
    outcome === "solved"
      ? `${name} solved it in ${count(steps, unit)}`
      : `${name} showed in ${count(steps, unit)} that there is no solution`,
  counted: (lanes: number, of: number | null, outcome: Ending) =>
    `${of === null ? format(lanes) : `${format(lanes)} of ${count(of, "lane")}`} ${verdictEnds[outcome]}`,
  blanks: (cells: number) => `${count(cells, "cell")} blank`,
  conflicts: (conflicts: number) => count(conflicts, "conflict"),
  fastest: (level: readonly string[] | number) =>
    typeof level === "number"
      ? `${format(level)} lanes tied for fastest in computing time`
      : level.length > 1
        ? `${and(level)} tied for fastest in computing time`
        : `${and(level)} was fastest in computing time`,
  tied: (why: string) => `tied for fastest in computing time: ${why}`,
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
  table: "Finishing order",
  columns: { place: "Place", lane: "Lane", steps: "Steps", time: "Time" },
  ending: (outcome: string, left: string | null) => (left ? `${outcome}, ${left}` : outcome),
};
