/** Counting on, estimating, and turning from one solution to another, while the list is open. */
import { signal } from "@preact/signals";
import type { Estimate } from "sudoku-lab";
import type { Session } from "../../session/session";
import { reasonOf } from "../../words/messages";
import { createSolutions, settled } from "./known";

export interface Shown {
  /** Its number, from 1. */
  readonly number: number;
  readonly digits: Uint8Array;
  /** The one shown before it; `null` at first. */
  readonly before: { readonly number: number; readonly digits: Uint8Array } | null;
}

/** Solutions after which counting first stops, and how many times as many it is next. */
const LIMIT = 100_000;
const FACTOR = 10;
/** How long it counts at most at a time, ms. */
export const PATIENCE = 20_000;
/** Probes of the first estimate, and how many times as many are sent to make it finer. */
const PROBES = 4000;
const FINER = 4;
const PROBES_MS = 4000;
/** How long it looks for the next solution when none is left to show, ms. */
const NEXT_MS = 10_000;

/** The limit that counting goes to next, from so many found; one more is counted to know of more. */
export function limitAfter(found: number): number {
  let limit = LIMIT;
  while (limit < found) limit *= FACTOR;
  return limit;
}

export function createListing(session: Session) {
  const { counter, whileWanted, flush, census, trouble, estimate, pause } =
    session.get(createSolutions);

  /** What the list is busy with. */
  const busy = signal<"counting" | "probing" | "seeking" | null>(null);
  /** Why counting stopped short of the end. */
  const stopped = signal<"limit" | "time" | "paused" | null>(null);
  const shown = signal<Shown | null>(null);

  /** Counts on to the next limit; there, the first time, it estimates how many there are. */
  async function countOn(): Promise<void> {
    const all = counter();
    if (!all) return;
    const limit = limitAfter(all.census?.found ?? 0);
    const begin = performance.now();
    busy.value = "counting";
    stopped.value = null;
    // One more, to know that there are more.
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

  /** Sends probes: the first ones, or more of them. */
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

  /** Ends what it is busy with; what was found stays. */
  function rest(): void {
    pause();
    if (busy.peek() === "counting") stopped.value = "paused";
    busy.value = null;
    if (counter()) census.value = counter()?.census ?? null;
  }

  /** Forgets what was shown: another puzzle, or the list was closed. */
  function leave(): void {
    rest();
    shown.value = null;
    stopped.value = null;
  }

  let wanted = 0;

  /** Shows a solution, looking for it if it is the next one that is not found yet. */
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
