//! Comparisons of rank tests and their effect sizes with published values.

use sudoku_stats::{
    ConfidenceLevel, conover_difference, critical_difference, friedman, hodges_lehmann, holm,
    mann_whitney_u, ranks, signed_rank,
};

use super::{LEVEL_95, assert_interval, assert_near, assert_printed, assert_within};

/// Hamilton's depression scale of nine patients in thousandths, first visit and second: Hollander and Wolfe,
/// Nonparametric Statistical Methods, example 3.1.
const DEPRESSION: [(i32, i32); 9] = [
    (1830, 878),
    (500, 647),
    (1620, 598),
    (2480, 2050),
    (1680, 1060),
    (1880, 1290),
    (1550, 1060),
    (3060, 3140),
    (1300, 1290),
];

/// The decrease of the depression score of each patient: the first value minus the second.
fn depression_decreases() -> [f64; 9] {
    DEPRESSION.map(|(before, after)| f64::from(before - after) / 1000.0)
}

/// The integers from 1 to `max`, with every third one negated.
fn signed_integers(max: i32) -> Vec<f64> {
    let signed = (1..=max).map(|n| if n % 3 == 0 { -n } else { n });
    signed.map(f64::from).collect()
}

#[test]
fn ties_share_their_ranks() {
    let ranked = ranks(&[2.0, -0.0, 5.0, 2.0, 0.0, 2.0]).expect("values");
    // scipy.stats.rankdata([2, 0, 5, 2, 0, 2])
    let expected = [4.0, 1.5, 6.0, 4.0, 1.5, 4.0];
    assert!(
        ranked
            .iter()
            .zip(expected)
            .all(|(a, b)| (a - b).abs() < 1e-15)
    );
}

#[test]
fn signed_ranks_are_exact_for_few_pairs_without_ties() {
    // Hollander and Wolfe: T⁺ = 40, one-sided p = 0.019 (0.01953 in R's manual page).
    let result = signed_rank(&depression_decreases()).expect("values");
    assert!(result.exact);
    assert_near(result.above, 40.0);
    assert_near(result.below, 5.0);
    // scipy.stats.wilcoxon(d, method="exact").pvalue
    assert_near(result.p, 0.039_062_5);
    assert_near(result.effect, 35.0 / 45.0);
    // scipy.stats.wilcoxon(thirds, method="exact").pvalue
    let result = signed_rank(&signed_integers(50)).expect("values");
    assert!(result.exact);
    assert_near(result.below, 408.0);
    assert_near(result.p, 0.026_166_968_171_196_46);
}

#[test]
fn signed_ranks_use_the_corrected_normal_approximation_otherwise() {
    // scipy.stats.wilcoxon(d, zero_method="wilcox", correction=True, method="asymptotic")
    let tied_differences = [1, -1, 2, 3, -2, 4, 5, 0, 6, -3, 7, 8, 0, 9, 2].map(f64::from);
    let result = signed_rank(&tied_differences).expect("values");
    assert_eq!((result.exact, result.pairs, result.zeros), (false, 13, 2));
    assert_near(result.below, 12.0);
    assert_near(result.p, 0.020_862_582_332_765_51);
    let result = signed_rank(&signed_integers(60)).expect("values");
    assert!(!result.exact);
    assert_near(result.below, 630.0);
    assert_near(result.p, 0.036_226_494_178_786_63);
}

#[test]
fn the_hodges_lehmann_estimate_is_the_median_of_pairwise_means() {
    // Hollander and Wolfe, examples 3.3 and 3.4, with the sign reversed: 0.46, and 0.01 to 0.786 at
    // 96.1 %, the lowest level above 95 % that nine pairs allow.
    let estimate = hodges_lehmann(&depression_decreases(), LEVEL_95).expect("values");
    assert_printed(estimate, [0.46, 0.010, 0.786], 3);
    // All 1,830 Walsh averages, listed and sorted: numpy.median, and ranks 648 and 1183.
    assert_interval(
        hodges_lehmann(&signed_integers(60), LEVEL_95).expect("values"),
        [11.0, 0.5, 21.0],
    );
    let five_values = hodges_lehmann(&[1.0, 2.0, 3.0, 4.0, 5.0], LEVEL_95).expect("values");
    assert!(five_values.low.is_infinite() && five_values.high.is_infinite());
}

