/** The boards on which the net is shown: one unseen puzzle step by step, and eight small boards at their last step. */
import { batch, computed, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { NetTest, Puzzle, UnseenPuzzle } from "sudoku-lab";
import { pool } from "../../lab/pool";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { boxSize } from "../../text/digits";
import { type Opened, type Shown, testOf } from "./model";
import { advance, begin, isSolved, openNet } from "./net";

/** The number of steps in a test, and on the small boards; the maximum on the large board. */
export const STEPS = 64;
/** The number of small boards. */
const BOARDS = 8;
/** The interval after which the weights of the large board are fetched again during training, ms. */
const REFRESH_MS = 250;

export interface Watched {
  readonly puzzle: number;
  readonly step: number;
  readonly beliefs: Float32Array;
}

/** Returns the most probable digit of each cell. */
export function digitsOf(beliefs: Float32Array): Uint8Array<ArrayBuffer> {
  const side = Math.round(Math.cbrt(beliefs.length));
  return Uint8Array.from({ length: side * side }, (_, cell) => {
    let best = 0;
    for (let digit = 1; digit < side; digit++) {
      if ((beliefs[cell * side + digit] ?? 0) > (beliefs[cell * side + best] ?? 0)) best = digit;
    }
    return best + 1;
  });
}

/** Returns the indices of some puzzles of each level, as evenly distributed over the levels as possible. */
export function chosenOf(puzzles: readonly Pick<UnseenPuzzle, "level">[]): readonly number[] {
  const levels = [0, 1].map((level) =>
    puzzles.flatMap((one, at) => (one.level === level ? [at] : [])),
  );
  const chosen: number[] = [];
  for (let turn = 0; chosen.length < BOARDS && turn < puzzles.length; turn++) {
    for (const level of levels) {
      const next = level[turn];
      if (next !== undefined && chosen.length < BOARDS) chosen.push(next);
    }
  }
  return chosen.sort((one, other) => one - other);
}

export function createWatch(session: Session, shown: ReadonlySignal<Shown | null>) {
  /** The index of the puzzle that the visitor picked; `null` for the first of `chosen` that needs more than singles. */
  const picked = signal<number | null>(null);
  const step = signal(STEPS);
  /** The net's beliefs about the large board; `null` until they are fetched. */
  const watched = signal<Watched | null>(null);
  /** The net's beliefs about the small boards, by the index of the puzzle. */
  const small = signal<ReadonlyMap<number, Float32Array>>(new Map());
  const solutions = signal<ReadonlyMap<number, Uint8Array>>(new Map());
  const weights = signal<Float32Array | null>(null);
  /** The net to which all these values belong. */
  let of: Shown | null = null;
  let busy = false;
  let again = false;
  /** The test after which the small boards were fetched; `undefined` before that. */
  let latest: NetTest | null | undefined;
  let asked = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const puzzles = computed(() => {
    shown.value?.tick.value;
    return shown.value?.training.puzzles ?? [];
  });
  const chosen = computed(() => chosenOf(puzzles.value));
  /** The index of the puzzle on the large board. */
  const at = computed(() => {
    const { length } = puzzles.value;
    if (picked.value !== null && picked.value < length) return picked.value;
    return chosen.value.find((one) => puzzles.value[one]?.level === 1) ?? 0;
  });
  /** The puzzle on the large board. */
  const puzzle = computed<Puzzle | null>(() => {
    const [known, now] = [lab.value, shown.value];
    const givens = puzzles.value[at.value]?.givens;
    if (!known || !now || !givens) return null;
    const { box } = now.recipe;
    return known.read(known.write(givens, box), { box });
  });

  session.onDispose(() => clearTimeout(timer));

  function reset(next: Shown | null): void {
    of = next;
    latest = undefined;
    asked = "";
    clearTimeout(timer);
    batch(() => {
      watched.value = null;
      small.value = new Map();
      solutions.value = new Map();
      weights.value = null;
    });
  }

  session.effect(() => {
    const now = shown.value;
    now?.tick.value;
    const [puzzle, to] = [at.value, step.value];
    untracked(() => {
      if (now !== of) reset(now);
      if (!now || now.training.puzzles.length === 0) return;
      const { updates } = now.training;
      const test = now.kind === "live" ? now.training.test : null;
      if (test !== latest) {
        latest = test;
        void fetchSmall(now);
      }
      const wanted = `${puzzle} ${to} ${updates}`;
      if (wanted === asked) return;
      // A change of the puzzle or the step by the visitor is shown without delay.
      const byHand = asked.split(" ").slice(0, 2).join(" ") !== `${puzzle} ${to}`;
      if (byHand || now.training.state !== "running") fetchNow();
      else timer ??= setTimeout(fetchNow, REFRESH_MS);
    });
  });

  function fetchNow(): void {
    clearTimeout(timer);
    timer = undefined;
    if (busy) again = true;
    else if (of) void fetchWatched(of);
  }

  async function fetchWatched(now: Shown): Promise<void> {
    busy = true;
    const [puzzle, to] = [at.peek(), step.peek()];
    asked = `${puzzle} ${to} ${now.training.updates}`;
    try {
      const beliefs = (await beliefsOf(now, [puzzle], to))[0];
      if (now === of && beliefs) watched.value = { puzzle, step: to, beliefs };
      await solve(now, puzzle);
    } catch {
      // The failure is reported by the training itself.
    } finally {
      busy = false;
      if (again) {
        again = false;
        fetchNow();
      }
    }
  }

  async function fetchSmall(now: Shown): Promise<void> {
    const all = chosen.peek();
    try {
      const beliefs = await beliefsOf(now, all, STEPS);
      const net = now.kind === "file" ? now.net : await now.training.net();
      if (now !== of) return;
      batch(() => {
        small.value = new Map(
          all.flatMap((puzzle, index) => {
            const one = beliefs[index];
            return one ? [[puzzle, one] as const] : [];
          }),
        );
        weights.value = net.weights;
      });
      for (const puzzle of all) await solve(now, puzzle);
      if (now.kind === "file") await examine(now);
    } catch {
      // As above: the failure is reported by the training itself.
    }
  }

  /** Tests a net from a file on all unseen puzzles, and shows the results so far. */
  async function examine(now: Opened): Promise<void> {
    const { recipe, net, training } = now;
    const opened = openNet(recipe.features, recipe.hidden, net.weights);
    const steps: (number | null)[] = training.puzzles.map(() => null);
    for (const [at, { givens }] of training.puzzles.entries()) {
      if (now !== of) return;
      const state = begin(opened, puzzleOf(givens, recipe.box));
      while (!isSolved(state) && state.steps < STEPS) advance(state);
      if (isSolved(state)) steps[at] = state.steps;
      const solved = steps.filter((one) => one !== null).length;
      now.test.value = { update: net.updates, solved, steps: [...steps] };
      await rest();
    }
    now.tested.value = true;
  }

  /** Finds the solution of a puzzle, with which digits are compared. */
  async function solve(now: Shown, puzzle: number): Promise<void> {
    const [known, workers, givens] = [lab.peek(), pool(), now.training.puzzles[puzzle]?.givens];
    if (!known || !workers || !givens || solutions.peek().has(puzzle)) return;
    const { box } = now.recipe;
    const { solution } = await workers.solve(known.read(known.write(givens, box), { box }));
    if (now !== of || !solution) return;
    solutions.value = new Map([...solutions.peek(), [puzzle, solution]]);
  }

  /** Shows the next puzzle that the latest test did not solve. */
  function nextUnsolved(): void {
    const steps = (of && testOf(of)?.steps) ?? [];
    const from = at.peek();
    const order = steps.map((_, index) => (from + 1 + index) % steps.length);
    const next = order.find((index) => steps[index] === null);
    if (next !== undefined) picked.value = next;
  }

  return {
    at,
    picked,
    step,
    watched,
    small,
    solutions,
    weights,
    puzzles,
    chosen,
    puzzle,
    nextUnsolved,
  };
}

/** Yields to other tasks of the page. */
const rest = () => new Promise<void>((settle) => setTimeout(settle));

function puzzleOf(givens: Uint8Array, box: string) {
  const { rows: boxRows, columns: boxColumns } = boxSize(box);
  return { side: boxRows * boxColumns, boxRows, boxColumns, givens };
}

/** Returns the beliefs of a net about some puzzles after a number of steps. */
async function beliefsOf(
  now: Shown,
  puzzles: readonly number[],
  step: number,
): Promise<readonly Float32Array[]> {
  if (now.kind === "live") return now.training.allBeliefs(puzzles, step);
  const { recipe, net, training } = now;
  const opened = openNet(recipe.features, recipe.hidden, net.weights);
  const all: Float32Array[] = [];
  for (const at of puzzles) {
    const { givens } = training.puzzles[at] ?? { givens: new Uint8Array(0) };
    const state = begin(opened, puzzleOf(givens, recipe.box));
    while (state.steps < step) advance(state);
    all.push(state.beliefs);
    await rest();
  }
  return all;
}
