import type {
  GuestRecord,
  GuestRecords,
  GuestRequest,
  GuestRuns,
  GuestStatus,
} from "../protocol.js";
import type { compiled } from "./compiled.js";
import type { javascript } from "./javascript.js";
import type { limitLog } from "./log.js";
import type { randomFrom } from "./random.js";
import type { GuestRun, Runner, runner } from "./run.js";
import type { Complaint, GuestSolver, GuestTask } from "./solver.js";
import type { traceOf } from "./trace.js";

/** The functions that the worker receives as text. */
export interface Kit {
  readonly compiled: typeof compiled;
  readonly javascript: typeof javascript;
  readonly limitLog: typeof limitLog;
  readonly randomFrom: typeof randomFrom;
  readonly runner: typeof runner;
  readonly traceOf: typeof traceOf;
}

/** The environment of the program, which the code that starts the program provides. */
export interface Scope {
  readonly port: Pick<MessagePort, "postMessage" | "onmessage">;
  /** Evaluates the text of a module. */
  readonly evaluate: (text: string) => Promise<object>;
  /** Returns the address of the evaluated module, for engines that do not report the name of its source. */
  readonly address: () => string;
}

/** Properties that some engines add to an error. */
interface Where {
  readonly fileName?: string;
  readonly sourceURL?: string;
  readonly lineNumber?: number;
  readonly columnNumber?: number;
  readonly line?: number;
  readonly column?: number;
}

/**
 * Serves the requests that arrive through a port. The function runs in the worker of the visitor's solver, together
 * with the visitor's code.
 */
