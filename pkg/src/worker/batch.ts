/** The worker's end of requests about files of puzzles: solves many puzzles, one slice at a time, and reads lines. */
import { Batch, read_lines } from "../../wasm/workshop/sudoku_lab.js";
import type { File, Part } from "../protocol.js";
import type { Answers, LinesRead } from "../types.js";

let batch: Batch | null = null;

export function file(request: File): Part | LinesRead {
  switch (request.type) {
    case "many": {
      const { algorithm, preset, box, puzzles, limit, maxSteps, ms } = request;
      batch?.free();
      batch = null;
      batch = new Batch(algorithm, box, puzzles, limit, maxSteps, preset);
      return more(batch, ms);
    }
    case "more":
      if (!batch) throw new Error("received a request to continue a batch before one was started");
      return more(batch, request.ms);
    case "lines":
      return read_lines(request.bytes, request.read, request.begun, request.box) as LinesRead;
  }
}

function more(batch: Batch, ms: number): Part {
  const micros = batch.run_for(ms);
  return { ...(batch.take() as Answers), left: batch.left, micros };
}
