/** The texts about assignments: for authors, students and teachers. */
import { count } from ".";
import { table } from "./tables";

interface Goal {
  readonly solved: number;
  readonly steps: number;
  readonly per: "puzzle" | "all";
  readonly step: string;
}

interface AssignmentQuestion {
  readonly set: string;
  readonly take: number;
  readonly goal: Goal;
}

interface AssignmentResult {
  readonly puzzles: number;
  readonly solved: number;
  readonly steps: number;
  readonly otherStep: boolean;
  readonly met: boolean;
}

const stepUnit = ({ step }: Goal) => step || "step";

const texts = await table("assignment");
export const words = {
  ...texts,
  goal: ({ set, take, goal }: AssignmentQuestion) =>
    texts.goal(
      goal.solved === take,
      goal.solved,
      take,
      set,
      count(goal.steps, stepUnit(goal)),
      goal.per === "puzzle",
    ),
  standing: (
    { puzzles, solved, steps, otherStep, met }: AssignmentResult,
    { goal }: AssignmentQuestion,
  ) =>
    texts.standing(
      met,
      solved,
      puzzles,
      count(steps, stepUnit(goal)),
      goal.per === "puzzle",
      otherStep ? stepUnit(goal) : null,
    ),
};
