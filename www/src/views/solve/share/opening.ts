/** Puts an imported position on the board. The previous game is stored, and a message offers the way back to it. */
import { signal } from "@preact/signals";
import { createIntake } from "../../../parts/puzzle/intake";
import type { Refusal } from "../../../parts/puzzle/refusal";
import type { FormatQuestion, FoundPosition } from "../../../play/formats/format";
import { hasMore } from "../../../play/formats/packed";
import type { Position } from "../../../play/position";
import { isSamePuzzle } from "../../../play/position";
import { createGame } from "../../../play/store";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { informOf, showError } from "../../../ui/notices";
import { words } from "../../../words/formats";

export function createOpening(session: Session) {
  const { position, openPuzzle, act } = session.get(createGame);
  const { put } = session.get(createIntake);

  /** The question about the text that was opened last, and the interpretation on the board; `null` if there is none. */
  const pendingQuestion = signal<{
    readonly question: FormatQuestion;
    readonly way: number;
  } | null>(null);

  /**
   * Puts a position on the board and reports what was left out. Returns false if its givens conflict, which is also
   * reported.
   */
  function openFound(result: FoundPosition, from: Refusal["from"] = "page"): boolean {
    const before = position.peek();
    if (!showPosition(result.position, from)) return false;
    pendingQuestion.value = result.ask && { question: result.ask, way: 0 };
    if (result.title !== "") informOf("solve", words.titled(result.title));
    if (result.left.length > 0) showError(words.left(result.left));
    const now = position.peek();
    if (before && now && hasMore(before) && !isSamePuzzle(before, now)) {
      informOf("solve", words.keptBefore, {
        label: words.backToBefore,
        run: () => showPosition(before),
      });
    }
    return true;
  }

  /** Applies another interpretation of the text. */
  function applyInterpretation(way: number): void {
    const now = pendingQuestion.peek();
    const wanted = now?.question.ways[way];
    if (now && wanted && showPosition(wanted)) pendingQuestion.value = { ...now, way };
  }

  /**
   * Shows a puzzle with its moves: the givens become the puzzle of all views, and the rest becomes a move that can be
   * undone.
   */
  function showPosition(next: Position, from: Refusal["from"] = "page"): boolean {
    const current = lab.peek();
    if (!current) return false;
    const { givens, box } = next;
    if (!put(current.read(current.write(givens, box), { box }), from)) return false;
    openPuzzle(givens, box);
    if (hasMore(next)) act(() => next);
    return true;
  }

  return { pendingQuestion, open: openFound, decide: applyInterpretation, show: showPosition };
}
