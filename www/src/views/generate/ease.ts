/**
 * Makes the newest puzzle, or that of the race, easier by adding givens. This runs in a worker, because counting
 * solutions may take long.
 */
import { computed, signal } from "@preact/signals";
import type { Puzzle } from "sudoku-lab";
import { withWorker } from "../../lab/pool";
import { createDocument } from "../../session/document";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";
import { announcement } from "../../ui/notices";
import { generateWords } from "../../words/generate";
import { createGenerateController } from "./controller";

interface EasingState {
  /** The original puzzle. */
  readonly original: Puzzle;
  readonly easier: Puzzle | null;
  /** Whether the original already has the wanted number of givens, so that nothing is added. */
  readonly enough: boolean;
}

/** The default number of added givens. */
const DEFAULT_ADDED_GIVENS = 5;

export const countGivens = ({ givens: digits }: Puzzle) =>
  digits.filter((digit) => digit > 0).length;

export function createEasing(session: Session) {
  const { newest } = session.get(createGenerateController);
  const { puzzle } = session.get(createDocument);

  /** The wanted number of givens; `null` for `DEFAULT_ADDED_GIVENS` more than the original has. */
  const givens = signal<number | null>(null);
  const seed = signal(1);
  const work = sessionTask(session);
  const request = signal<EasingState | null>(null);
  /** The puzzle to make easier: the one made here last, otherwise that of the race. */
  const original = computed(() => newest.value ?? puzzle.value);
  /** The result, as long as it belongs to the present original. */
  const easing = computed(() =>
    request.value && request.value.original.text === original.value?.text ? request.value : null,
  );

  const wanted = (of: Puzzle) =>
    Math.min(givens.value ?? countGivens(of) + DEFAULT_ADDED_GIVENS, of.givens.length);

  /** Makes an easier version; a previous request is cancelled. */
  async function easePuzzle(): Promise<void> {
    work.cancel();
    const originalPuzzle = original.peek();
    const loaded = lab.peek();
    if (!originalPuzzle || !loaded) return;
    const enough = wanted(originalPuzzle) <= countGivens(originalPuzzle);
    request.value = { original: originalPuzzle, easier: null, enough };
    if (enough) {
      announcement.value = generateWords.easeEnough(
        countGivens(originalPuzzle),
        originalPuzzle.givens.length,
      );
      return;
    }
    const { text, box } = originalPuzzle;
    const question = {
      type: "ease",
      text,
      box,
      givens: wanted(originalPuzzle),
      seed: seed.peek(),
    } as const;
    const done = await work.run(async (signal) => {
      const eased = await withWorker(loaded, (ask) => ask(question), signal);
      const easier = loaded.read(eased, { box });
      request.value = { original: originalPuzzle, easier, enough: false };
      announcement.value = generateWords.eased(countGivens(originalPuzzle), countGivens(easier));
    });
    const { value: why } = work.failed;
    if (!done && why !== null) announcement.value = generateWords.easeFailed(why);
  }

  /** Removes the result, because the input of the form has changed. */
  function clearResult(): void {
    if (work.running.value) return;
    request.value = null;
    work.forget();
  }

  return { givens, seed, work, original, easing, wanted, ease: easePuzzle, forget: clearResult };
}
