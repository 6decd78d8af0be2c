/** Puzzles that are made before they are asked for, so that a level opens at once. */
import { signal } from "@preact/signals";
import { type AnyWanted, makePuzzle, type Puzzle, type Registry } from "sudoku-lab";
import { withPool } from "../../lab/pool";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";

/** The search for one puzzle ends after this time, s. */
const MAX_SECONDS = 30;

/** Without a seed, one puzzle that fits is as good as another. */
const keyOf = ({ difficulty, technique, box, seed }: AnyWanted): string =>
  JSON.stringify([difficulty, technique, box, seed]);

export function createAhead(session: Session) {
  /** What was made, by what is wanted: one puzzle each. */
  const made = signal<ReadonlyMap<string, Puzzle>>(new Map());
  const work = sessionTask(session);
  /** Whether a puzzle lies ready. */
  const isReady = (wanted: AnyWanted): boolean => made.value.has(keyOf(wanted));

  /** Takes the puzzle that lies ready; `null` if there is none. */
  function takeReady(wanted: AnyWanted): Puzzle | null {
    const found = made.peek().get(keyOf(wanted));
    if (found) made.value = new Map([...made.peek()].filter(([key]) => key !== keyOf(wanted)));
    return found ?? null;
  }

  /** Makes what does not lie ready yet, one after the other in one worker. A later call adds nothing to a running one. */
  function makeAhead(lab: Registry, all: readonly AnyWanted[]): void {
    const missing = all.filter((one) => !made.peek().has(keyOf(one)));
    if (missing.length === 0 || work.running.peek()) return;
    void work.run((signal) =>
      withPool(lab, 1, signal, async (pool) => {
        for (const one of missing) {
          const wanted = { seed: lab.freshSeed(), ...one };
          const { puzzle } = await makePuzzle(pool, wanted, { signal, maxSeconds: MAX_SECONDS });
          if (puzzle) made.value = new Map([...made.peek(), [keyOf(one), puzzle]]);
        }
      }),
    );
  }

  /** Leaves the processor to what was asked for. */
  const stopMakingAhead = work.cancel;

  return { isReady, takeReady, makeAhead, stopMakingAhead };
}
