/** Counts solutions further, estimates their number, and steps through them, while the list is open. */
import { signal } from "@preact/signals";
import type { Estimate } from "sudoku-lab";
import type { Session } from "../../session/session";
import { reasonOf } from "../../words/messages";
import { createSolutions, resultOrNull } from "./solution-count";

export interface ShownSolution {
  /** The number of the solution, from 1. */
  readonly number: number;
  readonly digits: Uint8Array;
  /** The solution shown before; `null` for the first one. */
  readonly before: { readonly number: number; readonly digits: Uint8Array } | null;
}

/** The number of solutions at which counting first stops, and the factor by which this limit increases each time. */
const INITIAL_LIMIT = 100_000;
const LIMIT_FACTOR = 10;
/** The maximum duration of one count, ms. */
export const MAX_COUNT_MS = 20_000;
/**
 * The number of probes of the first estimate, the factor by which each refinement increases it, and the time limit of
 * the first estimate, ms.
 */
const INITIAL_PROBES = 4000;
const PROBE_FACTOR = 4;
const INITIAL_ESTIMATE_MS = 4000;
/** The maximum duration of the search for a solution that is not known yet, ms. */
const MAX_SEARCH_MS = 10_000;

/** Returns the next limit of counting after `foundCount` solutions. */
export function limitAfter(foundCount: number): number {
  let limit = INITIAL_LIMIT;
  while (limit < foundCount) limit *= LIMIT_FACTOR;
  return limit;
}

export function createListing(session: Session) {
  const { counter, whileWanted, flush, census, failure, estimate, pause } =
    session.get(createSolutions);

  /** The current activity of the list; `null` if there is none. */
  const busy = signal<"counting" | "probing" | "seeking" | null>(null);
  /** The reason why counting stopped before the end. */
  const stopped = signal<"limit" | "time" | "paused" | null>(null);
  const shown = signal<ShownSolution | null>(null);

  /** Counts to the next limit. When a limit is first reached, estimates the number of all solutions. */
  async function continueCount(): Promise<void> {
    const all = counter();
    if (!all) return;
    const limit = limitAfter(all.census?.found ?? 0);
    const startedAt = performance.now();
    busy.value = "counting";
    stopped.value = null;
    // One solution beyond the limit shows that there are more.
    const signal = whileWanted();
    const until = { solutions: limit + 1, ms: MAX_COUNT_MS, onProgress: flush(), signal };
    await resultOrNull(all.count(until));
    const now = all.census;
    if (busy.peek() !== "counting" || all !== counter()) return;
    census.value = now;
    failure.value = all.error && reasonOf(all.error);
    busy.value = null;
    if (!now || now.exhausted) return;
    if (now.found > limit) stopped.value = "limit";
    else stopped.value = performance.now() - startedAt >= MAX_COUNT_MS ? "time" : "paused";
    if (stopped.value !== "paused" && !estimate.peek()) await probeEstimate();
  }

  /** Sends the first probes, or further ones that refine the estimate. */
  async function probeEstimate(): Promise<void> {
    const all = counter();
    if (!all) return;
    const previousProbes = estimate.peek()?.probes ?? 0;
    busy.value = "probing";
    let last = performance.now();
    const onProgress = (now: Estimate) => {
      if (performance.now() - last < 250) return;
      last = performance.now();
      estimate.value = now;
    };
    const probes = Math.max(INITIAL_PROBES, previousProbes * PROBE_FACTOR);
    const ms = previousProbes > 0 ? INITIAL_ESTIMATE_MS * PROBE_FACTOR : INITIAL_ESTIMATE_MS;
    await resultOrNull(all.probe({ probes, ms, onProgress, signal: whileWanted() }));
    if (all !== counter()) return;
    estimate.value = all.estimate;
    if (busy.peek() === "probing") busy.value = null;
  }

  /** Cancels the current activity. Its results so far are kept. */
  function cancelActivity(): void {
    pause();
    if (busy.peek() === "counting") stopped.value = "paused";
    busy.value = null;
    if (counter()) census.value = counter()?.census ?? null;
  }

  /** Clears the shown solution after a change of the puzzle or when the list is closed. */
  function clearShown(): void {
    cancelActivity();
    shown.value = null;
    stopped.value = null;
  }

  let wanted = 0;

  /** Shows a solution by its number, and searches for it if it is not known yet. */
  async function showSolution(number: number): Promise<void> {
    const all = counter();
    if (!all || number < 1) return;
    const turn = ++wanted;
    const interrupted = busy.peek() === "counting";
    busy.value = "seeking";
    if (number > (all.census?.found ?? 0)) {
      await resultOrNull(
        all.count({ solutions: number, ms: MAX_SEARCH_MS, signal: whileWanted() }),
      );
      if (turn === wanted) census.value = all.census;
    }
    const signal = whileWanted();
    const digits = turn === wanted ? await resultOrNull(all.solution(number, { signal })) : null;
    if (turn !== wanted || busy.peek() !== "seeking") return;
    busy.value = null;
    const before = shown.peek();
    if (digits && number !== before?.number) shown.value = { number, digits, before };
    if (interrupted) void continueCount();
  }

  return {
    busy,
    stopped,
    shown,
    countOn: continueCount,
    probe: probeEstimate,
    rest: cancelActivity,
    leave: clearShown,
    show: showSolution,
  };
}
