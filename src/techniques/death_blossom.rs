//! Death blossom: a stem cell with an almost locked set for each of its candidates.

use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Message, Role, Template, docs};

use crate::almost_locked::{AlmostLockedSets, mark_sets};
use crate::cell_set::CellSet;
use crate::deduction::{mark_candidates, mark_cells};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Whichever candidate of a cell is true, an almost locked set loses that digit and then
    /// contains all its other digits, among them a digit that all these sets share.
    ///
    /// # How it works
    ///
    /// Each candidate of a cell (the *stem*) has an almost locked set (a *petal*; see ALS-XZ) in
    /// which the stem sees all places of that candidate. Whichever digit the stem contains, the
    /// petal of that digit lacks the digit and contains all its other digits. A digit that all
    /// petals have, and the stem does not, is thus in at least one of the petals, and is removed
    /// from all cells that see all its places there.
    ///
    /// Petals may share cells. For each stem and digit, a choice of petals is reported if no other
    /// choice allows all of its eliminations; the petals are the smallest ones with these
    /// eliminations. In grids larger than 9×9, petals have at most four cells.
    ///
    /// # References
    ///
    /// Found by players on the forums of sudoku.com in 2005.
    const DOCS;
}

const ID: &str = "death-blossom";

static BLOSSOM: Template = Template {
    id: ID,
    text: "{cell} contains one of its candidates {digits}. In each of these cases, it follows link by link that another cell is {digit}. {petals} So {further||at least one of |at least one of }{ends} is {digit}, and {digit} can be removed from every cell that sees {further||both of |all of }{ends}.",
};

static PETAL: Template = Template {
    id: "death-blossom-petal",
    text: "If {cell} is {lost}, {count||one of }{cells} is {digit}.",
};

/// The ids of the arguments that contain the inferences and the cells of the set of each case.
const CASE_IDS: [(&str, &str); 9] = [
    ("if1", "set1"),
    ("if2", "set2"),
    ("if3", "set3"),
    ("if4", "set4"),
    ("if5", "set5"),
    ("if6", "set6"),
    ("if7", "set7"),
    ("if8", "set8"),
    ("if9", "set9"),
];

pub(crate) struct DeathBlossom;

/// A choice of petals: the cells that lose the digit, and the chosen petals (indices of sets), one
/// for each of the first candidates of the stem.
type PetalChoice = (CellSet, Vec<usize>);

/// Adds `choice` to the list, unless a choice in the list eliminates the digit from all cells from which
/// `choice` eliminates it. Removes the choices whose eliminations are a subset of the eliminations of
/// `choice`.
fn add_maximal(choices: &mut Vec<PetalChoice>, choice: PetalChoice) {
    if !choice.0.is_empty() && !choices.iter().any(|(other, _)| choice.0.is_subset(other)) {
        choices.retain(|(other, _)| !other.is_subset(&choice.0));
        choices.push(choice);
    }
}

/// The choices of petals whose sets of eliminations for the digit are maximal. `petals` lists, for each
/// candidate of the stem, the sets that can be its petal.
fn petal_choices(
    context: &Context<'_>,
    sets: &AlmostLockedSets,
    petals: &[(u8, Vec<usize>)],
    digit: u8,
) -> Vec<PetalChoice> {
    let mut choices: Vec<PetalChoice> = vec![(*context.cells_with(digit), Vec::new())];
    for (_, petals) in petals {
        let mut petals_with_digit = Vec::new();
        for &petal in petals {
            if sets.sets()[petal].digits.contains(digit) {
                add_maximal(
                    &mut petals_with_digit,
                    (sets.node_of(petal, digit).seen, vec![petal]),
                );
            }
        }
        let mut extended_choices = Vec::new();
        for (cells, chosen) in &choices {
            for (seen, petal) in &petals_with_digit {
                add_maximal(
                    &mut extended_choices,
                    (*cells & *seen, [&chosen[..], petal].concat()),
                );
            }
        }
        choices = extended_choices;
    }
    choices
}

