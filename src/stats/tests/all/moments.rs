//! Tests of quantiles, means, the bootstrap and power laws.

use sudoku_stats::{
    Bootstrap, ConfidenceLevel, SortedSample, StatsError, jackknife, mean, mean_interval, median,
    power_law_fit, power_law_fit_within,
};

use super::{LEVEL_95, VALUES, assert_interval, assert_near, assert_printed, assert_within};

#[test]
fn quantiles_are_of_type_7() {
    let sorted = SortedSample::new(&VALUES).expect("values");
    // numpy.quantile(VALUES, share)
    for (share, expected) in [
        (0.0, 0.2),
        (0.1, 1.19),
        (0.25, 2.725),
        (0.5, 4.55),
        (0.75, 6.7),
        (0.9, 10.19),
        (1.0, 12.8),
    ] {
        assert_near(sorted.quantile(share).expect("a share"), expected);
    }
    assert_near(sorted.median(), 4.55);
    assert_eq!(sorted.quantile(1.5), Err(StatsError::Share));
}

#[test]
fn the_interval_of_a_median_has_the_ranks_of_the_sign_test() {
    // The largest r with scipy.stats.binom.cdf(r - 1, n, 0.5) <= 0.025. For 10 values, ranks 2 and
    // 9, as in Conover's table.
    for (n, rank) in [
        (6, 1.0),
        (10, 2.0),
        (100, 40.0),
        (1000, 469.0),
        (49_151, 24_358.0),
    ] {
        let values: Vec<_> = (1..=n).map(f64::from).collect();
        let sorted = SortedSample::new(&values).expect("values");
        let estimate = sorted.median_interval(LEVEL_95);
        let n = f64::from(n);
        assert_interval(estimate, [n.midpoint(1.0), rank, n + 1.0 - rank]);
    }
    let five_values = SortedSample::new(&[1.0, 2.0, 3.0, 4.0, 5.0]).expect("values");
    let five_value_interval = five_values.median_interval(LEVEL_95);
    assert!(five_value_interval.low.is_infinite() && five_value_interval.high.is_infinite());
    assert_near(five_value_interval.value, 3.0);
}

/// Additional hours of sleep with the second drug compared with the first: Student, Biometrika 6,
/// 1908, section 9.
const SLEEP: [f64; 10] = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4];

#[test]
fn a_mean_has_students_interval() {
    // Student prints the mean, 1.58; R's manual page of `t.test` the interval.
    let estimate = mean_interval(&SLEEP, LEVEL_95).expect("values");
    assert_printed(estimate, [1.58, 0.700_114_2, 2.459_885_8], 7);
    // scipy.stats.ttest_1samp(SLEEP, 0).confidence_interval(0.95)
    assert_interval(
        estimate,
        [1.58, 0.700_114_236_723_017_4, 2.459_885_763_276_982_4],
    );
    // scipy.stats.ttest_1samp(VALUES, 0).confidence_interval(0.99)
    let level = ConfidenceLevel::new(0.99).expect("a level");
    let estimate = mean_interval(&VALUES, level).expect("values");
    assert_interval(
        estimate,
        [5.16, 1.167_945_972_921_147_7, 9.152_054_027_078_85],
    );
}

#[test]
fn students_t_is_accurate_for_few_and_many_degrees_of_freedom() {
    // For the sample −√(n − 1), √(n − 1) and zeros otherwise, the half-width is the quantile
    // itself: scipy.stats.t.ppf(0.975, n - 1)
    for (n, t) in [
        (2, 12.706_204_736_174_694),
        (3, 4.302_652_729_749_462),
        (5, 2.776_445_105_197_793_4),
        (30, 2.045_229_642_132_703),
        (1000, 1.962_341_461_133_449_3),
    ] {
        let mut values = vec![0.0; n];
        let size = f64::from(u32::try_from(n).expect("small"));
        let max_deviation = (size * (size - 1.0) / 2.0).sqrt();
        (values[0], values[n - 1]) = (-max_deviation, max_deviation);
        assert_near(mean_interval(&values, LEVEL_95).expect("values").high, t);
    }
}

const BOOTSTRAP: Bootstrap = Bootstrap {
    resamples: 2000,
    seed: 7,
    level: LEVEL_95,
};

#[test]
fn bootstrap_intervals_equal_those_of_another_package() {
    // scipy.stats.bootstrap((VALUES,), statistic, n_resamples=2000, method=…, rng=…) with a generator whose
    // `integers` are the upper halves of xoshiro256++ times 10, seeded by SplitMix64 with 7.
    let by_mean = |values: &mut [f64]| mean(values);
    let estimate = BOOTSTRAP.percentile(&VALUES, by_mean).expect("values");
    assert_interval(estimate, [5.16, 3.1, 7.6005]);
    let estimate = BOOTSTRAP.bca(&VALUES, by_mean).expect("values");
    assert_interval(
        estimate,
        [5.16, 3.220_464_098_078_338_6, 7.839_355_989_311_56],
    );
    let estimate = BOOTSTRAP.percentile(&VALUES, median).expect("values");
    assert_interval(estimate, [4.55, 2.2, 7.7]);
    let estimate = BOOTSTRAP.bca(&VALUES, median).expect("values");
    assert_interval(estimate, [4.55, 2.6, 7.7]);
}

