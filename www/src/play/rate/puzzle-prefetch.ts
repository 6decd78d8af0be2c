/** Puzzles that are generated before they are requested, so that a level opens immediately. */
import { signal } from "@preact/signals";
import { type AnyWanted, makePuzzle, type Puzzle, type Registry } from "sudoku-lab";
import { withPool } from "../../lab/pool";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";

/** The time limit of the search for one puzzle, s. */
const MAX_SEARCH_SECONDS = 30;

/** Returns the key of a request. Without a seed, any suitable puzzle answers the request. */
const keyOf = ({ difficulty, technique, box, seed }: AnyWanted): string =>
  JSON.stringify([difficulty, technique, box, seed]);

export function createPuzzlePrefetch(session: Session) {
  /** The generated puzzles, one per request. */
  const readyPuzzles = signal<ReadonlyMap<string, Puzzle>>(new Map());
  const work = sessionTask(session);
  /** Returns whether a puzzle is ready. */
  const isReady = (wanted: AnyWanted): boolean => readyPuzzles.value.has(keyOf(wanted));

  /** Takes the puzzle that is ready; `null` if there is none. */
  function takeReadyPuzzle(wanted: AnyWanted): Puzzle | null {
    const found = readyPuzzles.peek().get(keyOf(wanted));
    if (found)
      readyPuzzles.value = new Map(
        [...readyPuzzles.peek()].filter(([key]) => key !== keyOf(wanted)),
      );
    return found ?? null;
  }

  /**
   * Generates the puzzles that are not ready yet, one after another in one worker. A call during a run adds nothing.
   */
  function generateAhead(lab: Registry, all: readonly AnyWanted[]): void {
    const missing = all.filter((one) => !readyPuzzles.peek().has(keyOf(one)));
    if (missing.length === 0 || work.running.peek()) return;
    void work.run((signal) =>
      withPool(lab, 1, signal, async (pool) => {
        for (const request of missing) {
          const wanted = { seed: lab.freshSeed(), ...request };
          const { puzzle } = await makePuzzle(pool, wanted, {
            signal,
            maxSeconds: MAX_SEARCH_SECONDS,
          });
          if (puzzle)
            readyPuzzles.value = new Map([...readyPuzzles.peek(), [keyOf(request), puzzle]]);
        }
      }),
    );
  }

  /** Stops generating, so that a request has the processor to itself. */
  const stopMakingAhead = work.cancel;

  return { isReady, takeReady: takeReadyPuzzle, makeAhead: generateAhead, stopMakingAhead };
}
