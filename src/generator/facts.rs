//! Facts about a puzzle, independent of its generator.

use sudoku_grid::{Grid, Position, Puzzle, Shape};
use sudoku_search::{Algorithm, Outcome};
use sudoku_techniques::{Piece, Singles, TECHNIQUES};

use crate::deducible::DeductionPath;
use crate::uniqueness::{count_solutions, run_solver};

/// The facts by which generators are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The number of givens.
    pub givens: usize,
    /// The number of solutions, counted up to two, according to the checker; `None` if the step limit was
    /// reached.
    pub solutions: Option<u64>,
    /// `Some(true)` if there is exactly one solution and every given is necessary for its uniqueness; `None`
    /// if the step limit was reached.
    pub minimal: Option<bool>,
    /// The number of nodes that backtracking with minimum remaining values (MRV) needs, counted up to
    /// 100,000.
    pub nodes: u64,
    /// The id of the hardest technique on the path of easiest deductions; `Some("none")` if no cell is blank,
    /// and `Some("beyond")` if the techniques do not solve the puzzle. `None` if the path was interrupted.
    pub hardest: Option<&'static str>,
}

impl Facts {
    /// Examines a puzzle. The checker, a complete solver, should not be the solver that generated the puzzle.
    pub fn of(puzzle: &Puzzle, checker: &dyn Algorithm) -> Self {
        Self::within(puzzle, checker, &mut || true)
    }

    /// Computes the facts of a puzzle, but interrupts the path of deductions as soon as `should_continue` returns
    /// `false`. The function is called after each piece of the path.
    pub fn within(
        puzzle: &Puzzle,
        checker: &dyn Algorithm,
        should_continue: &mut dyn FnMut() -> bool,
    ) -> Self {
        let solutions = count_solutions(puzzle, checker);
        Self {
            givens: puzzle.givens().givens(),
            solutions,
            minimal: match solutions {
                None | Some(1) => is_minimal(puzzle.givens()),
                Some(_) => Some(false),
            },
            nodes: run_solver(find_registered("backtracking"), puzzle.start(), 1).1,
            hardest: hardest_technique(puzzle, should_continue),
        }
    }
}

/// Returns `Some(true)` if the puzzle has another solution without any one of its givens; `None` if the step limit
/// was reached.
fn is_minimal(puzzle: &Grid) -> Option<bool> {
    let solver_id = if puzzle.shape() == Shape::NINE {
        "fast"
    } else {
        "general"
    };
    let solver = find_registered(solver_id);
    for cell in 0..puzzle.digits().len() {
        let given = puzzle.get(cell);
        if given == 0 {
            continue;
        }
        let mut reduced = puzzle.clone();
        reduced.set(cell, 0);
        // In a second solution the cell holds another digit.
        let mut position = Position::new(&reduced).expect("no duplicate digit");
        position.eliminate(cell, given);
        match run_solver(solver, &position, 1) {
            (0, _, Outcome::Unsolvable) => return Some(false),
            (0, ..) => return None,
            _ => {}
        }
    }
    Some(true)
}

/// The id of the hardest technique on the path of easiest deductions; `None` if `should_continue` returned
/// `false`.
fn hardest_technique(
    puzzle: &Puzzle,
    should_continue: &mut dyn FnMut() -> bool,
) -> Option<&'static str> {
    let mut path = DeductionPath::new(puzzle.start().clone(), TECHNIQUES, Singles::Together);
    let mut hardest = None;
    loop {
        match path.search_piece_with(&mut |_| {}) {
            Piece::Step(step) => hardest = hardest.max(Some(step.technique)),
            Piece::Nothing => {}
            Piece::End => break,
        }
        if !should_continue() {
            return None;
        }
    }
    let path = path.path();
    Some(match hardest {
        _ if !path.position().is_solved() => "beyond",
        Some(place) => path.techniques()[place].info().id,
        None => "none",
    })
}

/// The solver with this id, which is in the registry.
fn find_registered(id: &str) -> &'static dyn Algorithm {
    sudoku_solvers::find(id).expect("it is in the registry")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(text: &str) -> Facts {
        let digits = text.bytes().map(|byte| byte.saturating_sub(b'0')).collect();
        let givens = Grid::new(Shape::NINE, digits).expect("81 digits");
        let puzzle = Puzzle::new(&givens).expect("no duplicate digit");
        Facts::of(&puzzle, find_registered("dancing-links"))
    }

    #[test]
    fn facts_of_known_puzzles() {
        // Minimal, as all puzzles with 17 givens; solved by singles.
        let with_17_givens =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
        let result = facts(with_17_givens);
        assert_eq!((result.givens, result.solutions), (17, Some(1)));
        assert_eq!(result.minimal, Some(true));
        let easy =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let result = facts(easy);
        assert_eq!((result.givens, result.solutions), (30, Some(1)));
        assert_eq!(result.hardest, Some("naked-single"));
        assert!(result.nodes > 0);
        // One given is redundant: it follows from the others.
        let mut changed_puzzle = easy.as_bytes().to_vec();
        changed_puzzle[2] = b'4';
        let changed_puzzle = String::from_utf8(changed_puzzle).expect("ASCII");
        assert_eq!(facts(&changed_puzzle).minimal, Some(false));
        let hardest =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        assert_eq!(facts(hardest).hardest, Some("nested-forcing-net"));
        let empty_facts = facts(&".".repeat(81));
        assert_eq!((empty_facts.givens, empty_facts.solutions), (0, Some(2)));
        // There is a second solution with all givens, and without any of them.
        assert_eq!(empty_facts.minimal, Some(false));
        let mut with_16_givens = with_17_givens.as_bytes().to_vec();
        with_16_givens[14] = b'.';
        let with_16_givens = String::from_utf8(with_16_givens).expect("ASCII");
        let result = facts(&with_16_givens);
        assert_eq!((result.solutions, result.minimal), (Some(2), Some(false)));
        assert_eq!(result.hardest, Some("beyond"));
        let full =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        assert_eq!(facts(full).hardest, Some("none"));
        let puzzle = |digits| {
            let grid = Grid::new(Shape::NINE, digits).expect("81 digits");
            Puzzle::new(&grid).expect("no duplicate digit")
        };
        let interrupted = Facts::within(
            &puzzle(vec![0; 81]),
            find_registered("general"),
            &mut || false,
        );
        // If nothing can be deduced, the path ends before it can be interrupted.
        assert_eq!(interrupted.hardest, Some("beyond"));
        let digits = easy.bytes().map(|byte| byte.saturating_sub(b'0')).collect();
        let interrupted = Facts::within(&puzzle(digits), find_registered("general"), &mut || false);
        assert_eq!(interrupted.hardest, None);
    }
}
