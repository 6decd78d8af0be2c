//! Forcing chains and nets: searches over implications between candidates, in the manner of Sudoku
//! Explainer (Juillerat, 2007), and the [`CandidateBoard`] on which they work.
//!
//! The techniques use this module through their entries in [`TECHNIQUES`](crate::TECHNIQUES). The public items are
//! those that a rating needs that follows Sudoku Explainer rule by rule: the board, the [patterns](BoardPattern)
//! on it in the program's search order, and the [search for the easiest chain](EasiestChainSearch) of a kind. The
//! crate `sudoku-rating` has a complete rating.

mod advanced;
mod board;
mod links;
mod multiple;
mod nets;
mod patterns;
mod simple;
mod trace;

pub use board::{BoardLayout, CandidateBoard, CandidateIndex, bits};
pub use patterns::{
    BoardPattern, BoardPatternVisitor, PatternKind, combinations, cover_of, hall_union, visit_fish,
    visit_hidden_subsets, visit_locked_candidates, visit_naked_subsets,
};

use std::collections::BTreeMap;
use std::ops::ControlFlow;

pub(crate) use multiple::{Premise, TraceCache};
pub(crate) use nets::NetTester;
pub(crate) use trace::{InferenceLevel, PropagationTrace, RuleSet, VisitMarks, propagate};

use multiple::{Conclusion, SearchScope};
use simple::{SimpleChain, simple_chains};
use trace::{Cause, NestedChain};

/// The kinds of forcing chains in Sudoku Explainer, easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ChainKind {
    /// A single chain of implications, or a cycle ("forcing chain", "bidirectional cycle").
    Simple,
    /// A candidate from which a contradiction follows within the places of its digit ("Nishio").
    Nishio,
    /// Chains from all candidates of a cell, or from all places of a digit in a house, to the same
    /// conclusion.
    Multiple,
    /// Multiple chains and contradictions whose inferences may use every earlier inference.
    Dynamic,
    /// Dynamic chains that also use locked candidates, pairs and X-wings.
    DynamicPlus,
    /// Dynamic chains that also use nested simple chains.
    NestedSimple,
    /// Dynamic chains that also use nested multiple chains.
    NestedMultiple,
    /// Dynamic chains that also use nested dynamic chains.
    NestedDynamic,
    /// Dynamic chains that also use nested dynamic chains with patterns.
    NestedDynamicPlus,
}

impl ChainKind {
    /// The inference rules and the conclusions for chains of this kind. For simple chains, which
    /// are searched separately, the rules are those of multiple chains.
    fn scope(self) -> SearchScope {
        let rules = |dynamic, level| RuleSet {
            cells: true,
            dynamic,
            level,
        };
        let scope = |rules| SearchScope {
            rules,
            contradictions_only: false,
        };
        match self {
            Self::Nishio => SearchScope {
                rules: RuleSet {
                    cells: false,
                    dynamic: true,
                    level: InferenceLevel::Plain,
                },
                contradictions_only: true,
            },
            Self::Simple | Self::Multiple => scope(rules(false, InferenceLevel::Plain)),
            Self::Dynamic => scope(rules(true, InferenceLevel::Plain)),
            Self::DynamicPlus => scope(rules(true, InferenceLevel::Patterns)),
            Self::NestedSimple => scope(rules(true, InferenceLevel::Chains)),
            Self::NestedMultiple => scope(rules(true, InferenceLevel::Multiple)),
            Self::NestedDynamic => scope(rules(true, InferenceLevel::Dynamic)),
            Self::NestedDynamicPlus => scope(rules(true, InferenceLevel::DynamicPatterns)),
        }
    }

    /// The minimum rating of a chain of this kind in Sudoku Explainer.
    fn base_difficulty(self) -> f64 {
        match self {
            Self::Simple => 6.5,
            Self::Nishio => 7.5,
            Self::Multiple => 8.0,
            Self::Dynamic => 8.5,
            Self::DynamicPlus => 9.0,
            Self::NestedSimple => 9.5,
            Self::NestedMultiple => 10.0,
            Self::NestedDynamic | Self::NestedDynamicPlus => 10.5,
        }
    }
}

