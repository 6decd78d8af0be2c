//! Four or more almost locked sets, one after the other.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::almost_locked::{AlmostLockedSets, mark_sets};
use crate::alternating::{Spread, nodes};
use crate::cells::Cells;
use crate::deduction::mark_candidates;
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// Almost locked sets in a row, each taking a digit from the next, leave one to the first or the
    /// last.
    ///
    /// # How it works
    ///
    /// Each set of the chain has a restricted common digit with the next (see ALS-XZ), another one
    /// than with the set before. If the first set lacks a digit it holds all its others, so the
    /// second lacks the one they share and holds all its others, and so on; at the end the last set
    /// holds the digit that the first one lacks. That digit goes from the cells that see all its
    /// places in both.
    ///
    /// Chains have four sets or more; of two they are ALS-XZ, of three ALS-XY-wings. Sets may share
    /// cells. Of each elimination the shortest chains are told, and of those that take the same
    /// candidates the first; in grids above 9×9 sets have up to four cells.
    ///
    /// # References
    ///
    /// *ALS-XY-chain*, *ALS chain*.
    const DOCS;
}

const ID: &str = "als-chain";

/// As many sets at least.
const LEAST: usize = 4;

static CHAIN: Template = Template {
    id: ID,
    text: "{chain}: of {sets} sets that have one candidate more than they are, the first or the last holds {digit}, which goes where all its places there are seen.",
};

pub(crate) struct AlsChain;

/// The sets and their holders along a chain, told and drawn.
fn explain(sets: &AlmostLockedSets, chain: &[usize]) -> Explanation {
    let holders = |place: usize| &sets.holders()[chain[place]];
    let told = (0..chain.len()).map(|place| {
        let holders = holders(place);
        (
            holders.cells.iter().collect(),
            holders.digit,
            place % 2 == 1,
        )
    });
    // The smallest set that has both.
    let of = |pair: &[usize]| {
        let own = |set: &usize| pair.iter().all(|it| sets.places_of(*set).contains(it));
        (0..sets.sets().len()).find(own)
    };
    let along: Vec<usize> = chain.chunks(2).filter_map(of).collect();
    let arguments = vec![
        ("chain", Argument::Chain(told.collect())),
        ("sets", Argument::Number(along.len() as u64)),
        ("digit", Argument::Digit(holders(0).digit)),
    ];
    let explanation = mark_sets(Explanation::new(&CHAIN, arguments), sets, &along);
    let candidates = (0..chain.len()).flat_map(|place| holders(place).candidates());
    let mut explanation = mark_candidates(explanation, Role::Pattern, candidates);
    for place in 1..chain.len() {
        let link = holders(place - 1).link(holders(place), place % 2 == 1);
        explanation.links.push(link);
    }
    explanation
}

impl Technique for AlsChain {
    fn about(&self) -> About {
        About::new(ID, "ALS chain", Family::AlmostLockedSets, DOCS)
            .hodoku(Level::Unfair, 340)
            .of_sides(4, 16)
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let side = context.shape().side();
        if side > 16 {
            return ControlFlow::Continue(());
        }
        let sets = context.almost_locked();
        let (graph, holders) = (sets.graph(), sets.holders());
        // Where no cell sees them nothing goes.
        let ends = (0..holders.len()).filter(|end| !holders[*end].seen.is_empty());
        let mut spreads: Vec<(usize, Spread)> =
            ends.map(|end| (end, Spread::new(graph, end))).collect();
        let mut fallen = vec![Cells::empty(context.shape()); side + 1];
        for length in 2.. {
            let mut further = false;
            for (_, spread) in &mut spreads {
                further |= spread.further(graph);
            }
            if !further {
                break;
            }
            let mut told = BTreeSet::new();
            for (start, spread) in &spreads {
                let digit = holders[*start].digit;
                let same = |end: &usize| *end >= *start && holders[*end].digit == digit;
                for end in nodes(spread.front()).filter(same) {
                    let seen = holders[*start].seen & holders[end].seen;
                    if seen.is_within(&fallen[usize::from(digit)]) || !told.insert((digit, seen)) {
                        continue;
                    }
                    if length >= LEAST {
                        let lost: Vec<_> = seen.iter().map(|cell| (cell, digit)).collect();
                        let explain = || explain(sets, &spread.chain(graph, end));
                        each(&Instance::eliminating(ID, &lost, &explain))?;
                    }
                }
            }
            for (digit, seen) in told {
                fallen[usize::from(digit)] |= seen;
            }
        }
        ControlFlow::Continue(())
    }
}
