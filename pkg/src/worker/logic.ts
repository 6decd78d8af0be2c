/** The worker's end of human techniques: a path, or all deductions, one slice at a time. */
import { deductions, type Logic, path, refute, Start } from "../../wasm/workshop/sudoku_lab.js";
import { toBoundStart } from "../module/logic.js";
import type { LogicPart, LogicRequest, RefuteRequest } from "../protocol.js";
import type { Refutation } from "../types.js";

let currentWork: Logic | null = null;

/** Discards the current work. */
export function dropLogic(): void {
  currentWork?.free();
  currentWork = null;
}

export function handleLogic(request: LogicRequest): LogicPart {
  if (request.type === "logic") {
    const { techniques, explain } = request;
    dropLogic();
    const start = toBoundStart({ Start }, request.start);
    currentWork = request.path
      ? path(start, techniques, request.path.together, request.path.maxSteps, explain)
      : deductions(start, techniques, explain);
  }
  if (!currentWork) throw new Error("received a request to continue a path before one was started");
  currentWork.run_for(request.ms);
  const part = {
    found: currentWork.take() as LogicPart["found"],
    more: currentWork.pending,
    left: currentWork.left(),
  };
  if (!part.more) dropLogic();
  return part;
}

export const handleRefute = ({ start, cell, digit }: RefuteRequest) =>
  refute(toBoundStart({ Start }, start), cell, digit) as Refutation | null;
