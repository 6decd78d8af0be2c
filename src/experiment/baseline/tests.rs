use super::*;
use crate::{Record, RecordSchema, RunTableBuilder};

/// An experiment whose puzzles have the texts `first` to `first + 11`, in which each contestant takes the given number
/// of microseconds, and a tenth as many steps, on every puzzle.
fn experiment(first: usize, contestants: &[(&str, u64)]) -> RunTable {
    let mut builder = RunTableBuilder::default().keeping_sources();
    let mut task = 0;
    for line in 1..=12 {
        for (name, micros) in contestants {
            let micros = micros * (100 + line as u64);
            let record = Record {
                task,
                set: format!("set {first}"),
                line,
                puzzle: "1".repeat(first + line) + "...",
                contestant: (*name).to_owned(),
                outcome: "solved".to_owned(),
                steps: Some(micros / 10),
                micros: Some(micros),
                solution: Some(String::new()),
                ..Record::default()
            };
            builder.add(&record, &RecordSchema::fixed());
            task += 1;
        }
    }
    let mut runs = builder.build();
    for details in &mut runs.details {
        details.unit = "node".to_owned();
    }
    runs
}

#[test]
fn contestants_and_puzzles_are_matched_by_name_and_text() {
    let current = experiment(3, &[("a", 20), ("b", 10), ("new", 5)]);
    let baseline = experiment(0, &[("old", 5), ("b", 10), ("a", 10)]);
    for measure in [Measure::Time, Measure::Steps] {
        let comparison = BaselineComparison::of(&current, &baseline, measure);
        assert_eq!(comparison.puzzles, 9);
        assert_eq!(comparison.unmatched, ["new", "old"]);
        let [a, b] = &*comparison.pairs else {
            panic!("{comparison:?}");
        };
        assert_eq!((&*a.one, &*a.other), ("a", "a of the baseline"));
        assert_eq!((a.solved, b.solved), ([9, 0, 0, 0], [9, 0, 0, 0]));
        let cost = a.cost.expect("both solved all puzzles");
        assert!(cost.p < 0.05, "{cost:?}");
        // The same texts have different lines, and therefore slightly different times.
        assert!(
            (1.9..2.0).contains(&cost.ratio.expect("no cost is 0").value),
            "{cost:?}"
        );
        let text = comparison.to_string();
        assert!(
            text.contains("9 puzzles in common") && text.contains("- new occurs in only one of"),
            "{text}"
        );
    }
}

#[test]
fn equal_experiments_do_not_differ() {
    let one = experiment(0, &[("a", 20), ("b", 10)]);
    let comparison = BaselineComparison::of(&one, &one, Measure::Steps);
    for pair in &comparison.pairs {
        let cost = pair.cost.expect("both solved all puzzles");
        assert!(
            (cost.p - 1.0).abs() < f64::EPSILON
                && (cost.ratio.expect("no cost is 0").value - 1.0).abs() < 1e-12,
            "{cost:?}"
        );
        assert!(
            pair.sentence
                .contains("the difference in steps is not significant"),
            "{}",
            pair.sentence
        );
    }
}
