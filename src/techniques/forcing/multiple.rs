//! Forcing chains from several assumptions of which one is true, and contradictions that follow
//! from one assumption.

use std::cell::{OnceCell, RefCell};

use super::ChainKind;
use super::board::{CandidateBoard, CandidateIndex, bits};
use super::trace::{
    NestedChain, PropagationTrace, RuleSet, VisitMarks, continue_propagation, propagate,
};

/// The premise of a forcing chain: assumptions of which at least one is true, or one assumption
/// that is contradictory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Premise {
    /// A candidate is either true or false.
    EitherWay(CandidateIndex),
    /// One candidate of the cell is true.
    Cell(usize),
    /// The digit (from 0) is in one of its places in the house. The fields are the house and the
    /// digit.
    House(usize, usize),
    /// The assumption that the candidate is true (or false) leads to a contradiction, so the
    /// opposite holds.
    Contradiction(CandidateIndex, bool),
}

impl Premise {
    /// The rank by which Sudoku Explainer orders chains of the same size; the lowest rank comes
    /// first.
    pub(crate) fn rank(self) -> u8 {
        match self {
            Self::EitherWay(_) => 1,
            Self::Cell(_) => 5,
            Self::House(..) => 6,
            Self::Contradiction(..) => 7,
        }
    }
}

/// A conclusion of a forcing chain, before its chains are constructed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conclusion {
    pub(crate) premise: Premise,
    /// The candidate that is true (`on`) or false.
    pub(crate) candidate: CandidateIndex,
    pub(crate) on: bool,
    pub(crate) size: u32,
}

/// The inference rules to use, and the conclusions to search for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchScope {
    pub(crate) rules: RuleSet,
    /// `true` to search for contradictions only.
    pub(crate) contradictions_only: bool,
}

/// The propagation traces from every assumption on a board, each computed when it is first needed.
#[derive(Debug)]
pub(crate) struct TraceCache {
    pub(crate) board: CandidateBoard,
    rules: RuleSet,
    /// The traces, ordered by candidate and then by truth value (false first). The entry of a trace that was not needed
    /// yet is empty.
    traces: Vec<OnceCell<Box<PropagationTrace>>>,
    /// The traces by weaker rules that the traces of this cache continue, each taken when it is continued. Empty
    /// if there are none.
    continuable: Vec<RefCell<Option<Box<PropagationTrace>>>>,
}

impl TraceCache {
    pub(crate) fn new(board: CandidateBoard, rules: RuleSet) -> Self {
        let trace_count = 2 * board.layout.cells() * board.layout.side;
        let traces = std::iter::repeat_with(OnceCell::new)
            .take(trace_count)
            .collect();
        Self {
            board,
            rules,
            traces,
            continuable: Vec::new(),
        }
    }

    /// Returns a cache of the traces by other rules on the same board. The new traces continue the traces of
    /// this cache if `rules` permit that.
    pub(crate) fn with_rules(self, rules: RuleSet) -> Self {
        let mut traces = Self::new(self.board, rules);
        if rules.extends(self.rules) {
            let computed = self.traces.into_iter();
            traces.continuable = computed
                .map(|trace| RefCell::new(trace.into_inner()))
                .collect();
        }
        traces
    }

    /// A cache, still empty, of the traces on `board` by the rules of a kind of chains.
    pub(crate) fn of_kind(board: CandidateBoard, kind: ChainKind) -> Self {
        Self::new(board, kind.scope().rules)
    }

    /// The traces from the assumptions of a premise.
    pub(crate) fn assumptions(&self, premise: Premise) -> Vec<&PropagationTrace> {
        let layout = self.board.layout;
        match premise {
            Premise::EitherWay(candidate) => {
                vec![
                    self.trace_of(candidate, true),
                    self.trace_of(candidate, false),
                ]
            }
            Premise::Cell(cell) => bits(self.board.digits(cell))
                .map(|digit| self.trace_of(cell * layout.side + digit, true))
                .collect(),
            Premise::House(house, digit) => bits(self.board.places(house, digit))
                .map(|slot| layout.houses.cells(house)[slot] * layout.side + digit)
                .map(|candidate| self.trace_of(candidate, true))
                .collect(),
            Premise::Contradiction(candidate, on) => vec![self.trace_of(candidate, on)],
        }
    }

