import type { Frame, Outcome, Progress } from "../types.js";
import type { BoundRun } from "./bound.js";

/** Returns the complete frame of the step that a run shows. */
export function readFrame(run: BoundRun, times = new Float64Array(0)): Frame {
  run.capture();
  return {
    step: run.shown,
    seeking: run.seeking,
    digits: run.digits() as Frame["digits"],
    weights: run.weights() as Frame["weights"],
    counters: run.counters() as Frame["counters"],
    conflicts: run.conflicts(),
    found: run.shown_found,
    trace: run.trace() as Frame["trace"],
    samples: run.samples(),
    times,
    explanation: run.explanation(),
    lines: run.lines() as Frame["lines"],
  };
}

/** Returns the buffers in an answer, which are transferred. */
export function buffersOf(answer: unknown): ArrayBuffer[] {
  const arrays = Object.values(answer ?? {}).filter((value) => ArrayBuffer.isView(value));
  return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}

export function progressOf(run: BoundRun): Progress {
  return { steps: run.steps, found: run.found, outcome: (run.outcome ?? null) as Outcome | null };
}
