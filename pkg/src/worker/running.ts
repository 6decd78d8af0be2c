/** The worker's end of many runs: the runs of a piece, one after another, one slice at a time. */
import { type Runs, runs } from "../../wasm/workshop/sudoku_lab.js";
import type { Running, RunsPart } from "../protocol.js";

/**
 * The duration of a rehearsal of each setup, ms, because engines compile code when it first runs, and this time must
 * not count.
 */
const REHEARSAL_MS = 2;

let held: Runs | null = null;
const rehearsed = new Set<string>();

/** Discards the runs, each of which can take much memory. */
export function letGo(): void {
  held?.free();
  held = null;
}

export function running(request: Running): RunsPart {
  if (request.type === "runs") {
    const { setups, box, puzzles, tasks, maxMs, repeatMs } = request;
    letGo();
    const [bytes, texts] =
      puzzles instanceof Uint8Array ? [puzzles, []] : [new Uint8Array(0), [...puzzles]];
    held = runs([...setups], box, bytes, texts, tasks, maxMs, repeatMs);
    if (request.warm !== false) rehearse(held, request);
  }
  if (!held) throw new Error("received a request to continue runs before any were started");
  held.run_for(request.ms);
  const part = { ...(held.take() as Omit<RunsPart, "left">), left: held.left };
  if (part.left === 0) letGo();
  return part;
}

function rehearse(held: Runs, { setups, box, tasks }: Running & { type: "runs" }): void {
  const wanted = new Set(tasks.filter((_, at) => at % 3 === 0));
  for (const index of wanted) {
    const { algorithm, preset, params } = setups[index] ?? {};
    const key = JSON.stringify([algorithm, preset, params, box]);
    if (rehearsed.has(key)) continue;
    rehearsed.add(key);
    held.warm_up(index, REHEARSAL_MS);
  }
}
