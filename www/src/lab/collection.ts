/** The puzzles that come with the page. */
import data from "./collection.json";

export interface Bundled {
  readonly name: string;
  readonly text: string;
}

export const famous: readonly Bundled[] = data.famous;
export const sizes: readonly Bundled[] = data.sizes;
/** What is on the board at first, if nothing else says so. */
export const first: string = famous[0]?.text ?? ".".repeat(81);
