//! Tests that summaries state only what their data support.

use super::*;

#[test]
fn means_of_fewer_than_ten_runs_have_no_interval() {
    for (puzzles, has_interval) in [(2, false), (9, false), (10, true)] {
        let records = (0..puzzles).map(|index| {
            let line = usize::try_from(index).expect("small");
            run(index, line, "quick", Some(100 + index))
        });
        let summary = summarize(&records.collect::<Vec<_>>(), &step_limit(100));
        let row = &summary.rows[0];
        for mean in [row.mean, row.par2_steps] {
            let mean = mean.expect("all runs are solved");
            assert_eq!(mean.low.is_finite(), has_interval, "{puzzles}: {mean:?}");
            assert_eq!(mean.high.is_finite(), has_interval, "{puzzles}: {mean:?}");
        }
        let report = summary.to_string();
        assert_eq!(
            report.contains(
                "µs (too few for an interval) | 10 | – | 10 (too few for an interval) steps |"
            ),
            !has_interval,
            "{report}"
        );
    }
}

#[test]
fn a_sentence_says_that_adjusted_tests_are_less_significant_than_intervals() {
    // Both contestants solve 20 puzzles, and the second alone solves five more: p = 0.0625, and the interval does not
    // contain 0.
    let records = (0..25).flat_map(|index| {
        let line = usize::try_from(index).expect("small");
        [
            run(2 * index, line, "slow", (index < 20).then_some(100)),
            run(2 * index + 1, line, "quick", Some(100)),
        ]
    });
    let summary = summarize(&records.collect::<Vec<_>>(), &Budget::default());
    let [pair] = &*summary.pairs else {
        panic!("one pair, not {}", summary.pairs.len());
    };
    assert!(
        pair.solved_p > 0.05 && pair.difference.high < 0.0,
        "{pair:?}"
    );
    assert!(
        pair.to_string().contains(
            ": the difference is not significant after adjustment for the 2 tests of this report (difference 20.0 percentage points, 95 % CI "
        ),
        "{pair}"
    );
}

#[test]
fn costs_of_0_have_no_ratio() {
    // One contestant solves all puzzles but one without a step.
    let records = (0..11).flat_map(|index| {
        let line = usize::try_from(index).expect("small");
        let with_steps = |contestant: &str, task: u64, steps: u64| Record {
            steps: Some(steps),
            ..run(task, line, contestant, Some(100))
        };
        [
            with_steps("general", 2 * index, if index == 10 { 7 } else { 0 }),
            with_steps("bt", 2 * index + 1, 100 + index),
        ]
    });
    let options = SummaryOptions {
        measure: Measure::Steps,
        ..SummaryOptions::default()
    };
    let mut runs = RunTable::of(&records.collect::<Vec<_>>());
    let node = ContestantDetails {
        unit: "node".to_owned(),
        ..ContestantDetails::default()
    };
    runs.details = vec![node; 2];
    let summary = Summary::of(&runs, &Budget::default(), options);
    let cost = summary.pairs[0].cost.expect("both solved all");
    assert!(cost.ratio.is_none() && cost.p < 0.05, "{cost:?}");
    assert_eq!(cost.lower, [11, 0]);
    let sentence = summary.pairs[0].to_string();
    assert!(
        sentence.contains(
            "On the 11 puzzles that both solved, general took fewer steps on 11 and bt on 0 (rank-biserial correlation \
             1.00; p = 0.0"
        ) && sentence.ends_with("); no ratio is stated because some costs are 0."),
        "{sentence}"
    );
}

#[test]
fn a_report_names_the_quantile_of_intervals_of_several_runs_per_puzzle() {
    let records = (0..4).map(|index| {
        let line = usize::try_from(index / 2).expect("small");
        Record {
            seed: 1 + u32::try_from(index % 2).expect("small"),
            ..run(index, line, "quick", Some(100))
        }
    });
    let report = summarize(&records.collect::<Vec<_>>(), &Budget::default()).to_string();
    assert!(
        report.contains(
            "Shares have Wilson's interval with the effective sample size and Student's quantile."
        ),
        "{report}"
    );
}

#[test]
fn unsolved_runs_that_no_limit_stopped_are_counted_apart_from_stopped_runs() {
    // The first contestant does not solve the puzzles 8, 9 and 10.
    for (stalled, sentence) in [
        (
            0,
            "3 runs reached the step limit, so times refer to solved runs only.\n",
        ),
        (
            1,
            "so times refer to solved runs only. 1 run is unsolved although no limit stopped it.\n",
        ),
        (
            2,
            "so times refer to solved runs only. 2 runs are unsolved although no limit stopped them.\n",
        ),
        (3, "\n3 runs are unsolved although no limit stopped them.\n"),
    ] {
        let mut records = records();
        let unsolved = records
            .iter_mut()
            .filter(|record| record.outcome == "steps");
        for record in unsolved.take(stalled) {
            let outcome = if stalled == 1 { "crashed" } else { "stalled" };
            outcome.clone_into(&mut record.outcome);
        }
        let report = summarize(&records, &step_limit(100)).to_string();
        assert!(report.contains(sentence), "{report}");
    }
}

#[test]
fn reports_say_that_equal_numbers_of_nodes_are_not_equal_work() {
    let text = "The work per node may differ between contestants: ";
    for (measure, is_said) in [
        (Measure::Nodes, true),
        (Measure::Steps, false),
        (Measure::Time, false),
    ] {
        let mut records = records();
        for record in &mut records {
            record.nodes = Some(10 + record.task);
        }
        let options = SummaryOptions {
            measure,
            ..SummaryOptions::default()
        };
        let runs = RunTable::of(&records);
        let report = Summary::of(&runs, &step_limit(100), options).to_string();
        assert_eq!(report.contains(text), is_said, "{report}");
    }
}

#[test]
fn reports_on_nodes_name_the_contestants_whose_work_is_not_counted_in_nodes() {
    let report = |nodes: u64| {
        let mut records = records();
        for record in &mut records {
            let is_quick = record.contestant == "quick";
            record.nodes = Some(if is_quick { nodes } else { 10 + record.task });
        }
        let options = SummaryOptions {
            measure: Measure::Nodes,
            ..SummaryOptions::default()
        };
        Summary::of(&RunTable::of(&records), &step_limit(100), options).to_string()
    };
    let sentence =
        "\nIn at least half of the runs that solved their puzzle, quick visited no node. ";
    let text = report(0);
    assert_eq!(text.matches(sentence).count(), 1, "{text}");
    assert_eq!(text.matches("visited no node").count(), 1, "{text}");
    assert!(!report(3).contains("visited no node"));
}

#[test]
fn values_over_several_sets_are_said_to_hold_for_this_mixture_only() {
    let sentence = "These values hold for this mixture of sets;";
    let mut records = records();
    for record in &mut records {
        let set = if record.line.is_multiple_of(2) {
            "even"
        } else {
            "odd"
        };
        set.clone_into(&mut record.set);
    }
    let several = summarize(&records, &step_limit(100)).to_string();
    let (_, totals) = several.split_once("\n## All sets\n").expect("all sets");
    assert!(totals.trim_start().starts_with(sentence), "{several}");
    assert_eq!(several.matches(sentence).count(), 1, "{several}");
    for record in &mut records {
        "one".clone_into(&mut record.set);
    }
    let one = summarize(&records, &step_limit(100)).to_string();
    assert!(!one.contains(sentence), "{one}");
}
