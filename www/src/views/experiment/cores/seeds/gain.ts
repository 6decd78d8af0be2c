/**
 * Estimates the expected steps of k seeds side by side from the lengths of n runs.
 *
 * Each set of k among the n runs is equally likely. A set ends with its first answer; if it contains none, all of its
 * runs are completed, and it restarts with other seeds. Therefore the expected number of steps is the mean number of
 * steps of a set divided by the share of sets with an answer (renewal-reward theorem).
 */
export interface Length {
  readonly steps: number;
  readonly answered: boolean;
}

export interface CoresGain {
  /** The number of seeds side by side. */
  readonly at: number;
  /** The expected number of steps until the answer. */
  readonly steps: number;
  /**
   * The expected steps of one seed divided by these, with a 95 % interval; without an interval, all three values are
   * equal.
   */
  readonly speedUp: number;
  readonly low: number;
  readonly high: number;
  /** The steps of all seeds together, divided by those of one seed. */
  readonly work: number;
}

/** Returns the expected gains for up to half of the runs: of larger sets there are too few different ones. */
export function expectedGains(lengths: readonly Length[]): readonly CoresGain[] {
  if (!lengths.some(({ answered }) => answered)) return [];
  const sizes = Array.from({ length: Math.max(1, lengths.length >> 1) }, (_, index) => index + 1);
  const without = lengths.map((_, index) => lengths.toSpliced(index, 1));
  return sizes.map((at): CoresGain => {
    const steps = expectedMinimum(lengths, at);
    const speedUp = expectedMinimum(lengths, 1) / steps;
    const reach =
      1.96 * jackknife(without.map((some) => expectedMinimum(some, 1) / expectedMinimum(some, at)));
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

/** Returns the standard error of an estimate from its leave-one-out estimates (jackknife: Quenouille; Tukey 1958). */
function jackknife(estimates: readonly number[]): number {
  const count = estimates.length;
  const mean = estimates.reduce((sum, one) => sum + one, 0) / count;
  const squares = estimates.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const error = Math.sqrt(((count - 1) / count) * squares);
  return Number.isFinite(error) ? error : 0;
}

function expectedMinimum(lengths: readonly Length[], at: number): number {
  const count = lengths.length;
  const of = (answered: boolean) =>
    lengths
      .filter((length) => length.answered === answered)
      .map(({ steps }) => steps)
      .toSorted((a, b) => a - b);
  let steps = 0;
  let share = 0;
  for (const [before, length] of of(true).entries()) {
    const likely = binomial(count - 1 - before, at - 1) / binomial(count, at);
    steps += likely * length;
    share += likely;
  }
  for (const [before, length] of of(false).entries()) {
    steps += (binomial(before, at - 1) / binomial(count, at)) * length;
  }
  return steps / share;
}

/** Returns the number of sets of `k` elements among `n`. */
function binomial(n: number, k: number): number {
  let sets = k > n ? 0 : 1;
  for (let taken = 0; taken < k; taken++) sets = (sets * (n - taken)) / (taken + 1);
  return sets;
}
