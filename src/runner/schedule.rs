use std::time::Duration;

use sudoku_search::{RunQueue, RunRecord, RunTask};

use crate::{Clock, Slicer, Stopwatch, repeat_for_total};

/// The time limit of each run of a [`RunSchedule`], and the time for which short runs are repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunTimes {
    /// The time limit of a run; a run that takes longer is stopped with
    /// [`Outcome::Time`](sudoku_search::Outcome::Time).
    pub max_time: Duration,
    /// The time for which a shorter run is repeated. The time of such a run is the mean of the repetitions, because
    /// clocks are coarse. If `repeat_for` is zero or at least `max_time`, no run is repeated, because a run that was
    /// stopped may never end.
    pub repeat_for: Duration,
}

/// The runs of a [`RunQueue`] in time slices, each with its time.
///
/// A slice ends between two runs or within one. The findings of a run depend only on its task. Its time is
/// measured by the clock, without the time of other work between slices.
pub struct RunSchedule<'a, C> {
    clock: C,
    queue: RunQueue<'a>,
    /// One slicer per setup, because a piece of work takes a different time for each setup.
    slicers: Vec<Slicer>,
    max_time: Duration,
    /// The time for which short runs are repeated; if it is zero, no run is repeated.
    repeat_for: Duration,
    /// The time spent on the current run.
    spent: Duration,
    /// The times of the runs that ended since the last call of [`RunSchedule::take`].
    times: Vec<Duration>,
    /// All runs, in order.
    tasks: Vec<RunTask>,
}

impl<'a, C: Clock> RunSchedule<'a, C> {
    /// A schedule for the runs of a queue, none of which has started.
    pub fn new(clock: C, queue: RunQueue<'a>, times: RunTimes) -> Self {
        let RunTimes {
            max_time,
            repeat_for,
        } = times;
        let tasks: Vec<_> = queue.tasks().collect();
        let setups = tasks.iter().map(|task| task.setup + 1).max().unwrap_or(0);
        Self {
            clock,
            queue,
            slicers: vec![Slicer::new(); setups],
            max_time,
            repeat_for: if repeat_for < max_time {
                repeat_for
            } else {
                Duration::ZERO
            },
            spent: Duration::ZERO,
            times: Vec::new(),
            tasks,
        }
    }

    /// Warms up: repeats the next run of a setup for about `time` and discards the results. Just-in-time compilers
    /// compile code on its first execution, and that time must not count as time of a run.
    pub fn warm_up(&self, setup: usize, time: Duration) {
        let stopwatch = Stopwatch::start(&self.clock);
        let mut slicer = Slicer::new();
        while stopwatch.elapsed() < time
            && let Some(mut run) = self.queue.warm_up_run(setup)
        {
            slicer.work(&self.clock, time, &mut |pieces| {
                run.advance(u64::MAX, pieces);
                run.outcome().is_none()
            });
        }
    }

    /// Advances runs until all have ended or about the time `limit` has passed.
    pub fn advance(&mut self, limit: Duration) {
        let start = self.clock.now();
        let mut last_reading = start;
        while let Some(task) = self.queue.first() {
            let is_repeating = !self.repeat_for.is_zero();
            let ended_before = self.queue.ended();
            // A minimum time, so that the slicer does not take a short rest of the slice for slow pieces.
            let time_left = limit.saturating_sub(last_reading.saturating_sub(start));
            self.work(task, time_left.max(limit / 8), &mut last_reading);
            let next_task = self.queue.first();
            let should_continue = if is_repeating {
                self.repeat_short(ended_before);
                // The time of repetitions does not count for the current run.
                last_reading = self.clock.now();
                next_task.is_some()
            } else {
                next_task.is_some_and(|other| other.setup != task.setup)
            };
            if !should_continue || last_reading.saturating_sub(start) >= limit {
                return;
            }
        }
    }

    /// Works for about `limit` on runs with the setup of `task`; if short runs are repeated, on one run only.
    /// `last_reading` is the latest clock reading, which this function updates.
    fn work(&mut self, task: RunTask, limit: Duration, last_reading: &mut Duration) {
        let Self {
            clock,
            queue,
            slicers,
            max_time,
            repeat_for,
            spent,
            times,
            ..
        } = self;
        let is_repeating = !repeat_for.is_zero();
        // With repetitions, each run has its own slicer, so that few runs share a clock read.
        let mut run_slicer = Slicer::new();
        let slicer = if is_repeating {
            &mut run_slicer
        } else {
            &mut slicers[task.setup]
        };
        let ended_before = queue.ended();
        slicer.work(clock, limit, &mut |pieces| {
            queue.advance(pieces, &mut || {
                let now = clock.now();
                times.push(*spent + now.saturating_sub(*last_reading));
                (*spent, *last_reading) = (Duration::ZERO, now);
            });
            let now = clock.now();
            *spent += now.saturating_sub(*last_reading);
            *last_reading = now;
            if *spent > *max_time && queue.time_out() {
                times.push(*spent);
                *spent = Duration::ZERO;
            }
            let next = queue.first();
            next.is_some_and(|next| next.setup == task.setup)
                && (!is_repeating || queue.ended() == ended_before)
        });
    }

    /// Measures the times of short runs again: each run that ended after the first `ended_before` runs and took less
    /// than `repeat_for` is repeated, and its time is replaced by the mean of the repetitions. This prolongs the slice.
    fn repeat_short(&mut self, ended_before: usize) {
        let ended = self.queue.ended();
        let first_time_index = self.times.len() - (ended - ended_before);
        for (task, time_index) in (ended_before..ended).zip(first_time_index..) {
            if self.times[time_index] < self.repeat_for
                && let Some(time) = self.mean_repeat_time(self.tasks[task])
            {
                self.times[time_index] = time;
            }
        }
    }

    /// The mean time of repetitions of a run; `None` if the run is refused.
    fn mean_repeat_time(&self, task: RunTask) -> Option<Duration> {
        let repetition = repeat_for_total(&self.clock, self.repeat_for, 1, &mut || {
            self.queue.rerun(task)?.advance(u64::MAX, u64::MAX);
            Some(())
        });
        repetition.map(|repetition| repetition.mean())
    }

    /// The number of runs that have not ended.
    pub fn remaining(&self) -> usize {
        self.queue.remaining()
    }

    /// Takes the records of the runs that ended since the last call and their times, in the order of the queue.
    pub fn take(&mut self) -> (Vec<RunRecord>, Vec<Duration>) {
        (self.queue.take(), std::mem::take(&mut self.times))
    }
}

#[cfg(test)]
mod tests;
