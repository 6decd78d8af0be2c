//! Statistics of values that are added one at a time equal those of samples in memory.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use sudoku_stats::{
    KaplanMeier, Moments, RunTime, SortedSample, Tally, interval_of_mean, mean_interval,
};

use super::{LEVEL_95, assert_near};

/// Random values below `limit`.
fn values(n: usize, limit: u64) -> Vec<u64> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(limit);
    (0..n).map(|_| rng.random_range(0..limit)).collect()
}

#[expect(clippy::cast_precision_loss, reason = "the values are small")]
fn floats(values: &[u64]) -> Vec<f64> {
    values.iter().map(|value| *value as f64).collect()
}

/// The tally of values, of which the last third was tallied apart and merged.
fn tally(values: &[u64]) -> Tally {
    let (mut one, mut other) = (Tally::default(), Tally::default());
    let (first, last) = values.split_at(values.len() * 2 / 3);
    for value in first {
        one.add(*value);
    }
    for value in last {
        other.add(*value);
    }
    one.merge(other);
    one
}

#[test]
fn moments_are_those_of_the_sample() {
    for (n, limit) in [(2, 10), (1000, 3), (5000, 1 << 40), (3, 1)] {
        let values = values(n, limit);
        let (mut one, mut other) = (Moments::default(), Moments::default());
        let (first, last) = values.split_at(n / 2);
        for value in first {
            one.add(*value);
        }
        for value in last {
            other.add(*value);
        }
        one.merge(&other);
        let found = interval_of_mean(one.count(), one.mean(), one.squared_deviations(), LEVEL_95);
        let expected = mean_interval(&floats(&values), LEVEL_95).expect("a sample");
        assert_eq!(found.value.to_bits(), expected.value.to_bits());
        assert_near(found.low, expected.low);
        assert_near(found.high, expected.high);
    }
}

#[test]
fn deviations_beyond_128_bits_are_unknown() {
    let mut moments = Moments::default();
    (0..3).for_each(|_| moments.add(u64::MAX));
    assert!(moments.squared_deviations().is_infinite());
}

#[test]
fn quantiles_of_a_tally_are_those_of_the_sample() {
    for (n, limit) in [(1, 5), (2, 50), (999, 40), (20_000, 1 << 50)] {
        let values = values(n, limit);
        let mut tally = tally(&values);
        assert_eq!(tally.len(), n as u64);
        assert!(tally.relative_error() <= 0.0);
        let sample = SortedSample::new(&floats(&values)).expect("a sample");
        for share in [0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0] {
            let [found, expected] =
                [tally.quantile(share), sample.quantile(share)].map(|value| value.expect("one"));
            assert_eq!(found.to_bits(), expected.to_bits(), "{n} values, {share}");
        }
    }
    assert!(Tally::default().quantile(0.5).is_err());
}

#[test]
fn many_distinct_values_are_rounded_within_the_stated_error() {
    let values = values(400_000, 1 << 40);
    let mut tally = tally(&values);
    let error = tally.relative_error();
    assert!(0.0 < error && error < 1e-4, "{error}");
    assert!(tally.counts().len() <= 1 << 17);
    let sample = SortedSample::new(&floats(&values)).expect("a sample");
    for share in [0.05, 0.5, 0.95] {
        let [found, expected] =
            [tally.quantile(share), sample.quantile(share)].map(|value| value.expect("one"));
        assert!((found - expected).abs() <= error * expected);
    }
    let counted: u64 = tally.counts().iter().map(|(_, count)| count).sum();
    assert_eq!(counted, 400_000);
}

#[test]
fn the_curve_of_counts_is_that_of_the_runs() {
    for unsolved in [0, 1, 40] {
        let solved = values(300, 90);
        let last = 100.0;
        let run = |value: f64, solved| RunTime { value, solved };
        let runs = floats(&solved).into_iter().map(|value| run(value, true));
        let censored = (0..unsolved).map(|_| run(last, false));
        let runs: Vec<_> = runs.chain(censored).collect();
        let counts: Vec<_> = (tally(&solved).counts().iter())
            .map(|(value, count)| (floats(&[*value])[0], usize::try_from(*count).expect("few")))
            .collect();
        let found = KaplanMeier::of_counts(&counts, unsolved, last, LEVEL_95);
        assert_eq!(found, KaplanMeier::of(&runs, LEVEL_95));
    }
    assert!(KaplanMeier::of_counts(&[], 0, 1.0, LEVEL_95).is_err());
    assert!(KaplanMeier::of_counts(&[(2.0, 1)], 1, 1.0, LEVEL_95).is_err());
}
