//! Tests of summaries of a few runs.

use super::*;
use crate::{ContestantDetails, Record, SolverCode};

mod statements;

/// A budget with a step limit alone.
fn step_limit(steps: u64) -> Budget {
    Budget {
        steps: Some(steps),
        seconds: None,
    }
}

fn summarize(records: &[Record], budget: &Budget) -> Summary {
    Summary::of(&RunTable::of(records), budget, SummaryOptions::default())
}

/// The record of a run on a puzzle. `micros` is the time to the solution; `None` if the run did not solve the
/// puzzle.
fn run(task: u64, line: usize, contestant: &str, micros: Option<u64>) -> Record {
    Record {
        task,
        set: "some".to_owned(),
        line,
        puzzle: "1...".to_owned(),
        contestant: contestant.to_owned(),
        seed: 1,
        outcome: if micros.is_some() { "solved" } else { "steps" }.to_owned(),
        steps: Some(if micros.is_some() { 10 } else { 100 }),
        micros: micros.or(Some(99)),
        solution: micros.map(|_| "1234".to_owned()),
        ..Record::default()
    }
}

/// The records of eight puzzles that both contestants solve, the second in half the time, and of three puzzles that
/// only the second contestant solves.
fn records() -> Vec<Record> {
    let records_of_both = (0..8).flat_map(|index| {
        let (line, micros) = (usize::try_from(index).expect("small"), 100 * (index + 1));
        [
            run(2 * index, line, "slow", Some(2 * micros)),
            run(2 * index + 1, line, "quick", Some(micros)),
        ]
    });
    let records_of_one = (8..11).flat_map(|index| {
        let line = usize::try_from(index).expect("small");
        [
            run(2 * index, line, "slow", None),
            run(2 * index + 1, line, "quick", Some(50)),
        ]
    });
    records_of_both.chain(records_of_one).collect()
}

#[test]
fn contestants_are_compared_on_the_same_puzzles() {
    let mut records = records();
    let summary = summarize(&records, &Budget::default());
    assert_eq!((summary.runs, summary.puzzles), (22, 11));
    let [pair] = &*summary.pairs else {
        panic!("one pair, not {}", summary.pairs.len());
    };
    assert_eq!(pair.solved, [8, 0, 3, 0]);
    // The sign test of three puzzles gives p = 2 × 0.5³. The signed-rank test of eight equal values uses the normal
    // approximation, because all values are tied.
    assert!((pair.solved_p - 0.25).abs() < 1e-12);
    let cost_comparison = pair.cost.expect("both solved some");
    let ratio = cost_comparison.ratio.expect("no cost is 0");
    assert!((ratio.value - 2.0).abs() < 1e-12, "{cost_comparison:?}");
    // Times of 100 µs, truncated to whole microseconds, may be 1 % longer.
    assert!(1.9 < ratio.low && ratio.low < 2.0, "{cost_comparison:?}");
    assert!(2.0 < ratio.high && ratio.high < 2.1, "{cost_comparison:?}");
    assert!(
        cost_comparison.p < 0.02 && cost_comparison.effect > 0.99,
        "{cost_comparison:?}"
    );
    assert!(
        pair.to_string()
            .contains("; rank-biserial correlation 1.00; p = "),
        "{pair}"
    );
    assert!(
        pair.to_string().starts_with(
            "Of 11 puzzles, slow solved 8 and quick 11: the difference is not significant (difference 27.3 percentage points, 95 % CI -4.0 to \
             56.6; p = 0.25). On the 8 puzzles that both solved, slow took 2.00 times as long as quick (95 % CI 1.9"
        ),
        "{pair}"
    );
    // The order of the records does not matter.
    records.reverse();
    assert_eq!(
        summarize(&records, &Budget::default()).to_string(),
        summary.to_string()
    );
}

