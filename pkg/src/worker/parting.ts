/** The worker's end of a run that is split into parts. */
import { type Split, split } from "../../wasm/workshop/sudoku_lab.js";
import type { PartDone, Parting, PartsStatus, PartWanted } from "../protocol.js";

/** The split of a job, which every worker computes by itself, and the part in progress. */
class Held {
  readonly job: number;
  readonly split: Split;
  #inHand: PartWanted | null = null;

  constructor({ text, box, setup, job }: Parting) {
    this.job = job;
    this.split = split(text, box, setup);
  }

  work(parts: readonly PartWanted[], needed: number, ms: number): PartsStatus {
    const waiting = parts.values();
    const done: PartDone[] = [];
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

  #begin(waiting: Iterator<PartWanted>): PartWanted | null {
    const next = waiting.next();
    if (next.done) return null;
    this.split.begin(next.value.part, next.value.solutions);
    return next.value;
  }

  #stand({ part }: PartWanted) {
    const { steps, found } = this.split;
    return { part, steps, found };
  }

  #done(wanted: PartWanted): PartDone {
    const solution = (this.split.solution() ?? null) as PartDone["solution"];
    return { ...wanted, ...this.#stand(wanted), counters: this.split.counters(), solution };
  }
}

let held: Held | null = null;

export function parting(request: Parting): number | PartsStatus {
  if (held?.job !== request.job) {
    held?.split.free();
    held = null;
    held = new Held(request);
  }
  if (request.type === "split") return held.split.parts;
  return held.work(request.parts, request.needed, request.ms);
}
