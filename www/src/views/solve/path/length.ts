/** Creates the state of the solution path's length. */
import { computed, signal } from "@preact/signals";
import { type GamePuzzle, isSamePuzzle } from "../../../play/position";
import { createGame } from "../../../play/store";
import type { Session } from "../../../session/session";

export function createPathLength(session: Session) {
  const { gamePuzzle } = session.get(createGame);

  const foundPath = signal<{
    readonly puzzle: GamePuzzle;
    readonly steps: number;
    readonly solved: boolean;
  } | null>(null);

  /** The length of the path of the puzzle on the board; `null` until the path is found. */
  const pathFound = computed(() => {
    const [now, of] = [foundPath.value, gamePuzzle.value];
    return now && of && isSamePuzzle(now.puzzle, of) ? now : null;
  });

  return { foundPath, pathFound };
}