fn explain(
    sets: &AlmostLockedSets,
    stem: usize,
    petals: &[(u8, Vec<usize>)],
    (digit, chosen): (u8, &[usize]),
) -> Explanation {
    let petal_messages = chosen.iter().zip(petals).map(|(&petal, (stem_digit, _))| {
        let places = sets.node_of(petal, digit).cells;
        let arguments = vec![
            ("cell", Argument::Cell(stem)),
            ("lost", Argument::Digit(*stem_digit)),
            ("cells", Argument::Cells(places.iter().collect())),
            ("count", Argument::Number(places.iter().count() as u64)),
            ("digit", Argument::Digit(digit)),
        ];
        Arc::new(Message::new(&PETAL, arguments))
    });
    let stem_digits: Digits = petals.iter().map(|(stem_digit, _)| *stem_digit).collect();
    let mut end_cells: Vec<usize> = (chosen.iter())
        .flat_map(|&petal| sets.node_of(petal, digit).cells.iter())
        .collect();
    end_cells.sort_unstable();
    end_cells.dedup();
    let mut arguments = vec![
        ("cell", Argument::Cell(stem)),
        ("digits", Argument::Digits(stem_digits)),
        ("further", Argument::Number(end_cells.len() as u64 - 1)),
        ("ends", Argument::Cells(end_cells)),
        ("petals", Argument::Messages(petal_messages.collect())),
        ("digit", Argument::Digit(digit)),
    ];
    for ((&petal, (stem_digit, _)), (case_id, set_id)) in chosen.iter().zip(petals).zip(CASE_IDS) {
        let node_of = |digit, is_true| {
            let cells = sets.node_of(petal, digit).cells.iter().collect();
            (cells, digit, is_true)
        };
        let links = vec![
            (vec![stem], *stem_digit, true),
            node_of(*stem_digit, false),
            node_of(digit, true),
        ];
        arguments.extend([
            (case_id, Argument::Chain(links)),
            (set_id, sets.cells_argument(petal)),
        ]);
    }
    let explanation = mark_cells(Explanation::new(&BLOSSOM, arguments), Role::Focus, [stem]);
    let mut explanation = mark_sets(explanation, sets, chosen);
    for (&petal, (stem_digit, _)) in chosen.iter().zip(petals) {
        let node = sets.node_of(petal, *stem_digit);
        let petal_candidates = node
            .candidates()
            .chain(sets.node_of(petal, digit).candidates());
        explanation = mark_candidates(explanation, Role::Pattern, petal_candidates);
        let mut link = node.link(node, false);
        link.from = (stem, *stem_digit);
        explanation.links.push(link);
    }
    explanation
}

impl Technique for DeathBlossom {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "Death blossom", Family::AlmostLockedSets, DOCS).for_sides(4, 16)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        if context.shape().side() > 16 {
            return ControlFlow::Continue(());
        }
        let sets = context.almost_locked();
        for stem in context.position().blanks() {
            let candidates = context.candidates(stem);
            let petals: Vec<(u8, Vec<usize>)> = candidates
                .iter()
                .map(|digit| {
                    let is_petal = |set: &usize| {
                        sets.sets()[*set].digits.contains(digit)
                            && sets.node_of(*set, digit).seen.contains(stem)
                    };
                    (digit, (0..sets.sets().len()).filter(is_petal).collect())
                })
                .collect();
            if petals.len() < 2 || petals.iter().any(|(_, petals)| petals.is_empty()) {
                continue;
            }
            for digit in context
                .digits()
                .filter(|digit| !candidates.contains(*digit))
            {
                for (cells, chosen) in petal_choices(context, sets, &petals, digit) {
                    let eliminations: Vec<_> = cells.iter().map(|cell| (cell, digit)).collect();
                    let explain = || explain(sets, stem, &petals, (digit, &chosen));
                    visit(&Instance::eliminating(ID, &eliminations, &explain))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
