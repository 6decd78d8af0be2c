//! What a puzzle is like, whoever made it.

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{Algorithm, Limits, Outcome};
use sudoku_solvers::quickest;
use sudoku_techniques::{Path, Singles, TECHNIQUES, Technique};

use crate::find;

/// Steps of a solver in each question about a puzzle.
const STEPS: u64 = 100_000;

/// What generators are compared by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// How many givens it has.
    pub givens: usize,
    /// Solutions, up to two, by the solver that was asked; `None` if it was given up.
    pub solutions: Option<u64>,
    /// Whether there is one solution and every given is needed for that; `None` if that was given
    /// up.
    pub minimal: Option<bool>,
    /// Nodes of backtracking on the most constrained cell, up to 100,000.
    pub nodes: u64,
    /// The hardest technique on the path of easiest deductions: its id, `none` if nothing is blank,
    /// or `beyond` if techniques do not suffice.
    pub hardest: &'static str,
}

impl Facts {
    /// Looks into a puzzle, and lets a complete solver count its solutions: not the one that served
    /// to make it.
    ///
    /// `None` if its givens clash.
    pub fn of(puzzle: &Grid, checker: &dyn Algorithm) -> Option<Self> {
        let position = Position::new(puzzle).ok()?;
        let solutions = count_solutions(&position, checker);
        Some(Self {
            givens: puzzle.givens(),
            solutions,
            minimal: match solutions {
                None | Some(1) => is_minimal(puzzle),
                Some(_) => Some(false),
            },
            nodes: ask(named("backtracking"), &position, 1).1,
            hardest: hardest(position),
        })
    }
}

/// Of techniques those that hold for a puzzle: where its givens leave more than one solution, or too much
/// work to know, those that assume one are left out.
pub fn fit(
    techniques: &[&'static dyn Technique],
    puzzle: &Position,
) -> Vec<&'static dyn Technique> {
    let shape = puzzle.shape();
    // A puzzle that is unique by its candidates alone is none that these techniques speak of.
    let givens = Position::new(puzzle.givens()).ok();
    let count = givens.and_then(|givens| count_solutions(&givens, quickest(shape)));
    let fits = |technique: &&&dyn Technique| count == Some(1) || !technique.about().one_solution;
    techniques.iter().filter(fits).copied().collect()
}

/// Solutions of a puzzle, up to two, by a complete solver; `None` if it takes more than 100,000
/// steps.
pub fn count_solutions(position: &Position, checker: &dyn Algorithm) -> Option<u64> {
    let (found, _, outcome) = ask(checker, position, 2);
    (outcome != Outcome::Steps).then_some(found)
}

fn is_minimal(puzzle: &Grid) -> Option<bool> {
    let quickest = if puzzle.shape() == Shape::NINE {
        "fast"
    } else {
        "general"
    };
    let solver = named(quickest);
    for cell in 0..puzzle.digits().len() {
        let given = puzzle.get(cell);
        if given == 0 {
            continue;
        }
        let mut rest = puzzle.clone();
        rest.set(cell, 0);
        // In a second solution the cell holds another digit.
        let mut position = Position::new(&rest).expect("a part of what does not clash");
        position.eliminate(cell, given);
        match ask(solver, &position, 1) {
            (0, _, Outcome::Steps) => return None,
            (0, ..) => return Some(false),
            _ => {}
        }
    }
    Some(true)
}

fn hardest(position: Position) -> &'static str {
    let techniques = fit(TECHNIQUES, &position);
    let mut path = Path::new(position, techniques, Singles::Together);
    let hardest = path.by_ref().map(|step| step.technique).max();
    match hardest {
        _ if !path.position().is_solved() => "beyond",
        Some(place) => path.techniques()[place].about().id,
        None => "none",
    }
}

fn named(id: &str) -> &'static dyn Algorithm {
    find(id).expect("it is in the registry")
}

/// Solutions found, steps taken, and how it ended.
fn ask(solver: &dyn Algorithm, position: &Position, solutions: u64) -> (u64, u64, Outcome) {
    let limits = Limits {
        solutions,
        steps: Some(STEPS),
    };
    let run = solver.start(position, &solver.setup().seed(1).within(limits), false);
    let mut run = run.expect("it takes this size");
    loop {
        if let Some(outcome) = run.outcome() {
            return (run.found(), run.steps(), outcome);
        }
        run.advance(u64::MAX, u64::MAX);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(text: &str) -> Facts {
        let digits = text.bytes().map(|byte| byte.saturating_sub(b'0')).collect();
        let puzzle = Grid::new(Shape::NINE, digits).expect("81 digits");
        Facts::of(&puzzle, named("dancing-links")).expect("nothing clashes")
    }

    #[test]
    fn facts_are_those_of_known_puzzles() {
        // Minimal, like all with 17 givens; solved by singles.
        let seventeen =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
        let found = facts(seventeen);
        assert_eq!((found.givens, found.solutions), (17, Some(1)));
        assert_eq!(found.minimal, Some(true));
        let easy =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let found = facts(easy);
        assert_eq!((found.givens, found.solutions), (30, Some(1)));
        assert_eq!(found.hardest, "naked-single");
        assert!(found.nodes > 0);
        // A given that is too much: it follows from the others.
        let mut more = easy.as_bytes().to_vec();
        more[2] = b'4';
        let more = String::from_utf8(more).expect("ASCII");
        assert_eq!(facts(&more).minimal, Some(false));
        let hardest =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        assert_eq!(facts(hardest).hardest, "nested-forcing-net");
        let empty = facts(&".".repeat(81));
        assert_eq!((empty.givens, empty.solutions), (0, Some(2)));
        // Without any of its givens there is a second solution, and so there is with them.
        assert_eq!(empty.minimal, Some(false));
        let mut fewer = seventeen.as_bytes().to_vec();
        fewer[14] = b'.';
        let fewer = String::from_utf8(fewer).expect("ASCII");
        let found = facts(&fewer);
        assert_eq!((found.solutions, found.minimal), (Some(2), Some(false)));
        assert_eq!(found.hardest, "beyond");
        let full =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        assert_eq!(facts(full).hardest, "none");
        let clash = Grid::new(Shape::NINE, [[5; 2].as_slice(), &[0; 79]].concat());
        assert_eq!(
            Facts::of(&clash.expect("81 digits"), named("general")),
            None
        );
    }
}
