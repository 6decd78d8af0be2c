//! Branches on the stack of the search, and the phases of the search.

use super::order::BranchSite;
use super::state::Checkpoint;

/// A branch on the path of the search: a variable and its options.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub(super) site: BranchSite,
    /// The options not tried yet, as bits.
    pub(super) options: u32,
    /// The number of options tried, including the current one.
    pub(super) tried: u8,
    /// The digit of the current option.
    pub(super) digit: u8,
    /// The cell of the current option.
    pub(super) cell: u16,
    /// The index of the cell in the cell order if this order is fixed; 0 if it is dynamic.
    pub(super) cursor: u16,
    /// The state of the grid before the branch.
    pub(super) checkpoint: Checkpoint,
}

impl Frame {
    /// The placeholder for unused entries of the stack.
    pub(super) const EMPTY: Self = Self {
        site: BranchSite::Cell(0),
        options: 0,
        tried: 0,
        digit: 0,
        cell: 0,
        cursor: 0,
        checkpoint: Checkpoint::START,
    };
}

/// The phase of the search between two calls of `step`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SearchPhase {
    /// Before the first call of `step`.
    Start,
    /// Searching: the grid is open, full or a dead end.
    Search,
    /// The whole tree has been searched.
    Exhausted,
}
