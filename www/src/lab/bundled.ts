/** The puzzles that the page contains, with their English names. */
import { words } from "../words";
import data from "./collection.json";
import { first } from "./first";

export interface Bundled {
  readonly name: string;
  readonly text: string;
}

export const famous: readonly Bundled[] = [
  { name: words.firstPuzzle, text: first },
  ...data.famous,
];
export const sizes: readonly Bundled[] = data.sizes;

/** Returns the name of a puzzle that the page contains; `undefined` for any other puzzle. */
export function nameIn(names: ReadonlyMap<string, string>, text: string): string | undefined {
  const found = [...famous, ...sizes].find((one) => one.text === text)?.name;
  return found === undefined ? undefined : (names.get(found) ?? found);
}
