/** The worker's end of ratings: rates a puzzle, one slice at a time. */
import { type Rated, rate, scales } from "../../wasm/workshop/sudoku_lab.js";
import { scalesFor } from "../module/rating.js";
import type { RatingPart, RatingRequest } from "../protocol.js";
import type { ScaleInfo } from "../types.js";

let held: Rated | null = null;

/** Discards the current work. */
export function release(): void {
  held?.free();
  held = null;
}

export function rating(request: RatingRequest): RatingPart {
  if (request.type === "rate") {
    const { puzzle, seed } = request;
    release();
    const wanted = request.scales ?? scalesFor(scales() as ScaleInfo[], puzzle.box);
    held = rate(puzzle.text, puzzle.box, [...wanted], seed);
  }
  if (!held) throw new Error("received a request to continue a rating before one was started");
  held.run_for(request.ms);
  const part = { ratings: held.take() as RatingPart["ratings"], more: held.pending };
  if (!part.more) release();
  return part;
}