#[test]
fn times_below_the_resolution_are_not_significant() {
    let records_of_times = |micros: [u64; 2]| -> Vec<Record> {
        let records = (0..40).flat_map(|index| {
            let line = usize::try_from(index).expect("small");
            [
                run(2 * index, line, "slow", Some(micros[0])),
                run(2 * index + 1, line, "quick", Some(micros[1])),
            ]
        });
        records.collect()
    };
    for (micros, is_significant) in [
        ([5, 4], false),
        ([1, 0], false),
        ([0, 0], false),
        ([5, 3], true),
        ([500, 400], true),
    ] {
        let summary = summarize(&records_of_times(micros), &Budget::default());
        let CostComparison { ratio, p, .. } = summary.pairs[0].cost.expect("both solved some");
        // A recorded time of 0 µs is a time below 1 µs.
        let ratio = ratio.expect("times have a ratio");
        assert!(
            ratio.low < ratio.value && ratio.value < ratio.high,
            "{ratio:?}"
        );
        assert_eq!(ratio.low > 1.0, is_significant, "{micros:?}: {ratio:?}");
        assert_eq!(p < 0.05, is_significant, "{micros:?}: {p}");
        let sentence = summary.pairs[0].to_string();
        assert_eq!(
            !sentence.contains("the difference in time is not significant"),
            is_significant,
            "{sentence}"
        );
    }
    // Steps are exact.
    let options = SummaryOptions {
        measure: Measure::Steps,
        ..SummaryOptions::default()
    };
    let summary = Summary::of(
        &RunTable::of(&records_of_times([5, 4])),
        &Budget::default(),
        options,
    );
    let ratio = summary.pairs[0].cost.and_then(|cost| cost.ratio);
    assert!(
        ratio.is_none_or(|ratio| (ratio.high - ratio.low).abs() < f64::EPSILON),
        "{ratio:?}"
    );
}

#[test]
fn unsolved_runs_count_as_twice_the_budget() {
    let budget = step_limit(100);
    let summary = summarize(&records(), &budget);
    let [slow, quick] = &*summary.rows else {
        panic!("one set, two contestants");
    };
    assert_eq!((slow.runs, slow.solved, quick.solved), (11, 8, 11));
    // The times are 50 µs for three puzzles, and 100 µs to 800 µs for the others.
    assert_eq!(quick.half, Some(300.0));
    let par2 = slow.par2_steps.expect("there is a budget");
    assert!((par2.value - (8.0 * 10.0 + 3.0 * 200.0) / 11.0).abs() < 1e-9);
    assert!(slow.par2_seconds.is_none());
    let mean = quick.mean.expect("it solved some");
    assert!((mean.value - (3600.0 + 150.0) / 11.0).abs() < 1e-9);
    assert!(mean.low < mean.value && mean.value < mean.high);
}

/// The summary of [`records`] by a measure, with these step limits of both contestants.
fn with_limits(measure: Measure, limits: [Option<u64>; 2], budget: &Budget) -> Summary {
    let mut runs = RunTable::of(&records());
    runs.details = limits
        .map(|max_steps| ContestantDetails {
            unit: "node".to_owned(),
            max_steps,
            ..ContestantDetails::default()
        })
        .to_vec();
    let options = SummaryOptions {
        measure,
        ..SummaryOptions::default()
    };
    Summary::of(&runs, budget, options)
}

#[test]
fn unsolved_runs_count_as_twice_the_limit_of_their_contestant() {
    // The budget has another limit, or none.
    for budget in [step_limit(5000), Budget::default()] {
        let limits = [Some(100), None];
        let summary = with_limits(Measure::Steps, limits, &budget);
        let slow = &summary.rows[0];
        let par2 = slow.par2_steps.expect("the limit is known");
        assert!((par2.value - (8.0 * 10.0 + 3.0 * 200.0) / 11.0).abs() < 1e-9);
        assert_eq!(slow.step_limit, Some(100));
    }
    // The limit does not depend on the runs that it stopped: here, runs end without a solution by themselves.
    let mut stalled = records();
    for record in stalled.iter_mut().filter(|record| !record.solved()) {
        record.outcome = "stalled".to_owned();
        record.steps = Some(7);
    }
    let mut runs = RunTable::of(&stalled);
    runs.details[0].max_steps = Some(300);
    let summary = Summary::of(&runs, &step_limit(5000), SummaryOptions::default());
    let par2 = summary.rows[0].par2_steps.expect("the limit is known");
    assert!((par2.value - (8.0 * 10.0 + 3.0 * 600.0) / 11.0).abs() < 1e-9);
}

