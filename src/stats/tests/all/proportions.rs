//! Proportions and tables.

use sudoku_stats::{PairedOutcomes, fisher_exact, wilson_interval};

use super::{LEVEL_95, assert_interval, assert_near, assert_printed};

#[test]
fn a_share_has_wilsons_interval() {
    // Newcombe, Statistics in Medicine 17, 1998, pages 857 to 872, table I, method 3.
    for (hits, of, low, high) in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ] {
        let estimate = wilson_interval(hits, of, LEVEL_95).expect("tries");
        assert_printed(estimate, [estimate.value, low, high], 4);
    }
    // statsmodels.stats.proportion.proportion_confint(hits, of, 0.05, "wilson")
    for (hits, of, low, high) in [
        (81, 263, 0.255_288_519_878_274_2, 0.366_209_576_982_800_04),
        (15, 148, 0.062_386_399_530_736_28, 0.160_487_241_723_308_03),
        (0, 10, 0.0, 0.277_532_799_862_889_26),
        (10, 10, 0.722_467_200_137_110_6, 1.0),
    ] {
        let estimate = wilson_interval(hits, of, LEVEL_95).expect("tries");
        assert_interval(estimate, [estimate.value, low, high]);
    }
}

/// Complete response before and after consolidation: Cavo et al., Blood 120, 2012.
const CAVO: PairedOutcomes = PairedOutcomes {
    both: 59,
    one: 6,
    other: 16,
    neither: 80,
};

#[test]
fn a_difference_of_paired_shares_has_newcombes_interval() {
    // Fagerland, Lydersen and Laake, Statistical Analysis of Contingency Tables, chapter 8.
    let estimate = CAVO.difference(LEVEL_95).expect("tasks");
    assert_printed(estimate, [-0.0621, -0.1186, -0.0046], 4);
    // Exchanging the contestants only changes the sign of the interval.
    let swapped_outcomes = PairedOutcomes {
        one: CAVO.other,
        other: CAVO.one,
        ..CAVO
    };
    let swapped_difference = swapped_outcomes.difference(LEVEL_95).expect("tasks");
    assert_interval(
        swapped_difference,
        [-estimate.value, -estimate.high, -estimate.low],
    );
}

#[test]
fn mcnemars_test_is_exact() {
    // statsmodels.stats.contingency_tables.mcnemar([[0, one], [other, 0]], exact=True).pvalue; 86 and 150 are from
    // Agresti, Categorical Data Analysis, 1990, page 350.
    for (one, other, p) in [
        (86, 150, 3.715_936_139_571_386_6e-5),
        (59, 6, 4.964_650_327_128_616e-12),
        (0, 5, 0.0625),
        (24_000, 24_500, 0.023_460_055_889_711_26),
        (0, 0, 1.0),
    ] {
        let pairs = PairedOutcomes { one, other, ..CAVO };
        assert_near(pairs.mcnemar(), p);
    }
}

#[test]
fn fishers_test_is_two_sided() {
    // Fisher's cup of tea, The Design of Experiments, 1935: 3 of 4 told right.
    assert_near(
        fisher_exact(3, 4, 1, 4).expect("a table"),
        0.485_714_285_714_285_65,
    );
    // scipy.stats.fisher_exact([[hits, misses], [hits, misses]])[1]
    assert_near(
        fisher_exact(8, 10, 1, 6).expect("a table"),
        0.034_965_034_965_034_975,
    );
    assert_near(
        fisher_exact(17, 30, 5, 30).expect("a table"),
        0.002_779_673_045_104_637,
    );
}
