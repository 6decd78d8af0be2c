/** One step of a run of each solver, computed when the site is built: the pictures of the overview. */
import type { Frame, Puzzle } from "sudoku-lab";
import { bareFrame } from "sudoku-lab/board";
import { fetchOwn } from "../../lab/sets";

/** A moment in the format that `lessons/make/moments.mjs` writes. */
interface Written {
  readonly id: string;
  readonly step: number;
  readonly steps: number;
  readonly digits: string;
  readonly weights: string;
}

export interface Moment {
  readonly frame: Frame;
  /** The number of steps of the whole run. */
  readonly steps: number;
}

/** The puzzle in the same file, as the engine reads it. */
interface WrittenPuzzle extends Pick<Puzzle, "text" | "side" | "box" | "usualBox"> {
  readonly givens: string;
}

export interface Moments {
  readonly puzzle: Puzzle;
  /** The moments, by the id of their algorithm. */
  readonly of: ReadonlyMap<string, Moment>;
}

/** The base in which weights are written, one digit each. */
const BASE = 36;

export async function loadMoments(): Promise<Moments> {
  const { puzzle, moments }: { puzzle: WrittenPuzzle; moments: readonly Written[] } = await (
    await fetchOwn("learn/moments.json")
  ).json();
  const frameOf = ({ step, digits, weights }: Written): Frame => ({
    ...bareFrame(Array.from(digits, Number)),
    step,
    weights: Float32Array.from(weights, (symbol) => Number.parseInt(symbol, BASE) / (BASE - 1)),
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
const SURE = 0.5;

/** Returns the number of sizes of dots in a picture. */
const shades = ({ frame }: Moment) => new Set(frame.weights.filter((one) => one <= SURE)).size;
const dots = ({ frame }: Moment) => frame.weights.filter((one) => one > 0 && one <= SURE).length;

/** Returns the id of the algorithm whose moment shows its weights best: with dots of many sizes, and many dots. */
export const mostShaded = ({ of }: Moments): string | undefined =>
  [...of].toSorted(
    ([, one], [, other]) => shades(other) - shades(one) || dots(other) - dots(one),
  )[0]?.[0];
