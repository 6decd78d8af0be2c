//! X-chains.

use std::ops::ControlFlow;

use sudoku_search::docs;

use crate::cell_set::CellSet;
use crate::chain::{self, CandidateChain};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// Strong and weak links of one digit in turn: one end of the chain is it.
    ///
    /// # How it works
    ///
    /// If the first place is not the digit, the second is, for a house has only these two; so the
    /// third, which sees the second, is not; and so on to the last, which is. So one of the two ends
    /// is the digit, and it goes from every cell that sees both. A chain has four places at least:
    /// with two it is locked candidates. For each pair of ends the shortest chain is told, shorter
    /// ones first, those of four among them, which have names of their own (skyscraper, two-string
    /// kite, turbot fish). No place is taken twice as what is, nor twice as what is not the digit.
    ///
    /// # References
    ///
    /// Sudopedia, "X-Chain".
    const DOCS;
}

const ID: &str = "x-chain";

pub(crate) struct XChain;

/// Breadth-first search from the assumption that `start` is not the digit. The layers alternate
/// between cells that are not the digit (beginning with `start`) and cells that are.
fn search_layers(context: &Context<'_>, digit: u8, start: usize) -> Vec<CellSet> {
    let none = CellSet::empty(context.shape());
    let mut layers = vec![CellSet::from_cells(context.shape(), [start])];
    let mut seen = [layers[0], none];
    loop {
        let last = layers[layers.len() - 1];
        let on = layers.len() % 2;
        let mut next = none;
        if on == 1 {
            for link in context.strong_links(digit) {
                for (from, to) in link.directions() {
                    if last.contains(from) {
                        next.insert(to);
                    }
                }
            }
        } else {
            for cell in last.iter() {
                next |= *context.peers(cell) & *context.cells_with(digit);
            }
        }
        next -= seen[on];
        if next.is_empty() {
            return layers;
        }
        seen[on] |= next;
        layers.push(next);
    }
}

/// The shortest chain of `length` links between two cells. Among several chains, the one whose
/// cells are lowest, compared from the far end.
fn chain(context: &Context<'_>, digit: u8, ends: [usize; 2], length: usize) -> CandidateChain {
    let layers = search_layers(context, digit, ends[0]);
    let mut chain = vec![(ends[1], digit)];
    let mut at = ends[1];
    for place in (0..length).rev() {
        let joined = |cell: &usize| {
            let links = || context.strong_links(digit).iter();
            match place % 2 {
                0 => links().any(|link| link.directions().contains(&(*cell, at))),
                _ => context.sees(*cell, at),
            }
        };
        if let Some(before) = layers[place].iter().find(joined) {
            at = before;
            chain.push((at, digit));
        }
    }
    chain.reverse();
    chain
}

impl Technique for XChain {
    fn about(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "X-chain", Family::Chains, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let mut found = Vec::new();
        for digit in context.digits() {
            let links = context.strong_links(digit).iter();
            let starts = CellSet::from_cells(context.shape(), links.flat_map(|link| link.ends()));
            for start in starts.iter() {
                let layers = search_layers(context, digit, start);
                for (length, layer) in layers.iter().enumerate().skip(3).step_by(2) {
                    let beyond = |end: &usize| *end > start;
                    let ends = layer.iter().filter(beyond);
                    found.extend(ends.map(|end| (length, digit, [start, end])));
                }
            }
        }
        found.sort_unstable();
        for (length, digit, ends) in found {
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
