/** A file of puzzles: read, solved in the pool, and what became of each. */
import { batch, computed, signal } from "@preact/signals";
import { type AlgorithmInfo, type PuzzleFile, readFile } from "sudoku-lab";
import { createAddress } from "../../../lab/address/link";
import { presetOf, solvers, takes } from "../../../lab/check";
import { pool } from "../../../lab/pool";
import { fetchOwn, fetchSets } from "../../../lab/sets";
import type { LaneSpec } from "../../../lab/setup";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { sessionTask } from "../../../session/task";
import { announcement } from "../../../ui/notices";
import { words } from "../../../words/many";
import { reasonOf } from "../../../words/messages";
import { answer, code } from "./answering";
import { createSetStore } from "./store";
import { sameTask, Tally, type Task } from "./tally";

export interface Source {
  readonly name: string;
  /** Where it comes from, if that is known. */
  readonly origin: string | null;
  readonly file: PuzzleFile;
}

/** The answers to a file; the arrays fill up while it is solved. */
export interface Answers extends Task {
  readonly workers: number;
  readonly fate: Uint8Array;
  readonly counts: Uint32Array;
  readonly steps: Float64Array;
  /** First solutions, one digit per cell, by group. */
  readonly solutions: readonly Uint8Array[];
}

/** How far it is. */
export interface Progress {
  readonly running: boolean;
  readonly cancelled: boolean;
  readonly done: number;
  /** Puzzles the solver takes. */
  readonly total: number;
  /** By the wall, ms. */
  readonly elapsed: number;
  /** Inside the algorithm, over all workers, µs. */
  readonly micros: number;
}

const sidesOf = ({ groups }: PuzzleFile) => groups.map(({ side }) => side);

/** What is taken where nothing is chosen, of those that count: made for just this size, or the last that takes them all. */
export function usual(all: readonly AlgorithmInfo[], file: PuzzleFile | null) {
  const sides = file ? sidesOf(file) : [9];
  const fit = all.filter((info) => info.complete && sides.every((side) => takes(info, side)));
  const made = fit.find(({ sizes: { least, most } }) => least === most);
  return made ?? fit.at(-1) ?? all.at(-1) ?? null;
}

/** The set of the example, and whether that is what is asked for. */
const EXAMPLE = "top95";

/** With another in place of that of the same task, or after all. */
function withTally(all: readonly Tally[], tally: Tally): readonly Tally[] {
  const same = all.findIndex(({ task }) => sameTask(task, tally.task));
  return same < 0 ? [...all, tally] : all.with(same, tally);
}

/** Of which there is no answer, and which ended without one. */
const without = [code("crashed"), code("refused"), code("invalid")];
const unanswered = new Map([
  [code("steps"), "steps"],
  [code("stalled"), "stalled"],
] as const);

/** Between two looks at how far it is. */
const LOOK_MS = 250;

