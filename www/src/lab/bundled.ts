/** The puzzles that the page contains, with their English names. */
import { words } from "../words";
import data from "./collection.json";
import { firstPuzzle } from "./first";

export interface Bundled {
  readonly name: string;
  readonly text: string;
}

export const famous: readonly Bundled[] = [
  { name: words.firstPuzzle, text: firstPuzzle },
  ...data.famous,
];
export const blankSizes: readonly Bundled[] = data.sizes;

/** Returns the name of a puzzle that the page contains; `undefined` for any other puzzle. */
export function findBundledName(
  names: ReadonlyMap<string, string>,
  text: string,
): string | undefined {
  const found = [...famous, ...blankSizes].find((one) => one.text === text)?.name;
  return found === undefined ? undefined : (names.get(found) ?? found);
}
