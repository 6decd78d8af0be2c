/** The worker's end of a portfolio: runs its seeds in turns. */
import { portfolio as begin, type Portfolio } from "../../wasm/workshop/sudoku_lab.js";
import type { PortfolioRequest, PortfolioStatus, SeedStatus } from "../protocol.js";
import type { Outcome } from "../types.js";

class CurrentRuns {
  readonly job: number;
  readonly #portfolio: Portfolio;
  /** The number of steps of each seed when it was last reported. */
  #told: Float64Array;

  constructor({ text, box, setup, seeds, job }: PortfolioRequest) {
    this.job = job;
    this.#portfolio = begin(text, box, setup, Uint32Array.from(seeds));
    this.#told = new Float64Array(seeds.length).fill(-1);
  }

  work({ best, ms }: PortfolioRequest): PortfolioStatus {
    const micros = this.#portfolio.run_for(best, ms);
    const { pending: more } = this.#portfolio;
    const steps = this.#portfolio.steps();
    const states = [...steps.keys()]
      .filter((index) => !more || steps[index] !== this.#told[index])
      .map((index) => this.#state(index, steps[index] ?? 0));
    this.#told = steps;
    return { more, best: this.#portfolio.best, states, micros };
  }

  #state(index: number, steps: number): SeedStatus {
    const held = this.#portfolio;
    return {
      index,
      steps,
      outcome: (held.outcome(index) ?? null) as Outcome | null,
      conflicts: held.conflicts(index),
      counters: held.counters(index) as SeedStatus["counters"],
      solution: (held.solution(index) ?? null) as SeedStatus["solution"],
      trace: held.trace(index) as SeedStatus["trace"],
      standing: [...held.portfolio_rank(index)],
    };
  }

  free(): void {
    this.#portfolio.free();
  }
}

let currentRuns: CurrentRuns | null = null;

/** Discards the runs, which can take much memory. */
export function dropPortfolio(): void {
  currentRuns?.free();
  currentRuns = null;
}

export function handlePortfolio(request: PortfolioRequest): PortfolioStatus {
  if (currentRuns?.job !== request.job) {
    dropPortfolio();
    currentRuns = new CurrentRuns(request);
  }
  const status = currentRuns.work(request);
  if (!status.more) dropPortfolio();
  return status;
}
