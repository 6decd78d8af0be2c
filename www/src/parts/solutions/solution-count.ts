/** The number of solutions of the puzzle on the board, computed in a dedicated worker. */
import { computed, effect, signal } from "@preact/signals";
import { type Census, type Estimate, type Puzzle, Solutions } from "sudoku-lab";
import { createActivity } from "../../session/activity";
import { createDocument } from "../../session/document";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { announcement, createSilenceHandler } from "../../ui/notices";
import { reasonOf, sentence } from "../../words/messages";
import { words } from "../../words/solutions";

/** Returns whether it is known that the puzzle has no, one or several solutions. */
const isDecided = ({ exhausted, found }: Census) => exhausted || found > 1;

/** The time without typing after which a puzzle is checked, ms. */
const DEBOUNCE_MS = 250;
/** The time limit of a check that the visitor did not request, ms. */
const AUTOMATIC_CHECK_LIMIT_MS = 2000;
/** The interval at which results are copied to the page, ms. */
const FLUSH_INTERVAL_MS = 120;

/** Awaits a request, and resolves to `null` if it fails: the counter itself reports its results and errors. */
export const resultOrNull = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

export function createSolutions(session: Session) {
  const { puzzle } = session.get(createDocument);
  const { racing } = session.get(createActivity);

  const census = signal<Census | null>(null);
  const estimate = signal<Estimate | null>(null);
  /** The reason why the solutions cannot be counted; `null` if there is no problem. */
  const failure = signal<string | null>(null);
  /**
   * The state of the check. `waiting`: until typing or a race has ended. `resting`: until the visitor requests more.
   */
  const activity = signal<"waiting" | "checking" | "resting">("waiting");
  let solutions: Solutions | null = null;
  /** Cancels the current request. */
  let asking = new AbortController();
  /** The puzzle on the board, and the puzzle that the counter has opened. */
  let opened: Puzzle | null = null;
  let current: Puzzle | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  session.onDispose(() => {
    asking.abort();
    clearTimeout(timer);
    solutions?.dispose();
  });

  /** Checks each puzzle that is put on the board. Returns a function that ends this. */
  function watchPuzzles(): () => void {
    const stop = effect(() => {
      const board = puzzle.value;
      if (!lab.value || !board) return;
      if (board !== opened) switchPuzzle(board);
      // A check that the visitor did not request must not compete with a race for processor cores.
      if (activity.peek() === "resting") return;
      clearTimeout(timer);
      if (racing.value) pauseCheck();
      else timer = setTimeout(() => void checkPuzzle(AUTOMATIC_CHECK_LIMIT_MS), DEBOUNCE_MS);
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

  function switchPuzzle(board: Puzzle): void {
    opened = board;
    pauseCheck();
    census.value = null;
    estimate.value = null;
    failure.value = null;
    activity.value = board.clashes.length > 0 ? "resting" : "waiting";
  }

  /** Returns the counter with the puzzle on the board opened; its worker starts on first use. */
  function createCounter(): Solutions | null {
    const registry = lab.peek();
    if (!registry || !opened) return null;
    solutions ??= new Solutions(registry, { onSilence: createSilenceHandler() });
    if (current !== opened || solutions.error) {
      current = opened;
      solutions.open(opened);
      failure.value = solutions.error && reasonOf(solutions.error);
    }
    return solutions;
  }

  /** Determines whether the puzzle has no, one or several solutions, within `ms` milliseconds or without a limit. */
  async function checkPuzzle(ms?: number): Promise<void> {
    const request = opened;
    const all = createCounter();
    if (!all) return;
    activity.value = "checking";
    await resultOrNull(
      all.count({ solutions: 2, onProgress: flush(), signal: whileWanted(), ...(ms && { ms }) }),
    );
    if (request !== opened) return;
    census.value = all.census;
    failure.value = all.error && reasonOf(all.error);
    // A race that started in the meantime has interrupted the check.
    const put = ms && racing.peek() && !(all.census && isDecided(all.census));
    activity.value = put ? "waiting" : "resting";
    announceResult();
  }

  /** Returns a callback that copies results to the page at most once per interval. */
  function flush(): (now: Census) => void {
    let last = performance.now();
    return (now) => {
      if (performance.now() - last < FLUSH_INTERVAL_MS) return;
      last = performance.now();
      census.value = now;
    };
  }

  /** Cancels the current request. Its results so far are kept. */
  function pauseCheck(): void {
    asking.abort();
    asking = new AbortController();
  }

  /** Returns the signal of the current request. */
  const whileWanted = () => asking.signal;
  /** The result as a sentence, or the reason why there is no result. */
  const verdict = computed(() => {
    const now = census.value;
    if ((puzzle.value?.clashes.length ?? 0) > 0) return words.line.clash;
    if (failure.value !== null) return words.line.trouble(failure.value);
    if (now && isDecided(now)) return words.line.known(now.found, now.exhausted);
    if (activity.value === "resting") return words.line.open(now?.found ?? 0);
    if (activity.value === "waiting" && racing.value) return words.line.later;
    return words.line.checking(activity.value === "checking" ? (now?.steps ?? 0) : 0);
  });

  /** The reason why the puzzle has no solution; `null` if there is a solution or the givens conflict. */
  const reason = computed(() => {
    const now = census.value;
    const board = puzzle.value;
    if (!now?.exhausted || now.found > 0 || !board || board.clashes.length > 0) return null;
    const why = lab.value?.reasonWhyNot(board);
    return why ? sentence(why.i18n, why.text) : words.line.triedAll(now.steps);
  });

  let lastAnnounced = "";

  /** Announces the result to screen readers if it has changed. */
  function announceResult(): void {
    const now = verdict.peek();
    if (now === lastAnnounced) return;
    if (lastAnnounced !== "") announcement.value = now;
    lastAnnounced = now;
  }

  return {
    census,
    estimate,
    failure,
    activity,
    follow: watchPuzzles,
    counter: createCounter,
    check: checkPuzzle,
    flush,
    pause: pauseCheck,
    whileWanted,
    verdict,
    reason,
  };
}