#[test]
fn without_a_known_limit_there_is_no_penalised_mean_and_the_report_says_why() {
    let none = with_limits(Measure::Steps, [None, None], &Budget::default());
    assert!((none.rows.iter()).all(|row| row.par2_steps.is_none() && row.step_limit.is_none()));
    let report = none.to_string();
    assert!(
        report.contains("There is no PAR-2 score: PAR-2 counts an unsolved run as twice its step limit, and this limit is not known"),
        "{report}"
    );
    let one = with_limits(Measure::Steps, [Some(100), None], &Budget::default());
    assert!(one.rows[0].par2_steps.is_some() && one.rows[1].par2_steps.is_none());
    assert!(
        one.to_string()
            .contains("There is no PAR-2 score for quick: PAR-2 counts an unsolved run as twice its step limit"),
        "{one}"
    );
    let all = with_limits(Measure::Steps, [None, None], &step_limit(100));
    assert!(!all.to_string().contains("There is no PAR-2"), "{all}");
}

#[test]
fn sentences_name_different_limits() {
    let sentence = |limits| {
        let summary = with_limits(Measure::Steps, limits, &Budget::default());
        (summary.pairs[0].sentence.clone(), summary.to_string())
    };
    let (unlike, report) = sentence([Some(100), Some(500)]);
    let limits = "slow 100 steps, each one node; quick 500 steps, each one node";
    assert!(
        unlike.contains(&format!(
            ": the difference is not significant, under different limits: {limits} (difference"
        )),
        "{unlike}"
    );
    assert!(
        report.contains(&format!("had different limits: {limits}.")),
        "{report}"
    );
    let (half, _) = sentence([Some(100), None]);
    assert!(half.contains("quick no step limit"), "{half}");
    for alike in [[Some(100), Some(100)], [None, None]] {
        let (alike, report) = sentence(alike);
        assert!(!alike.contains("limit"), "{alike}");
        assert!(!report.contains("different limits"), "{report}");
    }
    // Every puzzle is solved by one of both only.
    let mut separate = records();
    separate.retain(|record| {
        let is_quick = record.contestant == "quick";
        record.line >= 8 && is_quick || record.line < 3
    });
    for record in separate.iter_mut().filter(|record| record.line < 3) {
        if record.contestant == "quick" {
            record.solution = None;
            record.outcome = "steps".to_owned();
        }
    }
    let unsolved = (separate.iter())
        .filter(|record| record.line >= 8)
        .map(|record| Record {
            task: record.task + 100,
            contestant: "slow".to_owned(),
            solution: None,
            outcome: "steps".to_owned(),
            ..record.clone()
        });
    let unsolved: Vec<_> = unsolved.collect();
    separate.extend(unsolved);
    let mut runs = RunTable::of(&separate);
    runs.details[0].max_steps = Some(1);
    let summary = Summary::of(&runs, &step_limit(20), SummaryOptions::default());
    let sentence = &summary.pairs[0].sentence;
    assert!(
        sentence.ends_with(
            "No puzzle was solved by both within these limits (slow 1 step; quick 20 steps)."
        ),
        "{sentence}"
    );
}

