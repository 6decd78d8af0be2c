/** The level of the puzzle on the board, which is rated in the background, and puzzles of a requested level. */
import { computed, signal } from "@preact/signals";
import { type AnyWanted, findRatings, type Registry } from "sudoku-lab";
import { withPool } from "../../lab/pool";
import type { Session } from "../../session/session";
import { type GamePuzzle, isSamePuzzle } from "../position";
import { createGame } from "../store";
import { createNextPuzzle } from "./another";

/** HoDoKu's levels, in ascending order of difficulty. */
export const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"] as const;
export type Level = (typeof LEVELS)[number];

/** The scale of the levels, which is defined for one size of grid. */
const LEVEL_SCALE = "hodoku";
const LEVEL_SIDE = 9;
const LEVEL_BOX = "3x3";

interface Rated {
  readonly of: GamePuzzle;
  readonly level: Level;
  /** The HoDoKu score, as text. */
  readonly score: string;
}

/** Returns the request for a puzzle of a level; with a seed, the result is always the same puzzle. */
export const wantedOf = (level: Level, seed?: number): AnyWanted => ({
  difficulty: level,
  box: LEVEL_BOX,
  ...(seed !== undefined && { seed }),
});

/** The level of each day from Sunday to Saturday: easy early in the week, hard at its end. */
const LEVEL_BY_WEEKDAY: readonly Level[] = [
  "unfair",
  "easy",
  "easy",
  "medium",
  "medium",
  "hard",
  "hard",
];

/** Returns the level and the seed of the puzzle of a day, which are the same for all visitors. */
export function puzzleOfDay(day: Date): { readonly level: Level; readonly seed: number } {
  const seed = (day.getFullYear() * 100 + day.getMonth() + 1) * 100 + day.getDate();
  return { level: LEVEL_BY_WEEKDAY[day.getDay()] ?? "medium", seed };
}

export function createLevel(session: Session) {
  const { gamePuzzle } = session.get(createGame);
  const { makeAnother } = session.get(createNextPuzzle);

  const rated = signal<Rated | null>(null);
  /** The rating of the puzzle on the board; `null` while it is not known. */
  const rating = computed(() => {
    const [now, of] = [rated.value, gamePuzzle.value];
    return now && of && isSamePuzzle(now.of, of) ? now : null;
  });

  /** Rates a puzzle with one solution. */
  async function rateLevel(lab: Registry, of: GamePuzzle, signal: AbortSignal): Promise<void> {
    if (of.side !== LEVEL_SIDE || rating.peek()) return;
    const [hodokuRating] = await withPool(lab, 1, signal, (pool) =>
      findRatings(pool, of, { scales: [LEVEL_SCALE], signal }),
    );
    const texts = hodokuRating?.values.map(({ text }) => text.toLowerCase()) ?? [];
    const level = LEVELS.find((known) => texts.includes(known));
    const score = texts.find((text) => text !== level) ?? "";
    if (level && !signal.aborted) rated.value = { of, level, score };
  }

  /** Opens a puzzle of a level: one that is ready, or otherwise the next one that is generated. */
  const makeLevel = (lab: Registry, level: Level, seed?: number): Promise<void> =>
    makeAnother(lab, wantedOf(level, seed));

  return { rating, rateLevel, makeLevel };
}
