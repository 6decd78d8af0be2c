/** The end of a race in words: first what every race of the link ends in, then who was fastest. */
import type { Halt } from "../../lab/race/model";
import { type Ending, words } from "../../words/finish";
import type { Finisher } from "./finisher";
import type { Rank } from "./store";
import { fastestOf, whyAlone, whyFastest, whyFewest } from "./why";

/** With more lanes than this they are counted, not named. */
const NAMED = 4;

/** How it ended, as it is told. */
export const endingOf = ({
  outcome,
  unreached,
}: Pick<Finisher, "outcome" | "unreached">): Ending => (unreached ? "unreached" : outcome);

/**
 * "A and B solved it; C stalled with 6 conflicts. A was fastest. A took 49 nodes, B 60." No time stands
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
  const sentences: (string | null)[] = [byPerson ? `${words.halted}${ends}` : ends];
  const [first] = decided;
  if (first && single) sentences.push(whyAlone(all, first));
  else if (first && rank === "steps") sentences.push(...bySteps(all, decided));
  else if (first && measured) sentences.push(...byTime(decided));
  const told = sentences.filter((text) => text !== null);
  return told.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`).join(" ");
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
    return [how, ...rest.map((one) => words.ended([one.name], endingOf(one), remainder(one)))];
  }
  const ends = rest.map(endingOf);
  const many = (end: Ending) => ends.filter((one) => one === end).length;
  return [how, ...[...new Set(ends)].map((end) => words.counted(many(end), null, end))];
}

function byTime(decided: readonly Finisher[]): readonly (string | null)[] {
  const level = fastestOf(decided);
  const why = whyFastest(decided);
  // All of them were named a moment ago.
  if (why && level.length === decided.length && level.length <= NAMED) return [words.tied(why)];
  return [words.fastest(level.length > NAMED ? level.length : names(level)), why];
}

function bySteps(
  all: readonly Finisher[],
  decided: readonly Finisher[],
): readonly (string | null)[] {
  const least = Math.min(...decided.map(({ steps }) => steps));
  const best = decided.filter(({ steps }) => steps === least);
  const mixed = new Set(all.map(({ unit }) => unit)).size > 1;
  return [words.fewestSteps(names(best), least), whyFewest(decided), mixed ? words.unlike : null];
}

/** By place; those that share one by time, where that is what ranks them. */
export const inOrder = <Placed extends Pick<Finisher, "time"> & { readonly place: number | null }>(
  lines: readonly Placed[],
  rank: Rank,
): readonly Placed[] =>
  lines.toSorted((a, b) => {
    const [one, other] = [a.place ?? Number.MAX_VALUE, b.place ?? Number.MAX_VALUE];
    const level = a.place !== null && rank === "time" ? a.time.micros - b.time.micros : 0;
    return one - other || level;
  });

/** What is left to do at its end, in words; `null` where there is nothing to say. */
export function remainder({ outcome, blanks, conflicts }: Finisher): string | null {
  if (outcome === "solved" || outcome === "unsolvable") return null;
  if (blanks > 0) return words.blanks(blanks);
  return conflicts ? words.conflicts(conflicts) : null;
}
