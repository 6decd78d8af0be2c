/** How hard the puzzle is, asked for from elsewhere than its panel. */
import { signal } from "@preact/signals";
import type { Session } from "../../session/session";
import type { GamePuzzle } from "../position";
import { createGame } from "../store";

export function createRatingPrefetch(session: Session) {
  const { gamePuzzle } = session.get(createGame);

  /** Whether the panel is open. */
  const rated = signal(false);
  /** The puzzle for which another one of its kind is to be made as soon as its ratings are known. */
  const soon = signal<GamePuzzle | null>(null);

  /** Opens the panel, and has another made there. */
  function anotherSoon(): void {
    soon.value = gamePuzzle.peek();
    rated.value = true;
  }

  return { rated, soon, anotherSoon };
}
