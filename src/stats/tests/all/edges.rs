//! Invalid input is rejected with a position and a reason; unusual input has a valid result.

use sudoku_stats::{
    Bootstrap, ConfidenceLevel, KaplanMeier, MAX_RESAMPLES, PairedOutcomes, RunTime, SortedSample,
    StatsError, critical_difference, fisher_exact, friedman, hodges_lehmann, holm, jackknife,
    kendall, mann_whitney_u, mean, mean_interval, par_k, power_law_fit, ranks, signed_rank,
    spearman, wilson_interval,
};

use super::{LEVEL_95, assert_interval, assert_near};

const BOOTSTRAP: Bootstrap = Bootstrap {
    resamples: 100,
    seed: 1,
    level: LEVEL_95,
};

const SHARE_MESSAGE: &str = "a level, a share or a probability must be between 0 and 1";

#[track_caller]
fn assert_error<T>(answer: Result<T, StatsError>, reason: &str) {
    assert_eq!(
        answer.err().map(|error| error.to_string()).as_deref(),
        Some(reason)
    );
}

/// Asserts that every function of a sample returns this error.
fn assert_each_error(values: &[f64], reason: &str) {
    let run_times: Vec<_> = (values.iter())
        .map(|value| RunTime {
            value: *value,
            solved: true,
        })
        .collect();
    let by_mean = |values: &mut [f64]| mean(values);
    assert_error(SortedSample::new(values), reason);
    assert_error(mean_interval(values, LEVEL_95), reason);
    assert_error(BOOTSTRAP.percentile(values, by_mean), reason);
    assert_error(signed_rank(values), reason);
    assert_error(hodges_lehmann(values, LEVEL_95), reason);
    assert_error(mann_whitney_u(values, &[1.0]), reason);
    assert_error(mann_whitney_u(&[1.0], values), reason);
    assert_error(KaplanMeier::of(&run_times, LEVEL_95), reason);
    assert_error(par_k(&run_times, 1e9, 2.0, LEVEL_95), reason);
}

#[test]
fn empty_samples_and_nan_are_rejected() {
    assert_each_error(&[], "there must be at least 1 values, not 0");
    assert_each_error(&[1.0, f64::NAN], "value 2 is not a finite number");
    assert_each_error(&[f64::INFINITY, 1.0], "value 1 is not a finite number");
    let with_nan = [1.0, 2.0, f64::NAN, 4.0];
    let finite = [1.0, 2.0, 3.0, 4.0];
    let reason = "value 3 is not a finite number";
    assert_error(ranks(&with_nan), reason);
    assert_error(jackknife(&with_nan), reason);
    assert_error(friedman(&with_nan, 2), reason);
    for (one, other) in [(with_nan, finite), (finite, with_nan)] {
        assert_error(spearman(&one, &other, LEVEL_95), reason);
        assert_error(kendall(&one, &other, LEVEL_95), reason);
        assert_error(power_law_fit(&one, &other, LEVEL_95), reason);
    }
    assert_eq!(ranks(&[]), Ok(Vec::new()));
    assert_eq!(holm(&[]), Ok(Vec::new()));
}

#[test]
fn values_out_of_range_are_rejected() {
    for share in [0.0, 1.0, -0.5, f64::NAN] {
        assert_error(ConfidenceLevel::new(share), SHARE_MESSAGE);
    }
    assert_error(holm(&[0.5, 1.5]), SHARE_MESSAGE);
    assert_error(holm(&[f64::NAN]), SHARE_MESSAGE);
    assert_error(
        wilson_interval(0, 0, LEVEL_95),
        "there must be at least 1 tries, not 0",
    );
    assert_error(
        wilson_interval(3, 2, LEVEL_95),
        "3 successes in 2 trials are impossible",
    );
    assert_error(
        fisher_exact(1, 2, 3, 2),
        "3 successes in 2 trials are impossible",
    );
    assert_error(
        PairedOutcomes::default().difference(LEVEL_95),
        "there must be at least 1 tries, not 0",
    );
    for resamples in [0, MAX_RESAMPLES + 1] {
        let bootstrap = Bootstrap {
            resamples,
            ..BOOTSTRAP
        };
        assert_error(
            bootstrap.bca(&[1.0, 2.0], |values| mean(values)),
            &format!("resamples must be from 1 to 1000000, not {resamples}"),
        );
    }
    let late_run = [RunTime {
        value: 11.0,
        solved: true,
    }];
    assert_error(
        par_k(&late_run, 10.0, 2.0, LEVEL_95),
        "run 1 was solved after the limit",
    );
    assert_error(
        par_k(&late_run, f64::NAN, 2.0, LEVEL_95),
        "value 1 is not a finite number",
    );
    let negative_run = [RunTime {
        value: -1.0,
        solved: true,
    }];
    assert_error(
        KaplanMeier::of(&negative_run, LEVEL_95),
        "value 1 is too small",
    );
    assert_error(
        power_law_fit(&[1.0, 2.0], &[1.0, 0.0], LEVEL_95),
        "value 2 is too small",
    );
}

