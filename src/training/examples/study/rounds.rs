//! What human techniques conclude from a position, in rounds.

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_techniques::{Context, Family, TECHNIQUES, Technique};

/// The levels of techniques, easiest first. A candidate that none of them eliminates belongs to the last one.
pub(crate) const LEVELS: [&str; 7] = [
    "naked single",
    "hidden single",
    "pointing and claiming",
    "naked and hidden subsets",
    "fish",
    "wings, chains, colours",
    "only search",
];

/// The level of "only search".
pub(crate) const SEARCH: usize = LEVELS.len() - 1;

/// The level of a technique; `None` if it is not used: because it assumes a unique solution, or because it is a search.
fn level(technique: &dyn Technique) -> Option<usize> {
    let info = technique.info();
    if info.one_solution {
        return None;
    }
    match info.family {
        Family::Singles if info.id == "hidden-single" => Some(1),
        Family::Singles => Some(0),
        Family::Intersections => Some(2),
        Family::Subsets => Some(3),
        Family::Fish if matches!(info.id, "x-wing" | "swordfish" | "jellyfish") => Some(4),
        Family::SingleDigit | Family::Wings | Family::Colors | Family::Chains => Some(5),
        Family::Fish | Family::Uniqueness | Family::AlmostLockedSets | Family::Forcing => None,
    }
}

/// What the techniques of one level conclude from a position.
#[derive(Default)]
pub(crate) struct Conclusions {
    /// Cells and their digits.
    pub(crate) placements: Vec<(usize, u8)>,
    /// Candidates without those that a placement excludes.
    pub(crate) eliminations: Vec<(usize, u8)>,
}

/// All instances of the techniques of a level in a position.
pub(crate) fn conclusions(position: &Position, of_level: usize) -> Conclusions {
    let context = Context::new(position);
    let mut all = Conclusions::default();
    for technique in TECHNIQUES {
        if level(*technique) != Some(of_level) {
            continue;
        }
        for piece in 0..technique.pieces(&context) {
            let _ = technique.find_piece(&context, piece, &mut |instance| {
                all.placements.extend_from_slice(instance.placements);
                all.eliminations.extend_from_slice(instance.eliminations);
                ControlFlow::Continue(())
            });
        }
    }
    all
}

/// When and how a wrong candidate is eliminated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Elimination {
    pub(crate) cell: usize,
    pub(crate) digit: u8,
    /// The level of the technique.
    pub(crate) level: usize,
    /// The number of the round, from 1.
    pub(crate) round: usize,
}

/// Eliminates candidates round by round: each round applies all instances of the easiest level that has one. A single
/// eliminates the other candidates of its cell, and its digit from all peers.
pub(crate) fn eliminations(mut position: Position) -> Vec<Elimination> {
    let mut all = Vec::new();
    for round in 1.. {
        let found = (0..SEARCH)
            .map(|level| (level, conclusions(&position, level)))
            .find(|(_, found)| !found.placements.is_empty() || !found.eliminations.is_empty());
        let Some((level, found)) = found else {
            return all;
        };
        let before = position.clone();
        for (cell, digit) in found.eliminations {
            position.eliminate(cell, digit);
        }
        for (cell, digit) in found.placements {
            if position.value(cell) == 0 {
                position.place(cell, digit);
            }
        }
        for cell in before.blanks() {
            let placed = position.value(cell);
            for digit in before.candidates(cell) {
                let is_left = if placed == 0 {
                    position.candidates(cell).contains(digit)
                } else {
                    placed == digit
                };
                if !is_left {
                    all.push(Elimination {
                        cell,
                        digit,
                        level,
                        round,
                    });
                }
            }
        }
    }
    all
}
