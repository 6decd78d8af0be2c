/** The worker's end of generating puzzles until one meets the request, one slice at a time. */
import { type Making, start_generation } from "../../wasm/workshop/sudoku_lab.js";
import type { MakingPart, MakingRequest } from "../protocol.js";

let held: Making | null = null;

/** Discards the current work. */
export function abandon(): void {
  held?.free();
  held = null;
}

export function making(request: MakingRequest): MakingPart {
  if (request.type === "make") {
    const { setup, box, difficulty, technique } = request;
    abandon();
    held = start_generation(setup, box, difficulty, technique);
  }
  if (!held) throw new Error("received a request to continue a puzzle before one was started");
  held.run_for(request.ms);
  const part = {
    more: held.pending,
    tried: held.tried,
    puzzle: (held.puzzle() ?? null) as MakingPart["puzzle"],
    nearest: (held.nearest() ?? null) as MakingPart["nearest"],
    says: held.nearest_description() ?? "",
  };
  if (!part.more) abandon();
  return part;
}
