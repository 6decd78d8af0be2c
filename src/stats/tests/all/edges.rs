//! What cannot be answered is refused with where and why; what is odd has an answer that holds.

use sudoku_stats::{
    Bootstrap, ConfidenceLevel, KaplanMeier, MAX_RESAMPLES, PairedOutcomes, RunTime, SortedSample,
    StatsError, critical_difference, fisher_exact, friedman, hodges_lehmann, holm, jackknife,
    kendall, mann_whitney_u, mean, mean_interval, par_k, power_law_fit, ranks, signed_rank,
    spearman, wilson_interval,
};

use super::{USUAL, interval, near};

const BOOTSTRAP: Bootstrap = Bootstrap {
    resamples: 100,
    seed: 1,
    level: USUAL,
};

const SHARE: &str = "a level, a share or a chance must lie between 0 and 1";

#[track_caller]
fn refused<T>(answer: Result<T, StatsError>, reason: &str) {
    assert_eq!(
        answer.err().map(|unfit| unfit.to_string()).as_deref(),
        Some(reason)
    );
}

/// Whatever takes a sample.
fn each(values: &[f64], reason: &str) {
    let lengths: Vec<_> = (values.iter())
        .map(|value| RunTime {
            value: *value,
            solved: true,
        })
        .collect();
    let by_mean = |values: &mut [f64]| mean(values);
    refused(SortedSample::new(values), reason);
    refused(mean_interval(values, USUAL), reason);
    refused(BOOTSTRAP.percentile(values, by_mean), reason);
    refused(signed_rank(values), reason);
    refused(hodges_lehmann(values, USUAL), reason);
    refused(mann_whitney_u(values, &[1.0]), reason);
    refused(mann_whitney_u(&[1.0], values), reason);
    refused(KaplanMeier::of(&lengths, USUAL), reason);
    refused(par_k(&lengths, 1e9, 2.0, USUAL), reason);
}

#[test]
fn samples_without_a_value_or_with_one_that_is_no_number_are_refused() {
    each(&[], "there must be at least 1 values, not 0");
    each(&[1.0, f64::NAN], "value 2 is no finite number");
    each(&[f64::INFINITY, 1.0], "value 1 is no finite number");
    let odd = [1.0, 2.0, f64::NAN, 4.0];
    let even = [1.0, 2.0, 3.0, 4.0];
    let reason = "value 3 is no finite number";
    refused(ranks(&odd), reason);
    refused(jackknife(&odd), reason);
    refused(friedman(&odd, 2), reason);
    for (one, other) in [(odd, even), (even, odd)] {
        refused(spearman(&one, &other, USUAL), reason);
        refused(kendall(&one, &other, USUAL), reason);
        refused(power_law_fit(&one, &other, USUAL), reason);
    }
    assert_eq!(ranks(&[]), Ok(Vec::new()));
    assert_eq!(holm(&[]), Ok(Vec::new()));
}

#[test]
fn what_lies_out_of_range_is_refused() {
    for share in [0.0, 1.0, -0.5, f64::NAN] {
        refused(ConfidenceLevel::new(share), SHARE);
    }
    refused(holm(&[0.5, 1.5]), SHARE);
    refused(holm(&[f64::NAN]), SHARE);
    refused(
        wilson_interval(0, 0, USUAL),
        "there must be at least 1 tries, not 0",
    );
    refused(wilson_interval(3, 2, USUAL), "3 hits cannot be of 2");
    refused(fisher_exact(1, 2, 3, 2), "3 hits cannot be of 2");
    refused(
        PairedOutcomes::default().difference(USUAL),
        "there must be at least 1 tries, not 0",
    );
    for resamples in [0, MAX_RESAMPLES + 1] {
        let bootstrap = Bootstrap {
            resamples,
            ..BOOTSTRAP
        };
        refused(
            bootstrap.bca(&[1.0, 2.0], |values| mean(values)),
            &format!("resamples must be from 1 to 1000000, not {resamples}"),
        );
    }
    let slow = [RunTime {
        value: 11.0,
        solved: true,
    }];
    refused(
        par_k(&slow, 10.0, 2.0, USUAL),
        "run 1 is solved beyond the limit",
    );
    refused(
        par_k(&slow, f64::NAN, 2.0, USUAL),
        "value 1 is no finite number",
    );
    let early = [RunTime {
        value: -1.0,
        solved: true,
    }];
    refused(KaplanMeier::of(&early, USUAL), "value 1 is too small");
    refused(
        power_law_fit(&[1.0, 2.0], &[1.0, 0.0], USUAL),
        "value 2 is too small",
    );
}

