/**
 * Returns the tops of labels of the heights `high`, CSS pixels, so that no two labels overlap: the positions with the
 * least sum of squared distances from the wanted ones (isotonic regression by pooling adjacent violators).
 */
export function spreadLabels(
  wanted: readonly number[],
  high: readonly number[],
  top: number,
  bottom: number,
): readonly number[] {
  const at = (index: number) => wanted[index] ?? 0;
  const heightOf = (index: number) => high[index] ?? 0;
  const order = wanted.map((_, index) => index).sort((a, b) => at(a) - at(b) || a - b);
  /**
   * Runs of touching labels: the mean over a run of each label's wanted top minus the heights of all labels above it,
   * and the number of labels.
   */
  const runs: { mean: number; size: number }[] = [];
  let total = 0;
  for (const index of order) {
    let run = { mean: at(index) - total, size: 1 };
    total += heightOf(index);
    for (let last = runs.at(-1); last && last.mean >= run.mean; last = runs.at(-1)) {
      runs.pop();
      const size = last.size + run.size;
      run = { mean: (last.mean * last.size + run.mean * run.size) / size, size };
    }
    runs.push(run);
  }
  const max = bottom - total;
  const placed = wanted.slice();
  let [next, above] = [0, 0];
  for (const { mean, size } of runs) {
    for (const index of order.slice(next, next + size)) {
      placed[index] = Math.min(Math.max(mean, top), max) + above;
      above += heightOf(index);
    }
    next += size;
  }
  return placed;
}
