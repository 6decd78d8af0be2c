//! Nested forcing nets: forcing nets that use forcing nets to rule out candidates.

use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::Position;
use sudoku_search::{Argument, Explanation, Link, Mark, Message, Role, Template, docs};

use crate::forcing::{
    BoardLayout, CandidateBoard, CandidateIndex, InferenceLevel, NetTester, PropagationTrace,
    RuleSet, VisitMarks, propagate,
};
use crate::forcing_chain::statements;
use crate::{Context, Family, Instance, InstanceVisitor, TechniqueInfo};

docs! {
    /// A candidate implies a contradiction by a forcing net that contains further forcing nets.
    ///
    /// # How it works
    ///
    /// A candidate is assumed to be true, and all consequences are derived, as in a forcing net. On
    /// the resulting board, each other candidate is assumed to be true in turn: candidates that
    /// lead to a contradiction there are false too, and so on, until the original assumption leads
    /// to a contradiction. If no candidate can be refuted in this way, the inner nets contain
    /// further nets. This technique is the last resort: it searches only if each blank cell and
    /// each missing digit of a house has several candidates and plain nets lead to no
    /// contradiction, and it nests deeper only if lower depths find nothing.
    ///
    /// # Why it suits Sudoku
    ///
    /// In a puzzle with one solution, every false candidate leads to a contradiction if the nets
    /// are nested deeply enough. One level is enough for nearly all puzzles, and no puzzle is known
    /// that needs more than two.
    ///
    /// # References
    ///
    /// Juillerat, Sudoku Explainer, "Nested Forcing Chains"; Berthier, "Pattern-Based Constraint
    /// Satisfaction and Logic Puzzles", "T&E(2)" and "T&E(3)".
    const DOCS;
}

static NESTED: Template = Template {
    id: "nested-forcing-net",
    text: "Suppose {assumption}. Then {listed_count|this candidate is|each of these candidates is} false: {listed}. {listed_count|An inner net assumes that this candidate is true as well|For each of these candidates, an inner net assumes that the candidate is true as well} and reaches a contradiction. Without {listed_count|this candidate|these candidates}, {end} would be both true and false. This is a contradiction too, so the first assumption is wrong.",
};

/// A net inside a net.
static INNER: Template = Template {
    id: "nested-forcing-net-inner",
    text: "if {assumption} as well, {clash} would be both true and false",
};

/// The maximum depth to which nets are nested.
const MAX_DEPTH: u32 = 2;

pub(crate) struct NestedForcingNet;

static INFO: TechniqueInfo = TechniqueInfo::new(
    "nested-forcing-net",
    "Nested forcing net",
    Family::Forcing,
    DOCS,
)
.for_sides(4, 9);

/// Reports the candidates of a cell that nets nested to this depth refute.
fn refute_in_cell(
    nets: &mut NetTester,
    position: &Position,
    (cell, depth): (usize, u32),
    visit: &mut InstanceVisitor<'_>,
) -> ControlFlow<()> {
    let layout = BoardLayout::of(position.shape());
    (cell * layout.side..(cell + 1) * layout.side).try_for_each(|candidate| {
        if !nets.refute(candidate, depth) {
            return ControlFlow::Continue(());
        }
        let explain = || explain(position, candidate, depth);
        let eliminations = [layout.cell_and_digit(candidate)];
        visit(&Instance::concluding(INFO.id, &[], &eliminations, &explain))
    })
}

/// Returns `true` if nets nested to a depth of at most `max_depth` refute a candidate.
fn is_refuted(nets: &mut NetTester, cells: usize, max_depth: u32) -> bool {
    let side = cells.isqrt();
    (1..=max_depth).any(|depth| (0..cells * side).any(|candidate| nets.refute(candidate, depth)))
}

/// Explains the net that refutes a candidate. The nodes of the net and those of each nested net are
/// marked with different roles.
fn explain(position: &Position, candidate: CandidateIndex, depth: u32) -> Explanation {
    let board = CandidateBoard::new(position);
    let rules = RuleSet {
        cells: true,
        dynamic: true,
        level: InferenceLevel::of_nets(depth),
    };
    let trace = propagate(&board, candidate, true, rules);
    let (listed, end) = listed_candidates(&trace);
    let [listed, end] = [listed, vec![end]].map(|candidates| -> Vec<_> {
        let names = candidates.into_iter();
        names.map(|one| board.layout.cell_and_digit(one)).collect()
    });
    let mut arguments = net_arguments(board.layout, &trace);
    arguments.extend([
        ("listed_count", Argument::Number(listed.len() as u64)),
        ("listed", Argument::Candidates(listed)),
        ("end", Argument::Candidates(end)),
    ]);
    let mut explanation = Explanation::new(&NESTED, arguments);
    draw_trace(&mut explanation, board.layout, &trace, Role::First);
    let net_roles = [Role::Second, Role::Third].into_iter();
    let net_roles = net_roles.chain(std::iter::repeat(Role::Fourth));
    for (net, role) in inner_nets(&trace).into_iter().zip(net_roles) {
        draw_trace(&mut explanation, board.layout, net.1, role);
    }
    explanation
}

