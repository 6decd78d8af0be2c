/** Many runs of a visitor's solver, with results in the form of the solvers of the lab. */

import type { PlainError } from "../errors.js";
import { cellsOf } from "../module/answers.js";
import type { Registry } from "../module/registry.js";
import type { RunningRequest, RunsPart } from "../protocol.js";
import type { AlgorithmInfo, Outcome } from "../types.js";
import { parseRecords } from "./answers.js";
import { findFault } from "./checker.js";
import { conflictsOf } from "./conflicts.js";
import type { GuestRuns } from "./protocol.js";
import { guestBox, guestSetup } from "./setup.js";

export interface RunsUnderWay {
  readonly request: GuestRuns;
  take(said: unknown): RunsPart;
}

/** Returns the results if every run is refused, as on a grid that the solver does not support. */
export function refuseAll(setups: number, runs: number, why: PlainError): RunsPart {
  const none = () => new Float64Array(runs);
  return {
    outcomes: new Array(runs).fill("invalid"),
    found: none(),
    steps: none(),
    micros: none(),
    conflicts: new Uint32Array(runs),
    blanks: new Uint32Array(runs),
    counters: new Float64Array(0),
    solutions: new Uint8Array(0),
    counted: new Array(setups).fill([]),
    refusals: new Array(setups).fill(why),
    refused: Array.from({ length: runs }, (_, at) => [at, why]),
    left: 0,
  };
}

/** Prepares runs. Throws a `SudokuError` for a setup that is refused. */
export function guestRuns(
  lab: Registry,
  info: AlgorithmInfo,
  { setups, box, puzzles, tasks, maxMs, repeatMs, ms }: RunningRequest & { type: "runs" },
): RunsUnderWay {
  const grid = guestBox(info, box);
  const cells = cellsOf(box);
  const bytes = puzzles instanceof Uint8Array ? puzzles : new Uint8Array(puzzles.length * cells);
  if (!(puzzles instanceof Uint8Array)) {
    for (const [at, text] of puzzles.entries())
      bytes.set(lab.read(text, { box }).givens, at * cells);
  }
  const all = setups.map((setup) => guestSetup(info, setup));
  const counterIds = info.counters.map(({ id }) => id);
  let left = tasks.length / 3;
  return {
    request: {
      type: "runs",
      box: grid,
      puzzles: bytes,
      setups: all.map(({ params, maxSteps }) => ({ params, maxSteps })),
      tasks,
      maxMs,
      repeatMs,
      ms,
    },
    take(answer) {
      const { records: done, left: rest } = parseRecords(
        answer,
        grid.side,
        counterIds.length,
        left,
      );
      const first = tasks.length / 3 - left;
      left = rest;
      const refused: (readonly [number, PlainError])[] = [];
      const outcomes: Outcome[] = [];
      const solutions = new Uint8Array(done.length * cells);
      for (const [at, { outcome, digits, complaint }] of done.entries()) {
        let ended = outcome as Outcome;
        if (complaint) {
          const { message, line, column } = complaint;
          const place = line && column ? { place: { line, column } } : {};
          refused.push([at, { code: "crashed", message, ...place }]);
        } else if (ended === "solved") {
          const puzzle = tasks[3 * (first + at) + 1] ?? 0;
          const givens = bytes.subarray(puzzle * cells, (puzzle + 1) * cells);
          const fault = findFault(lab, givens, box, digits);
          if (fault) {
            ended = "crashed";
            const message = `It says that it found a solution, but ${fault}.`;
            refused.push([at, { code: "crashed", message }]);
          } else solutions.set(digits, at * cells);
        }
        outcomes.push(ended);
      }
      const counters = done.flatMap((record) =>
        counterIds.map((_, place) => record.counters[place] ?? Number.NaN),
      );
      return {
        outcomes,
        found: Float64Array.from(outcomes, (outcome) => (outcome === "solved" ? 1 : 0)),
        steps: Float64Array.from(done, ({ steps }) => steps),
        micros: Float64Array.from(done, ({ micros }) => micros),
        conflicts: Uint32Array.from(done, ({ digits }) => conflictsOf(digits, grid)),
        blanks: Uint32Array.from(
          done,
          ({ digits }) => digits.filter((digit) => digit === 0).length,
        ),
        counters: Float64Array.from(counters),
        solutions,
        counted: setups.map(() => counterIds),
        refusals: setups.map(() => null),
        refused,
        left,
      };
    },
  };
}
