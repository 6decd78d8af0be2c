/**
 * Explains the result of a race from the counters of the lanes and the declarations of their algorithms. The sentences
 * contain no times, because times differ from race to race. The computing time of a run is its number of steps times the
 * mean time of a step: a lane that was faster took fewer steps or needed less time per step. Steps of different kinds are
 * different work, so their numbers are compared only as factors of the computing time, together with the time per step.
 */
import { isShorter, placesOf, type Timing } from "sudoku-lab";
import { words } from "../../words/why";
import type { Finisher } from "./finisher";

/** The maximum number of lanes that are compared one by one. */
const MAX_COMPARED_LANES = 4;

/** The unit of steps in tree searches, which all of them count alike: a digit tried in a cell. */
export const NODE = "node";

/**
 * Returns whether a step of both lanes is the same kind of work. Algorithms that call their steps by the same word, such
 * as an iteration, may do different work in them; only a node means the same in every algorithm.
 */
export const countAlike = (one: Finisher, other: Finisher): boolean =>
  one.unit === other.unit && (one.unit === NODE || one.manner.algorithm === other.manner.algorithm);

/** Returns the lanes that stalled and whose algorithms are declared incomplete. */
const stuckOf = (all: readonly Finisher[]) =>
  all.filter(({ outcome, complete }) => outcome === "stalled" && !complete);

/** Explains why incomplete lanes stalled; `null` if there are none or too many to name. */
export function whyStuck(all: readonly Finisher[]): string | null {
  const stuck = stuckOf(all);
  return stuck.length === 0 || stuck.length > MAX_COMPARED_LANES
    ? null
    : words.stuck(namesOf(stuck));
}

/**
 * Explains why only one lane has an answer; `null` if its algorithm is incomplete, or if none or too many incomplete
 * lanes stalled.
 */
export function whyAlone(all: readonly Finisher[], winner: Finisher): string | null {
  const stuck = stuckOf(all);
  if (!winner.complete || stuck.length === 0 || stuck.length > MAX_COMPARED_LANES) return null;
  return words.alone(winner.name, namesOf(stuck));
}

export interface Explanation {
  readonly reason: string | null;
  /** The methods of the lanes, from the descriptions of their algorithms; may be empty. */
  readonly detail: string;
}

const NO_EXPLANATION: Explanation = { reason: null, detail: "" };
const createExplanation = (what: string | null, some: readonly Finisher[] = []): Explanation => ({
  reason: what,
  detail: words.ways(compareMethods(some)),
});

/** Explains which of the lanes with an answer was fastest. */
export function whyFastest(decided: readonly Finisher[]): Explanation {
  const level = fastestOf(decided);
  const [winner] = level;
  if (!winner || decided.every(({ steps }) => steps === 0)) return NO_EXPLANATION;
  if (level.length > 1) {
    const isAlike = level.every((lane) => countAlike(lane, winner));
    return createExplanation(explainTie(decided, level, isAlike), isAlike ? [] : level);
  }
  const others = decided.filter((one) => one !== winner && countAlike(one, winner));
  if (others.length === 0) return compareFactors(winner, decided);
  const min = Math.min(...others.map(({ steps }) => steps));
  if (winner.steps < min) {
    return createExplanation(fewestOf(winner, others), [winner, ...others]);
  }
  const thrifty = others.filter(({ steps }) => steps === min);
  if (thrifty.length > MAX_COMPARED_LANES) return NO_EXPLANATION;
  const cheaper = words.cheaper(winner.name, namesOf(thrifty), winner.unit, winner.steps, min);
  return createExplanation(cheaper, [winner, ...thrifty]);
}

/**
 * Explains by guesses which of the lanes with an answer took the fewest steps; `null` if all guessed equally often,
 * guesses are not known, or there are too many lanes.
 */
export function whyFewest(decided: readonly Finisher[]): string | null {
  const guesses = decided.map((one) => one.guesses);
  const told = guesses.every((n) => n !== null) && new Set(guesses).size > 1;
  if (!told || decided.length > MAX_COMPARED_LANES) return null;
  return words.guessed(decided.map(({ name, guesses }) => [name, guesses ?? 0]));
}

/** Returns the lanes with an answer that no other lane clearly beats in time. */
export function fastestOf(decided: readonly Finisher[]): readonly Finisher[] {
  const places = placesOf(decided.map(({ time }) => time));
  return decided.filter((_, at) => places[at] === 1);
}

const namesOf = (lanes: readonly Finisher[]) => lanes.map(({ name }) => name);

function fewestOf(winner: Finisher, others: readonly Finisher[]): string {
  return others.length < MAX_COMPARED_LANES
    ? words.efforts([winner, ...others], false)
    : words.fewest(winner.name, winner.unit, winner.steps);
}

