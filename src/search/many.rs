use std::mem;

use sudoku_grid::{Grid, Position, Shape, verify};

use crate::{Algorithm, Answers, Limits, Outcome, Run, SearchFault, Setup, StartError};

/// Solves a sequence of puzzles and returns one [`Answers`] for all, in their order.
///
/// Each puzzle has one byte per cell, 0 for a blank cell, and follows the previous one directly. An incomplete puzzle
/// at the end is ignored. A puzzle with conflicting givens has no solution. The limits apply to each puzzle.
///
/// # Errors
///
/// Returns an error if the algorithm does not accept puzzles of this shape, or cannot count solutions up to
/// the limit.
///
/// # Panics
///
/// Panics if a byte is larger than the side.
pub fn solve_each(
    algorithm: &dyn Algorithm,
    shape: Shape,
    puzzles: &[u8],
    limits: Limits,
) -> Result<Answers, StartError> {
    let setup = Setup::of(algorithm.info().id).seed(1).within(limits);
    let mut batch = Batch {
        uses_solve_many: false,
        ..Batch::new(algorithm, setup, shape, puzzles.to_vec())
    };
    batch.advance(u64::MAX)?;
    Ok(batch.take())
}

/// The maximum number of solutions per puzzle that may be counted by
/// [`Search::solve_many`](crate::Search::solve_many). A call cannot be interrupted, and counting more
/// solutions could take long.
const MAX_BATCH_SOLUTIONS: u64 = 1000;

/// Returns `true` if [`Search::solve_many`](crate::Search::solve_many) can replace single runs: it supports
/// only the default parameters, and must be fast for every puzzle, because a call cannot be interrupted.
pub fn solves_at_once(algorithm: &dyn Algorithm, setup: &Setup, shape: Shape) -> bool {
    let has_default_params = setup.preset.is_none() && setup.params.is_empty();
    has_default_params
        && (1..=MAX_BATCH_SOLUTIONS).contains(&setup.solutions)
        && algorithm
            .check(setup, shape)
            .is_ok_and(|capabilities| !capabilities.random)
        && algorithm.solves_many(shape)
}

/// A sequence of puzzles that is solved in bounded pieces of work. The work can be paused in the middle of a
/// puzzle. The answers equal those of [`solve_each`] or of [`Search::solve_many`](crate::Search::solve_many).
pub struct Batch<'a> {
    algorithm: &'a dyn Algorithm,
    setup: Setup,
    shape: Shape,
    puzzles: Vec<u8>,
    /// `true` if [`Search::solve_many`](crate::Search::solve_many) is used; one puzzle is one piece of work
    /// then.
    uses_solve_many: bool,
    /// The number of answered puzzles.
    answered: usize,
    /// The unfinished run of the next puzzle; `None` if it has not started.
    run: Option<Run>,
    /// The answers since the last call of [`Batch::take`].
    answers: Answers,
}

