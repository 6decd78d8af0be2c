/** The worker's end of human techniques: a path, or all deductions, one slice at a time. */
import { deductions, type Logic, path, refute, Start } from "../../wasm/workshop/sudoku_lab.js";
import { bound } from "../module/logic.js";
import type { LogicPart, LogicRequest, RefuteRequest } from "../protocol.js";
import type { Refutation } from "../types.js";

let held: Logic | null = null;

/** Discards the current work. */
export function drop(): void {
  held?.free();
  held = null;
}

export function logic(request: LogicRequest): LogicPart {
  if (request.type === "logic") {
    const { techniques, explain } = request;
    drop();
    const start = bound({ Start }, request.start);
    held = request.path
      ? path(start, techniques, request.path.together, request.path.maxSteps, explain)
      : deductions(start, techniques, explain);
  }
  if (!held) throw new Error("received a request to continue a path before one was started");
  held.run_for(request.ms);
  const part = { found: held.take() as LogicPart["found"], more: held.pending, left: held.left() };
  if (!part.more) drop();
  return part;
}

export const refuting = ({ start, cell, digit }: RefuteRequest) =>
  refute(bound({ Start }, start), cell, digit) as Refutation | null;
