/** Tunes the parameters of an algorithm in the pool, and keeps the result. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { AlgorithmInfo } from "sudoku-lab";
import type { Tuning, TuningResult, TuningState } from "sudoku-lab/workshop";
import { problemSentence, solvers } from "../../../lab/check";
import { readSet, SHIPPED_SETS_FOLDER } from "../../../lab/experiment/files";
import { pool } from "../../../lab/pool";
import { fetchSets, sets } from "../../../lab/sets";
import type { LaneSpec } from "../../../lab/setup";
import { isTunable, settingsOf } from "../../../lab/tunable";
import { loadWorkshop } from "../../../lab/workshop/load";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { sessionTask } from "../../../session/task";
import { fetchOnce } from "../../../ui/load";
import { announcement, showLinkError } from "../../../ui/notices";
import { words } from "../../../words/tune";
import { createTuneStore, DEFAULT_SET } from "./store";

const loadPackage = () => import("sudoku-lab/workshop");

/** The interval between two updates of the number of runs, ms. */
const PROGRESS_INTERVAL_MS = 200;

/** A tuning that has started, with its settings. */
export interface TunedResult {
  /** The settings as a text, which identifies the tuning. */
  readonly of: string;
  readonly info: AlgorithmInfo;
  readonly lane: LaneSpec;
  readonly seed: number;
  readonly steps: number;
  readonly budget: number;
}

export type Phase = "idle" | "opening" | "running" | "paused" | "ended";

export function createTuneController(session: Session) {
  const { lane, set, seed, steps, runs, working } = session.get(createTuneStore);

  /** The tuning that is shown; `null` before the first one. */
  const shown = signal<TunedResult | null>(null);
  const state = signal<TuningState | null>(null);
  /** The number of completed runs of all stages. */
  const done = signal(0);
  const result = signal<TuningResult | null>(null);
  const task = sessionTask(session);
  let tuning: Tuning | null = null;

  const offered = computed(() => (lab.value ? solvers(lab.value).filter(isTunable) : []));
  const chosen = computed<{ readonly info: AlgorithmInfo; readonly lane: LaneSpec } | null>(() => {
    const all = offered.value;
    // The default budget explores few settings well, and many settings only superficially.
    const [defaultAlgorithm] = [...all].sort(
      (one, other) =>
        Number(other.random) - Number(one.random) || settingsOf(one) - settingsOf(other),
    );
    const info = all.find(({ id }) => id === lane.value?.algorithm) ?? defaultAlgorithm;
    if (!info) return null;
    const isChosen = lane.value?.algorithm === info.id;
    const its: LaneSpec = { algorithm: info.id, preset: null, params: {} };
    return { info, lane: isChosen && lane.value ? lane.value : its };
  });
  const tuningRequest = computed(() =>
    JSON.stringify([chosen.value?.lane, set.value, seed.value, steps.value, runs.value]),
  );

  const phase = computed<Phase>(() => {
    if (result.value) return "ended";
    if (task.running.value) return state.value ? "running" : "opening";
    return state.value ? "paused" : "idle";
  });

  session.effect(() => {
    working.value = task.running.value;
  });
  session.onDispose(dropTuning);

  function dropTuning(): void {
    tuning?.dispose();
    tuning = null;
  }

  /** Ends the tuning that is shown and discards it. */
  function resetTuning(): void {
    task.cancel();
    task.forget();
    dropTuning();
    batch(() => {
      shown.value = null;
      state.value = null;
      result.value = null;
      done.value = 0;
    });
  }

  /**
   * Discards the tuning when the settings change, and reports a set or an algorithm that does not exist. Returns a
   * function that stops this.
   */
  const follow = (): (() => void) => {
    const ends = [
      effect(() => {
        const now = tuningRequest.value;
        untracked(() => {
          if (shown.value && shown.value.of !== now) resetTuning();
        });
      }),
      effect(() => {
        const wanted = set.value;
        if (!sets.value || sets.value.some(({ id }) => id === wanted)) return;
        untracked(() => {
          showLinkError(problemSentence({ key: "set", value: wanted, why: words.noSet }));
          set.value = DEFAULT_SET;
        });
      }),
      effect(() => {
        const { algorithm } = lane.value ?? {};
        if (algorithm === undefined || offered.value.length === 0) return;
        if (offered.value.some(({ id }) => id === algorithm)) return;
        untracked(() => {
          showLinkError(problemSentence({ key: "a", value: algorithm, why: words.nothingToTune }));
          lane.value = null;
        });
      }),
    ];
    // A list that cannot be fetched is reported when the tuning starts.
    fetchSets().catch(() => {});
    return () => {
      for (const end of ends) end();
    };
  };

  async function openTuning(signal: AbortSignal): Promise<Tuning> {
    const choice = chosen.peek();
    if (!choice) throw new Error(words.nothingToTune);
    const [known, workshop, { Tuning: Opens }] = await Promise.all([
      fetchSets(),
      loadWorkshop(),
      fetchOnce(loadPackage),
    ]);
    const knownSet = known.find(({ id }) => id === set.peek());
    if (!knownSet) throw new Error(words.noSet);
    const { algorithm, preset, params } = choice.lane;
    const start: TunedResult = {
      of: tuningRequest.peek(),
      info: choice.info,
      lane: choice.lane,
      seed: seed.peek(),
      steps: steps.peek(),
      budget: runs.peek(),
    };
    const request = {
      setup: {
        algorithm,
        ...(preset === null ? {} : { preset }),
        params,
        seed: start.seed,
        maxSteps: start.steps,
      },
      set: { file: SHIPPED_SETS_FOLDER + knownSet.file },
      runs: start.budget,
    };
    const opened = await Opens.open(workshop, request, readSet, { signal });
    signal.throwIfAborted();
    dropTuning();
    tuning = opened;
    shown.value = start;
    return opened;
  }

  async function runTuning(signal: AbortSignal): Promise<void> {
    const workers = pool();
    if (!workers) return;
    const now = tuning ?? (await openTuning(signal));
    state.value = now.state;
    let lastChecked = performance.now();
    const update = () => {
      batch(() => {
        done.value = now.runs;
        state.value = now.state;
      });
    };
    const onPart = () => {
      const at = performance.now();
      if (at - lastChecked < PROGRESS_INTERVAL_MS || signal.aborted) return;
      lastChecked = at;
      update();
    };
    const foundResult = await now.run(workers, { signal, onPart });
    batch(() => {
      update();
      result.value = foundResult;
    });
  }

  /** Starts, pauses or resumes the tuning; after its end, starts another one. */
  async function playBest(): Promise<void> {
    if (task.running.peek()) return task.cancel();
    if (result.peek()) resetTuning();
    if (await task.run(runTuning)) announcement.value = words.announce;
  }

  return {
    offered,
    chosen,
    shown,
    state,
    done,
    result,
    phase,
    failed: task.failed,
    follow,
    play: playBest,
    reset: resetTuning,
  };
}
