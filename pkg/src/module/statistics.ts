/** Statistics of runs with confidence intervals and tests: the same statistics as on the command line. */
import { faultOf } from "../../wasm/arguments.js";
import { bindings, glue } from "./all.js";
import { expect, fieldsOf, itemsOf } from "./arguments.js";

/** Finite numbers. */
export type Values = Float64Array | readonly number[];

/** An estimate with its interval; an unbounded end is infinite. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The length of a run, in any unit that all runs share, and whether the run ended by itself. */
export interface Length {
  readonly value: number;
  readonly solved: boolean;
}

/** The results of two contestants on the same tasks: the numbers solved by both, by one alone, and by neither. */
export interface Pairs {
  readonly both: number;
  readonly one: number;
  readonly other: number;
  readonly neither: number;
}

/** The difference between the shares of two contestants, and McNemar's exact test. */
export interface Paired {
  readonly difference: Interval;
  readonly p: number;
}

/** Wilcoxon's signed-rank test. */
export interface SignedRank {
  /** The number of differences that are not 0, and the number of differences that are 0. */
  readonly pairs: number;
  readonly zeros: number;
  /** The sums of the ranks of the positive and of the negative differences. */
  readonly above: number;
  readonly below: number;
  /** Whether `p` is exact: for up to 50 differences, no two of which have the same absolute value. */
  readonly exact: boolean;
  readonly p: number;
  /** The matched-pairs rank-biserial correlation, from −1 to 1. */
  readonly effect: number;
}

/** Friedman's test. */
export interface Friedman {
  /** The mean rank of each contestant; rank 1 is the smallest value. */
  readonly ranks: readonly number[];
  readonly tasks: number;
  /** The statistic, corrected for ties, and its p-value by the χ² distribution. */
  readonly chiSquared: number;
  readonly p: number;
  /** The statistic of Iman and Davenport, which is less conservative, by the F distribution. */
  readonly f: number;
  readonly fP: number;
}

/** One of the times at which runs were solved. */
export interface Survival {
  readonly at: number;
  /** The number of runs that had not ended before this time, and the number solved at this time. */
  readonly atRisk: number;
  readonly solved: number;
  /** The share of runs that have not been solved by this time. */
  readonly open: Interval;
}

/** The Kaplan–Meier estimate of the distribution of run times. */
export interface KaplanMeier {
  readonly steps: readonly Survival[];
  /** The longest observed run time, beyond which nothing is known. */
  readonly last: number;
}

/** A cost that grows as `factor * size ** exponent`. */
export interface Growth {
  readonly exponent: Interval;
  readonly factor: number;
  /** R² of the line through the logarithms. */
  readonly explained: number;
}

/** The difference between a figure and a printed one, with the sampling error of both. */
export interface Reproduction {
  readonly difference: number;
  readonly standardError: number;
  /** Infinite if the standard error is treated as known. */
  readonly degreesOfFreedom: number;
  /** The smallest difference that matters. */
  readonly margin: number;
}

/**
 * A claim of a text: `equal` says that a difference is within the margin; `within`, that a figure lies in a range, with the
 * difference from its middle and half its width as the margin; `positive`, that a difference is above 0;
 * `always`, that there is no exception. `untested` counts as a test without a result.
 */
export type ClaimInput =
  | (Reproduction & { readonly kind: "equal" | "within" | "positive" })
  | {
      readonly kind: "always";
      readonly exceptions: number;
      readonly tries: number;
      /** The smallest share of exceptions that matters. */
      readonly margin: number;
    }
  | { readonly kind: "untested" };

/** A verdict, and the numbers on which it is based. */
export interface Judgement {
  readonly verdict: "compatible" | "contradicted" | "cannot-tell";
  /** The p-value of the test that could show the claim, adjusted by Holm's method. */
  readonly pFor: number;
  /** The p-value of the test that could show the contrary, adjusted by Holm's method. */
  readonly pAgainst: number;
  /**
   * The p-value of the test that could show a figure beyond what the claim allows, adjusted by Holm's method. For `equal`
   * with less than the required power, this value decides in place of `pAgainst`; for other claims both are the same.
   */
  readonly pBeyond: number;
  /**
   * The power to detect a difference of the margin. For `within`: the power to confirm the range if the true figure is
   * in its middle.
   */
  readonly power: number;
}

