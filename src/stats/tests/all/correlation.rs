//! Rank correlations.

use sudoku_stats::{kendall, spearman};

use super::{LEVEL_95, assert_interval, assert_within};

/// Colour and quality of canned tuna: Hollander and Wolfe, example 8.1.
const COLOUR: [f64; 9] = [44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1];
const QUALITY: [f64; 9] = [2.6, 3.1, 2.5, 5.0, 3.6, 4.0, 5.2, 2.8, 3.8];

/// Two samples with ties.
const X_WITH_TIES: [f64; 10] = [1.0, 2.0, 2.0, 3.0, 4.0, 4.0, 5.0, 6.0, 7.0, 7.0];
const Y_WITH_TIES: [f64; 10] = [1.0, 3.0, 2.0, 2.0, 5.0, 4.0, 4.0, 8.0, 6.0, 7.0];

#[test]
fn kendall_counts_pairs_in_order() {
    // Hollander and Wolfe: K = 16 of 36, τ = 0.44.
    let tuna = kendall(&COLOUR, &QUALITY, LEVEL_95).expect("pairs");
    assert_within(tuna.value, 16.0 / 36.0, 1e-15);
    // t = scipy.stats.kendalltau(x, y).statistic; tanh(arctanh(t) ± 1.96… * sqrt(0.437 / (n - 4)))
    assert_interval(
        tuna,
        [
            0.444_444_444_444_444_4,
            -0.101_329_099_575_816_87,
            0.784_585_811_771_993_6,
        ],
    );
    assert_interval(
        kendall(&X_WITH_TIES, &Y_WITH_TIES, LEVEL_95).expect("pairs"),
        [
            0.752_993_288_536_018_8,
            0.422_625_403_338_407_1,
            0.906_722_401_302_644_1,
        ],
    );
}

#[test]
fn spearman_correlates_ranks() {
    // s = scipy.stats.spearmanr(x, y).statistic; tanh(arctanh(s) ± 1.96… * sqrt((1 + s² / 2) / (n - 3)))
    assert_interval(
        spearman(&COLOUR, &QUALITY, LEVEL_95).expect("pairs"),
        [0.6, -0.174_244_069_778_284_97, 0.915_797_879_013_338_9],
    );
    assert_interval(
        spearman(&X_WITH_TIES, &Y_WITH_TIES, LEVEL_95).expect("pairs"),
        [
            0.904_619_666_848_795_1,
            0.549_520_869_679_869_8,
            0.982_894_979_138_115_3,
        ],
    );
}
