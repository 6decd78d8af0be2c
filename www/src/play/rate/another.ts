/** Another puzzle of the same kind: generated in a worker, and opened as a separate game. */
import { effect, signal } from "@preact/signals";
import {
  type AnyWanted,
  type MakeProgress,
  makePuzzle,
  type Puzzle,
  type Registry,
} from "sudoku-lab";
import { createAddress } from "../../lab/address/link";
import { withPool } from "../../lab/pool";
import { createDocument } from "../../session/document";
import { createRequestedLevel } from "../../session/requested-level";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";
import { announcement } from "../../ui/notices";
import { words as play } from "../../words/play";
import { words } from "../../words/ratings";
import { createPuzzlePrefetch } from "./puzzle-prefetch";

const levelNames: Readonly<Record<string, string>> = play.levels;

/** The time limit of the search, s. */
const MAX_SEARCH_SECONDS = 60;

export function createNextPuzzle(session: Session) {
  const { takeReady, stopMakingAhead } = session.get(createPuzzlePrefetch);
  const { decidedSince, setPuzzle } = session.get(createDocument);
  const { asNewEntry } = session.get(createAddress);
  const requested = session.get(createRequestedLevel);

  const making = sessionTask(session);
  const progress = signal<MakeProgress | null>(null);
  /** Whether the search failed, so that the nearest puzzle is offered. */
  const missed = signal(false);

  /** Opens the puzzle that is ready, or searches for one, with a random seed unless one is given. */
  async function openNextPuzzle(lab: Registry, wanted: AnyWanted): Promise<void> {
    progress.value = null;
    missed.value = false;
    const ready = takeReady(wanted);
    if (ready) {
      making.cancel();
      openRequested(ready, wanted);
      announcement.value = words.made;
      return;
    }
    stopMakingAhead();
    const decided = decidedSince();
    const unfollow = effect(() => {
      if (decided()) making.cancel();
    });
    const done = await making.run(async (signal) => {
      const { puzzle, tried, nearest } = await withPool(lab, 1, signal, (pool) =>
        makePuzzle(
          pool,
          { seed: lab.freshSeed(), ...wanted },
          {
            signal,
            maxSeconds: MAX_SEARCH_SECONDS,
            onProgress: (reached) => {
              progress.value = reached;
            },
          },
        ),
      );
      signal.throwIfAborted();
      unfollow();
      progress.value = { tried, nearest };
      if (puzzle) openRequested(puzzle, wanted);
      else missed.value = true;
      announcement.value = puzzle ? words.made : words.missed(tried, nearest?.says ?? null);
    });
    unfollow();
    if (!done && making.cancelled.peek()) {
      missed.value = progress.peek() !== null && !decided();
    }
  }

  /** Opens a puzzle that was requested, and remembers the level if it was requested by level. */
  function openRequested(puzzle: Puzzle, { difficulty }: AnyWanted): void {
    const name = typeof difficulty === "string" ? levelNames[difficulty] : undefined;
    requested.value = name === undefined ? null : { text: puzzle.text, name };
    openPuzzle(puzzle);
  }

  /** Opens the puzzle. The previous game is stored, and the browser's back button returns to it. */
  function openPuzzle(puzzle: Puzzle): void {
    asNewEntry(() => setPuzzle(puzzle));
    progress.value = null;
    missed.value = false;
  }

  return { making, progress, missed, makeAnother: openNextPuzzle, open: openPuzzle };
}