/** The method of drawing resamples and of computing an interval from them. */
export interface Resampling {
  /** The estimated quantity; default: `mean`. */
  readonly of?: "mean" | "median";
  /** The method of the interval; default: `bca`, bias-corrected and accelerated. */
  readonly method?: "bca" | "percentile";
  /** The number of resamples; default: 10,000. */
  readonly resamples?: number;
  /** The seed; default: 1. The same seed draws the same samples everywhere. */
  readonly seed?: number;
  readonly level?: number;
}

/** Returns the lengths as columns. */
function columnsOf(lengths: readonly Length[]): [values: Float64Array, solved: Uint8Array] {
  const all = itemsOf("lengths", lengths).map((length) => {
    expect("length", length, "object");
    const types = { value: "number", solved: "boolean" } as const;
    return fieldsOf<Length>("length", length, types);
  });
  const values = Float64Array.from(all, ({ value }) => value);
  return [values, Uint8Array.from(all, ({ solved }) => Number(solved))];
}

function toFloat64(values: Values): Float64Array {
  if (faultOf("values", values, "Float64Array") === null) return values as Float64Array;
  const all = itemsOf<number>("values", values);
  for (const [at, value] of all.entries()) expect(`values[${at}]`, value, "number");
  return Float64Array.from(all);
}

/**
 * Statistics, computed in the calling thread; a `Workshop` provides them. Tests are two-sided; intervals are 95 %
 * confidence intervals unless a level is given. Every method throws a `SudokuError`: `param-type` for NaN and
 * infinities, with their index; `param-range` for other arguments without a result, such as an empty list of values.
 */
