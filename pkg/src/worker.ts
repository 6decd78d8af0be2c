/**
 * The script of a worker, which works one slice at a time: it holds one run, executes many runs, counts the solutions
 * of a puzzle, solves many puzzles, shares a run with other workers, or determines properties of a puzzle. The worker
 * receives one of the two modules, and calls it through the bindings of the module with everything.
 */
import { initSync, last_panic, type Run, start } from "../wasm/workshop/sudoku_lab.js";
import { refusal } from "./errors.js";
import { trapMessage } from "./module/bindings.js";
import { buffersOf, picture, progressOf } from "./module/frame.js";
import type {
  Ahead,
  Answers,
  Command,
  Findings,
  Measurement,
  Report,
  Request,
  Status,
} from "./protocol.js";
import type { Detail, Visits } from "./types.js";
import { file } from "./worker/batch.js";
import { counting } from "./worker/counting.js";
import { drop, logic, refuting } from "./worker/logic.js";
import { abandon, making } from "./worker/making.js";
import { parting } from "./worker/parting.js";
import { portfolio, release } from "./worker/portfolio.js";
import { answerTo } from "./worker/question.js";
import { rating, release as unrate } from "./worker/rating.js";
import { letGo, running } from "./worker/running.js";
import { leave, stepping } from "./worker/stepping.js";
import { Stopwatch } from "./worker/stopwatch.js";
import { beliefs, net, training, untrain } from "./worker/training.js";

/**
 * The number of pieces that a run executes in a rehearsal: enough to have its code compiled, and too few to be noticed.
 */
const REHEARSAL = 16;

/** The requests whose answers contain arrays that are created only for the answer. */
const GIVEN: ReadonlySet<Command["type"]> = new Set([
  "frame",
  "visits",
  "many",
  "more",
  "runs",
  "runs-on",
  "train",
  "train-on",
  "beliefs",
  "net",
]);

/** The duration of a measurement, ms, if it also covers enough ticks of the clock. */
const SHORT_MS = 2.5;
const TICKS = 25;

let run: Run | null = null;
let stopwatch = new Stopwatch();
/** The number of repetitions that took long enough in the last measurement. */
let repeats = 1;
/** The resolution of the clock, ms; `null` until it is needed. */
let tick: number | null = null;

self.onmessage = async ({ data }: MessageEvent<Command>) => {
  try {
    if (data.type === "init") {
      initSync({ module: data.module });
      report({ type: "ready" });
    } else {
      const obeyed = obey(data);
      // An answer that is ready is sent without waiting for another turn.
      const answer = obeyed instanceof Promise ? await obeyed : obeyed;
      // Arrays that were created only for the answer are transferred, not copied.
      const given = GIVEN.has(data.type);
      report({ type: "answer", id: data.id, answer }, given ? buffersOf(answer) : []);
    }
  } catch (error) {
    const refused = refusal(error);
    if (refused && data.type !== "init") report({ type: "refused", id: data.id, error: refused });
    else report({ type: "crashed", message: trapMessage(error, { last_panic }) });
  }
};

function obey(request: Request): Answers[keyof Answers] | Promise<Answers[keyof Answers]> {
  if (request.type === "start") {
    run?.free();
    run = null;
    run = start(request.text, request.box, request.setup);
    run.warm_up(REHEARSAL);
    stopwatch = new Stopwatch();
    repeats = 1;
    const started = status(run);
    return request.ahead ? { ...started, ahead: lookAhead(run, request.ahead) } : started;
  }
  if (request.type === "stop") {
    void leave();
    release();
    letGo();
    drop();
    unrate();
    abandon();
    untrain();
    return run && status(run);
  }
  if (
    request.type === "open" ||
    request.type === "count" ||
    request.type === "again" ||
    request.type === "probe"
  ) {
    return counting(request);
  }
  if (request.type === "split" || request.type === "parts") return parting(request);
  if (request.type === "join" || request.type === "steps") return stepping(request);
  if (request.type === "logic" || request.type === "logic-on") return logic(request);
  if (request.type === "refute") return refuting(request);
  if (request.type === "rate" || request.type === "rate-on") return rating(request);
  if (request.type === "make" || request.type === "make-on") return making(request);
  if (request.type === "train" || request.type === "train-on") return training(request);
  if (request.type === "beliefs") return beliefs(request);
  if (request.type === "net") return net(request);
  if (request.type === "portfolio") return portfolio(request);
  if (request.type === "runs" || request.type === "runs-on") return running(request);
  if (request.type === "many" || request.type === "more" || request.type === "lines") {
    return file(request);
  }
  if (
    request.type === "facts" ||
    request.type === "ease" ||
    request.type === "canonical" ||
    request.type === "match"
  ) {
    return answerTo(request);
  }
  if (!run) throw new Error(`received the request “${request.type}” before the start of a run`);
  switch (request.type) {
    case "slice":
      return slice(run, request.target, request.ms);
    case "seek":
      return seek(run, request.step, request.ms);
    case "frame":
      return picture(run, stopwatch.pairs());
    case "detail":
      return run.detail() as Detail;
    case "findings":
      return findings(run);
    case "measure":
      return measure(run, request.ms);
    case "visits":
      return visits(run, request.ms);
  }
}

function lookAhead(run: Run, ms: number): Ahead {
  const [steps = 0, ended] = run.peek(ms);
  return { steps, ended: ended === 1 };
}

function slice(run: Run, target: number, ms: number): Status {
  const micros = run.run_for(target, ms);
  stopwatch.add(run.steps, micros);
  return status(run, micros);
}

function seek(run: Run, step: number, ms: number): Status {
  run.seek(step);
  if (ms > 0) run.replay_for(ms);
  return status(run);
}

function findings(run: Run): Findings {
  const solution = (run.solution() ?? null) as Findings["solution"];
  return { solution, counters: run.counters() as Findings["counters"] };
}

/**
 * Returns the shortest of several timings of a run up to its current step. Each timing is short, so that on a busy
 * machine some timings end before their core is given to another program, but long compared with the resolution of the
 * clock.
 */
function measure(run: Run, ms: number): Measurement | null {
  tick ??= Math.min(clockTick(), clockTick(), clockTick());
  const each = Math.max(SHORT_MS, tick * TICKS);
  const begin = performance.now();
  // The first steps of a run are repeated more often than the complete run later.
  const isWhole = run.outcome !== undefined;
  let next = isWhole ? repeats : 1;
  let best: Measurement | null = null;
  do {
    const [micros, times] = run.measure(each, next) ?? [];
    if (micros === undefined || times === undefined) return null;
    next = times;
    if (!best || micros < best.micros) best = { micros, repeats: times };
  } while (performance.now() - begin < ms);
  if (isWhole) repeats = next;
  return best;
}

/** Returns the resolution of the clock, ms. */
function clockTick(): number {
  const begin = performance.now();
  let now = begin;
  while (now === begin) now = performance.now();
  return now - begin;
}

function visits(run: Run, ms: number): Visits {
  const changes = run.visits(ms) as Visits["changes"];
  return { changes, steps: run.visited };
}

function status(run: Run, micros = 0): Status {
  return { ...progressOf(run), shown: run.shown, seeking: run.seeking, micros };
}

function report(message: Report, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