export function createSetController(session: Session) {
  const { solver, seed, solutions, maxSteps, set } = session.get(createSetStore);
  const { applyWithoutDirtying } = session.get(createAddress);

  const source = signal<Source | null>(null);
  /** How much of a file is read, in 0..=1; `null` when none is. */
  const reading = signal<number | null>(null);
  /** Why there is no file, or no result. */
  const failure = signal<string | null>(null);
  /** What could not be fetched, and how to try again. */
  const unfetched = signal<{ readonly text: string; readonly again: () => void } | null>(null);
  const answers = signal<Answers | null>(null);
  /** How many steps the puzzles of the file took, by each that was tried on them. */
  const tallies = signal<readonly Tally[]>([]);
  const progress = signal<Progress | null>(null);
  const workers = signal<number | null>(null);
  const offered = computed(() => (lab.value ? solvers(lab.value) : []));
  const chosen = computed(() => {
    const all = offered.value;
    const wanted = all.find(({ id }) => id === solver.value?.algorithm);
    return wanted ?? usual(all, source.value?.file ?? null);
  });

  /** What is set of it. */
  const laneOf = ({ id }: AlgorithmInfo): LaneSpec =>
    solver.value?.algorithm === id ? solver.value : { algorithm: id, preset: null, params: {} };

  /**
   * Whether a seed is asked for: a complete solver as it is by default answers at once, where a seed changes
   * no answer. Parameters may draw, too.
   */
  function draws(info: AlgorithmInfo): boolean {
    const { preset, params } = laneOf(info);
    if (Object.keys(params).length > 0) return true;
    if (info.complete && preset === null) return false;
    return presetOf(info, preset)?.random ?? info.random;
  }

  /** What is asked now of each puzzle. */
  function asked(info: AlgorithmInfo): Task {
    const { preset, params } = laneOf(info);
    return {
      solver: info,
      preset,
      params,
      seed: draws(info) ? seed.value : null,
      // What cannot look for others is asked for one.
      limit: info.complete ? solutions.value : 1,
      maxSteps: maxSteps.value,
    };
  }

  /** A file is read or solved; when that is cancelled, what was answered stays. */
  const work = sessionTask(session);
  const stop = work.cancel;

  /** Reads a file in place of the one before, if it holds a puzzle or a line that should be one. */
  async function open(name: string, file: Blob, origin: string | null): Promise<boolean> {
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
      const found = await readFile(workers, file, { signal, onProgress });
      if (found.length === 0 && found.wrongCount === 0) throw new Error(words.empty(name));
      batch(() => {
        source.value = { name, origin, file: found };
        example.value = false;
        answers.value = null;
        tallies.value = [];
        progress.value = null;
      });
      announcement.value = words.read(found.length, found.wrongCount);
    });
    if (work.running.peek()) return read;
    reading.value = null;
    const why = work.failed.peek();
    if (why !== null) failure.value = why === words.empty(name) ? why : words.unreadable(name, why);
    return read;
  }

  /** Takes a file of one's own in place of the set. */
  async function take(name: string, file: Blob): Promise<void> {
    wish += 1;
    if (await open(name, file, null)) set.value = null;
  }

  /** Fetches the list of sets for who has chosen none yet. */
  async function offerSets(): Promise<void> {
    unfetched.value = null;
    try {
      await fetchSets();
    } catch (error) {
      unfetched.value = { text: words.noSets(reasonOf(error)), again: () => void offerSets() };
    }
  }

  /** Counts what is asked for, so that what was asked for before does not come in its place. */
  let wish = 0;
  let exemplary = false;
  /** Whether what is shown is the example, which nobody has asked for. */
  const example = signal(false);

  /** Shows those who have chosen nothing what there is to see. */
  function showExample(): void {
    if (source.peek() || set.peek() !== null) return;
    exemplary = true;
    applyWithoutDirtying("set", () => {
      set.value = EXAMPLE;
    });
  }

  /** Fetches a set of the page's own. */
  async function openSet(id: string): Promise<void> {
    const mine = ++wish;
    const unasked = exemplary;
    exemplary = false;
    if (!unasked) unfetched.value = null;
    try {
      const known = (await fetchSets()).find((one) => one.id === id);
      if (!known) {
        failure.value = words.noSuchSet(id);
        return;
      }
      const file = await (await fetchOwn(`sets/${known.file}`)).blob();
      if (set.value !== id || mine !== wish) return;
      const read = await open(known.id, file, known.source);
      if (!read || !unasked || mine !== wish) return;
      example.value = true;
      void solve();
    } catch (error) {
      if (set.value !== id) return;
      if (unasked) {
        // Nobody has asked for it, so the address does not.
        applyWithoutDirtying("set", () => {
          set.value = null;
        });
      }
      // What keeps the sets from being known is said already.
      unfetched.value ??= { text: words.notFetched(id, reasonOf(error)), again: () => reopen(id) };
    }
  }

  /** A change of what is chosen opens it. */
  function reopen(id: string): void {
    if (set.peek() === id) void openSet(id);
    else set.value = id;
  }

  /** Solves the file; `null` if there is nothing to solve, else whether it was done. */
  async function solve(): Promise<void> {
    const [from, info, all] = [source.value, chosen.value, pool()];
    // A file that is being read is what is meant: to solve the one before would end the reading.
    if (!from || !info || !all || progress.value?.running || reading.value !== null) return;
    const { file } = from;
    const task = asked(info);
    const fate = Uint8Array.from(file.clashing, (clash) => code(clash ? "invalid" : "waiting"));
    const groups = file.groups.filter(({ side }) => takes(info, side));
    for (const group of file.groups) {
      if (groups.includes(group)) continue;
      for (const number of group.numbers) if (fate[number] === 0) fate[number] = code("skipped");
    }
    const result: Answers = {
      ...task,
      workers: workers.value ?? all.size,
      fate,
      counts: new Uint32Array(file.length),
      steps: new Float64Array(file.length),
      solutions: file.groups.map(({ puzzles }) => new Uint8Array(puzzles.length)),
    };
    const tally = new Tally(task);
    const total = groups.reduce((sum, { numbers }) => sum + numbers.length, 0);
    let done = 0;
    let micros = 0;
    const begin = performance.now();
    const show = (running: boolean, cancelled: boolean) => {
      const elapsed = performance.now() - begin;
      progress.value = { running, cancelled, done, total, elapsed, micros };
    };
    batch(() => {
      failure.value = null;
      answers.value = result;
      tallies.value = withTally(tallies.value, tally);
      show(true, false);
    });
    let shown = begin;
    const look = setInterval(() => show(true, false), LOOK_MS);
    await work.run(async (signal) => {
      for (const group of groups) {
        const cells = group.side ** 2;
        const kept = result.solutions[file.groups.indexOf(group)];
        await answer(all, group, task, {
          workers: result.workers,
          signal,
          onPart: ({ from, to, error, ...part }) => {
            for (let at = from; at < to; at += 1) {
              const number = group.numbers[at] ?? 0;
              const became = part.fate(at - from);
              const steps = part.steps[at - from] ?? 0;
              result.counts[number] = part.counts[at - from] ?? 0;
              result.steps[number] = steps;
              if (fate[number] !== 0) continue; // its givens clash
              fate[number] = became;
              if (!without.includes(became))
                tally.add(number, steps, unanswered.get(became) ?? null);
            }
            kept?.set(part.solutions, from * cells);
            if (error)
              failure.value =
                error.code === "crashed"
                  ? words.crashed(to - from, reasonOf(error))
                  : reasonOf(error);
            done += to - from;
            micros += part.micros;
            if (performance.now() - shown < LOOK_MS) return;
            shown = performance.now();
            show(true, false);
          },
        });
      }
    });
    if (work.failed.peek() !== null && !work.running.peek()) failure.value = work.failed.peek();
    clearInterval(look);
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
    draws,
    asked,
    stop,
    open,
    take,
    offerSets,
    example,
    showExample,
    openSet,
    solve,
  };
}
