//! XY-chains.

use std::ops::ControlFlow;

use sudoku_search::docs;

use crate::cells::Cells;
use crate::chain::{self, Chain};
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// Cells with two candidates, each in sight of the next: one end of the chain is the digit.
    ///
    /// # How it works
    ///
    /// If the first cell is not some digit, it is its other one; so the second cell, which sees it
    /// and has that one too, is its other one; and so on to the last cell, which is the digit that
    /// the first was not. So one of the two ends is that digit, and it goes from every cell that
    /// sees both. A chain has three cells at least (an XY-wing): with two it is a naked pair. For
    /// each pair of ends and each digit the shortest chain is told, shorter ones first. No cell is
    /// entered twice by the same digit.
    ///
    /// # References
    ///
    /// Sudopedia, "XY-Chain".
    const DOCS;
}

const ID: &str = "xy-chain";

pub(crate) struct XyChain;

/// A cell and the digit it is.
type Truth = (usize, u8);

/// The other of the two candidates.
fn other(context: &Context<'_>, cell: usize, digit: u8) -> u8 {
    let mut rest = context.candidates(cell);
    rest.remove(digit);
    rest.first().unwrap_or(digit)
}

/// What follows if a cell of two candidates is not a digit: the cells and what they are, one more
/// cell away each time, ascending.
fn follow(context: &Context<'_>, two: &[Cells], (start, digit): Truth) -> Vec<Vec<Truth>> {
    let first = (start, other(context, start, digit));
    let mut seen = vec![Cells::empty(context.shape()); two.len()];
    seen[usize::from(first.1) - 1].insert(start);
    let mut layers = vec![vec![first]];
    loop {
        let mut next = Vec::new();
        for &(cell, digit) in &layers[layers.len() - 1] {
            for seer in (*context.peers(cell) & two[usize::from(digit) - 1]).iter() {
                let is = other(context, seer, digit);
                if !seen[usize::from(is) - 1].contains(seer) {
                    seen[usize::from(is) - 1].insert(seer);
                    next.push((seer, is));
                }
            }
        }
        if next.is_empty() {
            return layers;
        }
        next.sort_unstable();
        layers.push(next);
    }
}

/// The shortest chain, of so many cells, from a cell that is not a digit to one that then is.
fn chain(
    context: &Context<'_>,
    two: &[Cells],
    digit: u8,
    ends: [usize; 2],
    length: usize,
) -> Chain {
    let layers = follow(context, two, (ends[0], digit));
    let mut at = (ends[1], digit);
    let mut chain = vec![at];
    for layer in layers[..length - 1].iter().rev() {
        let by = other(context, at.0, at.1);
        chain.push((at.0, by));
        let before = |truth: &&Truth| truth.1 == by && context.sees(truth.0, at.0);
        if let Some(&before) = layer.iter().find(before) {
            at = before;
            chain.push(at);
        }
    }
    chain.push((ends[0], digit));
    chain.reverse();
    chain
}

impl Technique for XyChain {
    fn about(&self) -> About {
        About::new(ID, "XY-chain", Family::Chains, DOCS).hodoku(Level::Unfair, 260)
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let mut two = vec![Cells::empty(context.shape()); context.shape().side()];
        for &cell in context.bivalue() {
            for digit in context.candidates(cell) {
                two[usize::from(digit) - 1].insert(cell);
            }
        }
        let mut found = Vec::new();
        for &start in context.bivalue() {
            for digit in context.candidates(start) {
                let layers = follow(context, &two, (start, digit));
                for (before, layer) in layers.iter().enumerate().skip(2) {
                    let ends = layer.iter().filter(|end| end.0 > start && end.1 == digit);
                    found.extend(ends.map(|end| (before + 1, digit, [start, end.0])));
                }
            }
        }
        found.sort_unstable();
        for (length, digit, ends) in found {
            let lost = context.seen_by_all(digit, ends);
            let lost: Vec<_> = lost.iter().map(|cell| (cell, digit)).collect();
            if !lost.is_empty() {
                let explain = || chain::explain(&chain(context, &two, digit, ends, length));
                each(&Instance::eliminating(ID, &lost, &explain))?;
            }
        }
        ControlFlow::Continue(())
    }
}