#[test]
fn times_and_units_of_solvers_of_the_user_are_labelled() {
    let report = |measure: Measure, codes: [SolverCode; 2], budget: &Budget| {
        let mut runs = RunTable::of(&records());
        for (details, code) in runs.details.iter_mut().zip(codes) {
            details.unit = "node".to_owned();
            details.code = code;
        }
        let options = SummaryOptions {
            measure,
            ..SummaryOptions::default()
        };
        let summary = Summary::of(&runs, budget, options);
        (summary.pairs[0].sentence.clone(), summary.to_string())
    };
    let (own, built_in) = (SolverCode::OwnInterpreted, SolverCode::BuiltIn);
    let none = Budget::default();
    let (sentence, text) = report(Measure::Time, [own, built_in], &none);
    assert!(
        sentence.ends_with(
            "slow is a user-supplied solver and runs in an interpreter (wasmi), and quick is compiled code, so this ratio \
             reflects the environments as well as the algorithms."
        ),
        "{sentence}"
    );
    assert!(
        text.contains("Its times were measured in an interpreter (wasmi)"),
        "{text}"
    );
    let (sentence, _) = report(Measure::Time, [built_in, SolverCode::Own], &none);
    assert!(
        sentence.contains("quick is a user-supplied solver and runs in a different environment"),
        "{sentence}"
    );
    let (sentence, _) = report(Measure::Steps, [own, built_in], &step_limit(100));
    assert!(
        sentence.contains("each one “node” as the solver itself declares")
            && sentence
                .contains("The steps of slow are declared by this user-supplied solver itself"),
        "{sentence}"
    );
    for alike in [[built_in; 2], [own; 2]] {
        let (sentence, _) = report(Measure::Time, alike, &none);
        assert!(!sentence.contains("user-supplied solver"), "{sentence}");
    }
}

#[test]
fn the_sentence_on_stopped_runs_agrees_with_the_measure() {
    let sentence = |measure| {
        let summary = with_limits(measure, [Some(100); 2], &Budget::default());
        let report = summary.to_string();
        let line = report.lines().find(|line| line.contains("reached the"));
        line.expect("a sentence").to_owned()
    };
    assert_eq!(
        sentence(Measure::Time),
        "3 runs reached the step limit, so times refer to solved runs only."
    );
    assert_eq!(
        sentence(Measure::Steps),
        "3 runs reached the step limit and count as unsolved; means and medians of steps refer to solved runs only."
    );
    assert_eq!(
        sentence(Measure::Nodes),
        "3 runs reached the step limit, so nodes refer to solved runs only."
    );
}

#[test]
fn no_interval_has_the_width_0() {
    // All costs are 10 steps, and all runs of a contestant are solved.
    let report = with_limits(Measure::Steps, [Some(100); 2], &Budget::default()).to_string();
    let quick = report.lines().find(|line| line.starts_with("| quick"));
    assert_eq!(
        quick,
        Some("| quick | 11 | 11 | 100.0 % (74.1 to 100.0) | 10 | 10 | 10 | – | 10 steps |")
    );
    assert!(
        report.contains("took 1.00 times as many steps as")
            && report.contains("(most puzzles have exactly this ratio;"),
        "{report}"
    );
    let numbers = |text: &str| {
        text.split_once(" to ")
            .map(|(a, b)| (a.to_owned(), b.to_owned()))
    };
    for interval in report.split('(').filter_map(|part| part.split(')').next()) {
        if let Some((low, high)) = numbers(interval) {
            assert_ne!(low, high, "{report}");
        }
    }
}

#[test]
fn intervals_of_several_runs_per_puzzle_are_those_of_puzzles() {
    // Every run is repeated four times with the same result.
    let single = records();
    let repeated: Vec<_> = (single.iter())
        .flat_map(|record| {
            (0..4).map(|seed| Record {
                task: 4 * record.task + u64::from(seed),
                seed,
                ..record.clone()
            })
        })
        .collect();
    let [one, four] = [&single, &repeated].map(|records| summarize(records, &step_limit(100)));
    assert!(one.rows.iter().all(|row| !row.by_puzzle));
    for (one, four) in one.rows.iter().zip(&four.rows) {
        assert!(four.by_puzzle);
        assert_eq!((4 * one.runs, 4 * one.solved), (four.runs, four.solved));
        for (one, four) in [
            (Some(one.share), Some(four.share)),
            (one.mean, four.mean),
            (one.par2_steps, four.par2_steps),
        ] {
            let (one, four) = (one.expect("an estimate"), four.expect("an estimate"));
            assert!((one.value - four.value).abs() < 1e-9);
            // Copies of runs tell nothing more about the puzzles.
            let [width, repeated_width] = [one, four].map(|estimate| estimate.high - estimate.low);
            assert!(
                repeated_width >= 0.9 * width,
                "{width} of single runs, {repeated_width} of copies"
            );
        }
    }
    let report = four.to_string();
    assert!(
        report.contains("their intervals are computed over puzzles instead of runs"),
        "{report}"
    );
    assert!(!one.to_string().contains("computed over puzzles"));
}

