/** The end of a race in words: first what every race of the link ends in, then who was fastest. */
import { isShorter, type Outcome, type Timing } from "sudoku-lab";
import type { Halt } from "../../lab/race/model";
import { words } from "../../words/finish";
import type { Rank } from "./store";

/** What is known of a lane that ended. */
export interface Finisher {
  readonly name: string;
  readonly outcome: Outcome;
  readonly steps: number;
  /** What a step is. */
  readonly unit: string;
  readonly time: Timing;
  /** At its end; `null` while that is not known. */
  readonly conflicts: number | null;
  /** Cells without a digit at its end. */
  readonly blanks: number;
}

/** With more lanes than this they are counted, not named. */
const NAMED = 4;

/**
 * "A and B solved it; C stalled with 6 conflicts. A was fastest; fewest nodes: B (60)." No time stands
 * in it, which differs from race to race; nor who was fastest, until the times are `measured`.
 */
export function verdict(
  all: readonly Finisher[],
  halted: Halt = null,
  rank: Rank = "time",
  measured = true,
): string {
  if (all.length === 0) return "";
  const decided = all.filter(({ outcome }) => outcome === "solved" || outcome === "unsolvable");
  const single = decided.length === 1 && (halted !== "steps" || decided[0]?.outcome !== "solved");
  const byPerson =
    halted === "person" && all.some((one) => !decided.includes(one) && one.outcome === "stopped");
  const ends = endings(all, decided, single).join("; ");
  const sentences = [byPerson ? `${words.halted}${ends}` : ends];
  if (!single && decided.length > 0) {
    if (rank === "steps") sentences.push(...bySteps(all, decided));
    else if (measured) sentences.push([fastest(decided), ...fewest(decided)].join("; "));
  }
  return sentences.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`).join(" ");
}

const names = (lanes: readonly Finisher[]) => lanes.map(({ name }) => name);

/** How the lanes ended: those that solved it together, the others one by one where they are few. */
function endings(
  all: readonly Finisher[],
  decided: readonly Finisher[],
  single: boolean,
): readonly string[] {
  const [first] = decided;
  const rest = all.filter((one) => !decided.includes(one));
  const how = !first
    ? words.nobody
    : single
      ? words.alone(first.name, first.outcome, first.steps, first.unit)
      : all.length > NAMED
        ? words.counted(decided.length, all.length, first.outcome)
        : words.ended(names(decided), first.outcome, null);
  if (all.length <= NAMED) {
    return [how, ...rest.map((one) => words.ended([one.name], one.outcome, remainder(one)))];
  }
  const outcomes = [...new Set(rest.map(({ outcome }) => outcome))];
  const many = (outcome: Outcome) => rest.filter((one) => one.outcome === outcome).length;
  return [how, ...outcomes.map((outcome) => words.counted(many(outcome), null, outcome))];
}

/** Those than whom nobody was clearly faster. */
function fastest(decided: readonly Finisher[]): string {
  const level = decided.filter(({ time }) => !decided.some((one) => isShorter(one.time, time)));
  return words.fastest(level.length > NAMED ? level.length : names(level));
}

/** The fewest steps among the lanes that count the same thing, where most do. */
function fewest(decided: readonly Finisher[]): readonly string[] {
  const groups = [...new Set(decided.map(({ unit }) => unit))]
    .map((unit) => decided.filter((one) => one.unit === unit))
    .sort((a, b) => b.length - a.length);
  const group = groups[0] ?? [];
  const least = Math.min(...group.map(({ steps }) => steps));
  const best = group.filter(({ steps }) => steps === least);
  // To do nothing, or what all do, is no achievement.
  if (least === 0 || best.length === group.length) return [];
  return [words.fewest(group[0]?.unit ?? "", names(best), least)];
}

function bySteps(all: readonly Finisher[], decided: readonly Finisher[]): readonly string[] {
  const least = Math.min(...decided.map(({ steps }) => steps));
  const best = decided.filter(({ steps }) => steps === least);
  const mixed = new Set(all.map(({ unit }) => unit)).size > 1;
  return [words.fewestSteps(names(best), least), ...(mixed ? [words.unlike] : [])];
}

/** What is left to do at its end, in words; `null` where there is nothing to say. */
export function remainder({ outcome, blanks, conflicts }: Finisher): string | null {
  if (outcome === "solved" || outcome === "unsolvable") return null;
  if (blanks > 0) return words.blanks(blanks);
  return conflicts ? words.conflicts(conflicts) : null;
}
