/** The puzzle just made, or that of the race, made easier: to see how many solutions it has may take long. */
import { computed, signal } from "@preact/signals";
import type { Puzzle } from "sudoku-lab";
import { puzzle } from "../../lab/store";
import { ask } from "../../lab/workshop/ask";
import { announcement } from "../../ui/notices";
import { task } from "../../ui/task";
import { generateWords } from "../../words/generate";
import { newest } from "./driver";

interface Easing {
  /** What it is made of. */
  readonly of: Puzzle;
  readonly easier: Puzzle | null;
  /** Whether it has as many givens as are asked for, so that there is nothing to add. */
  readonly enough: boolean;
}

/** Givens it is to have; `null` is some more than it has. */
export const givens = signal<number | null>(null);
export const seed = signal(1);
export const work = task();
const asked = signal<Easing | null>(null);
/** What is made easier: the puzzle that was made here last, before that the one of the race. */
export const original = computed(() => newest.value ?? puzzle.value);
/** What came of it, while it is about that puzzle. */
export const easing = computed(() =>
  asked.value && asked.value.of.text === original.value?.text ? asked.value : null,
);

/** More givens, unless a number is set. */
const MORE = 5;

export const given = ({ givens: digits }: Puzzle) => digits.filter((digit) => digit > 0).length;

export const wanted = (of: Puzzle) => Math.min(givens.value ?? given(of) + MORE, of.givens.length);

/** Asks for an easier version; what was asked before is given up. */
export async function ease(): Promise<void> {
  work.cancel();
  const of = original.peek();
  if (!of) return;
  const enough = wanted(of) <= given(of);
  asked.value = { of, easier: null, enough };
  if (enough) {
    announcement.value = generateWords.easeEnough(given(of), of.givens.length);
    return;
  }
  const question = { type: "ease", puzzle: of, givens: wanted(of), seed: seed.peek() } as const;
  const done = await work.run(async (signal) => {
    const answer = await ask(question, signal);
    if (answer.type !== "eased") return;
    asked.value = { of, easier: answer.puzzle, enough: false };
    announcement.value = generateWords.eased(given(of), given(answer.puzzle));
  });
  const { value: why } = work.failed;
  if (!done && why !== null) announcement.value = generateWords.easeFailed(why);
}

/** Takes what came of it away: something else is asked for, or what is refused. */
export function forget(): void {
  if (work.running.value) return;
  asked.value = null;
  work.forget();
}
