//! Death blossom: a cell and an almost locked set for each of its candidates.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::almost_locked::{AlmostLockedSets, mark_sets};
use crate::cells::Cells;
use crate::deduction::{mark_candidates, mark_cells};
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// Each candidate of a cell takes a digit from an almost locked set, which then holds another.
    ///
    /// # How it works
    ///
    /// A cell, the stem, has for each of its candidates an almost locked set (see ALS-XZ), a petal,
    /// all of whose places for that candidate the stem sees. Whatever the stem holds, the petal of
    /// that digit lacks it, and holds all its other digits. So a digit that all petals have, and
    /// the stem does not, is in one of them, and goes from the cells that see all its places there.
    ///
    /// Petals may share cells. For each stem and digit every choice of petals is told that takes
    /// candidates that no other choice takes all of; the petals are the smallest that do. In
    /// grids above 9×9 they have up to four cells.
    ///
    /// # References
    ///
    /// Found by players on the forums of sudoku.com in 2005.
    const DOCS;
}

const ID: &str = "death-blossom";

static BLOSSOM: Template = Template {
    id: ID,
    text: "Whatever {cell} holds, a set of {cells} that has one candidate more than it is lacks that and holds {digit}, which goes where all its places are seen.",
};

pub(crate) struct DeathBlossom;

/// What goes, and a petal for each of the stem's candidates so far.
type Choice = (Cells, Vec<usize>);

/// Adds a choice, unless another takes as much; those that take less are dropped.
fn keep(all: &mut Vec<Choice>, choice: Choice) {
    if !choice.0.is_empty() && !all.iter().any(|(other, _)| choice.0.is_within(other)) {
        all.retain(|(other, _)| !other.is_within(&choice.0));
        all.push(choice);
    }
}

/// The choices of petals by which a digit goes from most cells.
fn choices(
    context: &Context<'_>,
    sets: &AlmostLockedSets,
    petals: &[(u8, Vec<usize>)],
    digit: u8,
) -> Vec<Choice> {
    let mut all: Vec<Choice> = vec![(*context.with(digit), Vec::new())];
    for (_, petals) in petals {
        let mut of_digit = Vec::new();
        for &petal in petals {
            if sets.sets()[petal].digits.contains(digit) {
                keep(
                    &mut of_digit,
                    (sets.holders_of(petal, digit).seen, vec![petal]),
                );
            }
        }
        let mut next = Vec::new();
        for (cells, chosen) in &all {
            for (seen, petal) in &of_digit {
                keep(&mut next, (*cells & *seen, [&chosen[..], petal].concat()));
            }
        }
        all = next;
    }
    all
}

fn explain(
    sets: &AlmostLockedSets,
    stem: usize,
    petals: &[(u8, Vec<usize>)],
    (digit, chosen): (u8, &[usize]),
) -> Explanation {
    let mut cells: Vec<usize> = chosen
        .iter()
        .flat_map(|it| sets.sets()[*it].cells.iter())
        .collect();
    cells.sort_unstable();
    cells.dedup();
    let arguments = vec![
        ("cell", Argument::Cell(stem)),
        ("cells", Argument::Cells(cells)),
        ("digit", Argument::Digit(digit)),
    ];
    let explanation = mark_cells(Explanation::new(&BLOSSOM, arguments), Role::Focus, [stem]);
    let mut explanation = mark_sets(explanation, sets, chosen);
    for (&petal, (own, _)) in chosen.iter().zip(petals) {
        let holders = sets.holders_of(petal, *own);
        let both = holders
            .candidates()
            .chain(sets.holders_of(petal, digit).candidates());
        explanation = mark_candidates(explanation, Role::Pattern, both);
        let mut link = holders.link(holders, false);
        link.from = (stem, *own);
        explanation.links.push(link);
    }
    explanation
}

impl Technique for DeathBlossom {
    fn about(&self) -> About {
        About::new(ID, "Death blossom", Family::AlmostLockedSets, DOCS)
            .hodoku(Level::Unfair, 360)
            .of_sides(4, 16)
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        if context.shape().side() > 16 {
            return ControlFlow::Continue(());
        }
        let sets = context.almost_locked();
        for stem in context.position().blanks() {
            let own = context.candidates(stem);
            let petals: Vec<(u8, Vec<usize>)> = own
                .iter()
                .map(|digit| {
                    let petal = |set: &usize| {
                        sets.sets()[*set].digits.contains(digit)
                            && sets.holders_of(*set, digit).seen.contains(stem)
                    };
                    (digit, (0..sets.sets().len()).filter(petal).collect())
                })
                .collect();
            if petals.len() < 2 || petals.iter().any(|(_, petals)| petals.is_empty()) {
                continue;
            }
            for digit in context.digits().filter(|digit| !own.contains(*digit)) {
                for (cells, chosen) in choices(context, sets, &petals, digit) {
                    let lost: Vec<_> = cells.iter().map(|cell| (cell, digit)).collect();
                    let explain = || explain(sets, stem, &petals, (digit, &chosen));
                    each(&Instance::eliminating(ID, &lost, &explain))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
