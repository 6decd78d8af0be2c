//! ALS chains: four or more almost locked sets that are linked by restricted common candidates.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::almost_locked::{AlmostLockedSets, mark_sets};
use crate::alternating::{AlternatingSearch, nodes};
use crate::cell_set::CellSet;
use crate::deduction::mark_candidates;
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// A chain of almost locked sets, each of which takes a digit from the next, places a digit in
    /// the first or the last set.
    ///
    /// # How it works
    ///
    /// Each set of the chain has a restricted common digit with the next set (see ALS-XZ), which
    /// differs from the restricted common digit with the set before. If the first set lacks a
    /// digit, this set contains all its other digits. The second set therefore lacks the digit that
    /// it shares with the first set and contains all its other digits, and so on; the last set
    /// contains the digit that the first set lacks. This digit is removed from all cells that see
    /// all its places in both sets.
    ///
    /// Chains have at least four sets; chains of two sets are ALS-XZ, and chains of three sets are
    /// ALS-XY-wings. Sets may share cells. For each elimination only the shortest chains are
    /// reported, and only the first of several chains with the same eliminations. In grids larger
    /// than 9×9, sets have at most four cells.
    ///
    /// # References
    ///
    /// *ALS-XY-chain*, *ALS chain*.
    const DOCS;
}

const ID: &str = "als-chain";

/// The minimum number of sets in a chain. Two sets are an ALS-XZ, three an ALS-XY-wing.
const MIN_SETS: usize = 4;

static CHAIN: Template = Template {
    id: ID,
    text: "Suppose {lacks}. Then the links show one by one that {has}. So at least one of {ends} is {digit}, and {digit} can be removed from every cell that sees all of {ends}.",
};

/// A chain that comes back to its first set, which would then lack two of its candidates.
static CLOSED: Template = Template {
    id: "als-chain-closed",
    text: "Suppose {lacks}. Then {forces}. But the links show one by one that {lost}. This is a contradiction, so {placed}, and {digit} can be removed from every cell that sees {count||all of }{ends}.",
};

/// The ids of the arguments that contain the cells of each set, in the order of the chain.
const SET_IDS: [&str; 9] = [
    "set1", "set2", "set3", "set4", "set5", "set6", "set7", "set8", "set9",
];

pub(crate) struct AlsChain;

/// Explains a chain, given as indices of nodes, and draws its sets and links.
fn explain(sets: &AlmostLockedSets, chain: &[usize]) -> Explanation {
    let node_at = |index: usize| &sets.als_nodes()[chain[index]];
    // The smallest set that contains both nodes.
    let set_with_both = |pair: &[usize]| {
        let contains_pair = |set: &usize| {
            pair.iter()
                .all(|item| sets.node_indices_of(*set).contains(item))
        };
        (0..sets.sets().len()).find(contains_pair)
    };
    let mut sets_of_chain: Vec<usize> = chain.chunks(2).filter_map(set_with_both).collect();
    let is_closed = sets_of_chain.first() == sets_of_chain.last();
    // A chain that comes back to its first set ends when this set lacks a second candidate.
    let length = chain.len() - usize::from(is_closed);
    if is_closed {
        sets_of_chain.pop();
    }
    let reported_links = (0..length).map(|index| {
        let node = node_at(index);
        (node.cells.iter().collect(), node.digit, index % 2 == 1)
    });
    let cells_of = |set: &usize| sets.cells_argument(*set);
    let (start, end) = (node_at(0), node_at(length - 1));
    let end_cells = if is_closed {
        start.cells
    } else {
        start.cells | end.cells
    };
    let mut arguments = vec![
        ("chain", Argument::Chain(reported_links.collect())),
        ("digit", Argument::Digit(start.digit)),
        ("lacks", start.lacks_argument()),
        ("has", end.has_argument()),
        ("ends", Argument::Cells(end_cells.iter().collect())),
    ];
    arguments.extend(SET_IDS.into_iter().zip(sets_of_chain.iter().map(cells_of)));
    let template = if is_closed { &CLOSED } else { &CHAIN };
    if is_closed {
        arguments.extend([
            (
                "forces",
                sets.forces_argument(sets_of_chain[0], start.digit, end.digit),
            ),
            ("lost", end.lacks_argument()),
            ("placed", start.has_argument()),
            ("count", Argument::Number(end_cells.iter().count() as u64)),
        ]);
    }
    let explanation = mark_sets(Explanation::new(template, arguments), sets, &sets_of_chain);
    let candidates = (0..length).flat_map(|index| node_at(index).candidates());
    let mut explanation = mark_candidates(explanation, Role::Pattern, candidates);
    for index in 1..length {
        let link = node_at(index - 1).link(node_at(index), index % 2 == 1);
        explanation.links.push(link);
    }
    explanation
}

impl Technique for AlsChain {
    fn info(&self) -> TechniqueInfo {
        TechniqueInfo::new(ID, "ALS chain", Family::AlmostLockedSets, DOCS).for_sides(4, 16)
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let side = context.shape().side();
        if side > 16 {
            return ControlFlow::Continue(());
        }
        let sets = context.almost_locked();
        let (graph, als_nodes) = (sets.graph(), sets.als_nodes());
        // A node that no further place sees yields no elimination.
        let end_nodes = (0..als_nodes.len()).filter(|end| !als_nodes[*end].seen.is_empty());
        let mut searches: Vec<(usize, AlternatingSearch)> = end_nodes
            .map(|end| (end, AlternatingSearch::new(graph, end)))
            .collect();
        let mut eliminated_cells = vec![CellSet::empty(context.shape()); side + 1];
        for length in 2.. {
            let mut has_new_nodes = false;
            for (_, search) in &mut searches {
                has_new_nodes |= search.advance(graph);
            }
            if !has_new_nodes {
                break;
            }
            let mut reported_chains = BTreeSet::new();
            for (start, search) in &searches {
                let digit = als_nodes[*start].digit;
                let is_same_digit = |end: &usize| *end >= *start && als_nodes[*end].digit == digit;
                for end in nodes(search.last_layer()).filter(is_same_digit) {
                    let seen_cells = als_nodes[*start].seen & als_nodes[end].seen;
                    if seen_cells.is_subset(&eliminated_cells[usize::from(digit)])
                        || !reported_chains.insert((digit, seen_cells))
                    {
                        continue;
                    }
                    if length >= MIN_SETS {
                        let eliminations: Vec<_> =
                            seen_cells.iter().map(|cell| (cell, digit)).collect();
                        let explain = || explain(sets, &search.chain(graph, end));
                        visit(&Instance::eliminating(ID, &eliminations, &explain))?;
                    }
                }
            }
            for (digit, seen_cells) in reported_chains {
                eliminated_cells[usize::from(digit)] |= seen_cells;
            }
        }
        ControlFlow::Continue(())
    }
}