impl<'a> Batch<'a> {
    /// A batch of puzzles in the format of [`solve_each`]. With a preset or parameters, the puzzles are
    /// solved one by one, because [`Search::solve_many`](crate::Search::solve_many) only supports the
    /// defaults.
    pub fn new(
        algorithm: &'a dyn Algorithm,
        setup: Setup,
        shape: Shape,
        puzzles: Vec<u8>,
    ) -> Batch<'a> {
        Batch {
            algorithm,
            shape,
            puzzles,
            uses_solve_many: solves_at_once(algorithm, &setup, shape),
            setup,
            answered: 0,
            run: None,
            answers: Answers::default(),
        }
    }

    /// The number of puzzles that have not been answered.
    pub fn remaining(&self) -> usize {
        self.puzzles.len() / self.shape.cells() - self.answered
    }

    /// Works until every puzzle is answered or `pieces` pieces of work are done; returns the number
    /// of pieces used.
    ///
    /// # Errors
    ///
    /// Returns an error if the algorithm does not accept puzzles of this shape, cannot count solutions up to
    /// the limit, or breaks its contract.
    ///
    /// # Panics
    ///
    /// Panics if a byte is larger than the side.
    pub fn advance(&mut self, pieces: u64) -> Result<u64, StartError> {
        let mut pieces_used = 0;
        while self.remaining() > 0 && pieces_used < pieces {
            pieces_used += if self.uses_solve_many {
                self.solve_remaining(pieces - pieces_used)?
            } else {
                self.advance_next(pieces - pieces_used)?
            };
        }
        Ok(pieces_used)
    }

    /// Removes and returns the answers to the puzzles that were completed since the last call.
    pub fn take(&mut self) -> Answers {
        mem::take(&mut self.answers)
    }

    /// Solves up to `pieces` of the remaining puzzles by [`Search::solve_many`](crate::Search::solve_many), verifies
    /// the solutions, and returns the number of puzzles.
    fn solve_remaining(&mut self, pieces: u64) -> Result<u64, StartError> {
        let puzzle_count =
            usize::try_from(pieces).map_or(self.remaining(), |pieces| pieces.min(self.remaining()));
        let cells = self.shape.cells();
        let next_puzzles = &self.puzzles[self.answered * cells..][..puzzle_count * cells];
        let limits = self.setup.limits();
        let answers = self
            .algorithm
            .solve_many(self.shape, next_puzzles, limits)?;
        let counter_count = self.algorithm.counters().len();
        let has_all_answers = answers.counts.len() == puzzle_count
            && answers.steps.len() == puzzle_count
            && answers.reached_limit.len() == puzzle_count
            && answers.solutions.len() == puzzle_count * cells
            && answers.counters.len() == puzzle_count * counter_count;
        if !has_all_answers {
            return Err(StartError::Faulty(SearchFault::Answers {
                puzzles: puzzle_count,
            }));
        }
        let solutions = answers.solutions.chunks_exact(cells);
        for ((puzzle, solution), solution_count) in
            (next_puzzles.chunks_exact(cells).zip(solutions)).zip(&answers.counts)
        {
            if *solution_count > 0 {
                let grid = |digits: &[u8]| Grid::new(self.shape, digits.to_vec());
                let givens = grid(puzzle).expect("digits of the shape");
                let fault = match grid(solution) {
                    Some(solution) => verify(&givens, &solution).err(),
                    None => return Err(StartError::Faulty(SearchFault::InvalidGrid)),
                };
                if let Some(fault) = fault {
                    return Err(StartError::Faulty(SearchFault::WrongSolution(fault)));
                }
            }
        }
        self.answers.append(answers);
        self.answered += puzzle_count;
        Ok(puzzle_count as u64)
    }

    /// Works on the next puzzle for up to `pieces` pieces of work; returns the number of pieces used.
    fn advance_next(&mut self, pieces: u64) -> Result<u64, StartError> {
        let mut run = if let Some(run) = self.run.take() {
            run
        } else if let Some(position) = self.position() {
            self.algorithm.start(&position, &self.setup, false)?
        } else {
            let counter_count = self.algorithm.counters().len();
            self.push_answer(0, None, 0, false, &vec![0; counter_count]);
            return Ok(1);
        };
        let pieces_used = run.advance(u64::MAX, pieces);
        if let Some(fault) = run.fault() {
            return Err(StartError::Faulty(fault.clone()));
        }
        if let Some(outcome) = run.outcome() {
            let reached_limit = outcome == Outcome::Steps;
            let counters = run.counters();
            self.push_answer(
                run.found(),
                run.solution(),
                run.steps(),
                reached_limit,
                &counters,
            );
        } else {
            self.run = Some(run);
        }
        // A run that ends as it starts uses no piece.
        Ok(pieces_used.max(1))
    }

    /// The start position of the next puzzle; `None` if its givens conflict.
    fn position(&self) -> Option<Position> {
        let cells = self.shape.cells();
        let digits = self.puzzles[self.answered * cells..][..cells].to_vec();
        let grid = Grid::new(self.shape, digits).expect("digits of the shape");
        Position::new(&grid).ok()
    }

    /// Appends the answer to the next puzzle, which is then counted as answered.
    fn push_answer(
        &mut self,
        solution_count: u64,
        solution: Option<&Grid>,
        steps: u64,
        reached_limit: bool,
        counters: &[u64],
    ) {
        let answers = &mut self.answers;
        (answers.counts).push(u32::try_from(solution_count).unwrap_or(u32::MAX));
        answers.steps.push(steps);
        answers.reached_limit.push(reached_limit);
        answers.counters.extend_from_slice(counters);
        match solution {
            Some(solution) => (answers.solutions).extend_from_slice(solution.digits()),
            None => (answers.solutions).extend(std::iter::repeat_n(0, self.shape.cells())),
        }
        self.answered += 1;
    }
}
