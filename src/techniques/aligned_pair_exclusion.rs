//! Aligned pair exclusion.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{mark_candidates, mark_cells};
use crate::{About, Context, Each, Family, Instance, Technique};

docs! {
    /// A candidate of a cell that no candidate of another one goes with is not in a solution.
    ///
    /// # How it works
    ///
    /// Take two blank cells and try their candidates together. Where the two see each other they
    /// are not the same digit. Nor are they the two candidates of a cell that both see, which would
    /// have none left. A candidate of the one that allows none of the other goes.
    ///
    /// Every pair of cells with two or more candidates each is told once, with all that goes from
    /// it.
    ///
    /// # References
    ///
    /// Found by players in 2005; as here, with cells of two candidates, in Sudoku Explainer.
    const DOCS;
}

const ID: &str = "aligned-pair-exclusion";

static EXCLUSION: Template = Template {
    id: ID,
    text: "{one} and {other} cannot be the two candidates of {cells}, which both see{together||, nor be the same}: no choice with {lost} is left.",
};

pub(crate) struct AlignedPairExclusion;

impl Technique for AlignedPairExclusion {
    fn about(&self) -> About {
        let name = "Aligned pair exclusion";
        About::new(ID, name, Family::AlmostLockedSets, DOCS)
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let bivalue = context.bivalue();
        let large = |cell: &usize| context.candidates(*cell).len() >= 2;
        let cells: Vec<usize> = context.position().blanks().filter(large).collect();
        let mut by_cell: Vec<Vec<usize>> = vec![Vec::new(); context.shape().cells()];
        for &cell in &cells {
            let sees = |other: &&usize| context.sees(cell, **other);
            by_cell[cell] = bivalue.iter().filter(sees).copied().collect();
        }
        for (at, &one) in cells.iter().enumerate() {
            for &other in &cells[at + 1..] {
                let common = |cell: &&usize| context.sees(other, **cell);
                let excluding: Vec<usize> = by_cell[one].iter().filter(common).copied().collect();
                if !excluding.is_empty() {
                    pair(context, one, other, &excluding, each)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Looks at two cells and the cells with two candidates that both see.
fn pair(
    context: &Context<'_>,
    one: usize,
    other: usize,
    excluding: &[usize],
    each: &mut Each<'_>,
) -> ControlFlow<()> {
    let together = context.sees(one, other);
    // The candidates that a candidate of the one cell leaves to the other.
    let left = |digit: u8, of_other: Digits| {
        let mut left = of_other;
        if together {
            left.remove(digit);
        }
        for &cell in excluding {
            let two = context.candidates(cell);
            if two.contains(digit) {
                left -= two - Digits::only(digit);
            }
        }
        left
    };
    let of = [one, other].map(|cell| context.candidates(cell));
    let lost: Vec<(usize, u8)> = [(one, of[0], of[1]), (other, of[1], of[0])]
        .into_iter()
        .flat_map(|(cell, own, others)| {
            let goes = move |digit: &u8| left(*digit, others).is_empty();
            own.iter().filter(goes).map(move |digit| (cell, digit))
        })
        .collect();
    if lost.is_empty() {
        return ControlFlow::Continue(());
    }
    let explain = || {
        // Those that exclude something of what goes.
        let used = |cell: &usize| {
            let two = context.candidates(*cell);
            lost.iter().any(|&(at, digit)| {
                let others = context.candidates(if at == one { other } else { one });
                two.contains(digit) && !((two - Digits::only(digit)) & others).is_empty()
            })
        };
        let used: Vec<usize> = excluding.iter().copied().filter(used).collect();
        let arguments = vec![
            ("one", Argument::Cell(one)),
            ("other", Argument::Cell(other)),
            ("cells", Argument::Cells(used.clone())),
            ("together", Argument::Number(if together { 2 } else { 1 })),
            ("lost", Argument::Candidates(lost.clone())),
        ];
        let explanation = Explanation::new(&EXCLUSION, arguments);
        let explanation = mark_cells(explanation, Role::First, [one, other]);
        let pattern = (used.iter())
            .flat_map(|&cell| (context.candidates(cell).iter()).map(move |digit| (cell, digit)));
        mark_candidates(explanation, Role::Pattern, pattern)
    };
    each(&Instance::eliminating(ID, &lost, &explain))
}
