//! Where a tree begins: what starting over goes back to, and what a split takes apart.

use super::candidates::{Candidates, State};
use super::{Branch, General, Stand, Tally};

/// The root of a tree: of the whole, or of a part of it.
#[derive(Clone, Default)]
pub(super) struct Root {
    /// With what was saved on the way to it.
    state: State,
    /// The branches on that way.
    branches: Vec<Branch>,
    /// Branches below are not its own.
    pub(super) floor: usize,
    /// Whether it begins by taking its last branch back, whose rest is all of it.
    taken_back: bool,
}

impl Root {
    /// The root of the whole tree.
    pub(super) fn of(candidates: &Candidates) -> Self {
        Self {
            state: candidates.state().clone(),
            ..Self::default()
        }
    }

    /// Lets go of what starting over needs.
    pub(super) fn give_up(&mut self) {
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
    /// Begins anew, with ties broken at random.
    pub(super) fn restart(&mut self) {
        let root = &self.root;
        self.tally.restarts += 1;
        self.tally.backtracks += (self.branches.len() - root.branches.len()) as u64;
        self.branches.clone_from(&root.branches);
        self.candidates.reset(&root.state);
        self.stand = if root.taken_back {
            Stand::Dead
        } else {
            Stand::Open
        };
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "far below 2^53, and positive"
        )]
        let grown = (self.patience as f64 * self.params.restart_growth) as u64;
        self.patience = grown.max(self.patience + 1);
        self.limit = self.tally.nodes + self.patience;
    }

    /// The candidates of each cell where it begins, as bits; `None` if there is nothing in it.
    pub(super) fn candidates(&self) -> Option<Vec<u32>> {
        let (shape, root) = (self.candidates.shape(), &self.root);
        if !root.taken_back {
            return Some(root.state.cells(shape).to_vec());
        }
        let branch = root.branches[root.floor..].last()?;
        let mut candidates = root.state.saved_cells(shape)?.to_vec();
        for bit in (0_u32..).take(shape.side()) {
            let (cell, digit) = branch.site.possibility(bit, shape.houses());
            if branch.untried >> bit & 1 == 0 {
                candidates[cell] &= !(1 << (digit - 1));
            }
        }
        Some(candidates)
    }

    /// Splits at the lowest branch of its own with something untried, which is the other's. Both
    /// start over, if they do, at a root of their own.
    pub(super) fn divide(&mut self) -> Option<Self> {
        if self.learner.is_some() {
            return None;
        }
        let floor = self.root.floor;
        let own = self.branches[floor..].iter();
        let at = floor + own.clone().position(|branch| branch.untried != 0)?;
        let mut rest = self.clone();
        rest.branches.truncate(at + 1);
        rest.candidates.forget(at + 1);
        rest.stand = Stand::Dead;
        rest.tally = Tally::default();
        rest.patience = self.params.restart_after.into();
        rest.limit = rest.patience;
        (rest.first, rest.found, rest.filled) = (None, 0, 0);
        rest.root = rest.here(floor);
        self.branches[at].untried = 0;
        self.root = match self.candidates.state_at(at + 1) {
            // The state just after the branch was saved before the next.
            Some(state) => Root {
                state,
                branches: self.branches[..=at].to_vec(),
                floor: at + 1,
                taken_back: false,
            },
            None => self.here(at + 1),
        };
        Some(rest)
    }

    /// The root of all that is left from here.
    fn here(&self, floor: usize) -> Root {
        Root {
            state: self.candidates.state().clone(),
            branches: self.branches.clone(),
            floor,
            taken_back: self.stand == Stand::Dead,
        }
    }
}
