/** What is asked for at the board: a puzzle of a level, the puzzle of the day, another of this kind. */
import { signal } from "@preact/signals";
import { lab } from "../../lab/store";
import { isReady, makeAhead } from "../../play/rate/ahead";
import { making } from "../../play/rate/another";
import {
  LEVELS,
  type Level,
  makeLevel,
  puzzleOfDay,
  rating,
  wantedOf,
} from "../../play/rate/level";
import { anotherSoon } from "../../play/rate/soon";
import { words } from "../../words/play";

/** What is being made, in words; `null` after it was opened. */
export const wanted = signal<string | null>(null);

async function make(what: string, level: Level, seed?: number): Promise<void> {
  const known = lab.peek();
  if (!known) return;
  making.cancel();
  wanted.value = what;
  await makeLevel(known, level, seed);
}

const wantedOfDay = () => {
  const { level, seed } = puzzleOfDay(new Date());
  return wantedOf(level, seed);
};

/** Makes a puzzle of each level and the puzzle of the day, while somebody looks at what there is. */
export function prepareLevels(): void {
  const known = lab.peek();
  if (known) makeAhead(known, [...LEVELS.map((level) => wantedOf(level)), wantedOfDay()]);
}

/** Whether a puzzle of this level opens at once. */
export const levelIsReady = (level: Level): boolean => isReady(wantedOf(level));
export const dailyIsReady = (): boolean => isReady(wantedOfDay());

export const openLevel = (level: Level): Promise<void> => make(words.levels[level], level);

export function openDaily(): Promise<void> {
  const { level, seed } = puzzleOfDay(new Date());
  return make(words.daily, level, seed);
}

/** Another puzzle of the level of this one; if that is not known, of what the ratings find. */
export function another(): void {
  const level = rating.peek()?.level;
  if (level) void openLevel(level);
  else anotherSoon();
}
