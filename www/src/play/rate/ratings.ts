/** The difficulty of the puzzle on the board. Fast scales are rated immediately, the others on request. */
import { batch, computed, signal } from "@preact/signals";
import {
  type Deduction,
  findPath,
  findRatings,
  type Pool,
  type Rating,
  type Registry,
  type ScaleInfo,
  SudokuError,
  type TechniqueInfo,
} from "sudoku-lab";
import { withPool } from "../../lab/pool";
import { scalesForSide } from "../../lab/workshop/difficulty";
import { loadWorkshop } from "../../lab/workshop/load";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";
import { reasonOf } from "../../words/messages";
import type { GamePuzzle } from "../position";
import { kindsOf } from "./kinds";
import { needsOf } from "./needs";
import { createTechniqueFilter } from "./technique-filter";

/** The time after which a scale is postponed until the visitor requests it, ms. */
const POSTPONE_AFTER_MS = 800;

/** The state of one scale. `slow` means that the rating was postponed. */
export interface RatingRow {
  readonly scale: ScaleInfo;
  readonly state: "waiting" | "running" | "slow" | "known" | "failed";
  readonly rating: Rating | null;
  readonly why: string | null;
}

export function createRatings(session: Session) {
  const { only } = session.get(createTechniqueFilter);

  const rows = signal<readonly RatingRow[]>([]);
  /** Whether the puzzle does not have exactly one solution, so that it cannot be rated. */
  const refused = signal(false);
  const steps = signal<readonly Deduction[]>([]);
  const techniques = signal<readonly TechniqueInfo[]>([]);
  /** Whether the path leads to the solution; `null` while the path is being searched. */
  const solved = signal<boolean | null>(null);
  const stepCount = computed(() => steps.value.length);
  /** The required techniques, the easiest first. */
  const needs = computed(() => needsOf(steps.value, techniques.value));
  /** The kinds of puzzles that resemble this one. */
  const kinds = computed(() => {
    const all = rows.value;
    const known = all.flatMap(({ scale, rating }) => (rating ? [[scale.id, rating] as const] : []));
    const scales = all.map(({ scale }) => scale);
    return kindsOf(scales, new Map(known), needs.value, solved.value === true);
  });

  /** Whether, for every scale with levels, the level of the puzzle is known or the rating was postponed. */
  const levelsSettled = computed(() => {
    const withLevels = rows.value.filter(({ scale }) =>
      scale.columns.some(({ classes }) => classes.length > 0),
    );
    const open = ({ state }: RatingRow) => state === "waiting" || state === "running";
    return rows.value.length > 0 && !withLevels.some(open);
  });

  const rating = sessionTask(session);
  /** The requested ratings, by their scales. */
  const pending = new Map<string, AbortController>();
  let puzzle: GamePuzzle | null = null;

  session.onDispose(clearRatings);

  function updateRow(id: string, change: Partial<RatingRow>): void {
    rows.value = rows.peek().map((row) => (row.scale.id === id ? { ...row, ...change } : row));
  }

  /** Starts to rate a puzzle in place of the previous one. */
  async function rateScale(lab: Registry, of: GamePuzzle): Promise<void> {
    clearRatings();
    puzzle = of;
    await rating.run(async (signal) => {
      const workshop = await loadWorkshop();
      if (signal.aborted) return;
      batch(() => {
        techniques.value = workshop.techniques;
        rows.value = scalesForSide(workshop.scales, of.side).map((scale) => {
          return { scale, state: "waiting", rating: null, why: null };
        });
      });
      // One worker for the path, one for the scales.
      try {
        await withPool(lab, 2, signal, (pool) =>
          Promise.all([ratePath(pool, of, signal), rateScales(pool, of, signal)]),
        );
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof SudokuError && error.code === "not-unique")) throw error;
        refused.value = true;
      }
    });
  }

  /** Stops all work and discards the results. */
  function clearRatings(): void {
    rating.cancel();
    for (const one of pending.values()) one.abort();
    pending.clear();
    puzzle = null;
    batch(() => {
      [rows.value, steps.value, solved.value] = [[], [], null];
      [refused.value, only.value] = [false, ""];
    });
  }

  async function ratePath(pool: Pool, puzzle: GamePuzzle, signal: AbortSignal): Promise<void> {
    const onFound = (more: readonly Deduction[]) => {
      if (!signal.aborted) steps.value = [...steps.peek(), ...more];
    };
    const done = await findPath(pool, puzzle, { signal, onFound });
    if (!signal.aborted) solved.value = done.solved;
  }

  async function rateScales(pool: Pool, of: GamePuzzle, signal: AbortSignal): Promise<void> {
    for (const { scale } of rows.peek()) {
      // Without scales: this request determines whether there is one solution. Its time includes the start of a worker,
      // which would otherwise count for a scale, and it waits until a postponed rating has ended.
      await findRatings(pool, of, { scales: [], signal });
      const timeoutController = new AbortController();
      const timer = setTimeout(() => timeoutController.abort(), POSTPONE_AFTER_MS);
      const end = () => timeoutController.abort();
      signal.addEventListener("abort", end);
      updateRow(scale.id, { state: "running" });
      try {
        await computeRating(pool, of, scale.id, timeoutController.signal);
      } catch (error) {
        if (signal.aborted) throw error;
        if (!timeoutController.signal.aborted) throw error;
        updateRow(scale.id, { state: "slow" });
      } finally {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
      }
    }
  }

  async function computeRating(
    pool: Pool,
    of: GamePuzzle,
    id: string,
    signal: AbortSignal,
  ): Promise<void> {
    const [one] = await findRatings(pool, of, { scales: [id], signal });
    if (one && !signal.aborted) updateRow(id, { state: "known", rating: one });
  }

  /** Rates the puzzle on a postponed scale, however long it takes. */
  async function rateOn(lab: Registry, id: string): Promise<void> {
    const ratedPuzzle = puzzle;
    if (!ratedPuzzle || pending.has(id)) return;
    const controller = new AbortController();
    pending.set(id, controller);
    updateRow(id, { state: "running", why: null });
    try {
      await withPool(lab, 1, controller.signal, (pool) =>
        computeRating(pool, ratedPuzzle, id, controller.signal),
      );
    } catch (error) {
      const left = { state: "failed", why: reasonOf(error) } as const;
      updateRow(id, controller.signal.aborted ? { state: "slow" } : left);
    } finally {
      if (pending.get(id) === controller) pending.delete(id);
    }
  }

  /** Postpones a scale again. */
  const leave = (id: string): void => pending.get(id)?.abort();
  /** Returns whether a rating was requested and is not finished yet. */
  const isAsked = (id: string): boolean => pending.has(id);

  return {
    rows,
    refused,
    solved,
    stepCount,
    needs,
    kinds,
    levelsSettled,
    rating,
    rate: rateScale,
    forget: clearRatings,
    rateOn,
    leave,
    isAsked,
  };
}
