mod limits;

use std::fs;
use std::path::Path;

use sudoku_search::Algorithm;

use super::*;
use crate::{Budget, Contestant, Definition, Seeds, Set};

/// The quality of an algorithm.
fn quality_of(id: &str) -> Option<Quality> {
    let registry = sudoku_solvers::registry();
    let algorithm = registry.find(id).expect(id);
    Quality::of(&schema(algorithm), algorithm)
}

/// The columns of the traces of an algorithm.
fn schema(algorithm: &dyn Algorithm) -> TraceSchema {
    let contestant = PreparedContestant {
        title: String::new(),
        algorithm: sudoku_solvers::registry()
            .find(algorithm.info().id)
            .expect("it is registered"),
        setup: algorithm.setup(),
        random: false,
        complete: false,
        own: false,
    };
    TraceSchema::of(&[contestant])
}

/// A table of simulated annealing and backtracking on two sets with one and two puzzles of four cells.
fn table() -> AnytimeTable {
    let contestant = |algorithm: &str, name: &str| Contestant {
        algorithm: algorithm.to_owned(),
        name: Some(name.to_owned()),
        preset: None,
        params: crate::ParamValues::default(),
        steps: None,
        file: None,
        sha256: None,
    };
    let definition = Definition {
        sets: vec![Set::default()],
        contestants: vec![
            contestant("annealing", "SA, \"slow\" \\ steady"),
            contestant("backtracking", "depth first"),
        ],
        seeds: Seeds::default(),
        budget: Budget::default(),
        records: crate::RecordOptions::default(),
    };
    let contestants = definition
        .prepare_contestants(&sudoku_solvers::registry())
        .expect("the algorithms exist");
    let schema = TraceSchema::of(&contestants);
    let sets = ["first set", "second"].map(str::to_owned).to_vec();
    let mut table = AnytimeTable::new(&contestants, sets, &schema);
    let column = |name: &str| {
        let header = schema.header();
        let columns = header.split(',').skip(2);
        columns
            .into_iter()
            .position(|column| column == name)
            .expect("a series")
    };
    let (smallest, filled) = (column("series.least"), column("series.filled"));
    let mut add = |name: &str, set: &str, line, samples: &[(u64, f64)], steps, solved: bool| {
        let record = Record {
            set: set.to_owned(),
            line,
            puzzle: "1...".to_owned(),
            contestant: name.to_owned(),
            steps: Some(steps),
            micros: Some(10 * steps),
            outcome: if solved { "solved" } else { "steps" }.to_owned(),
            solution: solved.then(|| "1234".to_owned()),
            ..Record::default()
        };
        let rows = samples.iter().map(|&(step, value)| {
            let mut values = vec![None; schema.width() - 2];
            values[if name == "depth first" {
                filled
            } else {
                smallest
            }] = Some(value);
            TraceRow { step, values }
        });
        table.add(&record, &rows.collect::<Vec<_>>());
    };
    let annealing = "SA, \"slow\" \\ steady";
    add(
        annealing,
        "first set",
        7,
        &[(0, 8.0), (2, 5.0), (3, 6.0), (9, 2.0)],
        20,
        true,
    );
    add(
        annealing,
        "first set",
        7,
        &[(0, 6.0), (50, 3.0)],
        100,
        false,
    );
    add(
        annealing,
        "second",
        1,
        &[(0, 10.0), (4, 2.0), (30, 1.0)],
        40,
        true,
    );
    add(annealing, "second", 3, &[(0, 7.0)], 100, false);
    // The blanks that are left are 3, 1 and 0; at step 5, the full grid is not a verified solution.
    add(
        "depth first",
        "first set",
        7,
        &[(0, 1.0), (2, 3.0), (5, 4.0)],
        6,
        true,
    );
    table
}

