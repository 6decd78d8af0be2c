/** Puts an imported position on the board. The previous game is stored, and a message offers the way back to it. */
import { signal } from "@preact/signals";
import { createIntake } from "../../../parts/puzzle/intake";
import type { Refusal } from "../../../parts/puzzle/refusal";
import type { Ask, Found } from "../../../play/formats/format";
import { hasMore } from "../../../play/formats/packed";
import type { Position } from "../../../play/position";
import { samePuzzle } from "../../../play/position";
import { createGame } from "../../../play/store";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { informOf, notify } from "../../../ui/notices";
import { words } from "../../../words/formats";

export function createOpening(session: Session) {
  const { position, openPuzzle, act } = session.get(createGame);
  const { put } = session.get(createIntake);

  /** The question about the text that was opened last, and the interpretation on the board; `null` if there is none. */
  const asked = signal<{ readonly ask: Ask; readonly way: number } | null>(null);

  /**
   * Puts a position on the board and reports what was left out. Returns false if its givens conflict, which is also
   * reported.
   */
  function open(found: Found, from: Refusal["from"] = "page"): boolean {
    const before = position.peek();
    if (!show(found.position, from)) return false;
    asked.value = found.ask && { ask: found.ask, way: 0 };
    if (found.title !== "") informOf("solve", words.titled(found.title));
    if (found.left.length > 0) notify(words.left(found.left));
    const now = position.peek();
    if (before && now && hasMore(before) && !samePuzzle(before, now)) {
      informOf("solve", words.keptBefore, {
        label: words.backToBefore,
        run: () => show(before),
      });
    }
    return true;
  }

  /** Applies another interpretation of the text. */
  function decide(way: number): void {
    const now = asked.peek();
    const wanted = now?.ask.ways[way];
    if (now && wanted && show(wanted)) asked.value = { ...now, way };
  }

  /**
   * Shows a puzzle with its moves: the givens become the puzzle of all views, and the rest becomes a move that can be
   * undone.
   */
  function show(next: Position, from: Refusal["from"] = "page"): boolean {
    const current = lab.peek();
    if (!current) return false;
    const { givens, box } = next;
    if (!put(current.read(current.write(givens, box), { box }), from)) return false;
    openPuzzle(givens, box);
    if (hasMore(next)) act(() => next);
    return true;
  }

  return { asked, open, decide, show };
}
