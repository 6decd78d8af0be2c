/** One puzzle in a worker of a pool: made, and checked by a solver that did not make it. */
import type { AnySetup, Ask, Outcome, Puzzle, Registry } from "sudoku-lab";
import { generateWords } from "../../words/generate";

/** A request of a run lasts about so long, ms: it is cancelled within it. */
const SLICE = 30;
/** Steps of the solver that checks, before it gives up. */
const CHECK_STEPS = 200_000;
/** How long it looks for a given that is not needed, ms. */
const MINIMAL_MS = 3000;
const ENDLESS = Number.POSITIVE_INFINITY;

/** What came of a generator's run. */
export interface Made {
  readonly setup: AnySetup;
  readonly outcome: Outcome;
  /** Steps it took. */
  readonly steps: number;
  /** `null` if what was reached is no puzzle with one solution. */
  readonly puzzle: Puzzle | null;
  /** Whether the check was given up, so that the generator's word stands alone. */
  readonly unproved: boolean;
  /** Whether there is more than one solution, which an engine that proves nothing did not see. */
  readonly several: boolean;
  /** A digit a cell; `null` if the check was given up. */
  readonly solution: Uint8Array<ArrayBuffer> | null;
  /** Whether every given is needed; else one that is not; `null` if that was not found out. */
  readonly minimal: true | { readonly spare: number } | null;
  /** By name, as the generator counted. */
  readonly counters: ReadonlyMap<string, number>;
}

/** Where a run ended. */
export interface End {
  readonly outcome: Outcome;
  readonly steps: number;
  readonly digits: Uint8Array<ArrayBuffer>;
  readonly counters: ArrayLike<number>;
}

/** Runs to the end, or until it took so many milliseconds. */
export async function run(
  ask: Ask,
  { text, box }: Puzzle,
  setup: AnySetup,
  most: number,
): Promise<End> {
  const { outcome, steps } = await advance(ask, text, box, setup, most);
  const { digits, counters } = await ask({ type: "frame" });
  return { outcome: outcome ?? "time", steps, digits, counters };
}

/** As `run`, without a picture of the end. */
async function advance(ask: Ask, text: string, box: string, setup: AnySetup, most: number) {
  let status = await ask({ type: "start", text, box, setup });
  let micros = 0;
  while (status.outcome === null && micros < most * 1000) {
    status = await ask({ type: "slice", target: ENDLESS, ms: SLICE });
    micros += status.micros;
  }
  return { ...status, micros };
}

/** Whether every given is needed, each tried in its turn while there is time. */
async function minimality(
  ask: Ask,
  lab: Registry,
  { givens, box }: Puzzle,
  checker: AnySetup,
): Promise<Made["minimal"]> {
  let left = MINIMAL_MS;
  for (const [cell, given] of givens.entries()) {
    if (given === 0) continue;
    const rest = givens.slice();
    rest[cell] = 0;
    const text = lab.write(rest, box);
    const { outcome, found, micros } = await advance(ask, text, box, checker, left);
    left -= micros / 1000;
    if (found > 1) continue;
    return outcome === "solved" ? { spare: cell } : null;
  }
  return true;
}

/**
 * Checks what a generator's run has come to. A run that was cut short leaves what it had in view,
 * which is a puzzle too if it has one solution. `closely`: whether it is minimal is found out too.
 */
export async function check(
  ask: Ask,
  lab: Registry,
  box: string,
  setup: AnySetup,
  { outcome, steps, digits, counters }: End,
  closely = false,
): Promise<Made> {
  const names = lab.algorithm(setup.algorithm)?.counters ?? [];
  const found = {
    setup,
    outcome,
    steps,
    counters: new Map(names.map(({ id }, index) => [id, counters[index] ?? 0])),
  };
  const unknown = { unproved: false, several: false, solution: null, minimal: null };
  const nothing = { ...found, ...unknown, puzzle: null };
  const said = outcome === "solved";
  const puzzle = lab.read(lab.write(digits, box), { box });
  const refuse = () => {
    if (said) throw new Error(generateWords.wrong(setup.algorithm, puzzle.text));
    return nothing;
  };
  // What was made, or reached, is shown all the same, and that nothing is proved of it.
  const giveUp = () => ({ ...nothing, puzzle, unproved: true });
  if (puzzle.clashes.length > 0) return refuse();
  const by = String(setup.params?.engine ?? "");
  const checker = {
    algorithm: lab.secondOpinion(by),
    maxSteps: CHECK_STEPS,
  };
  const first = await run(ask, puzzle, checker, ENDLESS);
  if (first.outcome === "steps") return giveUp();
  if (first.outcome !== "solved") return refuse();
  const both = { ...checker, solutions: 2 };
  const second = await advance(ask, puzzle.text, box, both, ENDLESS);
  if (second.found > 1) {
    const engine = lab.algorithm(by.split(":")[0] ?? "");
    return said && engine?.complete === false ? { ...nothing, puzzle, several: true } : refuse();
  }
  if (second.outcome === "steps") return giveUp();
  const full = puzzle.givens.every((digit) => digit > 0);
  const minimal = closely && !full ? await minimality(ask, lab, puzzle, both) : null;
  return { ...found, ...unknown, puzzle, solution: first.digits, minimal };
}
