/** Labels beside a plot: each as near as can be to the height it belongs to, and none over another. */
export function spread(
  wanted: readonly number[],
  high: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => at(a) - at(b) || a - b);
  const placed = wanted.slice();
  function at(index: number): number {
    return wanted[index] ?? 0;
  }
  let least = top;
  for (const index of order) {
    placed[index] = Math.max(at(index), least);
    least = (placed[index] ?? 0) + high;
  }
  let most = bottom - high;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - high;
  }
  return placed;
}