export function serve({ port, evaluate, address }: Scope, kit: Kit): void {
  const clock = performance.now.bind(performance);
  const post = port.postMessage.bind(port);
  const DIFFER =
    "Two runs with the same seed differ: keep what changes in what “start” returns, and take chance from “puzzle.random()”.";
  /** The number of steps of the two runs that are compared, and the maximum duration of the comparison, ms. */
  const [COMPARED, COMPARED_MS] = [64, 5];

  /** Resets the count of the lines that a run logs. */
  const recount = kit.limitLog(console, 10_000);

  let solver: GuestSolver | null = null;
  let runs: Runner | null = null;
  let series = 0;
  let task: GuestTask | null = null;
  /** The run at its latest step, and a run that is on its way to an earlier step. */
  let head: GuestRun | null = null;
  let past: GuestRun | null = null;
  let wanted = Number.POSITIVE_INFINITY;
  /** A separate run that counts the changes of each cell; `null` until it is needed. */
  let walk: { run: GuestRun; last: Uint8Array; changes: Uint32Array<ArrayBuffer> } | null = null;
  let batchRun: { request: GuestRuns; next: number; run: GuestRun | null; ms: number } | null =
    null;

  /** Returns the message of a thrown value, with its position in the visitor's source. */
  function complaint(error: unknown): Complaint {
    const thrown = error instanceof Error ? error : new Error(String(error));
    const [line, column] = placeOf(thrown);
    const name = thrown.name === "Error" ? "" : `${thrown.name}: `;
    const message = `${name}${thrown.message}`.slice(0, 500);
    return line ? { message, line, column } : { message };
  }

  /**
   * Returns the position of an error: from the stack, or for a syntax error from the properties of Firefox and WebKit.
   */
  function placeOf(thrown: Error & Where): readonly number[] {
    const own = address();
    for (const name of ["own-solver.js", own]) {
      const stack = String(thrown.stack);
      const after = name ? stack.indexOf(`${name}:`) : -1;
      const [, line, column] = /^:(\d+):(\d+)/.exec(stack.slice(after + name.length)) ?? [];
      if (after >= 0 && line) return [Number(line), Number(column)];
    }
    const { fileName, sourceURL, lineNumber, columnNumber, line, column } = thrown;
    if (!own || (fileName !== own && sourceURL !== own)) return [];
    return [lineNumber ?? line ?? 0, columnNumber ?? column ?? 1];
  }

  function there<T>(what: T | null): T {
    if (what === null) throw new Error("The solver received a request before it was started.");
    return what;
  }

  /**
   * Checks that two runs are equal after the same steps. State that is shared between runs would make every rerun
   * differ.
   */
  function compare(): void {
    const free = { ...there(task), maxSteps: Number.POSITIVE_INFINITY };
    const [first, second] = [there(runs).begin(free, null), there(runs).begin(free, null)];
    try {
      there(runs).work(first, COMPARED, COMPARED_MS);
      there(runs).work(second, first.steps, Number.POSITIVE_INFINITY);
    } catch {
      return; // the run itself will report the error
    }
    const shown = (run: GuestRun) => {
      const counters = run.live.counters().map((count) => (Number.isNaN(count) ? null : count));
      return JSON.stringify([run.steps, run.outcome, [...there(runs).digits(run)], counters]);
    };
    if (shown(first) !== shown(second)) throw new Error(DIFFER);
  }

  function status(micros = 0): GuestStatus {
    const { steps, outcome, solution } = there(head);
    const shown = (past ?? there(head)).steps;
    return { steps, outcome, solution, micros, shown, seeking: past !== null && shown < wanted };
  }

  function timed(work: () => void): number {
    const begin = clock();
    work();
    return (clock() - begin) * 1000;
  }

  function seek(step: number, ms: number): GuestStatus {
    if (step >= there(head).steps) {
      past = null;
      wanted = Number.POSITIVE_INFINITY;
      return status();
    }
    if (!past || past.steps > step) past = there(runs).begin(there(task), null);
    wanted = step;
    const going = past;
    return status(ms > 0 ? timed(() => there(runs).work(going, step, ms)) : 0);
  }

  function ahead(ms: number) {
    try {
      const run = there(runs).begin(there(task), null);
      there(runs).work(run, Number.POSITIVE_INFINITY, ms);
      return { steps: run.steps, ended: run.outcome !== null };
    } catch {
      return { steps: 0, ended: true };
    }
  }

  /**
   * Repeats the run until the time is up, and returns the shortest of several timings with the number of repetitions.
   */
  function measure(ms: number): readonly number[] | null {
    const { outcome, steps } = there(head);
    if (!outcome && steps === 0) return null;
    const target = outcome ? Number.POSITIVE_INFINITY : steps;
    const startedAt = clock();
    let best: readonly number[] | null = null;
    for (let repeats = 1; ; ) {
      const took = timed(() => {
        for (let left = repeats; left > 0; left -= 1) {
          const run = there(runs).begin(there(task), null);
          there(runs).work(run, target, Number.POSITIVE_INFINITY);
        }
      });
      const over = clock() - startedAt >= ms;
      if (took < 2500 && !over) repeats *= 2;
      else if (!best?.[0] || took / repeats < best[0]) best = [took / repeats, repeats];
      if (over) return best;
    }
  }

  function visits(ms: number): readonly [Uint32Array, number] {
    const moment = (past ?? there(head)).steps;
    if (!walk || walk.run.steps > moment) {
      const run = there(runs).begin(there(task), null);
      const last = there(runs).digits(run);
      walk = { run, last, changes: new Uint32Array(last.length) };
    }
    const startTime = clock();
    while (walk.run.steps < moment && clock() - startTime < ms) {
      there(runs).work(walk.run, walk.run.steps + 1, Number.POSITIVE_INFINITY);
      const now = there(runs).digits(walk.run);
      for (const [cell, digit] of now.entries()) {
        if (digit !== walk.last[cell]) walk.changes[cell] = (walk.changes[cell] ?? 0) + 1;
      }
      walk.last = now;
    }
    return [walk.changes, walk.run.steps];
  }

  /** Executes runs one after another until the time is up. */
  function go(until: number): GuestRecords {
    const records: GuestRecord[] = [];
    const left = () => (batchRun ? batchRun.request.tasks.length / 3 - batchRun.next : 0);
    while (batchRun && left() > 0) {
      const { request } = batchRun;
      const [setup = 0, puzzle = 0, seed = 0] = request.tasks.subarray(
        3 * batchRun.next,
        3 * batchRun.next + 3,
      );
      const cells = request.box.side ** 2;
      const givens = request.puzzles.slice(puzzle * cells, (puzzle + 1) * cells);
      const { params = {}, maxSteps = 0 } = request.setups[setup] ?? {};
      const ownTask = { puzzle: { ...request.box, givens }, params, seed, maxSteps };
      let record: GuestRecord;
      try {
        const run = batchRun.run ?? there(runs).begin(ownTask, null);
        batchRun.run = run;
        const rest = Math.min(request.maxMs - batchRun.ms, until - clock());
        batchRun.ms += timed(() => there(runs).work(run, Number.POSITIVE_INFINITY, rest)) / 1000;
        if (!run.outcome && batchRun.ms >= request.maxMs) run.outcome = "time";
        if (!run.outcome) break;
        const digits = run.solution ?? there(runs).digits(run);
        const counters = run.live.counters();
        let micros = batchRun.ms * 1000;
        for (
          let repeats = 1;
          micros < request.repeatMs * 1000 && run.outcome !== "time";
          repeats *= 2
        ) {
          const took = timed(() => {
            for (let left = repeats; left > 0; left -= 1) {
              const again = there(runs).begin(ownTask, null);
              there(runs).work(again, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
            }
          });
          if (took < request.repeatMs * 1000) continue;
          micros = took / repeats;
          break;
        }
        record = {
          outcome: run.outcome,
          steps: run.steps,
          micros,
          counters,
          digits,
          complaint: null,
        };
      } catch (error) {
        const { steps = 0 } = batchRun.run ?? {};
        record = {
          outcome: "crashed",
          steps,
          micros: batchRun.ms * 1000,
          counters: [],
          digits: givens,
          complaint: complaint(error),
        };
      }
      records.push(record);
      Object.assign(batchRun, { next: batchRun.next + 1, run: null, ms: 0 });
      if (clock() >= until) break;
    }
    return { records, left: left() };
  }

  async function load(source: (GuestRequest & { type: "load" })["source"]): Promise<unknown> {
    if (source.kind === "wasm") {
      solver = kit.compiled(await WebAssembly.compile(source.bytes));
    } else {
      // `Math.random` returns the numbers of the current run. Clocks are removed, because runs would differ with them.
      let random = () => 0;
      Math.random = () => random();
      performance.now = () => 0;
      solver = kit.javascript(await evaluate(source.text), (own) => {
        random = own;
      });
    }
    runs = kit.runner(solver, clock, kit);
    return JSON.parse(JSON.stringify(solver.about ?? null));
  }

  function obey(request: GuestRequest): unknown {
    switch (request.type) {
      case "load":
        return load(request.source);
      case "agree":
        series = request.terms.series.length;
        return there(solver).agree(request.terms);
      case "start": {
        const { puzzle, params, seed, maxSteps } = request;
        task = { puzzle, params, seed, maxSteps };
        recount();
        head = past = walk = batchRun = null;
        compare();
        head = there(runs).begin(task, series);
        return request.ahead > 0 ? { ...status(), ahead: ahead(request.ahead) } : status();
      }
      case "slice": {
        const run = there(head);
        return status(timed(() => there(runs).work(run, request.target, request.ms)));
      }
      case "seek":
        return seek(request.step, request.ms);
      case "frame": {
        const run = past ?? there(head);
        const { side } = run.task.puzzle;
        const digits = new Uint8Array(side ** 2);
        const weights = new Float32Array(side ** 3);
        run.live.view(digits, weights);
        const trace = there(there(head).trace).columns();
        const { seeking } = status();
        const [counters, found] = [run.live.counters(), run.outcome === "solved"];
        return { step: run.steps, seeking, digits, weights, counters, found, ...trace };
      }
      case "counters":
        return there(head).live.counters();
      case "measure":
        return measure(request.ms);
      case "visits":
        return visits(request.ms);
      case "stop":
        batchRun = null;
        return head && status();
      case "runs":
        recount();
        batchRun = { request, next: 0, run: null, ms: 0 };
        return go(clock() + request.ms);
      case "runs-on":
        return go(clock() + request.ms);
    }
  }

  /** Requests are processed one after another, because loading is asynchronous. */
  let before: Promise<unknown> = Promise.resolve();
  port.onmessage = ({ data }: MessageEvent<GuestRequest & { readonly id: number }>) => {
    const { id } = data;
    before = before
      .then(() => obey(data))
      .then(
        (answer) => post({ id, answer }),
        (error: unknown) => {
          // An error before a run concerns only its request. An error during a run leaves the state of the run broken.
          const fatal = data.type !== "load" && data.type !== "agree" && data.type !== "start";
          post({ id, wrong: complaint(error), fatal });
        },
      );
  };
}
