//! Statistics, in the shapes that `pkg/src/module/statistics.ts` declares.

use js_sys::Error;
use serde::Serialize;
use sudoku_stats::{
    Bootstrap, Claim, ConfidenceLevel, Estimate, KaplanMeier, MAX_RESAMPLES, PairedOutcomes,
    Reproduction, RunTime, SortedSample, StatsError,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, to_object};
use crate::number::{MAX_SAFE_INTEGER, integer};

/// The functions of the crate `sudoku_stats`, where each is documented. They throw `param-type` for numbers
/// that are not finite or not integers, and `param-range` for other invalid arguments. `share` is the confidence
/// level, between 0 and 1.
#[wasm_bindgen]
pub struct Statistics;

/// The error of invalid arguments, with its code.
fn stats_error(cause: StatsError) -> Error {
    error(cause.code(), &cause.to_string())
}

/// Converts a result to a plain object.
fn to_js(result: Result<impl Serialize, StatsError>) -> Result<JsValue, Error> {
    to_object(&result.map_err(stats_error)?)
}

/// The confidence level `share`.
fn level(share: f64) -> Result<ConfidenceLevel, Error> {
    ConfidenceLevel::new(share).map_err(stats_error)
}

/// Converts the argument `name` to a count.
fn count(name: &str, value: f64) -> Result<u64, Error> {
    Ok(integer(name, Some(value), MAX_SAFE_INTEGER)?.unwrap_or(0))
}

/// Converts the argument `name` to a number of items, below 2^32.
fn size(name: &str, value: f64) -> Result<usize, Error> {
    let value = integer(name, Some(value), u32::MAX.into())?.unwrap_or(0);
    Ok(usize::try_from(value).unwrap_or(usize::MAX))
}

/// Run times; a run with the entry 0 in `solved` is censored.
fn run_times(values: &[f64], solved: &[u8]) -> Vec<RunTime> {
    let pairs = values.iter().zip(solved);
    let run_time = |(value, solved): (&f64, &u8)| RunTime {
        value: *value,
        solved: *solved > 0,
    };
    pairs.map(run_time).collect()
}

/// The number of numbers per claim in the argument of [`Statistics::judge`].
const CLAIM_NUMBERS: usize = 4;

/// The claim of this kind: `equal`, `within` and `positive` have the numbers difference, standard error, degrees of freedom and
/// margin; `always` has exceptions, tries, 0 and margin.
fn claim(kind: &str, numbers: [f64; CLAIM_NUMBERS]) -> Result<Claim, Error> {
    let [difference, standard_error, degrees_of_freedom, margin] = numbers;
    let figure = Reproduction {
        difference,
        standard_error,
        degrees_of_freedom,
        margin,
    };
    Ok(match kind {
        "equal" => Claim::Equal(figure),
        "within" => Claim::Within(figure),
        "positive" => Claim::Positive(figure),
        "always" => Claim::Always {
            exceptions: count("exceptions", difference)?,
            tries: count("tries", standard_error)?,
            margin,
        },
        "untested" => Claim::Untested,
        _ => return Err(error("param-range", "there is no such kind of claim")),
    })
}

/// The result of [`Statistics::paired`].
#[derive(Serialize)]
struct PairedComparison {
    difference: Estimate,
    p: f64,
}

#[wasm_bindgen]
#[expect(missing_docs, reason = "the crate documents each function")]
#[expect(clippy::missing_errors_doc, reason = "the type documents the errors")]
impl Statistics {
    pub fn quantiles(values: &[f64], shares: &[f64]) -> Result<Vec<f64>, Error> {
        let sorted = SortedSample::new(values).map_err(stats_error)?;
        let quantiles: Result<_, _> = shares.iter().map(|share| sorted.quantile(*share)).collect();
        quantiles.map_err(stats_error)
    }

    pub fn median(values: &[f64], share: f64) -> Result<JsValue, Error> {
        let level = level(share)?;
        to_js(SortedSample::new(values).map(|sorted| sorted.median_interval(level)))
    }

    pub fn mean(values: &[f64], share: f64) -> Result<JsValue, Error> {
        to_js(sudoku_stats::mean_interval(values, level(share)?))
    }

    /// A bootstrap confidence interval. `of` is `mean` or `median`, `method` is `bca` or `percentile`.
    pub fn bootstrap(
        values: &[f64],
        of: &str,
        method: &str,
        resamples: f64,
        seed: f64,
        share: f64,
    ) -> Result<JsValue, Error> {
        let resamples = integer("resamples", Some(resamples), MAX_RESAMPLES.into())?.unwrap_or(0);
        let seed = integer("seed", Some(seed), u32::MAX.into())?.unwrap_or(0);
        let bootstrap = Bootstrap {
            resamples: u32::try_from(resamples).unwrap_or(0),
            seed: u32::try_from(seed).unwrap_or(0),
            level: level(share)?,
        };
        let statistic: fn(&mut [f64]) -> f64 = match of {
            "mean" => |values| sudoku_stats::mean(values),
            "median" => sudoku_stats::median,
            _ => return Err(error("param-range", "of must be mean or median")),
        };
        match method {
            "bca" => to_js(bootstrap.bca(values, statistic)),
            "percentile" => to_js(bootstrap.percentile(values, statistic)),
            _ => Err(error("param-range", "method must be bca or percentile")),
        }
    }

    pub fn jackknife(without: &[f64]) -> Result<f64, Error> {
        sudoku_stats::jackknife(without).map_err(stats_error)
    }

