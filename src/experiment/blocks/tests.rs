use sudoku_search::split_mix64;

use super::*;
use crate::{
    Budget, Figure, FigureKind, Measure, Plan, Record, RecordSchema, RunTableBuilder, Summary,
    SummaryOptions,
};

/// The number of puzzles of the simulated experiments.
const PUZZLES: usize = 24;

/// The summary of an experiment in which the run of a contestant on a puzzle in a task takes the time, in microseconds,
/// that `micros` returns for the number of the task, the puzzle and the contestant; `None` is a run that does not solve
/// its puzzle. The records are added in a random order.
fn summarize(
    plan: &Plan,
    micros: &dyn Fn(u64, usize, usize) -> Option<u64>,
    seed: u64,
) -> (Summary, RunTable) {
    let mut numbers: Vec<_> = (0..plan.tasks()).collect();
    numbers.sort_by_key(|number| split_mix64(seed ^ (number << 20)));
    let mut builder = RunTableBuilder::default().repeating(plan);
    for number in numbers {
        let task = plan.task(number);
        let time = micros(number, task.puzzle, task.setup);
        let record = Record {
            task: number,
            set: "some".to_owned(),
            line: task.puzzle,
            puzzle: "1...".to_owned(),
            contestant: format!("contestant {}", task.setup),
            seed: task.seed,
            outcome: if time.is_some() { "solved" } else { "time" }.to_owned(),
            steps: Some(10),
            nodes: Some(10),
            micros: time.or(Some(1_000_000)),
            solution: time.map(|_| "1234".to_owned()),
            ..Record::default()
        };
        builder.add(&record, &RecordSchema::fixed());
    }
    let runs = builder.build();
    let summary = Summary::of(&runs, &Budget::default(), SummaryOptions::default());
    (summary, runs)
}

/// The summary of an experiment on a machine whose speed changes linearly, so that the last task takes `slowdown` times
/// as long as it would have taken as the first one. The second contestant takes 1.3 times as long as the first one.
fn summary_on_drifting_machine(blocks: u32, slowdown: f64) -> Summary {
    let plan = Plan::new(PUZZLES, &[false, false], vec![1]).repeated(blocks);
    let micros = |number: u64, puzzle: usize, contestant: usize| {
        let share = crate::runs::to_f64(number) / crate::runs::to_f64(plan.tasks() - 1);
        let time = [1000.0, 1300.0][contestant] * crate::runs::to_f64(puzzle as u64 + 1);
        Some(whole(time * (1.0 + (slowdown - 1.0) * share)))
    };
    summarize(&plan, &micros, 1).0
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "times are positive and far below 2^53"
)]
fn whole(time: f64) -> u64 {
    time as u64
}

#[test]
fn a_drift_above_the_difference_prevents_a_verdict_about_time() {
    let drifting = summary_on_drifting_machine(5, 3.0);
    assert_eq!(drifting.blocks, Some(5));
    let pair = &drifting.pairs[0];
    let drift = pair.drift.as_ref().expect("the machine drifts");
    // The first block takes on average 1.2 times as long as on the idle machine, the last one 2.8 times.
    assert!(
        drift.ratio.is_some_and(|ratio| (2.0..3.0).contains(&ratio)),
        "{drift:?}"
    );
    // All contestants run in each block, so the estimate of their ratio is not biased by the drift.
    assert!((drift.effect - 1.3).abs() < 0.03, "{drift:?}");
    assert!(pair.cost.is_none(), "{:?}", pair.cost);
    let text = drifting.to_string();
    assert!(
        text.contains("**Warning:** in 1 of 1 comparisons"),
        "{text}"
    );
    assert!(
        text.contains("Which contestant is faster cannot be determined"),
        "{text}"
    );
    assert!(!text.contains("as long as"), "{text}");
}

#[test]
fn a_drift_below_the_difference_allows_a_verdict() {
    for slowdown in [1.0, 1.2] {
        let steady = summary_on_drifting_machine(5, slowdown);
        let pair = &steady.pairs[0];
        assert_eq!(pair.drift, None, "{slowdown}");
        let cost = pair.cost.expect("both contestants solved all puzzles");
        assert!(
            cost.p < 0.001 && (cost.ratio.expect("no cost is 0").value - 1.0 / 1.3).abs() < 0.02,
            "{cost:?}"
        );
        let text = steady.to_string();
        assert!(
            text.contains("contestant 1 took 1.3") && !text.contains("Warning"),
            "{text}"
        );
        assert!(text.contains("repeated in 5 interleaved blocks"), "{text}");
    }
    // A single block cannot show a drift.
    let single = summary_on_drifting_machine(1, 3.0);
    assert!(single.blocks.is_none() && single.pairs[0].drift.is_none());
}

#[test]
fn a_drift_also_prevents_a_ranking() {
    let ranking = |slowdown: u64| {
        let plan = Plan::new(PUZZLES, &[false; 3], vec![1]).repeated(3);
        let micros = |number: u64, puzzle: usize, contestant: usize| {
            let time = [1000, 1100, 1210][contestant] * (puzzle as u64 + 1);
            Some(if plan.block(number) == 2 {
                slowdown * time
            } else {
                time
            })
        };
        summarize(&plan, &micros, 1).0.ranking.is_some()
    };
    assert!(ranking(1) && !ranking(2));
}

