//! Forcing chains and forcing nets.

use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::Digits;
use sudoku_search::{Argument, Explanation, Link, Message, Role, Template, docs};

use crate::forcing::{
    CandidateBoard, CandidateIndex, ChainKind, Premise, PropagationTrace, TraceCache, VisitMarks,
    bits,
};
use crate::{Context, Family, Instance, InstanceVisitor, TechniqueInfo};

docs! {
    /// Every candidate of a cell, or every place of a digit in a house, leads to the same
    /// conclusion.
    ///
    /// # How it works
    ///
    /// A candidate is assumed to be true. Then the other candidates of its cell, and the same digit
    /// in the cells that it sees, are false; and if one of only two candidates (in a cell, or for a
    /// digit in a house) is false, the other is true. One of the candidates of a cell is true, and
    /// so is one of the places of a digit in a house: a conclusion that follows from each of these
    /// alternatives is valid. A candidate that implies a contradiction is false, and a candidate
    /// whose absence implies a contradiction is true. All conclusions for a cell, for a digit of a
    /// house, or for a candidate are reported together. If one of the alternatives leads to a
    /// contradiction, this contradiction is reported instead.
    ///
    /// # References
    ///
    /// Juillerat, Sudoku Explainer, "Forcing Chain", "Cell Forcing Chains", "Region Forcing
    /// Chains".
    const CHAIN_DOCS;
}

docs! {
    /// Forcing chains in which each step may use all earlier conclusions.
    ///
    /// # How it works
    ///
    /// As in a forcing chain, a candidate is assumed to be true or false. In addition, candidates
    /// that became false are removed from the board, so the last candidate of a cell and the last
    /// place of a digit in a house are true, however many candidates or places there were before. A
    /// conclusion that follows both if a candidate is true and if it is false is also valid.
    ///
    /// # References
    ///
    /// Juillerat, Sudoku Explainer, "Dynamic Forcing Chains". Also *forcing nets*.
    const NET_DOCS;
}

static CELL: Template = Template {
    id: "forcing-chain.cell",
    text: "{cell} contains one of its candidates {digits}. Each of these cases leads to the same conclusion: {conclusion}. So this conclusion holds.",
};

static HOUSE: Template = Template {
    id: "forcing-chain.house",
    text: "In {premise}, one of {cells} is {digit}. Each of these cases leads to the same conclusion: {conclusion}. So this conclusion holds.",
};

static EITHER: Template = Template {
    id: "forcing-chain.either",
    text: "Whether {candidates} is true or false, the same conclusion follows: {conclusion}. So this conclusion holds.",
};

static CONTRADICTION: Template = Template {
    id: "forcing-chain.wrong",
    text: "Suppose {assumption}. Then it follows, one inference after another, that {clash} is both true and false. This is a contradiction, so the assumption is wrong.",
};

static IS: Template = Template {
    id: "forcing-chain.is",
    text: "{cell} is {digit}",
};

static IS_NOT: Template = Template {
    id: "forcing-chain.is-not",
    text: "{cell} is not {digit}",
};

/// The statements that these candidates are true (`true`) or false, as an argument of a message.
pub(crate) fn statements(candidates: impl IntoIterator<Item = ((usize, u8), bool)>) -> Argument {
    let statement = |((cell, digit), on)| {
        let arguments = vec![
            ("cell", Argument::Cell(cell)),
            ("digit", Argument::Digit(digit)),
        ];
        Arc::new(Message::new(if on { &IS } else { &IS_NOT }, arguments))
    };
    Argument::Messages(candidates.into_iter().map(statement).collect())
}

/// The ids of the arguments that contain the inferences of each assumption, in the order of the assumptions. The
/// inferences of further assumptions are only drawn.
const ASSUMPTIONS: [&str; 9] = [
    "if1", "if2", "if3", "if4", "if5", "if6", "if7", "if8", "if9",
];

pub(crate) struct ForcingChains {
    info: TechniqueInfo,
    kind: ChainKind,
}

impl ForcingChains {
    pub(crate) const CHAIN: Self = Self {
        info: TechniqueInfo::new(
            "forcing-chain",
            "Forcing chain",
            Family::Forcing,
            CHAIN_DOCS,
        ),
        kind: ChainKind::Multiple,
    };
    pub(crate) const NET: Self = Self {
        info: TechniqueInfo::new("forcing-net", "Forcing net", Family::Forcing, NET_DOCS),
        kind: ChainKind::Dynamic,
    };

