/**
 * An experiment as it is looked at: opened, run, paused, gone on with, and what it has told so far. It knows
 * no page: whatever shows experiments has one each.
 */

import { batch, type ReadonlySignal, signal } from "@preact/signals";
import { type Pool, SudokuError } from "sudoku-lab";
import { lab } from "../../session/engine";
import { fetchOnce, inBackground } from "../../ui/load";
import { task } from "../../ui/task";
import { words } from "../../words/experiment";
import { pool } from "../pool";
import { loadWorkshop } from "../workshop/load";
import { ownFile } from "./definition";
import { readSet } from "./files";
import { forgetKept, keepPack, recallPacks } from "./store";
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
  /** Runs a second since it was last set going; 0 while that is not known. */
  readonly rate: number;
  /** Until it is done, in milliseconds; `null` while that is not known. */
  readonly left: number | null;
}

export interface OpenOptions {
  /** Records that are there from the first: those that come with the page, or were imported. */
  readonly records?: readonly string[];
  /** How hard the puzzles are, as `lab rate` writes it; unless said, as was last said. */
  readonly ratings?: string | null;
  /** Whether what was kept in the browser is taken up; by default it is. */
  readonly kept?: boolean;
}

export interface ExperimentSession {
  /** `null` until one is open. */
  readonly experiment: ReadonlySignal<Experiment | null>;
  /** How many puzzles of the next one are read or made; `null` when none are. */
  readonly opening: ReadonlySignal<number | null>;
  readonly running: ReadonlySignal<boolean>;
  readonly progress: ReadonlySignal<Progress>;
  /** Why the last thing that was asked for was not done. */
  readonly failed: ReadonlySignal<string | null>;
  /** Runs that were taken up from what the browser kept, when it was opened. */
  readonly restored: ReadonlySignal<number>;
  /** Counts up when there is more to tell: so often that telling takes a small part of the time. */
  readonly told: ReadonlySignal<number>;
  /** Opens an experiment in place of the one before, if it can be; whether it was. */
  open(definition: Definition, options?: OpenOptions): Promise<boolean>;
  /** Goes on with what is not done; whether all of it is. */
  run(): Promise<boolean>;
  /** Ends what is under way; what is done stays. */
  pause(): void;
  /** Takes up records that were written elsewhere; how many. Throws what is wrong with them, and where. */
  add(csv: string): number;
  /** Takes up how hard puzzles are, as `lab rate` writes it; of how many of these. Throws what is wrong with it. */
  rate(csv: string): number;
  /** What is known so far; `null` while that is nothing. */
  summary(options?: SummaryOptions): Summary | null;
  /** A figure of it, as SVG unless another format is asked for. */
  figure(kind: FigureKind, options?: FigureOptions): string | null;
}

/** Between two looks at how far it is, ms. */
const LOOK_MS = 200;
/** Between two times that what is known is told, ms, at the least; and how many times as long as telling takes. */
const TELL_MS = 500;
const SHARE = 9;
/** Between two times that what was done is kept, ms. */
const KEEP_MS = 5000;

const nothing: Progress = { done: 0, tasks: 0, rate: 0, left: null };

const loadPackage = () => import("sudoku-lab/workshop");

/** Fetches what opens experiments while it is read which one is to be opened. */
export function prepareSession(): void {
  inBackground(loadPackage, () => {});
  inBackground(loadWorkshop, () => {});
}

interface Opening {
  readonly signal: AbortSignal;
  readonly onProgress: (puzzles: number) => void;
}

/** What is used in place of the usual. */
export interface ExperimentOptions {
  readonly opens?: (definition: Definition, options: Opening) => Promise<Experiment>;
  readonly workers?: () => Pool | null;
  /** Whether what is done is kept in the browser. */
  readonly keep?: boolean;
}

/** By the package, with sets as the page has them. */
async function openUsual(definition: Definition, options: Opening): Promise<Experiment> {
  const [{ Experiment: Opens }, workshop] = await Promise.all([
    fetchOnce(loadPackage),
    loadWorkshop(),
  ]);
  workshop.guest = lab.peek()?.guest ?? null;
  const file = ownFile(definition);
  if (file && !workshop.guest) throw new SudokuError("refused", words.noSolver(file));
  return Opens.open(workshop, definition, readSet, options);
}

