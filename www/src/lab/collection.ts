/** The puzzles that come with the page. */

import { words } from "../words";
import { translated } from "../words/language";
import data from "./collection.json";
import { first } from "./first";

export interface Bundled {
  readonly name: string;
  readonly text: string;
}

/** Names in another language, by the English ones; most are the same everywhere. */
const names = await translated("collection", {} as Readonly<Record<string, string>>);

export const famous: readonly Bundled[] = [
  { name: words.firstPuzzle, text: first },
  ...data.famous,
].map(({ name, text }) => ({ name: names[name] ?? name, text }));
export const sizes: readonly Bundled[] = data.sizes;

/** The name of a puzzle that comes with the page. */
export const bundledName = (text: string): string | undefined =>
  [...famous, ...sizes].find((one) => one.text === text)?.name;
