//! Nested forcing nets: forcing nets that use forcing nets to rule out candidates.

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{Argument, Explanation, Link, Mark, Role, Template, docs};

use crate::forcing::{
    BoardLayout, CandidateBoard, CandidateIndex, InferenceLevel, NetTester, PropagationTrace,
    RuleSet, VisitMarks, propagate,
};
use crate::{Context, Family, Instance, InstanceVisitor, TechniqueInfo};

docs! {
    /// A candidate implies a contradiction by a forcing net that contains further forcing nets.
    ///
    /// # How it works
    ///
    /// A candidate is assumed to be true, and all consequences are derived, as in a forcing net. On
    /// the resulting board, each other candidate is assumed to be true in turn: those that lead to
    /// a contradiction there are false too, and so on, until the original assumption leads to a
    /// contradiction. If no candidate can be refuted in this way, the inner nets contain further
    /// nets. This technique is the last resort: it searches only if each blank cell and each
    /// missing digit of a house has several candidates and plain nets lead to no contradiction, and
    /// it nests deeper only if lower depths find nothing.
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
    text: "Assume {start}. Under this assumption, a separate forcing net rules out each of these candidates: {refuted}. Assuming such a candidate as well leads to a contradiction. Without these candidates, {clash} would be both true and false. So the assumption {start} is wrong.",
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
    let mut marks = VisitMarks::default();
    let (true_node, false_node) = trace.contradiction.expect("it was refuted");
    let mut chain_argument = |end: usize| {
        let mut chain = trace.chain(end, &mut marks);
        // Ancestors precede their descendants in a trace, so ascending order is a valid order of
        // inference.
        chain.sort_unstable();
        let node = |&index: &usize| {
            let (cell, digit) = board.layout.cell_and_digit(trace.nodes[index].candidate);
            (vec![cell], digit, trace.nodes[index].on)
        };
        Argument::Chain(chain.iter().map(node).collect())
    };
    let (cell, digit) = board.layout.cell_and_digit(candidate);
    let mut arguments = vec![
        ("start", Argument::Chain(vec![(vec![cell], digit, true)])),
        ("yes", chain_argument(true_node)),
        ("no", chain_argument(false_node)),
    ];
    let refuted_nodes = trace.refutation(&mut marks).into_iter();
    let refuted_nodes: Vec<_> = refuted_nodes
        .filter(|&index| trace.net(index).is_some())
        .collect();
    let refuted_candidates = refuted_nodes
        .iter()
        .map(|&index| trace.nodes[index].candidate);
    let refuted_candidates =
        refuted_candidates.map(|candidate| board.layout.cell_and_digit(candidate));
    // The candidate that each nested net proves both true and false, in the order of the refuted candidates.
    let contradicted_by = |trace: &PropagationTrace| {
        let (node, _) = trace.contradiction.expect("a net that refutes has one");
        board.layout.cell_and_digit(trace.nodes[node].candidate)
    };
    let nested_contradictions = (refuted_nodes.iter())
        .filter_map(|&index| trace.net(index))
        .map(contradicted_by);
    arguments.extend([
        (
            "refuted",
            Argument::Candidates(refuted_candidates.collect()),
        ),
        (
            "contradicted",
            Argument::Candidates(nested_contradictions.collect()),
        ),
        ("clash", Argument::Candidates(vec![contradicted_by(&trace)])),
    ]);
    let mut explanation = Explanation::new(&NESTED, arguments);
    draw_trace(&mut explanation, board.layout, &trace, Role::First);
    let net_roles = [Role::Second, Role::Third].into_iter();
    let net_roles = net_roles.chain(std::iter::repeat(Role::Fourth));
    for (index, role) in refuted_nodes.into_iter().zip(net_roles) {
        if let Some(net) = trace.net(index) {
            draw_trace(&mut explanation, board.layout, net, role);
        }
    }
    explanation
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
            assert!(text.contains(" leads to a contradiction"), "{text}");
            let candidates = |id: &str| {
                let found = explanation
                    .message
                    .arguments
                    .iter()
                    .find(|(name, _)| *name == id);
                match found {
                    Some((_, Argument::Candidates(list))) => list.len(),
                    _ => 0,
                }
            };
            assert!(candidates("refuted") > 0);
            assert_eq!(candidates("refuted"), candidates("contradicted"));
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