#[test]
fn run_lengths_and_distances_follow_the_improvements() {
    let table = table();
    let run = &table.runs[0];
    assert_eq!(
        run.improvements,
        [[1.0, 8.0], [3.0, 5.0], [10.0, 2.0], [21.0, 0.0]]
    );
    for (target, evaluations, micros) in [
        (9.0, 1.0, 0.0),
        (5.0, 3.0, 20.0),
        (4.0, 10.0, 90.0),
        (0.0, 21.0, 200.0),
    ] {
        let reached = |value| RunTime {
            value,
            solved: true,
        };
        assert_eq!(
            run.length_to(target, LengthUnit::Evaluations),
            reached(evaluations)
        );
        assert_eq!(run.length_to(target, LengthUnit::Micros), reached(micros));
    }
    assert_eq!(
        run.distance_within(9.0, LengthUnit::Evaluations).to_bits(),
        5.0_f64.to_bits()
    );
    assert_eq!(
        run.distance_within(90.0, LengthUnit::Micros).to_bits(),
        2.0_f64.to_bits()
    );
    assert!(
        run.distance_within(0.5, LengthUnit::Evaluations)
            .is_infinite()
    );
    let stopped = RunTime {
        value: 101.0,
        solved: false,
    };
    assert_eq!(
        table.runs[1].length_to(2.0, LengthUnit::Evaluations),
        stopped
    );
    assert_eq!(
        table.runs[4].improvements,
        [[1.0, 3.0], [3.0, 1.0], [7.0, 0.0]]
    );
}

#[test]
fn steps_of_a_solver_of_the_user_are_called_self_declared() {
    let mut table = table();
    let is_labelled = |table: &AnytimeTable| {
        let text = AnytimeReport::of(table, &AnytimeOptions::default()).to_string();
        text.contains("depth first is a user-supplied solver. This solver itself declares its")
    };
    assert!(!is_labelled(&table));
    table.contestants[1].own = true;
    assert!(is_labelled(&table));
    let report = AnytimeReport::of(&table, &AnytimeOptions::default());
    let own = |group: usize| report.groups[group].contestants[0].own;
    assert!(!own(0) && own(1));
    let text = report.to_string();
    assert_eq!(
        text.matches("is a user-supplied solver").count(),
        1,
        "{text}"
    );
}

#[test]
fn the_expected_running_time_counts_stopped_runs() {
    let options = AnytimeOptions {
        targets: Some(vec![2.0, 5.0, 0.0]),
        budgets: Some(vec![5.0, 1000.0]),
    };
    let report = AnytimeReport::of(&table(), &options);
    let [conflicts, cells] = &*report.groups else {
        panic!("{report:?}");
    };
    assert_eq!(
        (&*conflicts.quality, &*cells.quality),
        ("conflicts left", "cells left")
    );
    assert_eq!(conflicts.targets, [5.0, 2.0, 0.0]);
    let annealing = &conflicts.contestants[0];
    let rows: Vec<_> = annealing
        .targets
        .iter()
        .map(|row| (row.reached, row.expected_evaluations))
        .collect();
    // Target 5: 3 + 51 + 5 + 101 evaluations, three runs reach it; target 2: 10 + 101 + 5 + 101; target 0: 21 + 101 + 41 + 101.
    assert_eq!(
        rows,
        [
            (3, Some(160.0 / 3.0)),
            (2, Some(217.0 / 2.0)),
            (2, Some(264.0 / 2.0))
        ]
    );
    // The median of 3, 5, 51 and a run that does not reach the target.
    assert_eq!(annealing.targets[0].median_evaluations, Some(28.0));
    assert_eq!(annealing.targets[1].median_evaluations, None);
    let [early, late] = &*annealing.evaluation_budgets else {
        panic!("{annealing:?}");
    };
    // Within 5 evaluations, the distances are 5, 6, 2 and 7; three of twelve pairs of run and target are reached.
    assert_eq!(early.distances, Some([4.25, 5.5, 6.25]));
    assert!((early.share - 3.0 / 12.0).abs() < 1e-12, "{early:?}");
    assert!((late.share - 7.0 / 12.0).abs() < 1e-12, "{late:?}");
    let csv = report.to_csv();
    assert!(csv.contains(",ert,evaluations,2,,4,2,108.5,,,\n"), "{csv}");
    assert!(
        csv.contains(",budget,evaluations,,5,4,,5.5,4.25,6.25,\n"),
        "{csv}"
    );
    // The name of the first contestant, which could not be in a definition, contains a comma and quotes.
    let quoted_name = "conflicts left,\"SA, \"\"slow\"\" \\ steady\",";
    let mut rows = csv.lines().skip(1);
    assert!(
        rows.all(|row| row.starts_with(quoted_name) != row.starts_with("cells left,depth first,")),
        "{csv}"
    );
    let text = report.to_string();
    assert!(
        text.contains("| 2 | 108 (2; 2 of 3 puzzles) |")
            || text.contains("| 2 | 109 (2; 2 of 3 puzzles) |"),
        "{text}"
    );
}

