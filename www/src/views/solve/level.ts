/** Rates the puzzle on the board in the background, once it is known to have one solution. */
import { effect, signal } from "@preact/signals";
import { hasWorkshop } from "../../lab/workshop/load";
import { createSolutions } from "../../parts/solutions/solution-count";
import { createHintStore } from "../../play/help/stages";
import { createLevel, wantedOf } from "../../play/rate/level";
import { createPuzzlePrefetch } from "../../play/rate/puzzle-prefetch";
import { createGame } from "../../play/store";
import { createActivity } from "../../session/activity";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";

/** The delay before a puzzle is rated, ms, during which hints are prepared. */
const DELAY_MS = 900;

/**
 * Rates each puzzle that appears on the board, until the returned function is called. A rating requires the full
 * module: unless the page has loaded it, for example to generate puzzles, the rating waits for the first hint or move of the player.
 */
export function rateSoon(session: Session): () => void {
  const { gamePuzzle, done } = session.get(createGame);
  const { census, activity } = session.get(createSolutions);
  const { racing } = session.get(createActivity);
  const { rateLevel, rating } = session.get(createLevel);
  const { makeAhead, stopMakingAhead } = session.get(createPuzzlePrefetch);
  const { hint } = session.get(createHintStore);
  /** Whether the player has begun. It stays true, so that closing a hint does not end a rating. */
  const hasStarted = signal(false);
  const stopBegun = effect(() => {
    if (hint.value !== null || done.value > 0) hasStarted.value = true;
  });
  let work = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    work.abort();
  };
  const stop = effect(() => {
    const [registry, currentPuzzle, now] = [lab.value, gamePuzzle.value, census.value];
    const unique = now?.exhausted && now.found === 1 && activity.value === "resting";
    cancel();
    if (!registry || !currentPuzzle || !unique || racing.value) return;
    if (!hasStarted.value && !registry.supply(false).all && !hasWorkshop()) return;
    work = new AbortController();
    const { signal } = work;
    // The level was not requested, so a failure is not reported.
    const rate = () => void rateLevel(registry, currentPuzzle, signal).catch(() => undefined);
    timer = setTimeout(rate, DELAY_MS);
  });
  // Prepare another puzzle of the level, which the player may want after this one.
  const stopAhead = effect(() => {
    const [known, level] = [lab.value, rating.value?.level];
    if (known && level && done.value > 0) makeAhead(known, [wantedOf(level)]);
  });
  return () => {
    stopBegun();
    stop();
    stopAhead();
    stopMakingAhead();
    cancel();
  };
}
