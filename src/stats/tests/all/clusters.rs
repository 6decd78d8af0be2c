//! Tests of proportions and means of values in clusters.

use sudoku_stats::{ClusteredMean, ClusteredTrials, mean_interval, wilson_interval};

use super::{LEVEL_95, VALUES, assert_interval};

fn trials(clusters: &[(u64, u64)]) -> ClusteredTrials {
    let mut all = ClusteredTrials::default();
    for (hits, trials) in clusters {
        all.add(*hits, *trials);
    }
    all
}

fn mean_of(clusters: &[&[f64]]) -> ClusteredMean {
    let mut all = ClusteredMean::default();
    for values in clusters {
        all.add(values.len() as u64, values.iter().sum());
    }
    all
}

#[test]
fn a_share_over_clusters_has_the_variance_between_them() {
    // The effective sample size is 16.2624 of 44 trials: computed with numpy from the ratio estimator, and Wilson's
    // interval with scipy.stats.t.ppf(0.975, 9).
    let clusters = [
        (3, 5),
        (0, 5),
        (5, 5),
        (2, 5),
        (5, 5),
        (0, 2),
        (4, 5),
        (1, 3),
        (5, 5),
        (3, 4),
    ];
    let share = trials(&clusters).proportion(LEVEL_95).expect("trials");
    assert_interval(
        share,
        [
            0.636_363_636_363_636_4,
            0.366_125_259_484_969_66,
            0.841_323_328_861_466_7,
        ],
    );
    let (left, right) = clusters.split_at(4);
    let mut merged = trials(left);
    merged.merge(&trials(right));
    assert_eq!(merged, trials(&clusters));
}

#[test]
fn a_share_of_all_or_none_counts_each_cluster_once() {
    let none = trials(&[(0, 5); 10]).proportion(LEVEL_95).expect("trials");
    assert_interval(none, [0.0, 0.0, 0.338_508_622_660_183_3]);
    let all = trials(&[(5, 5); 10]).proportion(LEVEL_95).expect("trials");
    assert_interval(all, [1.0, 1.0 - none.high, 1.0]);
    let independent = wilson_interval(0, 50, LEVEL_95).expect("trials");
    assert!(none.high > 3.0 * independent.high);
}

#[test]
fn single_trials_and_a_single_cluster_have_wilsons_interval() {
    for (clusters, hits, count) in [
        (&[(1, 1), (0, 1), (0, 1), (0, 0)][..], 1, 3),
        (&[(4, 9)][..], 4, 9),
    ] {
        let share = trials(clusters).proportion(LEVEL_95);
        assert_eq!(share, wilson_interval(hits, count, LEVEL_95));
    }
    assert!(ClusteredTrials::default().proportion(LEVEL_95).is_err());
    // Clusters with the same share have no variance, but the interval is not narrower than that of all trials.
    let equal = trials(&[(1, 2); 20]).proportion(LEVEL_95).expect("trials");
    let independent = wilson_interval(20, 40, LEVEL_95).expect("trials");
    assert!(equal.low <= independent.low && equal.high >= independent.high);
}

#[test]
fn a_mean_over_clusters_has_a_cluster_robust_interval() {
    // statsmodels: OLS on a constant with cov_type="cluster" without its correction, times K / (K − 1), and Student's t
    // with K − 1 degrees of freedom.
    let clusters: [&[f64]; 5] = [
        &[1.5, 2.25, 9.0],
        &[4.0, 3.5],
        &[8.0],
        &[0.25, 6.0, 7.5, 2.0],
        &[1.0, 5.0],
    ];
    let expected = [
        4.166_666_666_666_667,
        2.960_648_709_405_546,
        5.372_684_623_927_77,
    ];
    let all = mean_of(&clusters);
    assert_interval(all.interval(LEVEL_95).expect("values"), expected);
    let mut merged = mean_of(&clusters[..2]);
    merged.merge(&mean_of(&clusters[2..]));
    assert_interval(merged.interval(LEVEL_95).expect("values"), expected);
    let single: Vec<_> = VALUES.chunks(1).collect();
    let (interval, plain) = (
        mean_of(&single).interval(LEVEL_95).expect("values"),
        mean_interval(&VALUES, LEVEL_95).expect("values"),
    );
    assert_interval(interval, [plain.value, plain.low, plain.high]);
    let one = mean_of(&[&VALUES]).interval(LEVEL_95).expect("values");
    assert!(one.low.is_infinite() && one.high.is_infinite());
    assert!(ClusteredMean::default().interval(LEVEL_95).is_err());
}
