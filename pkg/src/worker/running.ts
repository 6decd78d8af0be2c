/** The worker's end of many runs: the runs of a piece, one after another, one slice at a time. */
import { type Runs, runs } from "../../wasm/workshop/sudoku_lab.js";
import type { RunningRequest, RunsPart } from "../protocol.js";

/**
 * The duration of a rehearsal of each setup, ms, because engines compile code when it first runs, and this time must
 * not count.
 */
const WARM_UP_MS = 2;

let currentRuns: Runs | null = null;
const warmedUp = new Set<string>();

/** Discards the runs, each of which can take much memory. */
export function dropRuns(): void {
  currentRuns?.free();
  currentRuns = null;
}

export function handleRunning(request: RunningRequest): RunsPart {
  if (request.type === "runs") {
    const { setups, box, puzzles, tasks, maxMs, repeatMs } = request;
    dropRuns();
    const [bytes, texts] =
      puzzles instanceof Uint8Array ? [puzzles, []] : [new Uint8Array(0), [...puzzles]];
    currentRuns = runs([...setups], box, bytes, texts, tasks, maxMs, repeatMs);
    if (request.warm !== false) warmUp(currentRuns, request);
  }
  if (!currentRuns) throw new Error("received a request to continue runs before any were started");
  currentRuns.run_for(request.ms);
  const part = { ...(currentRuns.take() as Omit<RunsPart, "left">), left: currentRuns.left };
  if (part.left === 0) dropRuns();
  return part;
}

function warmUp(runs: Runs, { setups, box, tasks }: RunningRequest & { type: "runs" }): void {
  const wanted = new Set(tasks.filter((_, at) => at % 3 === 0));
  for (const index of wanted) {
    const { algorithm, preset, params } = setups[index] ?? {};
    const key = JSON.stringify([algorithm, preset, params, box]);
    if (warmedUp.has(key)) continue;
    warmedUp.add(key);
    runs.warm_up(index, WARM_UP_MS);
  }
}
