//! Tests of estimates from censored run times.

use sudoku_stats::{KaplanMeier, RunTime, par_k};

use super::{LEVEL_95, assert_interval, assert_near, assert_within};

/// Weeks to relapse with 6-mercaptopurine, and whether the relapse was observed: Freireich et al.,
/// Blood 21, 1963.
const TREATED: [(i32, bool); 21] = [
    (6, true),
    (6, true),
    (6, true),
    (6, false),
    (7, true),
    (9, false),
    (10, true),
    (10, false),
    (11, false),
    (13, true),
    (16, true),
    (17, false),
    (19, false),
    (20, false),
    (22, true),
    (23, true),
    (25, false),
    (32, false),
    (32, false),
    (34, false),
    (35, false),
];

/// Weeks to relapse without the drug, all observed.
const PLACEBO: [i32; 21] = [
    1, 1, 2, 2, 3, 4, 4, 5, 5, 8, 8, 8, 8, 11, 11, 12, 12, 15, 17, 22, 23,
];

fn treated() -> Vec<RunTime> {
    let run = |(weeks, solved)| RunTime {
        value: f64::from(weeks),
        solved,
    };
    TREATED.map(run).to_vec()
}

fn placebo() -> Vec<RunTime> {
    let run = |weeks| RunTime {
        value: f64::from(weeks),
        solved: true,
    };
    PLACEBO.map(run).to_vec()
}

#[test]
fn the_survival_curve_is_the_kaplan_meier_estimate() {
    let result = KaplanMeier::of(&treated(), LEVEL_95).expect("lengths");
    // Kalbfleisch and Prentice, and most textbooks since, print 0.857, 0.807, 0.753, 0.690, 0.627, 0.538, 0.448.
    // lifelines.KaplanMeierFitter().fit(weeks, seen): survival_function_, confidence_interval_
    let expected = [
        (
            6.0,
            21,
            3,
            0.857_142_857_142_857,
            0.619_717_955_265_983_8,
            0.951_551_747_646_996_9,
        ),
        (
            7.0,
            17,
            1,
            0.806_722_689_075_629_9,
            0.563_146_564_622_233_3,
            0.922_809_019_202_880_2,
        ),
        (
            10.0,
            15,
            1,
            0.752_941_176_470_587_8,
            0.503_199_510_799_956_4,
            0.889_361_835_169_265_1,
        ),
        (
            13.0,
            12,
            1,
            0.690_196_078_431_372_2,
            0.431_610_222_486_183_9,
            0.849_065_963_349_450_5,
        ),
        (
            16.0,
            11,
            1,
            0.627_450_980_392_156_6,
            0.367_510_855_987_501_94,
            0.804_912_189_471_841_1,
        ),
        (
            22.0,
            7,
            1,
            0.537_815_126_050_419_9,
            0.267_778_936_767_134_93,
            0.746_790_717_635_394_3,
        ),
        (
            23.0,
            6,
            1,
            0.448_179_271_708_683_27,
            0.188_052_005_959_232_33,
            0.680_142_628_495_241_2,
        ),
    ];
    assert_eq!(result.steps.len(), expected.len());
    for (step, (time, at_risk, solved, open, low, high)) in result.steps.iter().zip(expected) {
        assert_near(step.at, time);
        assert_eq!((step.at_risk, step.solved), (at_risk, solved));
        assert_interval(step.open, [open, low, high]);
    }
    assert_near(result.last, 35.0);
    // The median is 23 weeks with the drug and 8 without; the time by which three quarters had
    // relapsed is unknown.
    assert_eq!(result.quantile(0.5), Ok(Some(23.0)));
    assert_eq!(result.quantile(0.75), Ok(None));
    let placebo_curve = KaplanMeier::of(&placebo(), LEVEL_95).expect("lengths");
    assert_eq!(placebo_curve.quantile(0.5), Ok(Some(8.0)));
    assert_eq!(placebo_curve.quantile(1.0), Ok(Some(23.0)));
    assert_eq!(placebo_curve.quantile(1.0 / 3.0), Ok(Some(4.0)));
    // 1 − 0.9 is not exactly a tenth, nor is the product of nine factors exact.
    let ten_runs: Vec<_> = (1..=10)
        .map(|value| RunTime {
            value: f64::from(value),
            solved: true,
        })
        .collect();
    let ten_run_curve = KaplanMeier::of(&ten_runs, LEVEL_95).expect("lengths");
    for tenths in 1..=10 {
        let value = f64::from(tenths);
        assert_eq!(ten_run_curve.quantile(value / 10.0), Ok(Some(value)));
    }
}

#[test]
fn without_censoring_the_survival_curve_ends_at_0() {
    let result = KaplanMeier::of(&placebo(), LEVEL_95).expect("lengths");
    let [.., previous_step, last] = &result.steps[..] else {
        panic!("two steps")
    };
    assert_interval(last.open, [0.0, 0.0, previous_step.open.high]);
}

#[test]
fn a_restricted_mean_is_the_area_under_the_curve() {
    let result = KaplanMeier::of(&treated(), LEVEL_95).expect("lengths");
    // lifelines.utils.restricted_mean_survival_time(fitter, t=35), and Greenwood's variance written out: the sum of
    // area² · d / (n · (n − d)), with numpy.
    for (until, mean, error) in [
        (35.0, 23.287_394_957_983_185, 2.827_467_623_371_439_3),
        (20.0, 16.116_526_610_644_254, 1.251_560_196_005_047_3),
    ] {
        let estimate = result.restricted_mean(until, LEVEL_95).expect("known");
        let reach = 1.959_963_984_540_054 * error;
        assert_interval(estimate, [mean, mean - reach, mean + reach]);
    }
    // Before the first event, the restricted mean equals the time.
    assert_interval(
        result.restricted_mean(5.0, LEVEL_95).expect("known"),
        [5.0; 3],
    );
    // Without censoring, the restricted mean equals the mean.
    let placebo_curve = KaplanMeier::of(&placebo(), LEVEL_95).expect("lengths");
    assert_near(
        placebo_curve
            .restricted_mean(99.0, LEVEL_95)
            .expect("known")
            .value,
        26.0 / 3.0,
    );
    assert_eq!(
        result
            .restricted_mean(36.0, LEVEL_95)
            .expect_err("unknown")
            .to_string(),
        "no run was observed for as long as this time"
    );
}

#[test]
fn par2_counts_unsolved_runs_as_twice_the_limit() {
    let run = |value, solved| RunTime { value, solved };
    let runs = [
        run(1.0, true),
        run(10.0, false),
        run(2.0, true),
        run(4.0, false), // It stalled, which does not make it solved.
        run(3.0, true),
    ];
    // scipy.stats.ttest_1samp([1, 2, 3, 20, 20], 0).confidence_interval(0.95)
    let estimate = par_k(&runs, 10.0, 2.0, LEVEL_95).expect("runs");
    assert_interval(
        estimate,
        [9.2, -3.073_017_991_893_209_5, 21.473_017_991_893_208],
    );
    assert_within(
        par_k(&runs, 10.0, 10.0, LEVEL_95).expect("runs").value,
        41.2,
        1e-12,
    );
}
