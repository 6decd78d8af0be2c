//! The streamed summary equals the summary of a table of the same runs.

use sudoku_search::split_mix64;

use super::*;

/// A number from 0 to `limit`, exclusive, that depends on `seed`.
fn random(seed: u64, limit: u64) -> u64 {
    split_mix64(seed) % limit
}

/// The records of three contestants on the puzzles of three sets, the last contestant with three seeds: some runs are
/// stopped by a limit, some end without a solution, and some do not start.
fn records(puzzles: u64, outcomes: &[&str]) -> Vec<Record> {
    let mut records = Vec::new();
    for puzzle in 0..puzzles {
        let line = usize::try_from(puzzle).expect("small");
        let side = if puzzle % 7 == 0 { 4 } else { 9 };
        let givens = usize::try_from(3 + random(puzzle, 9)).expect("small");
        let text = "1".repeat(givens) + &".".repeat(side * side - givens);
        for (contestant, seed) in [("a", 1), ("b", 1), ("c", 1), ("c", 2), ("c", 3)] {
            let task = records.len() as u64;
            let random = |limit| random(1000 + task, limit);
            let cost = 100 + 40 * random(50) * (1 + random(7));
            let outcome = outcomes[usize::try_from(random(29)).expect("small") % outcomes.len()];
            let started = outcome != "invalid";
            // Two contestants have step limits of their own.
            let limit = match contestant {
                "a" => 12_000,
                "b" => 7000,
                _ => 9000,
            };
            let steps = if outcome == "steps" {
                limit
            } else {
                cost.min(limit)
            };
            records.push(Record {
                task,
                set: ["x", "y", "z"][line * 3 / usize::try_from(puzzles).expect("small")]
                    .to_owned(),
                line,
                puzzle: text.clone(),
                contestant: contestant.to_owned(),
                seed,
                outcome: outcome.to_owned(),
                steps: started.then_some(steps),
                nodes: (started && contestant != "b").then_some(cost / 3),
                micros: started.then_some((cost * (1 + random(3))).min(9500)),
                solution: (outcome == "solved").then(|| "1234".to_owned()),
                ..Record::default()
            });
        }
    }
    records
}

/// The details of the contestants: two have step limits of their own.
fn details() -> BTreeMap<String, ContestantDetails> {
    let limits = [("a", Some(12_000)), ("b", Some(7000)), ("c", None)];
    let details = limits.map(|(name, max_steps)| {
        let details = ContestantDetails {
            unit: "step".to_owned(),
            max_steps,
            ..ContestantDetails::default()
        };
        (name.to_owned(), details)
    });
    details.into()
}

fn streamed(records: &[Record], budget: &Budget, options: SummaryOptions) -> (Summary, Precision) {
    let schema = RecordSchema::fixed();
    let mut builder =
        SummaryBuilder::new(budget, options, &schema, Ratings::default()).describing(details());
    for record in records {
        builder.add(record);
    }
    builder.build()
}

fn in_memory(records: &[Record], budget: &Budget, options: SummaryOptions) -> Summary {
    let mut table = RunTable::of(records);
    let details = details();
    table.details = (table.contestants.iter())
        .map(|name| details[name].clone())
        .collect();
    Summary::of(&table, budget, options)
}

