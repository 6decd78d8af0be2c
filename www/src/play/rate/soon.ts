/** How hard the puzzle is, asked for from elsewhere than its panel. */
import { signal } from "@preact/signals";
import type { GamePuzzle } from "../position";
import { gamePuzzle } from "../store";

/** Whether the panel is open. */
export const rated = signal(false);
/** The puzzle for which another one of its kind is to be made as soon as its ratings are known. */
export const soon = signal<GamePuzzle | null>(null);

/** Opens the panel, and has another made there. */
export function anotherSoon(): void {
  soon.value = gamePuzzle.peek();
  rated.value = true;
}