#[test]
fn default_targets_and_budgets_cover_all_runs() {
    let report = AnytimeReport::of(&table(), &AnytimeOptions::default());
    assert_eq!(report.groups[0].targets, [10.0, 5.0, 2.0, 1.0, 0.0]);
    let budgets = report.groups[0].contestants[0].evaluation_budgets.iter();
    assert!(budgets.map(|row| row.budget).eq([1.0, 10.0, 100.0, 101.0]));
}

/// Properties of random tables: distributions never exceed the share of pairs that are reached, the expected running
/// time increases towards harder targets, and distances decrease with the budget.
#[test]
fn reports_of_random_runs_are_monotone() {
    let mut state = 11_u64;
    let mut random = |below: u64| {
        state = sudoku_search::split_mix64(state);
        state % below
    };
    for _ in 0..50 {
        let mut table = table();
        table.runs.clear();
        for _ in 0..20 {
            let mut improvements = vec![[1.0, to_f64(random(40) + 1)]];
            for _ in 0..random(12) {
                let [at, distance] = improvements[improvements.len() - 1];
                let better = distance - to_f64(random(5) + 1);
                if better >= 0.0 {
                    improvements.push([at + to_f64(random(100) + 1), better]);
                }
            }
            let last = improvements[improvements.len() - 1][0];
            table.runs.push(AnytimeRun {
                contestant: 0,
                puzzle: 0,
                seed: 1,
                evaluations: last + to_f64(random(50)),
                improvements,
                micros: to_f64(random(100_000)),
                stopped: false,
            });
        }
        let report = AnytimeReport::of(&table, &AnytimeOptions::default());
        let one = &report.groups[0].contestants[0];
        let pairs = to_f64((one.runs * one.targets.len()) as u64);
        let reached: usize = one.targets.iter().map(|row| row.reached).sum();
        for points in [&one.evaluation_distribution, &one.time_distribution] {
            assert!(
                points
                    .array_windows()
                    .all(|[a, b]| a[0] < b[0] && a[1] < b[1])
            );
            let share = points.last().map_or(0.0, |point| point[1]);
            assert!((share - to_f64(reached as u64) / pairs).abs() < 1e-12);
        }
        for [easier, harder] in one.targets.array_windows() {
            assert!(easier.reached >= harder.reached);
            let expected = |length: Option<f64>| length.unwrap_or(f64::INFINITY);
            assert!(expected(easier.expected_evaluations) <= expected(harder.expected_evaluations));
            assert!(expected(easier.expected_micros) <= expected(harder.expected_micros));
        }
        for rows in [&one.evaluation_budgets, &one.time_budgets] {
            for [small, large] in rows.array_windows() {
                assert!(small.share <= large.share);
                if let (Some(a), Some(b)) = (small.distances, large.distances) {
                    assert!((0..3).all(|index| a[index] >= b[index]), "{a:?} {b:?}");
                }
            }
        }
    }
}

#[test]
fn every_solver_with_a_target_has_a_quality() {
    let name = |id: &str| quality_of(id).map(|quality| quality.name);
    assert_eq!(name("annealing").as_deref(), Some("conflicts left"));
    assert_eq!(name("backtracking").as_deref(), Some("cells left"));
    let quality = quality_of("backtracking").expect("it is declared");
    let algorithm = sudoku_solvers::registry()
        .find("backtracking")
        .expect("it is registered");
    let place = schema(algorithm).places(algorithm);
    assert_eq!(place.len(), algorithm.series().len());
    // 81 cells, 60 of them filled.
    let distance = quality.distance(&[Some(60.0), Some(9.0), Some(100.0)], 81, 51);
    assert_eq!(distance, Some(21.0));
    assert_eq!(quality.distance(&[None, Some(9.0), None], 81, 51), None);
}

