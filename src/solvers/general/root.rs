//! Roots of search trees: the state to which a restart returns, and the splitting of a tree.

use super::candidates::{CandidateState, Candidates};
use super::{Branch, General, Tally, TreeStatus};

/// The root of the whole search tree or of a part of it.
#[derive(Clone, Default)]
pub(super) struct Root {
    /// The state at the root, with the states saved on the path to it.
    state: CandidateState,
    /// The branches on the path to the root.
    branches: Vec<Branch>,
    /// The number of outer branches that belong to other parts of a split search; this search never undoes them.
    pub(super) floor: usize,
    /// `true` if the search starts by backtracking out of the last branch, whose untried options are the
    /// whole part.
    starts_dead: bool,
}

impl Root {
    /// The root of the whole tree.
    pub(super) fn of_whole_tree(candidates: &Candidates) -> Self {
        Self {
            state: candidates.state().clone(),
            ..Self::default()
        }
    }

    /// Frees the data that only a restart needs.
    pub(super) fn release(&mut self) {
        *self = Self {
            floor: self.floor,
            ..Self::default()
        };
    }

    pub(super) fn heap_bytes(&self) -> usize {
        self.state.heap_bytes() + size_of_val(self.branches.as_slice())
    }
}

impl General {
    /// Restarts at the root, from now on with random tie-breaking.
    pub(super) fn restart(&mut self) {
        let root = &self.root;
        self.tally.restarts += 1;
        self.tally.backtracks += (self.branches.len() - root.branches.len()) as u64;
        self.branches.clone_from(&root.branches);
        self.candidates.reset(&root.state);
        self.status = if root.starts_dead {
            TreeStatus::Dead
        } else {
            TreeStatus::Open
        };
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "far below 2^53, and positive"
        )]
        let grown_interval = (self.restart_interval as f64 * self.params.restart_growth) as u64;
        self.restart_interval = grown_interval.max(self.restart_interval + 1);
        self.limit = self.tally.nodes + self.restart_interval;
    }

    /// The candidates of each cell at the root, as bits; `None` if the part is empty.
    pub(super) fn root_candidates(&self) -> Option<Vec<u32>> {
        let (shape, root) = (self.candidates.shape(), &self.root);
        if !root.starts_dead {
            return Some(root.state.cells(shape).to_vec());
        }
        let branch = root.branches[root.floor..].last()?;
        let mut candidates = root.state.saved_cells(shape)?.to_vec();
        for bit in (0_u32..).take(shape.side()) {
            let (cell, digit) = branch.site.option_at(bit, shape.houses());
            if branch.untried >> bit & 1 == 0 {
                candidates[cell] &= !(1 << (digit - 1));
            }
        }
        Some(candidates)
    }

    /// Splits off a part of this search. Of the branches that belong to this search and have untried options, the
    /// outermost branch gives all of them to the returned search. Each of the two searches has its own root for
    /// restarts. `None` if there is no such branch, or if clause learning has taken over.
    pub(super) fn split_off(&mut self) -> Option<Self> {
        if self.hand_over.is_some() {
            return None;
        }
        let floor = self.root.floor;
        let branches = self.branches[floor..].iter();
        let index = floor + branches.clone().position(|branch| branch.untried != 0)?;
        let mut new_search = self.clone();
        new_search.branches.truncate(index + 1);
        new_search.candidates.truncate_saved(index + 1);
        new_search.status = TreeStatus::Dead;
        new_search.tally = Tally::default();
        new_search.restart_interval = self.params.restart_after.into();
        new_search.limit = new_search.restart_interval;
        (new_search.first, new_search.found, new_search.filled) = (None, 0, 0);
        new_search.root = new_search.root_at_current_state(floor);
        self.branches[index].untried = 0;
        self.root = match self.candidates.state_at(index + 1) {
            // The state just after this branch was saved before the next branch was opened.
            Some(state) => Root {
                state,
                branches: self.branches[..=index].to_vec(),
                floor: index + 1,
                starts_dead: false,
            },
            None => self.root_at_current_state(index + 1),
        };
        Some(new_search)
    }

    /// A root at the current state, for a search that never undoes the first `floor` branches.
    fn root_at_current_state(&self, floor: usize) -> Root {
        Root {
            state: self.candidates.state().clone(),
            branches: self.branches.clone(),
            floor,
            starts_dead: self.status == TreeStatus::Dead,
        }
    }
}
