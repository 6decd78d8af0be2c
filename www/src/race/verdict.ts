/** The end of a race in words. */
import type { Measurement, Outcome } from "sudoku-lab";
import { words } from "../words";
import { timeText } from "./times";

/** What is known of a lane that ended. */
export interface Finisher {
  readonly name: string;
  readonly outcome: Outcome;
  readonly steps: number;
  /** What a step is. */
  readonly unit: string;
  readonly time: Measurement;
  readonly conflicts: number | null;
}

/** Times that differ by no more than this are level: another race may turn them round. */
const LEVEL = 1.05;

/** "A won by steps, B by time, C stalled with 6 conflicts." */
export function verdict(all: readonly Finisher[]): string {
  const decided = all.filter(({ outcome }) => outcome === "solved" || outcome === "unsolvable");
  const rest = all.filter((one) => !decided.includes(one));
  const clauses: string[] = [];
  const bySteps = least(decided, ({ steps }) => steps);
  const byTime = least(decided, ({ time }) => time.micros);
  const level = decided.filter(({ time }) => byTime && time.micros <= byTime.time.micros * LEVEL);
  if (decided.length === 1 && bySteps) clauses.push(alone(bySteps));
  else if (bySteps && byTime && level.length > 1) {
    clauses.push(words.verdict.steps(bySteps.name, inSteps(bySteps)));
    const names = level.map(({ name }) => name);
    clauses.push(words.verdict.level(names, timeText(byTime.time)));
  } else if (bySteps && bySteps === byTime) {
    clauses.push(words.verdict.both(bySteps.name, inSteps(bySteps), timeText(byTime.time)));
  } else if (bySteps && byTime) {
    clauses.push(words.verdict.steps(bySteps.name, inSteps(bySteps)));
    clauses.push(words.verdict.time(byTime.name, timeText(byTime.time)));
  }
  for (const one of decided) {
    if (one === bySteps || one === byTime || level.includes(one)) continue;
    clauses.push(one.outcome === "solved" ? words.verdict.also(one.name) : short(one));
  }
  if (decided.length === 0 && all.length > 0) clauses.push(words.verdict.nobody);
  clauses.push(...rest.map(short));
  if (clauses.length === 0) return "";
  const means = decided.some(({ time }) => time.repeats > 1) ? ` ${words.verdict.means}` : "";
  return `${clauses.join(", ")}.${means}`;
}

const inSteps = ({ steps, unit }: Finisher) => words.verdict.units(steps, unit);

function alone(one: Finisher): string {
  const how = one.outcome === "solved" ? words.verdict.solvedAlone : words.verdict.provedAlone;
  return how(one.name, inSteps(one), timeText(one.time));
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
