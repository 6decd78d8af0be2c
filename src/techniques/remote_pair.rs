//! Remote pairs.

use std::ops::ControlFlow;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Link, Role, Template, docs};

use crate::cell_set::CellSet;
use crate::deduction::{mark_candidates, sorted_unique};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// In a chain of cells with the same two candidates, each cell sees the next one: the two ends
    /// contain different digits.
    ///
    /// # How it works
    ///
    /// Two cells that have the same two candidates and see each other contain different digits.
    /// Along a chain of such cells, the two digits alternate. If the number of cells is even, the
    /// first and the last cell contain different digits, so both digits are removed from every cell
    /// that sees these two. A chain has at least four cells; two cells are a naked pair. For
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
    text: "Each of the cells {cells} has only the candidates {digits}, and consecutive cells share a row, column or box. So the two digits alternate along these cells. The number of these cells is even, so the ends {ends} contain different digits. Both digits can be removed from every cell that sees both ends.",
};

pub(crate) struct RemotePair;

/// The layers of a breadth-first search from `start` through the cells of `pair_cells`: layer `n` contains
/// the cells that are `n` steps between peers away from `start`.
fn search_layers(context: &Context<'_>, pair_cells: &CellSet, start: usize) -> Vec<CellSet> {
    let mut layers = vec![CellSet::from_cells(context.shape(), [start])];
    let mut unvisited = *pair_cells - layers[0];
    loop {
        let mut next_layer = CellSet::empty(context.shape());
        for cell in layers[layers.len() - 1].iter() {
            next_layer |= *context.peers(cell) & unvisited;
        }
        if next_layer.is_empty() {
            return layers;
        }
        unvisited -= next_layer;
        layers.push(next_layer);
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
        let last_cell = cells[cells.len() - 1];
        cells.extend(layer.iter().find(|cell| context.sees(*cell, last_cell)));
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
    for (index, &cell) in cells.iter().enumerate() {
        let [first, second] = if index % 2 == 0 {
            [one, other]
        } else {
            [other, one]
        };
        explanation = mark_candidates(explanation, Role::First, [(cell, first)]);
        explanation = mark_candidates(explanation, Role::Second, [(cell, second)]);
    }
    let link = |from, to, strong| Link { from, to, strong };
    for (index, &cell) in cells.iter().enumerate() {
        explanation
            .links
            .push(link((cell, one), (cell, other), true));
        if let Some(&next) = cells.get(index + 1) {
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
        let bivalue_cells = context.bivalue_cells();
        for (index, &start) in bivalue_cells.iter().enumerate() {
            let digits = context.candidates(start);
            let has_same_pair = |cell: &usize| context.candidates(*cell) == digits;
            let pair_cells = CellSet::from_cells(
                context.shape(),
                bivalue_cells.iter().copied().filter(has_same_pair),
            );
            if !bivalue_cells[index + 1..].iter().any(has_same_pair) || pair_cells.len() < 4 {
                continue;
            }
            let layers = search_layers(context, &pair_cells, start);
            for (distance, layer) in layers.iter().enumerate().skip(3).step_by(2) {
                for end in layer.iter().filter(|end| *end > start) {
                    let eliminations = sorted_unique(digits.iter().flat_map(|digit| {
                        let seen_cells = context.seen_by_all(digit, [start, end]);
                        seen_cells
                            .iter()
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
