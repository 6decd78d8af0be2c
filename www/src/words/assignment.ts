/** What the page says around assignments: for who makes one, who does it, and who checks it. */
import { and, count, format } from ".";
import { translated } from "./language";

interface Goal {
  readonly solved: number;
  readonly steps: number;
  readonly per: "puzzle" | "all";
  readonly step: string;
}

interface Asked {
  readonly set: string;
  readonly take: number;
  readonly goal: Goal;
}

interface Standing {
  readonly puzzles: number;
  readonly solved: number;
  readonly steps: number;
  readonly otherStep: boolean;
  readonly met: boolean;
}

const unit = ({ step }: Goal) => step || "step";

export const words = await translated("assignment", {
  title: "Assignment",
  goal: ({ set, take, goal }: Asked) => {
    const some =
      goal.solved === take
        ? `all ${count(take, "puzzle")}`
        : `at least ${format(goal.solved)} of ${count(take, "puzzle")}`;
    const most = count(goal.steps, unit(goal));
    const each = goal.per === "puzzle" ? `each in ${most} at most` : `in ${most} at most together`;
    return `Solve ${some} of ${set}, ${each}.`;
  },
  unit: (step: string) => `One step of your solver must be a ${step}: say so in about.step.`,
  check: "Check it",
  stop: "Stop",
  progress: (done: number, of: number, solved: number) =>
    `${format(done)} of ${count(of, "puzzle")} tried, ${format(solved)} solved`,
  standing: ({ puzzles, solved, steps, otherStep, met }: Standing, { goal }: Asked): string => {
    const most = count(steps, unit(goal));
    const spent = goal.per === "puzzle" ? `${most} at most for one of them` : `${most} in all`;
    const other = otherStep ? ` But its steps are not called ${unit(goal)}.` : "";
    const all = `${format(solved)} of ${count(puzzles, "puzzle")} solved, ${spent}.`;
    return `${met ? "The goal is reached:" : "The goal is not reached yet:"} ${all}${other}`;
  },
  missed: (n: number) => `${count(n, "puzzle")} not solved within the goal. Run it on number`,
  tryOn: (number: number) => `Run it on puzzle ${format(number)}`,
  by: "Your name, as it is to stand in the file",
  handIn: "Save the result",
  handInHelp:
    "The file holds the assignment, your code and what came of each puzzle. Hand it in; your teacher’s page runs it again.",
  moduleNot: "An assignment is done in JavaScript.",
  badTask: (why: string) => `The link holds no assignment that can be read: ${why}.`,
  leave: "Leave the assignment",

  teach: "For teachers: set an assignment, check a result",
  make: "Set an assignment",
  makeHelp:
    "Your students get a link. It opens this page with the code in the editor, what you write here, and a button that checks what they have done.",
  name: "Title",
  text: "What is to be done",
  set: "Puzzles",
  setOf: (id: string, puzzles: number, what: string) => `${id}: ${format(puzzles)}, ${what}`,
  take: "How many, from the first",
  solved: "To be solved, at least",
  steps: "Steps, at most",
  per: "Steps are counted",
  pers: { puzzle: "for each puzzle", all: "for all together" },
  step: "What a step is to be (node, swap…), or nothing",
  stepsHelp:
    "A step is one call of step(state), and how much is done in it is up to who writes it. So look at the code of what is handed in.",
  link: "Copy the link for students",
  copied: "Link copied",
  copyFailed: "The browser refused to copy",
  try: "Open it as a student",
  bad: (names: readonly string[]) => `Not a number that fits: ${and(names)}.`,

  open: "Check a result…",
  openHelp: "A file that a student has handed in is run again here.",
  badFile: (name: string, why: string) =>
    `${name.slice(0, 60)} is no result that can be read: ${why}.`,
  handedIn: (by: string) => (by === "" ? "A result without a name" : `The result of ${by}`),
  says: (said: string) => `The file says: ${said}`,
  untouched: "The file is as it was saved.",
  touched: "The file was changed after it was saved.",
  noDigest: "Whether the file was changed cannot be told here.",
  asSet: "It is for the assignment that is open here.",
  notAsSet: "It is for another assignment than the one that is open here. It is checked by yours.",
  setUnknown:
    "The assignment is the one in the file. To check it by yours, open the link of yours first.",
  otherVersion: (theirs: string, ours: string) =>
    `It was made with version ${theirs}; this is ${ours}, and runs may differ.`,
  runAgain: "Allow the code below, then press “Check it”.",
  same: "Run again here, every puzzle came out as the file says.",
  differ: (n: number, first: number) =>
    `Run again here, ${count(n, "puzzle")} came out otherwise than the file says; the first is number ${format(first)}.`,
} as const);
