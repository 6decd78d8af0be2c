//! Where a tree begins: what starting over goes back to, and what a split takes apart.

use super::{Branch, General, Stand, Tally};

/// The root of a tree: of the whole, or of a part of it.
#[derive(Clone, Default)]
pub(super) struct Root {
    pub(super) state: Vec<u32>,
    pub(super) blanks: usize,
    /// The branches on the way to it, with the states before them.
    branches: Vec<Branch>,
    saved: Vec<u32>,
    /// Branches below are not its own.
    pub(super) floor: usize,
    /// Whether it begins by taking its last branch back, whose rest is all of it.
    taken_back: bool,
}

impl Root {
    /// Lets go of what starting over needs.
    pub(super) fn give_up(&mut self) {
        *self = Self {
            floor: self.floor,
            ..Self::default()
        };
    }

    pub(super) fn heap_bytes(&self) -> usize {
        (self.state.len() + self.saved.len()) * 4 + size_of_val(self.branches.as_slice())
    }
}

impl General {
    /// Begins anew, with ties broken at random.
    pub(super) fn restart(&mut self) {
        let root = &self.root;
        self.tally.restarts += 1;
        self.tally.backtracks += (self.branches.len() - root.branches.len()) as u64;
        self.branches.clone_from(&root.branches);
        self.saved.clone_from(&root.saved);
        self.state.copy_from_slice(&root.state);
        self.blanks = root.blanks;
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
        let (cells, root) = (self.cells(), &self.root);
        if !root.taken_back {
            return Some(root.state[..cells].to_vec());
        }
        let branch = root.branches[root.floor..].last()?;
        let level = root.saved.len().checked_sub(self.state.len() + 1)?;
        let mut candidates = root.saved[level..level + cells].to_vec();
        for bit in (0_u32..).take(self.shape.side()) {
            let (cell, digit) = branch.site.possibility(bit, self.houses);
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
        let level = self.state.len() + 1;
        let mut rest = self.clone();
        rest.branches.truncate(at + 1);
        rest.saved.truncate((at + 1) * level);
        rest.stand = Stand::Dead;
        rest.tally = Tally::default();
        rest.patience = self.params.restart_after.into();
        rest.limit = rest.patience;
        (rest.first, rest.found, rest.filled) = (None, 0, 0);
        rest.root = rest.here(floor);
        self.branches[at].untried = 0;
        self.root = match self.saved.get((at + 1) * level..(at + 2) * level) {
            // The state just after the branch was saved before the next.
            Some(above) => Root {
                state: above[..level - 1].to_vec(),
                blanks: above[level - 1] as usize,
                branches: self.branches[..=at].to_vec(),
                saved: self.saved[..(at + 1) * level].to_vec(),
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
            state: self.state.clone(),
            blanks: self.blanks,
            branches: self.branches.clone(),
            saved: self.saved.clone(),
            floor,
            taken_back: self.stand == Stand::Dead,
        }
    }
}
