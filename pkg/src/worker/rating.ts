/** The worker's end of ratings: rates a puzzle, one slice at a time. */
import { type Rated, rate, scales } from "../../wasm/workshop/sudoku_lab.js";
import { scalesFor } from "../module/rating.js";
import type { RatingPart, RatingRequest } from "../protocol.js";
import type { ScaleInfo } from "../types.js";

let currentWork: Rated | null = null;

/** Discards the current work. */
export function dropRating(): void {
  currentWork?.free();
  currentWork = null;
}

export function handleRating(request: RatingRequest): RatingPart {
  if (request.type === "rate") {
    const { puzzle, seed } = request;
    dropRating();
    const wanted = request.scales ?? scalesFor(scales() as ScaleInfo[], puzzle.box);
    currentWork = rate(puzzle.text, puzzle.box, [...wanted], seed);
  }
  if (!currentWork)
    throw new Error("received a request to continue a rating before one was started");
  currentWork.run_for(request.ms);
  const part = { ratings: currentWork.take() as RatingPart["ratings"], more: currentWork.pending };
  if (!part.more) dropRating();
  return part;
}
