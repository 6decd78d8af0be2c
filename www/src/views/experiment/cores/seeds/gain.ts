/**
 * What is to be expected of k seeds side by side, by how long each of n took.
 *
 * Each set of k among the n is as likely as any other. It ends with the first answer in it; if there is
 * none, all of its runs are awaited, and it is begun anew with other seeds. So what is expected is
 * the mean steps of a set over the share of sets with an answer (the renewal-reward theorem).
 */
export interface Length {
  readonly steps: number;
  readonly answered: boolean;
}

export interface Gain {
  /** Seeds side by side. */
  readonly at: number;
  /** Steps until the answer, as expected. */
  readonly steps: number;
  /** Those of one seed over these, and a 95 % interval; without one, all three are the same. */
  readonly speedUp: number;
  readonly low: number;
  readonly high: number;
  /** Steps of all seeds together over those of one. */
  readonly work: number;
}

/** The expected gain up to half of the runs: of larger sets there are too few that differ. */
export function gains(lengths: readonly Length[]): readonly Gain[] {
  if (!lengths.some(({ answered }) => answered)) return [];
  const sizes = Array.from({ length: Math.max(1, lengths.length >> 1) }, (_, index) => index + 1);
  const without = lengths.map((_, index) => lengths.toSpliced(index, 1));
  return sizes.map((at): Gain => {
    const steps = expected(lengths, at);
    const speedUp = expected(lengths, 1) / steps;
    const reach = 1.96 * jackknife(without.map((some) => expected(some, 1) / expected(some, at)));
    return {
      at,
      steps,
      speedUp,
      low: Math.max(0, speedUp - reach),
      high: speedUp + reach,
      work: at / speedUp,
    };
  });
}

/** The standard error of an estimate, by those that leave one out: Quenouille, Tukey 1958. */
function jackknife(estimates: readonly number[]): number {
  const count = estimates.length;
  const mean = estimates.reduce((sum, one) => sum + one, 0) / count;
  const squares = estimates.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const error = Math.sqrt(((count - 1) / count) * squares);
  return Number.isFinite(error) ? error : 0;
}

function expected(lengths: readonly Length[], at: number): number {
  const count = lengths.length;
  const of = (answered: boolean) =>
    lengths
      .filter((length) => length.answered === answered)
      .map(({ steps }) => steps)
      .toSorted((a, b) => a - b);
  let steps = 0;
  let share = 0;
  for (const [before, length] of of(true).entries()) {
    const likely = choose(count - 1 - before, at - 1) / choose(count, at);
    steps += likely * length;
    share += likely;
  }
  for (const [before, length] of of(false).entries()) {
    steps += (choose(before, at - 1) / choose(count, at)) * length;
  }
  return steps / share;
}

/** Sets of `k` among `n`. */
function choose(n: number, k: number): number {
  let sets = k > n ? 0 : 1;
  for (let taken = 0; taken < k; taken++) sets = (sets * (n - taken)) / (taken + 1);
  return sets;
}