    /// Reports the conclusions from the candidates of a cell, from the cell itself, and from the places of each digit
    /// in each house in which the cell is the first of these places.
    fn conclude_from_cell(
        &self,
        traces: &TraceCache,
        cell: usize,
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        let board = &traces.board;
        let layout = board.layout;
        for digit in bits(board.digits(cell)) {
            let candidate = cell * layout.side + digit;
            for on in [true, false] {
                if traces.trace_of(candidate, on).contradiction.is_some() {
                    self.report(traces, Premise::Contradiction(candidate, on), visit)?;
                }
            }
            if self.kind == ChainKind::Dynamic {
                self.report(traces, Premise::EitherWay(candidate), visit)?;
            }
            for house in layout.houses_of(cell) {
                let places = board.places(house, digit);
                let first = places.trailing_zeros() as usize;
                if places.count_ones() > 1 && first == layout.slot(cell, house) {
                    self.report(traces, Premise::House(house, digit), visit)?;
                }
            }
        }
        if board.candidate_count(cell) > 1 {
            self.report(traces, Premise::Cell(cell), visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Reports everything that follows from one premise as a single instance.
    fn report(
        &self,
        traces: &TraceCache,
        premise: Premise,
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        let layout = traces.board.layout;
        let premise_traces = traces.assumptions(premise);
        let (mut placements, mut eliminations) = (Vec::new(), Vec::new());
        if let Premise::Contradiction(candidate, on) = premise {
            let conclusions = if on {
                &mut eliminations
            } else {
                &mut placements
            };
            conclusions.push(candidate);
        } else {
            if premise_traces
                .iter()
                .any(|trace| trace.contradiction.is_some())
            {
                return ControlFlow::Continue(());
            }
            for node in &premise_traces[0].nodes {
                let is_reached =
                    |trace: &&PropagationTrace| trace.find_node(node.candidate, node.on).is_some();
                if premise_traces.iter().all(is_reached) {
                    let conclusions = if node.on {
                        &mut placements
                    } else {
                        &mut eliminations
                    };
                    conclusions.push(node.candidate);
                }
            }
        }
        if placements.is_empty() && eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        placements.sort_unstable();
        eliminations.sort_unstable();
        let cells_and_digits = |list: &[CandidateIndex]| -> Vec<_> {
            list.iter()
                .map(|&candidate| layout.cell_and_digit(candidate))
                .collect()
        };
        let explain = || explain(traces, premise, &placements, &eliminations);
        let (placed, eliminated) = (
            cells_and_digits(&placements),
            cells_and_digits(&eliminations),
        );
        visit(&Instance::concluding(
            self.info.id,
            &placed,
            &eliminated,
            &explain,
        ))
    }
}

/// Draws the chains to all conclusions. The text does not contain the chains; they are arguments of the message.
fn explain(
    traces: &TraceCache,
    premise: Premise,
    placements: &[CandidateIndex],
    eliminations: &[CandidateIndex],
) -> Explanation {
    let layout = traces.board.layout;
    let mut marks = VisitMarks::default();
    let premise_traces = traces.assumptions(premise);
    let mut chains = Vec::new();
    for trace in &premise_traces {
        let end_nodes: Vec<usize> =
            if let (Premise::Contradiction(..), Some((true_node, false_node))) =
                (premise, trace.contradiction)
            {
                vec![true_node, false_node]
            } else {
                let placed = placements.iter().map(|&candidate| (candidate, true));
                let eliminated_candidates =
                    eliminations.iter().map(|&candidate| (candidate, false));
                placed
                    .chain(eliminated_candidates)
                    .filter_map(|(candidate, on)| trace.find_node(candidate, on))
                    .collect()
            };
        for end in end_nodes {
            let mut chain = trace.chain(end, &mut marks);
            // Ancestors precede their descendants in a trace, so ascending order is a valid order
            // of inference.
            chain.sort_unstable();
            chains.push((*trace, chain));
        }
    }
    let chain_argument = |(trace, chain): &(&PropagationTrace, Vec<usize>)| {
        let node = |&index: &usize| {
            let node = &trace.nodes[index];
            let (cell, digit) = layout.cell_and_digit(node.candidate);
            (vec![cell], digit, node.on)
        };
        Argument::Chain(chain.iter().map(node).collect())
    };
    let starts = premise_traces
        .iter()
        .map(|trace| layout.cell_and_digit(trace.nodes[0].candidate));
    let mut starts: Vec<(usize, u8)> = starts.collect();
    starts.dedup();
    let cells = starts.iter().map(|start| start.0).collect();
    let digits: Digits = starts.iter().map(|start| start.1).collect();
    // The inferences of each assumption, which hosts can show one by one.
    let inferences = premise_traces
        .iter()
        .map(|trace| chain_argument(&(*trace, nodes_of_chains(trace, &chains))));
    let with_inferences = |template: &'static Template, premise_arguments: Vec<_>| {
        let candidates = ("candidates", Argument::Candidates(starts));
        let placed = placements
            .iter()
            .map(|&one| (layout.cell_and_digit(one), true));
        let eliminated = (eliminations.iter()).map(|&one| (layout.cell_and_digit(one), false));
        let conclusion = ("conclusion", statements(placed.chain(eliminated)));
        let arguments = (premise_arguments.into_iter())
            .chain([candidates, conclusion])
            .chain(ASSUMPTIONS.into_iter().zip(inferences));
        Explanation::new(template, arguments.collect())
    };
    let mut explanation = match premise {
        Premise::Contradiction(candidate, on) => {
            let (cell, digit) = layout.cell_and_digit(candidate);
            let trace = premise_traces[0];
            let (node, _) = trace.contradiction.expect("the assumption leads to one");
            let contradicted = layout.cell_and_digit(trace.nodes[node].candidate);
            let arguments = vec![
                ("start", Argument::Chain(vec![(vec![cell], digit, on)])),
                ("assumption", statements([((cell, digit), on)])),
                ("clash", Argument::Candidates(vec![contradicted])),
                ("yes", chain_argument(&chains[0])),
                ("no", chain_argument(&chains[1])),
            ];
            Explanation::new(&CONTRADICTION, arguments)
        }
        Premise::EitherWay(_) => with_inferences(&EITHER, Vec::new()),
        Premise::Cell(cell) => with_inferences(
            &CELL,
            vec![
                ("cell", Argument::Cell(cell)),
                ("digits", Argument::Digits(digits)),
            ],
        ),
        Premise::House(house, _) => with_inferences(
            &HOUSE,
            vec![
                ("premise", Argument::House(house)),
                ("cells", Argument::Cells(cells)),
                ("digit", Argument::Digits(digits)),
            ],
        ),
    };
    draw_chains(&mut explanation, traces, &premise_traces, &chains);
    explanation
}

/// The indices of the nodes in the chains of one trace, ascending, each once.
fn nodes_of_chains(
    trace: &PropagationTrace,
    chains: &[(&PropagationTrace, Vec<usize>)],
) -> Vec<usize> {
    let chains_of_trace = chains
        .iter()
        .filter(|(chain_trace, _)| std::ptr::eq(*chain_trace, trace));
    let mut nodes: Vec<usize> = chains_of_trace
        .flat_map(|(_, chain)| chain)
        .copied()
        .collect();
    nodes.sort_unstable();
    nodes.dedup();
    nodes
}

/// The roles of the assumptions. If there are more than four, the rest share the last role.
const ROLES: [Role; 4] = [Role::First, Role::Second, Role::Third, Role::Fourth];

/// Marks the nodes of each assumption's chains with the role of the assumption, and links each node
/// with the nodes from which it follows.
fn draw_chains(
    explanation: &mut Explanation,
    traces: &TraceCache,
    premise_traces: &[&PropagationTrace],
    chains: &[(&PropagationTrace, Vec<usize>)],
) {
    let layout = traces.board.layout;
    for (index, trace) in premise_traces.iter().enumerate() {
        let role = ROLES[index.min(ROLES.len() - 1)];
        for node in nodes_of_chains(trace, chains) {
            let (cell, digit) = layout.cell_and_digit(trace.nodes[node].candidate);
            explanation.marks.push(sudoku_search::Mark {
                role,
                cell,
                digit: Some(digit),
            });
            for &parent in trace.parents(node) {
                explanation.links.push(Link {
                    from: layout.cell_and_digit(trace.nodes[parent as usize].candidate),
                    to: (cell, digit),
                    strong: trace.nodes[node].on,
                });
            }
        }
    }
}

impl crate::Technique for ForcingChains {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let traces = TraceCache::of_kind(CandidateBoard::new(context.position()), self.kind);
        (0..traces.board.layout.cells())
            .try_for_each(|cell| self.conclude_from_cell(&traces, cell, visit))
    }

    /// The number of pieces, which is the number of cells: a piece draws the conclusions that belong to one cell.
    fn pieces(&self, context: &Context<'_>) -> usize {
        context.shape().cells()
    }

    fn find_piece(
        &self,
        context: &Context<'_>,
        piece: usize,
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        let traces = TraceCache::of_kind(CandidateBoard::new(context.position()), self.kind);
        self.conclude_from_cell(&traces, piece, visit)
    }
}
