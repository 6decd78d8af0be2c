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

interface Easing {
  /** The original puzzle. */
  readonly of: Puzzle;
  readonly easier: Puzzle | null;
  /** Whether the original already has the wanted number of givens, so that nothing is added. */
  readonly enough: boolean;
}

/** The default number of added givens. */
const MORE = 5;

export const given = ({ givens: digits }: Puzzle) => digits.filter((digit) => digit > 0).length;

export function createEasing(session: Session) {
  const { newest } = session.get(createGenerateController);
  const { puzzle } = session.get(createDocument);

  /** The wanted number of givens; `null` for `MORE` more than the original has. */
  const givens = signal<number | null>(null);
  const seed = signal(1);
  const work = sessionTask(session);
  const asked = signal<Easing | null>(null);
  /** The puzzle to make easier: the one made here last, otherwise that of the race. */
  const original = computed(() => newest.value ?? puzzle.value);
  /** The result, as long as it belongs to the present original. */
  const easing = computed(() =>
    asked.value && asked.value.of.text === original.value?.text ? asked.value : null,
  );

  const wanted = (of: Puzzle) => Math.min(givens.value ?? given(of) + MORE, of.givens.length);

  /** Makes an easier version; a previous request is cancelled. */
  async function ease(): Promise<void> {
    work.cancel();
    const of = original.peek();
    const loaded = lab.peek();
    if (!of || !loaded) return;
    const enough = wanted(of) <= given(of);
    asked.value = { of, easier: null, enough };
    if (enough) {
      announcement.value = generateWords.easeEnough(given(of), of.givens.length);
      return;
    }
    const { text, box } = of;
    const question = { type: "ease", text, box, givens: wanted(of), seed: seed.peek() } as const;
    const done = await work.run(async (signal) => {
      const eased = await withWorker(loaded, (ask) => ask(question), signal);
      const easier = loaded.read(eased, { box });
      asked.value = { of, easier, enough: false };
      announcement.value = generateWords.eased(given(of), given(easier));
    });
    const { value: why } = work.failed;
    if (!done && why !== null) announcement.value = generateWords.easeFailed(why);
  }

  /** Removes the result, because the input of the form has changed. */
  function forget(): void {
    if (work.running.value) return;
    asked.value = null;
    work.forget();
  }

  return { givens, seed, work, original, easing, wanted, ease, forget };
}
