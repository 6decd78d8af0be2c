/**
 * Why the lanes came in as they did, from what they count and what their algorithms declare. It says no
 * time, which differs from race to race; but whoever was faster with more steps took less time for each.
 */
import { placesOf } from "sudoku-lab";
import { words } from "../../words/why";
import type { Finisher } from "./finisher";

/** With more lanes than this not all of them are held against each other. */
const NAMED = 4;

/** The lanes that stalled and whose algorithms declare that they may. */
const stuckOf = (all: readonly Finisher[]) =>
  all.filter(({ outcome, complete }) => outcome === "stalled" && !complete);

/** Why lanes stalled: what being incomplete and stalling mean, of those for which both are known. */
export function whyStuck(all: readonly Finisher[]): string | null {
  const stuck = stuckOf(all);
  return stuck.length === 0 || stuck.length > NAMED ? null : words.stuck(namesOf(stuck));
}

/** Of a race that one lane alone brought to an answer. */
export function whyAlone(all: readonly Finisher[], winner: Finisher): string | null {
  const stuck = stuckOf(all);
  if (!winner.complete || stuck.length === 0 || stuck.length > NAMED) return null;
  return words.alone(winner.name, namesOf(stuck));
}

export interface Why {
  readonly what: string | null;
  /** What the lanes do, in what they declare; may be empty. */
  readonly how: string;
}

const NOTHING: Why = { what: null, how: "" };
const because = (what: string | null, some: readonly Finisher[] = []): Why => ({
  what,
  how: words.ways(ways(some)),
});

/** Of those that came to an answer, by time. */
export function whyFastest(decided: readonly Finisher[]): Why {
  const level = fastestOf(decided);
  const [winner] = level;
  if (!winner || decided.every(({ steps }) => steps === 0)) return NOTHING;
  if (level.length > 1) return because(tied(decided, level));
  const others = decided.filter((one) => one !== winner && one.unit === winner.unit);
  if (others.length === 0) return unlike(winner, decided);
  const least = Math.min(...others.map(({ steps }) => steps));
  if (winner.steps < least) {
    return because(fewest(winner, others), [winner, ...others]);
  }
  const thrifty = others.filter(({ steps }) => steps === least);
  if (thrifty.length > NAMED) return NOTHING;
  const cheaper = words.cheaper(winner.name, namesOf(thrifty), winner.unit, winner.steps, least);
  return because(cheaper, [winner, ...thrifty]);
}

/** Of those that came to an answer, by steps. */
export function whyFewest(decided: readonly Finisher[]): string | null {
  const guesses = decided.map((one) => one.guesses);
  const told = guesses.every((n) => n !== null) && new Set(guesses).size > 1;
  if (!told || decided.length > NAMED) return null;
  return words.guessed(decided.map(({ name, guesses }) => [name, guesses ?? 0]));
}

/** Those than whom nobody was clearly faster. */
export function fastestOf(decided: readonly Finisher[]): readonly Finisher[] {
  const places = placesOf(decided.map(({ time }) => time));
  return decided.filter((_, at) => places[at] === 1);
}

const namesOf = (lanes: readonly Finisher[]) => lanes.map(({ name }) => name);

function fewest(winner: Finisher, others: readonly Finisher[]): string {
  return others.length < NAMED
    ? words.efforts([winner, ...others], false)
    : words.fewest(winner.name, winner.unit, winner.steps);
}

/** Of one whose steps are like nobody else's: how many it did in less time, and what such a step does. */
function unlike(winner: Finisher, decided: readonly Finisher[]): Why {
  const others = decided.filter((one) => one !== winner);
  if (others.length >= NAMED) return NOTHING;
  return because(words.sooner(winner, others), [winner, ...others]);
}

/**
 * In what the first lane and the next that is unlike it differ: what a step of either does where the
 * algorithms are two, else what their presets do. Of the others that would be a list, and no reason.
 */
function ways([winner, ...others]: readonly Finisher[]): readonly string[] {
  if (!winner || others.length > 1) return [];
  const [other] = others;
  if (!other) return [];
  const two = other.manner.algorithm !== winner.manner.algorithm;
  const [one, another] = [winner, other].map(({ manner }) => (two ? manner.step : manner.preset));
  if (!one || one === another) return [];
  if (two && winner.unit !== other.unit) return [words.both(one, another ?? "")];
  return [winner, other].map(({ name }, at) => words.way(name, (at === 0 ? one : another) ?? ""));
}

/** Where nobody won: alike because they did the same, or in ways of their own. */
function tied(decided: readonly Finisher[], level: readonly Finisher[]): string | null {
  const [one] = level;
  const same = level.every(({ steps, unit }) => steps === one?.steps && unit === one.unit);
  const others = decided.filter((lane) => !level.includes(lane) && lane.unit === one?.unit);
  if (!same) return efforts(level);
  return words.same(one?.steps ?? 0, one?.unit ?? "", others.length < NAMED ? others : []);
}

/** What each did; their guesses too where they do not count the same. */
function efforts(some: readonly Finisher[]): string | null {
  if (some.length > NAMED) return null;
  return words.efforts(some, new Set(some.map(({ unit }) => unit)).size > 1);
}
