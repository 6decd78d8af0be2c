import type { randomFrom } from "./random.js";
import type { GuestSolver, GuestTask, LiveSearch } from "./solver.js";
import type { GuestTrace, traceOf } from "./trace.js";

export type GuestOutcome = "solved" | "unsolvable" | "stalled" | "steps" | "time";

/** A run of a visitor's solver on one puzzle. */
export interface GuestRun {
  readonly live: LiveSearch;
  readonly task: GuestTask;
  readonly trace: GuestTrace | null;
  steps: number;
  outcome: GuestOutcome | null;
  /** The solution that the solver claims; it is verified elsewhere. */
  solution: Uint8Array<ArrayBuffer> | null;
}

/** Executes the runs of a solver. */
export interface Runner {
  begin(task: GuestTask, series: number | null): GuestRun;
  /** Works until the step `target` is complete, the run has ended or the time is up. */
  work(run: GuestRun, target: number, ms: number): void;
  digits(run: GuestRun): Uint8Array<ArrayBuffer>;
}

/** Returns a runner. `now` is a clock in milliseconds, which solvers cannot access. */
export function runner(
  solver: GuestSolver,
  now: () => number,
  kit: { randomFrom: typeof randomFrom; traceOf: typeof traceOf },
): Runner {
  const cellsOf = ({ puzzle }: GuestTask) => puzzle.side * puzzle.side;

  function digits({ live, task }: GuestRun): Uint8Array<ArrayBuffer> {
    const cells = cellsOf(task);
    const drawn = new Uint8Array(cells);
    live.view(drawn, new Float32Array(cells * task.puzzle.side));
    return drawn;
  }

  function step(run: GuestRun): void {
    const end = run.live.step();
    run.steps += 1;
    if (end === undefined) return;
    if (end === "found") {
      run.solution = digits(run);
      run.outcome = "solved";
    } else {
      run.outcome = end === "exhausted" ? "unsolvable" : "stalled";
    }
  }

  return {
    digits,
    begin(task, series) {
      const live = solver.begin(task, kit.randomFrom(task.seed));
      const trace = series === null ? null : kit.traceOf(series);
      trace?.record(0, live.sample());
      return { live, task, trace, steps: 0, outcome: null, solution: null };
    },
    work(run, target, ms) {
      const { task, trace, live } = run;
      const startedAt = now();
      /** The number of steps between two readings of the clock. */
      let stepsPerCheck = 1;
      let lastChecked = startedAt;
      while (!run.outcome && run.steps < target) {
        let wanted = trace ? trace.next(run.steps) : Number.POSITIVE_INFINITY;
        for (let left = stepsPerCheck; left > 0 && !run.outcome && run.steps < target; left -= 1) {
          if (run.steps >= task.maxSteps) {
            run.outcome = "steps";
            trace?.record(run.steps, live.sample());
            break;
          }
          step(run);
          if (trace && (run.steps === wanted || run.outcome)) {
            trace.record(run.steps, live.sample());
            wanted = trace.next(run.steps);
          }
        }
        const time = now();
        if (time - startedAt >= ms) return;
        if (time - lastChecked < 0.3) stepsPerCheck = Math.min(65536, 2 * stepsPerCheck);
        else if (time - lastChecked > 1) stepsPerCheck = Math.max(1, stepsPerCheck >> 1);
        lastChecked = time;
      }
    },
  };
}
