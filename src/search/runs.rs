use std::collections::VecDeque;
use std::mem;

use sudoku_grid::{Grid, Position};

use crate::{Algorithm, Outcome, Refusal, Run, Setup};

/// One of many runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// Which of the setups.
    pub setup: usize,
    /// Which of the puzzles.
    pub puzzle: usize,
    /// In place of the setup's.
    pub seed: u32,
}

/// What came of one of many runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// How it ended; `invalid` if the puzzle's givens clash, or it was refused.
    pub outcome: Outcome,
    /// Solutions found.
    pub found: u64,
    /// Steps completed.
    pub steps: u64,
    /// What was counted, in the order of the algorithm's counters; none if there was no run.
    pub counters: Vec<u64>,
    /// The first solution, or the digits in view at the end; none if there was no run.
    pub grid: Option<Grid>,
    /// Whether that is a solution.
    pub solved: bool,
    /// Why there was no run, unless givens clash.
    pub refused: Option<Refusal>,
}

impl Record {
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

    fn without_run(refused: Option<Refusal>) -> Self {
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

    /// Missing digits over the houses of the solution or of the digits in view.
    pub fn conflicts(&self) -> u32 {
        self.grid.as_ref().map_or(0, Grid::conflicts)
    }

    /// Cells of it without a digit.
    pub fn blanks(&self) -> usize {
        let digits = self.grid.iter().flat_map(Grid::digits);
        digits.map(|digit| usize::from(*digit == 0)).sum()
    }
}

/// Many runs under way, one after the other, of any algorithms: they can be left, even in the middle
/// of one, and gone on with. What comes of a run depends on its task alone, not on those before it.
pub struct Runs<'a> {
    setups: Vec<(&'a dyn Algorithm, Setup)>,
    /// Without a position where givens clash.
    puzzles: Vec<Option<Position>>,
    tasks: VecDeque<Task>,
    /// Of the first of them.
    run: Option<Run>,
    /// Of those that ended since they were taken last.
    records: Vec<Record>,
    ended: usize,
}

impl<'a> Runs<'a> {
    /// Runs that have not begun.
    ///
    /// # Panics
    ///
    /// If a task is of a setup or a puzzle that is not there.
    pub fn new(
        setups: Vec<(&'a dyn Algorithm, Setup)>,
        puzzles: Vec<Option<Position>>,
        tasks: Vec<Task>,
    ) -> Self {
        for Task { setup, puzzle, .. } in &tasks {
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

    /// The first of the runs that have not ended.
    pub fn first(&self) -> Option<Task> {
        self.tasks.front().copied()
    }

    /// How many have.
    pub fn ended(&self) -> usize {
        self.ended
    }

    /// How many have not.
    pub fn left(&self) -> usize {
        self.tasks.len()
    }

    /// Works on the next runs of one setup until so many bounded pieces of work are done, or the
    /// next is of another setup, of which a piece takes another time. `ended` is called after each.
    pub fn advance(&mut self, pieces: u64, ended: &mut dyn FnMut()) {
        let setup = self.first().map(|task| task.setup);
        let mut used = 0;
        while used < pieces
            && let Some(task) = self.first()
            && Some(task.setup) == setup
        {
            let mut run = match self.run.take() {
                Some(run) => run,
                None => match self.start(task) {
                    Ok(run) => run,
                    Err(refused) => {
                        used += 1;
                        self.end(Record::without_run(refused));
                        ended();
                        continue;
                    }
                },
            };
            // A run that ends as it starts uses no piece.
            used += run.advance(u64::MAX, pieces - used).max(1);
            if let Some(outcome) = run.outcome() {
                self.end(Record::of(&run, outcome));
                ended();
            } else {
                self.run = Some(run);
            }
        }
    }

    /// Ends the run in hand, whose time is up; whether there is one.
    pub fn give_up(&mut self) -> bool {
        let run = self.run.take();
        if let Some(run) = &run {
            self.end(Record::of(run, Outcome::Time));
        }
        run.is_some()
    }

    /// The next run of a setup once more, to be thrown away.
    pub fn rehearsal(&self, setup: usize) -> Option<Run> {
        let task = self.tasks.iter().find(|task| task.setup == setup)?;
        self.again(*task)
    }

    /// A run once more, to be thrown away; none if there was none.
    pub fn again(&self, task: Task) -> Option<Run> {
        self.start(task).ok()
    }

    /// What came of the runs that ended since this was called last, in their order.
    pub fn take(&mut self) -> Vec<Record> {
        mem::take(&mut self.records)
    }

    /// Says why there is no run, unless givens clash.
    fn start(&self, task: Task) -> Result<Run, Option<Refusal>> {
        let (algorithm, setup) = &self.setups[task.setup];
        let position = self.puzzles[task.puzzle].as_ref().ok_or(None)?;
        let setup = setup.clone().seed(task.seed);
        algorithm.start(position, &setup, false).map_err(Some)
    }

    fn end(&mut self, record: Record) {
        self.records.push(record);
        self.tasks.pop_front();
        self.ended += 1;
    }
}
