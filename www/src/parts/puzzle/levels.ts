/** Opens requested puzzles: by difficulty level, the puzzle of the day, or another of the same kind. */
import { signal } from "@preact/signals";
import { createAhead } from "../../play/rate/ahead";
import { createAnother } from "../../play/rate/another";
import { createLevel, LEVELS, type Level, puzzleOfDay, wantedOf } from "../../play/rate/level";
import { createRatingPrefetch } from "../../play/rate/soon";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { words } from "../../words/play";

const wantedOfDay = () => {
  const { level, seed } = puzzleOfDay(new Date());
  return wantedOf(level, seed);
};

export function createWantedLevel(session: Session) {
  const { making } = session.get(createAnother);
  const { makeLevel, rating } = session.get(createLevel);
  const { makeAhead, isReady } = session.get(createAhead);
  const { anotherSoon } = session.get(createRatingPrefetch);

  /** The description of the requested puzzle; `null` after it was opened. */
  const wanted = signal<string | null>(null);

  async function make(what: string, level: Level, seed?: number): Promise<void> {
    const known = lab.peek();
    if (!known) return;
    making.cancel();
    wanted.value = what;
    await makeLevel(known, level, seed);
  }

  /** Generates a puzzle of each level and the puzzle of the day in advance, while the visitor looks at the choices. */
  function prepareLevels(): void {
    const known = lab.peek();
    if (known) makeAhead(known, [...LEVELS.map((level) => wantedOf(level)), wantedOfDay()]);
  }

  /** Returns whether a puzzle of this level is ready to be opened. */
  const levelIsReady = (level: Level): boolean => isReady(wantedOf(level));
  const dailyIsReady = (): boolean => isReady(wantedOfDay());
  const openLevel = (level: Level): Promise<void> => make(words.levels[level], level);

  function openDaily(): Promise<void> {
    const { level, seed } = puzzleOfDay(new Date());
    return make(words.daily, level, seed);
  }

  /** Opens another puzzle of the same level; if the level is not known, of the level that the ratings determine. */
  function another(): void {
    const level = rating.peek()?.level;
    if (level) void openLevel(level);
    else anotherSoon();
  }

  return { wanted, prepareLevels, levelIsReady, dailyIsReady, openLevel, openDaily, another };
}
