//! X-chains.

use std::ops::ControlFlow;

use sudoku_search::docs;

use crate::cell_set::CellSet;
use crate::chain::{self, CandidateChain};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// A chain of alternating strong and weak links of one digit: at least one end of the chain
    /// contains the digit.
    ///
    /// # How it works
    ///
    /// If the first place does not contain the digit, the second does, because their house has only
    /// these two places; so the third place, which sees the second, does not; and so on to the last
    /// place, which does. At least one of the two ends therefore contains the digit, and the digit
    /// is removed from every cell that sees both ends. A chain has at least four places; two places
    /// are locked candidates. For each pair of ends, the shortest chain is reported, and shorter
    /// chains come first, including the chains of four places that have a name of their own
    /// (skyscraper, two-string kite, turbot fish). A chain uses no place twice with the same truth
    /// value.
    ///
    /// # References
    ///
    /// Sudopedia, "X-Chain".
    const DOCS;
}

const ID: &str = "x-chain";

pub(crate) struct XChain;

/// The layers of a breadth-first search from the assumption that the cell `start` does not hold the digit.
/// Layers of cells that do not hold the digit, beginning with `start`, alternate with layers of cells that
/// hold it.
fn search_layers(context: &Context<'_>, digit: u8, start: usize) -> Vec<CellSet> {
    let no_cells = CellSet::empty(context.shape());
    let mut layers = vec![CellSet::from_cells(context.shape(), [start])];
    let mut visited = [layers[0], no_cells];
    loop {
        let last_layer = layers[layers.len() - 1];
        let parity = layers.len() % 2;
        let mut next_layer = no_cells;
        if parity == 1 {
            for link in context.strong_links(digit) {
                for (from, to) in link.directions() {
                    if last_layer.contains(from) {
                        next_layer.insert(to);
                    }
                }
            }
        } else {
            for cell in last_layer.iter() {
                next_layer |= *context.peers(cell) & *context.cells_with(digit);
            }
        }
        next_layer -= visited[parity];
        if next_layer.is_empty() {
            return layers;
        }
        visited[parity] |= next_layer;
        layers.push(next_layer);
    }
}

/// The shortest chain of `length` links between two cells. If there are several, the chain with the lowest
/// cell indices is chosen, compared from the second end.
fn chain(context: &Context<'_>, digit: u8, ends: [usize; 2], length: usize) -> CandidateChain {
    let layers = search_layers(context, digit, ends[0]);
    let mut chain = vec![(ends[1], digit)];
    let mut current = ends[1];
    for index in (0..length).rev() {
        let is_linked = |cell: &usize| {
            let links = || context.strong_links(digit).iter();
            match index % 2 {
                0 => links().any(|link| link.directions().contains(&(*cell, current))),
                _ => context.sees(*cell, current),
            }
        };
        if let Some(previous) = layers[index].iter().find(is_linked) {
            current = previous;
            chain.push((current, digit));
        }
    }
    chain.reverse();
    chain
}

impl Technique for XChain {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "X-chain", Family::Chains, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let mut chains = Vec::new();
        for digit in context.digits() {
            let links = context.strong_links(digit).iter();
            let starts = CellSet::from_cells(context.shape(), links.flat_map(|link| link.ends()));
            for start in starts.iter() {
                let layers = search_layers(context, digit, start);
                for (length, layer) in layers.iter().enumerate().skip(3).step_by(2) {
                    let is_beyond = |end: &usize| *end > start;
                    let ends = layer.iter().filter(is_beyond);
                    chains.extend(ends.map(|end| (length, digit, [start, end])));
                }
            }
        }
        chains.sort_unstable();
        for (length, digit, ends) in chains {
            let eliminations = context.seen_by_all(digit, ends);
            let eliminations: Vec<_> = eliminations.iter().map(|cell| (cell, digit)).collect();
            if !eliminations.is_empty() {
                let explain = || chain::explain(&chain(context, digit, ends, length));
                visit(&Instance::eliminating(ID, &eliminations, &explain))?;
            }
        }
        ControlFlow::Continue(())
    }
}
