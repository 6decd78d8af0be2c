/** Reads a file of puzzles, solves them in the pool and collects the results. */
import { batch, computed, signal } from "@preact/signals";
import { type AlgorithmInfo, type PuzzleFile, readFile } from "sudoku-lab";
import { createAddress } from "../../../lab/address/link";
import { presetOf, solvers, supportsSide } from "../../../lab/check";
import { pool } from "../../../lab/pool";
import { fetchOwnSets, fetchSets } from "../../../lab/sets";
import type { LaneSpec } from "../../../lab/setup";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { sessionTask } from "../../../session/task";
import { announcement } from "../../../ui/notices";
import { words } from "../../../words/many";
import { reasonOf } from "../../../words/messages";
import { outcomeCode, solvePuzzles } from "./answering";
import { createSetStore } from "./store";
import { BatchTally, type BatchTask, isSameTask } from "./tally";

export interface BatchSource {
  readonly name: string;
  /** The origin of the puzzles; `null` if it is not known. */
  readonly origin: string | null;
  readonly file: PuzzleFile;
}

/** The answers for a file. The arrays are filled while it is being solved. */
export interface BatchAnswers extends BatchTask {
  readonly workers: number;
  readonly fate: Uint8Array;
  readonly counts: Uint32Array;
  readonly steps: Float64Array;
  /** The first solutions by group, with one digit per cell. */
  readonly solutions: readonly Uint8Array[];
}

/** The progress of a run over the file. */
export interface Progress {
  readonly running: boolean;
  readonly cancelled: boolean;
  readonly done: number;
  /** The number of puzzles whose size the solver supports. */
  readonly total: number;
  /** The elapsed wall-clock time, ms. */
  readonly elapsed: number;
  /** The time inside the algorithm, summed over all workers, µs. */
  readonly micros: number;
}

const sidesOf = ({ groups }: PuzzleFile) => groups.map(({ side }) => side);

/**
 * Returns the default solver among the complete ones: a solver made for exactly the size of the puzzles, otherwise the
 * last one that supports all of them; `null` if there is none.
 */
export function defaultSolver(all: readonly AlgorithmInfo[], file: PuzzleFile | null) {
  const sides = file ? sidesOf(file) : [9];
  const fit = all.filter(
    (info) => info.complete && sides.every((side) => supportsSide(info, side)),
  );
  const made = fit.find(({ sizes: { least, most } }) => least === most);
  return made ?? fit.at(-1) ?? all.at(-1) ?? null;
}

/** The id of the example set. */
const EXAMPLE_SET = "top95";

/** Returns the tallies with that of the same task replaced, or with the tally appended. */
function withTally(all: readonly BatchTally[], tally: BatchTally): readonly BatchTally[] {
  const same = all.findIndex(({ task }) => isSameTask(task, tally.task));
  return same < 0 ? [...all, tally] : all.with(same, tally);
}

/** The codes of the results without an answer: those that are not counted, and those that are counted as unanswered. */
const uncountedCodes = [outcomeCode("crashed"), outcomeCode("refused"), outcomeCode("invalid")];
const unansweredTexts = new Map([
  [outcomeCode("steps"), "steps"],
  [outcomeCode("stalled"), "stalled"],
] as const);

/** The interval between two updates of the progress, ms. */
const PROGRESS_INTERVAL_MS = 250;

