/**
 * Makes a puzzle to order: generates puzzles until one has the wanted difficulty and technique, checks it, and keeps
 * the nearest one otherwise.
 */
import { batch, computed, signal } from "@preact/signals";
import { type AnyWanted, type Ask, type MakeProgress, makeBy, type Puzzle } from "sudoku-lab";
import { withWorker } from "../../lab/pool";
import { scalesForSide } from "../../lab/workshop/difficulty";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";
import { announcement } from "../../ui/notices";
import { words } from "../../words/order";
import { createGenerateController } from "./controller";
import { createMakers, loadedMakers, sideOf } from "./makers";
import {
  type Condition,
  compareConditions,
  type Trial,
  trialsFor,
  WARN_AFTER_SECONDS,
} from "./rarity";
import { createGenerateStore } from "./store";
import { checkUnique, type MadePuzzle } from "./work";

/** The state of an order. */
export interface PuzzleOrder extends MakeProgress {
  readonly wanted: AnyWanted;
  /** The checked puzzle that meets the order; `null` if there is none. */
  readonly made: MadePuzzle | null;
  /** The way in which the search ended; `null` while it runs. */
  readonly end: "solved" | "time" | "stalled" | "cancelled" | null;
  readonly seconds: number;
  /** The progress of the last full second if fitting puzzles are rare; `null` at first. */
  readonly rare: { readonly tried: number; readonly seconds: number } | null;
  /** The searches without one of the conditions, from the warning on. */
  readonly trials: readonly Trial[];
}

/** Checks a puzzle made to order with a solver that did not make it. */
export async function checkPuzzle(
  request: Ask,
  puzzle: Puzzle,
  { algorithm = "", preset, params = {}, seed: orderSeed = 0 }: AnyWanted,
): Promise<MadePuzzle | null> {
  const lab = loadedMakers.peek();
  if (!lab) return null;
  const end = { outcome: "solved", steps: 0, digits: puzzle.givens, counters: [] } as const;
  return checkUnique(
    request,
    lab,
    puzzle.box,
    { algorithm, preset, params, seed: orderSeed },
    end,
    true,
  );
}

/** Returns how the search ended, in a sentence; empty while it runs. */
export function orderStatusText(now: PuzzleOrder | null): string {
  if (!now?.end) return "";
  const { end, tried, nearest, seconds, made } = now;
  const rating = nearest && nearest.puzzle.text === made?.puzzle?.text ? nearest.says : null;
  if (end === "solved") return words.met(tried, seconds, rating);
  return words.reached(words.missed[end], tried, nearest?.says ?? null);
}