/// The refuted candidates on which the contradiction of a trace depends, and the nested nets that refute them: first
/// those by which a candidate is true, then those by which it is false, each in the order of inference. Explanations tell
/// the inferences in this order.
fn inner_nets(trace: &PropagationTrace) -> Vec<(CandidateIndex, &PropagationTrace)> {
    let (true_node, false_node) = trace.contradiction.expect("the net refutes its assumption");
    let mut marks = VisitMarks::default();
    let [mut nodes, mut later] = [true_node, false_node].map(|end| trace.chain(end, &mut marks));
    nodes.sort_unstable();
    later.sort_unstable();
    later.retain(|index| nodes.binary_search(index).is_err());
    nodes.extend(later);
    nodes
        .into_iter()
        .filter_map(|index| Some((trace.nodes[index].candidate, trace.net(index)?)))
        .collect()
}

/// The candidates that inner nets refute, and the candidate that is both true and false in the end. An inner net whose
/// assumption already follows in the outer net assumes nothing: it continues the outer net up to the contradiction.
fn listed_candidates(trace: &PropagationTrace) -> (Vec<CandidateIndex>, CandidateIndex) {
    let (true_node, _) = trace.contradiction.expect("the net refutes its assumption");
    let contradicted = trace.nodes[true_node].candidate;
    let mut inner_nets = inner_nets(trace);
    let continued = inner_nets
        .iter()
        .position(|(candidate, _)| *candidate == contradicted);
    let continued = continued.map(|index| inner_nets.remove(index).1);
    let mut listed: Vec<_> = inner_nets.iter().map(|(candidate, _)| *candidate).collect();
    let Some(net) = continued else {
        return (listed, contradicted);
    };
    let (further, end) = listed_candidates(net);
    listed.extend(further);
    if listed.is_empty() {
        return (vec![contradicted], contradicted);
    }
    (listed, end)
}

/// The arguments that describe a net: its assumption, the inferences by which a candidate is both true and false, and
/// the nets inside this net, each as a message with the same arguments.
fn net_arguments(layout: &BoardLayout, trace: &PropagationTrace) -> Vec<(&'static str, Argument)> {
    let mut marks = VisitMarks::default();
    let (true_node, false_node) = trace.contradiction.expect("the net refutes its assumption");
    let mut chain_argument = |end: usize| {
        let mut chain = trace.chain(end, &mut marks);
        // Ancestors precede their descendants in a trace, so ascending order is a valid order of
        // inference.
        chain.sort_unstable();
        let node = |&index: &usize| {
            let (cell, digit) = layout.cell_and_digit(trace.nodes[index].candidate);
            (vec![cell], digit, trace.nodes[index].on)
        };
        Argument::Chain(chain.iter().map(node).collect())
    };
    let (cell, digit) = layout.cell_and_digit(trace.nodes[0].candidate);
    let (yes, no) = (chain_argument(true_node), chain_argument(false_node));
    let inner_nets = inner_nets(trace);
    let refuted = (inner_nets.iter()).map(|(candidate, _)| layout.cell_and_digit(*candidate));
    let contradicted = layout.cell_and_digit(trace.nodes[true_node].candidate);
    let messages = (inner_nets.iter())
        .map(|(_, net)| Arc::new(Message::new(&INNER, net_arguments(layout, net))));
    vec![
        ("start", Argument::Chain(vec![(vec![cell], digit, true)])),
        ("assumption", statements([((cell, digit), true)])),
        ("yes", yes),
        ("no", no),
        ("refuted", Argument::Candidates(refuted.collect())),
        ("clash", Argument::Candidates(vec![contradicted])),
        ("nets", Argument::Messages(messages.collect())),
    ]
}

/// Marks the nodes that lead to the contradiction of a trace, and links each node with the nodes from which
/// it follows.
fn draw_trace(
    explanation: &mut Explanation,
    layout: &BoardLayout,
    trace: &PropagationTrace,
    role: Role,
) {
    let cell_and_digit = |index: usize| layout.cell_and_digit(trace.nodes[index].candidate);
    for index in trace.refutation(&mut VisitMarks::default()) {
        let (cell, digit) = cell_and_digit(index);
        explanation.marks.push(Mark {
            role,
            cell,
            digit: Some(digit),
        });
        let parents = trace.parents(index).iter();
        explanation.links.extend(parents.map(|&parent| Link {
            from: cell_and_digit(parent as usize),
            to: (cell, digit),
            strong: trace.nodes[index].on,
        }));
    }
}

