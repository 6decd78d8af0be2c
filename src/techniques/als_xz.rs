//! ALS-XZ: two almost locked sets with one or two restricted common candidates.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::almost_locked::{AlmostLockedSets, mark_sets};
use crate::deduction::{mark_candidates, sorted_unique};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Only one of two almost locked sets can contain a shared digit; the other set contains all
    /// the rest of its digits.
    ///
    /// # How it works
    ///
    /// An *almost locked set* (ALS) is a set of N cells of a house with N + 1 candidates: it can
    /// lack one of its digits, but not two. A digit of two such sets is their *restricted common*
    /// if all its places in one set see all its places in the other set. At most one of the sets
    /// then contains this digit, and the set without the digit contains all its other digits. A
    /// different digit that both sets have is thus in at least one of them, and is removed from all
    /// cells that see all its places in both sets.
    ///
    /// With two restricted common digits, each set lacks exactly one of the two: the sets are
    /// *doubly linked*. Then every other digit of a set is locked in that set, and is removed from
    /// all cells that see all places of the digit in the set. Each of the two restricted common
    /// digits is removed from all cells that see all places of the digit in both sets.
    ///
    /// The sets may share cells. Every pair of sets is reported once; in grids larger than 9×9,
    /// sets have at most four cells. A cell with two candidates is an almost locked set,
    /// which makes many smaller patterns special cases.
    ///
    /// # References
    ///
    /// *ALS-XZ*, *doubly linked ALS*; found by players on the forums of sudoku.com in 2005.
    const DOCS;
}

const ID: &str = "als-xz";

static SINGLY: Template = Template {
    id: ID,
    text: "In each of two groups, n cells together have n + 1 candidates. The first group is {one}. The second group is {other}. Suppose {has}. Then {other_lacks}, because all places for this digit in the two groups see each other. So {other_filled}. Now suppose {lacks} instead. Then {one_filled}. So in both cases, {contained}. {common_count|This digit can be removed from every cell that sees all of these cells|Each of these digits can be removed from every cell that sees all of the cells listed for that digit}.",
};

static DOUBLY: Template = Template {
    id: "als-xz-doubly",
    text: "In each of two groups, n cells together have n + 1 candidates. The first group is {one}. The second group is {other}. Each of the digits {restricted} can be in only one of the groups, because all its places in one group see all its places in the other. So each of these two digits is missing from one of the groups. But each cell of a group takes a different candidate, so exactly one candidate of each group is missing from that group. So one of these two digits is missing from one group, and the other digit is missing from the other group. No other candidate is missing.{one_count|| The first group contains | The first group contains all of }{one_rest}{one_count||.|.}{other_count|| The second group contains | The second group contains all of }{other_rest}{other_count||.|.}{alone|| A digit that a group contains can be removed from every cell that sees all its places in this group.| A digit that a group contains can be removed from every cell that sees all its places in this group.}{both|| Each of these two digits is used in exactly one of the groups, so it can be removed from every cell that sees all its places in both groups.| Each of these two digits is used in exactly one of the groups, so it can be removed from every cell that sees all its places in both groups.}",
};

pub(crate) struct AlsXz;

/// The eliminations from two sets with these restricted common candidates.
fn eliminations(
    sets: &AlmostLockedSets,
    one: usize,
    other: usize,
    restricted_commons: Digits,
) -> Vec<(usize, u8)> {
    let digits = |set: usize| sets.sets()[set].digits;
    let seen_cells = |set: usize, digit| sets.node_of(set, digit).seen;
    let shared_eliminations = |digits_considered: Digits| {
        let common_digits = digits_considered & digits(one) & digits(other);
        (common_digits.iter()).flat_map(move |digit| {
            let cells = seen_cells(one, digit) & seen_cells(other, digit);
            cells.iter().map(move |cell| (cell, digit))
        })
    };
    if restricted_commons.len() == 1 {
        return sorted_unique(shared_eliminations(digits(one) - restricted_commons));
    }
    let locked_eliminations = [one, other].into_iter().flat_map(|set| {
        let other_digits = digits(set) - restricted_commons;
        (other_digits.iter())
            .flat_map(move |digit| seen_cells(set, digit).iter().map(move |cell| (cell, digit)))
    });
    sorted_unique(shared_eliminations(restricted_commons).chain(locked_eliminations))
}

fn explain(
    sets: &AlmostLockedSets,
    one: usize,
    other: usize,
    restricted_commons: Digits,
    eliminations: &[(usize, u8)],
) -> Explanation {
    let described = |set: usize| sets.set_argument(set);
    let eliminated_digits: Digits = eliminations.iter().map(|(_, digit)| *digit).collect();
    let (template, restricted_argument) = match restricted_commons.single() {
        Some(digit) => (&SINGLY, Argument::Digit(digit)),
        None => (&DOUBLY, Argument::Digits(restricted_commons)),
    };
    let count_of = |id, digits: Digits| (id, Argument::Number(digits.len() as u64));
    let mut arguments = vec![
        ("one", described(one)),
        ("other", described(other)),
        ("restricted", restricted_argument),
        ("common", Argument::Digits(eliminated_digits)),
        count_of("both", eliminated_digits & restricted_commons),
        count_of("alone", eliminated_digits - restricted_commons),
    ];
    if restricted_commons.len() == 2 {
        // The digits that each set must contain.
        let [one_rest, other_rest] =
            [one, other].map(|set| sets.sets()[set].digits - restricted_commons);
        arguments.extend([
            ("one_rest", Argument::Digits(one_rest)),
            ("other_rest", Argument::Digits(other_rest)),
            count_of("one_count", one_rest),
            count_of("other_count", other_rest),
        ]);
    }
    if let Some(digit) = restricted_commons.single() {
        let [node, other_node] = [one, other].map(|set| sets.node_of(set, digit));
        arguments.extend([
            ("has", node.has_argument()),
            ("lacks", node.lacks_argument()),
            ("other_lacks", other_node.lacks_argument()),
            ("one_filled", sets.filled_argument(one, digit)),
            ("other_filled", sets.filled_argument(other, digit)),
            (
                "contained",
                sets.contained_argument([one, other], eliminated_digits),
            ),
            count_of("common_count", eliminated_digits),
        ]);
    }
    let explanation = mark_sets(Explanation::new(template, arguments), sets, &[one, other]);
    let mut explanation = mark_candidates(
        explanation,
        Role::Pattern,
        [one, other].into_iter().flat_map(|set| {
            let candidates_of = move |digit| sets.node_of(set, digit).candidates();
            (restricted_commons | eliminated_digits & sets.sets()[set].digits)
                .iter()
                .flat_map(candidates_of)
        }),
    );
    for digit in restricted_commons {
        let [one, other] = [one, other].map(|set| sets.node_of(set, digit));
        explanation.links.push(one.link(other, false));
    }
    explanation
}

impl Technique for AlsXz {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "ALS-XZ", Family::AlmostLockedSets, DOCS).for_sides(4, 16)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        if context.shape().side() > 16 {
            return ControlFlow::Continue(());
        }
        let sets = context.almost_locked();
        for (one, linked_sets) in sets.linked_sets().iter().enumerate() {
            for &(other, restricted_commons) in linked_sets.iter().filter(|(other, _)| *other > one)
            {
                let eliminations = eliminations(sets, one, other, restricted_commons);
                if !eliminations.is_empty() {
                    let explain = || explain(sets, one, other, restricted_commons, &eliminations);
                    visit(&Instance::eliminating(ID, &eliminations, &explain))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
