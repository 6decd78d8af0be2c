/** Runs one puzzle on several cores, and measures how much sooner that is done. */
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
import { sentence } from "../../../lab/check";
import { createPool } from "../../../lab/pool";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { sessionTask } from "../../../session/task";
import { duration } from "../../../text/times";
import { announcement, notifyOfLink } from "../../../ui/notices";
import { words } from "../../../words/cores";
import { type Choice, choose } from "./choice";
import { type Measured, Measuring } from "./measured";
import { createCoresStore, FIRST } from "./store";

/** Cores, by what the browser says. */
export const MOST_CORES = Math.max(1, navigator.hardwareConcurrency || 1);
/** Runs on each number of cores when the speed-up is measured. */
export const ROUNDS = 5;

/** A run that is shared, or was: in parts, or step by step. */
export interface Shared {
  /** `null` of a run whose every step is shared. */
  readonly parts: readonly (PartState | null)[] | null;
  /** Steps of such a run that are complete. */
  readonly steps: number;
  readonly together: Together | null;
}
type Doing = "run" | "measure" | "seeds";

interface Job extends Choice {
  readonly pool: Pool;
  readonly puzzle: Puzzle;
  readonly setup: AnySetup;
  readonly signal: AbortSignal;
}

export function createCoresController(session: Session) {
  const { working, shared, lucky, seed, solutions } = session.get(createCoresStore);
  const { applyWithoutDirtying } = session.get(createAddress);
  const { puzzle } = session.get(createDocument);

  const cores = signal(MOST_CORES);
  const run = signal<Shared | null>(null);
  const measured = signal<Measured | null>(null);
  const work = sessionTask(session);
  const { failed, cancelled, cancel, forget } = work;
  const what = signal<Doing | null>(null);
  /** What is being done; `null` is nothing. */
  const busy = computed(() => (work.running.value ? what.value : null));
  /** Where a measurement is. */
  const progress = signal<{ readonly round: number; readonly cores: number } | null>(null);

  session.effect(() => {
    working.value = work.running.value;
  });

  let pool: Pool | null = null;

  session.onDispose(() => pool?.dispose());

  /** What is shared out now: what was chosen, or the first that can be shared. */
  const chosen = (algorithms: readonly AlgorithmInfo[]) =>
    choose(algorithms, "shareable", shared.value);

  /** Holds what a link says against what can be done here; what cannot is named and left out. */
  function checkChosen(): void {
    const all = lab.value?.algorithms ?? [];
    for (const [purpose, wanted] of [
      ["shareable", shared],
      ["random", lucky],
    ] as const) {
      const lane = wanted.value;
      const choice = lane && choose(all, purpose, lane);
      if (!choice || choice.lane === lane) continue;
      const { algorithm, preset } = lane;
      const value = preset === null ? algorithm : `${algorithm}:${preset}`;
      untracked(() => {
        applyWithoutDirtying("cores", () => {
          wanted.value = choice.info.id === algorithm ? choice.lane : null;
        });
        notifyOfLink(sentence({ key: "a", value, why: words.cannot[purpose] }));
      });
    }
  }

  /** Does something with the puzzle and the set-up of now, unless something is being done. */
  async function doing(
    doing: Doing,
    job: (given: Job) => Promise<void>,
    choosing: (algorithms: readonly AlgorithmInfo[]) => Choice | null = chosen,
  ) {
    const there = lab.value;
    const board = puzzle.value;
    const choice = there && choosing(there.algorithms);
    if (!there || !board || !choice || busy.value) return;
    pool ??= createPool(there, MOST_CORES);
    const all = pool;
    const { algorithm, preset, params } = choice.lane;
    const setup: AnySetup = {
      algorithm,
      params,
      seed: seed.value,
      // Only a complete search can count.
      solutions: choice.info.complete ? solutions.value : FIRST,
      ...(preset === null ? {} : { preset }),
    };
    await work.run((signal) => {
      batch(() => {
        what.value = doing;
        measured.value = null;
        run.value = null;
      });
      return job({ ...choice, pool: all, puzzle: board, setup, signal });
    });
    if (work.running.peek()) return;
    progress.value = null;
    if (cancelled.peek()) announcement.value = words.wasCancelled;
  }

  /** Solves on as many cores as are chosen, and shows the parts. */
  const together = () =>
    doing("run", async ({ pool, puzzle, setup, signal }) => {
      let parts: (PartState | null)[] | null = null;
      let steps = 0;
      let drawn = false;
      const draw = () => {
        if (drawn) return;
        drawn = true;
        requestAnimationFrame(() => {
          drawn = false;
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
      announcement.value = words.announce(outcome, result.found, duration(result.micros));
    });

  /** Solves on one core, on two, and so on up to all, several rounds over. */
  const measure = () =>
    doing("measure", async ({ pool, puzzle, setup, signal }) => {
      const measuring = new Measuring(MOST_CORES);
      // The first round has the code compiled, and is thrown away.
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (let workers = 1; workers <= MOST_CORES; workers += 1) {
          progress.value = { round, cores: workers };
          const result = await solveTogether(pool, puzzle, setup, { workers, signal });
          if (round > 0) measuring.add(workers, result);
        }
        if (round > 0) measured.value = measuring.result();
      }
      const last = measured.value?.rows.at(-1);
      if (last) announcement.value = words.announceMeasured(last.cores, words.times(last.speedUp));
    });

  /** What was found belongs to what is on the board and chosen: when that changes, it is gone. */
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
    checkChosen,
    doing,
    together,
    measure,
    followBoard,
  };
}