#[test]
fn rows_of_traces_are_read_as_they_are_written() {
    let algorithm = sudoku_solvers::registry()
        .find("backtracking")
        .expect("it is registered");
    let schema = schema(algorithm);
    let (task, row) = schema.read("7,12,60.0,,3.5").expect("a row");
    assert_eq!((task, row.step), (7, 12));
    assert_eq!(row.values, [Some(60.0), None, Some(3.5)]);
    for (row, message) in [
        ("7,12", "expected 5 fields, found 2"),
        ("7,x,1,2,3", "“x” is not a number"),
        ("7,12,1,2,y", "“y” is not a number"),
    ] {
        assert_eq!(schema.read(row).expect_err(row).to_string(), message);
    }
}

/// `SUDOKU_GOLDEN=write cargo test -p sudoku-experiment ioh` writes the files. `docs/anytime.md` describes how they were
/// compared with those of the package `ioh`.
#[test]
fn the_export_for_ioh_is_as_expected() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("anytime/tests/ioh");
    let files = table().to_ioh();
    assert_eq!(files.len(), 6);
    for file in files {
        let path = folder.join(&file.path);
        if std::env::var("SUDOKU_GOLDEN").is_ok_and(|wish| wish == "write") {
            fs::create_dir_all(path.parent().expect("a folder")).expect("it can be created");
            fs::write(&path, &file.text).expect("it can be written");
        }
        let expected = fs::read_to_string(&path).expect(&file.path);
        assert_eq!(file.text, expected, "{}", file.path);
    }
}

#[test]
fn names_chosen_by_a_solver_do_not_break_the_report() {
    let mut report = AnytimeReport::of(&table(), &AnytimeOptions::default());
    report.groups[0].quality = "left, over\nor | so".to_owned();
    report.groups[1].quality = "left. over/or - so".to_owned();
    let csv = report.to_csv();
    assert!(csv.contains("\n\"left, over\nor | so\",\"SA, "), "{csv}");
    let text = report.to_string();
    assert!(
        text.contains("\n## Left, over\u{fffd}or \\| so\n"),
        "{text}"
    );
    let mut names: Vec<_> = report.figures().into_iter().map(|(name, _)| name).collect();
    assert!(
        names.contains(&"left--over-or---so-2-ert-time".to_owned()),
        "{names:?}"
    );
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 12, "{names:?}");
}

#[test]
fn the_export_for_ioh_does_not_depend_on_the_order_of_runs() {
    let mut orders = [[0, 1, 2, 3, 4, 5], [5, 3, 1, 4, 2, 0]].map(|order| {
        let (mut table, contestants) = (table(), 1);
        table.contestants.truncate(contestants);
        table.runs.clear();
        table.puzzles.clear();
        table.puzzle_indices.clear();
        for index in order {
            let record = Record {
                set: ["first set", "second"][index % 2].to_owned(),
                line: [10, 10, 2, 2, 10, 2][index],
                puzzle: "1...".to_owned(),
                contestant: table.contestants[0].name.clone(),
                seed: [1, 1, 1, 1, 2, 2][index],
                steps: Some(10 + index as u64),
                micros: Some(1),
                ..Record::default()
            };
            table.add(&record, &[]);
        }
        table.to_ioh()
    });
    let [expected, files] = &mut orders;
    assert_eq!(files, expected);
    let text = &expected[1].text;
    let instances = text
        .match_indices("\"instance\": ")
        .map(|(at, part)| &text[at + part.len()..][..1]);
    assert_eq!(instances.collect::<Vec<_>>(), ["1", "2", "2"], "{text}");
}

#[test]
fn every_group_has_figures_of_three_kinds() {
    let figures = AnytimeReport::of(&table(), &AnytimeOptions::default()).figures();
    let names: Vec<_> = figures.iter().map(|(name, _)| &**name).collect();
    assert_eq!(names.len(), 12, "{names:?}");
    assert!(
        names.contains(&"conflicts-left-ecdf-evaluations"),
        "{names:?}"
    );
    for (name, spec) in &figures {
        assert!(
            spec.to_svg().contains("<path") || spec.to_svg().contains("<polyline"),
            "{name}"
        );
        assert_eq!(spec.layers.len(), 1, "{name}");
    }
}
