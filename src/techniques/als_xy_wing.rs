//! Three almost locked sets.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::almost_locked::{AlmostLockedSets, mark_sets};
use crate::deduction::{ascending, mark_candidates};
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// An almost locked set holds one of two digits, and so takes it from one of two other sets.
    ///
    /// # How it works
    ///
    /// An almost locked set, the pivot, lacks one of its digits at most: of any two it holds one.
    /// It has another restricted common digit with each of two other sets (see ALS-XZ). So one of
    /// these lacks that digit, and holds all its others. A digit that both have goes from the cells
    /// that see all its places in both.
    ///
    /// The sets may share cells. What goes together is told once, with the smallest pivot that takes
    /// it; in grids above 9×9 sets have up to four cells. With three cells of two candidates it is
    /// an XY-wing.
    ///
    /// # References
    ///
    /// *ALS-XY-wing*, *ALS-wing*.
    const DOCS;
}

const ID: &str = "als-xy-wing";

static WING: Template = Template {
    id: ID,
    text: "{pivot} have one candidate more than they are and so hold {x} or {y}: then {one} lack {x}, or {other} lack {y}, and hold {common}, which goes where all its places there are seen.",
};

pub(crate) struct AlsXyWing;

/// The pivot, and two other sets with the digit that each shares with it.
#[derive(Clone, Copy)]
struct Wing {
    pivot: usize,
    ends: [(usize, u8); 2],
}

impl Wing {
    fn lost(self, sets: &AlmostLockedSets) -> Vec<(usize, u8)> {
        let [(one, x), (other, y)] = self.ends;
        let common = sets.sets()[one].digits & sets.sets()[other].digits;
        let common = common - Digits::only(x) - Digits::only(y);
        ascending(common.iter().flat_map(|digit| {
            let cells = sets.holders_of(one, digit).seen & sets.holders_of(other, digit).seen;
            cells.iter().map(move |cell| (cell, digit))
        }))
    }

    fn explain(self, sets: &AlmostLockedSets, lost: &[(usize, u8)]) -> Explanation {
        let [(one, x), (other, y)] = self.ends;
        let cells = |set: usize| Argument::Cells(sets.sets()[set].cells.iter().collect());
        let common: Digits = lost.iter().map(|(_, digit)| *digit).collect();
        let arguments = vec![
            ("pivot", cells(self.pivot)),
            ("one", cells(one)),
            ("other", cells(other)),
            ("x", Argument::Digit(x)),
            ("y", Argument::Digit(y)),
            ("common", Argument::Digits(common)),
        ];
        let explanation = Explanation::new(&WING, arguments);
        let explanation = mark_sets(explanation, sets, &[one, other, self.pivot]);
        let parts = [
            (self.pivot, Digits::only(x) | Digits::only(y)),
            (one, Digits::only(x) | common),
            (other, Digits::only(y) | common),
        ];
        let mut explanation = mark_candidates(
            explanation,
            Role::Pattern,
            parts.into_iter().flat_map(|(set, digits)| {
                let of = move |digit| sets.holders_of(set, digit).candidates();
                digits.iter().flat_map(of)
            }),
        );
        for (end, digit) in self.ends {
            let pivot = sets.holders_of(self.pivot, digit);
            (explanation.links).push(pivot.link(sets.holders_of(end, digit), false));
        }
        explanation
    }
}

impl Technique for AlsXyWing {
    fn about(&self) -> About {
        About::new(ID, "ALS-XY-wing", Family::AlmostLockedSets, DOCS)
            .hodoku(Level::Unfair, 320)
            .of_sides(4, 16)
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        if context.shape().side() > 16 {
            return ControlFlow::Continue(());
        }
        let sets = context.almost_locked();
        let mut told = BTreeSet::new();
        for (pivot, linked) in sets.linked().iter().enumerate() {
            for (at, &(one, of_one)) in linked.iter().enumerate() {
                for &(other, of_other) in &linked[at + 1..] {
                    for (x, y) in (of_one.iter()).flat_map(|x| of_other.iter().map(move |y| (x, y)))
                    {
                        let ends = [(one, x), (other, y)];
                        let wing = Wing { pivot, ends };
                        if x == y {
                            continue;
                        }
                        let lost = wing.lost(sets);
                        if !lost.is_empty() && told.insert(lost.clone()) {
                            let explain = || wing.explain(sets, &lost);
                            each(&Instance::eliminating(ID, &lost, &explain))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
