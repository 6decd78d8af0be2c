/** Counts solutions further, estimates their number, and steps through them, while the list is open. */
import { signal } from "@preact/signals";
import type { Estimate } from "sudoku-lab";
import type { Session } from "../../session/session";
import { reasonOf } from "../../words/messages";
import { createSolutions, settled } from "./known";

export interface Shown {
  /** The number of the solution, from 1. */
  readonly number: number;
  readonly digits: Uint8Array;
  /** The solution shown before; `null` for the first one. */
  readonly before: { readonly number: number; readonly digits: Uint8Array } | null;
}

/** The number of solutions at which counting first stops, and the factor by which this limit increases each time. */
const LIMIT = 100_000;
const FACTOR = 10;
/** The maximum duration of one count, ms. */
export const PATIENCE = 20_000;
/**
 * The number of probes of the first estimate, the factor by which each refinement increases it, and the time limit of
 * the first estimate, ms.
 */
const PROBES = 4000;
const FINER = 4;
const PROBES_MS = 4000;
/** The maximum duration of the search for a solution that is not known yet, ms. */
const NEXT_MS = 10_000;

/** Returns the next limit of counting after `found` solutions. */
export function limitAfter(found: number): number {
  let limit = LIMIT;
  while (limit < found) limit *= FACTOR;
  return limit;
}

export function createListing(session: Session) {
  const { counter, whileWanted, flush, census, trouble, estimate, pause } =
    session.get(createSolutions);

  /** The current activity of the list; `null` if there is none. */
  const busy = signal<"counting" | "probing" | "seeking" | null>(null);
  /** The reason why counting stopped before the end. */
  const stopped = signal<"limit" | "time" | "paused" | null>(null);
  const shown = signal<Shown | null>(null);

  /** Counts to the next limit. When a limit is first reached, estimates the number of all solutions. */
  async function countOn(): Promise<void> {
    const all = counter();
    if (!all) return;
    const limit = limitAfter(all.census?.found ?? 0);
    const begin = performance.now();
    busy.value = "counting";
    stopped.value = null;
    // One solution beyond the limit shows that there are more.
    const signal = whileWanted();
    const until = { solutions: limit + 1, ms: PATIENCE, onProgress: flush(), signal };
    await settled(all.count(until));
    const now = all.census;
    if (busy.peek() !== "counting" || all !== counter()) return;
    census.value = now;
    trouble.value = all.error && reasonOf(all.error);
    busy.value = null;
    if (!now || now.exhausted) return;
    if (now.found > limit) stopped.value = "limit";
    else stopped.value = performance.now() - begin >= PATIENCE ? "time" : "paused";
    if (stopped.value !== "paused" && !estimate.peek()) await probe();
  }

  /** Sends the first probes, or further ones that refine the estimate. */
  async function probe(): Promise<void> {
    const all = counter();
    if (!all) return;
    const sent = estimate.peek()?.probes ?? 0;
    busy.value = "probing";
    let last = performance.now();
    const onProgress = (now: Estimate) => {
      if (performance.now() - last < 250) return;
      last = performance.now();
      estimate.value = now;
    };
    const probes = Math.max(PROBES, sent * FINER);
    const ms = sent > 0 ? PROBES_MS * FINER : PROBES_MS;
    await settled(all.probe({ probes, ms, onProgress, signal: whileWanted() }));
    if (all !== counter()) return;
    estimate.value = all.estimate;
    if (busy.peek() === "probing") busy.value = null;
  }

  /** Cancels the current activity. Its results so far are kept. */
  function rest(): void {
    pause();
    if (busy.peek() === "counting") stopped.value = "paused";
    busy.value = null;
    if (counter()) census.value = counter()?.census ?? null;
  }

  /** Clears the shown solution after a change of the puzzle or when the list is closed. */
  function leave(): void {
    rest();
    shown.value = null;
    stopped.value = null;
  }

  let wanted = 0;

  /** Shows a solution by its number, and searches for it if it is not known yet. */
  async function show(number: number): Promise<void> {
    const all = counter();
    if (!all || number < 1) return;
    const turn = ++wanted;
    const interrupted = busy.peek() === "counting";
    busy.value = "seeking";
    if (number > (all.census?.found ?? 0)) {
      await settled(all.count({ solutions: number, ms: NEXT_MS, signal: whileWanted() }));
      if (turn === wanted) census.value = all.census;
    }
    const signal = whileWanted();
    const digits = turn === wanted ? await settled(all.solution(number, { signal })) : null;
    if (turn !== wanted || busy.peek() !== "seeking") return;
    busy.value = null;
    const before = shown.peek();
    if (digits && number !== before?.number) shown.value = { number, digits, before };
    if (interrupted) void countOn();
  }

  return { busy, stopped, shown, countOn, probe, rest, leave, show };
}
