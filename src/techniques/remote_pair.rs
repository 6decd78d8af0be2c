//! Remote pairs.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Link, Role, Template, docs};

use crate::cell_set::CellSet;
use crate::deduction::{mark_candidates, sorted_unique};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// A chain of cells with the same two candidates, each of which sees the next: the two ends
    /// contain one digit each.
    ///
    /// # How it works
    ///
    /// Two cells that have the same two candidates and see each other contain one of the digits
    /// each. Along a chain of such cells, the two digits alternate. If the number of cells is even,
    /// the first and the last cell contain one digit each, so both digits are removed from every
    /// cell that sees these two. A chain has at least four cells; two cells are a naked pair. For
    /// each pair of ends, the shortest chain is reported.
    ///
    /// # References
    ///
    /// Sudopedia, "Remote Pairs".
    const DOCS;
}

const ID: &str = "remote-pair";

static TURNS: Template = Template {
    id: ID,
    text: "Along {cells} the digits {digits} take turns, so {ends} hold one each: both digits are removed from the cells that see these two.",
};

pub(crate) struct RemotePair;

/// The cells with the same two candidates, grouped by their distance from `start` in steps between
/// peers.
fn search_layers(context: &Context<'_>, pair: &CellSet, start: usize) -> Vec<CellSet> {
    let mut layers = vec![CellSet::from_cells(context.shape(), [start])];
    let mut unvisited = *pair - layers[0];
    loop {
        let mut next = CellSet::empty(context.shape());
        for cell in layers[layers.len() - 1].iter() {
            next |= *context.peers(cell) & unvisited;
        }
        if next.is_empty() {
            return layers;
        }
        unvisited -= next;
        layers.push(next);
    }
}

fn explain(
    context: &Context<'_>,
    digits: Digits,
    layers: &[CellSet],
    ends: [usize; 2],
    distance: usize,
) -> Explanation {
    let mut cells = vec![ends[1]];
    for layer in layers[..distance].iter().rev() {
        let last = cells[cells.len() - 1];
        cells.extend(layer.iter().find(|cell| context.sees(*cell, last)));
    }
    cells.reverse();
    let arguments = vec![
        ("cells", Argument::Cells(cells.clone())),
        ("digits", Argument::Digits(digits)),
        ("ends", Argument::Cells(ends.to_vec())),
    ];
    let mut explanation = Explanation::new(&TURNS, arguments);
    let [Some(one), Some(other)] = [digits.nth(0), digits.nth(1)] else {
        return explanation;
    };
    // It is open which end holds which digit, so the two cases are drawn as two colors.
    for (place, &cell) in cells.iter().enumerate() {
        let [first, second] = if place % 2 == 0 {
            [one, other]
        } else {
            [other, one]
        };
        explanation = mark_candidates(explanation, Role::First, [(cell, first)]);
        explanation = mark_candidates(explanation, Role::Second, [(cell, second)]);
    }
    let link = |from, to, strong| Link { from, to, strong };
    for (place, &cell) in cells.iter().enumerate() {
        explanation
            .links
            .push(link((cell, one), (cell, other), true));
        if let Some(&next) = cells.get(place + 1) {
            for digit in digits {
                explanation
                    .links
                    .push(link((cell, digit), (next, digit), false));
            }
        }
    }
    explanation
}

impl Technique for RemotePair {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "Remote pair", Family::Chains, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let two = context.bivalue_cells();
        for (place, &start) in two.iter().enumerate() {
            let digits = context.candidates(start);
            let has_same_pair = |cell: &usize| context.candidates(*cell) == digits;
            let pair =
                CellSet::from_cells(context.shape(), two.iter().copied().filter(has_same_pair));
            if !two[place + 1..].iter().any(has_same_pair) || pair.len() < 4 {
                continue;
            }
            let layers = search_layers(context, &pair, start);
            for (distance, layer) in layers.iter().enumerate().skip(3).step_by(2) {
                for end in layer.iter().filter(|end| *end > start) {
                    let eliminations = sorted_unique(digits.iter().flat_map(|digit| {
                        let seen = context.seen_by_all(digit, [start, end]);
                        seen.iter()
                            .map(move |cell| (cell, digit))
                            .collect::<Vec<_>>()
                    }));
                    if eliminations.is_empty() {
                        continue;
                    }
                    let explain = || explain(context, digits, &layers, [start, end], distance);
                    visit(&Instance::eliminating(ID, &eliminations, &explain))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
