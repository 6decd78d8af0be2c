//! The tables of `docs/selection.md` are those of the data in `docs/selection`.

use std::fmt::Write as _;
use std::fs;

use sudoku_grid::{ParseOptions, parse};
use sudoku_selection::{Gap, equivalence_key, features};
use sudoku_stats::{Estimate, mean};

/// The directory of the data.
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/selection");

/// The page of the documentation.
const PAGE: &str = include_str!("../../../docs/selection.md");

/// The studies: the name of the data, the title of the table, and the unit of the table in the unit of the data.
const STUDIES: [(&str, &str, f64); 4] = [
    ("methods", "different methods, processor time in ms", 1e3),
    ("time", "complete solvers, processor time in ms", 1e3),
    ("cells", "order of the cells, steps", 1.0),
    ("digits", "order of the digits, steps", 1.0),
];

/// A study: the choice for each puzzle, as `sudoku-lab select --choices` wrote it.
struct Study {
    contestants: Vec<String>,
    sets: Vec<String>,
    puzzles: Vec<String>,
    classes: Vec<usize>,
    folds: Vec<usize>,
    chosen: Vec<usize>,
    best: Vec<usize>,
    feature_costs: Vec<f64>,
    costs: Vec<Vec<f64>>,
}

impl Study {
    fn read(name: &str) -> Self {
        let text = fs::read_to_string(format!("{DATA}/{name}.csv")).expect("the data");
        let mut lines = text.lines();
        let header: Vec<_> = lines.next().expect("a header").split(',').collect();
        let contestants: Vec<_> = (header.iter())
            .filter_map(|column| Some(column.strip_prefix("cost.")?.to_owned()))
            .collect();
        let rows: Vec<Vec<_>> = lines.map(|line| line.split(',').collect()).collect();
        let column = |name: &str| -> Vec<&str> {
            let index = header
                .iter()
                .position(|column| *column == name)
                .expect("a column");
            rows.iter().map(|row| row[index]).collect()
        };
        let texts = |name: &str| {
            column(name)
                .into_iter()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        let numbers = |name: &str| -> Vec<f64> {
            let parsed = column(name)
                .into_iter()
                .map(|field| field.parse().expect("a number"));
            parsed.collect()
        };
        let whole = |name: &str| -> Vec<usize> {
            let parsed = column(name)
                .into_iter()
                .map(|field| field.parse().expect("a number"));
            parsed.collect()
        };
        let indices = |name: &str| -> Vec<usize> {
            let index = |field: &str| contestants.iter().position(|one| one == field);
            column(name)
                .into_iter()
                .map(|field| index(field).expect("a contestant"))
                .collect()
        };
        let columns: Vec<_> = contestants
            .iter()
            .map(|name| numbers(&format!("cost.{name}")))
            .collect();
        Self {
            sets: texts("set"),
            puzzles: texts("puzzle"),
            classes: whole("class"),
            folds: whole("fold"),
            chosen: indices("chosen"),
            best: indices("best"),
            feature_costs: numbers("feature_cost"),
            costs: (0..rows.len())
                .map(|row| columns.iter().map(|column| column[row]).collect())
                .collect(),
            contestants,
        }
    }

    /// The cost of the selector on each puzzle.
    fn selector(&self) -> Vec<f64> {
        let of =
            |puzzle: usize| self.costs[puzzle][self.chosen[puzzle]] + self.feature_costs[puzzle];
        (0..self.costs.len()).map(of).collect()
    }

    /// The table of the documentation. Costs are divided by `unit`.
    fn table(&self, title: &str, unit: f64) -> String {
        let mut table = format!("| {title} | mean PAR-2 | best | chosen |\n|---|---|---|---|\n");
        let count = |of: &[usize], index: usize| of.iter().filter(|one| **one == index).count();
        for (index, name) in self.contestants.iter().enumerate() {
            let costs: Vec<_> = self.costs.iter().map(|row| row[index]).collect();
            let (best, chosen) = (count(&self.best, index), count(&self.chosen, index));
            writeln!(
                table,
                "| `{name}` | {} | {best} | {chosen} |",
                rounded(mean(&costs) / unit)
            )
            .expect("text");
        }
        let lowest = |row: &Vec<f64>| row.iter().copied().fold(f64::INFINITY, f64::min);
        let virtual_best = mean(&self.costs.iter().map(lowest).collect::<Vec<_>>());
        writeln!(
            table,
            "| virtual best | {} | | |",
            rounded(virtual_best / unit)
        )
        .expect("text");
        writeln!(
            table,
            "| selector | {} | | |",
            rounded(mean(&self.selector()) / unit)
        )
        .expect("text");
        table
    }

    /// The share of the gap that is closed, with its interval.
    fn closed(&self) -> String {
        let gap = Gap::of(&self.costs, &self.selector(), &self.classes).expect("enough puzzles");
        let Estimate { value, low, high } = gap.share;
        format!(
            "closes **{:.1} %** of the gap (95 % interval {:.1} % to {:.1} %)",
            100.0 * value,
            100.0 * low,
            100.0 * high
        )
    }
}

/// A number with four significant digits, but no fewer than the digits before the point.
fn rounded(value: f64) -> String {
    let digits = match value {
        value if value < 9.9995 => 3,
        value if value < 99.995 => 2,
        value if value < 999.95 => 1,
        _ => 0,
    };
    format!("{value:.digits$}")
}

/// Asserts that the page contains a text.
fn assert_shown(text: &str) {
    assert!(
        PAGE.contains(text),
        "docs/selection.md does not contain:\n{text}"
    );
}

#[test]
fn the_documentation_has_the_numbers_of_the_data() {
    for (name, title, unit) in STUDIES {
        let study = Study::read(name);
        assert_shown(&study.table(title, unit));
        assert_shown(&study.closed());
        assert_shown(&format!("(selection/{name}.csv)"));
        assert_shown(&format!("on {} puzzles", study.puzzles.len()));
    }
    let time = Study::read("time");
    assert_shown(&format!(
        "computed in {:.0} µs on average for 9×9 puzzles",
        feature_time(&time, 81)
    ));
    assert_shown(&format!(
        "{:.0} µs for 25×25 puzzles",
        feature_time(&time, 625)
    ));
    assert_shown(&format!("{} features", features().count()));
}

/// The mean time of computing the features of the puzzles with this number of cells, in microseconds.
fn feature_time(study: &Study, cells: usize) -> f64 {
    let times = study.puzzles.iter().zip(&study.feature_costs);
    let times = times
        .filter(|(puzzle, _)| puzzle.len() == cells)
        .map(|(_, time)| *time);
    mean(&times.collect::<Vec<_>>())
}

#[test]
fn no_puzzle_was_chosen_for_by_a_model_that_knew_an_equivalent_one() {
    for (name, ..) in STUDIES {
        let study = Study::read(name);
        let keys: Vec<_> = (study.puzzles.iter())
            .map(|puzzle| {
                equivalence_key(
                    &parse(puzzle, ParseOptions::default())
                        .expect("a puzzle")
                        .grid,
                )
            })
            .collect();
        for (one, key) in keys.iter().enumerate() {
            let first = keys.iter().position(|other| other == key).unwrap_or(one);
            assert_eq!(
                study.classes[one], study.classes[first],
                "{name}: {}",
                study.sets[one]
            );
            assert_eq!(
                study.folds[one], study.folds[first],
                "{name}: {}",
                study.sets[one]
            );
        }
    }
}
