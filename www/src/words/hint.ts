/** What the page says to help somebody who solves: hints, reasons, the path, algorithms beside the player. */
import { and, count, format } from ".";
import { translated } from "./language";

const kinds = { row: "row", column: "column", box: "box" } as const;
type Kind = keyof typeof kinds;

const house = (kind: Kind, number: number) => `${kinds[kind]} ${number}`;

export const words = await translated("hint", {
  title: "All steps, why not a digit",
  hint: "Hint",
  more: "Tell me more",
  about: "Learn this technique",
  apply: "Do this step",
  hide: "Hide",
  key: "Shift+H",
  keyAlt: "Alt+Shift+H",
  waiting: "Looking for the easiest step…",
  stages: ["Where to look", "Technique", "The step"],
  /** Headings of hints that are no step. */
  titles: {
    wrong: "A mistake",
    stuck: "No step found",
    several: "Several solutions",
    none: "No solution",
    solved: "Solved",
    failed: "No hint",
  },
  stageOf: (at: number, of: number) => `Hint ${at} of ${of}`,
  house,
  look: (places: readonly string[]) => `Look at ${and(places)}.`,
  lookAt: (cells: number) => `Look at the ${count(cells, "marked cell")}.`,
  solved: "All cells are filled, and nothing clashes.",
  stuck:
    "No technique of ours finds a step here. Try a digit and follow it, or let an algorithm take over below.",
  several: (found: number, exhausted: boolean) =>
    `The digits on the board allow ${exhausted ? "" : "at least "}${count(found, "solution")}, so no logical step leads to one of them.`,
  differ: (cells: readonly string[]) =>
    `The solutions differ in ${and(cells)}: choose a digit there to continue.`,
  differMany: (cells: number) =>
    `The solutions differ in the ${count(cells, "marked cell")}: choose a digit there to continue.`,
  none: "No solution agrees with the digits on the board, so there is no step towards one.",
  failed: (why: string) => `There is no hint: ${why}`,
  wrong: "Something on the board is wrong. Ask once more to see where.",
  wrongAt: (digits: readonly string[], marks: readonly string[]) =>
    [
      digits.length > 0 && `The digit in ${and(digits)} is wrong.`,
      marks.length > 0 && `In ${and(marks)} a candidate was ruled out that is needed.`,
    ]
      .filter(Boolean)
      .join(" "),
  inCells: (digit: string, cells: readonly string[]) => `${digit} in ${and(cells)}`,
  gone: (candidates: readonly string[]) => `Ruled out: ${candidates.join("; ")}.`,
  done: (placed: readonly string[]) => `Done: ${and(placed)}.`,
  isDigit: (cell: string, digit: string) => `${cell} is ${digit}`,
  doneGone: (gone: string) => `Done. ${gone} It is kept in mind where candidates are not shown.`,
  goneMany: (candidates: number) => `Ruled out: ${count(candidates, "candidate")}.`,
  legend: "What the signs mean",
  signs: {
    house: "house the step looks at",
    focus: "where to look",
    pattern: "the reason",
    placed: "digit that goes here",
    eliminated: "candidate that goes",
    undone: "wrong, or impossible",
    fin: "extra candidate (fin)",
    first: "first part of the reason",
    second: "second part",
    third: "third part",
    fourth: "further parts",
    grouped: "cells that act as one",
    strong: "one of the two is true",
    weak: "not both are true",
  },

  all: "All steps available now",
  allIntro:
    "Point at a step, or move to it, to see it on the board; press it to do it. On a touch screen the first tap shows it, the second does it.",
  allShow: "Look for all steps",
  allLooking: (found: number) => `Looking… ${count(found, "step")} so far`,
  allFound: (found: number) => (found === 0 ? "No technique finds a step." : count(found, "step")),
  stop: "Stop",
  allMost: (shown: number, found: number) =>
    `The first ${format(shown)} of ${format(found)} are listed.`,

  why: "Why not this digit?",
  whyIntro: "Choose a blank cell on the board, then a digit.",
  whyFilled: (cell: string) => `${cell} has a digit already. Choose a blank cell.`,
  whyIn: (cell: string) => `Why not in ${cell}:`,
  whyPeer: (cell: string, digit: string, other: string) =>
    `${cell} is not ${digit}: ${other}, in the same house, is ${digit} already.`,
  whyIf: (cell: string, digit: string) => `If ${cell} were ${digit}:`,
  whySo: (cell: string, digit: string) => `So ${cell} is not ${digit}.`,
  whySteps: (steps: number) =>
    steps === 0
      ? "A contradiction at once."
      : steps === 1
        ? "A contradiction after 1 step."
        : `A contradiction after ${count(steps, "step")}. None of them can be left out; another way may be shorter.`,
  followDigit: (cell: string, digit: string) => `${cell} is ${digit}: nothing else is left for it.`,
  followPlace: (cell: string, digit: string, place: string) =>
    `${cell} is ${digit}: ${place} has no other place for it.`,
  followLocked: (digit: string, place: string, other: string, cells: string) =>
    `In ${place} the places for ${digit} all lie in ${other}: it goes from ${cells}.`,
  followPair: (cells: string, place: string, gone: string) =>
    `${cells} share two candidates, which go from the rest of ${place}: ${gone}.`,
  endCell: (cell: string) => `Then nothing is left for ${cell}.`,
  endHouse: (digit: string, place: string) => `Then ${place} has no place for ${digit}.`,
  whyOpen: (cell: string, digit: string) =>
    `Singles, locked candidates and pairs lead to no contradiction from ${cell}=${digit}. Either it is right, or showing that it is wrong takes a longer search.`,
  whyTell: "Tell me which",
  whyRight: (cell: string, digit: string) => `${cell}=${digit} is right: the solution has it.`,
  whyWrong: (cell: string, digit: string) =>
    `${cell}=${digit} is wrong: the solution has another digit there. Why takes more than these techniques.`,
  whyUnknown: "That cannot be told: this puzzle has no single solution that is known.",
  whyFirst:
    "Something on the board is wrong already. Mend that first: ask for a hint to see where.",

  path: "The path",
  pathLength: (steps: number) => count(steps, "step"),
  pathIntro: "Every step from the givens to the end, the easiest technique first.",
  pathShow: "Find the path",
  pathFinding: (steps: number) => `Finding it… ${count(steps, "step")} so far`,
  pathEnds: (steps: number, solved: boolean) =>
    solved
      ? `${count(steps, "step")} to the solution`
      : `${count(steps, "step")}, then no technique finds any further`,
  pathFilter: "Technique",
  pathEvery: (steps: number) => `all (${format(steps)})`,
  pathOf: (name: string, steps: number) => `${name} (${format(steps)})`,
  pathHere: (done: number, of: number) =>
    done === of
      ? "You have every step behind you."
      : `You are before step ${format(done + 1)} of ${format(of)}.`,
  pathGo: "Show where I am",
  pathCell: (cell: string) => `Step that fills ${cell}`,
  pathCurve: (steps: number, name: string, at: number) =>
    `Difficulty of ${count(steps, "step")}; the hardest is step ${format(at)}, ${name}`,
  pathCurveNote: "Height: what HoDoKu counts for the step.",
  pathCopy: "Copy as text",
  pathCopied: "Path copied",
  pathSave: "Save as text",
  pathFile: "path.txt",
  pathPlay: "Play the path",
  pathReplay: "Play again",
  pathControls: "Play the path",
  pathReach: "Continue from here on the board",
  pathBoard: (step: number, of: number) =>
    `The board after step ${format(step)} of ${format(of)} of the path`,

  beside: "Ask an algorithm",
  besideFrom: "from this position",
  besideIntro: "Hand this position to an algorithm, on a board of its own.",
  besideWho: "Algorithm",
  besideWatch: "Watch it from here",
  besideControls: "The algorithm’s run",
  besideBoard: (name: string) => `${name}, from your position`,
  besideRace: "Race from this position",
  besideClash: "Two equal digits stand in one house: no algorithm begins with that.",
  besideStale: "You have moved on since. Start again for the board as it is now.",
  ways: "How many ways are left?",
  waysLooking: (found: number) => `Counting… ${format(found)} so far`,
  waysLeft: (found: number, all: boolean) =>
    all
      ? found === 0
        ? "No way is left: something on the board is wrong."
        : found === 1
          ? "One way is left."
          : `${format(found)} ways are left.`
      : `At least ${count(found, "way")} left.`,
  belief: "What it believes",
  beliefIntro:
    "The stronger the shade, the likelier, as the algorithm sees it. Your marks stay on top.",
  beliefShow: "Show on the board",
  beliefAt: (name: string, steps: string) => `${name} after ${steps}`,
  beliefOf: (cell: string, digits: string) => `${cell}: ${digits}`,
} as const);
