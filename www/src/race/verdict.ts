/** The end of a race in words. */
import type { Outcome } from "sudoku-lab";
import { words } from "../words";
import { clocked } from "./times";

/** What is known of a lane that ended. */
export interface Finisher {
  readonly name: string;
  readonly outcome: Outcome;
  readonly steps: number;
  /** What a step is. */
  readonly unit: string;
  readonly micros: number;
  readonly conflicts: number | null;
}

/** "A won by steps, B by time, C stalled with 6 conflicts." */
export function verdict(all: readonly Finisher[]): string {
  const decided = all.filter(({ outcome }) => outcome === "solved" || outcome === "unsolvable");
  const rest = all.filter((one) => !decided.includes(one));
  const clauses: string[] = [];
  const bySteps = least(decided, ({ steps }) => steps);
  const byTime = least(decided, ({ micros }) => micros);
  if (decided.length === 1 && bySteps) clauses.push(alone(bySteps));
  else if (bySteps && bySteps === byTime) {
    clauses.push(words.verdict.both(bySteps.name, inSteps(bySteps), clocked(byTime.micros)));
  } else if (bySteps && byTime) {
    clauses.push(words.verdict.steps(bySteps.name, inSteps(bySteps)));
    clauses.push(words.verdict.time(byTime.name, clocked(byTime.micros)));
  }
  for (const one of decided) {
    if (one === bySteps || one === byTime) continue;
    clauses.push(one.outcome === "solved" ? words.verdict.also(one.name) : short(one));
  }
  if (decided.length === 0 && all.length > 0) clauses.push(words.verdict.nobody);
  clauses.push(...rest.map(short));
  return clauses.length === 0 ? "" : `${clauses.join(", ")}.`;
}

const inSteps = ({ steps, unit }: Finisher) => words.verdict.units(steps, unit);

function alone(one: Finisher): string {
  const how = one.outcome === "solved" ? words.verdict.solvedAlone : words.verdict.provedAlone;
  return how(one.name, inSteps(one), clocked(one.micros));
}

function short({ name, outcome, conflicts }: Finisher): string {
  const end = words.outcomes[outcome];
  return conflicts ? words.verdict.left(name, end, conflicts) : `${name} ${end}`;
}

function least(all: readonly Finisher[], by: (one: Finisher) => number): Finisher | undefined {
  return all.reduce<Finisher | undefined>(
    (best, one) => (best === undefined || by(one) < by(best) ? one : best),
    undefined,
  );
}