    pub fn wilson(hits: f64, of: f64, share: f64) -> Result<JsValue, Error> {
        let (hits, of) = (count("hits", hits)?, count("tries", of)?);
        to_js(sudoku_stats::wilson_interval(hits, of, level(share)?))
    }

    /// Compares two contestants on the same puzzles: `{ difference, p }`, with Newcombe's interval of the difference of
    /// shares and the p-value of McNemar's test. The arguments are the numbers of puzzles that both, only one, only
    /// the other, or neither solved.
    pub fn paired(
        both: f64,
        one: f64,
        other: f64,
        neither: f64,
        share: f64,
    ) -> Result<JsValue, Error> {
        let pairs = PairedOutcomes {
            both: count("both", both)?,
            one: count("one", one)?,
            other: count("other", other)?,
            neither: count("neither", neither)?,
        };
        let difference = pairs.difference(level(share)?);
        let p = pairs.mcnemar();
        to_js(difference.map(|difference| PairedComparison { difference, p }))
    }

    pub fn fisher(hits: f64, of: f64, other_hits: f64, other_of: f64) -> Result<f64, Error> {
        let (hits, of) = (count("hits", hits)?, count("tries", of)?);
        let (other_hits, other_of) = (count("hits", other_hits)?, count("tries", other_of)?);
        sudoku_stats::fisher_exact(hits, of, other_hits, other_of).map_err(stats_error)
    }

    pub fn signed_rank(differences: &[f64]) -> Result<JsValue, Error> {
        to_js(sudoku_stats::signed_rank(differences))
    }

    pub fn shift(differences: &[f64], share: f64) -> Result<JsValue, Error> {
        to_js(sudoku_stats::hodges_lehmann(differences, level(share)?))
    }

    pub fn rank_sum(one: &[f64], other: &[f64]) -> Result<f64, Error> {
        sudoku_stats::mann_whitney_u(one, other).map_err(stats_error)
    }

    pub fn holm(values: &[f64]) -> Result<Vec<f64>, Error> {
        sudoku_stats::holm(values).map_err(stats_error)
    }

    /// Compares the mean of `values` with a printed mean of `printed_n` values; without `printed_n` it counts as exact.
    pub fn printed_mean(
        values: &[f64],
        printed: f64,
        printed_n: Option<f64>,
        margin: f64,
    ) -> Result<JsValue, Error> {
        let printed_n = integer("printed n", printed_n, MAX_SAFE_INTEGER)?;
        to_js(Reproduction::of_mean(values, printed, printed_n, margin))
    }

    /// Compares a share with a printed share of `printed_tries`; without it the printed share `printed` counts as exact,
    /// otherwise `printed` is a number of hits.
    pub fn printed_share(
        hits: f64,
        tries: f64,
        printed: f64,
        printed_tries: Option<f64>,
        margin: f64,
    ) -> Result<JsValue, Error> {
        let ours = [count("hits", hits)?, count("tries", tries)?];
        to_js(match printed_tries {
            None => Reproduction::of_exact_share(ours, printed, margin),
            Some(tries) => {
                let printed = [count("hits", printed)?, count("tries", tries)?];
                Reproduction::of_share(ours, printed, margin)
            }
        })
    }

    /// Judges the claims of a text: their kinds, separated by commas, and four numbers each.
    pub fn judge(kinds: &str, numbers: &[f64], alpha: f64, power: f64) -> Result<JsValue, Error> {
        let (numbers, _) = numbers.as_chunks::<CLAIM_NUMBERS>();
        let claims: Result<Vec<_>, _> = (kinds.split(',').zip(numbers))
            .map(|(kind, numbers)| claim(kind, *numbers))
            .collect();
        to_js(sudoku_stats::judge_claims(&claims?, alpha, power))
    }

    pub fn friedman(values: &[f64], contestants: f64) -> Result<JsValue, Error> {
        to_js(sudoku_stats::friedman(
            values,
            size("contestants", contestants)?,
        ))
    }

    pub fn critical_difference(contestants: f64, tasks: f64, share: f64) -> Result<f64, Error> {
        let (contestants, tasks) = (size("contestants", contestants)?, size("tasks", tasks)?);
        sudoku_stats::critical_difference(contestants, tasks, level(share)?).map_err(stats_error)
    }

    pub fn spearman(one: &[f64], other: &[f64], share: f64) -> Result<JsValue, Error> {
        to_js(sudoku_stats::spearman(one, other, level(share)?))
    }

    pub fn kendall(one: &[f64], other: &[f64], share: f64) -> Result<JsValue, Error> {
        to_js(sudoku_stats::kendall(one, other, level(share)?))
    }

    pub fn growth(sizes: &[f64], costs: &[f64], share: f64) -> Result<JsValue, Error> {
        to_js(sudoku_stats::power_law_fit(sizes, costs, level(share)?))
    }

    pub fn penalised(
        values: &[f64],
        solved: &[u8],
        limit: f64,
        factor: f64,
        share: f64,
    ) -> Result<JsValue, Error> {
        let run_times = run_times(values, solved);
        to_js(sudoku_stats::par_k(
            &run_times,
            limit,
            factor,
            level(share)?,
        ))
    }

    pub fn kaplan_meier(values: &[f64], solved: &[u8], share: f64) -> Result<JsValue, Error> {
        to_js(KaplanMeier::of(&run_times(values, solved), level(share)?))
    }

    pub fn restricted_mean(
        values: &[f64],
        solved: &[u8],
        until: f64,
        share: f64,
    ) -> Result<JsValue, Error> {
        let level = level(share)?;
        let curve = KaplanMeier::of(&run_times(values, solved), level).map_err(stats_error)?;
        to_js(curve.restricted_mean(until, level))
    }
}
