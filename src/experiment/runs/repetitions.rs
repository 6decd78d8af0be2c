//! Runs that are repeated in interleaved blocks: the median of their times.

use sudoku_stats::median;

use super::{RunEnd, RunTable};
use crate::Plan;

/// Merges the repetitions of each run, and sorts the runs by their numbers in the plan. `tasks` holds the number of the
/// task of each row. The end of a merged run is the end of most of its repetitions, and the first of several equally
/// frequent ends; its time is the median time of the repetitions with this end.
pub(super) fn merge_repetitions(table: &RunTable, tasks: &[u64], plan: &Plan) -> RunTable {
    let mut order: Vec<_> = (0..tasks.len()).collect();
    order.sort_by_key(|row| (plan.run(tasks[*row]), tasks[*row]));
    let repetitions = order.chunk_by(|a, b| plan.run(tasks[*a]) == plan.run(tasks[*b]));
    let repetitions: Vec<_> = repetitions
        .map(|rows| (rows, modal_end(table, rows)))
        .collect();
    let representatives: Vec<_> = repetitions
        .iter()
        .map(|(rows, end)| {
            let first = rows.iter().find(|row| table.end[**row] == *end);
            *first.expect("a repetition has the most frequent end")
        })
        .collect();
    let mut merged = table.reordered(&representatives);
    for (index, (rows, end)) in repetitions.iter().enumerate() {
        let mut block_times = vec![f64::NAN; plan.blocks() as usize];
        for row in rows.iter().filter(|row| table.end[**row] == *end) {
            block_times[plan.block(tasks[*row]) as usize - 1] = table.micros[*row];
        }
        let finite_times = block_times.iter().copied().filter(|time| time.is_finite());
        merged.micros[index] = median(&mut finite_times.collect::<Vec<_>>());
        merged.block_micros.push(block_times);
    }
    merged
}

fn modal_end(table: &RunTable, rows: &[usize]) -> RunEnd {
    let count = |end: RunEnd| rows.iter().filter(|row| table.end[**row] == end).count();
    let ends = rows.iter().map(|row| table.end[*row]);
    // `max_by_key` returns the last of several maxima.
    let modal = ends.rev().max_by_key(|end| count(*end));
    modal.expect("a run has a repetition")
}
