//! Publications cited by the presets of several solvers.

/// The drafts by Berggren and Nilsson, spring 2012.
pub(crate) const DRAFT: &str =
    "Berggren & Nilsson, A comparison of sudoku solving algorithms, KTH, drafts of 2012";
/// The thesis by Berggren and Nilsson, 2012, the final version of the drafts.
pub(crate) const THESIS: &str =
    "Berggren & Nilsson, A study of Sudoku solving algorithms, KTH 2012";
