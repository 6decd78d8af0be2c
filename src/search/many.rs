use std::mem;

use sudoku_grid::{Grid, Position, Shape, verify};
use thiserror::Error;

use crate::{Algorithm, Limits, Outcome, Refusal, Run, SearchFault, Setup};

/// What became of many puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// The first solution of each puzzle, a byte a cell, end to end; zeros where none was found.
    pub solutions: Vec<u8>,
    /// The number of solutions of each puzzle, up to the limit.
    pub counts: Vec<u32>,
    /// Steps taken for each puzzle.
    pub steps: Vec<u64>,
    /// Whether a puzzle ended because its steps were spent; what was found of it is kept.
    pub spent: Vec<bool>,
    /// What was counted for each puzzle, in the order of [`Algorithm::counters`], end to end; zeros
    /// for one whose givens clash.
    pub counters: Vec<u64>,
}

impl Answers {
    /// Adds those to the puzzles that come next.
    pub fn append(&mut self, next: Answers) {
        self.solutions.extend(next.solutions);
        self.counts.extend(next.counts);
        self.steps.extend(next.steps);
        self.spent.extend(next.spent);
        self.counters.extend(next.counters);
    }
}

/// The reason why bytes are not a sequence of puzzles with one byte per cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NoPuzzles {
    /// The bytes end within a puzzle.
    #[error("a puzzle with boxes of {shape} takes {} bytes, so these {bytes} end within one", .shape.cells())]
    End {
        /// The shape of the puzzles.
        shape: Shape,
        /// The number of bytes.
        bytes: usize,
    },
    /// A byte is greater than the largest digit.
    #[error("cell {cell} of puzzle {puzzle} is above {most}")]
    Digit {
        /// The number of the cell, counted from 1.
        cell: usize,
        /// The number of its puzzle, counted from 1.
        puzzle: usize,
        /// The largest digit of the shape.
        most: usize,
    },
}

/// Whether bytes are puzzles of this shape, as [`solve_each`] takes them.
///
/// # Errors
///
/// Where the first fault is.
pub fn are_puzzles(shape: Shape, puzzles: &[u8]) -> Result<(), NoPuzzles> {
    let (most, cells) = (shape.side(), shape.cells());
    if !puzzles.len().is_multiple_of(cells) {
        let bytes = puzzles.len();
        return Err(NoPuzzles::End { shape, bytes });
    }
    // The greatest of all is found in vectors; where it is matters only if it is too great.
    let greatest = puzzles.iter().copied().max().unwrap_or(0);
    if usize::from(greatest) <= most {
        return Ok(());
    }
    let at = puzzles.iter().position(|&byte| usize::from(byte) > most);
    let at = at.unwrap_or_default();
    Err(NoPuzzles::Digit {
        cell: at % cells + 1,
        puzzle: at / cells + 1,
        most,
    })
}

/// Solves puzzles one by one, each a byte a cell, 0 for a blank, end to end. What is left at the
/// end of the bytes, short of a puzzle, is ignored. A puzzle whose givens clash has no solution. The
/// limits are those of each puzzle.
///
/// # Errors
///
/// If the algorithm does not take such puzzles, or cannot count to the limit.
///
/// # Panics
///
/// If a byte is larger than the side.
pub fn solve_each(
    algorithm: &dyn Algorithm,
    shape: Shape,
    puzzles: &[u8],
    limits: Limits,
) -> Result<Answers, Refusal> {
    let setup = Setup::of(algorithm.info().id).seed(1).within(limits);
    let mut batch = Batch {
        at_once: false,
        ..Batch::new(algorithm, setup, shape, puzzles.to_vec())
    };
    batch.advance(u64::MAX)?;
    Ok(batch.take())
}

/// Up to this many solutions a puzzle, an algorithm's own way takes no longer than moments for each.
const MOST_AT_ONCE: u64 = 1000;

/// Whether an algorithm, set up like this, answers many such puzzles in a way of its own in which
/// none takes longer than moments. That way knows defaults only.
pub fn solves_at_once(algorithm: &dyn Algorithm, setup: &Setup, shape: Shape) -> bool {
    let defaults = setup.preset.is_none() && setup.params.is_empty();
    defaults
        && (1..=MOST_AT_ONCE).contains(&setup.solutions)
        && algorithm
            .check(setup, shape)
            .is_ok_and(|nature| !nature.random)
        && algorithm.solves_many(shape)
}

/// Many puzzles under way, in pieces: the work can be paused, even in the middle of a puzzle. The
/// answers are those of [`solve_each`], or of the algorithm's own way.
pub struct Batch<'a> {
    algorithm: &'a dyn Algorithm,
    setup: Setup,
    shape: Shape,
    puzzles: Vec<u8>,
    /// Whether the algorithm has a way of its own, for which a puzzle is a piece.
    at_once: bool,
    /// Puzzles answered.
    answered: usize,
    /// On the puzzle after them.
    run: Option<Run>,
    /// Of those answered since they were taken last.
    answers: Answers,
}

