/** An assignment: a template of code, puzzles, and a goal to reach on these puzzles. */
import { pack, unpackText } from "../packed";

export interface Assignment {
  readonly title: string;
  /** The task, in the teacher's words. */
  readonly text: string;
  /** The code with which the student starts. */
  readonly template: string;
  /** The id of a set of the page. */
  readonly set: string;
  /** The number of puzzles, from the first puzzle of the set. */
  readonly take: number;
  readonly seed: number;
  readonly goal: AssignmentGoal;
}

export interface AssignmentGoal {
  /** The minimum number of puzzles to be solved. */
  readonly solved: number;
  /** The maximum number of steps. */
  readonly steps: number;
  /** Whether the maximum number of steps applies to each puzzle or to all puzzles together. */
  readonly per: "puzzle" | "all";
  /** The required name of a step, so that all solvers count the same work; `""` allows any name. */
  readonly step: string;
}

/**
 * The maximum number of puzzles of an assignment. Each puzzle is solved in the student's page, and again in the
 * teacher's.
 */
export const MAX_PUZZLES = 500;
/** The maximum number of steps over all puzzles. */
export const MAX_TOTAL_STEPS = 100_000_000;
/** The maximum length of an assignment, in characters. */
export const MAX_CHARACTERS = 200_000;

/** The result of the run on one puzzle. */
export interface PuzzleRecord {
  readonly outcome: string;
  readonly steps: number;
}

export interface AssignmentResult {
  readonly puzzles: number;
  readonly solved: number;
  /** The largest number of steps on a solved puzzle, or the sum over all puzzles, depending on the goal. */
  readonly steps: number;
  /** Whether the goal requires a different unit of steps. */
  readonly otherStep: boolean;
  readonly met: boolean;
}

/** Compares the records with the goal. `step` is the name that the solver gives to its steps. */
export function judgeAssignment(
  { take, goal }: Assignment,
  step: string,
  records: readonly PuzzleRecord[],
): AssignmentResult {
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

/** Returns the maximum number of steps of a run; a longer run cannot meet the goal. */
export const limitOf = ({ goal }: Assignment): number => goal.steps;

/** The error of a text that is not a valid assignment, with the place of the mistake. */
export class AssignmentError extends Error {}

/** Reads an assignment from elsewhere; throws `AssignmentError`. */
export function readAssignment(value: unknown, at = "assignment"): Assignment {
  const { title, text, template, set, take, seed, goal } = table(value, at);
  const { solved, steps, per, step } = table(goal, `${at}.goal`);
  const puzzles = parseInteger(take, 1, MAX_PUZZLES, `${at}.take`);
  if (per !== "puzzle" && per !== "all") throw invalidField(`${at}.goal.per`, "“puzzle” or “all”");
  return {
    title: words(title, 200, `${at}.title`),
    text: words(text, 10_000, `${at}.text`),
    template: words(template, MAX_CHARACTERS, `${at}.template`),
    set: words(set, 100, `${at}.set`),
    take: puzzles,
    seed: parseInteger(seed, 0, 2 ** 32 - 1, `${at}.seed`),
    goal: {
      solved: parseInteger(solved, 0, puzzles, `${at}.goal.solved`),
      steps: parseInteger(steps, 1, MAX_TOTAL_STEPS, `${at}.goal.steps`),
      per,
      step: words(step, 100, `${at}.goal.step`),
    },
  };
}

export const packAssignment = (one: Assignment): Promise<string> => pack(JSON.stringify(one));

/** Unpacks an assignment from a link; throws an error if the text is not an assignment. */
export const unpackAssignment = async (packed: string): Promise<Assignment> =>
  readAssignment(JSON.parse(await unpackText(packed, MAX_CHARACTERS)));

const invalidField = (at: string, wanted: string) =>
  new AssignmentError(`${at} is to be ${wanted}`);

export function table(value: unknown, at: string): { readonly [key: string]: unknown } {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw invalidField(at, "an object");
  }
  return value as { readonly [key: string]: unknown };
}

export function words(value: unknown, max: number, at: string): string {
  if (typeof value !== "string" || value.length > max) {
    throw invalidField(at, `text of at most ${max} characters`);
  }
  return value;
}

export function parseInteger(value: unknown, min: number, maximum: number, at: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > maximum) {
    throw invalidField(at, `a whole number from ${min} to ${maximum}`);
  }
  return value;
}
