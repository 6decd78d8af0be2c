//! Tests of the judge of printed figures, on simulated papers whose truth is known.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng as _, SeedableRng as _};
use sudoku_stats::{Claim, Judgement, Reproduction, StatsError, Verdict, judge_claims, mean};

use super::assert_within;

const ALPHA: f64 = 0.05;
const REQUIRED_POWER: f64 = 0.8;
const PAPERS: usize = 500;
const CLAIMS: usize = 5;

/// A uniform number above 0 and at most 1.
fn uniform(rng: &mut Xoshiro256PlusPlus) -> f64 {
    (f64::from(rng.next_u32()) + 1.0) / (f64::from(u32::MAX) + 1.0)
}

/// A standard normal number, by the method of Box and Muller.
fn normal(rng: &mut Xoshiro256PlusPlus) -> f64 {
    let angle = std::f64::consts::TAU * uniform(rng);
    (-2.0 * libm::log(uniform(rng))).sqrt() * libm::cos(angle)
}

fn of_mean(ours: &[f64], printed: f64, printed_n: Option<u64>, margin: f64) -> Reproduction {
    Reproduction::of_mean(ours, printed, printed_n, margin).expect("a sample")
}

fn of_share(ours: [u64; 2], printed: [u64; 2], margin: f64) -> Reproduction {
    Reproduction::of_share(ours, printed, margin).expect("tries")
}

/// The judgements of simulated papers with five claims about means, of `size` values in the paper and in ours. The
/// standard deviation is 1, and the true difference of a claim is `shift`.
fn judge_means(seed: u64, size: u32, shift: f64, margin: f64) -> Vec<Judgement> {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
    (0..PAPERS)
        .flat_map(|_| {
            let claims: Vec<_> = (0..CLAIMS)
                .map(|_| {
                    let printed = (0..size).map(|_| normal(rng)).sum::<f64>() / f64::from(size);
                    let ours: Vec<_> = (0..size).map(|_| normal(rng) + shift).collect();
                    Claim::Equal(of_mean(&ours, printed, Some(size.into()), margin))
                })
                .collect();
            judge_claims(&claims, ALPHA, REQUIRED_POWER).expect("a level")
        })
        .collect()
}

/// The same for shares, 40 % in the paper.
fn judge_shares(seed: u64, size: u64, shift: f64, margin: f64) -> Vec<Judgement> {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
    (0..PAPERS)
        .flat_map(|_| {
            let claims: Vec<_> = (0..CLAIMS)
                .map(|_| {
                    let mut hits = |p| (0..size).filter(|_| uniform(rng) <= p).count() as u64;
                    let [printed, ours] = [hits(0.4), hits(0.4 + shift)];
                    Claim::Equal(of_share([ours, size], [printed, size], margin))
                })
                .collect();
            judge_claims(&claims, ALPHA, REQUIRED_POWER).expect("a level")
        })
        .collect()
}

fn share_of(judgements: &[Judgement], verdict: Verdict) -> f64 {
    mean_of(judgements, |one| f64::from(one.verdict == verdict))
}

fn mean_of(judgements: &[Judgement], value: impl Fn(&Judgement) -> f64) -> f64 {
    mean(&judgements.iter().map(value).collect::<Vec<_>>())
}

/// Asserts at least 95 % right verdicts among those that decide, for equal and different figures each, and that
/// differences of the margin are found as often as stated.
#[track_caller]
fn assert_calibrated(kind: &str, equal: &[Judgement], different: &[Judgement]) {
    let [wrong_of_equal, right_of_equal] =
        [Verdict::Contradicted, Verdict::Compatible].map(|one| share_of(equal, one));
    let [wrong_of_different, right_of_different] =
        [Verdict::Compatible, Verdict::Contradicted].map(|one| share_of(different, one));
    let right = [
        right_of_equal / (right_of_equal + wrong_of_equal),
        right_of_different / (right_of_different + wrong_of_different),
    ];
    let stated = mean_of(different, |one| one.power);
    let report = format!(
        "{kind}: right calls {right:.4?}, compatible if equal {right_of_equal:.4}, contradicted if different \
         {right_of_different:.4}, stated power {stated:.4}"
    );
    assert!(right.iter().all(|one| *one >= 0.95), "{report}");
    assert!(stated >= REQUIRED_POWER, "{report}");
    // The power is a lower bound; a share of 2,500 claims near 0.95 has a standard error of 0.005.
    assert!(right_of_different >= stated - 0.015, "{report}");
    assert!(right_of_equal >= 0.5, "{report}");
}

