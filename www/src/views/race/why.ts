/**
 * Why the lanes came in as they did, in one sentence, from what they count. It says no time, which differs
 * from race to race; but whoever was faster with more steps took less time for each.
 */
import { isShorter } from "sudoku-lab";
import { words } from "../../words/why";
import type { Finisher } from "./finisher";

/** With more lanes than this not all of them are held against each other. */
const NAMED = 4;

/** Of a race that one lane alone brought to an answer. */
export function whyAlone(all: readonly Finisher[], winner: Finisher): string | null {
  const stuck = all.filter(({ outcome, complete }) => outcome === "stalled" && !complete);
  if (!winner.complete || stuck.length === 0 || stuck.length > NAMED) return null;
  return words.alone(winner.name, namesOf(stuck));
}

/** Of those that came to an answer, by time. */
export function whyFastest(decided: readonly Finisher[]): string | null {
  const level = fastestOf(decided);
  const [winner] = level;
  if (!winner || decided.every(({ steps }) => steps === 0)) return null;
  if (level.length > 1) return tied(decided, level);
  const others = decided.filter((one) => one !== winner && one.unit === winner.unit);
  if (others.length === 0) return efforts(decided);
  const least = Math.min(...others.map(({ steps }) => steps));
  if (winner.steps < least) return fewest(winner, others);
  const thrifty = others.filter(({ steps }) => steps === least);
  if (thrifty.length > NAMED) return null;
  return words.cheaper(winner.name, namesOf(thrifty), winner.unit, winner.steps, least);
}

/** Of those that came to an answer, by steps. */
export function whyFewest(decided: readonly Finisher[]): string | null {
  const guesses = decided.map((one) => one.guesses);
  const told = guesses.every((n) => n !== null) && new Set(guesses).size > 1;
  if (!told || decided.length > NAMED) return null;
  return words.guessed(decided.map(({ name, guesses }) => [name, guesses ?? 0]));
}

/** Those than whom nobody was clearly faster. */
export const fastestOf = (decided: readonly Finisher[]): readonly Finisher[] =>
  decided.filter(({ time }) => !decided.some((one) => isShorter(one.time, time)));

const namesOf = (lanes: readonly Finisher[]) => lanes.map(({ name }) => name);

function fewest(winner: Finisher, others: readonly Finisher[]): string {
  return others.length < NAMED
    ? words.efforts([winner, ...others], false)
    : words.fewest(winner.name, winner.unit, winner.steps);
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
