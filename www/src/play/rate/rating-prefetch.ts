/** A request for ratings that comes from outside the panel of ratings. */
import { signal } from "@preact/signals";
import type { Session } from "../../session/session";
import type { GamePuzzle } from "../position";
import { createGame } from "../store";

export function createRatingPrefetch(session: Session) {
  const { gamePuzzle } = session.get(createGame);

  /** Whether the panel is open. */
  const rated = signal(false);
  /** The puzzle for which another one of its kind is generated as soon as its ratings are known. */
  const nextPuzzle = signal<GamePuzzle | null>(null);

  /** Opens the panel and requests another puzzle there. */
  function prefetchNext(): void {
    nextPuzzle.value = gamePuzzle.peek();
    rated.value = true;
  }

  return { rated, nextPuzzle, anotherSoon: prefetchNext };
}
