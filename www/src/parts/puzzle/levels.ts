/** What is asked for at the board: a puzzle of a level, the puzzle of the day, another of this kind. */
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

  /** What is being made, in words; `null` after it was opened. */
  const wanted = signal<string | null>(null);

  async function make(what: string, level: Level, seed?: number): Promise<void> {
    const known = lab.peek();
    if (!known) return;
    making.cancel();
    wanted.value = what;
    await makeLevel(known, level, seed);
  }

  /** Makes a puzzle of each level and the puzzle of the day, while somebody looks at what there is. */
  function prepareLevels(): void {
    const known = lab.peek();
    if (known) makeAhead(known, [...LEVELS.map((level) => wantedOf(level)), wantedOfDay()]);
  }

  /** Whether a puzzle of this level opens at once. */
  const levelIsReady = (level: Level): boolean => isReady(wantedOf(level));
  const dailyIsReady = (): boolean => isReady(wantedOfDay());
  const openLevel = (level: Level): Promise<void> => make(words.levels[level], level);

  function openDaily(): Promise<void> {
    const { level, seed } = puzzleOfDay(new Date());
    return make(words.daily, level, seed);
  }

  /** Another puzzle of the level of this one; if that is not known, of what the ratings find. */
  function another(): void {
    const level = rating.peek()?.level;
    if (level) void openLevel(level);
    else anotherSoon();
  }

  return { wanted, prepareLevels, levelIsReady, dailyIsReady, openLevel, openDaily, another };
}
