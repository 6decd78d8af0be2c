//! Detection of positions in which no technique can find anything, without trying the techniques.
//!
//! A technique only eliminates candidates that occur in no solution. If every candidate occurs in a solution,
//! as in a blank grid, no technique can find anything, and the slowest technique would search for seconds.

use sudoku_grid::{Digits, Position};
use sudoku_search::{Limits, Outcome};
use sudoku_solvers::quickest;
use sudoku_techniques::{Instance, Path, Piece, Singles, Technique};

use crate::uniqueness::{has_one_solution, valid_techniques};

/// The maximum number of solver steps per position.
const MAX_STEPS: u64 = 20_000;

/// Returns `Some(true)` if every candidate of a position occurs in one of its solutions, so that nothing can
/// be deduced, and `Some(false)` otherwise; `None` if a solver cannot decide the question within 20,000
/// steps.
pub fn is_undeducible(position: &Position) -> Option<bool> {
    let solver = quickest(position.shape());
    let mut unsupported: Vec<Digits> = (position.all_candidates().iter().enumerate())
        .map(|(cell, &candidates)| match position.value(cell) {
            0 => candidates,
            _ => Digits::EMPTY,
        })
        .collect();
    let mut steps_left = MAX_STEPS;
    for cell in 0..unsupported.len() {
        while let Some(digit) = unsupported[cell].first() {
            let mut trial = position.clone();
            for other in position.candidates(cell) - Digits::only(digit) {
                trial.eliminate(cell, other);
            }
            let limits = Limits {
                solutions: 1,
                steps: Some(steps_left),
            };
            let setup = solver.setup().seed(1).within(limits);
            let mut run = solver.start(&trial, &setup, false).ok()?;
            while run.outcome().is_none() {
                run.advance(u64::MAX, u64::MAX);
            }
            steps_left = steps_left.saturating_sub(run.steps());
            match (run.outcome(), run.solution()) {
                (Some(Outcome::Unsolvable), _) => return Some(false),
                (Some(Outcome::Solved), Some(solution)) => {
                    for (unsupported, &digit) in unsupported.iter_mut().zip(solution.digits()) {
                        unsupported.remove(digit);
                    }
                }
                _ => return None,
            }
        }
    }
    Some(true)
}

/// A path of deductions that ends as soon as no further deduction is possible. Its steps are those of a
/// [`Path`] with the techniques that are valid for the puzzle.
pub struct DeductionPath {
    path: Path,
    /// `true` if the puzzle may have several solutions. Otherwise something can be deduced until it is
    /// solved.
    may_have_several_solutions: bool,
    /// `true` if the current position was examined, or examining it does not pay yet.
    examined: bool,
}

impl DeductionPath {
    /// The path before its first step. Techniques that assume a unique solution are excluded unless the
    /// givens have exactly one solution.
    pub fn new(
        position: Position,
        techniques: &[&'static dyn Technique],
        singles: Singles,
    ) -> Self {
        let is_unique = has_one_solution(position.givens());
        Self {
            path: Path::new(position, valid_techniques(techniques, is_unique), singles),
            may_have_several_solutions: !is_unique,
            examined: false,
        }
    }

    /// The path that has been followed so far.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Does one bounded piece of work. If the piece completes a step, passes the technique instances of the step to
    /// `each`.
    pub fn search_piece_with(&mut self, each: &mut dyn FnMut(&Instance<'_>)) -> Piece {
        if self.may_have_several_solutions && !self.examined {
            self.examined = true;
            if is_undeducible(self.path.position()) == Some(true) {
                return Piece::End;
            }
        }
        let upcoming = self.path.upcoming_piece();
        let piece = self.path.search_piece_with(each);
        match piece {
            // The slow techniques come next, for the first time in this position.
            Piece::Nothing if upcoming == (0, 0) => self.examined = false,
            // While easy techniques succeed, they are faster than the solver.
            Piece::Step(_) => self.examined = true,
            _ => {}
        }
        piece
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{ParseOptions, parse};
    use sudoku_techniques::TECHNIQUES;

    use super::*;

    fn position(text: &str) -> Position {
        parse(text, ParseOptions::default())
            .unwrap()
            .position()
            .unwrap()
    }

    /// The number of pieces of work until the path ends, and the number of steps of the path.
    fn pieces(position: Position) -> (usize, usize) {
        let mut path = DeductionPath::new(position, TECHNIQUES, Singles::Together);
        let (mut pieces, mut steps) = (1, 0);
        loop {
            match path.search_piece_with(&mut |_| {}) {
                Piece::End => return (pieces, steps),
                Piece::Step(_) => steps += 1,
                Piece::Nothing => {}
            }
            pieces += 1;
        }
    }

    #[test]
    fn nothing_is_tried_on_a_blank_grid() {
        for cells in [16, 81] {
            let blank = position(&".".repeat(cells));
            assert_eq!(is_undeducible(&blank), Some(true), "{cells} cells");
            assert_eq!(pieces(blank), (1, 0));
        }
    }

    #[test]
    fn the_path_ends_where_every_candidate_has_a_solution() {
        // Two rows of a full grid are missing.
        let full =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let puzzle = position(&format!("{}{}", ".".repeat(18), &full[18..]));
        let mut path = DeductionPath::new(puzzle.clone(), TECHNIQUES, Singles::Together);
        let mut all_steps = Path::new(
            puzzle,
            valid_techniques(TECHNIQUES, false),
            Singles::Together,
        );
        let mut steps = Vec::new();
        loop {
            match path.search_piece_with(&mut |_| {}) {
                Piece::Step(step) => steps.push(step),
                Piece::Nothing => {}
                Piece::End => break,
            }
        }
        assert_eq!(steps, all_steps.by_ref().collect::<Vec<_>>());
        assert_eq!(path.path().position(), all_steps.position());
        assert_eq!(is_undeducible(all_steps.position()), Some(true));
    }

    #[test]
    fn candidates_in_no_solution_are_deducible() {
        let easy =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        assert_eq!(is_undeducible(&position(easy)), Some(false));
        // A cell without a candidate: the position has no solution.
        let unsolvable =
            "12345678.........9..............................................................";
        assert_eq!(
            is_undeducible(&position(&format!("{unsolvable}."))),
            Some(false)
        );
    }
}
