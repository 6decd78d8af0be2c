/** An assignment: code to begin with, puzzles, and what is to be reached on them. */
import { pack, unpackText } from "../packed";

export interface Assignment {
  readonly title: string;
  /** What is to be done, in the teacher's words. */
  readonly text: string;
  /** The code to begin with. */
  readonly template: string;
  /** The id of a set that comes with the page. */
  readonly set: string;
  /** How many of its puzzles, from the first. */
  readonly take: number;
  readonly seed: number;
  readonly goal: Goal;
}

export interface Goal {
  /** Puzzles to be solved, at least. */
  readonly solved: number;
  /** Steps at most. */
  readonly steps: number;
  /** Whether so many are for each puzzle, or for all together. */
  readonly per: "puzzle" | "all";
  /** What a step is to be called, so that all count the same; `""` for anything. */
  readonly step: string;
}

/** Puzzles of an assignment at most: each is solved in the student's page, and again in the teacher's. */
export const MOST_PUZZLES = 500;
/** Steps at most, in all. */
export const MOST_STEPS = 100_000_000;
/** Characters of an assignment. */
export const MOST_CHARACTERS = 200_000;

/** What came of a puzzle. */
export interface Record {
  readonly outcome: string;
  readonly steps: number;
}

export interface Standing {
  readonly puzzles: number;
  readonly solved: number;
  /** The most that a solved puzzle took, or what all took together, as the goal asks. */
  readonly steps: number;
  /** Whether the goal asks for another kind of step. */
  readonly otherStep: boolean;
  readonly met: boolean;
}

/** How records stand to the goal; `step` is what the solver calls its steps. */
export function judge(
  { take, goal }: Assignment,
  step: string,
  records: readonly Record[],
): Standing {
  const steps = records.map((one) => one.steps);
  const each = goal.per === "puzzle";
  const good = records.filter(
    (one) => one.outcome === "solved" && (!each || one.steps <= goal.steps),
  );
  const sum = steps.reduce((all, one) => all + one, 0);
  const otherStep = goal.step !== "" && goal.step !== step;
  const enough = good.length >= goal.solved && (each || sum <= goal.steps);
  return {
    puzzles: take,
    solved: records.filter(({ outcome }) => outcome === "solved").length,
    steps: each ? Math.max(0, ...good.map((one) => one.steps)) : sum,
    otherStep,
    met: enough && !otherStep && records.length === take,
  };
}

/** How many steps a run may take at most: beyond it, it cannot count any more. */
export const limitOf = ({ goal }: Assignment): number => goal.steps;

/** What is wrong with a text that should be an assignment, and where. */
export class BadAssignment extends Error {}

/** Reads one that came from elsewhere; throws `BadAssignment`. */
export function readAssignment(value: unknown, at = "assignment"): Assignment {
  const { title, text, template, set, take, seed, goal } = table(value, at);
  const { solved, steps, per, step } = table(goal, `${at}.goal`);
  const puzzles = whole(take, 1, MOST_PUZZLES, `${at}.take`);
  if (per !== "puzzle" && per !== "all") throw wrong(`${at}.goal.per`, "“puzzle” or “all”");
  return {
    title: words(title, 200, `${at}.title`),
    text: words(text, 10_000, `${at}.text`),
    template: words(template, MOST_CHARACTERS, `${at}.template`),
    set: words(set, 100, `${at}.set`),
    take: puzzles,
    seed: whole(seed, 0, 2 ** 32 - 1, `${at}.seed`),
    goal: {
      solved: whole(solved, 0, puzzles, `${at}.goal.solved`),
      steps: whole(steps, 1, MOST_STEPS, `${at}.goal.steps`),
      per,
      step: words(step, 100, `${at}.goal.step`),
    },
  };
}

export const packAssignment = (one: Assignment): Promise<string> => pack(JSON.stringify(one));

/** Throws where it is none. */
export const unpackAssignment = async (packed: string): Promise<Assignment> =>
  readAssignment(JSON.parse(await unpackText(packed, MOST_CHARACTERS)));

const wrong = (at: string, wanted: string) => new BadAssignment(`${at} is to be ${wanted}`);

export function table(value: unknown, at: string): { readonly [key: string]: unknown } {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrong(at, "an object");
  }
  return value as { readonly [key: string]: unknown };
}

export function words(value: unknown, most: number, at: string): string {
  if (typeof value !== "string" || value.length > most) {
    throw wrong(at, `text of at most ${most} characters`);
  }
  return value;
}

export function whole(value: unknown, least: number, most: number, at: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) {
    throw wrong(at, `a whole number from ${least} to ${most}`);
  }
  return value;
}