#[test]
fn simulated_papers_are_judged_right_and_with_the_stated_power() {
    assert_calibrated(
        "means of 100",
        &judge_means(1, 100, 0.0, 0.6),
        &judge_means(2, 100, 0.6, 0.6),
    );
    assert_calibrated(
        "shares of 400",
        &judge_shares(3, 400, 0.0, 0.15),
        &judge_shares(4, 400, 0.15, 0.15),
    );
}

#[test]
fn small_samples_decide_nothing_unless_the_difference_is_large() {
    for (seed, shift) in [(5, 0.0), (6, 0.6)] {
        let judgements = judge_means(seed, 5, shift, 0.6);
        let undecided = share_of(&judgements, Verdict::CannotTell);
        assert!(undecided >= 0.99, "{shift}: {undecided}");
        assert!(share_of(&judgements, Verdict::Compatible) <= 0.001);
    }
    let judgements = judge_means(7, 5, 12.0, 0.6);
    assert!(share_of(&judgements, Verdict::Contradicted) >= 0.95);
}

#[test]
fn a_claim_has_the_p_values_of_students_test() {
    // A printed mean of five values: with the standard deviation of ours, sqrt(2.5), the standard error is 1.
    let claim = of_mean(&[1.0, 2.0, 3.0, 4.0, 5.0], 0.0, Some(5), 5.0);
    assert_within(claim.standard_error, 1.0, 1e-12);
    // The quantiles of Student's t with 4 degrees of freedom for 95 % and 97.5 %, from printed tables.
    assert_within(
        Reproduction {
            difference: 2.776,
            ..claim
        }
        .p_different(),
        0.05,
        1e-4,
    );
    assert_within(
        Reproduction {
            difference: 5.0 - 2.132,
            ..claim
        }
        .p_equivalent(),
        0.05,
        1e-4,
    );
    assert_within(
        Reproduction {
            difference: 5.0 + 2.776,
            ..claim
        }
        .p_beyond(),
        0.05,
        1e-4,
    );
    let half = Reproduction {
        margin: 2.776,
        ..claim
    };
    assert_within(half.power(0.05), 0.5, 1e-3);
}

#[test]
fn exact_figures_are_compared_exactly() {
    let judge = |printed| {
        let claim = Claim::Equal(of_mean(&[48.0; 9], printed, Some(5), 0.5));
        judge_claims(&[claim], ALPHA, REQUIRED_POWER).expect("a level")[0].verdict
    };
    assert_eq!(judge(48.0), Verdict::Compatible);
    assert_eq!(judge(49.0), Verdict::Contradicted);
}

#[test]
fn a_comparison_without_samples_or_margin_is_refused() {
    let of_mean = |printed_n, margin| Reproduction::of_mean(&[1.0, 2.0], 1.0, printed_n, margin);
    assert!(matches!(
        of_mean(Some(0), 1.0),
        Err(StatsError::TooFew { .. })
    ));
    assert!(matches!(
        of_mean(Some(5), 0.0),
        Err(StatsError::Negative { .. })
    ));
    let of_share = |ours| Reproduction::of_share(ours, [1, 2], 0.1);
    assert!(matches!(of_share([0, 0]), Err(StatsError::TooFew { .. })));
    assert!(matches!(of_share([3, 2]), Err(StatsError::Hits { .. })));
    let claim = Claim::Equal(of_share([1, 2]).expect("tries"));
    assert_eq!(judge_claims(&[claim], 1.0, 0.8), Err(StatsError::Share));
    assert_eq!(judge_claims(&[], ALPHA, 0.8), Ok(Vec::new()));
}