#[test]
fn inconsistent_arguments_are_rejected() {
    let reason = "expected 3 values in the other sample, found 2";
    assert_error(spearman(&[1.0, 2.0, 3.0], &[1.0, 2.0], LEVEL_95), reason);
    assert_error(kendall(&[1.0, 2.0, 3.0], &[1.0, 2.0], LEVEL_95), reason);
    assert_error(
        power_law_fit(&[1.0, 2.0, 3.0], &[1.0, 2.0], LEVEL_95),
        reason,
    );
    assert_error(
        friedman(&[1.0; 7], 3),
        "expected 9 values in the other sample, found 7",
    );
    assert_error(
        friedman(&[1.0; 4], 1),
        "there must be at least 2 contestants, not 1",
    );
    assert_error(
        friedman(&[1.0; 3], 3),
        "there must be at least 2 tasks, not 1",
    );
    assert_error(
        critical_difference(1, 5, LEVEL_95),
        "there must be at least 2 contestants, not 1",
    );
    assert_error(
        critical_difference(3, 0, LEVEL_95),
        "there must be at least 1 tasks, not 0",
    );
    let constant = "all values are equal, so the statistic is not defined";
    assert_error(
        spearman(&[1.0; 5], &[1.0, 2.0, 3.0, 4.0, 5.0], LEVEL_95),
        constant,
    );
    assert_error(kendall(&[1.0, 2.0, 3.0], &[7.0; 3], LEVEL_95), constant);
    assert_error(
        power_law_fit(&[2.0; 3], &[1.0, 2.0, 3.0], LEVEL_95),
        constant,
    );
}

#[test]
fn a_single_value_has_no_interval() {
    let estimate = mean_interval(&[3.0], LEVEL_95).expect("a value");
    assert_near(estimate.value, 3.0);
    assert!(estimate.low.is_infinite() && estimate.high.is_infinite());
    let result = BOOTSTRAP.percentile(&[3.0], |values| mean(values));
    assert_near(result.expect("a value").high, 3.0);
    assert_error(
        BOOTSTRAP.bca(&[3.0], |values| mean(values)),
        "there must be at least 2 values, not 1",
    );
    assert_error(jackknife(&[3.0]), "there must be at least 2 values, not 1");
    let fit = power_law_fit(&[1.0, 2.0], &[1.0, 8.0], LEVEL_95).expect("two pairs");
    assert_near(fit.exponent.value, 3.0);
    assert!(fit.exponent.high.is_infinite());
    assert_near(signed_rank(&[2.0]).expect("a value").p, 1.0);
}

#[test]
fn all_ties_give_p_1() {
    let result = signed_rank(&[0.0; 4]).expect("values");
    assert_eq!((result.pairs, result.zeros, result.exact), (0, 4, true));
    assert_near(result.p, 1.0);
    assert_near(result.effect, 0.0);
    let result = friedman(&[2.0; 12], 3).expect("rows");
    assert_near(result.p, 1.0);
    assert_near(result.f_p, 1.0);
    assert_eq!(result.ranks, [2.0; 3]);
    let result = BOOTSTRAP
        .bca(&[2.0; 5], |values| mean(values))
        .expect("values");
    assert_interval(result, [2.0; 3]);
    let result = mean_interval(&[2.0; 5], LEVEL_95).expect("values");
    assert_interval(result, [2.0; 3]);
    let result = hodges_lehmann(&[2.0; 60], LEVEL_95).expect("values");
    assert_interval(result, [2.0; 3]);
}

#[test]
fn identical_rankings_give_the_extreme_statistic() {
    let values = [1.0, 2.0, 3.0].repeat(8);
    let result = friedman(&values, 3).expect("rows");
    assert_near(result.chi_squared, 16.0);
    assert!(result.f.is_infinite());
    assert_near(result.f_p, 0.0);
}

#[test]
fn too_few_pairs_give_the_widest_interval() {
    let result = kendall(&[1.0, 2.0, 3.0], &[1.0, 3.0, 2.0], LEVEL_95).expect("pairs");
    assert_interval(result, [1.0 / 3.0, -1.0, 1.0]);
    let result = spearman(&[1.0, 2.0, 3.0], &[1.0, 3.0, 2.0], LEVEL_95).expect("pairs");
    assert_interval(result, [0.5, -1.0, 1.0]);
    let rising = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
    let result = spearman(&rising, &rising, LEVEL_95).expect("pairs");
    assert_interval(result, [1.0; 3]);
}

#[test]
fn large_samples_do_not_overflow() {
    let pairs = PairedOutcomes {
        both: 4_000_000_000,
        one: 3_000_000_000,
        other: 3_000_100_000,
        neither: 0,
    };
    assert!((0.0..=1.0).contains(&pairs.mcnemar()));
    let huge_values = [f64::MAX, f64::MAX / 2.0, f64::MIN];
    assert!(
        hodges_lehmann(&huge_values, LEVEL_95)
            .expect("values")
            .value
            .is_finite()
    );
}
