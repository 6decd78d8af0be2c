/** The names of the puzzles that can be chosen, fetched with the list of them. */
import { translated } from "./language";

export const words = await translated("library", {
  yourPuzzle: "Your own",
  famous: "Famous",
  sizes: "Other sizes",
  random: "Random",
  randomHelp: "A puzzle from the collection, rotated, mirrored and relabelled at random",
  blankBoard: (side: number) => `Empty ${side} × ${side}`,
});