    /// The trace from the assumption that a candidate is true (`on`) or false.
    pub(crate) fn trace_of(&self, candidate: CandidateIndex, on: bool) -> &PropagationTrace {
        let index = 2 * candidate + usize::from(on);
        self.traces[index].get_or_init(|| {
            match self.continuable.get(index).and_then(RefCell::take) {
                Some(trace) => Box::new(continue_propagation(&self.board, *trace, self.rules)),
                None => Box::new(propagate(&self.board, candidate, on, self.rules)),
            }
        })
    }

    /// The chains to a conclusion: for each, its trace, and the index of the node that is the conclusion.
    pub(crate) fn conclusion_nodes(
        &self,
        conclusion: &Conclusion,
    ) -> Vec<(&PropagationTrace, usize)> {
        let traces = self.assumptions(conclusion.premise);
        if let Premise::Contradiction(..) = conclusion.premise {
            let (true_node, false_node) = traces[0].contradiction.expect("it is one");
            return vec![(traces[0], true_node), (traces[0], false_node)];
        }
        let end_node =
            |trace: &PropagationTrace| trace.find_node(conclusion.candidate, conclusion.on);
        let with_end = |trace| (trace, end_node(trace).expect("every trace reaches it"));
        traces.into_iter().map(with_end).collect()
    }

    /// The eliminations of a conclusion: the candidate itself, or all other candidates of its cell
    /// if it is true.
    pub(crate) fn removals(&self, conclusion: &Conclusion) -> Vec<CandidateIndex> {
        if !conclusion.on {
            return vec![conclusion.candidate];
        }
        let side = self.board.layout.side;
        let (cell, digit) = self.board.layout.cell_and_digit_index(conclusion.candidate);
        bits(self.board.digits(cell) & !(1 << digit))
            .map(|other| cell * side + other)
            .collect()
    }

    /// The number of nodes in the chains of a conclusion, including each nested chain once.
    fn total_chain_size(&self, conclusion: &Conclusion, marks: &mut VisitMarks) -> u32 {
        let mut nested: Vec<NestedChain> = Vec::new();
        let mut size = 0;
        for (trace, node) in self.conclusion_nodes(conclusion) {
            size += trace.chain_size(node, marks);
            trace.collect_nested_chains(node, marks, &mut nested);
        }
        size + nested.iter().map(|nested| nested.size).sum::<u32>()
    }

    /// Passes the conclusions that belong to a cell to `visit`: those from its candidates, from the cell itself, and
    /// from the places of each digit in each house in which the cell is the first of these places.
    pub(crate) fn visit_conclusions(
        &self,
        cell: usize,
        scope: SearchScope,
        marks: &mut VisitMarks,
        visit: &mut dyn FnMut(Conclusion),
    ) {
        let layout = self.board.layout;
        let count = self.board.candidate_count(cell);
        if !self.board.is_blank(cell) || count < 2 || count == 2 && !scope.rules.dynamic {
            return;
        }
        let mut report = |premise: Premise, candidate: CandidateIndex, on: bool| {
            let mut conclusion = Conclusion {
                premise,
                candidate,
                on,
                size: 0,
            };
            if !on || self.board.candidate_count(candidate / layout.side) > 1 {
                conclusion.size = self.total_chain_size(&conclusion, marks);
                visit(conclusion);
            }
        };
        for digit in bits(self.board.digits(cell)) {
            let candidate = cell * layout.side + digit;
            if scope.rules.dynamic {
                for on in [true, false] {
                    if self.trace_of(candidate, on).contradiction.is_some() {
                        report(Premise::Contradiction(candidate, on), candidate, !on);
                    }
                }
            }
            if scope.contradictions_only {
                continue;
            }
            if scope.rules.dynamic && count >= 3 {
                let traces = [
                    self.trace_of(candidate, true),
                    self.trace_of(candidate, false),
                ];
                visit_common_nodes(&traces, &mut |reached, on| {
                    report(Premise::EitherWay(candidate), reached, on);
                });
            }
            for house in layout.houses_of(cell) {
                let places = self.board.places(house, digit);
                let first = places.trailing_zeros() as usize;
                if places.count_ones() < 2 || first != layout.slot(cell, house) {
                    continue;
                }
                let cells = layout.houses.cells(house);
                let traces: Vec<_> = bits(places)
                    .map(|slot| self.trace_of(cells[slot] * layout.side + digit, true))
                    .collect();
                visit_common_nodes(&traces, &mut |reached, on| {
                    report(Premise::House(house, digit), reached, on);
                });
            }
        }
        if !scope.contradictions_only {
            let traces: Vec<_> = bits(self.board.digits(cell))
                .map(|digit| self.trace_of(cell * layout.side + digit, true))
                .collect();
            visit_common_nodes(&traces, &mut |reached, on| {
                report(Premise::Cell(cell), reached, on);
            });
        }
    }
}

