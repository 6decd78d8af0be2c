//! `path` and `deduce`: deductions by human solving techniques.

use std::collections::BTreeSet;

use sudoku_generator::valid_techniques_for_givens;
use sudoku_techniques::{
    AvailableDeductions, ORDERS, Order, Path, Singles, TECHNIQUES, Technique, TechniqueListError,
    eliminations_text, placements_text,
};

use crate::args::InputArgs;
use crate::failure::{Failure, Status};
use crate::output::Output;
use crate::pipeline::process_puzzles;
use crate::suggest::tip;
use crate::table::{Table, TableArgs};

/// Writes the steps that solve each puzzle with human techniques, one row per step.
///
/// Each step is the first deduction of the first technique that finds a deduction. Techniques that assume a
/// unique solution are not used for a puzzle without exactly one solution.
#[derive(clap::Args)]
pub(crate) struct PathArgs {
    /// The techniques, in the order in which they are tried: `all`, an order such as `hodoku`, or
    /// comma-separated ids.
    #[arg(long, value_name = "LIST", default_value = "all")]
    pub(crate) techniques: String,

    /// Combines all cells that a technique can fill in the same position into one step.
    #[arg(long)]
    pub(crate) together: bool,

    #[command(flatten)]
    table: TableArgs,

    #[command(flatten)]
    pub(crate) input: InputArgs,
}

/// Writes every deduction that human techniques find in the current state of each puzzle: one row per deduction.
///
/// Techniques that assume a unique solution are not used for a puzzle without exactly one solution.
#[derive(clap::Args)]
pub(crate) struct DeduceArgs {
    /// The only technique to use; see `sudoku-lab list` for the ids.
    #[arg(
        long,
        value_name = "ID",
        default_value = "all",
        hide_default_value = true
    )]
    pub(crate) technique: String,

    #[command(flatten)]
    table: TableArgs,

    #[command(flatten)]
    pub(crate) input: InputArgs,
}

/// Runs `path`.
///
/// # Errors
///
/// Returns an error if a technique is unknown, the file cannot be opened or the output cannot be written.
pub(crate) fn path(args: &PathArgs) -> Result<Status, Failure> {
    let techniques = parse_techniques(&args.techniques)?;
    let singles = if args.together {
        Singles::Together
    } else {
        Singles::OneByOne
    };
    let columns = ["line", "step", "technique", "placements", "eliminations"];
    let table = Table::new(args.table, columns);
    process_puzzles(&args.input, table.header(), |puzzle, on_slow| {
        on_slow();
        let position = puzzle.position().map_err(|clash| clash.to_string())?;
        let shape = position.shape();
        let mut output = Output::default();
        let valid_techniques = valid_techniques_for_givens(&techniques, position.givens());
        let mut path = Path::new(position, valid_techniques, singles);
        let mut step_number = 0;
        while let Some(step) = path.next() {
            step_number += 1;
            (table.row(&mut output.text))
                .number(puzzle.line as u128)
                .number(step_number)
                .text(path.techniques()[step.technique].info().id)
                .text(&placements_text(shape, &step.placements))
                .text(&eliminations_text(shape, &step.eliminations))
                .end();
        }
        let blanks_left = path.position().blanks().count();
        if blanks_left > 0 {
            let cells = if blanks_left == 1 {
                "cell is"
            } else {
                "cells are"
            };
            output.push_message(format!(
                "line {}: no technique finds another deduction; {blanks_left} {cells} still blank",
                puzzle.line
            ));
        }
        Ok(output)
    })
}

/// Runs `deduce`. Each deduction is written once.
///
/// # Errors
///
/// Returns an error if the technique is unknown, the file cannot be opened or the output cannot be written.
pub(crate) fn deduce(args: &DeduceArgs) -> Result<Status, Failure> {
    let techniques = parse_techniques(&args.technique)?;
    let columns = ["line", "technique", "placements", "eliminations"];
    let table = Table::new(args.table, columns);
    process_puzzles(&args.input, table.header(), |puzzle, on_slow| {
        on_slow();
        let position = puzzle.position().map_err(|clash| clash.to_string())?;
        let shape = position.shape();
        let valid_techniques = valid_techniques_for_givens(&techniques, position.givens());
        let mut available = AvailableDeductions::new(position, valid_techniques);
        // Two patterns may remove the same candidates, such as a fish and its complement.
        let mut known_deductions = BTreeSet::new();
        let mut output = Output::default();
        while available.search_piece(&mut |instance| {
            let fields = [
                instance.technique.to_owned(),
                placements_text(shape, instance.placements),
                eliminations_text(shape, instance.eliminations),
            ];
            if known_deductions.insert(fields.clone()) {
                let mut row = table.row(&mut output.text);
                row.number(puzzle.line as u128);
                for field in &fields {
                    row.text(field);
                }
                row.end();
            }
        }) {}
        Ok(output)
    })
}

/// The techniques of a list: `all`, the id of an order, or comma-separated ids.
fn parse_techniques(text: &str) -> Result<Vec<&'static dyn Technique>, Failure> {
    Order::read(text).map_err(|error| {
        let tip = match &error {
            TechniqueListError::Unknown { id } => {
                let ids = TECHNIQUES.iter().map(|technique| technique.info().id);
                let orders = ORDERS.iter().map(|order| order.id);
                tip("technique", id, ids.chain(orders))
            }
            _ => String::new(),
        };
        Failure::Usage(format!("{error}; see `sudoku-lab list`{tip}"))
    })
}
