/** One step of a run of each solver, computed when the site is built: the pictures of the overview. */
import type { Frame, Puzzle } from "sudoku-lab";
import { bareFrame } from "sudoku-lab/board";
import { fetchOwnSets } from "../../lab/sets";

/** A moment in the format that `lessons/make/moments.mjs` writes. */
interface WrittenMoments {
  readonly id: string;
  readonly step: number;
  readonly steps: number;
  readonly digits: string;
  readonly weights: string;
}

export interface RunSnapshot {
  readonly frame: Frame;
  /** The number of steps of the whole run. */
  readonly steps: number;
}

/** The puzzle in the same file, as the engine reads it. */
interface WrittenMomentsPuzzle extends Pick<Puzzle, "text" | "side" | "box" | "usualBox"> {
  readonly givens: string;
}

export interface RunSnapshots {
  readonly puzzle: Puzzle;
  /** The moments, by the id of their algorithm. */
  readonly of: ReadonlyMap<string, RunSnapshot>;
}

/** The base in which weights are written, one digit each. */
const WEIGHT_BASE = 36;

export async function loadSnapshots(): Promise<RunSnapshots> {
  const { puzzle, moments }: { puzzle: WrittenMomentsPuzzle; moments: readonly WrittenMoments[] } =
    await (await fetchOwnSets("learn/moments.json")).json();
  const frameOf = ({ step, digits, weights }: WrittenMoments): Frame => ({
    ...bareFrame(Array.from(digits, Number)),
    step,
    weights: Float32Array.from(
      weights,
      (symbol) => Number.parseInt(symbol, WEIGHT_BASE) / (WEIGHT_BASE - 1),
    ),
  });
  return {
    puzzle: {
      ...puzzle,
      givens: Uint8Array.from(puzzle.givens, Number),
      candidates: null,
      clashes: [],
    },
    of: new Map(moments.map((one) => [one.id, { frame: frameOf(one), steps: one.steps }])),
  };
}

/** The weight up to which a candidate is drawn as a dot of its size; above it, the candidate is drawn as a digit. */
const MAX_DOT_WEIGHT = 0.5;

/** Returns the number of sizes of dots in a picture. */
const countShades = ({ frame }: RunSnapshot) =>
  new Set(frame.weights.filter((one) => one <= MAX_DOT_WEIGHT)).size;
const countDots = ({ frame }: RunSnapshot) =>
  frame.weights.filter((one) => one > 0 && one <= MAX_DOT_WEIGHT).length;

/** Returns the id of the algorithm whose moment shows its weights best: with dots of many sizes, and many dots. */
export const mostShaded = ({ of }: RunSnapshots): string | undefined =>
  [...of].toSorted(
    ([, one], [, other]) =>
      countShades(other) - countShades(one) || countDots(other) - countDots(one),
  )[0]?.[0];
