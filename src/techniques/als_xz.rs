//! Two almost locked sets and a digit that only one of them can hold.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::almost_locked::{AlmostLockedSets, mark_sets};
use crate::deduction::{ascending, mark_candidates};
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// Of two almost locked sets only one can hold a digit: the other holds every digit of its own.
    ///
    /// # How it works
    ///
    /// An *almost locked set* is some cells of a house with one candidate more than they are: it
    /// can do without one of its digits, but not without two. A digit of two such sets is their
    /// *restricted common* if each cell of the one that has it sees each of the other, so that not
    /// both hold it. The set without it holds all its other digits; a digit that both have is thus
    /// in one of them, and goes from the cells that see all its places in both.
    ///
    /// With two restricted common digits each set lacks just one of the two: it is *doubly linked*.
    /// Then every other digit of a set is locked there, and goes from the cells that see all its
    /// places in that set; and each of the two goes from those that see its places in both.
    ///
    /// The sets may share cells. Every pair of sets is told once; in grids above 9×9 sets have up
    /// to four cells. A cell with two candidates is a set, so that many smaller patterns are among
    /// these.
    ///
    /// # References
    ///
    /// *ALS-XZ*, *doubly linked ALS*; found by players on the forums of sudoku.com in 2005.
    const DOCS;
}

const ID: &str = "als-xz";

static SINGLY: Template = Template {
    id: ID,
    text: "{one} and {other} have one candidate more than they are, and not both hold {restricted}: one of them holds {common}, which goes where all its places there are seen.",
};

static DOUBLY: Template = Template {
    id: "als-xz-doubly",
    text: "{one} and {other} have one candidate more than they are, and each lacks one of {restricted}: all their other digits are locked there.",
};

pub(crate) struct AlsXz;

/// What goes because of two sets with these restricted common digits.
fn lost(sets: &AlmostLockedSets, one: usize, other: usize, restricted: Digits) -> Vec<(usize, u8)> {
    let digits = |set: usize| sets.sets()[set].digits;
    let seen = |set: usize, digit| sets.holders_of(set, digit).seen;
    let of_both = |among: Digits| {
        let common = among & digits(one) & digits(other);
        (common.iter()).flat_map(move |digit| {
            let cells = seen(one, digit) & seen(other, digit);
            cells.iter().map(move |cell| (cell, digit))
        })
    };
    if restricted.len() == 1 {
        return ascending(of_both(digits(one) - restricted));
    }
    let locked = [one, other].into_iter().flat_map(|set| {
        let own = digits(set) - restricted;
        (own.iter()).flat_map(move |digit| seen(set, digit).iter().map(move |cell| (cell, digit)))
    });
    ascending(of_both(restricted).chain(locked))
}

fn explain(
    sets: &AlmostLockedSets,
    one: usize,
    other: usize,
    restricted: Digits,
    lost: &[(usize, u8)],
) -> Explanation {
    let cells = |set: usize| Argument::Cells(sets.sets()[set].cells.iter().collect());
    let common: Digits = lost.iter().map(|(_, digit)| *digit).collect();
    let (template, restricted_argument) = match restricted.single() {
        Some(digit) => (&SINGLY, Argument::Digit(digit)),
        None => (&DOUBLY, Argument::Digits(restricted)),
    };
    let arguments = vec![
        ("one", cells(one)),
        ("other", cells(other)),
        ("restricted", restricted_argument),
        ("common", Argument::Digits(common)),
    ];
    let explanation = mark_sets(Explanation::new(template, arguments), sets, &[one, other]);
    let mut explanation = mark_candidates(
        explanation,
        Role::Pattern,
        [one, other].into_iter().flat_map(|set| {
            let of = move |digit| sets.holders_of(set, digit).candidates();
            (restricted | common & sets.sets()[set].digits)
                .iter()
                .flat_map(of)
        }),
    );
    for digit in restricted {
        let [one, other] = [one, other].map(|set| sets.holders_of(set, digit));
        explanation.links.push(one.link(other, false));
    }
    explanation
}

impl Technique for AlsXz {
    fn about(&self) -> About {
        About::new(ID, "ALS-XZ", Family::AlmostLockedSets, DOCS)
            .hodoku(Level::Unfair, 300)
            .of_sides(4, 16)
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        if context.shape().side() > 16 {
            return ControlFlow::Continue(());
        }
        let sets = context.almost_locked();
        for (one, linked) in sets.linked().iter().enumerate() {
            for &(other, restricted) in linked.iter().filter(|(other, _)| *other > one) {
                let lost = lost(sets, one, other, restricted);
                if !lost.is_empty() {
                    let explain = || explain(sets, one, other, restricted, &lost);
                    each(&Instance::eliminating(ID, &lost, &explain))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
