/** A position that came in, put on the board: what was there before is kept, and can be had back. */
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

  /** What is still to be decided of the text that was opened last, and in which way it stands on the board. */
  const asked = signal<{ readonly ask: Ask; readonly way: number } | null>(null);

  /** Puts it on the board, and says what was left out of it; false where its givens clash, which is said. */
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

  /** Reads the text in another of its ways. */
  function decide(way: number): void {
    const now = asked.peek();
    const wanted = now?.ask.ways[way];
    if (now && wanted && show(wanted)) asked.value = { ...now, way };
  }

  /** A puzzle with what was done in it: givens as a puzzle of all views, the rest as a move that can be undone. */
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
