/** The worker's end of counting the solutions of a puzzle. */
import {
  estimate,
  type Estimate as Probes,
  type Solutions,
  solutions,
} from "../../wasm/workshop/sudoku_lab.js";
import { estimateOf } from "../module/estimate.js";
import type { Answers, Counting } from "../protocol.js";
import type { Census, Estimate } from "../types.js";

/** The objects that belong to one puzzle. */
class Subject {
  readonly #solutions: Solutions;
  readonly #prepare: () => Probes;
  /** The probes, created when they are needed: not every module contains them. */
  #probes: Probes | null = null;

  constructor(text: string, box: string, seed: number) {
    this.#solutions = solutions(text, box);
    this.#prepare = () => estimate(text, box, seed);
  }

  free(): void {
    this.#solutions.free();
    this.#probes?.free();
  }

  count(most: number, ms: number): void {
    this.#solutions.run_for(most, ms);
  }

  again(number: number, ms: number): Uint8Array<ArrayBuffer> | null {
    const found = this.#solutions;
    found.seek(number);
    if (number < 1 || number > found.found) return null;
    found.replay_for(ms);
    return (found.shown() ?? null) as Uint8Array<ArrayBuffer> | null;
  }

  probe(most: number, ms: number): Estimate {
    this.#probes ??= this.#prepare();
    this.#probes.run_for(most, ms);
    return estimateOf(this.#probes);
  }

  get census(): Census {
    const { found, steps, exhausted } = this.#solutions;
    const varies = this.#solutions.varies() as Census["varies"];
    return { found, steps, exhausted, varies };
  }
}

let subject: Subject | null = null;

export function counting(request: Counting): Answers[Counting["type"]] {
  if (request.type === "open") {
    subject?.free();
    subject = null;
    subject = new Subject(request.text, request.box, request.seed);
    return subject.census;
  }
  if (!subject)
    throw new Error(`received the request “${request.type}” before a puzzle was opened`);
  switch (request.type) {
    case "count":
      subject.count(request.solutions, request.ms);
      return subject.census;
    case "again":
      return subject.again(request.number, request.ms);
    case "probe":
      return subject.probe(request.probes, request.ms);
  }
}
