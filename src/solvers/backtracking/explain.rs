//! Explanation of the last step, in words and marks.

use sudoku_search::{Argument, Explanation, Message, Role, Template};

use super::order::BranchSite;

/// The ways in which the search reaches a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeOrigin {
    /// From its parent, without backtracking.
    Forward,
    /// By backtracking from this variable, which had no option left.
    Dead(BranchSite),
    /// By backtracking from a full grid, which was a solution or had been reported.
    Complete,
    /// As the first node of a new wave, which allows more discrepancies.
    Wave,
}

/// The actions of the last call of `step`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LastAction {
    /// No call yet.
    Nothing,
    /// Ran inference before the search.
    Inference,
    /// Took a node.
    ExplainedNode(NodeOrigin),
    /// Nothing: the puzzle is contradictory.
    Contradiction,
    /// Exhausted the tree.
    Exhausted,
}

/// Part of a sentence: the untried options of the node.
macro_rules! options_left {
    ($what:literal) => {
        concat!(
            "{left|, the last ",
            $what,
            " left there|, with one more ",
            $what,
            " to try|, with # more ",
            $what,
            "s to try}"
        )
    };
}

/// Part of a sentence: the digits that inference placed after the node.
macro_rules! inferred {
    () => {
        "inference places {placed|nothing after it|one digit after it|# digits after it}."
    };
}

/// The templates for each [`NodeOrigin`]: first by kind of variable (cell, place of a digit), then without
/// and with inference.
macro_rules! sentences {
    ($($name:ident, $id:literal, $lead:literal;)+) => {
        $(static $name: [[Template; 2]; 2] = [
            [
                Template {
                    id: concat!("backtracking.", $id, ".cell"),
                    text: concat!($lead, "Trying {digit} in {cell}", options_left!("digit"), "."),
                },
                Template {
                    id: concat!("backtracking.", $id, ".cell-inference"),
                    text: concat!(
                        $lead,
                        "Trying {digit} in {cell}", options_left!("digit"), "; ", inferred!(),
                    ),
                },
            ],
            [
                Template {
                    id: concat!("backtracking.", $id, ".place"),
                    text: concat!($lead, "Trying {cell} for the {digit} of {house}", options_left!("cell"), "."),
                },
                Template {
                    id: concat!("backtracking.", $id, ".place-inference"),
                    text: concat!(
                        $lead,
                        "Trying {cell} for the {digit} of {house}", options_left!("cell"), "; ", inferred!(),
                    ),
                },
            ],
        ];)+
    };
}

sentences! {
    FORWARD, "forward", "";
    DEAD_CELL, "dead-cell", "{dead} has no candidate left: {undone|one digit is|# digits are} taken back. ";
    DEAD_PLACE, "dead-place",
        "{dead_digit} has no place left in {dead_house}: {undone|one digit is|# digits are} taken back. ";
    COMPLETE, "complete", "On from the full grid: {undone|one digit is|# digits are} taken back. ";
    WAVE, "wave", "A new wave from the root: {limit|one choice|# choices} against the order may be made now. ";
}

static INFERENCE: Template = Template {
    id: "backtracking.inference",
    text: "Before the search, inference places {placed|nothing|one digit|# digits}.",
};

static CONTRADICTION: Template = Template {
    id: "backtracking.contradiction",
    text: "Nothing to try: a cell has no candidate, or a house no place for a digit.",
};

static EXHAUSTED: Template = Template {
    id: "backtracking.exhausted",
    text: "Every branch has been tried: there are no more solutions.",
};

/// A node to explain.
pub(super) struct ExplainedNode {
    pub(super) origin: NodeOrigin,
    pub(super) site: BranchSite,
    pub(super) cell: usize,
    pub(super) digit: u8,
    /// The number of untried options of the variable.
    pub(super) left: u32,
    /// The number of discrepancies allowed in the current wave.
    pub(super) limit: u32,
    /// `true` if inference ran at the node.
    pub(super) inference: bool,
}

/// Explains a node; `undone` and `placed` are the cells and digits undone before it and placed by
/// inference after it, in order.
pub(super) fn explain_node(
    node: &ExplainedNode,
    undone: &[(usize, u8)],
    placed: &[(usize, u8)],
) -> Explanation {
    let lead = match node.origin {
        NodeOrigin::Forward => &FORWARD,
        NodeOrigin::Dead(BranchSite::Cell(_)) => &DEAD_CELL,
        NodeOrigin::Dead(BranchSite::Digit(..)) => &DEAD_PLACE,
        NodeOrigin::Complete => &COMPLETE,
        NodeOrigin::Wave => &WAVE,
    };
    let mut arguments = vec![
        ("cell", Argument::Cell(node.cell)),
        ("digit", Argument::Digit(node.digit)),
        ("left", Argument::Number(node.left.into())),
    ];
    let number = |list: &[_]| Argument::Number(list.len() as u64);
    let mut marks = Explanation::new(&EXHAUSTED, Vec::new());
    match node.origin {
        NodeOrigin::Dead(BranchSite::Cell(dead)) => {
            arguments.push(("dead", Argument::Cell(dead.into())));
            marks = marks.mark(Role::Focus, dead.into(), None);
        }
        NodeOrigin::Dead(BranchSite::Digit(house, digit)) => {
            arguments.push(("dead_house", Argument::House(house.into())));
            arguments.push(("dead_digit", Argument::Digit(digit)));
        }
        NodeOrigin::Wave => arguments.push(("limit", Argument::Number(node.limit.into()))),
        NodeOrigin::Forward | NodeOrigin::Complete => {}
    }
    if !matches!(node.origin, NodeOrigin::Forward | NodeOrigin::Wave) {
        arguments.push(("undone", number(undone)));
    }
    let kind = match node.site {
        BranchSite::Cell(_) => 0,
        BranchSite::Digit(house, _) => {
            arguments.push(("house", Argument::House(house.into())));
            1
        }
    };
    if node.inference {
        arguments.push(("placed", number(placed)));
    }
    for &(cell, digit) in undone {
        marks = marks.mark(Role::Undone, cell, Some(digit));
    }
    for &(cell, digit) in [(node.cell, node.digit)].iter().chain(placed) {
        marks = marks.mark(Role::Placed, cell, Some(digit));
    }
    Explanation {
        message: Message::new(&lead[kind][usize::from(node.inference)], arguments),
        ..marks
    }
}

/// Explains inference before the search.
pub(super) fn explain_inference(placed: &[(usize, u8)]) -> Explanation {
    let count = Argument::Number(placed.len() as u64);
    let explanation = Explanation::new(&INFERENCE, vec![("placed", count)]);
    placed
        .iter()
        .fold(explanation, |explanation, &(cell, digit)| {
            explanation.mark(Role::Placed, cell, Some(digit))
        })
}

/// Explains that the puzzle is contradictory.
pub(super) fn explain_contradiction() -> Explanation {
    Explanation::new(&CONTRADICTION, Vec::new())
}

/// Explains that the tree is exhausted.
pub(super) fn explain_exhausted() -> Explanation {
    Explanation::new(&EXHAUSTED, Vec::new())
}
