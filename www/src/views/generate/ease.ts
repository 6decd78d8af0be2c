/** The puzzle just made, or that of the race, made easier: to see how many solutions it has may take long. */
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
  /** What it is made of. */
  readonly of: Puzzle;
  readonly easier: Puzzle | null;
  /** Whether it has as many givens as are asked for, so that there is nothing to add. */
  readonly enough: boolean;
}

/** More givens, unless a number is set. */
const MORE = 5;

export const given = ({ givens: digits }: Puzzle) => digits.filter((digit) => digit > 0).length;

export function createEasing(session: Session) {
  const { newest } = session.get(createGenerateController);
  const { puzzle } = session.get(createDocument);

  /** Givens it is to have; `null` is some more than it has. */
  const givens = signal<number | null>(null);
  const seed = signal(1);
  const work = sessionTask(session);
  const asked = signal<Easing | null>(null);
  /** What is made easier: the puzzle that was made here last, before that the one of the race. */
  const original = computed(() => newest.value ?? puzzle.value);
  /** What came of it, while it is about that puzzle. */
  const easing = computed(() =>
    asked.value && asked.value.of.text === original.value?.text ? asked.value : null,
  );

  const wanted = (of: Puzzle) => Math.min(givens.value ?? given(of) + MORE, of.givens.length);

  /** Asks for an easier version; what was asked before is given up. */
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

  /** Takes what came of it away: something else is asked for, or what is refused. */
  function forget(): void {
    if (work.running.value) return;
    asked.value = null;
    work.forget();
  }

  return { givens, seed, work, original, easing, wanted, ease, forget };
}