export class Statistics {
  #call<T>(call: (of: typeof glue.Statistics) => unknown): T {
    return bindings.guarded(() => call(glue.Statistics)) as T;
  }

  /** Quantiles by linear interpolation: type 7 of Hyndman and Fan, the default of most statistical software. */
  quantiles(values: Values, shares: Values): Float64Array {
    return this.#call((of) => of.quantiles(toFloat64(values), toFloat64(shares)));
  }

  /** Returns the median, with an interval from order statistics. */
  median(values: Values, level = DEFAULT_CONFIDENCE): Interval {
    return this.#call((of) => of.median(toFloat64(values), level));
  }

  /** Returns the mean, with Student's interval. */
  mean(values: Values, level = DEFAULT_CONFIDENCE): Interval {
    return this.#call((of) => of.mean(toFloat64(values), level));
  }

  /** Returns a mean or median, with an interval by resampling. */
  bootstrap(values: Values, resampling: Resampling = {}): Interval {
    const {
      of: what = "mean",
      method = "bca",
      resamples = 10_000,
      seed = 1,
      level = DEFAULT_CONFIDENCE,
    } = fieldsOf<Resampling>("options", resampling, {
      of: "string?",
      method: "string?",
      resamples: "number?",
      seed: "number?",
      level: "number?",
    });
    return this.#call((of) =>
      of.bootstrap(toFloat64(values), what, method, resamples, seed, level),
    );
  }

  /** Returns the standard error of an estimate, from the estimates that omit one value each. */
  jackknife(without: Values): number {
    return this.#call((of) => of.jackknife(toFloat64(without)));
  }

  /** Returns a share, with Wilson's interval. */
  wilson(hits: number, tries: number, level = DEFAULT_CONFIDENCE): Interval {
    return this.#call((of) => of.wilson(hits, tries, level));
  }

  /**
   * Returns the share of tasks solved by the first contestant minus that of the second, with Newcombe's interval, and
   * McNemar's exact test.
   */
  paired(pairs: Pairs, level = DEFAULT_CONFIDENCE): Paired {
    expect("pairs", pairs, "object");
    const { both, one, other, neither } = fieldsOf<Pairs>("pairs", pairs, {
      both: "number",
      one: "number",
      other: "number",
      neither: "number",
    });
    return this.#call((of) => of.paired(both, one, other, neither, level));
  }

  /** Fisher's exact test of two shares of independent tasks. */
  fisher(hits: number, tries: number, otherHits: number, otherTries: number): number {
    return this.#call((of) => of.fisher(hits, tries, otherHits, otherTries));
  }

  /** Wilcoxon's signed-rank test of whether the differences within pairs are distributed symmetrically around 0. */
  signedRank(differences: Values): SignedRank {
    return this.#call((of) => of.signed_rank(toFloat64(differences)));
  }

  /** Returns the Hodges–Lehmann estimate of the shift of the differences from 0. */
  shift(differences: Values, level = DEFAULT_CONFIDENCE): Interval {
    return this.#call((of) => of.shift(toFloat64(differences), level));
  }

  /**
   * Returns the p-value of the Mann–Whitney test, by the normal approximation, of whether the values of one sample tend
   * to be greater.
   */
  rankSum(one: Values, other: Values): number {
    return this.#call((of) => of.rank_sum(toFloat64(one), toFloat64(other)));
  }

  /** Returns the p-values of several tests, adjusted by Holm's method. */
  holm(values: Values): Float64Array {
    return this.#call((of) => of.holm(toFloat64(values)));
  }

  /** Compares a mean with a printed mean of `printedN` values; without `printedN`, the printed mean counts as exact. */
  printedMean(
    values: Values,
    printed: number,
    printedN: number | null,
    margin: number,
  ): Reproduction {
    const n = printedN ?? undefined;
    return this.#call((of) => of.printed_mean(toFloat64(values), printed, n, margin));
  }

  /** Compares a share with a printed share, given by its hits and tries, or as a share that counts as exact. */
  printedShare(
    hits: number,
    tries: number,
    printed: number | readonly [hits: number, tries: number],
    margin: number,
  ): Reproduction {
    const [share = Number.NaN, of] =
      typeof printed === "number" ? [printed] : itemsOf<number>("printed", printed);
    return this.#call((glued) => glued.printed_share(hits, tries, share, of, margin));
  }

  /** Judges all claims of a text together, at a family-wise level and with the power that equality requires. */
  judge(claims: readonly ClaimInput[], alpha = 0.05, power = 0.8): readonly Judgement[] {
    const all = itemsOf<ClaimInput>("claims", claims);
    const numbers = all.flatMap((claim) => {
      if (claim.kind === "untested") return [0, 0, 0, 0];
      if (claim.kind === "always") return [claim.exceptions, claim.tries, 0, claim.margin];
      return [claim.difference, claim.standardError, claim.degreesOfFreedom, claim.margin];
    });
    const kinds = all.map(({ kind }) => kind).join();
    return this.#call((of) => of.judge(kinds, Float64Array.from(numbers), alpha, power));
  }

  /** Friedman's test of the ranks of contestants over tasks; `values` contains one row per task, concatenated. */
  friedman(values: Values, contestants: number): Friedman {
    return this.#call((of) => of.friedman(toFloat64(values), contestants));
  }

  /** Returns the smallest significant difference between mean ranks, by Nemenyi's test. */
  criticalDifference(contestants: number, tasks: number, level = DEFAULT_CONFIDENCE): number {
    return this.#call((of) => of.critical_difference(contestants, tasks, level));
  }

  /** Spearman's rank correlation. */
  spearman(one: Values, other: Values, level = DEFAULT_CONFIDENCE): Interval {
    return this.#call((of) => of.spearman(toFloat64(one), toFloat64(other), level));
  }

  /** Kendall's τ-b. */
  kendall(one: Values, other: Values, level = DEFAULT_CONFIDENCE): Interval {
    return this.#call((of) => of.kendall(toFloat64(one), toFloat64(other), level));
  }

  /** Returns the growth of a cost with a size, by the regression line through their logarithms. */
  growth(sizes: Values, costs: Values, level = DEFAULT_CONFIDENCE): Growth {
    return this.#call((of) => of.growth(toFloat64(sizes), toFloat64(costs), level));
  }

  /** Returns the mean in which an unsolved run counts as `factor` times the limit: PAR-2 by default. */
  penalised(
    lengths: readonly Length[],
    limit: number,
    factor = 2,
    level = DEFAULT_CONFIDENCE,
  ): Interval {
    const [values, solved] = columnsOf(lengths);
    return this.#call((of) => of.penalised(values, solved, limit, factor, level));
  }

  /** Returns the distribution of run times, some of which were censored by a limit. */
  kaplanMeier(lengths: readonly Length[], level = DEFAULT_CONFIDENCE): KaplanMeier {
    return this.#call((of) => of.kaplan_meier(...columnsOf(lengths), level));
  }

  /** Returns the restricted mean: the mean of the run times, where the part of a time beyond `until` does not count. */
  restrictedMean(lengths: readonly Length[], until: number, level = DEFAULT_CONFIDENCE): Interval {
    const [values, solved] = columnsOf(lengths);
    return this.#call((of) => of.restricted_mean(values, solved, until, level));
  }
}

const DEFAULT_CONFIDENCE = 0.95;