#[test]
fn bootstrap_intervals_agree_with_the_textbook() {
    // Efron and Tibshirani, An Introduction to the Bootstrap, tables 14.1 and 14.2: the variance of test A of 26
    // children is 171.5; its 90 % intervals by 2,000 resamples are 100.8 to 233.9 (percentile) and 115.8 to 259.6
    // (BCa). Two sets of 2,000 resamples differ by about 3 at either end.
    let test_a = [
        48, 36, 20, 29, 42, 42, 20, 42, 22, 41, 45, 14, 6, 0, 33, 28, 34, 4, 32, 24, 47, 41, 24,
        26, 30, 41,
    ]
    .map(f64::from);
    let variance = |values: &mut [f64]| {
        let sample_mean = mean(values);
        let squares: Vec<_> = values
            .iter()
            .map(|one| (one - sample_mean).powi(2))
            .collect();
        mean(&squares)
    };
    let bootstrap = Bootstrap {
        resamples: 20_000,
        seed: 1,
        level: ConfidenceLevel::new(0.9).expect("a level"),
    };
    let estimate = bootstrap.percentile(&test_a, variance).expect("values");
    assert_within(estimate.value, 171.5, 0.05);
    assert_within(estimate.low, 100.8, 4.0);
    assert_within(estimate.high, 233.9, 4.0);
    let estimate = bootstrap.bca(&test_a, variance).expect("values");
    assert_within(estimate.low, 115.8, 4.0);
    assert_within(estimate.high, 259.6, 4.0);
}

#[test]
fn bootstrap_intervals_are_bit_identical_on_every_target() {
    // tests/package/statistics.test.mjs contains the same bits.
    let estimate = BOOTSTRAP
        .bca(&VALUES, |values| mean(values))
        .expect("values");
    let bits = [estimate.low, estimate.high].map(f64::to_bits);
    assert_eq!(bits, [0x4009_C382_AE59_8242, 0x401F_5B80_22EF_2DF5]);
}

#[test]
fn the_jackknife_error_of_a_mean_is_its_standard_error() {
    // The jackknife standard error of a mean equals the usual standard error: scipy.stats.sem(VALUES)
    let leave_one_out_means: Vec<_> = (0..VALUES.len())
        .map(|omitted| {
            let mut remaining = VALUES.to_vec();
            remaining.remove(omitted);
            mean(&remaining)
        })
        .collect();
    assert_near(
        jackknife(&leave_one_out_means).expect("values"),
        1.228_386_475_557_808,
    );
}

#[test]
fn the_growth_exponent_is_the_slope_in_log_log() {
    // Anscombe, The American Statistician 27, 1973, table 1: slope 0.500 with a standard error of 0.118,
    // intercept 3.00, R² 0.667.
    let x: [i32; 11] = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    let y = [
        8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68,
    ];
    let sizes = x.map(|x| f64::from(x).exp2());
    let costs = y.map(f64::exp2);
    let result = power_law_fit(&sizes, &costs, LEVEL_95).expect("pairs");
    assert_within(result.exponent.value, 0.5, 0.0005);
    assert_within(result.factor.log2(), 3.0, 0.005);
    assert_within(result.r_squared, 0.667, 0.0005);
    // l = scipy.stats.linregress(x, y); l.slope ± scipy.stats.t.ppf(0.975, 9) * l.stderr; l.rvalue ** 2
    assert_interval(
        result.exponent,
        [
            0.500_090_909_090_909_1,
            0.233_370_136_385_187_5,
            0.766_811_681_796_630_8,
        ],
    );
    assert_near(result.r_squared, 0.666_542_459_508_775);
}

#[test]
fn differences_between_groups_have_no_influence_on_the_growth_exponent_within_them() {
    // The pairs of the test above, alternately in two groups, whose costs differ by a factor of 32.
    let x: [i32; 11] = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    let y = [
        8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68,
    ];
    let groups: Vec<u32> = (0..11).map(|index| index % 2).collect();
    let sizes = x.map(|x| f64::from(x).exp2());
    let costs: Vec<_> = (y.iter().zip(&groups))
        .map(|(y, group)| (y + 5.0 * f64::from(*group)).exp2())
        .collect();
    let result = power_law_fit_within(&sizes, &costs, &groups, LEVEL_95).expect("pairs");
    // The normal equations of a slope and two intercepts, solved with fractions; t(0.975, 8) = 2.306004135204166.
    assert_interval(
        result.exponent,
        [
            0.487_675_726_335_520_2,
            0.200_757_678_803_709_43,
            0.774_593_773_867_331,
        ],
    );
    // The sizes do not vary within groups of equal sizes, and groups are needed for all pairs.
    assert_eq!(
        power_law_fit_within(&[2.0, 2.0, 3.0], &[1.0, 2.0, 3.0], &[0, 0, 1], LEVEL_95),
        Err(StatsError::Constant)
    );
    assert_eq!(
        power_law_fit_within(&sizes, &costs, &groups[1..], LEVEL_95),
        Err(StatsError::Lengths {
            expected: 11,
            got: 10
        })
    );
}

#[test]
fn a_single_size_has_no_growth_exponent() {
    // The logarithms of equal sizes differ from their mean by rounding.
    let sizes = [9.0; 345];
    let costs: Vec<_> = (1..=345).map(f64::from).collect();
    assert_eq!(
        power_law_fit(&sizes, &costs, LEVEL_95),
        Err(StatsError::Constant)
    );
}
