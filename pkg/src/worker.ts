/**
 * The script of a worker, which works one slice at a time: it holds one run, executes many runs, counts the solutions
 * of a puzzle, solves many puzzles, shares a run with other workers, or determines properties of a puzzle. The worker
 * receives one of the two modules, and calls it through the bindings of the module with everything.
 */
import { initSync, last_panic, type Run, start } from "../wasm/workshop/sudoku_lab.js";
import { toPlainError } from "./errors.js";
import { trapMessage } from "./module/bindings.js";
import { buffersOf, progressOf, readFrame } from "./module/frame.js";
import type {
  Ahead,
  Answers,
  Command,
  Measurement,
  Report,
  Request,
  RunResult,
  Status,
} from "./protocol.js";
import type { Detail, Visits } from "./types.js";
import { handleFileRequest } from "./worker/batch.js";
import { handleCounting } from "./worker/counting.js";
import { dropLogic, handleLogic, handleRefute } from "./worker/logic.js";
import { dropMaking, handleMaking } from "./worker/making.js";
import { handleParting } from "./worker/parting.js";
import { dropPortfolio, handlePortfolio } from "./worker/portfolio.js";
import { answerQuestion } from "./worker/question.js";
import { handleRating, dropRating as unrate } from "./worker/rating.js";
import { dropRuns, handleRunning } from "./worker/running.js";
import { handleStepping, leaveTeam } from "./worker/stepping.js";
import { Stopwatch } from "./worker/stopwatch.js";
import { endTraining, handleBeliefs, handleNet, handleTraining } from "./worker/training.js";

/**
 * The number of pieces that a run executes in a rehearsal: enough to have its code compiled, and too few to be noticed.
 */
const WARM_UP_CHUNKS = 16;