#[test]
fn rank_sums_have_corrections_for_ties_and_continuity() {
    // scipy.stats.mannwhitneyu(one, other, method="asymptotic", use_continuity=True).pvalue; the first is of
    // Hollander and Wolfe, example 4.1.
    let at_term = [0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
    let early_term = [1.15, 0.88, 0.90, 0.74, 1.21];
    assert_near(
        mann_whitney_u(&at_term, &early_term).expect("values"),
        0.244_623_605_126_983_33,
    );
    let first_sample = [1, 2, 2, 3, 4, 4, 5, 9].map(f64::from);
    let second_sample = [2, 4, 6, 7, 7, 8, 9, 9, 10].map(f64::from);
    assert_near(
        mann_whitney_u(&first_sample, &second_sample).expect("values"),
        0.037_022_329_361_274_53,
    );
    assert_near(mann_whitney_u(&[1.0; 9], &[1.0; 8]).expect("values"), 1.0);
}

#[test]
fn holm_multiplies_the_smallest_p_value_by_the_number_of_tests() {
    // statsmodels.stats.multitest.multipletests(p, method="holm")[1]
    let adjusted_p_values = holm(&[0.01, 0.04, 0.03, 0.005, 0.5]).expect("chances");
    for (got, expected) in adjusted_p_values
        .into_iter()
        .zip([0.04, 0.09, 0.09, 0.025, 0.5])
    {
        assert_near(got, expected);
    }
}

/// Areas under the curve of four versions of C4.5 on 14 data sets, negated so that the smallest is
/// the best: Demšar, Journal of Machine Learning Research 7, 2006, table 6. In `voting`, the paper
/// gives two equal printed values the ranks 2 and 3.
const DEMSAR: [[f64; 4]; 14] = [
    [0.763, 0.768, 0.771, 0.798],
    [0.599, 0.591, 0.590, 0.569],
    [0.954, 0.971, 0.968, 0.967],
    [0.628, 0.661, 0.654, 0.657],
    [0.882, 0.888, 0.886, 0.898],
    [0.936, 0.931, 0.916, 0.931],
    [0.661, 0.668, 0.609, 0.685],
    [0.583, 0.583, 0.563, 0.625],
    [0.775, 0.838, 0.866, 0.875],
    [1.000, 1.000, 1.000, 1.000],
    [0.940, 0.962, 0.965, 0.962],
    [0.619, 0.666, 0.614, 0.669],
    [0.972, 0.981, 0.9751, 0.975],
    [0.957, 0.978, 0.946, 0.970],
];

#[test]
fn friedmans_test_ranks_contestants_on_each_task() {
    let values: Vec<_> = DEMSAR.concat().iter().map(|area| -area).collect();
    let result = friedman(&values, 4).expect("rows");
    for (got, expected) in result.ranks.iter().zip([3.143, 2.000, 2.893, 1.964]) {
        assert_within(*got, expected, 0.0005);
    }
    assert_eq!(result.tasks, 14);
    // scipy.stats.friedmanchisquare(*columns): Demšar's 9.28 is not corrected for ties.
    assert_near(result.chi_squared, 10.228_346_456_692_925);
    assert_near(result.p, 0.016_721_580_328_441_323);
    // f = 13 * chi / (42 - chi); scipy.stats.f.sf(f, 3, 39)
    assert_near(result.f, 4.185_130_111_524_169_5);
    assert_near(result.f_p, 0.011_620_659_515_310_975);
}

#[test]
fn a_critical_difference_uses_the_studentised_range() {
    // Demšar, section 3.2.2: 1.25 at 0.05 and 1.12 at 0.10.
    let level_90 = ConfidenceLevel::new(0.9).expect("a level");
    assert_within(
        critical_difference(4, 14, LEVEL_95).expect("two"),
        1.25,
        0.005,
    );
    assert_within(
        critical_difference(4, 14, level_90).expect("two"),
        1.12,
        0.005,
    );
    // Table 5 of the paper: q / √2 at 0.05, for 2 to 10 contestants.
    let table = [
        1.960, 2.343, 2.569, 2.728, 2.850, 2.949, 3.031, 3.102, 3.164,
    ];
    for (contestants, expected) in (2..).zip(table) {
        let k = f64::from(u32::try_from(contestants).expect("small"));
        let difference = critical_difference(contestants, 1, LEVEL_95).expect("two");
        assert_within(difference / (k * (k + 1.0) / 6.0).sqrt(), expected, 0.001);
    }
    // scipy.stats.studentized_range.ppf(0.95, k, numpy.inf), whose own quadrature ends at 11 digits or so.
    for (contestants, q) in [
        (2, 2.771_807_648_699_355),
        (3, 3.314_493_155_398_122),
        (10, 4.474_124_221_725_907),
        (30, 5.301_289_574_031_17),
    ] {
        let k = f64::from(u32::try_from(contestants).expect("small"));
        let difference = critical_difference(contestants, 1, LEVEL_95).expect("two");
        assert_within(difference / (k * (k + 1.0) / 12.0).sqrt(), q, 1e-9);
    }
}

#[test]
fn conovers_difference_equals_the_published_one() {
    // Conover, Practical Nonparametric Statistics, 1999, section 5.8, example 1: twelve homeowners rank four grasses.
    let ranks = [
        [4.0, 3.0, 2.0, 1.0],
        [4.0, 2.0, 3.0, 1.0],
        [3.0, 1.5, 1.5, 4.0],
        [3.0, 1.0, 2.0, 4.0],
        [4.0, 2.0, 1.0, 3.0],
        [2.0, 2.0, 2.0, 4.0],
        [1.0, 3.0, 2.0, 4.0],
        [2.0, 4.0, 1.0, 3.0],
        [3.5, 1.0, 2.0, 3.5],
        [4.0, 1.0, 3.0, 2.0],
        [4.0, 2.0, 3.0, 1.0],
        [3.5, 1.0, 2.0, 3.5],
    ];
    let difference = conover_difference(ranks.as_flattened(), 4, LEVEL_95).expect("rows");
    // The formula of the book with scipy.stats.t.ppf(0.975, 33); the book prints 11.49, for sums of twelve ranks.
    assert_near(12.0 * difference, 11.481_677_594_704_89);
    let equal = conover_difference(&[2.0; 12], 3, LEVEL_95).expect("rows");
    assert_near(equal, 0.0);
}