impl<'a> Batch<'a> {
    /// Puzzles as [`solve_each`] takes them. With a preset or parameters they are solved one by one:
    /// an algorithm's own way to solve many puzzles knows none.
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
            at_once: solves_at_once(algorithm, &setup, shape),
            setup,
            answered: 0,
            run: None,
            answers: Answers::default(),
        }
    }

    /// Puzzles still to be answered.
    pub fn left(&self) -> usize {
        self.puzzles.len() / self.shape.cells() - self.answered
    }

    /// Works until every puzzle is answered or so many pieces of work are done; returns the pieces
    /// used.
    ///
    /// # Errors
    ///
    /// If the algorithm does not take such puzzles, cannot count to the limit, or breaks its contract.
    ///
    /// # Panics
    ///
    /// If a byte is larger than the side.
    pub fn advance(&mut self, pieces: u64) -> Result<u64, Refusal> {
        let mut used = 0;
        while self.left() > 0 && used < pieces {
            used += if self.at_once {
                self.all(pieces - used)?
            } else {
                self.one(pieces - used)?
            };
        }
        Ok(used)
    }

    /// What became of the puzzles answered since this was called last.
    pub fn take(&mut self) -> Answers {
        mem::take(&mut self.answers)
    }

    fn all(&mut self, pieces: u64) -> Result<u64, Refusal> {
        let number = usize::try_from(pieces).map_or(self.left(), |most| most.min(self.left()));
        let cells = self.shape.cells();
        let some = &self.puzzles[self.answered * cells..][..number * cells];
        let limits = self.setup.limits();
        let answers = self.algorithm.solve_many(self.shape, some, limits)?;
        let counted = self.algorithm.counters().len();
        let whole = answers.counts.len() == number
            && answers.steps.len() == number
            && answers.spent.len() == number
            && answers.solutions.len() == number * cells
            && answers.counters.len() == number * counted;
        if !whole {
            return Err(Refusal::Faulty(SearchFault::Answers { puzzles: number }));
        }
        let solutions = answers.solutions.chunks_exact(cells);
        for ((puzzle, solution), count) in
            (some.chunks_exact(cells).zip(solutions)).zip(&answers.counts)
        {
            if *count > 0 {
                let grid = |digits: &[u8]| Grid::new(self.shape, digits.to_vec());
                let given = grid(puzzle).expect("digits of the shape");
                let fault = match grid(solution) {
                    Some(solution) => verify(&given, &solution).err(),
                    None => return Err(Refusal::Faulty(SearchFault::NoGrid)),
                };
                if let Some(fault) = fault {
                    return Err(Refusal::Faulty(SearchFault::NoSolution(fault)));
                }
            }
        }
        self.answers.append(answers);
        self.answered += number;
        Ok(number as u64)
    }

    /// Goes on with the next puzzle.
    fn one(&mut self, pieces: u64) -> Result<u64, Refusal> {
        let mut run = if let Some(run) = self.run.take() {
            run
        } else if let Some(position) = self.position() {
            self.algorithm.start(&position, &self.setup, false)?
        } else {
            let counted = self.algorithm.counters().len();
            self.answer(0, None, 0, false, &vec![0; counted]);
            return Ok(1);
        };
        let used = run.advance(u64::MAX, pieces);
        if let Some(fault) = run.fault() {
            return Err(Refusal::Faulty(fault.clone()));
        }
        if let Some(outcome) = run.outcome() {
            let spent = outcome == Outcome::Steps;
            let counters = run.counters();
            self.answer(run.found(), run.solution(), run.steps(), spent, &counters);
        } else {
            self.run = Some(run);
        }
        // A run that ends as it starts uses no piece.
        Ok(used.max(1))
    }

    /// The next puzzle; none if its givens clash.
    fn position(&self) -> Option<Position> {
        let cells = self.shape.cells();
        let digits = self.puzzles[self.answered * cells..][..cells].to_vec();
        let grid = Grid::new(self.shape, digits).expect("digits of the shape");
        Position::new(&grid).ok()
    }

    fn answer(
        &mut self,
        found: u64,
        solution: Option<&Grid>,
        steps: u64,
        spent: bool,
        counters: &[u64],
    ) {
        let answers = &mut self.answers;
        (answers.counts).push(u32::try_from(found).unwrap_or(u32::MAX));
        answers.steps.push(steps);
        answers.spent.push(spent);
        answers.counters.extend_from_slice(counters);
        match solution {
            Some(solution) => (answers.solutions).extend_from_slice(solution.digits()),
            None => (answers.solutions).extend(std::iter::repeat_n(0, self.shape.cells())),
        }
        self.answered += 1;
    }
}
