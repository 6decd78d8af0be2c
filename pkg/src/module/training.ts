/** The recipe of the training of a net, and the trained net: the same in every thread. */
import { fieldsOf, textOf } from "./arguments.js";

/** The groups of candidates that a net sums over, in the order of the file. */
export const NET_POOLS = ["cell", "row", "column", "box", "minirow", "minicolumn"] as const;
export type NetPool = (typeof NET_POOLS)[number];

/**
 * The recipe of a training: the same recipe gives the same weights, to the bit, on every machine. Every field has a
 * range, which is checked when the training begins.
 */
export interface TrainingRecipe {
  /** Rows and columns of a box of the training puzzles: `2x2`, `2x3` or `3x3`. */
  readonly box: string;
  /** The seed of the puzzles and of the initial weights. */
  readonly seed: number;
  /** The number of updates of the weights, 1 to 200,000. */
  readonly updates: number;
  /** The number of features of a candidate, a multiple of 4 from 4 to 64. */
  readonly features: number;
  /** The number of hidden units, a multiple of 4 from 4 to 128. */
  readonly hidden: number;
  /** The number of message-passing steps through which a gradient is propagated back, 1 to 16. */
  readonly steps: number;
  /** The maximum number of segments per puzzle, 1 to 16. Each segment consists of `steps` steps. */
  readonly segments: number;
  /** The number of puzzles per update, 1 to 64. */
  readonly batch: number;
  /** The highest learning rate, 0.00001 to 0.1. */
  readonly rate: number;
  /** The groups over which the net sums, at least one. */
  readonly pools: readonly NetPool[];
  /** The number of givens in addition to those of minimal puzzles, up to a quarter of the cells. */
  readonly extra: number;
}

/** A trained net: the file holds the weights with their recipe. */
export interface Net {
  readonly recipe: TrainingRecipe;
  /** The number of updates after which the weights were saved. */
  readonly updates: number;
  /**
   * The weights: the initial features (F), the matrix of a candidate's own features (F × H), the biases (H), a matrix for
   * each pool (F × H, zero where a pool is not used), the output matrix (H × F) with its biases (F), and the readout (F).
   */
  readonly weights: Float32Array<ArrayBuffer>;
  /** 16 hexadecimal digits that are equal only for equal weights. */
  readonly digest: string;
}

/** Returns a caller's recipe, whose fields are read once. Missing fields have their defaults. */
export function readRecipe(name: string, given: Partial<TrainingRecipe>): Partial<TrainingRecipe> {
  const { pools, ...rest } = fieldsOf(name, given, {
    box: "string?",
    seed: "number?",
    updates: "number?",
    features: "number?",
    hidden: "number?",
    steps: "number?",
    segments: "number?",
    batch: "number?",
    rate: "number?",
    pools: "texts?",
    extra: "number?",
  });
  if (pools === undefined) return rest;
  return { ...rest, pools: pools.map((pool) => textOf(`${name}.pools`, pool) as NetPool) };
}