export function createSetController(session: Session) {
  const { solver, seed, solutions, maxSteps, set } = session.get(createSetStore);
  const { applyWithoutDirtying } = session.get(createAddress);

  const source = signal<BatchSource | null>(null);
  /** The share of a file that has been read, from 0 to 1; `null` if no file is being read. */
  const reading = signal<number | null>(null);
  /** Why there is no file or no result; `null` if there was no failure. */
  const failure = signal<string | null>(null);
  /** The fetch that failed, as a text, and a function that repeats it; `null` if there is none. */
  const unfetched = signal<{ readonly text: string; readonly again: () => void } | null>(null);
  const answers = signal<BatchAnswers | null>(null);
  /** The distributions of the steps over the puzzles of the file, one for each task that was run on it. */
  const tallies = signal<readonly BatchTally[]>([]);
  const progress = signal<Progress | null>(null);
  const workers = signal<number | null>(null);
  const offered = computed(() => (lab.value ? solvers(lab.value) : []));
  const chosen = computed(() => {
    const all = offered.value;
    const wanted = all.find(({ id }) => id === solver.value?.algorithm);
    return wanted ?? defaultSolver(all, source.value?.file ?? null);
  });

  /** Returns the settings of a solver. */
  const laneOf = ({ id }: AlgorithmInfo): LaneSpec =>
    solver.value?.algorithm === id ? solver.value : { algorithm: id, preset: null, params: {} };

  /**
   * Returns whether the answers may depend on a seed. They do not for a complete solver with its default settings;
   * changed parameters may make it random.
   */
  function usesRandomness(info: AlgorithmInfo): boolean {
    const { preset, params } = laneOf(info);
    if (Object.keys(params).length > 0) return true;
    if (info.complete && preset === null) return false;
    return presetOf(info, preset)?.random ?? info.random;
  }

  /** Returns the task that the present settings describe. */
  function currentTask(info: AlgorithmInfo): BatchTask {
    const { preset, params } = laneOf(info);
    return {
      solver: info,
      preset,
      params,
      seed: usesRandomness(info) ? seed.value : null,
      // An incomplete solver cannot search for further solutions.
      limit: info.complete ? solutions.value : 1,
      maxSteps: maxSteps.value,
    };
  }

  /** Reading or solving a file. Answers found before a cancellation are kept. */
  const work = sessionTask(session);
  const stop = work.cancel;

  /**
   * Replaces the file by another one, if that contains a puzzle or a malformed line. Resolves to whether it was read.
   */
  async function openFile(name: string, file: Blob, origin: string | null): Promise<boolean> {
    const workers = pool();
    if (!workers) return false;
    const read = await work.run(async (signal) => {
      batch(() => {
        failure.value = null;
        reading.value = 0;
      });
      const onProgress = (share: number) => {
        if (!signal.aborted) reading.value = share;
      };
      const result = await readFile(workers, file, { signal, onProgress });
      if (result.length === 0 && result.wrongCount === 0) throw new Error(words.empty(name));
      batch(() => {
        source.value = { name, origin, file: result };
        example.value = false;
        answers.value = null;
        tallies.value = [];
        progress.value = null;
      });
      announcement.value = words.read(result.length, result.wrongCount);
    });
    if (work.running.peek()) return read;
    reading.value = null;
    const why = work.failed.peek();
    if (why !== null) failure.value = why === words.empty(name) ? why : words.unreadable(name, why);
    return read;
  }

  /** Opens the visitor's own file in place of the set. */
  async function openOwnFile(name: string, file: Blob): Promise<void> {
    wish += 1;
    if (await openFile(name, file, null)) set.value = null;
  }

  /** Fetches the list of sets before a set is chosen. */
  async function fetchSetList(): Promise<void> {
    unfetched.value = null;
    try {
      await fetchSets();
    } catch (error) {
      unfetched.value = { text: words.noSets(reasonOf(error)), again: () => void fetchSetList() };
    }
  }

  /** The number of requests so far: the result of an earlier request is dropped when a later one was made. */
  let wish = 0;
  let exemplary = false;
  /** Whether the example is shown, which the visitor did not choose. */
  const example = signal(false);

  /** Shows the example if no puzzles are chosen. */
  function showExample(): void {
    if (source.peek() || set.peek() !== null) return;
    exemplary = true;
    applyWithoutDirtying("set", () => {
      set.value = EXAMPLE_SET;
    });
  }

  /** Fetches a set that comes with the page. */
  async function openSet(id: string): Promise<void> {
    const turn = ++wish;
    const unasked = exemplary;
    exemplary = false;
    if (!unasked) unfetched.value = null;
    try {
      const known = (await fetchSets()).find((one) => one.id === id);
      if (!known) {
        failure.value = words.noSuchSet(id);
        return;
      }
      const file = await (await fetchOwnSets(`sets/${known.file}`)).blob();
      if (set.value !== id || turn !== wish) return;
      const read = await openFile(known.id, file, known.source);
      if (!read || !unasked || turn !== wish) return;
      example.value = true;
      void solveSet();
    } catch (error) {
      if (set.value !== id) return;
      if (unasked) {
        // The visitor did not choose the example, so the address must not name it.
        applyWithoutDirtying("set", () => {
          set.value = null;
        });
      }
      // A failure to fetch the list of sets is already reported.
      unfetched.value ??= {
        text: words.notFetched(id, reasonOf(error)),
        again: () => reopenSet(id),
      };
    }
  }

  /** Opens a set again. If another set is chosen by now, choosing this one opens it. */
  function reopenSet(id: string): void {
    if (set.peek() === id) void openSet(id);
    else set.value = id;
  }

  /** Solves the file, unless there is nothing to solve or it is already being solved. */
  async function solveSet(): Promise<void> {
    const [from, info, all] = [source.value, chosen.value, pool()];
    // Solving the former file would end the reading of the new one.
    if (!from || !info || !all || progress.value?.running || reading.value !== null) return;
    const { file } = from;
    const task = currentTask(info);
    const outcomes = Uint8Array.from(file.clashing, (clash) =>
      outcomeCode(clash ? "invalid" : "waiting"),
    );
    const groups = file.groups.filter(({ side }) => supportsSide(info, side));
    for (const group of file.groups) {
      if (groups.includes(group)) continue;
      for (const number of group.numbers)
        if (outcomes[number] === 0) outcomes[number] = outcomeCode("skipped");
    }
    const result: BatchAnswers = {
      ...task,
      workers: workers.value ?? all.size,
      fate: outcomes,
      counts: new Uint32Array(file.length),
      steps: new Float64Array(file.length),
      solutions: file.groups.map(({ puzzles }) => new Uint8Array(puzzles.length)),
    };
    const tally = new BatchTally(task);
    const total = groups.reduce((sum, { numbers }) => sum + numbers.length, 0);
    let done = 0;
    let micros = 0;
    const startedAt = performance.now();
    const show = (running: boolean, cancelled: boolean) => {
      const elapsed = performance.now() - startedAt;
      progress.value = { running, cancelled, done, total, elapsed, micros };
    };
    batch(() => {
      failure.value = null;
      answers.value = result;
      tallies.value = withTally(tallies.value, tally);
      show(true, false);
    });
    let shown = startedAt;
    const updateTimer = setInterval(() => show(true, false), PROGRESS_INTERVAL_MS);
    await work.run(async (signal) => {
      for (const group of groups) {
        const cells = group.side ** 2;
        const solution = result.solutions[file.groups.indexOf(group)];
        await solvePuzzles(all, group, task, {
          workers: result.workers,
          signal,
          onPart: ({ from, to, error, ...part }) => {
            for (let at = from; at < to; at += 1) {
              const number = group.numbers[at] ?? 0;
              const became = part.fate(at - from);
              const steps = part.steps[at - from] ?? 0;
              result.counts[number] = part.counts[at - from] ?? 0;
              result.steps[number] = steps;
              if (outcomes[number] !== 0) continue; // the givens conflict
              outcomes[number] = became;
              if (!uncountedCodes.includes(became))
                tally.add(number, steps, unansweredTexts.get(became) ?? null);
            }
            solution?.set(part.solutions, from * cells);
            if (error)
              failure.value =
                error.code === "crashed"
                  ? words.crashed(to - from, reasonOf(error))
                  : reasonOf(error);
            done += to - from;
            micros += part.micros;
            if (performance.now() - shown < PROGRESS_INTERVAL_MS) return;
            shown = performance.now();
            show(true, false);
          },
        });
      }
    });
    if (work.failed.peek() !== null && !work.running.peek()) failure.value = work.failed.peek();
    clearInterval(updateTimer);
    show(false, done < total);
    announcement.value = words.ended(done, total);
  }

  return {
    source,
    reading,
    failure,
    unfetched,
    answers,
    tallies,
    progress,
    workers,
    offered,
    chosen,
    laneOf,
    draws: usesRandomness,
    asked: currentTask,
    stop,
    open: openFile,
    take: openOwnFile,
    offerSets: fetchSetList,
    example,
    showExample,
    openSet,
    solve: solveSet,
  };
}
