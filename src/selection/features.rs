//! The features of a puzzle.

mod board;
mod candidates;
mod givens;
mod probes;
mod singles;
mod spread;
mod structure;

use sudoku_grid::Position;

use board::CandidateBoard;

/// A feature of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// The name in tables, such as `singles.blanks`.
    pub id: &'static str,
    /// A sentence that defines the feature.
    pub text: &'static str,
    /// `true` if the value stays the same, to the bit, when digits are relabelled. Random dives
    /// choose digits by their order, so their features can change.
    pub is_label_invariant: bool,
}

/// Declares the features of a part of the vector: a constant array of [`Feature`].
macro_rules! declare_features {
    ($prefix:literal, $invariant:literal, $($id:literal: $text:literal,)+) => {
        [$($crate::features::Feature {
            id: concat!($prefix, ".", $id),
            text: $text,
            is_label_invariant: $invariant,
        }),+]
    };
}
use declare_features;

/// The features, in the order of the values of [`feature_values`].
pub fn features() -> impl Iterator<Item = &'static Feature> {
    (givens::FEATURES.iter())
        .chain(&candidates::START_FEATURES)
        .chain(&structure::START_FEATURES)
        .chain(&singles::FEATURES)
        .chain(&candidates::SINGLES_FEATURES)
        .chain(&structure::SINGLES_FEATURES)
        .chain(&probes::FEATURES)
}

/// The values of the features of a puzzle, in the order of [`features`]. All values are finite, also for empty, full
/// and unsolvable grids. The result depends only on the position.
///
/// ```
/// use sudoku_grid::Puzzle;
/// use sudoku_selection::{feature_values, features};
///
/// let puzzle: Puzzle = "1... ..3. .4.. ...2".parse()?;
/// let values = feature_values(puzzle.start());
/// let givens = features().position(|feature| feature.id == "givens.share").expect("a feature");
/// assert_eq!(values[givens], 0.25);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn feature_values(position: &Position) -> Vec<f64> {
    let start = CandidateBoard::new(position);
    let mut board = start.clone();
    let mut values = givens::values(position).to_vec();
    values.extend(candidates::values(&board));
    values.extend(structure::values(&board));
    let propagation = board.propagate();
    values.extend(singles::values(&board, propagation));
    values.extend(candidates::values(&board));
    values.extend(structure::values(&board));
    values.extend(probes::values(&start, &board, propagation));
    values
}

/// A quotient; 0 if the divisor is 0.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^53")]
fn ratio(part: usize, whole: usize) -> f64 {
    if whole == 0 {
        0.0
    } else {
        part as f64 / whole as f64
    }
}

/// 1 for `true` and 0 for `false`.
fn flag(is_set: bool) -> f64 {
    f64::from(u8::from(is_set))
}

#[cfg(test)]
mod tests;