export function createExperiment({
  opens = openUsual,
  workers = pool,
  keep = true,
}: ExperimentOptions = {}): ExperimentSession {
  const experiment = signal<Experiment | null>(null);
  const opening = signal<number | null>(null);
  const progress = signal<Progress>(nothing);
  const restored = signal(0);
  const told = signal(0);
  const refused = signal<string | null>(null);
  const reading = task();
  const running = task();
  /** Ratings hold for puzzles, whatever experiment they are in. */
  let rated: string | null = null;
  /** What summaries and figures have taken since they were last asked for anew, ms. */
  let spent = 0;
  const tell = () => {
    spent = 0;
    told.value += 1;
  };

  function look(since: number, before: number): void {
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

  async function store(of: Experiment): Promise<void> {
    const { definition, done, tasks } = of;
    if (keep) await keepPack({ definition, done, tasks, when: Date.now() }, of.pack());
  }

  /**
   * Restores what was kept. What is of another version of the page, or damaged, is not; where nothing else was kept, it
   * is deleted. Its runs count as not done.
   */
  async function recall(next: Experiment): Promise<number> {
    const packs = await recallPacks(next.definition);
    let restored = 0;
    for (const pack of packs) {
      try {
        restored += next.restore([pack]);
      } catch (error) {
        if (!(error instanceof SudokuError)) throw error; // the other packs may be sound
      }
    }
    if (packs.length > 0 && restored === 0) await forgetKept(next.definition);
    return restored;
  }

  async function open(
    definition: Definition,
    { records = [], ratings = null, kept = true }: OpenOptions = {},
  ): Promise<boolean> {
    running.cancel();
    opening.value = 0;
    const opened = await reading.run(async (signal) => {
      const onProgress = (puzzles: number) => {
        if (!signal.aborted) opening.value = puzzles;
      };
      const next = await opens(definition, { signal, onProgress });
      const before = keep && kept ? await recall(next) : 0;
      signal.throwIfAborted();
      // What was kept is the visitor's own: records of another machine come where there is none.
      if (before === 0) for (const csv of records) next.add(csv);
      rated = ratings ?? rated;
      if (rated !== null) next.rate(rated);
      next.pack(); // it is kept, or comes with the page
      batch(() => {
        experiment.value = next;
        restored.value = before;
        rest();
        tell();
      });
    });
    if (!reading.running.peek()) opening.value = null;
    refused.value = reading.failed.peek();
    return opened;
  }

  async function run(): Promise<boolean> {
    const [now, all] = [experiment.peek(), workers()];
    if (!now || !all) return false;
    const [since, before] = [performance.now(), now.done];
    let [shown, spoken, stored] = [since, since, since];
    const onPart = () => {
      const at = performance.now();
      if (at - shown >= LOOK_MS) {
        shown = at;
        look(since, before);
      }
      if (at - spoken >= Math.max(TELL_MS, SHARE * spent)) {
        spoken = at;
        tell();
      }
      if (at - stored >= KEEP_MS) {
        stored = at;
        void store(now);
      }
    };
    refused.value = null;
    const kept = () => void store(now);
    globalThis.addEventListener?.("pagehide", kept);
    const done = await running.run(async (signal) => {
      try {
        await now.run(all, { signal, onPart });
      } finally {
        await store(now); // it is not over until it is kept: who reads “Paused” may leave
      }
    });
    globalThis.removeEventListener?.("pagehide", kept);
    if (experiment.peek() === now) {
      batch(() => {
        refused.value = running.failed.peek();
        rest();
        tell();
      });
    }
    return done;
  }

  /** Does it, and counts how long it took. */
  function timed<T>(work: (of: Experiment) => T): T | null {
    const now = experiment.peek();
    if (!now || now.done === 0) return null;
    const begin = performance.now();
    const result = work(now);
    spent += performance.now() - begin;
    return result;
  }

  return {
    experiment,
    opening,
    running: running.running,
    progress,
    failed: refused,
    restored,
    told,
    open,
    run,
    pause: () => {
      reading.cancel();
      running.cancel();
    },
    add(csv) {
      const now = experiment.peek();
      const added = now?.add(csv) ?? 0;
      if (now) void store(now);
      rest();
      tell();
      return added;
    },
    rate(csv) {
      const known = experiment.peek()?.rate(csv) ?? 0;
      if (known > 0) rated = csv;
      tell();
      return known;
    },
    summary: (options) => timed((of) => of.summary(options)),
    figure: (kind, options) => timed((of) => of.figure(kind, { ...options, words: words.drawn })),
  };
}