/** The requests whose answers contain arrays that are created only for the answer. */
const TRANSFERABLE_ANSWERS: ReadonlySet<Command["type"]> = new Set([
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
const MIN_MEASURED_MS = 2.5;
const MIN_CLOCK_TICKS = 25;

let currentRun: Run | null = null;
let stopwatch = new Stopwatch();
/** The number of repetitions that took long enough in the last measurement. */
let lastRepeats = 1;
/** The resolution of the clock, ms; `null` until it is needed. */
let clockResolutionMs: number | null = null;

self.onmessage = async ({ data }: MessageEvent<Command>) => {
  try {
    if (data.type === "init") {
      initSync({ module: data.module });
      postReport({ type: "ready" });
    } else {
      const obeyed = handleRequest(data);
      // An answer that is ready is sent without waiting for another turn.
      const answer = obeyed instanceof Promise ? await obeyed : obeyed;
      // Arrays that were created only for the answer are transferred, not copied.
      const given = TRANSFERABLE_ANSWERS.has(data.type);
      postReport({ type: "answer", id: data.id, answer }, given ? buffersOf(answer) : []);
    }
  } catch (error) {
    const refused = toPlainError(error);
    if (refused && data.type !== "init")
      postReport({ type: "refused", id: data.id, error: refused });
    else postReport({ type: "crashed", message: trapMessage(error, { last_panic }) });
  }
};

function handleRequest(request: Request): Answers[keyof Answers] | Promise<Answers[keyof Answers]> {
  if (request.type === "start") {
    currentRun?.free();
    currentRun = null;
    currentRun = start(request.text, request.box, request.setup);
    currentRun.warm_up(WARM_UP_CHUNKS);
    stopwatch = new Stopwatch();
    lastRepeats = 1;
    const started = statusOf(currentRun);
    return request.ahead ? { ...started, ahead: computeAhead(currentRun, request.ahead) } : started;
  }
  if (request.type === "stop") {
    void leaveTeam();
    dropPortfolio();
    dropRuns();
    dropLogic();
    unrate();
    dropMaking();
    endTraining();
    return currentRun && statusOf(currentRun);
  }
  if (
    request.type === "open" ||
    request.type === "count" ||
    request.type === "again" ||
    request.type === "probe"
  ) {
    return handleCounting(request);
  }
  if (request.type === "split" || request.type === "parts") return handleParting(request);
  if (request.type === "join" || request.type === "steps") return handleStepping(request);
  if (request.type === "logic" || request.type === "logic-on") return handleLogic(request);
  if (request.type === "refute") return handleRefute(request);
  if (request.type === "rate" || request.type === "rate-on") return handleRating(request);
  if (request.type === "make" || request.type === "make-on") return handleMaking(request);
  if (request.type === "train" || request.type === "train-on") return handleTraining(request);
  if (request.type === "beliefs") return handleBeliefs(request);
  if (request.type === "net") return handleNet(request);
  if (request.type === "portfolio") return handlePortfolio(request);
  if (request.type === "runs" || request.type === "runs-on") return handleRunning(request);
  if (request.type === "many" || request.type === "more" || request.type === "lines") {
    return handleFileRequest(request);
  }
  if (
    request.type === "facts" ||
    request.type === "ease" ||
    request.type === "canonical" ||
    request.type === "match"
  ) {
    return answerQuestion(request);
  }
  if (!currentRun)
    throw new Error(`received the request “${request.type}” before the start of a run`);
  switch (request.type) {
    case "slice":
      return runSlice(currentRun, request.target, request.ms);
    case "seek":
      return seekStep(currentRun, request.step, request.ms);
    case "frame":
      return readFrame(currentRun, stopwatch.pairs());
    case "detail":
      return currentRun.detail() as Detail;
    case "findings":
      return resultOf(currentRun);
    case "measure":
      return measureRun(currentRun, request.ms);
    case "visits":
      return countVisits(currentRun, request.ms);
  }
}

function computeAhead(run: Run, ms: number): Ahead {
  const [steps = 0, ended] = run.peek(ms);
  return { steps, ended: ended === 1 };
}

function runSlice(run: Run, target: number, ms: number): Status {
  const micros = run.run_for(target, ms);
  stopwatch.add(run.steps, micros);
  return statusOf(run, micros);
}

function seekStep(run: Run, step: number, ms: number): Status {
  run.seek(step);
  if (ms > 0) run.replay_for(ms);
  return statusOf(run);
}

function resultOf(run: Run): RunResult {
  const solution = (run.solution() ?? null) as RunResult["solution"];
  return { solution, counters: run.counters() as RunResult["counters"] };
}

/**
 * Returns the shortest of several timings of a run up to its current step. Each timing is short, so that on a busy
 * machine some timings end before their core is given to another program, but long compared with the resolution of the
 * clock.
 */
function measureRun(run: Run, ms: number): Measurement | null {
  clockResolutionMs ??= Math.min(clockTick(), clockTick(), clockTick());
  const each = Math.max(MIN_MEASURED_MS, clockResolutionMs * MIN_CLOCK_TICKS);
  const startedAt = performance.now();
  // The first steps of a run are repeated more often than the complete run later.
  const isWhole = run.outcome !== undefined;
  let next = isWhole ? lastRepeats : 1;
  let best: Measurement | null = null;
  do {
    const [micros, times] = run.measure(each, next) ?? [];
    if (micros === undefined || times === undefined) return null;
    next = times;
    if (!best || micros < best.micros) best = { micros, repeats: times };
  } while (performance.now() - startedAt < ms);
  if (isWhole) lastRepeats = next;
  return best;
}

/** Returns the resolution of the clock, ms. */
function clockTick(): number {
  const startTime = performance.now();
  let now = startTime;
  while (now === startTime) now = performance.now();
  return now - startTime;
}

function countVisits(run: Run, ms: number): Visits {
  const changes = run.visits(ms) as Visits["changes"];
  return { changes, steps: run.visited };
}

function statusOf(run: Run, micros = 0): Status {
  return { ...progressOf(run), shown: run.shown, seeking: run.seeking, micros };
}

function postReport(message: Report, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