#[test]
fn a_drift_also_removes_the_findings_of_figures() {
    for (slowdown, is_warned) in [(1, false), (2, true)] {
        let plan = Plan::new(PUZZLES, &[false; 3], vec![1]).repeated(3);
        let micros = |number: u64, puzzle: usize, contestant: usize| {
            let time = [1000, 1100, 1210][contestant] * (puzzle as u64 + 1);
            Some(time * if plan.block(number) == 2 { slowdown } else { 1 })
        };
        let runs = summarize(&plan, &micros, 1).1;
        for kind in FigureKind::ALL {
            let figure = |measure| {
                Figure {
                    kind,
                    measure,
                    ..Figure::default()
                }
                .spec(&runs)
            };
            let is_about_shares = matches!(
                kind,
                FigureKind::Shares | FigureKind::Success | FigureKind::Hardness
            );
            let spec = figure(Measure::Time);
            let has_warning = spec.title.contains("cannot be determined");
            assert_eq!(
                has_warning,
                is_warned && !is_about_shares,
                "{kind:?}: {}",
                spec.title
            );
            assert!(
                !figure(Measure::Steps)
                    .title
                    .contains("cannot be determined"),
                "{kind:?}"
            );
            if kind == FigureKind::Ranks {
                assert_eq!(spec.layers.is_empty(), is_warned);
            }
        }
    }
}

/// The median of some times, from its definition.
fn naive_median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    let middle = times.len() / 2;
    if times.len().is_multiple_of(2) {
        f64::midpoint(times[middle - 1], times[middle])
    } else {
        times[middle]
    }
}

#[test]
fn random_times_are_withheld_exactly_if_blocks_differ_more_than_contestants() {
    let mut withheld_count = 0;
    for case in 0..200_u64 {
        let random = |index: u64| split_mix64(split_mix64(case) ^ index);
        let blocks = u32::try_from(2 + case % 4).expect("small");
        let seeds: Vec<_> = (1..=u32::try_from(1 + case % 3).expect("small")).collect();
        let plan = Plan::new(9, &[true, false], seeds).repeated(blocks);
        let noise = 1 + random(0) % 300;
        let difference = random(1) % 200;
        let micros = |number: u64, puzzle: usize, contestant: usize| {
            let time = 400 + 10 * puzzle as u64 + difference * contestant as u64;
            Some(time + u64::from(plan.block(number) == 1) * noise + random(number + 2) % 50)
        };
        let (summary, runs) = summarize(&plan, &micros, case);
        assert_eq!(
            summarize(&plan, &micros, case + 1).1,
            runs,
            "the order of records matters"
        );
        // The times by run and block, directly from the tasks.
        let mut times = vec![Vec::new(); runs.len()];
        for number in 0..plan.tasks() {
            let task = plan.task(number);
            let run = usize::try_from(plan.run(number)).expect("small");
            let time = micros(number, task.puzzle, task.setup).expect("it is solved");
            times[run].push(crate::runs::to_f64(time));
            let expected = format!("contestant {}", task.setup);
            assert_eq!(runs.contestants[runs.contestant[run] as usize], expected);
        }
        let medians = times.iter().cloned().map(naive_median);
        assert!(medians.eq(runs.micros.iter().copied()), "case {case}");
        let ratio_of = |contestant: u32| {
            let rows = (0..runs.len()).filter(|row| runs.contestant[*row] == contestant);
            let rows: Vec<_> = rows.collect();
            let medians = (0..blocks as usize)
                .map(|block| naive_median(rows.iter().map(|row| times[*row][block]).collect()));
            let medians: Vec<_> = medians.collect();
            medians.iter().copied().fold(0.0, f64::max)
                / medians.iter().copied().fold(f64::INFINITY, f64::min)
        };
        let drift = f64::max(ratio_of(0), ratio_of(1));
        let pair = &summary.pairs[0];
        let effect = match (&pair.drift, &pair.cost) {
            (Some(withheld), None) => withheld.effect,
            (None, Some(cost)) => {
                let ratio = cost.ratio.expect("no cost is 0").value;
                ratio.max(1.0 / ratio)
            }
            other => panic!("case {case}: {other:?}"),
        };
        assert_eq!(
            pair.drift.is_some(),
            drift > effect,
            "case {case}: {drift} {effect}"
        );
        withheld_count += u32::from(pair.drift.is_some());
    }
    assert!(
        (20..180).contains(&withheld_count),
        "{withheld_count} of 200"
    );
}

#[test]
fn repetitions_with_another_end_do_not_count() {
    let plan = Plan::new(1, &[false, false], vec![1]).repeated(3);
    let micros = |number: u64, _: usize, contestant: usize| match (contestant, plan.block(number)) {
        // The first contestant reaches the time limit in one block, the second one in two blocks.
        (0, 2) | (1, 1 | 2) => None,
        (_, block) => Some(100 * u64::from(block)),
    };
    let (summary, runs) = summarize(&plan, &micros, 1);
    assert_eq!(runs.end, [RunEnd::Solved, RunEnd::TimeLimit]);
    assert!(
        (runs.micros[0] - 200.0).abs() < f64::EPSILON,
        "{:?}",
        runs.micros
    );
    let block_micros = &runs.block_micros[0];
    assert!(
        block_micros[1].is_nan() && block_micros[2].is_finite(),
        "{block_micros:?}"
    );
    assert_eq!((summary.runs, summary.rows[0].runs), (2, 1));
}

#[test]
fn without_a_run_in_every_block_no_times_are_compared() {
    let plan = Plan::new(PUZZLES, &[false, false], vec![1]).repeated(3);
    let micros = |number: u64, _: usize, contestant: usize| {
        let is_slow = contestant == 1 && plan.block(number) == 3;
        (!is_slow).then_some(100 * (contestant as u64 + 1))
    };
    let pair = &summarize(&plan, &micros, 1).0.pairs[0];
    let drift = pair.drift.as_ref().expect("a block is missing");
    assert_eq!((&*drift.contestant, drift.ratio), ("contestant 1", None));
    assert!(
        pair.to_string()
            .contains("no run of contestant 1 has a time in every block")
    );
}
