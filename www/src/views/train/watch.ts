/** The boards on which the net is shown: one unseen puzzle step by step, and eight small boards at their last step. */
import { batch, computed, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { NetTest, Puzzle, UnseenPuzzle } from "sudoku-lab";
import { pool } from "../../lab/pool";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { boxSize } from "../../text/digits";
import { type OpenedFile, type ShownNet, testOf } from "./model";
import { advance, begin, isSolved, openNet } from "./net";

/** The number of steps in a test, and on the small boards; the maximum on the large board. */
export const TEST_STEPS = 64;
/** The number of small boards. */
const SMALL_BOARD_COUNT = 8;
/** The interval after which the weights of the large board are fetched again during training, ms. */
const REFRESH_MS = 250;

export interface WatchedNet {
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
  for (let turn = 0; chosen.length < SMALL_BOARD_COUNT && turn < puzzles.length; turn++) {
    for (const level of levels) {
      const next = level[turn];
      if (next !== undefined && chosen.length < SMALL_BOARD_COUNT) chosen.push(next);
    }
  }
  return chosen.sort((one, other) => one - other);
}

export function createWatch(session: Session, shown: ReadonlySignal<ShownNet | null>) {
  /** The index of the puzzle that the visitor picked; `null` for the first of `chosen` that needs more than singles. */
  const picked = signal<number | null>(null);
  const step = signal(TEST_STEPS);
  /** The net's beliefs about the large board; `null` until they are fetched. */
  const watched = signal<WatchedNet | null>(null);
  /** The net's beliefs about the small boards, by the index of the puzzle. */
  const small = signal<ReadonlyMap<number, Float32Array>>(new Map());
  const solutions = signal<ReadonlyMap<number, Uint8Array>>(new Map());
  const weights = signal<Float32Array | null>(null);
  /** The net to which all these values belong. */
  let shownNet: ShownNet | null = null;
  let busy = false;
  let again = false;
  /** The test after which the small boards were fetched; `undefined` before that. */
  let latest: NetTest | null | undefined;
  let requestedKey = "";
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
    const [registry, now] = [lab.value, shown.value];
    const givens = puzzles.value[at.value]?.givens;
    if (!registry || !now || !givens) return null;
    const { box } = now.recipe;
    return registry.read(registry.write(givens, box), { box });
  });

  session.onDispose(() => clearTimeout(timer));

  function reset(next: ShownNet | null): void {
    shownNet = next;
    latest = undefined;
    requestedKey = "";
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
      if (now !== shownNet) reset(now);
      if (!now || now.training.puzzles.length === 0) return;
      const { updates } = now.training;
      const test = now.kind === "live" ? now.training.test : null;
      if (test !== latest) {
        latest = test;
        void fetchSmall(now);
      }
      const wanted = `${puzzle} ${to} ${updates}`;
      if (wanted === requestedKey) return;
      // A change of the puzzle or the step by the visitor is shown without delay.
      const byHand = requestedKey.split(" ").slice(0, 2).join(" ") !== `${puzzle} ${to}`;
      if (byHand || now.training.state !== "running") fetchNow();
      else timer ??= setTimeout(fetchNow, REFRESH_MS);
    });
  });

  function fetchNow(): void {
    clearTimeout(timer);
    timer = undefined;
    if (busy) again = true;
    else if (shownNet) void fetchWatched(shownNet);
  }

  async function fetchWatched(now: ShownNet): Promise<void> {
    busy = true;
    const [puzzle, to] = [at.peek(), step.peek()];
    requestedKey = `${puzzle} ${to} ${now.training.updates}`;
    try {
      const beliefs = (await beliefsOf(now, [puzzle], to))[0];
      if (now === shownNet && beliefs) watched.value = { puzzle, step: to, beliefs };
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

  async function fetchSmall(now: ShownNet): Promise<void> {
    const all = chosen.peek();
    try {
      const beliefs = await beliefsOf(now, all, TEST_STEPS);
      const net = now.kind === "file" ? now.net : await now.training.net();
      if (now !== shownNet) return;
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
      if (now.kind === "file") await examineNet(now);
    } catch {
      // As above: the failure is reported by the training itself.
    }
  }

  /** Tests a net from a file on all unseen puzzles, and shows the results so far. */
  async function examineNet(now: OpenedFile): Promise<void> {
    const { recipe, net, training } = now;
    const opened = openNet(recipe.features, recipe.hidden, net.weights);
    const steps: (number | null)[] = training.puzzles.map(() => null);
    for (const [at, { givens }] of training.puzzles.entries()) {
      if (now !== shownNet) return;
      const state = begin(opened, puzzleOf(givens, recipe.box));
      while (!isSolved(state) && state.steps < TEST_STEPS) advance(state);
      if (isSolved(state)) steps[at] = state.steps;
      const solved = steps.filter((one) => one !== null).length;
      now.test.value = { update: net.updates, solved, steps: [...steps] };
      await yieldToPage();
    }
    now.tested.value = true;
  }

  /** Finds the solution of a puzzle, with which digits are compared. */
  async function solve(now: ShownNet, puzzle: number): Promise<void> {
    const [registry, workers, givens] = [lab.peek(), pool(), now.training.puzzles[puzzle]?.givens];
    if (!registry || !workers || !givens || solutions.peek().has(puzzle)) return;
    const { box } = now.recipe;
    const { solution } = await workers.solve(registry.read(registry.write(givens, box), { box }));
    if (now !== shownNet || !solution) return;
    solutions.value = new Map([...solutions.peek(), [puzzle, solution]]);
  }

  /** Shows the next puzzle that the latest test did not solve. */
  function nextUnsolved(): void {
    const steps = (shownNet && testOf(shownNet)?.steps) ?? [];
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
const yieldToPage = () => new Promise<void>((settle) => setTimeout(settle));

function puzzleOf(givens: Uint8Array, box: string) {
  const { rows: boxRows, columns: boxColumns } = boxSize(box);
  return { side: boxRows * boxColumns, boxRows, boxColumns, givens };
}

/** Returns the beliefs of a net about some puzzles after a number of steps. */
async function beliefsOf(
  now: ShownNet,
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
    await yieldToPage();
  }
  return all;
}
