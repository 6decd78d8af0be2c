/**
 * The growth of the cost of an iteration of relaxation labeling with n · l, where n is the number of blank cells and l
 * the number of labels.
 */
import type { Growth } from "sudoku-lab/workshop";
import type { Cost, GrowthForm } from "./data";
import type { Statistics } from "./estimate";
import { chosen, type Runs } from "./runs";

/** The costs in the order of their display. Times are those of the records or of this machine, and are not tested. */
export const COSTS: readonly Cost[] = ["operations", "bytes", "micros"];

/** The number of bytes of a 64-bit number. */
const NUMBER_BYTES = 8;

/** Returns the number of rows of a box; here, boxes have at least as many columns as rows. */
function boxRows(side: number): number {
  let rows = Math.floor(Math.sqrt(side));
  while (side % rows !== 0) rows -= 1;
  return rows;
}

/**
 * Returns the additions, subtractions, multiplications and divisions of an iteration on a puzzle with the given number
 * of blank cells, and the bytes that a run holds. The Rust test `an_iteration_costs_what_the_page_computes` counts both
 * in the loops of the solver; its counts are also tested here.
 */
export function iterationCost(form: GrowthForm, side: number, blanks: number) {
  const rows = boxRows(side);
  const columns = side / rows;
  const labels = blanks * side;
  const terms = labels * (blanks - 1) * side;
  const supports =
    form === "definition" ? 2 * terms + labels : 4 * labels + (4 * rows + 2 * columns) * side ** 2;
  const updates = 8 * labels + 2 * blanks;
  const houses = side * (side * (rows + columns) + rows + 1);
  return { operations: supports + updates, bytes: NUMBER_BYTES * (4 * labels + houses) };
}

/** Returns the bytes that all compatibilities `r_ij(λ,μ)` would need if they were stored. */
export const storedBytes = (labels: number): number => NUMBER_BYTES * labels ** 2;

/** The costs of runs on puzzles of the same size, that is, with the same number of blank cells and of labels. */
export interface SizeCost extends Readonly<Record<Cost, number>> {
  readonly side: number;
  readonly blanks: number;
  /** The product `n · l`. */
  readonly labels: number;
}

/** Returns the costs of an iteration by size, in ascending order; a time is the mean over the puzzles of the size. */
export function costsBySize(runs: Runs, form: GrowthForm): readonly SizeCost[] {
  const sizes = new Map<string, { side: number; blanks: number; times: number[] }>();
  for (const at of chosen(runs, form)) {
    const { side, blanks } = runs.sizes[at] ?? {};
    if (!side || !blanks) continue;
    const size = sizes.get(`${side} ${blanks}`) ?? { side, blanks, times: [] };
    size.times.push((runs.of.micros[at] ?? 0) / (runs.of.steps[at] ?? 1));
    sizes.set(`${side} ${blanks}`, size);
  }
  const costs = [...sizes.values()].map(({ side, blanks, times }) => ({
    side,
    blanks,
    labels: blanks * side,
    ...iterationCost(form, side, blanks),
    micros: times.reduce((sum, time) => sum + time, 0) / times.length,
  }));
  return costs.toSorted((one, other) => one.labels - other.labels);
}

/** The minimum number of sizes to fit an exponent. */
const MIN_SIZES = 5;

/** Returns the power of `n · l` that fits a cost best; `null` if there are too few sizes. */
export function growthOf(
  sizes: readonly SizeCost[],
  cost: Cost,
  statistics: Pick<Statistics, "growth">,
): Growth | null {
  const sizesWithCost = sizes.filter((size) => size[cost] > 0);
  if (sizesWithCost.length < MIN_SIZES) return null;
  return statistics.growth(
    sizesWithCost.map(({ labels }) => labels),
    sizesWithCost.map((size) => size[cost]),
  );
}
