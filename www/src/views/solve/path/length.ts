/** The length of the solution path, once it was found. */
import { computed, signal } from "@preact/signals";
import { type GamePuzzle, samePuzzle } from "../../../play/position";
import { createGame } from "../../../play/store";
import type { Session } from "../../../session/session";

export function createPathLength(session: Session) {
  const { gamePuzzle } = session.get(createGame);

  const found = signal<{
    readonly of: GamePuzzle;
    readonly steps: number;
    readonly solved: boolean;
  } | null>(null);

  /** The path of the puzzle on the board; `null` if it was not found. */
  const pathFound = computed(() => {
    const [now, of] = [found.value, gamePuzzle.value];
    return now && of && samePuzzle(now.of, of) ? now : null;
  });

  return { found, pathFound };
}
