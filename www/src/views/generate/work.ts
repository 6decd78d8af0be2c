/** Makes one puzzle in a worker of a pool, and checks it with a solver that did not make it. */
import type { AnySetup, Ask, Outcome, Puzzle, Registry } from "sudoku-lab";
import { generateWords } from "../../words/generate";

/** The approximate duration of a request to a worker, ms, within which a run can be cancelled. */
const SLICE_MS = 30;
/** The step limit of the solver that checks a puzzle. */
const CHECK_STEPS = 200_000;
/** The time limit of the search for a given that is not needed, ms. */
const MINIMAL_MS = 3000;
const UNLIMITED_MS = Number.POSITIVE_INFINITY;

/** The result of a generator's run. */
export interface MadePuzzle {
  readonly setup: AnySetup;
  readonly outcome: Outcome;
  /** The number of steps of the run. */
  readonly steps: number;
  /** The puzzle; `null` if the result has no unique solution. */
  readonly puzzle: Puzzle | null;
  /** Whether the check reached its limit, so that uniqueness rests on the generator alone. */
  readonly unproved: boolean;
  /** Whether there are several solutions, which an incomplete engine did not detect. */
  readonly several: boolean;
  /** The solution, one digit per cell; `null` if the check reached its limit. */
  readonly solution: Uint8Array<ArrayBuffer> | null;
  /** `true` if every given is needed, otherwise a given that is not; `null` if this was not determined. */
  readonly minimal: true | { readonly spare: number } | null;
  /** The counters of the generator, by id. */
  readonly counters: ReadonlyMap<string, number>;
}

/** The end of a run. */
export interface RunEnd {
  readonly outcome: Outcome;
  readonly steps: number;
  readonly digits: Uint8Array<ArrayBuffer>;
  readonly counters: ArrayLike<number>;
}

/** Runs an algorithm to its end, or for at most `most` ms. */
export async function runMaker(
  request: Ask,
  { text, box }: Puzzle,
  setup: AnySetup,
  max: number,
): Promise<RunEnd> {
  const { outcome, steps } = await advanceRun(request, text, box, setup, max);
  const { digits, counters } = await request({ type: "frame" });
  return { outcome: outcome ?? "time", steps, digits, counters };
}

/** Like `runMaker`, but does not fetch the final frame. */
async function advanceRun(
  sendRequest: Ask,
  text: string,
  box: string,
  setup: AnySetup,
  maximum: number,
) {
  let status = await sendRequest({ type: "start", text, box, setup });
  let micros = 0;
  while (status.outcome === null && micros < maximum * 1000) {
    status = await sendRequest({ type: "slice", target: UNLIMITED_MS, ms: SLICE_MS });
    micros += status.micros;
  }
  return { ...status, micros };
}

/** Removes the givens one by one to find out whether each is needed, within a time limit. */
async function minimality(
  send: Ask,
  lab: Registry,
  { givens, box }: Puzzle,
  checker: AnySetup,
): Promise<MadePuzzle["minimal"]> {
  let left = MINIMAL_MS;
  for (const [cell, given] of givens.entries()) {
    if (given === 0) continue;
    const rest = givens.slice();
    rest[cell] = 0;
    const text = lab.write(rest, box);
    const { outcome, found, micros } = await advanceRun(send, text, box, checker, left);
    left -= micros / 1000;
    if (found > 1) continue;
    return outcome === "solved" ? { spare: cell } : null;
  }
  return true;
}

/**
 * Checks the result of a generator's run. A run that was cut short leaves an intermediate grid, which is a puzzle too
 * if its solution is unique. With `closely`, the minimality is also determined.
 */
export async function checkUnique(
  ask: Ask,
  lab: Registry,
  box: string,
  setup: AnySetup,
  { outcome, steps, digits, counters }: RunEnd,
  closely = false,
): Promise<MadePuzzle> {
  const names = lab.algorithm(setup.algorithm)?.counters ?? [];
  const candidate = {
    setup,
    outcome,
    steps,
    counters: new Map(names.map(({ id }, index) => [id, counters[index] ?? 0])),
  };
  const unknown = { unproved: false, several: false, solution: null, minimal: null };
  const nothing = { ...candidate, ...unknown, puzzle: null };
  const isSolved = outcome === "solved";
  const puzzle = lab.read(lab.write(digits, box), { box });
  const refuse = () => {
    if (isSolved) throw new Error(generateWords.wrong(setup.algorithm, puzzle.text));
    return nothing;
  };
  // The result is shown even if the check reached its limit, marked as unproved.
  const giveUp = () => ({ ...nothing, puzzle, unproved: true });
  if (puzzle.clashes.length > 0) return refuse();
  const by = String(setup.params?.engine ?? "");
  const checker = {
    algorithm: lab.secondOpinion(by),
    maxSteps: CHECK_STEPS,
  };
  const first = await runMaker(ask, puzzle, checker, UNLIMITED_MS);
  if (first.outcome === "steps") return giveUp();
  if (first.outcome !== "solved") return refuse();
  const both = { ...checker, solutions: 2 };
  const second = await advanceRun(ask, puzzle.text, box, both, UNLIMITED_MS);
  if (second.found > 1) {
    const engine = lab.algorithm(by.split(":")[0] ?? "");
    return isSolved && engine?.complete === false
      ? { ...nothing, puzzle, several: true }
      : refuse();
  }
  if (second.outcome === "steps") return giveUp();
  const full = puzzle.givens.every((digit) => digit > 0);
  const minimal = closely && !full ? await minimality(ask, lab, puzzle, both) : null;
  return { ...candidate, ...unknown, puzzle, solution: first.digits, minimal };
}
