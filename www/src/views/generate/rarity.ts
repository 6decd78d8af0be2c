/**
 * Finds out which condition of an order makes fitting puzzles rare: searches for puzzles with one condition less, and
 * reports how long each search took.
 */
import { type AnyWanted, makeBy, type Registry } from "sudoku-lab";
import { withWorker } from "../../lab/pool";

/** The duration of a search after which the visitor is warned that fitting puzzles are rare, s. */
export const WARN_AFTER_SECONDS = 1.5;
/** The time limit of a search with one condition less, s. */
const TRIAL_SECONDS = 5;

/** The conditions of an order that can be dropped, in the order of their proposal. */
const CONDITIONS = ["technique", "difficulty"] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A search without one of the conditions. */
export interface Trial {
  readonly without: Condition;
  /** The number of puzzles generated so far. */
  readonly tried: number;
  readonly seconds: number;
  /** Whether a puzzle was found; `null` while the search runs. */
  readonly found: boolean | null;
}

/** Returns the searches to be made for an order; none for an order with one condition. */
export const trialsFor = (wanted: AnyWanted): readonly Trial[] =>
  CONDITIONS.every((one) => wanted[one] !== undefined)
    ? CONDITIONS.map((without) => ({ without, tried: 0, seconds: 0, found: null }))
    : [];

/** Makes the searches one after another in a worker of their own. `report` is called when one has ended. */
export async function compareConditions(
  lab: Registry,
  wanted: AnyWanted,
  signal: AbortSignal,
  report: (trial: Trial) => void,
): Promise<void> {
  for (const { without } of trialsFor(wanted)) {
    const easier = { ...wanted, [without]: undefined };
    const work = { maxSeconds: TRIAL_SECONDS };
    const { puzzle, tried, seconds } = await withWorker(
      lab,
      (ask) => makeBy(ask, lab, easier, work),
      signal,
    );
    signal.throwIfAborted();
    report({ without, tried, seconds, found: puzzle !== null });
  }
}
