//! XY-chains.

use std::ops::ControlFlow;

use sudoku_search::docs;

use crate::cell_set::CellSet;
use crate::chain::{self, CandidateChain};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// In a chain of cells with two candidates each, every cell sees the next one: at least one end
    /// of the chain contains a certain digit.
    ///
    /// # How it works
    ///
    /// If the first cell does not contain the digit, it contains its other candidate; so the second
    /// cell, which sees the first and shares that candidate, contains its other candidate; and so
    /// on to the last cell, which contains the digit that the first cell lacks. At least one of the
    /// two ends therefore contains that digit, and the digit is removed from every cell that sees
    /// both ends. A chain has at least three cells (an XY-wing); two cells are a naked pair. For
    /// each pair of ends and each digit, the shortest chain is reported, and shorter chains come
    /// first. A chain enters no cell twice by the same digit.
    ///
    /// # References
    ///
    /// Sudopedia, "XY-Chain".
    const DOCS;
}

const ID: &str = "xy-chain";

pub(crate) struct XyChain;

/// A cell and the digit that it holds, as (cell, digit).
type CellValue = (usize, u8);

/// The candidate other than `digit` of a bivalue cell.
fn other_candidate(context: &Context<'_>, cell: usize, digit: u8) -> u8 {
    let mut remaining_digits = context.candidates(cell);
    remaining_digits.remove(digit);
    remaining_digits.first().unwrap_or(digit)
}

/// Breadth-first search from the assumption that the bivalue cell `start` does not hold `digit`.
/// Each layer lists, in ascending order, the cells that are one link farther and the digits they
/// hold. `bivalue_with[d - 1]` is the set of bivalue cells with the candidate `d`.
fn search_layers(
    context: &Context<'_>,
    bivalue_with: &[CellSet],
    (start, digit): CellValue,
) -> Vec<Vec<CellValue>> {
    let first_value = (start, other_candidate(context, start, digit));
    let mut visited = vec![CellSet::empty(context.shape()); bivalue_with.len()];
    visited[usize::from(first_value.1) - 1].insert(start);
    let mut layers = vec![vec![first_value]];
    loop {
        let mut next_layer = Vec::new();
        for &(cell, digit) in &layers[layers.len() - 1] {
            for peer in (*context.peers(cell) & bivalue_with[usize::from(digit) - 1]).iter() {
                let value = other_candidate(context, peer, digit);
                if !visited[usize::from(value) - 1].contains(peer) {
                    visited[usize::from(value) - 1].insert(peer);
                    next_layer.push((peer, value));
                }
            }
        }
        if next_layer.is_empty() {
            return layers;
        }
        next_layer.sort_unstable();
        layers.push(next_layer);
    }
}

/// The shortest chain of `length` cells between two cells, of which at least one holds the digit.
fn chain(
    context: &Context<'_>,
    bivalue_with: &[CellSet],
    digit: u8,
    ends: [usize; 2],
    length: usize,
) -> CandidateChain {
    let layers = search_layers(context, bivalue_with, (ends[0], digit));
    let mut node = (ends[1], digit);
    let mut chain = vec![node];
    for layer in layers[..length - 1].iter().rev() {
        let digit = other_candidate(context, node.0, node.1);
        chain.push((node.0, digit));
        let is_previous = |value: &&CellValue| value.1 == digit && context.sees(value.0, node.0);
        if let Some(&previous) = layer.iter().find(is_previous) {
            node = previous;
            chain.push(node);
        }
    }
    chain.push((ends[0], digit));
    chain.reverse();
    chain
}

impl Technique for XyChain {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "XY-chain", Family::Chains, DOCS)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let mut bivalue_with = vec![CellSet::empty(context.shape()); context.shape().side()];
        for &cell in context.bivalue_cells() {
            for digit in context.candidates(cell) {
                bivalue_with[usize::from(digit) - 1].insert(cell);
            }
        }
        let mut chains = Vec::new();
        for &start in context.bivalue_cells() {
            for digit in context.candidates(start) {
                let layers = search_layers(context, &bivalue_with, (start, digit));
                for (index, layer) in layers.iter().enumerate().skip(2) {
                    let ends = layer.iter().filter(|end| end.0 > start && end.1 == digit);
                    chains.extend(ends.map(|end| (index + 1, digit, [start, end.0])));
                }
            }
        }
        chains.sort_unstable();
        for (length, digit, ends) in chains {
            let eliminations = context.seen_by_all(digit, ends);
            let eliminations: Vec<_> = eliminations.iter().map(|cell| (cell, digit)).collect();
            if !eliminations.is_empty() {
                let explain =
                    || chain::explain(&chain(context, &bivalue_with, digit, ends, length));
                visit(&Instance::eliminating(ID, &eliminations, &explain))?;
            }
        }
        ControlFlow::Continue(())
    }
}
