/** The result of a race in words: first the answer, then the reason, then how every lane ended. */

import { isShorter, type Timing } from "sudoku-lab";
import type { HaltReason } from "../../lab/race/model";
import { timeText } from "../../text/times";
import { type RaceEnding, words } from "../../words/finish";
import type { Finisher } from "./finisher";
import type { RankBy } from "./store";
import {
  countAlike,
  type Explanation,
  fastestOf,
  whyAlone,
  whyFastest,
  whyFewest,
  whyStuck,
} from "./why";

/** The maximum number of lanes that are named; more lanes are only counted. */
const MAX_NAMED_LANES = 4;

/** Returns how a lane ended, as the texts distinguish it. */
export const endingOf = ({
  outcome,
  unreached,
}: Pick<Finisher, "outcome" | "unreached">): RaceEnding => (unreached ? "unreached" : outcome);

export interface Verdict {
  /** One sentence that names the winner, or says that nobody won. */
  readonly answer: string;
  /** The reason for the result; may be empty. */
  readonly why: string;
  /** A sentence about how all lanes ended, as far as the answer does not say it; may be empty. */
  readonly ends: string;
  /** A sentence about what a step of the lanes or their presets does, if this explains the result; may be empty. */
  readonly how: string;
}

/** Returns whether a lane ended with an answer. */
export const hasAnswer = ({ outcome }: Finisher): boolean =>
  outcome === "solved" || outcome === "unsolvable";

/** The facts about a race that are not part of its lanes. */
export interface VerdictFacts {
  readonly halted?: HaltReason;
  readonly rank?: RankBy;
  /** Whether the times are measured; until then no lane is called fast. */
  readonly measured?: boolean;
}

/**
 * Returns the result of a race in words, for example: "A was fastest in computing time. A took 49 nodes, B 60. A and B
 * solved it; C stalled with 6 conflicts." The sentences contain no times, because times differ from race to race.
 */
export function raceVerdict(
  all: readonly Finisher[],
  { halted = null, rank = "time", measured = true }: VerdictFacts = {},
): Verdict {
  if (all.length === 0) return placeTexts("");
  const decided = all.filter(hasAnswer);
  const single = decided.length === 1 && (halted !== "steps" || decided[0]?.outcome !== "solved");
  const cut =
    (halted === "person" || halted === "clock") &&
    all.some((one) => !decided.includes(one) && one.outcome === "stopped");
  const [how, ...others] = endingCounts(all, decided, single);
  const [first] = decided;
  const stuck = whyStuck(all);
  const before = cut ? words.halted[halted] : "";
  if (!first || single) {
    const why = first
      ? [halted === "first" || halted === "pace" ? words.firstEnds[halted] : whyAlone(all, first)]
      : [];
    return placeTexts(before + how, why, [others.join("; "), stuck]);
  }
  const ends = [before + [how, ...others].join("; "), stuck];
  if (rank === "steps") {
    const { answer, why } = bySteps(all, decided);
    return placeTexts(answer, [...why, halted === "steps" ? words.fewestEnds : null], ends);
  }
  if (!measured) return placeTexts(before + how, [], [others.join("; "), stuck]);
  const { answer, why } = byTime(decided);
  return placeTexts(answer, [why.reason], ends, why.detail);
}

/** The progress of the only lane that still runs. */
export interface LastLane {
  readonly steps: number;
  /** The computing time of these steps; `null` if it is not known. */
  readonly time: Timing | null;
}

/** Returns a sentence that names the winner although one lane still runs; `null` while this lane can still win. */
export function decidedBefore(
  ended: readonly Finisher[],
  last: LastLane,
  rank: RankBy,
): string | null {
  const decided = ended.filter(hasAnswer);
  const [first] = decided;
  if (!first) return null;
  if (rank === "steps") {
    const min = Math.min(...decided.map(({ steps }) => steps));
    // A run may end without a further step.
    if (last.steps <= min) return null;
    const best = decided.filter(({ steps }) => steps === min);
    return toSentence(
      best.length > 1
        ? words.sharedFirst(laneNames(best))
        : words.wonBySteps(best[0]?.name ?? "", min, best[0]?.unit ?? ""),
    );
  }
  const { time } = last;
  const level = fastestOf(decided);
  if (!time || !level.every((one) => isShorter(one.time, time))) return null;
  const [winner, tied] = level;
  if (tied) return isTied(level) ? toSentence(words.sharedFirst(laneNames(level))) : null;
  return winner ? toSentence(words.wonByTime(winner.name, timeText(winner.time))) : null;
}

