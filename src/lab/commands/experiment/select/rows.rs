//! The tables of `select`: a row per puzzle.

use sudoku_experiment::RunTable;
use sudoku_selection::{InstanceSpace, Instances, Selection, features as all_features};

use crate::table::{RowWriter, Table, TableArgs};

/// The choice for each puzzle, with all costs.
pub(super) fn choices(
    args: TableArgs,
    runs: &RunTable,
    instances: &Instances,
    selection: &Selection,
) -> Vec<u8> {
    let cost_columns: Vec<_> = runs
        .contestants
        .iter()
        .map(|name| format!("cost.{name}"))
        .collect();
    let columns = [
        "set",
        "puzzle",
        "class",
        "fold",
        "chosen",
        "best",
        "feature_cost",
    ];
    let columns = columns
        .into_iter()
        .chain(cost_columns.iter().map(String::as_str));
    table(args, columns, runs, |puzzle, row| {
        let choice = selection.choices[puzzle];
        row.number(instances.classes[puzzle] as u128 + 1)
            .number(choice.fold as u128 + 1)
            .text(&runs.contestants[choice.chosen])
            .text(&runs.contestants[choice.best]);
        let costs = &instances.costs[puzzle];
        for cost in [instances.feature_costs[puzzle]].iter().chain(costs) {
            row.formatted_number(&rounded(*cost));
        }
    })
}

/// The place of each puzzle on the map.
pub(super) fn map(
    args: TableArgs,
    runs: &RunTable,
    space: &InstanceSpace,
    selection: &Selection,
) -> Vec<u8> {
    let columns = ["set", "puzzle", "x", "y", "best", "chosen"];
    table(args, columns, runs, |puzzle, row| {
        for coordinate in space.points[puzzle] {
            row.formatted_number(&rounded(coordinate));
        }
        let choice = selection.choices[puzzle];
        row.text(&runs.contestants[choice.best])
            .text(&runs.contestants[choice.chosen]);
    })
}

/// The features of each puzzle.
pub(super) fn features(args: TableArgs, runs: &RunTable, instances: &Instances) -> Vec<u8> {
    let columns = ["set", "puzzle"]
        .into_iter()
        .chain(all_features().map(|feature| feature.id));
    table(args, columns, runs, |puzzle, row| {
        for value in &instances.features[puzzle] {
            row.formatted_number(&rounded(*value));
        }
    })
}

/// A number with at most six decimals.
fn rounded(value: f64) -> String {
    let text = format!("{value:.6}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" {
        "0".to_owned()
    } else {
        text.to_owned()
    }
}

/// A table with a row per puzzle. The first two columns are the set and the puzzle; `write` writes the others.
fn table<'a>(
    args: TableArgs,
    columns: impl IntoIterator<Item = &'a str>,
    runs: &RunTable,
    write: impl Fn(usize, &mut RowWriter<'_>),
) -> Vec<u8> {
    let table = Table::new(args, columns);
    let mut text = table.header();
    for (puzzle, info) in runs.puzzles.iter().enumerate() {
        let mut row = table.row(&mut text);
        row.text(&runs.sets[info.set as usize])
            .text(&runs.texts[puzzle]);
        write(puzzle, &mut row);
        row.end();
    }
    text
}
