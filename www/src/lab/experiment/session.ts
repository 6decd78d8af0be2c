/**
 * A session of one experiment: the experiment is opened, run, paused and resumed, and its results so far can be read.
 * This module is independent of the page; every view that shows experiments has its own session.
 */

import { batch, type ReadonlySignal, signal } from "@preact/signals";
import { type Pool, SudokuError } from "sudoku-lab";
import { lab } from "../../session/engine";
import { fetchOnce, loadInBackground } from "../../ui/load";
import { createTask } from "../../ui/task";
import { words } from "../../words/experiment";
import { pool } from "../pool";
import { loadWorkshop } from "../workshop/load";
import { customSolverFile } from "./definition";
import { readSet } from "./files";
import { guestFor } from "./solver";
import { areRunsImported, deleteStored, loadPacks, storePack } from "./store";
import type {
  Definition,
  Experiment,
  FigureKind,
  FigureOptions,
  Summary,
  SummaryOptions,
} from "./types";

export interface Progress {
  readonly done: number;
  readonly tasks: number;
  /** Runs per second since the experiment was last started or resumed; 0 if the rate is not known yet. */
  readonly rate: number;
  /** The estimated time until the end, ms; `null` if it is not known yet. */
  readonly left: number | null;
}

export interface OpenOptions {
  /** Records that are available from the start: records of the page, or imported records. */
  readonly records?: readonly string[];
  /** The ratings of the puzzles, in the format of `lab rate`; by default the ratings that were given last. */
  readonly ratings?: string | null;
  /** Whether the results that the browser has stored are restored; by default they are. */
  readonly kept?: boolean;
  /**
   * Whether the given records replace the results that the browser has stored. The experiment is then opened, and the
   * stored results are deleted, only if there is a record of every run. By default nothing is replaced.
   */
  readonly replaces?: boolean;
}

export interface ExperimentSession {
  /** The open experiment; `null` until one is open. */
  readonly experiment: ReadonlySignal<Experiment | null>;
  /**
   * The number of puzzles of the next experiment that have been read or generated; `null` while none is being opened.
   */
  readonly opening: ReadonlySignal<number | null>;
  readonly running: ReadonlySignal<boolean>;
  readonly progress: ReadonlySignal<Progress>;
  /** The reason why the last request failed; `null` if it did not fail. */
  readonly failed: ReadonlySignal<string | null>;
  /** The number of runs that were restored from the browser's storage when the experiment was opened. */
  readonly restored: ReadonlySignal<number>;
  /** Whether some of the runs were imported or came with the page: their times may be those of another machine. */
  readonly elsewhere: ReadonlySignal<boolean>;
  /**
   * A counter that increases when there are new results. It increases seldom enough that computing the results takes a
   * small part of the time.
   */
  readonly told: ReadonlySignal<number>;
  /** Opens an experiment in place of the previous one, if possible; resolves to whether it was opened. */
  open(definition: Definition, options?: OpenOptions): Promise<boolean>;
  /** Executes the remaining runs; resolves to whether all runs are done. */
  run(): Promise<boolean>;
  /** Stops the current runs; completed runs are kept. */
  pause(): void;
  /**
   * Imports records that were written elsewhere, and returns their number. Throws an error with the place if they are
   * malformed.
   */
  add(csv: string): number;
  /**
   * Imports ratings in the format of `lab rate`, and returns the number of puzzles of this experiment that have a
   * rating. Throws an error if they are malformed.
   */
  rate(csv: string): number;
  /** Returns the results so far; `null` if there are none. */
  summary(options?: SummaryOptions): Summary | null;
  /** Returns a figure of the results, as SVG unless another format is requested; `null` if there are no results. */
  figure(kind: FigureKind, options?: FigureOptions): string | null;
}

/** The interval between two updates of the progress, ms. */
const PROGRESS_INTERVAL_MS = 200;
/**
 * The minimum interval between two announcements of new results, ms, and the ratio of this interval to the time that
 * computing the results takes.
 */
