/** What runs tell, and with what confidence: the same statistics as those of the command line. */
import { faultOf } from "../../wasm/arguments.js";
import { bindings, glue } from "./all.js";
import { expect, fieldsOf, itemsOf } from "./arguments.js";

/** Numbers, all finite. */
export type Values = Float64Array | readonly number[];

/** A figure with its interval; an end that nothing bounds is infinite. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How long a run took, in any unit that all share, and whether it came to its end by itself. */
export interface Length {
  readonly value: number;
  readonly solved: boolean;
}

/** What two contestants came to on the same tasks: how many both solved, one alone, or neither. */
export interface Pairs {
  readonly both: number;
  readonly one: number;
  readonly other: number;
  readonly neither: number;
}

/** By how much the share of one lies above that of the other, and McNemar's exact test. */
export interface Paired {
  readonly difference: Interval;
  readonly p: number;
}

/** Wilcoxon's signed-rank test. */
export interface SignedRank {
  /** Differences that are not 0, and those that are. */
  readonly pairs: number;
  readonly zeros: number;
  /** Sums of the ranks of differences above and below 0. */
  readonly above: number;
  readonly below: number;
  /** Whether `p` is exact: up to 50 differences, no two equally great. */
  readonly exact: boolean;
  readonly p: number;
  /** The matched-pairs rank-biserial correlation, from −1 to 1. */
  readonly effect: number;
}

/** Friedman's test. */
export interface Friedman {
  /** The mean rank of each contestant, 1 for the least value. */
  readonly ranks: readonly number[];
  readonly tasks: number;
  /** The statistic, corrected for ties, and its probability by χ². */
  readonly chiSquared: number;
  readonly p: number;
  /** Iman and Davenport's, which is less timid, by F. */
  readonly f: number;
  readonly fP: number;
}

/** One of the times at which runs were solved. */
export interface Survival {
  readonly at: number;
  /** Runs under way until then, and those solved just then. */
  readonly atRisk: number;
  readonly solved: number;
  /** The share under way afterwards. */
  readonly open: Interval;
}

/** Kaplan's and Meier's distribution of run times. */
export interface KaplanMeier {
  readonly steps: readonly Survival[];
  /** The longest that a run took: beyond, nothing is known. */
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
  /** Infinite if the standard error counts as known. */
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
      /** The share of exceptions that would matter. */
      readonly margin: number;
    }
  | { readonly kind: "untested" };

/** A verdict, and the numbers that it rests on. */
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
  /** The power to detect a difference of the margin. */
  readonly power: number;
}

/** How resamples are drawn and made an interval of. */
export interface Resampling {
  /** `mean` unless said. */
  readonly of?: "mean" | "median";
  /** `bca` unless said: bias-corrected and accelerated. */
  readonly method?: "bca" | "percentile";
  /** 10,000 unless said. */
  readonly resamples?: number;
  /** 1 unless said; the same draws the same samples everywhere. */
  readonly seed?: number;
  readonly level?: number;
}

/** Lengths as columns. */
function columnsOf(lengths: readonly Length[]): [values: Float64Array, solved: Uint8Array] {
  const all = itemsOf("lengths", lengths).map((length) => {
    expect("length", length, "object");
    const types = { value: "number", solved: "boolean" } as const;
    return fieldsOf<Length>("length", length, types);
  });
  const values = Float64Array.from(all, ({ value }) => value);
  return [values, Uint8Array.from(all, ({ solved }) => Number(solved))];
}

function floats(values: Values): Float64Array {
  if (faultOf("values", values, "Float64Array") === null) return values as Float64Array;
  const all = itemsOf<number>("values", values);
  for (const [at, value] of all.entries()) expect(`values[${at}]`, value, "number");
  return Float64Array.from(all);
}

/**
 * Statistics, in this thread; they come with a `Workshop`. Tests are two-sided; intervals are of 95 % unless a level is named.
 *
 * Each throws a `SudokuError`: `param-type` for NaN and infinities, with their place, `param-range` for what
 * cannot be answered otherwise, as of no values at all.
 */
