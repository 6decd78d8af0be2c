//! Properties that hold for any sample.

use proptest::collection::vec;
use proptest::prelude::*;
use sudoku_stats::{
    Bootstrap, KaplanMeier, PairedOutcomes, RunTime, SortedSample, fisher_exact, friedman,
    hodges_lehmann, holm, kendall, mann_whitney_u, mean, mean_interval, ranks, signed_rank,
    spearman, wilson_interval,
};

use super::LEVEL_95;

/// Samples of multiples of 0.5 from −10 to 9.5, so that there are many ties.
fn samples(min_len: usize) -> impl Strategy<Value = Vec<f64>> {
    vec((-20..20_i32).prop_map(|n| f64::from(n) / 2.0), min_len..40)
}

/// Kendall's τ-b by its definition, over all pairs; `None` if it is undefined.
fn tau(x: &[f64], y: &[f64]) -> Option<f64> {
    let sign = |a: f64, b: f64| f64::from(i8::from(a > b) - i8::from(a < b));
    let (mut sum, mut x_pairs, mut y_pairs) = (0.0, 0.0, 0.0);
    for i in 0..x.len() {
        for j in 0..i {
            let (a, b) = (sign(x[i], x[j]), sign(y[i], y[j]));
            sum += a * b;
            x_pairs += a * a;
            y_pairs += b * b;
        }
    }
    (x_pairs * y_pairs > 0.0).then(|| sum / f64::sqrt(x_pairs * y_pairs))
}

/// The Walsh averages in ascending order: the mean of every pair of values, and every value itself.
fn pairwise_means(values: &[f64]) -> Vec<f64> {
    let mut means: Vec<_> = (0..values.len())
        .flat_map(|i| (0..=i).map(move |j| (i, j)))
        .map(|(i, j)| values[i].midpoint(values[j]))
        .collect();
    means.sort_by(f64::total_cmp);
    means
}

