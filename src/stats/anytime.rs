use crate::survival::check_run_times;
use crate::{RunTime, StatsError, count};

/// The expected running time (ERT) of an algorithm that is restarted until it reaches a target: the sum of the run times
/// of all runs, including those that did not reach the target, divided by the number of runs that reached the target. The
/// result has the unit of the run times; it is `None` if no run reached the target, because the expectation is then
/// unknown.
///
/// `solved` means here that the run reached the target; `value` is the run time at which the run reached the target, or the
/// run time of the complete run if the run did not reach the target.
///
/// Defined by Hansen, Auger, Ros, Mersmann, Tušar and Brockhoff, “COCO: a platform for comparing continuous optimizers in a
/// black-box setting”, Optimization Methods and Software 36 (2021), <https://doi.org/10.1080/10556788.2020.1808977>.
///
/// ```
/// use sudoku_stats::{RunTime, expected_running_time};
///
/// let run = |value, solved| RunTime { value, solved };
/// let ert = expected_running_time(&[run(10.0, true), run(30.0, true), run(100.0, false)])?;
/// assert_eq!(ert, Some(70.0));
/// assert_eq!(expected_running_time(&[run(100.0, false)])?, None);
/// # Ok::<(), sudoku_stats::StatsError>(())
/// ```
///
/// # Errors
///
/// [`StatsError`] if there is no run, or a run time is negative or not finite.
pub fn expected_running_time(runs: &[RunTime]) -> Result<Option<f64>, StatsError> {
    let sum: f64 = check_run_times(runs)?.iter().sum();
    let reached = runs.iter().filter(|run| run.solved).count();
    Ok((reached > 0).then(|| sum / count(reached)))
}

/// The empirical cumulative distribution of run times: for each run time at which at least one run reached its target, in ascending order, the share of all runs that
/// reached their targets within this time. A run counts in the share only if it is solved, so the last share is the share of
/// solved runs. Runs for several targets can be pooled, one entry per run and target, as COCO does.
///
/// # Errors
///
/// [`StatsError`] if there is no run, or a run time is negative or not finite.
pub fn run_time_distribution(runs: &[RunTime]) -> Result<Vec<[f64; 2]>, StatsError> {
    let values = check_run_times(runs)?;
    let solved = runs.iter().zip(values).filter(|(run, _)| run.solved);
    let mut times: Vec<_> = solved.map(|(_, time)| time).collect();
    times.sort_by(f64::total_cmp);
    let mut points: Vec<[f64; 2]> = Vec::new();
    for (index, time) in times.into_iter().enumerate() {
        let share = count(index + 1) / count(runs.len());
        match points.last_mut() {
            Some(last) if last[0].total_cmp(&time).is_eq() => last[1] = share,
            _ => points.push([time, share]),
        }
    }
    Ok(points)
}

/// The share of runs that reached their targets within a run time, from the points of [`run_time_distribution`].
pub fn share_within(points: &[[f64; 2]], time: f64) -> f64 {
    let index = points.partition_point(|point| point[0] <= time);
    index.checked_sub(1).map_or(0.0, |last| points[last][1])
}
