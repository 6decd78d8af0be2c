/** The worker's end of requests about files of puzzles: solves many puzzles, one slice at a time, and reads lines. */
import { Batch, read_lines } from "../../wasm/workshop/sudoku_lab.js";
import type { FileRequest, Part } from "../protocol.js";
import type { Answers, LinesRead } from "../types.js";

let currentBatch: Batch | null = null;

export function handleFileRequest(request: FileRequest): Part | LinesRead {
  switch (request.type) {
    case "many": {
      const { algorithm, preset, box, puzzles, limit, maxSteps, ms } = request;
      currentBatch?.free();
      currentBatch = null;
      currentBatch = new Batch(algorithm, box, puzzles, limit, maxSteps, preset);
      return nextPart(currentBatch, ms);
    }
    case "more":
      if (!currentBatch)
        throw new Error("received a request to continue a batch before one was started");
      return nextPart(currentBatch, request.ms);
    case "lines":
      return read_lines(request.bytes, request.read, request.begun, request.box) as LinesRead;
  }
}

function nextPart(batch: Batch, ms: number): Part {
  const micros = batch.run_for(ms);
  return { ...(batch.take() as Answers), left: batch.left, micros };
}
