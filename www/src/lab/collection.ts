/** The puzzles that come with the page. */

import { retold } from "../words/language";
import data from "./collection.json";
import { first } from "./first";

export interface Bundled {
  readonly name: string;
  readonly text: string;
}

export const famous: readonly Bundled[] = retold("collection", [
  { name: "A first puzzle", text: first },
  ...data.famous,
]);
export const sizes: readonly Bundled[] = data.sizes;