const MIN_NOTIFY_INTERVAL_MS = 500;
const NOTIFY_INTERVAL_RATIO = 9;
/** The interval between two writes to the browser's storage, ms. */
const SAVE_INTERVAL_MS = 5000;

const noProgress: Progress = { done: 0, tasks: 0, rate: 0, left: null };

const loadPackage = () => import("sudoku-lab/workshop");

/** Fetches the code that opens experiments while the definition is still being read. */
export function prepareSession(): void {
  loadInBackground(loadPackage, () => {});
  loadInBackground(loadWorkshop, () => {});
}

interface ExperimentFiles {
  readonly signal: AbortSignal;
  readonly onProgress: (puzzles: number) => void;
}

/** Options that replace the defaults. */
export interface ExperimentOptions {
  readonly opens?: (definition: Definition, options: ExperimentFiles) => Promise<Experiment>;
  readonly workers?: () => Pool | null;
  /** Whether completed runs are stored in the browser. */
  readonly keep?: boolean;
  /** Deletes the results of an experiment that the browser has stored. */
  readonly forget?: (definition: Definition) => Promise<void>;
}

/** Opens an experiment with the package, with the sets of the page. */
async function openWithShippedSets(
  definition: Definition,
  options: ExperimentFiles,
): Promise<Experiment> {
  const [{ Experiment: Opens }, workshop] = await Promise.all([
    fetchOnce(loadPackage),
    loadWorkshop(),
  ]);
  const guest = await guestFor(definition, lab.peek()?.guest ?? null);
  const file = customSolverFile(definition);
  if (file && !guest) throw new SudokuError("refused", words.noSolver(file));
  return Opens.open(workshop, definition, readSet, { ...options, guest });
}

