/**
 * Times by a clock with a resolution coarser than the measured times, as in browsers, whose resolution is often 100
 * microseconds.
 */

/**
 * Distributes the time of each clock tick among the runs that ended during the tick. Such a clock assigns all the time
 * between two ticks to the run that was in progress at the second tick, and none to the runs that had begun and ended
 * before. Consecutive runs of one contestant therefore share the time, which preserves the sum and makes the median
 * meaningful. `whose` contains the index of the contestant of each run, or a negative number if there was no run.
 */
export function shareTicks(micros: Float64Array, whose: ArrayLike<number>): void {
  if (!micros.includes(0)) return;
  let tick = Number.POSITIVE_INFINITY;
  for (const time of micros) if (time > 0 && time < tick) tick = time;
  const rows: number[] = [];
  for (let row = 0; row < micros.length; row += 1) if ((whose[row] ?? 0) >= 0) rows.push(row);
  for (let at = 0; at < rows.length; ) {
    const first = whose[rows[at] ?? 0];
    let end = at + 1;
    while (end < rows.length && whose[rows[end] ?? 0] === first) end += 1;
    shareWithin(micros, rows.slice(at, end), tick);
    at = end;
  }
}

/** Shares ticks among the runs of one contestant. */
function shareWithin(micros: Float64Array, rows: readonly number[], tick: number): void {
  const hits = rows.flatMap((row, at) => ((micros[row] ?? 0) > 0 ? [at] : []));
  let from = 0;
  for (const [index, hit] of hits.entries()) {
    // Runs after the last tick have no later tick that they could share.
    const to = index + 1 < hits.length ? hit + 1 : rows.length;
    const others = to - from - 1;
    const share = tick / (others + 1);
    if (others > 0) {
      for (const row of rows.slice(from, to)) {
        micros[row] = row === rows[hit] ? (micros[row] ?? 0) - others * share : share;
      }
    }
    from = to;
  }
}
