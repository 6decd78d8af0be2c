/** The puzzles that the page contains. */

import { words } from "../words";
import { namesIn } from "../words/tables";
import data from "./collection.json";
import { first } from "./first";

export interface Bundled {
  readonly name: string;
  readonly text: string;
}

/** The names of the puzzles in other languages. Most names are the same in every language. */
const names = await namesIn("collection");

export const famous: readonly Bundled[] = [
  { name: words.firstPuzzle, text: first },
  ...data.famous,
].map(({ name, text }) => ({ name: names.get(name) ?? name, text }));
export const sizes: readonly Bundled[] = data.sizes;

/** The name of a puzzle that the page contains; `undefined` for any other puzzle. */
export const bundledName = (text: string): string | undefined =>
  [...famous, ...sizes].find((one) => one.text === text)?.name;
