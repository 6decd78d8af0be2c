//! Texts that presets of several solvers follow.

/// The drafts of Berggren and Nilsson, of the spring of 2012.
pub(crate) const DRAFT: &str =
    "Berggren & Nilsson, A comparison of sudoku solving algorithms, KTH, drafts of 2012";
/// The thesis that came of them.
pub(crate) const THESIS: &str =
    "Berggren & Nilsson, A study of Sudoku solving algorithms, KTH 2012";