proptest! {
    #[test]
    fn quantiles_are_monotonic_and_within_the_sample(values in samples(1), shares in vec(0.0..=1.0, 2..10)) {
        let sorted = SortedSample::new(&values).expect("values");
        let mut shares: Vec<f64> = shares;
        shares.sort_by(f64::total_cmp);
        let result: Vec<_> = shares.iter().map(|s| sorted.quantile(*s).expect("a share")).collect();
        prop_assert!(result.is_sorted());
        let [min, max] = [0.0, 1.0].map(|share| sorted.quantile(share).expect("a share"));
        prop_assert!(result.iter().all(|one| (min..=max).contains(one)));
        let median_interval = sorted.median_interval(LEVEL_95);
        prop_assert!(median_interval.low <= median_interval.value && median_interval.value <= median_interval.high);
    }

    #[test]
    fn mean_intervals_are_translation_equivariant(values in samples(2), by in -50..50_i32) {
        let offset = f64::from(by);
        let shifted_values: Vec<_> = values.iter().map(|one| one + offset).collect();
        let [a, b] = [&values, &shifted_values]
            .map(|values| mean_interval(values, LEVEL_95).expect("values"));
        prop_assert!((a.low + offset - b.low).abs() < 1e-9 && (a.high + offset - b.high).abs() < 1e-9);
        prop_assert!(a.low <= a.value && a.value <= a.high);
    }

    #[test]
    fn bootstrap_intervals_are_within_the_sample(values in samples(2), seed: u32) {
        let bootstrap = Bootstrap { resamples: 200, seed, level: LEVEL_95 };
        let by_mean = |values: &mut [f64]| mean(values);
        let sorted = SortedSample::new(&values).expect("values");
        let sample_range = sorted.values()[0] - 1e-9..=sorted.values()[values.len() - 1] + 1e-9;
        for estimate in [bootstrap.percentile(&values, by_mean), bootstrap.bca(&values, by_mean)] {
            let result = estimate.expect("values");
            prop_assert!(result.low <= result.high);
            prop_assert!(sample_range.contains(&result.low) && sample_range.contains(&result.high));
        }
        prop_assert_eq!(bootstrap.bca(&values, by_mean), bootstrap.bca(&values, by_mean));
    }

    #[test]
    fn ranks_have_a_fixed_sum(values in samples(0)) {
        let n = f64::from(u32::try_from(values.len()).expect("few"));
        let sum: f64 = ranks(&values).expect("values").iter().sum();
        prop_assert!((sum - n * (n + 1.0) / 2.0).abs() < 1e-9);
    }

    #[test]
    fn negating_the_differences_negates_signed_statistics(values in samples(1)) {
        let negated: Vec<_> = values.iter().map(|one| -one).collect();
        let [a, b] = [&values, &negated].map(|values| signed_rank(values).expect("values"));
        prop_assert!((a.p - b.p).abs() < 1e-12 && (a.effect + b.effect).abs() < 1e-12);
        prop_assert!((0.0..=1.0).contains(&a.p) && (-1.0..=1.0).contains(&a.effect));
        let [a, b] = [&values, &negated].map(|values| hodges_lehmann(values, LEVEL_95).expect("values"));
        for (one, other) in [(a.value, b.value), (a.low, b.high), (a.high, b.low)] {
            prop_assert!((one + other).abs() < 1e-12 || one.is_infinite() && other.is_infinite());
        }
    }

    #[test]
    fn the_hodges_lehmann_estimate_is_the_median_of_pairwise_means(values in samples(1)) {
        let means = SortedSample::new(&pairwise_means(&values)).expect("values");
        let result = hodges_lehmann(&values, LEVEL_95).expect("values");
        prop_assert!((result.value - means.median()).abs() < 1e-12);
        prop_assert!(result.low <= result.value && result.value <= result.high);
    }

    #[test]
    fn tests_of_two_samples_are_symmetric(one in samples(1), other in samples(1)) {
        let p = mann_whitney_u(&one, &other).expect("values");
        prop_assert!((0.0..=1.0).contains(&p));
        prop_assert!((p - mann_whitney_u(&other, &one).expect("values")).abs() < 1e-12);
    }

    #[test]
    fn correlations_equal_their_definitions(pairs in vec((-9..9_i32, -9..9_i32), 2..40)) {
        let x: Vec<_> = pairs.iter().map(|pair| f64::from(pair.0)).collect();
        let y: Vec<_> = pairs.iter().map(|pair| f64::from(pair.1)).collect();
        match (kendall(&x, &y, LEVEL_95), tau(&x, &y)) {
            (Ok(estimate), Some(expected)) => {
                prop_assert!((estimate.value - expected).abs() < 1e-12);
                let negated: Vec<_> = y.iter().map(|one| -one).collect();
                let [a, b] = [&y, &negated].map(|y| spearman(&x, y, LEVEL_95).expect("pairs"));
                prop_assert!((a.value + b.value).abs() < 1e-12);
                prop_assert!((a.low + b.high).abs() < 1e-9 && a.low <= a.value && a.value <= a.high);
            }
            (estimate, expected) => prop_assert!(estimate.is_err() && expected.is_none()),
        }
    }

    #[test]
    fn proportions_and_tables_are_symmetric(a in 0..60_u64, b in 0..60_u64, c in 0..60_u64, d in 0..60_u64) {
        let n = a + b;
        if n > 0 {
            let [hit_share, miss_share] =
                [a, b].map(|hits| wilson_interval(hits, n, LEVEL_95).expect("tries"));
            prop_assert!((hit_share.low + miss_share.high - 1.0).abs() < 1e-12);
            prop_assert!(0.0 <= hit_share.low && hit_share.low <= hit_share.value);
            prop_assert!(hit_share.value <= hit_share.high);
        }
        let p = fisher_exact(a, a + b, c, c + d).expect("a table");
        prop_assert!((0.0..=1.0).contains(&p));
        prop_assert!((p - fisher_exact(c, c + d, a, a + b).expect("a table")).abs() < 1e-9);
        prop_assert!((p - fisher_exact(b, a + b, d, c + d).expect("a table")).abs() < 1e-9);
        let pairs = PairedOutcomes { both: a, one: b, other: c, neither: d };
        prop_assert!((0.0..=1.0).contains(&pairs.mcnemar()));
        if pairs.tasks() > 0 {
            let result = pairs.difference(LEVEL_95).expect("tasks");
            prop_assert!(-1.0 <= result.low && result.low <= result.value + 1e-12);
            prop_assert!(result.value <= result.high + 1e-12 && result.high <= 1.0);
        }
    }

    #[test]
    fn holm_never_decreases_or_reorders_p_values(values in vec(0.0..=1.0, 1..20)) {
        let adjusted_p_values = holm(&values).expect("chances");
        for (i, (p, more)) in values.iter().zip(&adjusted_p_values).enumerate() {
            prop_assert!(p <= more && *more <= 1.0);
            for (q, other) in values.iter().zip(&adjusted_p_values).take(i) {
                prop_assert!(p > q || more <= other);
            }
        }
    }

    #[test]
    fn friedman_depends_only_on_ranks(values in vec(-20..20_i32, 6..40), contestants in 2..4_usize) {
        let complete_length = values.len() / contestants * contestants;
        let values: Vec<_> = values[..complete_length].iter().map(|one| f64::from(*one)).collect();
        let cubes: Vec<_> = values.iter().map(|one| one * one * one).collect();
        let result = friedman(&values, contestants).expect("rows");
        prop_assert_eq!(&result, &friedman(&cubes, contestants).expect("rows"));
        prop_assert!((0.0..=1.0).contains(&result.p) && (0.0..=1.0).contains(&result.f_p));
    }

    #[test]
    fn survival_curves_decrease_and_are_empirical_without_censoring(values in samples(1), solved in vec(any::<bool>(), 40)) {
        let run_times = |censor: bool| -> Vec<RunTime> {
            let solved = solved.iter().map(|solved| *solved || !censor);
            let run_times = values.iter().zip(solved);
            run_times.map(|(value, solved)| RunTime { value: value.abs(), solved }).collect()
        };
        let result = KaplanMeier::of(&run_times(true), LEVEL_95).expect("lengths");
        prop_assert!(result.steps.is_sorted_by(|a, b| a.at < b.at && a.open.value >= b.open.value));
        for step in &result.steps {
            prop_assert!(0.0 <= step.open.low && step.open.low <= step.open.value);
            prop_assert!(step.open.value <= step.open.high && step.open.high <= 1.0);
        }
        let uncensored_curve = KaplanMeier::of(&run_times(false), LEVEL_95).expect("lengths");
        let sizes: Vec<_> = values.iter().map(|value| value.abs()).collect();
        let restricted_mean = uncensored_curve.restricted_mean(uncensored_curve.last, LEVEL_95).expect("known");
        prop_assert!((restricted_mean.value - mean(&sizes)).abs() < 1e-9);
    }
}