/**
 * Returns the step that made the lead of the winner final: the step of its answer. `null` if nobody won, if the winner
 * by time did not answer first on the timeline, which counts steps, or if no lane ran beyond this step.
 */
export function decisiveStep(
  all: readonly Finisher[],
  { rank = "time", measured = true }: VerdictFacts = {},
): number | null {
  const decided = all.filter(hasAnswer);
  const first = Math.min(...decided.map(({ steps }) => steps));
  if (!all.some(({ steps }) => steps > first)) return null;
  if (decided.length < 2 || rank === "steps") return first;
  const [winner, tied] = measured ? fastestOf(decided) : [];
  const isFirst = decided.every((one) => one === winner || one.steps > first);
  return winner && !tied && isFirst ? first : null;
}

const toSentence = (text: string | null) =>
  text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : "";

const toSentences = (texts: readonly (string | null)[]) =>
  texts.map(toSentence).filter(Boolean).join(" ");

const placeTexts = (
  answer: string,
  why: readonly (string | null)[] = [],
  ends: readonly (string | null)[] = [],
  how = "",
): Verdict => ({
  answer: toSentence(answer),
  why: toSentences(why),
  ends: toSentences(ends),
  how: toSentence(how),
});

const laneNames = (lanes: readonly Finisher[]) => lanes.map(({ name }) => name);

/**
 * Returns how the lanes ended: those that solved the puzzle together, the others one by one, or counted if there are
 * more than `MAX_NAMED_LANES` lanes.
 */
function endingCounts(
  all: readonly Finisher[],
  decided: readonly Finisher[],
  single: boolean,
): readonly [string, ...string[]] {
  const [first] = decided;
  const rest = all.filter((one) => !decided.includes(one));
  const reason = !first
    ? words.nobody
    : single
      ? words.alone(first.name, first.outcome, first.steps, first.unit)
      : all.length > MAX_NAMED_LANES
        ? words.counted(decided.length, all.length, first.outcome)
        : words.ended(laneNames(decided), first.outcome, null);
  if (all.length <= MAX_NAMED_LANES) {
    return [
      reason,
      ...rest.map((one) => words.ended([one.name], endingOf(one), remainderSentence(one))),
    ];
  }
  const ends = rest.map(endingOf);
  const many = (end: RaceEnding) => ends.filter((one) => one === end).length;
  return [reason, ...[...new Set(ends)].map((end) => words.counted(many(end), null, end))];
}

function byTime(decided: readonly Finisher[]): { answer: string; why: Explanation } {
  const level = fastestOf(decided);
  const why = whyFastest(decided);
  const label = level.length > MAX_NAMED_LANES ? level.length : laneNames(level);
  if (level.length < 2) return { answer: words.fastest(label), why };
  if (isTied(level)) return { answer: words.tied(label), why };
  const once = level.some(({ time }) => time.repeats === 1);
  return { answer: words.undecided(label, once ? "once" : "busy"), why };
}

/**
 * Returns whether the measurements show that the lanes are equally fast, rather than that the machine was too busy to
 * tell. Lanes with the same run share one time.
 */
export function isTied(level: readonly Pick<Finisher, "time">[]): boolean {
  const isSame = new Set(level.map(({ time }) => time.micros)).size === 1;
  return isSame || level.every(({ time }) => time.steady);
}

function bySteps(all: readonly Finisher[], decided: readonly Finisher[]) {
  const min = Math.min(...decided.map(({ steps }) => steps));
  const best = decided.filter(({ steps }) => steps === min);
  const mixed = all.some((one) => !all.every((other) => countAlike(one, other)));
  return {
    answer: words.fewestSteps(laneNames(best), min),
    why: [whyFewest(decided), mixed ? words.unlike : null],
  };
}

/** Sorts the lanes by place; lanes with the same place by time, if the time ranks them. */
export const sortByPlace = <
  Placed extends Pick<Finisher, "time"> & { readonly place: number | null },
>(
  lines: readonly Placed[],
  rank: RankBy,
): readonly Placed[] =>
  lines.toSorted((a, b) => {
    const [one, other] = [a.place ?? Number.MAX_VALUE, b.place ?? Number.MAX_VALUE];
    const level = a.place !== null && rank === "time" ? a.time.micros - b.time.micros : 0;
    return one - other || level;
  });

/** Returns what is left to solve at the end of a lane, in words; `null` if there is nothing to report. */
export function remainderSentence({ outcome, blanks, conflicts }: Finisher): string | null {
  if (outcome === "solved" || outcome === "unsolvable") return null;
  if (blanks > 0) return words.blanks(blanks);
  return conflicts ? words.conflicts(conflicts) : null;
}
