//! Easier versions of a puzzle: digits of its solution added to its givens.

use sudoku_grid::{DuplicateDigit, Grid, Puzzle, Shape};
use sudoku_search::{Limits, Outcome, Seed, shuffle};
use thiserror::Error;

/// The maximum number of steps of the solver. Puzzles for people need far fewer.
const MAX_STEPS: u64 = 1_000_000;

/// The reason why [`ease`] cannot return an easier version of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum EaseError {
    /// Two givens of a house are the same digit.
    #[error("{0}")]
    DuplicateDigit(DuplicateDigit),
    /// The puzzle has no solution.
    #[error("the puzzle has no solution")]
    Unsolvable,
    /// The puzzle has more than one solution, so the digits to add are not determined.
    #[error("the puzzle has more than one solution")]
    Several,
    /// The solver reached its step limit before the number of solutions was known.
    #[error(
        "could not determine within {MAX_STEPS} steps whether the puzzle has exactly one solution"
    )]
    Unknown,
    /// More givens were requested than the grid has cells.
    #[error("a grid of side {side} has {} cells, so it cannot have {givens} givens", .side * .side)]
    Cells {
        /// The side of the grid.
        side: usize,
        /// The number of givens requested.
        givens: usize,
    },
}

impl EaseError {
    /// The reason as an error code for programs: `clash`, `not-unique` or `param-range`. Codes stay the same between
    /// versions; messages may change.
    pub fn code(&self) -> &'static str {
        match self {
            Self::DuplicateDigit(_) => "clash",
            Self::Unsolvable | Self::Several | Self::Unknown => "not-unique",
            Self::Cells { .. } => "param-range",
        }
    }
}

impl From<DuplicateDigit> for EaseError {
    fn from(duplicate: DuplicateDigit) -> Self {
        Self::DuplicateDigit(duplicate)
    }
}

/// Adds digits of the solution in random cells until the puzzle has `givens` givens. A puzzle that already
/// has `givens` givens or more is returned unchanged. With the same seed, a version with more givens contains
/// all givens of a version with fewer.
///
/// # Errors
///
/// [`EaseError`] if givens conflict, the puzzle does not have exactly one solution, the number of solutions
/// cannot be determined within the step limit, or `givens` exceeds the number of cells.
pub fn ease(puzzle: &Puzzle, givens: usize, seed: Seed) -> Result<Grid, EaseError> {
    let side = puzzle.shape().side();
    if givens > side * side {
        return Err(EaseError::Cells { side, givens });
    }
    let solution = solution(puzzle)?;
    let puzzle = puzzle.givens();
    let cells = 0..puzzle.digits().len();
    let mut blanks: Vec<_> = cells.filter(|cell| puzzle.get(*cell) == 0).collect();
    shuffle(&mut blanks, &mut seed.rng());
    let missing_count = givens.saturating_sub(puzzle.givens());
    let mut eased = puzzle.clone();
    for &cell in blanks.iter().take(missing_count) {
        eased.set(cell, solution.get(cell));
    }
    Ok(eased)
}