#[test]
fn what_does_not_go_together_is_refused() {
    let reason = "there must be 3 values to go with, not 2";
    refused(spearman(&[1.0, 2.0, 3.0], &[1.0, 2.0], USUAL), reason);
    refused(kendall(&[1.0, 2.0, 3.0], &[1.0, 2.0], USUAL), reason);
    refused(power_law_fit(&[1.0, 2.0, 3.0], &[1.0, 2.0], USUAL), reason);
    refused(
        friedman(&[1.0; 7], 3),
        "there must be 9 values to go with, not 7",
    );
    refused(
        friedman(&[1.0; 4], 1),
        "there must be at least 2 contestants, not 1",
    );
    refused(
        friedman(&[1.0; 3], 3),
        "there must be at least 2 tasks, not 1",
    );
    refused(
        critical_difference(1, 5, USUAL),
        "there must be at least 2 contestants, not 1",
    );
    refused(
        critical_difference(3, 0, USUAL),
        "there must be at least 1 tasks, not 0",
    );
    let constant = "all values are equal, so nothing goes with them";
    refused(
        spearman(&[1.0; 5], &[1.0, 2.0, 3.0, 4.0, 5.0], USUAL),
        constant,
    );
    refused(kendall(&[1.0, 2.0, 3.0], &[7.0; 3], USUAL), constant);
    refused(power_law_fit(&[2.0; 3], &[1.0, 2.0, 3.0], USUAL), constant);
}

#[test]
fn one_value_says_nothing_of_its_spread() {
    let estimate = mean_interval(&[3.0], USUAL).expect("a value");
    near(estimate.value, 3.0);
    assert!(estimate.low.is_infinite() && estimate.high.is_infinite());
    let found = BOOTSTRAP.percentile(&[3.0], |values| mean(values));
    near(found.expect("a value").high, 3.0);
    refused(
        BOOTSTRAP.bca(&[3.0], |values| mean(values)),
        "there must be at least 2 values, not 1",
    );
    refused(jackknife(&[3.0]), "there must be at least 2 values, not 1");
    let line = power_law_fit(&[1.0, 2.0], &[1.0, 8.0], USUAL).expect("two pairs");
    near(line.exponent.value, 3.0);
    assert!(line.exponent.high.is_infinite());
    near(signed_rank(&[2.0]).expect("a value").p, 1.0);
}

#[test]
fn ties_of_all_are_no_difference() {
    let found = signed_rank(&[0.0; 4]).expect("values");
    assert_eq!((found.pairs, found.zeros, found.exact), (0, 4, true));
    near(found.p, 1.0);
    near(found.effect, 0.0);
    let found = friedman(&[2.0; 12], 3).expect("rows");
    near(found.p, 1.0);
    near(found.f_p, 1.0);
    assert_eq!(found.ranks, [2.0; 3]);
    let found = BOOTSTRAP
        .bca(&[2.0; 5], |values| mean(values))
        .expect("values");
    interval(found, [2.0; 3]);
    let found = mean_interval(&[2.0; 5], USUAL).expect("values");
    interval(found, [2.0; 3]);
    let found = hodges_lehmann(&[2.0; 60], USUAL).expect("values");
    interval(found, [2.0; 3]);
}

#[test]
fn tasks_that_all_rank_alike_leave_no_doubt() {
    let values = [1.0, 2.0, 3.0].repeat(8);
    let found = friedman(&values, 3).expect("rows");
    near(found.chi_squared, 16.0);
    assert!(found.f.is_infinite());
    near(found.f_p, 0.0);
}

#[test]
fn pairs_too_few_for_an_interval_have_the_widest() {
    let found = kendall(&[1.0, 2.0, 3.0], &[1.0, 3.0, 2.0], USUAL).expect("pairs");
    interval(found, [1.0 / 3.0, -1.0, 1.0]);
    let found = spearman(&[1.0, 2.0, 3.0], &[1.0, 3.0, 2.0], USUAL).expect("pairs");
    interval(found, [0.5, -1.0, 1.0]);
    let rising = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
    let found = spearman(&rising, &rising, USUAL).expect("pairs");
    interval(found, [1.0; 3]);
}

#[test]
fn great_numbers_stay_numbers() {
    let pairs = PairedOutcomes {
        both: 4_000_000_000,
        one: 3_000_000_000,
        other: 3_000_100_000,
        neither: 0,
    };
    assert!((0.0..=1.0).contains(&pairs.mcnemar()));
    let great = [f64::MAX, f64::MAX / 2.0, f64::MIN];
    assert!(
        hodges_lehmann(&great, USUAL)
            .expect("values")
            .value
            .is_finite()
    );
}
