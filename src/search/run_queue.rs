use std::collections::VecDeque;
use std::mem;

use sudoku_grid::{Grid, Position};

use crate::{Algorithm, Outcome, Run, Setup, StartError};

/// One run of a [`RunQueue`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunTask {
    /// The index of the setup.
    pub setup: usize,
    /// The index of the puzzle.
    pub puzzle: usize,
    /// The seed, which replaces the seed of the setup.
    pub seed: u32,
}

/// The result of one run of a [`RunQueue`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunRecord {
    /// The outcome of the run; [`Outcome::Invalid`] if the givens conflict or the algorithm did not start.
    pub outcome: Outcome,
    /// The number of solutions found.
    pub found: u64,
    /// The number of completed steps. The algorithm defines its step, such as a node of the search tree or a
    /// generation ([`Info::step`](crate::Info::step)).
    pub steps: u64,
    /// The values of the counters, in the order in which the algorithm declares them; empty if no run
    /// started.
    pub counters: Vec<u64>,
    /// The first solution; without one, the digits on the board when the run ended ([`Run::grid`]). `None` if no
    /// run started.
    pub grid: Option<Grid>,
    /// `true` if `grid` is a solution.
    pub solved: bool,
    /// The reason why the algorithm did not start; `None` if it started or the givens conflict.
    pub refused: Option<StartError>,
}

impl RunRecord {
    fn of(run: &Run, outcome: Outcome) -> Self {
        let solution = run.solution().cloned();
        Self {
            outcome,
            found: run.found(),
            steps: run.steps(),
            counters: run.counters(),
            solved: solution.is_some(),
            grid: Some(solution.unwrap_or_else(|| run.grid())),
            refused: None,
        }
    }

    fn without_run(refused: Option<StartError>) -> Self {
        Self {
            outcome: Outcome::Invalid,
            found: 0,
            steps: 0,
            counters: Vec::new(),
            grid: None,
            solved: false,
            refused,
        }
    }

    /// The number of missing digits, summed over all houses of [`grid`](Self::grid); 0 if the grid is solved,
    /// or if no run started.
    pub fn conflicts(&self) -> u32 {
        self.grid.as_ref().map_or(0, Grid::conflicts)
    }

    /// The number of blank cells in [`grid`](Self::grid).
    pub fn blanks(&self) -> usize {
        let digits = self.grid.iter().flat_map(Grid::digits);
        digits.map(|digit| usize::from(*digit == 0)).sum()
    }
}

/// A queue of runs, which are executed one after the other in bounded pieces of work; the work can be paused
/// in the middle of a run. The result of a run depends only on its task, not on the runs before it.
pub struct RunQueue<'a> {
    setups: Vec<(&'a dyn Algorithm, Setup)>,
    /// `None` for puzzles whose givens conflict.
    puzzles: Vec<Option<Position>>,
    tasks: VecDeque<RunTask>,
    /// The unfinished run of the first task that has not ended; `None` if it has not started.
    run: Option<Run>,
    /// The records of the runs that ended since the last call of [`RunQueue::take`].
    records: Vec<RunRecord>,
    /// The number of tasks that have ended.
    ended: usize,
}

impl<'a> RunQueue<'a> {
    /// A queue of tasks.
    ///
    /// # Panics
    ///
    /// Panics if a task names a setup or a puzzle that does not exist.
    pub fn new(
        setups: Vec<(&'a dyn Algorithm, Setup)>,
        puzzles: Vec<Option<Position>>,
        tasks: Vec<RunTask>,
    ) -> Self {
        for RunTask { setup, puzzle, .. } in &tasks {
            assert!(*setup < setups.len() && *puzzle < puzzles.len());
        }
        Self {
            setups,
            puzzles,
            tasks: tasks.into(),
            run: None,
            records: Vec::new(),
            ended: 0,
        }
    }

    /// The tasks that have not ended, in order.
    pub fn tasks(&self) -> impl Iterator<Item = RunTask> {
        self.tasks.iter().copied()
    }

    /// The first task that has not ended; `None` if all tasks have ended.
    pub fn first(&self) -> Option<RunTask> {
        self.tasks.front().copied()
    }

    /// The number of tasks that have ended.
    pub fn ended(&self) -> usize {
        self.ended
    }

    /// The number of tasks that have not ended.
    pub fn remaining(&self) -> usize {
        self.tasks.len()
    }

    /// Works on the next runs of one setup until `pieces` bounded pieces of work are done or the
    /// next run has another setup, whose pieces take a different time. Calls `ended` after each
    /// run.
    pub fn advance(&mut self, pieces: u64, ended: &mut dyn FnMut()) {
        let setup = self.first().map(|task| task.setup);
        let mut pieces_used = 0;
        while pieces_used < pieces
            && let Some(task) = self.first()
            && Some(task.setup) == setup
        {
            let mut run = match self.run.take() {
                Some(run) => run,
                None => match self.start(task) {
                    Ok(run) => run,
                    Err(refused) => {
                        pieces_used += 1;
                        self.end(RunRecord::without_run(refused));
                        ended();
                        continue;
                    }
                },
            };
            // A run that ends as it starts uses no piece.
            pieces_used += run.advance(u64::MAX, pieces - pieces_used).max(1);
            if let Some(outcome) = run.outcome() {
                self.end(RunRecord::of(&run, outcome));
                ended();
            } else {
                self.run = Some(run);
            }
        }
    }

    /// Ends the current run because its time limit is reached; returns `false` if there is no current run.
    pub fn time_out(&mut self) -> bool {
        let run = self.run.take();
        if let Some(run) = &run {
            self.end(RunRecord::of(run, Outcome::Time));
        }
        run.is_some()
    }

    /// A copy of the next run of a setup, to warm up the code; its result is discarded. `None` if no task
    /// with this setup is left or its run does not start.
    pub fn warm_up_run(&self, setup: usize) -> Option<Run> {
        let task = self.tasks.iter().find(|task| task.setup == setup)?;
        self.rerun(*task)
    }

    /// A copy of a run, to measure its time again; `None` if the algorithm did not start.
    pub fn rerun(&self, task: RunTask) -> Option<Run> {
        self.start(task).ok()
    }

    /// Takes the records of the runs that ended since the last call, in order.
    pub fn take(&mut self) -> Vec<RunRecord> {
        mem::take(&mut self.records)
    }

    /// Starts a run. The error is the reason why the algorithm did not start, or `None` if the givens of the
    /// puzzle conflict.
    fn start(&self, task: RunTask) -> Result<Run, Option<StartError>> {
        let (algorithm, setup) = &self.setups[task.setup];
        let position = self.puzzles[task.puzzle].as_ref().ok_or(None)?;
        let setup = setup.clone().seed(task.seed);
        algorithm.start(position, &setup, false).map_err(Some)
    }

    fn end(&mut self, record: RunRecord) {
        self.records.push(record);
        self.tasks.pop_front();
        self.ended += 1;
    }
}
