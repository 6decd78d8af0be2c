/** The worker's end of generating puzzles until one meets the request, one slice at a time. */
import { type Making, start_generation } from "../../wasm/workshop/sudoku_lab.js";
import type { MakingPart, MakingRequest } from "../protocol.js";

let currentWork: Making | null = null;

/** Discards the current work. */
export function dropMaking(): void {
  currentWork?.free();
  currentWork = null;
}

export function handleMaking(request: MakingRequest): MakingPart {
  if (request.type === "make") {
    const { setup, box, difficulty, technique } = request;
    dropMaking();
    currentWork = start_generation(setup, box, difficulty, technique);
  }
  if (!currentWork)
    throw new Error("received a request to continue a puzzle before one was started");
  currentWork.run_for(request.ms);
  const part = {
    more: currentWork.pending,
    tried: currentWork.tried,
    puzzle: (currentWork.puzzle() ?? null) as MakingPart["puzzle"],
    nearest: (currentWork.nearest() ?? null) as MakingPart["nearest"],
    says: currentWork.nearest_description() ?? "",
  };
  if (!part.more) dropMaking();
  return part;
}
