/** The worker's end of a run that is split into parts. */
import { type Split, split } from "../../wasm/workshop/sudoku_lab.js";
import type { PartingRequest, PartRequest, PartResult, PartsStatus } from "../protocol.js";

/** The split of a job, which every worker computes by itself, and the part in progress. */
class CurrentSplit {
  readonly job: number;
  readonly split: Split;
  #inHand: PartRequest | null = null;

  constructor({ text, box, setup, job }: PartingRequest) {
    this.job = job;
    this.split = split(text, box, setup);
  }

  work(parts: readonly PartRequest[], needed: number, ms: number): PartsStatus {
    const waiting = parts.values();
    const done: PartResult[] = [];
    const dropped: PartsStatus["dropped"][number][] = [];
    if (this.#inHand && this.#inHand.part >= needed) {
      dropped.push(this.#stand(this.#inHand));
      this.#inHand = null;
    }
    let micros = 0;
    while (micros < ms * 1000) {
      this.#inHand ??= this.#begin(waiting);
      if (!this.#inHand) break;
      micros += this.split.run_for(ms - micros / 1000);
      if (!this.split.ended) break;
      done.push(this.#done(this.#inHand));
      this.#inHand = null;
    }
    return { done, running: this.#inHand && this.#stand(this.#inHand), dropped, micros };
  }

  #begin(waiting: Iterator<PartRequest>): PartRequest | null {
    const next = waiting.next();
    if (next.done) return null;
    this.split.begin(next.value.part, next.value.solutions);
    return next.value;
  }

  #stand({ part }: PartRequest) {
    const { steps, found } = this.split;
    return { part, steps, found };
  }

  #done(wanted: PartRequest): PartResult {
    const solution = (this.split.solution() ?? null) as PartResult["solution"];
    return { ...wanted, ...this.#stand(wanted), counters: this.split.counters(), solution };
  }
}

let currentSplit: CurrentSplit | null = null;

export function handleParting(request: PartingRequest): number | PartsStatus {
  if (currentSplit?.job !== request.job) {
    currentSplit?.split.free();
    currentSplit = null;
    currentSplit = new CurrentSplit(request);
  }
  if (request.type === "split") return currentSplit.split.parts;
  return currentSplit.work(request.parts, request.needed, request.ms);
}
