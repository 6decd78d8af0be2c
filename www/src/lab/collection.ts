/** The puzzles that come with the page. */
import data from "./collection.json";

export interface Bundled {
  readonly name: string;
  readonly text: string;
}

export const famous: readonly Bundled[] = data.famous;
export const sizes: readonly Bundled[] = data.sizes;
/** What a random puzzle is a symmetry of. */
export const seeds: readonly string[] = data.random;
/** What is on the board at first, if nothing else says so. */
export const first: string = famous[0]?.text ?? ".".repeat(81);
