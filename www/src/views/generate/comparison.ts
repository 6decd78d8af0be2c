/** Generators side by side: who takes part, and workers that take turns between them. */
import { signal } from "@preact/signals";
import type { AlgorithmInfo, Lab, Setup } from "sudoku-lab";
import { MAX_SEED } from "../../lab/setup";
import type { Command, Report, Row } from "../../lab/workshop/protocol";
import { announcement } from "../../ui/notices";
import { task } from "../../ui/task";
import { words } from "../../words/compare";
import { words as making } from "../../words/making";
import { timeLimit } from "./driver";
import { makers, takes } from "./makers";
import { box, maxSteps, seed } from "./state";

/** One that takes part: a generator, and what of it is set. */
export interface Contender {
  readonly key: string;
  readonly info: AlgorithmInfo;
  readonly preset: string | undefined;
  readonly params: Readonly<Record<string, string>>;
}

/** How one fares. */
export interface Standing {
  readonly contender: Contender;
  readonly rows: readonly Row[];
  /** Microseconds a puzzle, of each time the worker was asked. */
  readonly micros: readonly number[];
  /** Why it makes no more. */
  readonly error: string | null;
}

export interface Comparison {
  readonly box: string;
  readonly wanted: number;
  readonly standings: readonly Standing[];
}

export const contenders = signal<readonly Contender[] | null>(null);
export const wanted = signal(50);
export const MOST_WANTED = 1000;
export const comparison = signal<Comparison | null>(null);

/** Puzzles that one is asked for before it is another's turn. */
const TURN = 5;

export const contender = (
  info: AlgorithmInfo,
  preset?: string,
  params: Contender["params"] = {},
): Contender => {
  const set = Object.entries(params).map(([id, value]) => `${id}=${value}`);
  return { key: [info.id, preset ?? "", ...set].join(" "), info, preset, params };
};

/** Those that make puzzles, and not only full grids: they can be told how many givens are to stay. */
export const puzzleMakers = (lab: Lab): readonly AlgorithmInfo[] =>
  lab.algorithms.filter(
    ({ kind, params }) => kind === "generator" && params.some(({ id }) => id === "least"),
  );

/** All ways to set one up that differ from its defaults in one choice. */
export function variants(info: AlgorithmInfo): readonly Contender[] {
  const presets = info.presets.slice(1).map(({ id }) => contender(info, id));
  const choices = info.params.flatMap((param) => {
    const options =
      param.type === "choice"
        ? param.options.map(({ id }) => id)
        : param.type === "switch"
          ? ["true", "false"]
          : [];
    const others = options.filter((option) => option !== String(param.default));
    return others.map((option) => contender(info, undefined, { [param.id]: option }));
  });
  return [contender(info), ...presets, ...choices];
}

/** When it is cancelled, what is made is kept. */
export const comparing = task();

interface Task {
  readonly place: number;
  readonly setup: Setup & { readonly seed: number };
  readonly count: number;
}

/** Makes so many puzzles with each, in as many workers as there are cores to spare. */
export async function compare(taking: readonly Contender[]): Promise<void> {
  const module = makers.peek()?.module as WebAssembly.Module | undefined;
  if (!module) return;
  await comparing.run(
    (signal) => new Promise<void>((settle) => work(module, taking, signal, settle)),
  );
  if (comparing.running.peek()) return;
  announcement.value = words.ended(comparison.peek()?.standings.length ?? 0);
}

function work(
  module: WebAssembly.Module,
  taking: readonly Contender[],
  signal: AbortSignal,
  over: () => void,
): void {
  const shape = box.peek();
  const fit = taking.filter(({ info }) => takes(info, shape));
  const tasks = turns(fit);
  const count = wanted.peek();
  let standings: readonly Standing[] = fit.map((one) => {
    return { contender: one, rows: [], micros: [], error: null };
  });
  const workers = new Set<Worker>();
  let running = true;
  let frame = 0;
  const show = () => {
    frame = 0;
    comparison.value = { box: shape, wanted: count, standings };
  };
  const change = (place: number, to: (before: Standing) => Partial<Standing>) => {
    standings = standings.map((one, at) => (at === place ? { ...one, ...to(one) } : one));
    frame ||= requestAnimationFrame(show);
  };
  const end = () => {
    for (const worker of workers) worker.terminate();
    cancelAnimationFrame(frame);
    running = false;
    show();
    over();
  };
  /** The next piece of work whose contender can still go on. */
  const next = () => {
    let task = tasks.shift();
    while (task && standings[task.place]?.error) task = tasks.shift();
    return task;
  };
  const fail = (place: number | undefined, message: string) => {
    if (place !== undefined) change(place, () => ({ error: message }));
  };

  function hire(): void {
    let task: Task | undefined;
    let watch: ReturnType<typeof setTimeout> | undefined;
    const worker = new Worker(new URL("../../lab/workshop/maker.ts", import.meta.url), {
      type: "module",
    });
    workers.add(worker);
    const post = (command: Command) => worker.postMessage(command);
    const leave = () => {
      clearTimeout(watch);
      worker.terminate();
      workers.delete(worker);
    };
    /** Another worker takes its place. */
    const replace = (message: string) => {
      leave();
      if (!running) return;
      if (task) fail(task.place, message);
      else for (const place of standings.keys()) fail(place, message); // none can be had
      if (tasks.length > 0 && task) hire();
      else if (workers.size === 0) end();
    };
    const work = () => {
      clearTimeout(watch);
      task = next();
      if (!task) {
        leave();
        if (workers.size === 0 && running) end();
        return;
      }
      const limit = timeLimit.peek();
      const { setup, count: many } = task;
      if (limit !== null) {
        watch = setTimeout(() => replace(words.tooLong(limit * many)), limit * many * 1000);
      }
      post({ type: "make", setup, box: shape, count: many });
    };
    worker.onerror = (event) => {
      event.preventDefault();
      replace(event.message || making.noWorker);
    };
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.type === "failed") {
        replace(data.message);
        return;
      }
      if (data.type === "refused") fail(task?.place, data.message);
      if (data.type === "made" && task) {
        const { rows, micros } = data;
        change(task.place, (before) => ({
          rows: [...before.rows, ...rows],
          micros: [...before.micros, micros / rows.length],
        }));
      }
      work();
    };
    post({ type: "init", module });
  }

  signal.addEventListener("abort", end);
  show();
  const spare = Math.max(1, (navigator.hardwareConcurrency || 2) - 1);
  for (let n = 0; n < Math.min(spare, tasks.length); n++) hire();
  if (tasks.length === 0) end();
}

/** Everyone's puzzles in short turns, so that what slows the machine slows all alike. */
function turns(taking: readonly Contender[]): Task[] {
  const tasks: Task[] = [];
  for (let at = 0; at < wanted.peek(); at += TURN) {
    for (const [place, { info, preset, params }] of taking.entries()) {
      const first = (seed.peek() + at) % (MAX_SEED + 1);
      const most = maxSteps.peek() ?? undefined;
      const setup = { algorithm: info.id, preset, params, seed: first, maxSteps: most };
      tasks.push({ place, setup, count: Math.min(TURN, wanted.peek() - at) });
    }
  }
  return tasks;
}
