/** Compares the position with the solution: on request, or continuously if the settings say so. */
import { computed, effect, signal } from "@preact/signals";
import type { Puzzle } from "sudoku-lab";
import { createSolutions, resultOrNull } from "../../../parts/solutions/solution-count";
import { announceSentences } from "../../../play/commands";
import { type Mistakes, mistakesIn, NO_MISTAKES } from "../../../play/mistakes";
import { digitsOf, type Position } from "../../../play/position";
import { settings } from "../../../play/settings";
import { createGame } from "../../../play/store";
import { createDocument } from "../../../session/document";
import type { Session } from "../../../session/session";
import { words } from "../../../words/play";

interface CheckResult {
  readonly position: Position;
  readonly mistakes: Mistakes;
  readonly sentence: string;
}

function checkSentence(p: Position, { wrong, ruledOut }: Mistakes): string {
  if (wrong.size + ruledOut.size > 0) return words.checked.wrong(wrong.size, ruledOut.size);
  return words.checked.fine(digitsOf(p).filter((digit) => digit === 0).length);
}

export function createCheck(session: Session) {
  const { puzzle } = session.get(createDocument);
  const { census, counter, whileWanted, activity, check: runCheck } = session.get(createSolutions);
  const { position } = session.get(createGame);

  /** A puzzle with its unique solution, one digit per cell. */
  const solved = signal<{ readonly puzzle: Puzzle; readonly digits: Uint8Array } | null>(null);
  const solution = () =>
    solved.value?.puzzle === puzzle.value ? (solved.value?.digits ?? null) : null;

  /** Fetches the solution if it is unique. */
  async function fetchSolution(): Promise<void> {
    const board = puzzle.peek();
    const now = census.peek();
    if (!board || solution() || now?.found !== 1 || !now.exhausted) return;
    const asked = counter()?.solution(1, { signal: whileWanted() });
    const digits = asked ? await resultOrNull(asked) : null;
    if (digits && board === puzzle.peek()) solved.value = { puzzle: board, digits };
  }

  /** Marks mistakes as they are made, if the settings say so, until the returned function is called. */
  const follow = (): (() => void) =>
    effect(() => {
      if (settings.value.mistakes && activity.value === "resting" && census.value)
        void fetchSolution();
    });

  /** The result of a check; it no longer applies after the next move. */
  const checked = signal<CheckResult | null>(null);
  const current = computed(() =>
    checked.value?.position === position.value ? checked.value : null,
  );
  /** The text of the check of the present position; `null` if it was not checked. */
  const verdict = computed(() => current.value?.sentence ?? null);
  const shownMistakes = computed<Mistakes>(() => {
    const [p, right] = [position.value, solution()];
    if (current.value) return current.value.mistakes;
    return p && settings.value.mistakes && right ? mistakesIn(p, right) : NO_MISTAKES;
  });

  /** Compares the position with the solution and reports the result. */
  async function checkBoard(): Promise<void> {
    const clash = (puzzle.peek()?.clashes.length ?? 0) > 0;
    if (!census.peek() && !clash) await runCheck();
    await fetchSolution();
    const p = position.peek();
    if (!p) return;
    const right = solution();
    const mistakes = right ? mistakesIn(p, right) : NO_MISTAKES;
    const said = right ? checkSentence(p, mistakes) : checkReason(clash);
    checked.value = { position: p, mistakes, sentence: said };
    announceSentences(said);
  }

  /** Returns why there is no solution to compare with. */
  function checkReason(clash: boolean): string {
    const now = census.peek();
    if ((now?.found ?? 0) > 1) return words.checked.several;
    return clash || (now?.exhausted && now.found === 0)
      ? words.checked.none
      : words.checked.unknown;
  }

  return { follow, verdict, shownMistakes, check: checkBoard };
}
