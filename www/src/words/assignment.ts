/** The texts about assignments: for authors, students and teachers. */
import { count } from ".";
import { table } from "./tables";

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

const texts = await table("assignment");
export const words = {
  ...texts,
  goal: ({ set, take, goal }: Asked) =>
    texts.goal(
      goal.solved === take,
      goal.solved,
      take,
      set,
      count(goal.steps, unit(goal)),
      goal.per === "puzzle",
    ),
  standing: ({ puzzles, solved, steps, otherStep, met }: Standing, { goal }: Asked) =>
    texts.standing(
      met,
      solved,
      puzzles,
      count(steps, unit(goal)),
      goal.per === "puzzle",
      otherStep ? unit(goal) : null,
    ),
};
