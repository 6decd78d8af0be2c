//! Aligned pair exclusion (APE).

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{mark_candidates, mark_cells};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Removes a candidate of a cell if every combination with the candidates of a second cell is
    /// impossible.
    ///
    /// # How it works
    ///
    /// Take two blank cells and try all pairs of their candidates. A pair is impossible if both
    /// digits are equal and the two cells see each other, or if the two digits are the only
    /// candidates of a third cell that sees both cells, because that cell would be left without a
    /// candidate. A candidate of one cell that can be combined with no candidate of the other is
    /// removed.
    ///
    /// Every pair of cells with at least two candidates each is reported once, with all its
    /// eliminations.
    ///
    /// # References
    ///
    /// Found by players in 2005; in this form, in which the third cell has two candidates, in
    /// Sudoku Explainer.
    const DOCS;
}

const ID: &str = "aligned-pair-exclusion";

static EXCLUSION: Template = Template {
    id: ID,
    text: "{count|The cell|Each of the cells} {cells} has only two candidates and sees both {one} and {other}. So {one} and {other} cannot take both candidates of {count|this cell|one of these cells}, because that cell would then have no candidate left.{together|| Nor can they be the same digit, because they see each other.} Every combination of a candidate of {one} with a candidate of {other} that contains {lost_count||one of }{lost} breaks one of these rules, as the list below shows. So {lost_count|this candidate|these candidates} can be removed.",
};

pub(crate) struct AlignedPairExclusion;

impl Technique for AlignedPairExclusion {
    fn info(&self) -> TechniqueInfo {
        let name = "Aligned pair exclusion";
        TechniqueInfo::new(ID, name, Family::AlmostLockedSets, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let bivalue_cells = context.bivalue_cells();
        let has_several_candidates = |cell: &usize| context.candidates(*cell).len() >= 2;
        let cells: Vec<usize> = context
            .position()
            .blanks()
            .filter(has_several_candidates)
            .collect();
        let mut bivalue_peers: Vec<Vec<usize>> = vec![Vec::new(); context.shape().cells()];
        for &cell in &cells {
            let sees = |other: &&usize| context.sees(cell, **other);
            bivalue_peers[cell] = bivalue_cells.iter().filter(sees).copied().collect();
        }
        for (i, &one) in cells.iter().enumerate() {
            for &other in &cells[i + 1..] {
                let is_common_peer = |cell: &&usize| context.sees(other, **cell);
                let excluding_cells: Vec<usize> = bivalue_peers[one]
                    .iter()
                    .filter(is_common_peer)
                    .copied()
                    .collect();
                if !excluding_cells.is_empty() {
                    examine_pair(context, one, other, &excluding_cells, visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Passes an instance to `visit` if a candidate of one of the two cells can be combined with no candidate of the other.
/// `excluding_cells` are the bivalue cells that see both.
fn examine_pair(
    context: &Context<'_>,
    one: usize,
    other: usize,
    excluding_cells: &[usize],
    visit: &mut InstanceVisitor<'_>,
) -> ControlFlow<()> {
    let are_peers = context.sees(one, other);
    // The candidates among `of_other` that remain if the other cell holds `digit`.
    let remaining_candidates = |digit: u8, of_other: Digits| {
        let mut remaining = of_other;
        if are_peers {
            remaining.remove(digit);
        }
        for &cell in excluding_cells {
            let pair_digits = context.candidates(cell);
            if pair_digits.contains(digit) {
                remaining -= pair_digits - Digits::only(digit);
            }
        }
        remaining
    };
    let candidates_of = [one, other].map(|cell| context.candidates(cell));
    let eliminations: Vec<(usize, u8)> = [
        (one, candidates_of[0], candidates_of[1]),
        (other, candidates_of[1], candidates_of[0]),
    ]
    .into_iter()
    .flat_map(|(cell, candidates, other_candidates)| {
        let is_excluded =
            move |digit: &u8| remaining_candidates(*digit, other_candidates).is_empty();
        candidates
            .iter()
            .filter(is_excluded)
            .map(move |digit| (cell, digit))
    })
    .collect();
    if eliminations.is_empty() {
        return ControlFlow::Continue(());
    }
    let explain = || {
        // The bivalue cells that are needed for an elimination.
        let is_used = |cell: &usize| {
            let pair_digits = context.candidates(*cell);
            eliminations.iter().any(|&(eliminated_cell, digit)| {
                let other_candidates =
                    context.candidates(if eliminated_cell == one { other } else { one });
                pair_digits.contains(digit)
                    && !((pair_digits - Digits::only(digit)) & other_candidates).is_empty()
            })
        };
        let used_cells: Vec<usize> = excluding_cells.iter().copied().filter(is_used).collect();
        let arguments = vec![
            ("one", Argument::Cell(one)),
            ("other", Argument::Cell(other)),
            ("cells", Argument::Cells(used_cells.clone())),
            ("count", Argument::Number(used_cells.len() as u64)),
            ("together", Argument::Number(if are_peers { 2 } else { 1 })),
            ("lost", Argument::Candidates(eliminations.clone())),
            ("lost_count", Argument::Number(eliminations.len() as u64)),
        ];
        let explanation = Explanation::new(&EXCLUSION, arguments);
        let explanation = mark_cells(explanation, Role::First, [one, other]);
        let pattern = (used_cells.iter())
            .flat_map(|&cell| (context.candidates(cell).iter()).map(move |digit| (cell, digit)));
        mark_candidates(explanation, Role::Pattern, pattern)
    };
    visit(&Instance::eliminating(ID, &eliminations, &explain))
}