/// The only solution of a puzzle.
fn solution(puzzle: &Puzzle) -> Result<Grid, EaseError> {
    let is_9x9 = puzzle.shape() == Shape::NINE;
    let solver = sudoku_solvers::find(if is_9x9 { "fast" } else { "general" })
        .expect("it is in the registry");
    let limits = Limits {
        solutions: 2,
        steps: Some(MAX_STEPS),
    };
    let run = solver.start(
        puzzle.start(),
        &solver.setup().seed(1).within(limits),
        false,
    );
    let mut run = run.expect("it takes this size");
    while run.outcome().is_none() {
        run.advance(u64::MAX, u64::MAX);
    }
    match (run.found(), run.outcome(), run.solution()) {
        (2.., ..) => Err(EaseError::Several),
        (_, Some(Outcome::Steps), _) => Err(EaseError::Unknown),
        (1, _, Some(solution)) => Ok(solution.clone()),
        _ => Err(EaseError::Unsolvable),
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{ParseOptions, Position, parse};

    use super::*;

    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn grid(text: &str) -> Grid {
        parse(text, ParseOptions::default()).expect("a grid").grid
    }

    /// Calls [`super::ease`] with a grid instead of a [`Puzzle`].
    fn ease(givens: &Grid, target: usize, seed: Seed) -> Result<Grid, EaseError> {
        super::ease(&Puzzle::new(givens)?, target, seed)
    }

    /// A puzzle of each size with a test set, and of shapes without one.
    fn puzzles() -> Vec<Grid> {
        let generated = [(2, 2), (2, 3), (2, 5), (3, 4)].map(|(rows, columns)| {
            let blank = Grid::empty(Shape::new(rows, columns).expect("a shape"));
            let blank = Position::new(&blank).expect("no duplicate digit");
            let dig = crate::registry().find("dig").expect("in the registry");
            let run = dig.start(&blank, &dig.setup().seed(3), false);
            let mut run = run.expect("it starts");
            run.advance(u64::MAX, u64::MAX);
            run.solution().expect("made").clone()
        });
        let sets = [
            EASY,
            include_str!("../../tests/puzzles/16x16-gecode.txt"),
            include_str!("../../tests/puzzles/25x25-acs-050.txt"),
        ];
        // The first of the large puzzles have several solutions.
        let third_puzzle = |set: &str| grid(set.lines().cycle().nth(2).expect("a puzzle"));
        generated
            .into_iter()
            .chain(sets.map(third_puzzle))
            .collect()
    }

    #[test]
    fn digits_of_the_solution_are_added_up_to_the_requested_number() {
        for puzzle in puzzles() {
            let solution =
                solution(&Puzzle::new(&puzzle).expect("no duplicate digit")).expect("one solution");
            let (given_count, cells) = (puzzle.givens(), puzzle.digits().len());
            for givens in [given_count + 1, usize::midpoint(given_count, cells), cells] {
                let eased = ease(&puzzle, givens, Seed(7)).expect("one solution");
                assert_eq!(eased.givens(), givens);
                assert!(eased.contains(&puzzle) && solution.contains(&eased));
                assert_eq!(ease(&puzzle, givens, Seed(7)), Ok(eased.clone()));
                // A version with fewer givens is a part of a version with more.
                let eased_further = ease(&puzzle, cells.min(givens + 3), Seed(7));
                assert!(eased_further.expect("one solution").contains(&eased));
            }
            let target_givens = given_count.midpoint(cells);
            let seeds = [1, 2, 3].map(|seed| ease(&puzzle, target_givens, Seed(seed)));
            assert!(
                seeds[0] != seeds[1] || seeds[1] != seeds[2],
                "the seed draws nothing"
            );
        }
    }

    #[test]
    fn puzzles_with_enough_givens_stay_unchanged() {
        for givens in [0, 29, 30] {
            assert_eq!(ease(&grid(EASY), givens, Seed(1)), Ok(grid(EASY)));
        }
        let full = ease(&grid(EASY), 81, Seed(1)).expect("one solution");
        assert_eq!(ease(&full, 81, Seed(2)), Ok(full));
    }

    #[test]
    fn puzzles_without_exactly_one_solution_are_rejected() {
        let error_message = |text: &str, givens| {
            ease(&grid(text), givens, Seed(1))
                .expect_err(text)
                .to_string()
        };
        assert_eq!(
            error_message(&".".repeat(256), 20),
            "the puzzle has more than one solution"
        );
        // Even where nothing would be added.
        assert_eq!(
            error_message(&".".repeat(81), 0),
            "the puzzle has more than one solution"
        );
        let unsolvable = format!("12345678.........9{}", ".".repeat(63));
        assert_eq!(error_message(&unsolvable, 30), "the puzzle has no solution");
        assert_eq!(
            error_message(EASY, 82),
            "a grid of side 9 has 81 cells, so it cannot have 82 givens"
        );
        let duplicate = format!("55{}", ".".repeat(79));
        assert_eq!(
            error_message(&duplicate, 30),
            "r1c1 and r1c2 in row 1 both contain 5"
        );
    }
}
