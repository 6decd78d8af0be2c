//! Runs that are repeated in interleaved blocks: the median of their times, and the comparison of the blocks.

use sudoku_stats::median;

use crate::options::positive;
use crate::{Plan, RunEnd, RunTable};

/// The block medians of a contestant whose ratio is too large to compare its times with those of another contestant.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BlockDrift {
    /// The name of the contestant whose block medians differ more.
    pub contestant: String,
    /// The largest of the median times of the blocks, divided by the smallest; `None` if no run has a time in every
    /// block.
    pub ratio: Option<f64>,
    /// The ratio of the times of both contestants, at least 1, which the ratio of the medians exceeds.
    pub effect: f64,
}

/// Merges the repetitions of each run, and sorts the runs by their numbers in the plan. `tasks` holds the number of the task of each row. The
/// end of a merged run is the end of most of its repetitions, and the first of several equally frequent ends; its time is
/// the median time of the repetitions with this end.
pub(crate) fn merge_repetitions(table: &RunTable, tasks: &[u64], plan: &Plan) -> RunTable {
    let mut order: Vec<_> = (0..tasks.len()).collect();
    order.sort_by_key(|row| (plan.run(tasks[*row]), tasks[*row]));
    let repetitions = order.chunk_by(|a, b| plan.run(tasks[*a]) == plan.run(tasks[*b]));
    let repetitions: Vec<_> = repetitions
        .map(|rows| (rows, most_frequent_end(table, rows)))
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

fn most_frequent_end(table: &RunTable, rows: &[usize]) -> RunEnd {
    let count = |end: RunEnd| rows.iter().filter(|row| table.end[**row] == end).count();
    let ends = rows.iter().map(|row| table.end[*row]);
    // `max_by_key` returns the last of several maxima.
    let most_frequent = ends.rev().max_by_key(|end| count(*end));
    most_frequent.expect("a run has a repetition")
}

/// Compares the blocks of two contestants, given by their indices, whose times differ by the factor `effect`. Returns the
/// contestant whose block medians differ more, if they differ by a larger factor than the contestants; `None` if they do
/// not, or if the runs are not repeated. `is_compared` returns `true` for the indices of the puzzles that both contestants solved.
pub(crate) fn block_drift(
    runs: &RunTable,
    contestants: [usize; 2],
    effect: f64,
    is_compared: impl Fn(usize) -> bool,
) -> Option<BlockDrift> {
    let effect = effect.max(1.0 / effect);
    if runs.block_micros.is_empty() {
        return None;
    }
    let ratios = contestants.map(|contestant| {
        let rows = (0..runs.len()).filter(|row| {
            runs.contestant[*row] as usize == contestant
                && runs.end[*row] == RunEnd::Solved
                && is_compared(runs.puzzle[*row] as usize)
        });
        ratio_of_block_medians(runs, rows)
    });
    let drift = |index: usize| BlockDrift {
        contestant: runs.contestants[contestants[index]].clone(),
        ratio: ratios[index],
        effect,
    };
    match ratios {
        [None, _] => Some(drift(0)),
        [_, None] => Some(drift(1)),
        [Some(one), Some(other)] => {
            (one.max(other) > effect).then(|| drift(usize::from(other > one)))
        }
    }
}

/// The largest of the median times of the blocks, divided by the smallest, over the given runs that have a time in every
/// block; `None` if there are none.
fn ratio_of_block_medians(runs: &RunTable, rows: impl Iterator<Item = usize>) -> Option<f64> {
    let times = rows.map(|row| &runs.block_micros[row]);
    let times: Vec<_> = times
        .filter(|times| times.iter().all(|time| time.is_finite()))
        .collect();
    let blocks = times.first()?.len();
    let medians = (0..blocks).map(|block| {
        let mut block_times: Vec<_> = times.iter().map(|times| times[block]).collect();
        positive(median(&mut block_times))
    });
    let (min, max) = medians.fold((f64::INFINITY, 0.0_f64), |(min, max), median| {
        (min.min(median), max.max(median))
    });
    Some(max / min)
}

#[cfg(test)]
mod tests;