/// A sample of `n` pseudo-random values; few distinct values cause many ties.
fn scattered_values(n: u32, distinct: u32) -> Vec<f64> {
    let hash = |index: u32| index.wrapping_mul(2_654_435_761) ^ (index.wrapping_mul(40_503) >> 3);
    let centred_hash = |index| f64::from(hash(index) % distinct) - f64::from(distinct) / 3.0;
    (1..=n).map(centred_hash).map(|value| value / 7.0).collect()
}

/// Long samples are sorted and searched by different algorithms than short samples.
#[test]
fn the_properties_hold_for_long_samples() {
    for distinct in [1, 2, 9, 1000, 1_000_000_007] {
        let values = scattered_values(1500, distinct);
        let mut sorted = values.clone();
        sorted.sort_by(f64::total_cmp);
        assert_eq!(SortedSample::new(&values).expect("values").values(), sorted);
        let mut rank_errors = ranks(&values).expect("values");
        for (value, rank) in values.iter().zip(&mut rank_errors) {
            let first = sorted.partition_point(|one| one < value);
            let last = sorted.partition_point(|one| one <= value);
            let doubled_rank = u32::try_from(first + last + 1).expect("small");
            *rank -= f64::from(doubled_rank) / 2.0;
        }
        assert!(
            rank_errors.iter().all(|rank| rank.abs() < 1e-9),
            "{distinct} distinct values"
        );
        let small_sample = &values[..700];
        let means = pairwise_means(small_sample);
        let result = hodges_lehmann(small_sample, LEVEL_95).expect("values");
        // The ends have the ranks 700 · 701 / 4 ∓ 1.96 times the root of 700 · 701 · 1401 / 24.
        let rank = 112_185;
        let middle = means[means.len() / 2 - 1].midpoint(means[means.len() / 2]);
        let expected = [middle, means[rank - 1], means[means.len() - rank]];
        for (got, expected) in [result.value, result.low, result.high]
            .into_iter()
            .zip(expected)
        {
            assert!(
                (got - expected).abs() < 1e-12,
                "{distinct} distinct values: {got}, not {expected}"
            );
        }
        let second_sample = scattered_values(900, 31);
        let result = kendall(&values[..900], &second_sample, LEVEL_95)
            .ok()
            .map(|result| result.value);
        let expected = tau(&values[..900], &second_sample);
        assert_eq!(result.is_some(), expected.is_some());
        if let (Some(result), Some(expected)) = (result, expected) {
            assert!(
                (result - expected).abs() < 1e-12,
                "{result}, not {expected}"
            );
        }
    }
}

#[test]
fn bootstrap_and_student_intervals_agree_on_large_samples() {
    // The values are as skewed as run times: their logarithms are uniform over three decades.
    let times: Vec<_> = (scattered_values(2000, 999_983).into_iter())
        .map(|value| libm::pow(10.0, 3.0 * (value * 7.0 / 999_983.0 + 1.0 / 3.0)))
        .collect();
    let student = mean_interval(&times, LEVEL_95).expect("values");
    let bootstrap = Bootstrap {
        resamples: 2000,
        seed: 1,
        level: LEVEL_95,
    };
    let interval = bootstrap.bca(&times, |drawn| mean(drawn)).expect("values");
    for (one, other) in [(student.low, interval.low), (student.high, interval.high)] {
        let width = student.high - student.low;
        assert!(
            (one - other).abs() < 0.1 * width,
            "{student:?} {interval:?}"
        );
    }
}