/** Explains the time of a lane that is the only one with its kind of steps by the two factors of its computing time. */
function compareFactors(winner: Finisher, decided: readonly Finisher[]): Explanation {
  const others = decided.filter((one) => one !== winner);
  if (others.length >= MAX_COMPARED_LANES) return NO_EXPLANATION;
  const [other, more] = others;
  const reason =
    other && !more ? factorsOfTwo(winner, other) : factorsOfMany([winner, ...others], winner);
  return createExplanation(reason, [winner, ...others]);
}

/** Returns the mean time of one step. */
function timePerStep({ time, steps }: Finisher): Timing {
  const { samples, ...rest } = time;
  const [micros, low, high] = [time.micros / steps, time.low / steps, time.high / steps];
  return { ...rest, micros, low, high, ...(samples && { samples: samples.map((n) => n / steps) }) };
}

/** States the two factors of the computing times of two lanes: the steps, and how much longer a step of one takes. */
function factorsOfTwo(one: Finisher, other: Finisher): string {
  const all = [one, other];
  if (all.some(({ steps, time }) => steps === 0 || time.micros <= 0)) return words.unlike(all);
  const [time, otherTime] = [timePerStep(one), timePerStep(other)];
  const ratio = Math.max(time.micros / otherTime.micros, otherTime.micros / time.micros);
  const isPrecise = time.steady && otherTime.steady;
  const times = isPrecise ? roundRatio(ratio) : null;
  if (isShorter(time, otherTime)) return words.factors(one, other, times);
  if (isShorter(otherTime, time)) return words.factors(other, one, times);
  return isPrecise ? words.sameTimes(all) : words.unlike(all);
}

/** Rounds a ratio of measured times: to one digit, or to half of a unit below 2.75, because times vary from race to race. */
export function roundRatio(ratio: number): number {
  const [digits = "", exponent = ""] = ratio.toExponential().split("e");
  const mantissa = Number(digits);
  const rounded = mantissa < 2.75 ? Math.round(2 * mantissa) / 2 : Math.round(mantissa);
  return Number(`${rounded}e${exponent}`);
}

/** States the numbers of steps, and in which factor of its computing time the winner leads. */
function factorsOfMany(all: readonly Finisher[], winner: Finisher): string {
  const others = all.filter((one) => one !== winner);
  if (all.some(({ steps, time }) => steps === 0 || time.micros <= 0)) return words.unlike(all);
  const time = timePerStep(winner);
  const isFewest = others.every(({ steps }) => winner.steps < steps);
  const isQuickest = others.every((other) => isShorter(time, timePerStep(other)));
  // A winner with the fewest steps may still owe its lead over one of the others to its time per step.
  const isNowhereQuicker = others.every((other) => !isShorter(time, timePerStep(other)));
  if (isQuickest) return words.factorsOfMany(all, winner.name, isFewest ? "both" : "time");
  return isFewest && isNowhereQuicker
    ? words.factorsOfMany(all, winner.name, "steps")
    : words.unlike(all);
}

/**
 * Returns the difference between the first two lanes: what one step does if the algorithms differ, otherwise what the
 * presets do. With more than two lanes this would be a list, not a reason.
 */
function compareMethods([winner, ...others]: readonly Finisher[]): readonly string[] {
  if (!winner || others.length > 1) return [];
  const [other] = others;
  if (!other) return [];
  const two = other.manner.algorithm !== winner.manner.algorithm;
  const [firstMethod, another] = [winner, other].map(({ manner }) =>
    two ? manner.step : manner.preset,
  );
  if (!firstMethod || firstMethod === another) return [];
  if (two && winner.unit !== other.unit) return [words.both(firstMethod, another ?? "")];
  return [winner, other].map(({ name }, at) =>
    words.way(name, (at === 0 ? firstMethod : another) ?? ""),
  );
}

/**
 * Explains a tie: the lanes did the same steps, or different steps in about the same time.
 * @param isAlike whether a step of all tied lanes is the same kind of work
 */
function explainTie(
  decided: readonly Finisher[],
  level: readonly Finisher[],
  isAlike: boolean,
): string | null {
  const [leader] = level;
  if (!leader) return null;
  const others = decided.filter((lane) => !level.includes(lane) && countAlike(lane, leader));
  if (!isAlike || level.some(({ steps }) => steps !== leader.steps))
    return comparableEfforts(level, isAlike);
  return words.same(leader.steps, leader.unit, others.length < MAX_COMPARED_LANES ? others : []);
}

/**
 * Returns the steps of each lane; if their kinds differ, also the time per step of two lanes, or the guesses of more, which
 * all algorithms count alike. `null` if there are too many lanes.
 */
function comparableEfforts(some: readonly Finisher[], isAlike: boolean): string | null {
  if (some.length > MAX_COMPARED_LANES) return null;
  if (isAlike) return words.efforts(some, false);
  const [one, other, third] = some;
  return one && other && !third ? factorsOfTwo(one, other) : words.unlike(some, true);
}
