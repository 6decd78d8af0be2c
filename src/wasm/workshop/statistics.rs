//! What runs tell, in the shapes that `pkg/src/module/statistics.ts` declares.

use js_sys::Error;
use serde::Serialize;
use sudoku_stats::{
    Bootstrap, ConfidenceLevel, Estimate, KaplanMeier, MAX_RESAMPLES, PairedOutcomes, RunTime,
    SortedSample, StatsError,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, plain};
use crate::number::{MOST, whole};

/// The functions of the crate `sudoku_stats`, which documents each. Values that are not finite are refused
/// with the code `param-type`, every other [`StatsError`] with `param-range`.
#[wasm_bindgen]
pub struct Statistics;

fn unfit(cause: StatsError) -> Error {
    error(cause.code(), &cause.to_string())
}

fn answer(found: Result<impl Serialize, StatsError>) -> Result<JsValue, Error> {
    plain(&found.map_err(unfit)?)
}

fn level(share: f64) -> Result<ConfidenceLevel, Error> {
    ConfidenceLevel::new(share).map_err(unfit)
}

fn count(name: &str, value: f64) -> Result<u64, Error> {
    Ok(whole(name, Some(value), MOST)?.unwrap_or(0))
}

fn place(name: &str, value: f64) -> Result<usize, Error> {
    let most = u64::from(u32::MAX);
    let value = whole(name, Some(value), most)?.unwrap_or(0);
    Ok(usize::try_from(value).unwrap_or(usize::MAX))
}

fn lengths(values: &[f64], solved: &[u8]) -> Vec<RunTime> {
    let lengths = values.iter().zip(solved);
    let length = |(value, solved): (&f64, &u8)| RunTime {
        value: *value,
        solved: *solved > 0,
    };
    lengths.map(length).collect()
}

#[derive(Serialize)]
struct Compared {
    difference: Estimate,
    p: f64,
}

#[wasm_bindgen]
#[expect(missing_docs, reason = "the crate says it of each")]
#[expect(clippy::missing_errors_doc, reason = "the type says it of all")]
impl Statistics {
    pub fn quantiles(values: &[f64], shares: &[f64]) -> Result<Vec<f64>, Error> {
        let sorted = SortedSample::new(values).map_err(unfit)?;
        let found: Result<_, _> = shares.iter().map(|share| sorted.quantile(*share)).collect();
        found.map_err(unfit)
    }

    pub fn median(values: &[f64], share: f64) -> Result<JsValue, Error> {
        let level = level(share)?;
        answer(SortedSample::new(values).map(|sorted| sorted.median_interval(level)))
    }

    pub fn mean(values: &[f64], share: f64) -> Result<JsValue, Error> {
        answer(sudoku_stats::mean_interval(values, level(share)?))
    }

    /// `of` is `mean` or `median`, `method` is `bca` or `percentile`.
    pub fn bootstrap(
        values: &[f64],
        of: &str,
        method: &str,
        resamples: f64,
        seed: f64,
        share: f64,
    ) -> Result<JsValue, Error> {
        let resamples = whole("resamples", Some(resamples), MAX_RESAMPLES.into())?.unwrap_or(0);
        let seed = whole("seed", Some(seed), u32::MAX.into())?.unwrap_or(0);
        let bootstrap = Bootstrap {
            resamples: u32::try_from(resamples).unwrap_or(0),
            seed: u32::try_from(seed).unwrap_or(0),
            level: level(share)?,
        };
        let statistic: fn(&mut [f64]) -> f64 = match of {
            "mean" => |values| sudoku_stats::mean(values),
            "median" => sudoku_stats::median,
            _ => return Err(error("param-range", "it can be of mean or median")),
        };
        match method {
            "bca" => answer(bootstrap.bca(values, statistic)),
            "percentile" => answer(bootstrap.percentile(values, statistic)),
            _ => Err(error("param-range", "a method is bca or percentile")),
        }
    }

    pub fn jackknife(without: &[f64]) -> Result<f64, Error> {
        sudoku_stats::jackknife(without).map_err(unfit)
    }

    pub fn wilson(hits: f64, of: f64, share: f64) -> Result<JsValue, Error> {
        let (hits, of) = (count("hits", hits)?, count("tries", of)?);
        answer(sudoku_stats::wilson_interval(hits, of, level(share)?))
    }

    /// `{ difference, p }`: Newcombe's interval and McNemar's test.
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
        answer(difference.map(|difference| Compared { difference, p }))
    }

    pub fn fisher(hits: f64, of: f64, other_hits: f64, other_of: f64) -> Result<f64, Error> {
        let (hits, of) = (count("hits", hits)?, count("tries", of)?);
        let (other_hits, other_of) = (count("hits", other_hits)?, count("tries", other_of)?);
        sudoku_stats::fisher_exact(hits, of, other_hits, other_of).map_err(unfit)
    }

    pub fn signed_rank(differences: &[f64]) -> Result<JsValue, Error> {
        answer(sudoku_stats::signed_rank(differences))
    }

    pub fn shift(differences: &[f64], share: f64) -> Result<JsValue, Error> {
        answer(sudoku_stats::hodges_lehmann(differences, level(share)?))
    }

    pub fn rank_sum(one: &[f64], other: &[f64]) -> Result<f64, Error> {
        sudoku_stats::mann_whitney_u(one, other).map_err(unfit)
    }

    pub fn holm(values: &[f64]) -> Result<Vec<f64>, Error> {
        sudoku_stats::holm(values).map_err(unfit)
    }

    pub fn friedman(values: &[f64], contestants: f64) -> Result<JsValue, Error> {
        answer(sudoku_stats::friedman(
            values,
            place("contestants", contestants)?,
        ))
    }

    pub fn critical_difference(contestants: f64, tasks: f64, share: f64) -> Result<f64, Error> {
        let (contestants, tasks) = (place("contestants", contestants)?, place("tasks", tasks)?);
        sudoku_stats::critical_difference(contestants, tasks, level(share)?).map_err(unfit)
    }

    pub fn spearman(one: &[f64], other: &[f64], share: f64) -> Result<JsValue, Error> {
        answer(sudoku_stats::spearman(one, other, level(share)?))
    }

    pub fn kendall(one: &[f64], other: &[f64], share: f64) -> Result<JsValue, Error> {
        answer(sudoku_stats::kendall(one, other, level(share)?))
    }

    pub fn growth(sizes: &[f64], costs: &[f64], share: f64) -> Result<JsValue, Error> {
        answer(sudoku_stats::power_law_fit(sizes, costs, level(share)?))
    }

    pub fn penalised(
        values: &[f64],
        solved: &[u8],
        limit: f64,
        factor: f64,
        share: f64,
    ) -> Result<JsValue, Error> {
        let lengths = lengths(values, solved);
        answer(sudoku_stats::par_k(&lengths, limit, factor, level(share)?))
    }

    pub fn kaplan_meier(values: &[f64], solved: &[u8], share: f64) -> Result<JsValue, Error> {
        answer(KaplanMeier::of(&lengths(values, solved), level(share)?))
    }

    pub fn restricted_mean(
        values: &[f64],
        solved: &[u8],
        until: f64,
        share: f64,
    ) -> Result<JsValue, Error> {
        let level = level(share)?;
        let times = KaplanMeier::of(&lengths(values, solved), level).map_err(unfit)?;
        answer(times.restricted_mean(until, level))
    }
}
