//! The costs of the contestants on each puzzle.

use sudoku_experiment::{Definition, Measure, PreparedContestant, RunEnd, RunTable};

use crate::failure::Failure;

/// The resource column that is a time.
const CPU_TIME: &str = "cpu_micros";

/// Returns `true` if costs are times in microseconds.
pub(super) fn is_time(measure: Measure) -> bool {
    matches!(measure, Measure::Time | Measure::Counter(CPU_TIME))
}

/// The largest cost of a solved run, in the unit of the measure; microseconds for times.
#[derive(Clone, Copy)]
pub(super) struct Cutoff(Option<f64>);

impl Cutoff {
    /// The limit that was given, or the limit of the experiment in this measure: the largest limit of a contestant.
    pub(super) fn of(
        measure: Measure,
        given: Option<f64>,
        definition: &Definition,
        contestants: &[PreparedContestant],
    ) -> Self {
        if is_time(measure) {
            return Self(
                given
                    .or(definition.budget.seconds)
                    .map(|seconds| 1e6 * seconds),
            );
        }
        let steps = || {
            let limits: Option<Vec<_>> = (contestants.iter())
                .map(|contestant| contestant.setup.max_steps)
                .collect();
            #[expect(clippy::cast_precision_loss, reason = "limits are below 2^53")]
            limits.and_then(|limits| Some(limits.into_iter().max()? as f64))
        };
        Self(given.or_else(|| steps().filter(|_| measure == Measure::Steps)))
    }
}

/// The step limits of the contestants, by name, if they differ: all unsolved runs count as twice the largest one,
/// although a contestant with a smaller limit was stopped earlier. Empty if the limits are alike or the costs are not steps.
pub(super) fn different_step_limits(
    measure: Measure,
    contestants: &[PreparedContestant],
) -> Vec<(&str, u64)> {
    let limits: Vec<_> = (contestants.iter())
        .filter_map(|contestant| Some((&*contestant.title, contestant.setup.max_steps?)))
        .collect();
    let are_different = limits.iter().any(|(_, limit)| *limit != limits[0].1);
    if measure == Measure::Steps && are_different {
        limits
    } else {
        Vec::new()
    }
}

/// The PAR-2 score of each contestant on each puzzle: the mean over its seeds.
pub(super) struct CostMatrix {
    /// For each puzzle, the score of each contestant, in the unit of the measure; microseconds for times.
    pub(super) costs: Vec<Vec<f64>>,
    /// The share of solved runs of each contestant.
    pub(super) solved: Vec<f64>,
    /// The limit; `None` if every run solved its puzzle and no limit was given.
    pub(super) limit: Option<f64>,
    /// Unsolved runs that a limit of another unit stopped below the limit of the measure. They might have solved the
    /// puzzle within the limit.
    pub(super) stopped_early: usize,
}

impl CostMatrix {
    /// Computes the scores of all runs.
    ///
    /// # Errors
    ///
    /// Returns an error if there is only one contestant, a contestant has no run on a puzzle, the measure is not
    /// comparable, or a run is unsolved and there is no limit.
    pub(super) fn of(
        runs: &RunTable,
        measure: Measure,
        Cutoff(limit): Cutoff,
        contestants: &[PreparedContestant],
    ) -> Result<Self, Failure> {
        check_contestants(runs, measure, contestants)?;
        let width = runs.contestants.len();
        let mut sums = vec![vec![0.0; width]; runs.puzzles.len()];
        let mut counts = vec![vec![0_u32; width]; runs.puzzles.len()];
        let mut solved_counts = vec![0_u32; width];
        let mut run_counts = vec![0_u32; width];
        let mut stopped_early = 0;
        let column = match measure {
            Measure::Time => &runs.micros,
            Measure::Steps => &runs.steps,
            Measure::Nodes => &runs.nodes,
            _ => &runs.counter,
        };
        for (run, &cost) in column.iter().enumerate() {
            let (puzzle, contestant) = (runs.puzzle[run] as usize, runs.contestant[run] as usize);
            let is_solved = runs.end[run] == RunEnd::Solved;
            let name = &runs.contestants[contestant];
            if is_solved && cost.is_nan() {
                return Err(Failure::Usage(format!(
                    "the records of {name} have no {}; choose another --measure",
                    measure.id()
                )));
            }
            let is_in_limit = is_solved && limit.is_none_or(|limit| cost <= limit);
            let score = match limit {
                _ if is_in_limit => cost,
                Some(limit) => 2.0 * limit,
                None => {
                    return Err(Failure::Usage(format!(
                        "{name} did not solve {}, and the experiment has no limit in {}, so the run has no PAR-2 score; use --limit",
                        shown(runs, puzzle),
                        measure.id()
                    )));
                }
            };
            let is_stopped = matches!(runs.end[run], RunEnd::StepLimit | RunEnd::TimeLimit);
            if is_stopped && limit.is_some_and(|limit| cost < limit) {
                stopped_early += 1;
            }
            sums[puzzle][contestant] += score;
            counts[puzzle][contestant] += 1;
            solved_counts[contestant] += u32::from(is_in_limit);
            run_counts[contestant] += 1;
        }
        check_runs(runs, &counts)?;
        for (sums, counts) in sums.iter_mut().zip(&counts) {
            for (sum, count) in sums.iter_mut().zip(counts) {
                *sum /= f64::from(*count);
            }
        }
        Ok(Self {
            costs: sums,
            solved: (solved_counts.iter().zip(&run_counts))
                .map(|(solved, all)| f64::from(*solved) / f64::from(*all))
                .collect(),
            limit,
            stopped_early,
        })
    }
}

/// Rejects experiments in which there is nothing to choose, or whose steps are of different kinds.
fn check_contestants(
    runs: &RunTable,
    measure: Measure,
    contestants: &[PreparedContestant],
) -> Result<(), Failure> {
    if let [only] = &*runs.contestants {
        return Err(Failure::Usage(format!(
            "the experiment has only one contestant, {only}: a selection needs at least two"
        )));
    }
    let mut units = contestants
        .iter()
        .map(|contestant| (contestant.algorithm.info().step, &contestant.title));
    let first = units.next();
    let other = first.and_then(|(unit, title)| {
        let (other_unit, other) = units.find(|(other, _)| *other != unit)?;
        Some(format!(
            "a step of {title} is a {unit}, a step of {other} is a {other_unit}"
        ))
    });
    match other {
        Some(difference) if measure == Measure::Steps => Err(Failure::Usage(format!(
            "--measure steps: {difference}, so their numbers cannot be compared"
        ))),
        _ => Ok(()),
    }
}

/// Rejects tables in which a contestant has no run on a puzzle, or fewer than on another puzzle.
fn check_runs(runs: &RunTable, counts: &[Vec<u32>]) -> Result<(), Failure> {
    for (puzzle, row) in counts.iter().enumerate() {
        for (contestant, (count, expected)) in row.iter().zip(&counts[0]).enumerate() {
            let most = counts.iter().map(|row| row[contestant]).max().unwrap_or(0);
            if *count == 0 || *count < most.max(*expected) {
                return Err(Failure::Usage(format!(
                    "{} has {count} of {} runs on {}: all contestants must run on the same puzzles",
                    runs.contestants[contestant],
                    most.max(1),
                    shown(runs, puzzle)
                )));
            }
        }
    }
    Ok(())
}

/// A puzzle in an error message.
fn shown(runs: &RunTable, puzzle: usize) -> String {
    let set = runs.puzzles[puzzle].set as usize;
    format!(
        "the puzzle {} of the set {}",
        runs.texts[puzzle], runs.sets[set]
    )
}
