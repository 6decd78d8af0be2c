/** Converts between the steps of a run and the time inside its algorithm, which is known at some steps. */

/** Alternating steps and microseconds, both ascending. */
type Times = Float64Array;

/** Returns the time at which a step was complete, ms, interpolated linearly between known times. */
export function timeAt(times: Times, step: number): number {
  return interpolate(times, 0, 1, step) / 1000;
}

/** Returns the last step that was complete at a time in ms. */
export function stepAt(times: Times, ms: number): number {
  return Math.floor(interpolate(times, 1, 0, ms * 1000) + 1e-6);
}

function interpolate(times: Times, from: 0 | 1, to: 0 | 1, value: number): number {
  let low = 0;
  let high = times.length / 2 - 1;
  if (high < 0) return 0;
  const at = (pair: number, column: 0 | 1) => times[2 * pair + column] ?? 0;
  if (value >= at(high, from)) return at(high, to);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (at(middle, from) <= value) low = middle;
    else high = middle;
  }
  const span = at(high, from) - at(low, from);
  const share = span > 0 ? Math.max(0, value - at(low, from)) / span : 0;
  return at(low, to) + share * (at(high, to) - at(low, to));
}