/// Passes the nodes that all traces contain to `visit`: true nodes first, then false ones, in the
/// order of the first trace.
fn visit_common_nodes(traces: &[&PropagationTrace], visit: &mut dyn FnMut(CandidateIndex, bool)) {
    for on in [true, false] {
        for (index, node) in traces[0].nodes.iter().enumerate() {
            let candidate = node.candidate;
            // A node that completes a contradiction was not entered into the index of the trace.
            if node.on == on
                && traces[0].find_node(candidate, on) == Some(index)
                && traces[1..]
                    .iter()
                    .all(|trace| trace.find_node(candidate, on).is_some())
            {
                visit(candidate, on);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{ParseOptions, parse};

    use super::*;
    use crate::forcing::InferenceLevel;

    /// The full contents of a trace for comparison: its nodes with their parents, and its
    /// contradiction.
    fn contents(trace: &PropagationTrace) -> impl PartialEq + std::fmt::Debug {
        let node = |index: usize| {
            let node = &trace.nodes[index];
            (node.candidate, node.on, node.cause, trace.parents(index))
        };
        let nodes: Vec<_> = (0..trace.nodes.len()).map(node).collect();
        (nodes, trace.contradiction)
    }

    #[test]
    fn continued_traces_equal_recomputed_ones() {
        let text =
            "98.7..6..7...5......4..8.7.4..3.2.8..92...3.....1...6..4...7.9....5..1......3...6";
        let parsed = parse(text, ParseOptions::default()).expect("a puzzle");
        let board = CandidateBoard::new(&parsed.position().expect("no duplicate digit"));
        let levels = [
            InferenceLevel::Plain,
            InferenceLevel::Patterns,
            InferenceLevel::Chains,
            InferenceLevel::Multiple,
        ];
        let [first, later @ ..] = levels.map(|level| RuleSet {
            cells: true,
            dynamic: true,
            level,
        });
        let mut traces = TraceCache::new(board.clone(), first);
        // A sample of the candidates, because computing every trace takes long.
        let sampled_candidates = || {
            (0..729)
                .step_by(7)
                .filter(|&item| board.has_candidate(item / 9, item % 9))
        };
        let mut longer_count = 0;
        for rules in later {
            let lengths: Vec<usize> = sampled_candidates()
                .map(|item| traces.trace_of(item, true).nodes.len())
                .collect();
            traces = traces.with_rules(rules);
            let recomputed = TraceCache::new(board.clone(), rules);
            for (candidate, length) in sampled_candidates().zip(lengths) {
                let trace = traces.trace_of(candidate, true);
                assert_eq!(
                    contents(trace),
                    contents(recomputed.trace_of(candidate, true)),
                    "{rules:?}"
                );
                longer_count += usize::from(trace.nodes.len() > length);
            }
        }
        assert!(longer_count > 10, "they go on: {longer_count}");
        assert!(!first.extends(later[0]) && !first.extends(first));
    }
}