/// The amount that the length of a chain adds to its rating in Sudoku Explainer: 0.1 for each of
/// the limits 4, 6, 8, 12, 16, 24, … that the length exceeds. The length is `size - 2`, where
/// `size` is the number of nodes.
pub(crate) fn length_difficulty(size: u32) -> f64 {
    let (mut added, mut limit, mut half) = (0.0, 4, true);
    while size > limit + 2 {
        added += 0.1;
        limit = if half { limit * 3 / 2 } else { limit * 4 / 3 };
        half = !half;
    }
    added
}

/// The form of a chain, with its nodes.
#[derive(Clone, Debug)]
pub(crate) enum ChainForm {
    Simple(SimpleChain),
    /// The premise, and for each of its assumptions a chain to the conclusion. The nodes of a chain
    /// are ordered from the conclusion back to the assumption.
    Multiple(Premise, Vec<Vec<ChainNode>>),
}

/// A node of a chain: a candidate that is true (`on`) or false, and the reason.
#[derive(Clone, Debug)]
pub(crate) struct ChainNode {
    pub(crate) candidate: CandidateIndex,
    pub(crate) on: bool,
    cause: Cause,
}

/// An instance of a forcing chain: its chains and its eliminations.
#[derive(Clone, Debug)]
pub struct ForcingChain {
    /// The difficulty of the chain in Sudoku Explainer, at least 6.5.
    pub difficulty: f64,
    /// The number of nodes of the chain, including those of nested chains.
    pub(crate) size: u32,
    /// The eliminated candidates, ascending and not empty.
    pub removals: Vec<CandidateIndex>,
    /// The candidate that the chain proves to be true, if there is one.
    pub placement: Option<CandidateIndex>,
    pub(crate) form: ChainForm,
    hash: u64,
}

