/** Runs many seeds of one algorithm side by side, and tracks the state of each seed. */
import { batch, effect, type Signal, signal } from "@preact/signals";
import {
  type AlgorithmInfo,
  type Portfolio,
  type SeedState,
  type SeriesSpec,
  solvePortfolio,
} from "sudoku-lab";
import type { LaneSpec } from "../../../../lab/setup";
import { createDocument } from "../../../../session/document";
import type { Session } from "../../../../session/session";
import { formatDuration } from "../../../../text/times";
import { announcement } from "../../../../ui/notices";
import { words } from "../../../../words/portfolio";
import { chooseAlgorithm } from "../choice";
import { createCoresController } from "../controller";
import { createCoresStore } from "../store";

/** The maximum number of redraws per second. */
const MAX_REDRAWS_PER_SECOND = 8;
/**
 * The interval between announcements of the progress, ms; more frequent ones would drown out other speech of a screen
 * reader.
 */
const ANNOUNCE_INTERVAL_MS = 10_000;

/** The ranges of all seeds, so that they are drawn to the same scale. */
export interface CurveExtent {
  readonly steps: number;
  readonly low: number;
  readonly high: number;
}

export interface ShownSeeds {
  readonly info: AlgorithmInfo;
  readonly lane: LaneSpec;
  readonly maxSteps: number | null;
  readonly toTheEnd: boolean;
  readonly seeds: readonly {
    readonly seed: number;
    readonly state: Signal<SeedState | null>;
  }[];
  /** The result; `null` while the seeds run or after they were cancelled. */
  readonly result: Portfolio | null;
}

/** Returns the index of the first series that shows the distance to the solution, or 0. */
const distanceSeriesIndex = (series: readonly SeriesSpec[]) =>
  Math.max(
    0,
    series.findIndex(({ goal }) => goal !== "neither"),
  );

export function createSeedsController(session: Session) {
  const { lucky, seed, maxSteps, seeds } = session.get(createCoresStore);
  const { doing, cores, busy, cancel } = session.get(createCoresController);
  const { puzzle } = session.get(createDocument);

  const shown = signal<ShownSeeds | null>(null);
  /** The index of the drawn series among those of the algorithm. */
  const drawCount = signal(0);
  const extent = signal<CurveExtent>({ steps: 1, low: 0, high: 1 });
  /** The number of seeds that have ended or were beaten. */
  const over = signal(0);
  const chosen = (algorithms: readonly AlgorithmInfo[]) =>
    chooseAlgorithm(algorithms, "random", lucky.value);

  /** Runs the seeds until the first answer, or with `toTheEnd` until each seed has ended. */
  const start = (toTheEnd: boolean) =>
    doing(
      "seeds",
      async ({ pool, puzzle: board, setup, lane, info, signal: stop }) => {
        const first = seed.peek();
        const budget = maxSteps.peek();
        const count = seeds.peek() ?? 1;
        const all = Array.from({ length: count }, (_, index) => ({
          seed: first + index,
          state: signal<SeedState | null>(null),
        }));
        batch(() => {
          if (shown.peek()?.info.id !== info.id) drawCount.value = distanceSeriesIndex(info.series);
          over.value = 0;
          shown.value = { info, lane, maxSteps: budget, toTheEnd, seeds: all, result: null };
        });
        announcement.value = words.begun(count);
        let reported = performance.now();
        const changes = new Map<number, SeedState>();
        const draw = () =>
          batch(() => {
            for (const state of changes.values()) {
              const place = all[state.seed - first];
              if (place) place.state.value = state;
            }
            changes.clear();
            measureExtent();
            const now = performance.now();
            if (now - reported < ANNOUNCE_INTERVAL_MS) return;
            reported = now;
            announcement.value = words.running(over.peek(), count);
          });
        const timer = setInterval(draw, 1000 / MAX_REDRAWS_PER_SECOND);
        try {
          const result = await solvePortfolio(
            pool,
            board,
            { ...setup, ...(budget === null ? {} : { maxSteps: budget }) },
            {
              seeds: count,
              workers: cores.peek(),
              toTheEnd,
              signal: stop,
              onSeed: (state) => changes.set(state.seed, state),
            },
          );
          const before = shown.peek();
          const currentSeeds = all.slice(0, result.seeds.length);
          batch(() => {
            draw();
            if (before) shown.value = { ...before, seeds: currentSeeds, result };
          });
          const { seed: number, outcome, steps } = result.winner;
          announcement.value = words.announce(
            number,
            outcome ?? "",
            steps,
            formatDuration(result.micros),
          );
        } finally {
          clearInterval(timer);
          if (stop.aborted) shown.value = null;
        }
      },
      chosen,
    );

  /** Computes the scale to which all seeds are drawn. */
  function measureExtent(): void {
    const now = shown.peek();
    if (!now) return;
    let steps = 1;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    let done = 0;
    for (const { state } of now.seeds) {
      const known = state.peek();
      if (!known) continue;
      if (known.state !== "running") done += 1;
      steps = Math.max(steps, known.steps);
      for (const value of columns(known, now.info).values) {
        if (Number.isNaN(value)) continue;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
    batch(() => {
      over.value = done;
      extent.value = low < high ? { steps, low, high } : { steps, low: low - 1, high: low + 1 };
    });
  }

  /** Returns the steps and the values of the drawn series. */
  function columns({ trace }: SeedState, { series }: AlgorithmInfo) {
    const length = trace.length / (1 + series.length);
    const column = (index: number) => trace.subarray(index * length, (index + 1) * length);
    return { steps: column(0), values: column(1 + drawCount.value) };
  }

  /**
   * Follows the puzzle and the settings: when they change, the results are removed, because they belong to the former
   * ones.
   */
  function followChoice(): () => void {
    let before: string | null = null;
    return effect(() => {
      const { text, box } = puzzle.value ?? {};
      const all = [text, box, lucky.value, seed.value, seeds.value, maxSteps.value];
      const now = JSON.stringify(all);
      if (before !== null && now !== before) {
        if (busy.peek() === "seeds") cancel();
        shown.value = null;
      }
      before = now;
    });
  }

  return {
    shown,
    drawn: drawCount,
    extent,
    over,
    chosen,
    start,
    measure: measureExtent,
    columns,
    followChoice,
  };
}
