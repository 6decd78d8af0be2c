/** Compares the position with the solution: on request, or continuously if the settings say so. */
import { computed, effect, signal } from "@preact/signals";
import type { Puzzle } from "sudoku-lab";
import { createSolutions, settled } from "../../../parts/solutions/known";
import { say } from "../../../play/commands";
import { type Mistakes, mistakesIn, NONE } from "../../../play/mistakes";
import { digitsOf, type Position } from "../../../play/position";
import { settings } from "../../../play/settings";
import { createGame } from "../../../play/store";
import { createDocument } from "../../../session/document";
import type { Session } from "../../../session/session";
import { words } from "../../../words/play";

interface Checked {
  readonly of: Position;
  readonly found: Mistakes;
  readonly said: string;
}

function sentence(p: Position, { wrong, ruledOut }: Mistakes): string {
  if (wrong.size + ruledOut.size > 0) return words.checked.wrong(wrong.size, ruledOut.size);
  return words.checked.fine(digitsOf(p).filter((digit) => digit === 0).length);
}

export function createCheck(session: Session) {
  const { puzzle } = session.get(createDocument);
  const { census, counter, whileWanted, activity, check: look } = session.get(createSolutions);
  const { position } = session.get(createGame);

  /** A puzzle with its unique solution, one digit per cell. */
  const solved = signal<{ readonly of: Puzzle; readonly digits: Uint8Array } | null>(null);
  const solution = () =>
    solved.value?.of === puzzle.value ? (solved.value?.digits ?? null) : null;

  /** Fetches the solution if it is unique. */
  async function bring(): Promise<void> {
    const board = puzzle.peek();
    const now = census.peek();
    if (!board || solution() || now?.found !== 1 || !now.exhausted) return;
    const asked = counter()?.solution(1, { signal: whileWanted() });
    const digits = asked ? await settled(asked) : null;
    if (digits && board === puzzle.peek()) solved.value = { of: board, digits };
  }

  /** Marks mistakes as they are made, if the settings say so, until the returned function is called. */
  const follow = (): (() => void) =>
    effect(() => {
      if (settings.value.mistakes && activity.value === "resting" && census.value) void bring();
    });

  /** The result of a check; it no longer applies after the next move. */
  const checked = signal<Checked | null>(null);
  const current = computed(() => (checked.value?.of === position.value ? checked.value : null));
  /** The text of the check of the present position; `null` if it was not checked. */
  const verdict = computed(() => current.value?.said ?? null);
  const shownMistakes = computed<Mistakes>(() => {
    const [p, right] = [position.value, solution()];
    if (current.value) return current.value.found;
    return p && settings.value.mistakes && right ? mistakesIn(p, right) : NONE;
  });

  /** Compares the position with the solution and reports the result. */
  async function check(): Promise<void> {
    const clash = (puzzle.peek()?.clashes.length ?? 0) > 0;
    if (!census.peek() && !clash) await look();
    await bring();
    const p = position.peek();
    if (!p) return;
    const right = solution();
    const found = right ? mistakesIn(p, right) : NONE;
    const said = right ? sentence(p, found) : reason(clash);
    checked.value = { of: p, found, said };
    say(said);
  }

  /** Returns why there is no solution to compare with. */
  function reason(clash: boolean): string {
    const now = census.peek();
    if ((now?.found ?? 0) > 1) return words.checked.several;
    return clash || (now?.exhausted && now.found === 0)
      ? words.checked.none
      : words.checked.unknown;
  }

  return { follow, verdict, shownMistakes, check };
}