impl ForcingChain {
    fn of_simple(simple: SimpleChain) -> Self {
        let size = u32::try_from(simple.node_count()).expect("a chain is short");
        let hash = simple.steps.iter().fold(0_u64, |hash, step| {
            (hash ^ (2 * step.candidate + usize::from(step.on) + 1) as u64)
                .rotate_left(23)
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        Self {
            difficulty: simple_difficulty(simple.kinds, simple.cycle, size),
            size,
            removals: simple.removals.clone(),
            placement: simple.placement(),
            form: ChainForm::Simple(simple),
            hash,
        }
    }

    fn from_conclusion(
        traces: &TraceCache,
        kind: ChainKind,
        conclusion: &Conclusion,
        marks: &mut VisitMarks,
    ) -> Self {
        let ends = traces.conclusion_nodes(conclusion);
        let (mut hash, mut chains) = (0, Vec::new());
        for (trace, node) in ends {
            hash = trace.combined_hash(node, marks, hash);
            let chain_node = |index: usize| {
                let node = &trace.nodes[index];
                ChainNode {
                    candidate: node.candidate,
                    on: node.on,
                    cause: node.cause,
                }
            };
            chains.push(
                trace
                    .chain(node, marks)
                    .into_iter()
                    .map(chain_node)
                    .collect(),
            );
        }
        Self {
            difficulty: kind.base_difficulty() + length_difficulty(conclusion.size),
            size: conclusion.size,
            removals: traces.removals(conclusion),
            placement: conclusion.on.then_some(conclusion.candidate),
            form: ChainForm::Multiple(conclusion.premise, chains),
            hash,
        }
    }

    fn nested_chain(&self) -> NestedChain {
        NestedChain {
            size: self.size,
            hash: self.hash,
        }
    }

    /// All nodes of the chain: for each, the candidate, `true` if the candidate is true, and the cause. The cause of an
    /// assumption is the cell or house of the premise.
    fn steps(&self) -> Vec<(CandidateIndex, bool, Cause)> {
        match &self.form {
            ChainForm::Simple(simple) => (simple.steps.iter())
                .map(|step| (step.candidate, step.on, step.cause))
                .collect(),
            ChainForm::Multiple(premise, chains) => {
                let assumption_cause = match *premise {
                    Premise::Cell(_) => Cause::Cell,
                    Premise::House(house, _) => Cause::House(house),
                    Premise::EitherWay(_) | Premise::Contradiction(..) => Cause::Assumed,
                };
                let cause = |node: &ChainNode| match node.cause {
                    Cause::Assumed => assumption_cause,
                    other => other,
                };
                let nodes = chains.iter().flatten();
                nodes
                    .map(|node| (node.candidate, node.on, cause(node)))
                    .collect()
            }
        }
    }
}

fn simple_difficulty(kinds: links::LinkKinds, cycle: bool, size: u32) -> f64 {
    let base = if kinds.cells && kinds.houses {
        7.0
    } else if cycle {
        ChainKind::Simple.base_difficulty()
    } else {
        6.6
    };
    base + length_difficulty(size)
}

/// The rank by which Sudoku Explainer orders simple chains of the same rating and length; the
/// lowest rank comes first.
fn simple_rank(kinds: links::LinkKinds) -> u8 {
    match (kinds.cells, kinds.houses) {
        (false, _) => 2,
        (true, false) => 3,
        (true, true) => 4,
    }
}

/// A search for the easiest chain of one kind: the lowest rating, then the fewest nodes. The search
/// is divided into bounded steps, because the whole search can take long.
#[derive(Debug)]
pub struct EasiestChainSearch {
    kind: ChainKind,
    traces: TraceCache,
    marks: VisitMarks,
    best: Option<Conclusion>,
    /// The number of traces computed so far. Traces are computed first; then conclusions are
    /// searched cell by cell.
    next_trace: usize,
    cell: usize,
}

impl EasiestChainSearch {
    /// Prepares the search for a kind of chains. `previous_search` is a finished search on the same board, whose
    /// traces are reused where possible.
    pub fn new(board: &CandidateBoard, kind: ChainKind, previous_search: Option<Self>) -> Self {
        let rules = kind.scope().rules;
        Self {
            kind,
            traces: match previous_search {
                Some(previous_search) => previous_search.traces.with_rules(rules),
                None => TraceCache::new(board.clone(), rules),
            },
            marks: VisitMarks::default(),
            best: None,
            next_trace: 0,
            cell: 0,
        }
    }

    /// Does a bounded amount of work. The last call returns [`ControlFlow::Break`] with the easiest
    /// chain, if there is one.
    pub fn step(&mut self) -> ControlFlow<Option<ForcingChain>> {
        if self.kind == ChainKind::Simple {
            return ControlFlow::Break(easiest_simple(&self.traces.board));
        }
        let scope = self.kind.scope();
        let layout = self.traces.board.layout;
        while self.next_trace < 2 * layout.cells() * layout.side {
            let (candidate, on) = (self.next_trace / 2, self.next_trace % 2 == 1);
            self.next_trace += 1;
            let (cell, digit) = layout.cell_and_digit_index(candidate);
            if self.traces.board.has_candidate(cell, digit) && (on || scope.rules.dynamic) {
                self.traces.trace_of(candidate, on);
                return ControlFlow::Continue(());
            }
        }
        if self.cell == layout.cells() {
            let chain = |conclusion| {
                ForcingChain::from_conclusion(&self.traces, self.kind, &conclusion, &mut self.marks)
            };
            return ControlFlow::Break(self.best.take().map(chain));
        }
        let rank = |conclusion: &Conclusion| (conclusion.size, conclusion.premise.rank());
        let best = &mut self.best;
        (self.traces).visit_conclusions(self.cell, scope, &mut self.marks, &mut |conclusion| {
            if best.is_none_or(|best| rank(&conclusion) < rank(&best)) {
                *best = Some(conclusion);
            }
        });
        self.cell += 1;
        ControlFlow::Continue(())
    }
}

fn easiest_simple(board: &CandidateBoard) -> Option<ForcingChain> {
    let best: std::cell::RefCell<Option<(f64, u32, u8, SimpleChain)>> =
        std::cell::RefCell::new(None);
    let rank_of = |kinds: links::LinkKinds, cycle: bool, size: usize| {
        let size = u32::try_from(size).expect("a chain is short");
        (
            simple_difficulty(kinds, cycle, size),
            size,
            simple_rank(kinds),
        )
    };
    simple_chains(
        board,
        &mut |kinds, cycle, size| {
            let (difficulty, size, rank) = rank_of(kinds, cycle, size);
            (best.borrow().as_ref())
                .is_none_or(|best| (difficulty, size, rank) < (best.0, best.1, best.2))
        },
        &mut |simple| {
            let (difficulty, size, rank) = rank_of(simple.kinds, simple.cycle, simple.node_count());
            *best.borrow_mut() = Some((difficulty, size, rank, simple));
        },
    );
    best.into_inner()
        .map(|best| ForcingChain::of_simple(best.3))
}

/// Passes all chains of a kind to `visit`, easiest first. Of several chains with the same
/// eliminations only the first is passed on.
pub(crate) fn all_chains(
    board: &CandidateBoard,
    kind: ChainKind,
    visit: &mut dyn FnMut(ForcingChain),
) {
    if kind == ChainKind::Simple {
        return all_simple(board, visit);
    }
    let mut reported_chains: Vec<Vec<CandidateIndex>> = Vec::new();
    let mut is_new = |removals: &Vec<CandidateIndex>| match reported_chains.binary_search(removals)
    {
        Ok(_) => false,
        Err(index) => {
            reported_chains.insert(index, removals.clone());
            true
        }
    };
    let scope = kind.scope();
    let traces = TraceCache::new(board.clone(), scope.rules);
    let mut marks = VisitMarks::default();
    let mut conclusions = Vec::new();
    for cell in 0..board.layout.cells() {
        traces.visit_conclusions(cell, scope, &mut marks, &mut |conclusion| {
            conclusions.push(conclusion);
        });
    }
    conclusions.sort_by_key(|conclusion| (conclusion.size, conclusion.premise.rank()));
    for conclusion in conclusions {
        if is_new(&traces.removals(&conclusion)) {
            visit(ForcingChain::from_conclusion(
                &traces,
                kind,
                &conclusion,
                &mut marks,
            ));
        }
    }
}

/// Calls `visit` with the easiest simple chain for each set of eliminations.
fn all_simple(board: &CandidateBoard, visit: &mut dyn FnMut(ForcingChain)) {
    // The easiest chain for each set of eliminations, with its rank and the order in which it was
    // found.
    let mut easiest: BTreeMap<Vec<CandidateIndex>, (usize, u8, ForcingChain)> = BTreeMap::new();
    let mut found_count = 0;
    let compare = |(rank, chain): (u8, &ForcingChain), (other_rank, other): (u8, &ForcingChain)| {
        (chain.difficulty.total_cmp(&other.difficulty))
            .then(chain.size.cmp(&other.size))
            .then(rank.cmp(&other_rank))
    };
    simple_chains(board, &mut |_, _, _| true, &mut |simple| {
        found_count += 1;
        let rank = simple_rank(simple.kinds);
        match easiest.get_mut(&simple.removals) {
            None => {
                let removals = simple.removals.clone();
                easiest.insert(
                    removals,
                    (found_count, rank, ForcingChain::of_simple(simple)),
                );
            }
            Some(old) => {
                let chain = ForcingChain::of_simple(simple);
                if compare((rank, &chain), (old.1, &old.2)).is_lt() {
                    *old = (found_count, rank, chain);
                }
            }
        }
    });
    let mut chains: Vec<_> = easiest.into_values().collect();
    chains.sort_by(|one, other| {
        compare((one.1, &one.2), (other.1, &other.2)).then(one.0.cmp(&other.0))
    });
    for (_, _, chain) in chains {
        visit(chain);
    }
}
