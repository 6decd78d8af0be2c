//! What the last step did, in words and marks.

use sudoku_search::{Argument, Explanation, Role, Template};

use super::order::Place;

/// Why the search went back, or that it did not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// It went on.
    Forward,
    /// A place had no candidate at all.
    Dead(Place),
    /// What stood there was complete.
    Complete,
    /// A new wave allows more departures from the digit order.
    Wave,
}

/// What the last call of `step` did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Last {
    /// Nothing yet.
    Nothing,
    /// Inference before the search.
    Inference,
    /// A node.
    Node(Turn),
    /// The puzzle plainly had no solution, so that nothing was tried.
    Contradiction,
    /// The end of the tree.
    Exhausted,
}

/// What is left to try there.
macro_rules! left {
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

/// What followed from it.
macro_rules! inferred {
    () => {
        "inference places {placed|nothing after it|one digit after it|# digits after it}."
    };
}

/// Templates for each turn, for a cell and for a digit's place, without and with inference.
macro_rules! sentences {
    ($($name:ident, $id:literal, $lead:literal;)+) => {
        $(static $name: [[Template; 2]; 2] = [
            [
                Template {
                    id: concat!("backtracking.", $id, ".cell"),
                    text: concat!($lead, "Trying {digit} in {cell}", left!("digit"), "."),
                },
                Template {
                    id: concat!("backtracking.", $id, ".cell-inference"),
                    text: concat!(
                        $lead,
                        "Trying {digit} in {cell}", left!("digit"), "; ", inferred!(),
                    ),
                },
            ],
            [
                Template {
                    id: concat!("backtracking.", $id, ".place"),
                    text: concat!($lead, "Trying {cell} for the {digit} of {house}", left!("cell"), "."),
                },
                Template {
                    id: concat!("backtracking.", $id, ".place-inference"),
                    text: concat!(
                        $lead,
                        "Trying {cell} for the {digit} of {house}", left!("cell"), "; ", inferred!(),
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

/// The node that is told of.
pub(super) struct Node {
    pub(super) turn: Turn,
    pub(super) place: Place,
    pub(super) cell: usize,
    pub(super) digit: u8,
    pub(super) left: u32,
    pub(super) limit: u32,
    pub(super) inference: bool,
}

/// Tells of a node: what was taken back for it, and what inference placed after it, are cells and
/// digits in order.
pub(super) fn node(node: &Node, undone: &[(usize, u8)], placed: &[(usize, u8)]) -> Explanation {
    let lead = match node.turn {
        Turn::Forward => &FORWARD,
        Turn::Dead(Place::Cell(_)) => &DEAD_CELL,
        Turn::Dead(Place::Digit(..)) => &DEAD_PLACE,
        Turn::Complete => &COMPLETE,
        Turn::Wave => &WAVE,
    };
    let mut arguments = vec![
        ("cell", Argument::Cell(node.cell)),
        ("digit", Argument::Digit(node.digit)),
        ("left", Argument::Number(node.left.into())),
    ];
    let number = |list: &[_]| Argument::Number(list.len() as u64);
    let mut marks = Explanation::new(&EXHAUSTED, Vec::new());
    match node.turn {
        Turn::Dead(Place::Cell(dead)) => {
            arguments.push(("dead", Argument::Cell(dead.into())));
            marks = marks.mark(Role::Focus, dead.into(), None);
        }
        Turn::Dead(Place::Digit(house, digit)) => {
            arguments.push(("dead_house", Argument::House(house.into())));
            arguments.push(("dead_digit", Argument::Digit(digit)));
        }
        Turn::Wave => arguments.push(("limit", Argument::Number(node.limit.into()))),
        Turn::Forward | Turn::Complete => {}
    }
    if !matches!(node.turn, Turn::Forward | Turn::Wave) {
        arguments.push(("undone", number(undone)));
    }
    let kind = match node.place {
        Place::Cell(_) => 0,
        Place::Digit(house, _) => {
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
        template: &lead[kind][usize::from(node.inference)],
        arguments,
        ..marks
    }
}

/// Tells of inference before the search.
pub(super) fn inference(placed: &[(usize, u8)]) -> Explanation {
    let count = Argument::Number(placed.len() as u64);
    let told = Explanation::new(&INFERENCE, vec![("placed", count)]);
    placed.iter().fold(told, |told, &(cell, digit)| {
        told.mark(Role::Placed, cell, Some(digit))
    })
}

/// Tells why nothing is tried.
pub(super) fn contradiction() -> Explanation {
    Explanation::new(&CONTRADICTION, Vec::new())
}

/// Tells of the end.
pub(super) fn exhausted() -> Explanation {
    Explanation::new(&EXHAUSTED, Vec::new())
}