/// The verdicts on simulated papers with five claims each, one of `size` normal numbers with this mean and the standard
/// deviation 1.
fn judge_figures(seed: u64, size: u32, mean: f64, claim: fn(Reproduction) -> Claim) -> [f64; 2] {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
    let judgements: Vec<_> = (0..PAPERS)
        .flat_map(|_| {
            let claims: Vec<_> = (0..CLAIMS)
                .map(|_| {
                    let ours: Vec<_> = (0..size).map(|_| normal(rng) + mean).collect();
                    claim(of_mean(&ours, 0.0, None, 0.6))
                })
                .collect();
            judge_claims(&claims, ALPHA, REQUIRED_POWER).expect("a level")
        })
        .collect();
    [Verdict::Compatible, Verdict::Contradicted].map(|one| share_of(&judgements, one))
}

#[test]
fn orders_and_ranges_are_shown_or_refuted_and_rarely_wrong() {
    for (kind, claim, holds, fails, limit) in [
        ("order", Claim::Positive as fn(_) -> _, 0.6, -0.6, 0.0),
        ("range", Claim::Within, 0.0, 1.2, 0.6),
    ] {
        let [shown, wrong] = judge_figures(8, 100, holds, claim);
        assert!(shown >= 0.95 && wrong == 0.0, "{kind}: {shown} {wrong}");
        let [wrong, refuted] = judge_figures(9, 100, fails, claim);
        assert!(refuted >= 0.95 && wrong == 0.0, "{kind}: {refuted} {wrong}");
        // At the limit either verdict is wrong: with five claims, each in at most 1 % of the cases.
        let verdicts = judge_figures(10, 20, limit, claim);
        assert!(
            verdicts.iter().all(|share| *share <= 0.015),
            "{kind}: {verdicts:?}"
        );
    }
}

#[test]
fn a_range_is_shown_as_often_as_its_power_says() {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(11);
    for size in [20, 40] {
        // One claim per paper, so that no correction adds to the power.
        let judgements: Vec<_> = (0..PAPERS * CLAIMS)
            .map(|_| {
                let ours: Vec<_> = (0..size).map(|_| normal(rng)).collect();
                let claim = Claim::Within(of_mean(&ours, 0.0, None, 0.6));
                judge_claims(&[claim], ALPHA, REQUIRED_POWER).expect("a level")[0]
            })
            .collect();
        let shown = share_of(&judgements, Verdict::Compatible);
        let stated = mean_of(&judgements, |one| one.power);
        // A share of 2,500 claims has a standard error of at most 0.01.
        assert_within(shown, stated, 0.03);
    }
    // With a standard error of 1 and a known variance: 1 − 2 Φ(1.644854 − 3), by the quantile of a printed table.
    let range = Reproduction {
        difference: 0.0,
        standard_error: 1.0,
        degrees_of_freedom: f64::INFINITY,
        margin: 3.0,
    };
    assert_within(Claim::Within(range).power(0.05), 0.824_6, 1e-3);
}

#[test]
fn one_exception_refutes_a_statement_about_every_try() {
    let judge = |exceptions, tries| {
        let claim = Claim::Always {
            exceptions,
            tries,
            margin: 0.1,
        };
        judge_claims(&[claim, Claim::Untested], ALPHA, REQUIRED_POWER).expect("a level")
    };
    assert_eq!(judge(1, 50)[0].verdict, Verdict::Contradicted);
    // 0.9 to the 28th power is 0.052; doubled for two claims, 0.9 to the 35th is 0.05006.
    assert_eq!(judge(0, 35)[0].verdict, Verdict::CannotTell);
    let shown = judge(0, 36);
    assert_eq!(shown[0].verdict, Verdict::Compatible);
    assert_within(shown[0].power, 1.0 - 0.022_528_399, 1e-9);
    assert_eq!(shown[1].verdict, Verdict::CannotTell);
    assert_within(shown[1].p_for, 1.0, 0.0);
}

#[test]
fn a_share_is_compared_with_an_exact_one() {
    // Two successes and two failures are added: 12 of 24, with the variance 0.25 / 24.
    let figure = Reproduction::of_exact_share([10, 20], 0.4, 0.1).expect("tries");
    assert_within(figure.difference, 0.1, 1e-12);
    assert_within(figure.standard_error, 0.102_062_072_6, 1e-9);
    let exact = of_mean(&[1.0, 2.0, 3.0, 4.0, 5.0], 3.0, None, 1.0);
    assert_within(exact.standard_error, 0.5_f64.sqrt(), 1e-12);
}
