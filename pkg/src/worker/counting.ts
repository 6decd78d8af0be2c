/** The worker's end of counting the solutions of a puzzle. */
import {
  estimate,
  type Estimate as Probes,
  type Solutions,
  solutions,
} from "../../wasm/workshop/sudoku_lab.js";
import { estimateOf } from "../module/estimate.js";
import type { Answers, CountingRequest } from "../protocol.js";
import type { Census, Estimate } from "../types.js";

/** The objects that belong to one puzzle. */
class CountingSubject {
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
    const result = this.#solutions;
    result.seek(number);
    if (number < 1 || number > result.found) return null;
    result.replay_for(ms);
    return (result.shown() ?? null) as Uint8Array<ArrayBuffer> | null;
  }

  probe(max: number, ms: number): Estimate {
    this.#probes ??= this.#prepare();
    this.#probes.run_for(max, ms);
    return estimateOf(this.#probes);
  }

  get census(): Census {
    const { found, steps, exhausted } = this.#solutions;
    const varies = this.#solutions.varies() as Census["varies"];
    return { found, steps, exhausted, varies };
  }
}

let currentSubject: CountingSubject | null = null;

export function handleCounting(request: CountingRequest): Answers[CountingRequest["type"]] {
  if (request.type === "open") {
    currentSubject?.free();
    currentSubject = null;
    currentSubject = new CountingSubject(request.text, request.box, request.seed);
    return currentSubject.census;
  }
  if (!currentSubject)
    throw new Error(`received the request “${request.type}” before a puzzle was opened`);
  switch (request.type) {
    case "count":
      currentSubject.count(request.solutions, request.ms);
      return currentSubject.census;
    case "again":
      return currentSubject.again(request.number, request.ms);
    case "probe":
      return currentSubject.probe(request.probes, request.ms);
  }
}
