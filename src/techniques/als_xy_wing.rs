//! ALS-XY-wing: three almost locked sets.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::almost_locked::{AlmostLockedSets, mark_sets};
use crate::deduction::{mark_candidates, sorted_unique};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// An almost locked set contains at least one of two digits, so it takes that digit from one of
    /// two other almost locked sets.
    ///
    /// # How it works
    ///
    /// An almost locked set, the *pivot*, lacks at most one of its digits, so it contains at least
    /// one of any two of its digits. The pivot has one restricted common digit with each of two
    /// other sets (see ALS-XZ), and these two digits differ. The pivot contains at least one of
    /// these two digits. So at least one of the other two sets lacks the digit that this set shares
    /// with the pivot; that set then contains all its other digits. A digit that occurs in both
    /// other sets is removed from all cells that see all its places in both sets.
    ///
    /// The sets may share cells. Equal eliminations are reported once, with the smallest pivot that
    /// allows them. In grids larger than 9×9, sets have at most four cells. Three cells with two
    /// candidates each form an XY-wing.
    ///
    /// # References
    ///
    /// *ALS-XY-wing*, *ALS-wing*.
    const DOCS;
}

const ID: &str = "als-xy-wing";

static WING: Template = Template {
    id: ID,
    text: "In each of three groups, n cells together have n + 1 candidates. The first group is {pivot}. The second group is {one}. The third group is {other}. Suppose {has}. Then {one_lacks}, because all places for this digit in the first and the second group see each other. So {one_filled}. Now suppose {lacks} instead. Then {pivot_forces}. So {other_lacks}, because all places for this digit in the first and the third group see each other, and {other_filled}. So in both cases, {contained}. {common_count|This digit can be removed from every cell that sees all of these cells|Each of these digits can be removed from every cell that sees all of the cells listed for that digit}.",
};

pub(crate) struct AlsXyWing;

/// An instance of the ALS-XY-wing: the pivot, and two other sets, each with the restricted common
/// candidate that it shares with the pivot. Sets are given by index.
#[derive(Clone, Copy)]
struct AlsWing {
    pivot: usize,
    ends: [(usize, u8); 2],
}

impl AlsWing {
    fn eliminations(self, sets: &AlmostLockedSets) -> Vec<(usize, u8)> {
        let [(one, x), (other, y)] = self.ends;
        let common_digits = sets.sets()[one].digits & sets.sets()[other].digits;
        let common_digits = common_digits - Digits::only(x) - Digits::only(y);
        sorted_unique(common_digits.iter().flat_map(|digit| {
            let cells = sets.node_of(one, digit).seen & sets.node_of(other, digit).seen;
            cells.iter().map(move |cell| (cell, digit))
        }))
    }

    fn explain(self, sets: &AlmostLockedSets, eliminations: &[(usize, u8)]) -> Explanation {
        let [(one, x), (other, y)] = self.ends;
        let described = |set: usize| sets.set_argument(set);
        let eliminated_digits: Digits = eliminations.iter().map(|(_, digit)| *digit).collect();
        let pivot_x = sets.node_of(self.pivot, x);
        let arguments = vec![
            ("pivot", described(self.pivot)),
            ("one", described(one)),
            ("other", described(other)),
            ("x", Argument::Digit(x)),
            ("y", Argument::Digit(y)),
            ("common", Argument::Digits(eliminated_digits)),
            ("has", pivot_x.has_argument()),
            ("lacks", pivot_x.lacks_argument()),
            ("pivot_forces", sets.forces_argument(self.pivot, x, y)),
            ("one_lacks", sets.node_of(one, x).lacks_argument()),
            ("one_filled", sets.filled_argument(one, x)),
            ("other_lacks", sets.node_of(other, y).lacks_argument()),
            ("other_filled", sets.filled_argument(other, y)),
            (
                "contained",
                sets.contained_argument([one, other], eliminated_digits),
            ),
            (
                "common_count",
                Argument::Number(eliminated_digits.len() as u64),
            ),
        ];
        let explanation = Explanation::new(&WING, arguments);
        let explanation = mark_sets(explanation, sets, &[one, other, self.pivot]);
        let parts = [
            (self.pivot, Digits::only(x) | Digits::only(y)),
            (one, Digits::only(x) | eliminated_digits),
            (other, Digits::only(y) | eliminated_digits),
        ];
        let mut explanation = mark_candidates(
            explanation,
            Role::Pattern,
            parts.into_iter().flat_map(|(set, digits)| {
                let candidates_of = move |digit| sets.node_of(set, digit).candidates();
                digits.iter().flat_map(candidates_of)
            }),
        );
        for (end, digit) in self.ends {
            let pivot = sets.node_of(self.pivot, digit);
            (explanation.links).push(pivot.link(sets.node_of(end, digit), false));
        }
        explanation
    }
}

impl Technique for AlsXyWing {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "ALS-XY-wing", Family::AlmostLockedSets, DOCS).for_sides(4, 16)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        if context.shape().side() > 16 {
            return ControlFlow::Continue(());
        }
        let sets = context.almost_locked();
        let mut reported_wings = BTreeSet::new();
        for (pivot, linked_sets) in sets.linked_sets().iter().enumerate() {
            for (i, &(one, common_with_one)) in linked_sets.iter().enumerate() {
                for &(other, common_with_other) in &linked_sets[i + 1..] {
                    for (x, y) in (common_with_one.iter())
                        .flat_map(|x| common_with_other.iter().map(move |y| (x, y)))
                    {
                        let ends = [(one, x), (other, y)];
                        let wing = AlsWing { pivot, ends };
                        if x == y {
                            continue;
                        }
                        let eliminations = wing.eliminations(sets);
                        if !eliminations.is_empty() && reported_wings.insert(eliminations.clone()) {
                            let explain = || wing.explain(sets, &eliminations);
                            visit(&Instance::eliminating(ID, &eliminations, &explain))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
