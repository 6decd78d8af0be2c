//! Explanation of the last step, in words and marks.

use std::sync::Arc;

use sudoku_search::{Argument, Explanation, Message, Role, Template};

use super::order::BranchSite;

/// The ways in which the search reaches a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeOrigin {
    /// The node was reached from its parent, without backtracking.
    Forward,
    /// The node was reached by backtracking from this variable, which had no option left.
    Dead(BranchSite),
    /// The node was reached by backtracking from a full grid: a new solution, or a solution that an earlier wave had
    /// reported.
    Complete,
    /// The node is the first of a new wave, which allows more discrepancies.
    Wave,
}

/// The actions of the last call of `step`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LastAction {
    /// `step` has not been called yet.
    Nothing,
    /// The step ran inference before the search.
    Inference,
    /// The step reached a node.
    Node(NodeOrigin),
    /// The step found that the puzzle is contradictory.
    Contradiction,
    /// The step exhausted the tree.
    Exhausted,
}

/// Explains a node whose variable is a cell. The argument `origin` describes how the search reached the node, and
/// `inferred` the digits that inference placed after it.
static NODE_OF_CELL: Template = Template {
    id: "backtracking.cell",
    text: "{origin}Trying {digit} in {cell}{left|, the last digit left there|, with one more digit to try|, with # more digits to try}{inferred}.",
};

/// Explains a node whose variable is the place of a digit in a house.
static NODE_OF_PLACE: Template = Template {
    id: "backtracking.place",
    text: "{origin}Trying {cell} for the {digit} of {house}{left|, the last cell left there|, with one more cell to try|, with # more cells to try}{inferred}.",
};

static INFERRED: Template = Template {
    id: "backtracking.inferred",
    text: "; inference then places {placed|nothing|one digit|# digits}",
};

static DEAD_CELL: Template = Template {
    id: "backtracking.dead-cell",
    text: "{dead} has no candidate left: {undone|one digit is|# digits are} taken back. ",
};

static DEAD_PLACE: Template = Template {
    id: "backtracking.dead-place",
    text: "{dead_digit} has no place left in {dead_house}: {undone|one digit is|# digits are} taken back. ",
};

static AFTER_FULL_GRID: Template = Template {
    id: "backtracking.complete",
    text: "To find another solution, {undone|one digit is|# digits are} taken back. ",
};

static NEW_WAVE: Template = Template {
    id: "backtracking.wave",
    text: "A new wave starts at the root: a path may now deviate from the digit order {limit|once|# times}. ",
};

static INFERENCE: Template = Template {
    id: "backtracking.inference",
    text: "Before the search, inference places {placed|nothing|one digit|# digits}.",
};

static CONTRADICTION: Template = Template {
    id: "backtracking.contradiction",
    text: "A cell has no candidate, or a house has no place for a digit: there is no solution.",
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
    let length = |list: &[_]| Argument::Number(list.len() as u64);
    let undone_digits = ("undone", length(undone));
    let origin = match node.origin {
        NodeOrigin::Forward => None,
        NodeOrigin::Dead(BranchSite::Cell(dead)) => {
            let cell = ("dead", Argument::Cell(dead.into()));
            Some(Message::new(&DEAD_CELL, vec![cell, undone_digits]))
        }
        NodeOrigin::Dead(BranchSite::Digit(house, digit)) => {
            let house = ("dead_house", Argument::House(house.into()));
            let digit = ("dead_digit", Argument::Digit(digit));
            Some(Message::new(&DEAD_PLACE, vec![house, digit, undone_digits]))
        }
        NodeOrigin::Complete => Some(Message::new(&AFTER_FULL_GRID, vec![undone_digits])),
        NodeOrigin::Wave => {
            let limit = ("limit", Argument::Number(node.limit.into()));
            Some(Message::new(&NEW_WAVE, vec![limit]))
        }
    };
    let inference_clause =
        (node.inference).then(|| Message::new(&INFERRED, vec![("placed", length(placed))]));
    let optional_message =
        |message: Option<Message>| Argument::Messages(message.into_iter().map(Arc::new).collect());
    let mut arguments = vec![
        ("origin", optional_message(origin)),
        ("cell", Argument::Cell(node.cell)),
        ("digit", Argument::Digit(node.digit)),
        ("left", Argument::Number(node.left.into())),
        ("inferred", optional_message(inference_clause)),
    ];
    let template = match node.site {
        BranchSite::Cell(_) => &NODE_OF_CELL,
        BranchSite::Digit(house, _) => {
            arguments.push(("house", Argument::House(house.into())));
            &NODE_OF_PLACE
        }
    };
    let mut explanation = Explanation::new(template, arguments);
    if let NodeOrigin::Dead(BranchSite::Cell(dead)) = node.origin {
        explanation = explanation.mark(Role::Focus, dead.into(), None);
    }
    for &(cell, digit) in undone {
        explanation = explanation.mark(Role::Undone, cell, Some(digit));
    }
    for &(cell, digit) in [(node.cell, node.digit)].iter().chain(placed) {
        explanation = explanation.mark(Role::Placed, cell, Some(digit));
    }
    explanation
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
