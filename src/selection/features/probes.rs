//! Features of short searches: single candidates that are tried, and random dives.

use sudoku_search::{Rng, Seed, math, pick};

use super::board::{CandidateBoard, Propagation};
use super::candidates::log2;
use super::spread::Spread;
use super::{Feature, declare_features, ratio};

/// The number of dives.
const DIVES: usize = 3;

/// The largest number of placements of a dive, which bounds the time for large grids.
const MAX_DEPTH: usize = 40;

/// The number of cells whose candidates are tried.
const TRIED_CELLS: usize = 3;

/// The largest number of candidates that are tried.
const MAX_TRIED: usize = 8;

/// The number of dives per estimate of the size of a search tree.
const TREE_DIVES: usize = 16;

/// The seed of the dives.
const SEED: Seed = Seed(1);

/// The features of the searches. Digits are tried in their order, so some values change if digits are relabelled.
pub(super) const FEATURES: [Feature; 11] = declare_features!(
    "probe", false,
    "tried-refuted": "Share of the tried candidates that lead to a contradiction by singles. Candidates of the cells with the fewest candidates are tried.",
    "tried-gain": "Mean share of the blank cells that singles fill after a candidate was tried.",
    "tried-solved": "Share of the tried candidates that lead to a solution by singles.",
    "dive-depth": "Mean number of random choices in a dive: a random candidate of the cell with the fewest candidates is placed, singles follow, until a contradiction, a solution or 40 choices.",
    "dive-depth-max": "Largest number of choices in a dive.",
    "dive-log-tree": "Mean binary logarithm of the product of the numbers of candidates at the choices of a dive: Knuth's estimate of the size of the search tree (1975).",
    "dive-blanks": "Mean share of the cells that are blank at the end of a dive.",
    "dive-rounds": "Mean number of rounds of singles in a dive.",
    "dive-solved": "Share of the dives that find a solution.",
    "tree-forward": "Binary logarithm of 1 + the estimated number of nodes of a search that fills the blank cells from the first to the last without singles. The estimate is Knuth's, from 16 random dives of at most 40 choices.",
    "tree-backward": "The same estimate for a search from the last blank cell to the first.",
);

/// The values of [`FEATURES`], for the board before and after the propagation of singles. The features of searches with
/// singles are 0 if the board is solved or contradictory.
pub(super) fn values(
    start: &CandidateBoard,
    board: &CandidateBoard,
    propagation: Propagation,
) -> [f64; 11] {
    let mut values = [0.0; 11];
    let mut cells: Vec<_> = start.blanks().collect();
    values[9] = log_tree_size(start, &cells);
    cells.reverse();
    values[10] = log_tree_size(start, &cells);
    if propagation.is_contradictory || board.blank_count == 0 {
        return values;
    }
    values[..3].copy_from_slice(&try_candidates(board));
    let mut rng = SEED.rng();
    let dives: Vec<_> = (0..DIVES)
        .map(|_| Dive::run(board.clone(), &mut rng))
        .collect();
    let depths: Spread = dives.iter().map(|dive| dive.depth).collect();
    let blanks: Spread = dives.iter().map(|dive| dive.blanks).collect();
    let rounds: Spread = dives.iter().map(|dive| dive.rounds).collect();
    let solved = dives.iter().filter(|dive| dive.is_solved).count();
    let log_tree: f64 = dives.iter().map(|dive| dive.log_tree).sum();
    values[3..9].copy_from_slice(&[
        depths.mean(),
        depths.max(),
        log_tree / ratio(DIVES, 1),
        blanks.mean() / ratio(board.shape.cells(), 1),
        rounds.mean(),
        ratio(solved, DIVES),
    ]);
    values
}

/// The binary logarithm of 1 + the estimated number of nodes of a search that fills the cells in this order.
fn log_tree_size(start: &CandidateBoard, order: &[usize]) -> f64 {
    let mut rng = SEED.rng();
    let mut total = 0.0;
    for _ in 0..TREE_DIVES {
        let mut board = start.clone();
        let mut width = 1.0;
        for &cell in order.iter().take(MAX_DEPTH) {
            let candidates = board.candidates[cell];
            if candidates.is_empty() {
                break;
            }
            width *= ratio(candidates.len(), 1);
            total += width;
            let choice = candidates.nth(pick(&mut rng, candidates.len()));
            board.place(cell, choice.expect("one of the candidates"));
        }
    }
    math::ln(1.0 + total / ratio(TREE_DIVES, 1)) / std::f64::consts::LN_2
}

/// The first three features.
fn try_candidates(board: &CandidateBoard) -> [f64; 3] {
    let mut cells: Vec<_> = board.blanks().collect();
    // A stable sort: ties go to the first cell.
    cells.sort_by_key(|cell| board.candidates[*cell].len());
    let candidates = cells[..cells.len().min(TRIED_CELLS)].iter();
    let candidates = candidates
        .flat_map(|&cell| {
            board.candidates[cell]
                .iter()
                .map(move |digit| (cell, digit))
        })
        .take(MAX_TRIED);
    let (mut tried, mut refuted, mut solved, mut filled) = (0, 0, 0, 0);
    for (cell, digit) in candidates {
        let mut trial = board.clone();
        trial.place(cell, digit);
        let is_contradictory = trial.propagate().is_contradictory;
        tried += 1;
        refuted += usize::from(is_contradictory);
        solved += usize::from(!is_contradictory && trial.blank_count == 0);
        filled += board.blank_count - trial.blank_count;
    }
    [
        ratio(refuted, tried),
        ratio(filled, tried * board.blank_count),
        ratio(solved, tried),
    ]
}

/// The result of a random dive.
struct Dive {
    depth: usize,
    log_tree: f64,
    blanks: usize,
    rounds: usize,
    is_solved: bool,
}

impl Dive {
    /// Places random candidates until a contradiction, a solution or [`MAX_DEPTH`] choices.
    fn run(mut board: CandidateBoard, rng: &mut Rng) -> Self {
        let mut dive = Self {
            depth: 0,
            log_tree: 0.0,
            blanks: 0,
            rounds: 0,
            is_solved: false,
        };
        while dive.depth < MAX_DEPTH {
            let cell = board
                .blanks()
                .min_by_key(|cell| board.candidates[*cell].len());
            let Some(cell) = cell else {
                dive.is_solved = true;
                break;
            };
            let candidates = board.candidates[cell];
            let choice = candidates.nth(pick(rng, candidates.len()));
            board.place(cell, choice.expect("one of the candidates"));
            dive.depth += 1;
            dive.log_tree += log2(candidates.len());
            let propagation = board.propagate();
            dive.rounds += propagation.rounds;
            if propagation.is_contradictory {
                break;
            }
        }
        dive.blanks = board.blank_count;
        dive
    }
}