/// Asserts that both summaries are equal: to the bit, except for means of penalised costs and intervals of means, whose
/// sums are added in another order and which agree to 12 digits.
fn assert_same(one: &Summary, other: &Summary) {
    assert_eq!(one.to_string(), other.to_string());
    let rest = |summary: &Summary| {
        let Summary {
            pairs,
            ranking,
            growth,
            hardness,
            hardest,
            ..
        } = summary;
        format!("{pairs:?} {ranking:?} {growth:?} {hardness:?} {hardest:?}")
    };
    assert_eq!(rest(one), rest(other));
    assert_eq!(one.rows.len(), other.rows.len());
    for (one, other) in one.rows.iter().zip(&other.rows) {
        let exact = |row: &row::SummaryRow| {
            let mean = row.mean.map(|mean| mean.value);
            format!(
                "{:?}",
                (
                    (
                        &row.class,
                        &row.contestant,
                        row.step_limit,
                        row.by_puzzle,
                        row.runs,
                        row.solved,
                        row.share,
                        row.half
                    ),
                    (
                        mean,
                        row.quantiles,
                        row.restricted,
                        row.until,
                        row.median_steps,
                        row.median_nodes
                    ),
                )
            )
        };
        assert_eq!(exact(one), exact(other));
        for (one, other) in [
            (one.mean, other.mean),
            (one.par2_seconds, other.par2_seconds),
            (one.par2_steps, other.par2_steps),
        ] {
            assert_eq!(one.is_some(), other.is_some());
            let Some((one, other)) = one.zip(other) else {
                continue;
            };
            for (one, other) in [
                (one.value, other.value),
                (one.low, other.low),
                (one.high, other.high),
            ] {
                // The interval of a single cost is not bounded.
                let is_equal = one.total_cmp(&other).is_eq();
                assert!(
                    is_equal || (one - other).abs() <= 1e-12 * other.abs(),
                    "{one}, {other}"
                );
            }
        }
    }
}

#[test]
fn the_streamed_summary_is_that_of_the_table() {
    let limits = |steps, seconds| Budget { steps, seconds };
    let solved = ["solved"; 1];
    let steps = ["solved", "solved", "steps", "stalled", "invalid"];
    let time = ["solved", "time", "solved", "stalled"];
    let both = ["solved", "steps", "time", "solved"];
    for (outcomes, budget) in [
        (&solved[..], limits(None, None)),
        (&steps[..], limits(Some(9000), None)),
        (&time[..], limits(None, Some(0.0095))),
        (&both[..], limits(Some(9000), Some(0.0095))),
        (&steps[..], limits(Some(9000), Some(0.003))),
    ] {
        for puzzles in [3, 600] {
            let records = records(puzzles, outcomes);
            for (measure, by) in [
                (Measure::Time, Grouping::Set),
                (Measure::Steps, Grouping::Givens),
                (Measure::Nodes, Grouping::Size),
            ] {
                let options = SummaryOptions { measure, by };
                let (summary, precision) = streamed(&records, &budget, options);
                assert_eq!(precision, Precision::default());
                assert_same(&summary, &in_memory(&records, &budget, options));
            }
        }
    }
}

#[test]
fn contestants_that_appear_late_are_compared_on_the_puzzles_of_all() {
    let mut records = records(40, &["solved", "steps"]);
    records.retain(|record| record.line >= 10 || record.contestant != "b");
    let budget = Budget::default();
    let options = SummaryOptions::default();
    let (summary, _) = streamed(&records, &budget, options);
    assert_eq!(summary.puzzles, 30);
    assert_same(&summary, &in_memory(&records, &budget, options));
}

#[test]
fn a_sample_has_exact_counts_and_approximate_costs() {
    let records = records(2000, &["solved", "solved", "steps"]);
    let (budget, options) = (Budget::default(), SummaryOptions::default());
    let schema = RecordSchema::fixed();
    let mut builder = SummaryBuilder::new(&budget, options, &schema, Ratings::default())
        .describing(details())
        .sampling(800);
    for record in &records {
        builder.add(record);
    }
    let (summary, precision) = builder.build();
    let expected = in_memory(&records, &budget, options);
    let sampled = precision.sampled_puzzles.expect("a sample");
    assert!((400..=800).contains(&sampled), "{sampled}");
    assert_eq!(summary.puzzles, 2000);
    for (pair, expected) in summary.pairs.iter().zip(&expected.pairs) {
        assert_eq!(
            (pair.solved, pair.difference),
            (expected.solved, expected.difference)
        );
        let [found, expected] =
            [pair, expected].map(|pair| pair.cost.and_then(|cost| cost.ratio).expect("costs"));
        assert!(
            found.low < expected.value && expected.value < found.high,
            "{found:?}"
        );
        assert!(found.high - found.low > expected.high - expected.low);
    }
    let [found, expected] = [&summary, &expected].map(|summary| summary.rows[0].quantiles);
    assert_eq!(found, expected);
}
