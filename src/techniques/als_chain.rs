//! ALS chains: four or more almost locked sets that are linked by restricted common candidates.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::almost_locked::{AlmostLockedSets, mark_sets};
use crate::alternating::{AlternatingSearch, nodes};
use crate::cell_set::CellSet;
use crate::deduction::{beyond_two, mark_candidates};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// In a chain of almost locked sets, each set takes a digit from the next set, so the first or
    /// the last set contains a certain digit.
    ///
    /// # How it works
    ///
    /// Each set of the chain has a restricted common digit with the next set (see ALS-XZ). This
    /// digit differs from the restricted common digit with the previous set. If the first set lacks
    /// a digit, this set contains all its other digits. The second set therefore lacks the digit
    /// that it shares with the first set and contains all its other digits, and so on: the last set
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
    text: "Suppose {lacks}. Then it follows, link by link, that {has}. So at least one of {ends} is {digit}, and {digit} can be removed from every cell that sees {beyond_two|both|all|all} of {ends}.",
};

/// A chain that comes back to its first set, which would then lack two of its candidates.
static CLOSED: Template = Template {
    id: "als-chain-closed",
    text: "Suppose {lacks}. Then {forces}. But it also follows, link by link, that {lost}. This is a contradiction, so {placed}, and {digit} can be removed from every cell that sees {count||all of }{ends}.",
};

/// A chain in which a statement contradicts an earlier one, which may be the assumption.
static CONTRADICTED: Template = Template {
    id: "als-chain-contradiction",
    text: "Suppose {lacks}. Then it follows, link by link, that {later}. This contradicts an earlier statement of the chain: {earlier}. So {placed}, and {digit} can be removed from every cell that sees {count||all of }{ends}.",
};

/// The ids of the arguments that contain the cells of each set, in the order of the chain.
const SET_IDS: [&str; 9] = [
    "set1", "set2", "set3", "set4", "set5", "set6", "set7", "set8", "set9",
];

pub(crate) struct AlsChain;

/// The indices of the first statement of a chain that contradicts an earlier one, after the index of the earlier
/// statement: nodes with an even index are false, the others true. `None` if there is no such statement.
fn first_clash(sets: &AlmostLockedSets, chain: &[usize]) -> Option<(usize, usize)> {
    (1..chain.len()).find_map(|later| {
        let node = &sets.als_nodes()[chain[later]];
        let contradicts = |earlier: &usize| {
            let other = &sets.als_nodes()[chain[*earlier]];
            let [true_node, false_node] = if later % 2 == 1 {
                [node, other]
            } else {
                [other, node]
            };
            (later - earlier) % 2 == 1
                && node.digit == other.digit
                && true_node.cells.is_subset(&false_node.cells)
        };
        Some(((0..later).find(contradicts)?, later))
    })
}

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
    let mut length = chain.len() - usize::from(is_closed);
    if is_closed {
        sets_of_chain.pop();
    }
    let clash = first_clash(sets, &chain[..length]);
    if let Some((_, later)) = clash {
        length = later + 1;
        sets_of_chain.truncate(length / 2);
    }
    let proves_start = is_closed || clash.is_some();
    let cells_of = |set: &usize| sets.cells_argument(*set);
    let (start, mut end) = (node_at(0), *node_at(length - 1));
    if !proves_start {
        // The chain supposes that no cell of its start has the digit, so the other cells of its end are left.
        end.cells -= start.cells;
    }
    let end_cells = if proves_start {
        start.cells
    } else {
        start.cells | end.cells
    };
    let reported_links = (0..length).map(|index| {
        let node = if index + 1 < length {
            node_at(index)
        } else {
            &end
        };
        (node.cells.iter().collect(), node.digit, index % 2 == 1)
    });
    let mut arguments = vec![
        ("chain", Argument::Chain(reported_links.collect())),
        ("digit", Argument::Digit(start.digit)),
        ("lacks", start.lacks_argument()),
        ("has", end.has_argument()),
        ("ends", Argument::Cells(end_cells.iter().collect())),
    ];
    arguments.extend(SET_IDS.into_iter().zip(sets_of_chain.iter().map(cells_of)));
    arguments.push(beyond_two(end_cells.iter().count()));
    let template = match clash {
        Some(_) => &CONTRADICTED,
        None if is_closed => &CLOSED,
        None => &CHAIN,
    };
    if proves_start {
        arguments.extend([
            ("placed", start.has_argument()),
            ("count", Argument::Number(end_cells.iter().count() as u64)),
        ]);
    }
    if let Some(clash) = clash {
        let said = |index: usize| match index % 2 {
            0 => node_at(index).lacks_argument(),
            _ => node_at(index).has_argument(),
        };
        arguments.extend([("earlier", said(clash.0)), ("later", said(clash.1))]);
    } else if is_closed {
        arguments.extend([
            (
                "forces",
                sets.forces_argument(sets_of_chain[0], start.digit, end.digit),
            ),
            ("lost", end.lacks_argument()),
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
