/** Solves one puzzle on several cores, and measures the speed-up. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import {
  type AlgorithmInfo,
  type AnySetup,
  type PartState,
  type Pool,
  type Puzzle,
  solveTogether,
  type Together,
} from "sudoku-lab";
import { createAddress } from "../../../lab/address/link";
import { problemSentence } from "../../../lab/check";
import { createPool } from "../../../lab/pool";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { sessionTask } from "../../../session/task";
import { formatDuration } from "../../../text/times";
import { announcement, showLinkError } from "../../../ui/notices";
import { words } from "../../../words/cores";
import { type AlgorithmOption, chooseAlgorithm } from "./choice";
import { type MeasuredRuns, Measuring } from "./measured";
import { createCoresStore, FIRST_SEED } from "./store";

/** The number of cores that the browser reports; at least 1. */
export const MAX_CORES = Math.max(1, navigator.hardwareConcurrency || 1);
/** The number of measured runs per number of cores. */
export const ROUNDS = 5;

/** The state of a run on several cores, which share either parts of the search or every step. */
export interface SharedRun {
  /** The state of each part, `null` for a part not begun; `null` instead of the list if every step is shared. */
  readonly parts: readonly (PartState | null)[] | null;
  /** The number of completed steps of a run whose steps are shared. */
  readonly steps: number;
  readonly together: Together | null;
}
type Activity = "run" | "measure" | "seeds";

interface CoresJob extends AlgorithmOption {
  readonly pool: Pool;
  readonly puzzle: Puzzle;
  readonly setup: AnySetup;
  readonly signal: AbortSignal;
}

export function createCoresController(session: Session) {
  const { working, shared, lucky, seed, solutions } = session.get(createCoresStore);
  const { applyWithoutDirtying } = session.get(createAddress);
  const { puzzle } = session.get(createDocument);

  const cores = signal(MAX_CORES);
  const run = signal<SharedRun | null>(null);
  const measured = signal<MeasuredRuns | null>(null);
  const work = sessionTask(session);
  const { failed, cancelled, cancel, forget } = work;
  const what = signal<Activity | null>(null);
  /** The task that runs; `null` if there is none. */
  const busy = computed(() => (work.running.value ? what.value : null));
  /** The round and the number of cores that are being measured; `null` without a measurement. */
  const progress = signal<{ readonly round: number; readonly cores: number } | null>(null);

  session.effect(() => {
    working.value = work.running.value;
  });

  let pool: Pool | null = null;

  session.onDispose(() => pool?.dispose());

  /** Returns the algorithm to run: the chosen one, or the first one that can share a run. */
  const chosen = (algorithms: readonly AlgorithmInfo[]) =>
    chooseAlgorithm(algorithms, "shareable", shared.value);

  /** Checks the algorithms of a link. Names those that are not suitable in a message, and removes them. */
  function checkChoice(): void {
    const all = lab.value?.algorithms ?? [];
    for (const [purpose, wanted] of [
      ["shareable", shared],
      ["random", lucky],
    ] as const) {
      const lane = wanted.value;
      const choice = lane && chooseAlgorithm(all, purpose, lane);
      if (!choice || choice.lane === lane) continue;
      const { algorithm, preset } = lane;
      const value = preset === null ? algorithm : `${algorithm}:${preset}`;
      untracked(() => {
        applyWithoutDirtying("cores", () => {
          wanted.value = choice.info.id === algorithm ? choice.lane : null;
        });
        showLinkError(problemSentence({ key: "a", value, why: words.cannot[purpose] }));
      });
    }
  }

  /** Runs a task with the present puzzle and setup, unless another task runs. */
  async function describeActivity(
    activity: Activity,
    job: (given: CoresJob) => Promise<void>,
    choosing: (algorithms: readonly AlgorithmInfo[]) => AlgorithmOption | null = chosen,
  ) {
    const registry = lab.value;
    const board = puzzle.value;
    const choice = registry && choosing(registry.algorithms);
    if (!registry || !board || !choice || busy.value) return;
    pool ??= createPool(registry, MAX_CORES);
    const all = pool;
    const { algorithm, preset, params } = choice.lane;
    const setup: AnySetup = {
      algorithm,
      params,
      seed: seed.value,
      // Only a complete search can count solutions.
      solutions: choice.info.complete ? solutions.value : FIRST_SEED,
      ...(preset === null ? {} : { preset }),
    };
    await work.run((signal) => {
      batch(() => {
        what.value = activity;
        measured.value = null;
        run.value = null;
      });
      return job({ ...choice, pool: all, puzzle: board, setup, signal });
    });
    if (work.running.peek()) return;
    progress.value = null;
    if (cancelled.peek()) announcement.value = words.wasCancelled;
  }

  /** Solves the puzzle on the chosen number of cores, and shows the parts. */
  const together = () =>
    describeActivity("run", async ({ pool, puzzle, setup, signal }) => {
      let parts: (PartState | null)[] | null = null;
      let steps = 0;
      let isDrawn = false;
      const draw = () => {
        if (isDrawn) return;
        isDrawn = true;
        requestAnimationFrame(() => {
          isDrawn = false;
          if (run.value?.together || signal.aborted) return;
          run.value = { parts: parts && [...parts], steps, together: null };
        });
      };
      const result = await solveTogether(pool, puzzle, setup, {
        workers: cores.value,
        signal,
        onSplit: (count) => {
          parts = new Array(count).fill(null);
        },
        onPart: (state) => {
          if (parts) parts[state.part] = state;
          draw();
        },
        onSteps: (now) => {
          steps = now;
          draw();
        },
      });
      run.value = { parts, steps: result.steps, together: result };
      const outcome = words.outcomes[result.outcome] ?? result.outcome;
      announcement.value = words.announce(outcome, result.found, formatDuration(result.micros));
    });

  /** Solves the puzzle on 1, 2 and up to all cores, in several rounds. */
  const measure = () =>
    describeActivity("measure", async ({ pool, puzzle, setup, signal }) => {
      const measuring = new Measuring(MAX_CORES);
      // The first round is a warm-up that compiles the code; its times are discarded.
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (let workers = 1; workers <= MAX_CORES; workers += 1) {
          progress.value = { round, cores: workers };
          const result = await solveTogether(pool, puzzle, setup, { workers, signal });
          if (round > 0) measuring.add(workers, result);
        }
        if (round > 0) measured.value = measuring.result();
      }
      const last = measured.value?.rows.at(-1);
      if (last) announcement.value = words.announceMeasured(last.cores, words.times(last.speedUp));
    });

  /**
   * Follows the puzzle and the settings: when they change, the results are removed, because they belong to the former
   * ones.
   */
  function followBoard(): () => void {
    let before: string | null = null;
    return effect(() => {
      const { text, box } = puzzle.value ?? {};
      const now = JSON.stringify([text, box, shared.value, seed.value, solutions.value]);
      if (before !== null && now !== before) {
        cancel();
        batch(() => {
          run.value = null;
          measured.value = null;
          forget();
        });
      }
      before = now;
    });
  }

  return {
    cores,
    run,
    measured,
    failed,
    cancelled,
    cancel,
    forget,
    busy,
    progress,
    chosen,
    checkChosen: checkChoice,
    doing: describeActivity,
    together,
    measure,
    followBoard,
  };
}
