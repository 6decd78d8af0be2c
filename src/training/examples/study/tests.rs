//! Tests of the studies, and of the results that they wrote.

use sudoku_grid::{ParseOptions, Position, parse};
use sudoku_search::math;

use crate::ablation::paired_t;
use crate::calibration::{self, Curve};
use crate::compare;
use crate::logistic::{Logistic, area_under_curve};
use crate::network::SHIPPED;
use crate::probe;
use crate::puzzles::solutions;
use crate::report::{Table, replace_table};
use crate::rounds::eliminations;

/// A puzzle that singles solve.
const EASY: &str =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

/// The documentation.
const PAGE: &str = include_str!("../../../../docs/learned.md");

macro_rules! data {
    ($($name:literal),+) => {
        [$(($name, include_str!(concat!("../../../../docs/learned/", $name, ".csv")))),+]
    };
}

/// All results.
const DATA: [(&str, &str); 13] = data!(
    "givens",
    "rating",
    "size",
    "pools",
    "learning-curves",
    "robustness",
    "several-solutions",
    "calibration",
    "calibration-bins",
    "guide",
    "techniques",
    "order",
    "probe"
);

/// The results with this name.
fn data(name: &str) -> Table {
    let found = DATA.iter().find(|(other, _)| *other == name);
    Table::from_csv(found.expect("a result").1)
}

#[test]
fn the_documentation_has_the_tables_of_the_data() {
    for (name, _) in DATA {
        let data = data(name);
        let shown = match name {
            "givens" | "rating" | "size" => compare::summary(&data),
            "calibration-bins" => calibration::summary(&data),
            "probe" => probe::summary(&data),
            _ => data,
        };
        assert!(shown.rows.len() > 1, "{name}");
        assert_eq!(replace_table(PAGE, name, &shown.markdown()), PAGE, "{name}");
        assert!(PAGE.contains(&format!("(learned/{name}.csv)")), "{name}");
    }
}

#[test]
fn calibration_is_that_of_the_data() {
    let set = calibration::set(0).expect("puzzles");
    let [errors, bins] = calibration::rows(SHIPPED[0], &set, &[4]).expect("a network");
    assert_eq!(errors[0], data("calibration").rows[0]);
    assert_eq!(bins[..], data("calibration-bins").rows[..bins.len()]);
}

#[test]
fn a_table_is_replaced_where_its_data_are_linked() {
    let text = "See [data](learned/a.csv).\n\n| old |\n|---|\n| 1 |\n\nMore.\n";
    let new = "| new |\n|---|\n";
    let replaced = "See [data](learned/a.csv).\n\n| new |\n|---|\n\nMore.\n";
    assert_eq!(replace_table(text, "a", new), replaced);
    assert_eq!(replace_table(text, "b", new), text);
}

#[test]
fn cells_with_commas_are_written_and_read() {
    let table = Table {
        columns: vec!["x".to_owned(), "y, z".to_owned()],
        rows: vec![vec!["1, 2".to_owned(), "“3”".to_owned()]],
    };
    assert_eq!(Table::from_csv(&table.csv().expect("text")), table);
}

#[test]
fn a_pivot_has_a_row_and_a_column_per_value() {
    let table = Table::from_csv("x,y,z\na,1,p\na,2,q\nb,2,r\n");
    let pivot = table.pivot("x", "x", "y", |row| row[2].clone());
    assert_eq!(pivot, Table::from_csv("x,1,2\na,p,q\nb,,r\n"));
}

#[test]
fn the_calibration_error_is_the_weighted_distance_of_the_bins() {
    let mut curve = Curve::default();
    for is_right in [true, false, false, false] {
        curve.add(0.25, is_right);
    }
    assert!(curve.error().abs() < 1e-12);
    curve.add(0.9, false);
    assert!((curve.error() - 0.9 / 5.0).abs() < 1e-12);
}

#[test]
fn the_paired_test_is_students() {
    // t = 2 √3 with 2 degrees of freedom.
    assert!((paired_t(&[1.0, 2.0, 3.0]) - 0.074_179_9).abs() < 1e-6);
    assert!(paired_t(&[0.0, 0.0, 0.0]) > 0.999);
}

#[test]
fn a_regression_finds_the_log_odds() {
    // An input of 1 or −1, and a positive answer in 3 of 4 or 1 of 4 cases.
    let rows: Vec<f32> = (0..800)
        .map(|i| if i % 2 == 0 { 1.0 } else { -1.0 })
        .collect();
    let labels: Vec<_> = (0..800).map(|i| (i / 2 % 4 == 0) == (i % 2 == 1)).collect();
    let model = Logistic::fit(1, &rows, &labels);
    assert!((model.score(&[1.0]) - math::ln(3.0)).abs() < 0.01);
    assert!((model.score(&[-1.0]) + math::ln(3.0)).abs() < 0.01);
    let scores: Vec<_> = rows.iter().map(|&row| model.score(&[row])).collect();
    assert!((area_under_curve(&scores, &labels) - 0.75).abs() < 1e-9);
}

#[test]
fn rounds_eliminate_exactly_the_wrong_candidates() {
    let grid = parse(EASY, ParseOptions::default()).expect("a puzzle").grid;
    let position = Position::new(&grid).expect("no conflict");
    let all = solutions(&grid, 2).expect("a solver");
    assert_eq!(all.len(), 1);
    let eliminated = eliminations(position.clone());
    let candidates: usize = (position.blanks())
        .map(|cell| position.candidates(cell).len())
        .sum();
    assert_eq!(eliminated.len(), candidates - position.blanks().count());
    for one in &eliminated {
        assert!(
            all[0].get(one.cell) != one.digit && one.level <= 1,
            "{one:?}"
        );
    }
    assert_eq!(eliminated[0].round, 1);
}

#[test]
fn all_solutions_are_listed() {
    let grid = parse(EASY, ParseOptions::default()).expect("a puzzle").grid;
    let mut fewer = grid.clone();
    let givens = (0..81).filter(|&cell| grid.get(cell) != 0);
    for given in givens.take(6) {
        fewer.set(given, 0);
    }
    let mut all = solutions(&fewer, 1000).expect("a solver");
    let count = all.len();
    assert!(count > 1);
    all.sort_by_key(ToString::to_string);
    all.dedup();
    assert_eq!(all.len(), count);
}