#[test]
fn a_solved_run_beyond_the_limit_of_the_budget_counts_with_its_steps() {
    let budget = step_limit(4);
    let solved: Vec<_> = records()
        .into_iter()
        .filter(|run| run.contestant == "quick")
        .collect();
    let par2 = summarize(&solved, &budget).rows[0].par2_steps;
    assert!((par2.expect("there is a budget").value - 10.0).abs() < 1e-9);
}

#[test]
fn runs_that_the_step_limit_stopped_early_have_no_known_time() {
    // The step limit stops three runs after 99 µs, before most puzzles are solved.
    let budget = Budget {
        steps: Some(100),
        seconds: Some(2.0),
    };
    let summary = summarize(&records(), &budget);
    let slow = &summary.rows[0];
    let stopped = StoppedRuns {
        steps: 3,
        seconds: 0,
    };
    assert_eq!(summary.stopped, stopped);
    assert!(slow.par2_steps.is_some(), "the limit that stopped runs");
    assert!(slow.par2_seconds.is_none(), "no run took 2 s");
    assert!(slow.restricted.is_none());
    // Half of the eleven runs: the sixth of the times 200, 400, …, 1,600 µs.
    assert_eq!(slow.half, Some(1200.0));
    let report = summary.to_string();
    assert!(
        report.contains("3 runs reached the step limit, so times refer to solved runs only."),
        "{report}"
    );
    let options = SummaryOptions {
        measure: Measure::Steps,
        ..SummaryOptions::default()
    };
    let summary = Summary::of(&RunTable::of(&records()), &budget, options);
    assert!(summary.rows[0].restricted.is_some());
}

#[test]
fn limits_of_both_kinds_leave_no_penalised_mean() {
    let mut records = records();
    records[21].outcome = "time".to_owned();
    records[21].solution = None;
    let budget = Budget {
        steps: Some(10),
        seconds: Some(2.0),
    };
    let summary = summarize(&records, &budget);
    let both = StoppedRuns {
        steps: 3,
        seconds: 1,
    };
    assert_eq!(summary.stopped, both);
    for row in &summary.rows {
        assert!(row.par2_steps.is_none() && row.par2_seconds.is_none());
    }
    assert!(summary.to_string().contains("so there is no PAR-2"));
}

#[test]
fn all_tests_of_a_summary_are_adjusted_together() {
    let contestants = ["a", "b", "c"];
    let records = (0..60).map(|task: u64| {
        let index = usize::try_from(task).expect("small");
        let micros = 1000 + 7 * (task % 3) * (task % 11) + 13 * (task / 3);
        run(task, index / 3, contestants[index % 3], Some(micros))
    });
    let summary = summarize(&records.collect::<Vec<_>>(), &Budget::default());
    // Three pairs with two tests each, and Friedman's test; there is a single class.
    assert_eq!(summary.tests, 7);
    let ranking = summary.ranking.as_ref().expect("three contestants");
    let alone = friedman_p(&ranking.friedman);
    assert!(
        ranking.friedman.p >= 2.0 * alone,
        "{} after adjustment, {alone} before",
        ranking.friedman.p
    );
    assert!(summary.to_string().contains("adjusted for the 7 tests"));
}

/// The p-value of Friedman's test of three contestants before adjustment: the χ² distribution with two degrees of
/// freedom.
fn friedman_p(test: &Friedman) -> f64 {
    libm::exp(-test.chi_squared / 2.0)
}

#[test]
fn a_puzzle_is_solved_if_more_than_half_of_its_runs_are() {
    let records_of_seeds = |times: [Option<u64>; 3], contestant: &str| -> Vec<Record> {
        (0..3)
            .map(|index| run(index as u64, 1, contestant, times[index]))
            .collect()
    };
    let mut records = records_of_seeds([Some(10), None, Some(30)], "most");
    records.extend(records_of_seeds([Some(10), None, None], "few"));
    let summary = summarize(&records, &Budget::default());
    assert_eq!(summary.pairs[0].solved, [0, 1, 0, 0]);
}
