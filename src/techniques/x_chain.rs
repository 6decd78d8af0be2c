//! X-chains.

use std::ops::ControlFlow;

use sudoku_search::docs;

use crate::cells::Cells;
use crate::chain::{self, Chain};
use crate::{About, Context, Each, Family, Instance, Level, Technique};

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

/// What follows if a place is not the digit: the places which then are, and are not, by turns.
fn follow(context: &Context<'_>, digit: u8, start: usize) -> Vec<Cells> {
    let none = Cells::empty(context.shape());
    let mut layers = vec![Cells::of(context.shape(), [start])];
    let mut seen = [layers[0], none];
    loop {
        let last = layers[layers.len() - 1];
        let on = layers.len() % 2;
        let mut next = none;
        if on == 1 {
            for link in context.strong_links(digit) {
                for (from, to) in link.ways() {
                    if last.contains(from) {
                        next.insert(to);
                    }
                }
            }
        } else {
            for cell in last.iter() {
                next |= *context.peers(cell) & *context.with(digit);
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

/// The shortest chain between two places, of so many links; of several the one with the lowest cells
/// towards its end.
fn chain(context: &Context<'_>, digit: u8, ends: [usize; 2], length: usize) -> Chain {
    let layers = follow(context, digit, ends[0]);
    let mut chain = vec![(ends[1], digit)];
    let mut at = ends[1];
    for place in (0..length).rev() {
        let joined = |cell: &usize| {
            let links = || context.strong_links(digit).iter();
            match place % 2 {
                0 => links().any(|link| link.ways().contains(&(*cell, at))),
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
    fn about(&self) -> About {
        About::new(ID, "X-chain", Family::Chains, DOCS).hodoku(Level::Unfair, 260)
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let mut found = Vec::new();
        for digit in context.digits() {
            let links = context.strong_links(digit).iter();
            let starts = Cells::of(context.shape(), links.flat_map(|link| link.ends()));
            for start in starts.iter() {
                let layers = follow(context, digit, start);
                for (length, layer) in layers.iter().enumerate().skip(3).step_by(2) {
                    let beyond = |end: &usize| *end > start;
                    let ends = layer.iter().filter(beyond);
                    found.extend(ends.map(|end| (length, digit, [start, end])));
                }
            }
        }
        found.sort_unstable();
        for (length, digit, ends) in found {
            let lost = context.seen_by_all(digit, ends);
            let lost: Vec<_> = lost.iter().map(|cell| (cell, digit)).collect();
            if !lost.is_empty() {
                let explain = || chain::explain(&chain(context, digit, ends, length));
                each(&Instance::eliminating(ID, &lost, &explain))?;
            }
        }
        ControlFlow::Continue(())
    }
}
