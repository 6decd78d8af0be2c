/** How hard the puzzle is, asked for from elsewhere than its panel. */
import { signal } from "@preact/signals";
import type { Position } from "../position";
import { position } from "../store";

/** Whether the panel is open. */
export const rated = signal(false);
/** The position for which another puzzle of its kind is wanted, as soon as it is known what that is. */
export const soon = signal<Position | null>(null);

/** Opens the panel, and has another made there. */
export function anotherSoon(): void {
  soon.value = position.peek();
  rated.value = true;
}
