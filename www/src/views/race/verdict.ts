/** The end of a race in words. */
import type { Frame, Measurement, Outcome } from "sudoku-lab";
import type { Halt } from "../../lab/race/model";
import { timeText } from "../../text/times";
import { words } from "../../words";
import type { Rank } from "./store";

/** What is known of a lane that ended. */
export interface Finisher {
  readonly name: string;
  readonly outcome: Outcome;
  readonly steps: number;
  /** What a step is. */
  readonly unit: string;
  readonly time: Measurement;
  /** At its end; `null` while that is not known. */
  readonly conflicts: number | null;
  /** Cells without a digit at its end. */
  readonly blanks: number;
}

/** Times that differ by no more than this are level: another race may turn them round. */
const LEVEL = 1.05;
/** With more lanes than this those behind are counted, not named. */
const NAMED = 4;

/**
 * "A won by time (1.2 ms); fewest nodes: B (60); C stalled with 6 conflicts." By steps: "A took the
 * fewest steps (60); C stalled with 6 conflicts."
 */
export function verdict(
  all: readonly Finisher[],
  halted: Halt = null,
  rank: Rank = "time",
): string {
  if (all.length === 0) return "";
  const decided = all.filter(({ outcome }) => outcome === "solved" || outcome === "unsolvable");
  const rest = all.filter((one) => !decided.includes(one));
  const single = decided.length === 1 && (halted !== "steps" || decided[0]?.outcome !== "solved");
  const bySteps = rank === "steps" && !single;
  const size = (one: Finisher) => (bySteps ? one.steps : one.time.micros);
  const [first] = decided.toSorted((a, b) => size(a) - size(b));
  const most = first ? size(first) * (bySteps ? 1 : LEVEL) : 0;
  const level = decided.filter((one) => size(one) <= most);
  const others = decided.filter((one) => !level.includes(one));
  const clauses: string[] = [];
  if (!first) clauses.push(words.verdict.nobody);
  else if (bySteps) clauses.push(words.verdict.steps(names(level), first.steps));
  else if (single) clauses.push(alone(first));
  else {
    const time = timeText(first.time);
    clauses.push(
      level.length > 1
        ? words.verdict.level(names(level), time)
        : words.verdict.time(first.name, time),
    );
    clauses.push(...fewest(decided));
  }
  if (all.length > NAMED) clauses.push(...counted(others, true), ...counted(rest, false));
  else clauses.push(...also(others), ...rest.map(short));
  const byPerson = halted === "person" && rest.some(({ outcome }) => outcome === "stopped");
  const text = (byPerson ? words.verdict.halted : "") + clauses.join("; ");
  const mixed = new Set(all.map(({ unit }) => unit)).size > 1;
  const means = decided.some(({ time }) => time.repeats > 1);
  const note = bySteps ? mixed && words.verdict.unlike : means && words.verdict.means;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.${note && first ? ` ${note}` : ""}`;
}

const names = (lanes: readonly Finisher[]) => lanes.map(({ name }) => name);

/** The fewest steps among the lanes that count the same thing, where most do. */
function fewest(decided: readonly Finisher[]): readonly string[] {
  const groups = [...new Set(decided.map(({ unit }) => unit))]
    .map((unit) => decided.filter((one) => one.unit === unit))
    .sort((a, b) => b.length - a.length);
  const group = groups[0] ?? [];
  if (group.length < 2) return [];
  const least = Math.min(...group.map(({ steps }) => steps));
  const best = group.filter(({ steps }) => steps === least);
  if (best.length === group.length) return [];
  return [words.verdict.fewest(group[0]?.unit ?? "", names(best), least)];
}

function alone(one: Finisher): string {
  const how = one.outcome === "solved" ? words.verdict.solvedAlone : words.verdict.provedAlone;
  return how(one.name, words.verdict.units(one.steps, one.unit), timeText(one.time));
}

function also(others: readonly Finisher[]): readonly string[] {
  const solved = names(others.filter(({ outcome }) => outcome === "solved"));
  const proved = others.filter(({ outcome }) => outcome !== "solved");
  return [...(solved.length > 0 ? [words.verdict.also(solved)] : []), ...proved.map(short)];
}

function short(one: Finisher): string {
  return words.verdict.ended(one.name, one.outcome, remainder(one));
}

/** "3 others solved it", "2 stalled". */
function counted(lanes: readonly Finisher[], others: boolean): readonly string[] {
  return [...new Set(lanes.map(({ outcome }) => outcome))].map((outcome) => {
    const many = lanes.filter((one) => one.outcome === outcome).length;
    return words.verdict.counted(many, outcome, others);
  });
}

/** What is left to do at its end, in words; `null` where there is nothing to say. */
export function remainder({ outcome, blanks, conflicts }: Finisher): string | null {
  if (outcome === "solved" || outcome === "unsolvable") return null;
  if (blanks > 0) return words.verdict.blanks(blanks);
  return conflicts ? words.verdict.conflicts(conflicts) : null;
}

/** Cells without a digit. */
export const blanks = ({ digits }: Frame): number =>
  digits.reduce((sum, digit) => sum + (digit === 0 ? 1 : 0), 0);