impl crate::Technique for NestedForcingNet {
    fn info(&self) -> TechniqueInfo {
        INFO
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let position = context.position();
        let cells = context.shape().cells();
        let Some(mut nets) = NetTester::new(position) else {
            return ControlFlow::Continue(());
        };
        for depth in 1..=MAX_DEPTH {
            let mut has_found = false;
            for cell in 0..cells {
                refute_in_cell(&mut nets, position, (cell, depth), &mut |instance| {
                    has_found = true;
                    visit(instance)
                })?;
            }
            if has_found {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    /// The number of pieces: one for each depth of nesting and cell.
    fn pieces(&self, context: &Context<'_>) -> usize {
        if NetTester::supports(context.shape()) {
            context.shape().cells() * MAX_DEPTH as usize
        } else {
            1
        }
    }

    fn find_piece(
        &self,
        context: &Context<'_>,
        piece: usize,
        visit: &mut InstanceVisitor<'_>,
    ) -> ControlFlow<()> {
        let cells = context.shape().cells();
        let (cell, smaller_depths) = (piece % cells, u32::from(piece >= cells));
        let Some(mut nets) = NetTester::new(context.position()) else {
            return ControlFlow::Continue(());
        };
        if is_refuted(&mut nets, cells, smaller_depths) {
            return ControlFlow::Continue(());
        }
        refute_in_cell(
            &mut nets,
            context.position(),
            (cell, smaller_depths + 1),
            visit,
        )
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{ParseOptions, parse};

    use super::*;
    use crate::{Path, Singles, TECHNIQUES};

    /// Asserts that the message of a net describes a contradiction, and a net for each refuted candidate. Returns the
    /// depth to which nets are nested in it.
    fn assert_net(message: &Message) -> u32 {
        let argument = |id: &str| {
            let found = message.arguments.iter().find(|(name, _)| *name == id);
            &found.expect("every net has these arguments").1
        };
        let (
            Argument::Candidates(refuted),
            Argument::Candidates(clash),
            Argument::Messages(nets),
            Argument::Chain(yes),
            Argument::Chain(no),
        ) = (
            argument("refuted"),
            argument("clash"),
            argument("nets"),
            argument("yes"),
            argument("no"),
        )
        else {
            panic!("an argument is of another kind");
        };
        assert_eq!(refuted.len(), nets.len());
        let (cell, digit) = clash[0];
        assert_eq!(yes.last(), Some(&(vec![cell], digit, true)));
        assert_eq!(no.last(), Some(&(vec![cell], digit, false)));
        let mut depth = 0;
        for (net, &(cell, digit)) in nets.iter().zip(refuted) {
            let Argument::Chain(start) = &net.arguments[0].1 else {
                panic!("a net begins with its assumption");
            };
            assert_eq!(start[..], [(vec![cell], digit, true)]);
            depth = depth.max(1 + assert_net(net));
        }
        depth
    }

    #[test]
    fn the_explanation_contains_the_nested_nets() {
        let text =
            "98.7..6..7...5......4..8.7.4..3.2.8..92...3.....1...6..4...7.9....5..1......3...6";
        let parsed = parse(text, ParseOptions::default()).expect("a puzzle");
        let position = parsed.position().expect("no duplicate digit");
        let easier = TECHNIQUES.iter().filter(|item| item.info().id != INFO.id);
        let mut path = Path::new(position, easier.copied().collect(), Singles::Together);
        while path.next().is_some() {}
        let position = path.position().clone();
        let mut nets = NetTester::new(&position).expect("nothing easier is there");
        let candidate = (0..729)
            .find(|&item| nets.refute(item, 1))
            .expect("there is one");
        let shape = position.shape();
        for depth in 1..=MAX_DEPTH {
            assert!(nets.refute(candidate, depth));
            let explanation = explain(&position, candidate, depth);
            let text = explanation.render(shape);
            assert!(text.contains(" reaches a contradiction"), "{text}");
            assert_eq!(assert_net(&explanation.message), depth, "{text}");
            for role in [Role::First, Role::Second] {
                assert!(
                    explanation.marks.iter().any(|mark| mark.role == role),
                    "{role:?}"
                );
            }
        }
        assert!(!is_refuted(&mut nets, shape.cells(), 0));
        assert!(is_refuted(&mut nets, shape.cells(), 1));
    }

    #[test]
    fn candidates_of_a_solution_are_not_refuted() {
        // The grid is empty, so every candidate is in some solution.
        let blank = sudoku_grid::Grid::empty("2x3".parse().expect("a shape"));
        let position = Position::new(&blank).expect("no duplicate digit");
        let mut nets = NetTester::new(&position).expect("nothing easier is there");
        assert!(!is_refuted(&mut nets, position.shape().cells(), MAX_DEPTH));
        assert!(!NetTester::supports("3x4".parse().expect("a shape")));
    }
}