export function createOrder(session: Session) {
  const { difficulty, technique, box, seed, nextSeed } = session.get(createGenerateStore);
  const { chosen, obstacle, setupOf } = session.get(createMakers);
  const { timeLimit, newest } = session.get(createGenerateController);

  const order = signal<PuzzleOrder | null>(null);
  const ordering = sessionTask(session);
  /** Whether a difficulty or a technique is wanted. */
  const ordered = computed(() => difficulty.value !== null || technique.value !== null);
  /** The rating scales for the size. */
  const scales = computed(() => scalesForSide(loadedMakers.value?.scales ?? [], sideOf(box.value)));
  /** The techniques for the size, in ascending order of difficulty. */
  const techniques = computed(() => {
    const side = sideOf(box.value);
    return (loadedMakers.value?.techniques ?? []).filter(
      ({ sides: [least, most] }) => least <= side && side <= most,
    );
  });

  /** The wanted difficulty and technique, as named in the fields. */
  const inWords = computed(() => {
    const scaleColumns = scales.value.flatMap(({ name, columns }) =>
      columns.map((column) => [words.column(name, column.name), column.id] as const),
    );
    const [column = "", value = ""] = difficulty.value?.split("=") ?? [];
    const scale = scaleColumns.find(([, id]) => id === column)?.[0] ?? column;
    const needed = techniques.value.find(({ id }) => id === technique.value);
    return [...(column === "" ? [] : [`${scale} ${value}`]), ...(needed ? [needed.name] : [])].join(
      ", ",
    );
  });

  /** Returns the order with a seed; `null` if it cannot be made. */
  function orderWithSeed(seedNumber: number): AnyWanted | null {
    const now = chosen.peek();
    if (!now || obstacle.peek() || !ordered.peek()) return null;
    const { algorithm, preset, params } = setupOf(now.spec, seedNumber);
    return {
      ...{ algorithm, preset, params: params ?? {}, seed: seedNumber, box: box.peek() },
      difficulty: difficulty.peek() ?? undefined,
      technique: technique.peek() ?? undefined,
    };
  }

  /** Returns whether this order is already met, so that the next press of the button makes another puzzle. */
  function isMade(wanted: AnyWanted | null): boolean {
    const last = order.peek();
    return last?.end === "solved" && JSON.stringify(last.wanted) === JSON.stringify(wanted);
  }

  /**
   * Makes the wanted puzzle, or that of the next seed if the present one is already made. A running search is replaced.
   * If the search is cancelled, the nearest puzzle so far stays.
   */
  async function searchPuzzle(): Promise<void> {
    if (isMade(orderWithSeed(seed.peek()))) nextSeed();
    const lab = loadedMakers.peek();
    const wanted = orderWithSeed(seed.peek());
    if (!lab || !wanted) return;
    const begun = performance.now();
    const nothing = { made: null, end: null, seconds: 0, tried: 0, nearest: null };
    let now: PuzzleOrder = { wanted, ...nothing, rare: null, trials: [] };
    const change = (part: Partial<PuzzleOrder>) => {
      now = { ...now, ...part };
      order.value = now;
    };
    change({});
    const trying = new AbortController();
    /** Warns that fitting puzzles are rare, and begins to search for the condition that makes them so. */
    const warn = (rare: NonNullable<PuzzleOrder["rare"]>) => {
      if (now.rare === null) {
        announcement.value = words.rare(rare.tried, rare.seconds);
        change({ rare, trials: trialsFor(wanted) });
        compareConditions(lab, wanted, trying.signal, (trial) => {
          if (order.peek() !== now) return;
          change({
            trials: now.trials.map((one) => (one.without === trial.without ? trial : one)),
          });
        }).catch(() => undefined); // the search itself reports its failures
      } else if (rare.seconds > now.rare.seconds) change({ rare });
    };
    const onProgress = (reached: MakeProgress) => {
      change(reached);
      const seconds = (performance.now() - begun) / 1000;
      if (seconds < WARN_AFTER_SECONDS) return;
      warn({ tried: reached.tried, seconds: Math.max(WARN_AFTER_SECONDS, Math.floor(seconds)) });
    };
    const work = { maxSeconds: timeLimit.peek() ?? undefined, onProgress };
    const done = await ordering.run((signal) => {
      signal.addEventListener("abort", () => trying.abort());
      return withWorker(
        lab,
        async (request) => {
          const { outcome: end, puzzle, ...reached } = await makeBy(request, lab, wanted, work);
          const checkedPuzzle = puzzle && (await checkPuzzle(request, puzzle, wanted));
          signal.throwIfAborted();
          batch(() => {
            change({ ...reached, end, made: checkedPuzzle });
            newest.value = checkedPuzzle?.puzzle ?? newest.peek();
          });
        },
        signal,
      );
    });
    trying.abort();
    if (!done && order.peek() === now && ordering.cancelled.peek()) change({ end: "cancelled" });
    if (order.peek() === now) announcement.value = orderStatusText(now);
  }

  /** Drops a condition, and makes the puzzle without it. */
  function makeWithout(condition: Condition): void {
    (condition === "technique" ? technique : difficulty).value = null;
    void searchPuzzle();
  }

  return {
    order,
    ordering,
    ordered,
    scales,
    techniques,
    inWords,
    wantedBy: orderWithSeed,
    makeToOrder: searchPuzzle,
    makeWithout,
  };
}
