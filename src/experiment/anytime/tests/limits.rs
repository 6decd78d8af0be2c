//! Runs that limits stop, and restarts of runs.

use super::*;

/// A table of two contestants with the same measure of quality, but steps of different kinds, whose first unsolved runs were
/// stopped after 1 ms and 20 ms.
fn table_of_stopped_runs() -> AnytimeTable {
    let mut table = table();
    "SA".clone_into(&mut table.contestants[0].name);
    let quality = table.contestants[0].quality.clone();
    table.contestants[1].quality = quality;
    let stopped = AnytimeRun {
        contestant: 1,
        evaluations: 5001.0,
        micros: 20_000.0,
        ..table.runs[1].clone()
    };
    table.runs.push(stopped);
    table
}

#[test]
fn budgets_compare_contestants_only_until_a_limit_stops_a_run() {
    let mut table = table_of_stopped_runs();
    let report = AnytimeReport::of(&table, &AnytimeOptions::default());
    let text = report.to_string();
    let sentences = "\nSteps of different kinds differ in cost, so steps do not compare these contestants. Some runs were \
                     stopped by their limits before they solved their puzzles: those of SA end after 1.00 ms and 101 \
                     evaluations at the earliest, those of depth first end after 20.0 ms and 5001 evaluations at the \
                     earliest. Times compare these contestants only up to 1.00 ms. ";
    assert!(text.contains(sentences), "{text}");
    let row = |start: &str| {
        let line = text.lines().find(|line| line.starts_with(start));
        let cells = line.expect(start).split('|').skip(2);
        let marks = cells.map(|cell| cell.ends_with("% (stopped) "));
        marks.take(2).collect::<Vec<_>>()
    };
    for (start, marks) in [
        ("| 1.00 ms |", [false, false]),
        ("| 10.0 ms |", [true, false]),
        ("| 20.0 ms |", [true, false]),
        ("| 100 |", [false, false]),
        ("| 1000 |", [true, false]),
        ("| 5001 |", [true, false]),
    ] {
        assert_eq!(row(start), marks, "{start}: {text}");
    }
    let csv = report.to_csv();
    for (row, note) in [
        ("conflicts left,SA,budget,micros,,1000,4,", ""),
        ("conflicts left,SA,budget,micros,,10000,4,", "stopped"),
        ("conflicts left,depth first,budget,micros,,20000,2,", ""),
    ] {
        let line = csv.lines().find(|line| line.starts_with(row));
        assert!(
            line.expect(row).ends_with(&format!(",{note}")),
            "{row}: {csv}"
        );
    }
    for run in &mut table.runs {
        run.stopped = false;
    }
    let text = AnytimeReport::of(&table, &AnytimeOptions::default()).to_string();
    assert!(
        text.contains("do not compare these contestants. Compare these contestants by time.\n"),
        "{text}"
    );
    assert!(!text.contains("stopped"), "{text}");
}

#[test]
fn only_unsolved_runs_that_a_limit_ended_are_stopped() {
    let mut table = table();
    table.runs.clear();
    let cases = [
        ("steps", None, true),
        ("time", None, true),
        ("steps", Some("1234"), false),
        ("stalled", None, false),
        ("solved", Some("1234"), false),
    ];
    for (outcome, solution, _) in cases {
        let record = Record {
            set: "second".to_owned(),
            line: 1,
            puzzle: "1...".to_owned(),
            contestant: "depth first".to_owned(),
            outcome: outcome.to_owned(),
            solution: solution.map(str::to_owned),
            steps: Some(3),
            micros: Some(3),
            ..Record::default()
        };
        table.add(&record, &[]);
    }
    let stopped: Vec<_> = table.runs.iter().map(|run| run.stopped).collect();
    assert_eq!(stopped, cases.map(|(_, _, stopped)| stopped));
}

#[test]
fn restarts_without_random_numbers_repeat_a_failure() {
    let mut table = table();
    let options = AnytimeOptions {
        targets: Some(vec![2.0, 0.0]),
        budgets: None,
    };
    let text = AnytimeReport::of(&table, &options).to_string();
    for part in [
        "A pooled expected running time assumes that each restart draws one of the puzzles at random",
        "steady: pooled over 3 puzzles, of which 2 were ever solved.\n",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(text.contains("| 0 | 132 (2; 2 of 3 puzzles) |"), "{text}");
    let names = |report: &AnytimeReport| {
        let figures = report.figures().into_iter().map(|(name, _)| name);
        figures
            .filter(|name| name.starts_with("conflicts-left-ert"))
            .count()
    };
    assert_eq!(names(&AnytimeReport::of(&table, &options)), 2);
    table.contestants[0].random = false;
    let report = AnytimeReport::of(&table, &options);
    let text = report.to_string();
    for part in [
        "steady uses no random numbers: a restart repeats the same run",
        "| 2 | – (2 of 4; restarts repeat the same run) |",
        "| 0 | – (2 of 4; restarts repeat the same run) |",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("pooled"), "{text}");
    // The value for the comparison with IOHprofiler stays.
    let csv = report.to_csv();
    assert!(
        csv.contains(",ert,evaluations,2,,4,2,108.5,,,repeated\n"),
        "{csv}"
    );
    assert_eq!(names(&report), 0);
}

#[test]
fn times_below_the_resolution_of_the_clock_are_not_printed_as_0() {
    let mut table = table();
    let text = |table: &AnytimeTable| {
        let options = AnytimeOptions {
            targets: Some(vec![10.0, 2.0]),
            budgets: None,
        };
        AnytimeReport::of(table, &options).to_string()
    };
    let report = text(&table);
    assert!(
        report.contains("| 10 | at the start (4; 3 of 3 puzzles) |"),
        "{report}"
    );
    let run = AnytimeRun {
        improvements: vec![[1.0, 5.0], [51.0, 2.0]],
        evaluations: 101.0,
        micros: 0.0,
        ..table.runs[0].clone()
    };
    table.runs = vec![run];
    for micros in [0.0, 1.0] {
        table.runs[0].micros = micros;
        let report = text(&table);
        assert!(report.contains("| 2 | < 1 µs (1) |"), "{report}");
        assert!(!report.contains(" 0 µs"), "{report}");
    }
}

#[test]
fn run_lengths_are_steps_and_not_evaluated_states() {
    let text = AnytimeReport::of(&table(), &AnytimeOptions::default()).to_string();
    let sentence = "Run lengths are counted in steps plus 1 (the initial state), called evaluations; a step may evaluate many \
                    states.";
    assert!(text.contains(sentence), "{text}");
}
