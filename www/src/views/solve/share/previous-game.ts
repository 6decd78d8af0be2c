/** Reports a game that was left for another puzzle, with the way back to it. */
import { createAddress, hasLinkedPuzzle } from "../../../lab/address/link";
import { games } from "../../../play/saved-games";
import { createGame } from "../../../play/store";
import type { Session } from "../../../session/session";
import { dismiss, informOf, showError } from "../../../ui/notices";
import { words } from "../../../words/formats";
import { words as play } from "../../../words/play";

/**
 * Returns whether the page was opened by an address. After a reload or a move in the history, the visitor knows which
 * game was left.
 */
function isNew(): boolean {
  const [how] = performance.getEntriesByType("navigation");
  return how instanceof PerformanceNavigationTiming && how.type === "navigate";
}

export function createLeftGame(session: Session) {
  const { asNewEntry } = session.get(createAddress);
  const { openGame, current } = session.get(createGame);

  function announceLeftGame(game: string): void {
    informOf("solve", words.keptBefore, {
      label: words.backToBefore,
      run: () => returnToGame(game),
    });
  }

  function returnToGame(game: string): void {
    asNewEntry(() => {
      if (!openGame(game)) showError(play.gone);
    });
    dismiss(words.keptBefore);
  }

  let arrived = false;

  /** Reports the game that was played last, if a link has opened the page with another puzzle. */
  function announceLastGame(): void {
    const [last] = games.peek();
    if (!arrived && hasLinkedPuzzle && isNew() && last && !last.finished && last.id !== current()) {
      announceLeftGame(last.id);
    }
    arrived = true;
  }

  return { sayLeft: announceLeftGame, sayLast: announceLastGame };
}