export function createExperiment({
  opens = openWithShippedSets,
  workers = pool,
  keep = true,
  forget = deleteStored,
}: ExperimentOptions = {}): ExperimentSession {
  const experiment = signal<Experiment | null>(null);
  const opening = signal<number | null>(null);
  const progress = signal<Progress>(noProgress);
  const restored = signal(0);
  const hasImportedRuns = signal(false);
  const notifiedRuns = signal(0);
  const refused = signal<string | null>(null);
  const reading = createTask();
  const running = createTask();
  /** The ratings of puzzles, which apply to every experiment. */
  let rated: string | null = null;
  /** The time that summaries and figures have taken since the counter of results last increased, ms. */
  let spent = 0;
  const report = () => {
    spent = 0;
    notifiedRuns.value += 1;
  };

  function updateProgress(since: number, before: number): void {
    const now = experiment.peek();
    if (!now) return;
    const { done, tasks } = now;
    const rate = (1000 * (done - before)) / Math.max(1, performance.now() - since);
    const left = rate > 0 ? (1000 * (tasks - done)) / rate : null;
    progress.value = { done, tasks, rate, left };
  }

  const rest = () => {
    const { done = 0, tasks = 0 } = experiment.peek() ?? {};
    progress.value = { done, tasks, rate: 0, left: null };
  };

  async function storeRecords(experiment: Experiment): Promise<void> {
    const { definition, done, tasks } = experiment;
    const about = { definition, done, tasks, when: Date.now(), elsewhere: hasImportedRuns.peek() };
    if (keep) await storePack(about, experiment.pack());
  }

  /**
   * Restores stored runs. Runs that are damaged or belong to another version of the page are not restored and count as
   * not done. If no usable runs are stored, the entry is deleted.
   */
  async function recallRecords(next: Experiment): Promise<number> {
    const packs = await loadPacks(next.definition);
    let restored = 0;
    for (const pack of packs) {
      try {
        restored += next.restore([pack]);
      } catch (error) {
        if (!(error instanceof SudokuError)) throw error; // the other packs may be usable
      }
    }
    if (packs.length > 0 && restored === 0) await forget(next.definition);
    return restored;
  }

  async function openExperiment(
    definition: Definition,
    { records = [], ratings = null, kept = true, replaces = false }: OpenOptions = {},
  ): Promise<boolean> {
    running.cancel();
    opening.value = 0;
    const opened = await reading.run(async (signal) => {
      const onProgress = (puzzles: number) => {
        if (!signal.aborted) opening.value = puzzles;
      };
      const next = await opens(definition, { signal, onProgress });
      const before = keep && kept && !replaces ? await recallRecords(next) : 0;
      const imported = before > 0 ? await areRunsImported(definition) : records.length > 0;
      signal.throwIfAborted();
      // The stored runs are the visitor's own. Records of another machine are added only if no runs are stored.
      if (before === 0) for (const csv of records) next.add(csv);
      if (replaces && next.done < next.tasks) {
        throw new Error(words.study.incomplete(next.done, next.tasks));
      }
      rated = ratings ?? rated;
      if (rated !== null) next.rate(rated);
      if (!replaces) next.pack(); // the file has been stored, or is part of the page
      batch(() => {
        experiment.value = next;
        restored.value = before;
        hasImportedRuns.value = imported;
        rest();
        report();
      });
      if (replaces) {
        await forget(definition);
        await storeRecords(next);
      }
    });
    if (!reading.running.peek()) opening.value = null;
    refused.value = reading.failed.peek();
    return opened;
  }

  async function runExperiment(): Promise<boolean> {
    const [now, all] = [experiment.peek(), workers()];
    if (!now || !all) return false;
    const [since, before] = [performance.now(), now.done];
    let [shown, spoken, stored] = [since, since, since];
    const onPart = () => {
      const at = performance.now();
      if (at - shown >= PROGRESS_INTERVAL_MS) {
        shown = at;
        updateProgress(since, before);
      }
      if (at - spoken >= Math.max(MIN_NOTIFY_INTERVAL_MS, NOTIFY_INTERVAL_RATIO * spent)) {
        spoken = at;
        report();
      }
      if (at - stored >= SAVE_INTERVAL_MS) {
        stored = at;
        void storeRecords(now);
      }
    };
    refused.value = null;
    const storeNow = () => void storeRecords(now);
    globalThis.addEventListener?.("pagehide", storeNow);
    const done = await running.run(async (signal) => {
      try {
        await now.run(all, { signal, onPart });
      } finally {
        await storeRecords(now); // the run ends only after it has been stored, because a visitor who reads “Paused” may leave the page
      }
    });
    globalThis.removeEventListener?.("pagehide", storeNow);
    if (experiment.peek() === now) {
      batch(() => {
        refused.value = running.failed.peek();
        rest();
        report();
      });
    }
    return done;
  }

  /** Calls `work` and adds its duration to the time spent on results. */
  function measureResults<T>(work: (of: Experiment) => T): T | null {
    const now = experiment.peek();
    if (!now || now.done === 0) return null;
    const startedAt = performance.now();
    const result = work(now);
    spent += performance.now() - startedAt;
    return result;
  }

  return {
    experiment,
    opening,
    running: running.running,
    progress,
    failed: refused,
    restored,
    elsewhere: hasImportedRuns,
    told: notifiedRuns,
    open: openExperiment,
    run: runExperiment,
    pause: () => {
      reading.cancel();
      running.cancel();
    },
    add(csv) {
      const now = experiment.peek();
      const added = now?.add(csv) ?? 0;
      if (added > 0) hasImportedRuns.value = true;
      if (now) void storeRecords(now);
      rest();
      report();
      return added;
    },
    rate(csv) {
      const known = experiment.peek()?.rate(csv) ?? 0;
      if (known > 0) rated = csv;
      report();
      return known;
    },
    summary: (options) => measureResults((of) => of.summary(options)),
    figure: (kind, options) =>
      measureResults((of) => of.figure(kind, { ...options, words: words.drawn })),
  };
}
