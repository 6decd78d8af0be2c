/** The puzzles that the page contains, with their names in the language of the page. */
import { namesIn } from "../words/tables";
import { type Bundled, famous as english, findBundledName } from "./bundled";

export { type Bundled, blankSizes as sizes } from "./bundled";

/** The names of the puzzles in other languages. Most names are the same in every language. */
const names = await namesIn("collection");

export const famous: readonly Bundled[] = english.map(({ name, text }) => ({
  name: names.get(name) ?? name,
  text,
}));

/** Returns the name of a puzzle that the page contains; `undefined` for any other puzzle. */
export const bundledName = (text: string): string | undefined => findBundledName(names, text);
