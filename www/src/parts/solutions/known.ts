/** What is known of the solutions of the puzzle on the board, found out in a worker of its own. */
import { computed, effect, signal } from "@preact/signals";
import { type Census, type Estimate, type Puzzle, Solutions } from "sudoku-lab";
import { createActivity } from "../../session/activity";
import { createDocument } from "../../session/document";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { announcement, silenceHandler } from "../../ui/notices";
import { reasonOf, sentence } from "../../words/messages";
import { words } from "../../words/solutions";

/** Whether it is known if there are none, one, or several. */
const decided = ({ exhausted, found }: Census) => exhausted || found > 1;

/** How long the page waits for more typing, ms. */
const SETTLE = 250;
/** How long it looks without having been asked, ms. */
const UNASKED = 2000;
/** How often what is known is copied to the page, ms. */
const FLUSH = 120;

/** Waits for an end, be it its own or not: what is known by then, and what failed, the counter tells. */
export const settled = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

export function createSolutions(session: Session) {
  const { puzzle } = session.get(createDocument);
  const { racing } = session.get(createActivity);

  const census = signal<Census | null>(null);
  const estimate = signal<Estimate | null>(null);
  /** Why nothing can be found out. */
  const trouble = signal<string | null>(null);
  /** `waiting`: for the end of typing, or of a race. `resting`: nobody asks for more. */
  const activity = signal<"waiting" | "checking" | "resting">("waiting");
  let solutions: Solutions | null = null;
  /** Ends what is asked of it. */
  let asking = new AbortController();
  /** The puzzle on the board, and the one that the counter is turned to. */
  let opened: Puzzle | null = null;
  let current: Puzzle | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  session.onDispose(() => {
    asking.abort();
    clearTimeout(timer);
    solutions?.dispose();
  });

  /** Follows the puzzle; ends with what it gives back. */
  function follow(): () => void {
    const stop = effect(() => {
      const board = puzzle.value;
      if (!lab.value || !board) return;
      if (board !== opened) turn(board);
      // A race is not to share its cores with what nobody asked for.
      if (activity.peek() === "resting") return;
      clearTimeout(timer);
      if (racing.value) pause();
      else timer = setTimeout(() => void check(UNASKED), SETTLE);
    });
    return () => {
      stop();
      clearTimeout(timer);
      solutions?.dispose();
      solutions = null;
      opened = null;
      current = null;
    };
  }

  function turn(board: Puzzle): void {
    opened = board;
    pause();
    census.value = null;
    estimate.value = null;
    trouble.value = null;
    activity.value = board.clashes.length > 0 ? "resting" : "waiting";
  }

  /** The counter, turned to the puzzle on the board; its worker starts when it is first wanted. */
  function counter(): Solutions | null {
    const known = lab.peek();
    if (!known || !opened) return null;
    solutions ??= new Solutions(known, { onSilence: silenceHandler() });
    if (current !== opened || solutions.error) {
      current = opened;
      solutions.open(opened);
      trouble.value = solutions.error && reasonOf(solutions.error);
    }
    return solutions;
  }

  /** Finds out whether there are none, one, or several; without a limit until it is known. */
  async function check(ms?: number): Promise<void> {
    const asked = opened;
    const all = counter();
    if (!all) return;
    activity.value = "checking";
    await settled(
      all.count({ solutions: 2, onProgress: flush(), signal: whileWanted(), ...(ms && { ms }) }),
    );
    if (asked !== opened) return;
    census.value = all.census;
    trouble.value = all.error && reasonOf(all.error);
    // A race that has begun meanwhile has put it off.
    const put = ms && racing.peek() && !(all.census && decided(all.census));
    activity.value = put ? "waiting" : "resting";
    say();
  }

  /** Copies what is known to the page, now and then. */
  function flush(): (now: Census) => void {
    let last = performance.now();
    return (now) => {
      if (performance.now() - last < FLUSH) return;
      last = performance.now();
      census.value = now;
    };
  }

  /** Ends what is asked; what was found stays. */
  function pause(): void {
    asking.abort();
    asking = new AbortController();
  }

  /** The signal of what is asked now. */
  const whileWanted = () => asking.signal;
  /** What is said of it in a sentence, and why there is none, if there is none. */
  const verdict = computed(() => {
    const now = census.value;
    if ((puzzle.value?.clashes.length ?? 0) > 0) return words.line.clash;
    if (trouble.value !== null) return words.line.trouble(trouble.value);
    if (now && decided(now)) return words.line.known(now.found, now.exhausted);
    if (activity.value === "resting") return words.line.open(now?.found ?? 0);
    if (activity.value === "waiting" && racing.value) return words.line.later;
    return words.line.checking(activity.value === "checking" ? (now?.steps ?? 0) : 0);
  });

  /** Why there is no solution, where there is none and the givens do not clash. */
  const reason = computed(() => {
    const now = census.value;
    const board = puzzle.value;
    if (!now?.exhausted || now.found > 0 || !board || board.clashes.length > 0) return null;
    const why = lab.value?.reasonWhyNot(board);
    return why ? sentence(why.i18n, why.text) : words.line.triedAll(now.steps);
  });

  let said = "";

  /** Tells a screen reader what was found, when it is something else than before. */
  function say(): void {
    const now = verdict.peek();
    if (now === said) return;
    if (said !== "") announcement.value = now;
    said = now;
  }

  return {
    census,
    estimate,
    trouble,
    activity,
    follow,
    counter,
    check,
    flush,
    pause,
    whileWanted,
    verdict,
    reason,
  };
}
