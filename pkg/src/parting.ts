/** The worker's part in work that is cut into parts. */
import { type Cut, cut } from "../wasm/sudoku_lab.js";
import type { Parting, PartStatus } from "./protocol.js";
import { Slicer } from "./slicer.js";

/** The cut of a job, which every worker makes for itself, and the part in hand. */
class Held {
  readonly job: number;
  readonly cut: Cut;
  readonly #slicer = new Slicer();
  #inHand = "";

  constructor({ text, box, setup, job }: Parting) {
    this.job = job;
    this.cut = cut(text, box, setup);
  }

  work(part: number, solutions: number, ms: number): PartStatus {
    const held = this.cut;
    const wanted = `${part} ${solutions}`;
    if (this.#inHand !== wanted) held.begin(part, solutions);
    this.#inHand = wanted;
    let micros = 0;
    if (!held.ended) {
      micros = this.#slicer.work(ms, (pieces) => {
        held.advance(pieces);
        return !held.ended;
      });
    }
    const { ended, found, steps } = held;
    const solution = (held.solution() ?? null) as PartStatus["solution"];
    return { ended, found, steps, counters: held.counters(), solution, micros };
  }
}

let held: Held | null = null;

export function parting(request: Parting): number | PartStatus {
  if (held?.job !== request.job) {
    held?.cut.free();
    held = null;
    held = new Held(request);
  }
  if (request.type === "cut") return held.cut.parts;
  return held.work(request.part, request.solutions, request.ms);
}