export class Statistics {
  #ask<T>(call: (of: typeof glue.Statistics) => unknown): T {
    return bindings.guarded(() => call(glue.Statistics)) as T;
  }

  /** Quantiles, straight between neighbours: Hyndman and Fan's type 7, the usual one. */
  quantiles(values: Values, shares: Values): Float64Array {
    return this.#ask((of) => of.quantiles(floats(values), floats(shares)));
  }

  /** The median, between the ranks that bound that of the population. */
  median(values: Values, level = USUAL): Interval {
    return this.#ask((of) => of.median(floats(values), level));
  }

  /** The mean, with Student's interval. */
  mean(values: Values, level = USUAL): Interval {
    return this.#ask((of) => of.mean(floats(values), level));
  }

  /** A mean or median with an interval by resampling. */
  bootstrap(values: Values, asked: Resampling = {}): Interval {
    const {
      of: what = "mean",
      method = "bca",
      resamples = 10_000,
      seed = 1,
      level = USUAL,
    } = fieldsOf<Resampling>("options", asked, {
      of: "string?",
      method: "string?",
      resamples: "number?",
      seed: "number?",
      level: "number?",
    });
    return this.#ask((of) => of.bootstrap(floats(values), what, method, resamples, seed, level));
  }

  /** The standard error of an estimate, by those that leave out one value each. */
  jackknife(without: Values): number {
    return this.#ask((of) => of.jackknife(floats(without)));
  }

  /** A share, with Wilson's interval. */
  wilson(hits: number, tries: number, level = USUAL): Interval {
    return this.#ask((of) => of.wilson(hits, tries, level));
  }

  /** The share that one solved less that of the other, with Newcombe's interval, and McNemar's exact test. */
  paired(pairs: Pairs, level = USUAL): Paired {
    expect("pairs", pairs, "object");
    const { both, one, other, neither } = fieldsOf<Pairs>("pairs", pairs, {
      both: "number",
      one: "number",
      other: "number",
      neither: "number",
    });
    return this.#ask((of) => of.paired(both, one, other, neither, level));
  }

  /** Fisher's exact test of two shares of tasks of their own. */
  fisher(hits: number, tries: number, otherHits: number, otherTries: number): number {
    return this.#ask((of) => of.fisher(hits, tries, otherHits, otherTries));
  }

  /** Whether differences within pairs lie about 0. */
  signedRank(differences: Values): SignedRank {
    return this.#ask((of) => of.signed_rank(floats(differences)));
  }

  /** By how much they lie off 0: Hodges' and Lehmann's estimate. */
  shift(differences: Values, level = USUAL): Interval {
    return this.#ask((of) => of.shift(floats(differences), level));
  }

  /** Mann's and Whitney's test, by the normal approximation: whether values of one tend to be greater. */
  rankSum(one: Values, other: Values): number {
    return this.#ask((of) => of.rank_sum(floats(one), floats(other)));
  }

  /** The p-values of several tests, adjusted by Holm. */
  holm(values: Values): Float64Array {
    return this.#ask((of) => of.holm(floats(values)));
  }

  /** Compares a mean with a printed mean of `printedN` values, which counts as exact without `printedN`. */
  printedMean(
    values: Values,
    printed: number,
    printedN: number | null,
    margin: number,
  ): Reproduction {
    const n = printedN ?? undefined;
    return this.#ask((of) => of.printed_mean(floats(values), printed, n, margin));
  }

  /** Compares a share with a printed one: its hits and tries, or a share that counts as exact. */
  printedShare(
    hits: number,
    tries: number,
    printed: number | readonly [hits: number, tries: number],
    margin: number,
  ): Reproduction {
    const [share = Number.NaN, of] =
      typeof printed === "number" ? [printed] : itemsOf<number>("printed", printed);
    return this.#ask((glued) => glued.printed_share(hits, tries, share, of, margin));
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
    return this.#ask((of) => of.judge(kinds, Float64Array.from(numbers), alpha, power));
  }

  /** Ranks of contestants over tasks; `values` has a row for each task, one after the other. */
  friedman(values: Values, contestants: number): Friedman {
    return this.#ask((of) => of.friedman(floats(values), contestants));
  }

  /** By how much mean ranks must differ not to be taken for chance: Nemenyi's test. */
  criticalDifference(contestants: number, tasks: number, level = USUAL): number {
    return this.#ask((of) => of.critical_difference(contestants, tasks, level));
  }

  /** Spearman's correlation of ranks. */
  spearman(one: Values, other: Values, level = USUAL): Interval {
    return this.#ask((of) => of.spearman(floats(one), floats(other), level));
  }

  /** Kendall's τ-b. */
  kendall(one: Values, other: Values, level = USUAL): Interval {
    return this.#ask((of) => of.kendall(floats(one), floats(other), level));
  }

  /** How a cost grows with a size, by the line through their logarithms. */
  growth(sizes: Values, costs: Values, level = USUAL): Growth {
    return this.#ask((of) => of.growth(floats(sizes), floats(costs), level));
  }

  /** The mean where a run that was not solved counts as so many times the limit: PAR-2. */
  penalised(lengths: readonly Length[], limit: number, factor = 2, level = USUAL): Interval {
    const [values, solved] = columnsOf(lengths);
    return this.#ask((of) => of.penalised(values, solved, limit, factor, level));
  }

  /** The distribution of run times, some of which a limit ended. */
  kaplanMeier(lengths: readonly Length[], level = USUAL): KaplanMeier {
    return this.#ask((of) => of.kaplan_meier(...columnsOf(lengths), level));
  }

  /** The mean of what of each run's time lies before `until`. */
  restrictedMean(lengths: readonly Length[], until: number, level = USUAL): Interval {
    const [values, solved] = columnsOf(lengths);
    return this.#ask((of) => of.restricted_mean(values, solved, until, level));
  }
}

const USUAL = 0.95;
