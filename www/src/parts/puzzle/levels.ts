/** Opens requested puzzles: by difficulty level, the puzzle of the day, or another of the same kind. */
import { signal } from "@preact/signals";
import { createNextPuzzle } from "../../play/rate/another";
import { createLevel, LEVELS, type Level, puzzleOfDay, wantedOf } from "../../play/rate/level";
import { createPuzzlePrefetch } from "../../play/rate/puzzle-prefetch";
import { createRatingPrefetch } from "../../play/rate/rating-prefetch";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { words } from "../../words/play";

const dailyRequest = () => {
  const { level, seed } = puzzleOfDay(new Date());
  return wantedOf(level, seed);
};

export function createWantedLevel(session: Session) {
  const { making } = session.get(createNextPuzzle);
  const { makeLevel, rating } = session.get(createLevel);
  const { makeAhead, isReady } = session.get(createPuzzlePrefetch);
  const { anotherSoon } = session.get(createRatingPrefetch);

  /** The description of the requested puzzle; `null` after it was opened. */
  const wanted = signal<string | null>(null);

  async function makePuzzle(kind: string, level: Level, seed?: number): Promise<void> {
    const registry = lab.peek();
    if (!registry) return;
    making.cancel();
    wanted.value = kind;
    await makeLevel(registry, level, seed);
  }

  /** Generates a puzzle of each level and the puzzle of the day in advance, while the visitor looks at the choices. */
  function prepareLevels(): void {
    const known = lab.peek();
    if (known) makeAhead(known, [...LEVELS.map((level) => wantedOf(level)), dailyRequest()]);
  }

  /** Returns whether a puzzle of this level is ready to be opened. */
  const levelIsReady = (level: Level): boolean => isReady(wantedOf(level));
  const dailyIsReady = (): boolean => isReady(dailyRequest());
  const openLevel = (level: Level): Promise<void> => makePuzzle(words.levels[level], level);

  function openDaily(): Promise<void> {
    const { level, seed } = puzzleOfDay(new Date());
    return makePuzzle(words.daily, level, seed);
  }

  /** Opens another puzzle of the same level; if the level is not known, of the level that the ratings determine. */
  function openAnother(): void {
    const level = rating.peek()?.level;
    if (level) void openLevel(level);
    else anotherSoon();
  }

  return {
    wanted,
    prepareLevels,
    levelIsReady,
    dailyIsReady,
    openLevel,
    openDaily,
    another: openAnother,
  };
}
