//! What the last turn did, in words.

use sudoku_search::{Argument, Explanation, Role, Template};

use super::learner::{Learner, Turn};

static PUT_IN: Template = Template {
    id: "cdcl.put-in",
    text: "Decided that {cell} is {digit}: {depth|no decision is|one decision is|# decisions are} in force.",
};

static RULED_OUT: Template = Template {
    id: "cdcl.ruled-out",
    text: "Decided that {cell} is not {digit}: {depth|no decision is|one decision is|# decisions are} in force.",
};

static LEARNED: Template = Template {
    id: "cdcl.learned",
    text: "Learned from a contradiction that {count|the marked candidate|the # marked candidates} \
           cannot all be as they were; {depth|no decision is|one decision is|# decisions are} in \
           force.",
};

static OTHER_SIDE: Template = Template {
    id: "cdcl.other-side",
    text: "Took the other side of a decision: {depth|no decision is|one decision is|# decisions are} in force.",
};

static ANEW: Template = Template {
    id: "cdcl.anew",
    text: "Restarted with {count|no learned clause|one learned clause|# learned clauses}.",
};

impl Learner {
    /// What a turn that it has just taken did.
    pub(crate) fn explain(&self, turn: Turn) -> Option<Explanation> {
        let number = |number: usize| Argument::Number(number as u64);
        let depth = ("depth", number(self.depth()));
        match turn {
            Turn::Decided(literal) => {
                let (cell, digit) = self.meaning(literal);
                let (template, role) = if literal & 1 == 0 {
                    (&PUT_IN, Role::Placed)
                } else {
                    (&RULED_OUT, Role::Eliminated)
                };
                let arguments = vec![
                    ("cell", Argument::Cell(cell)),
                    ("digit", Argument::Digit(digit)),
                    depth,
                ];
                Some(Explanation::new(template, arguments).mark(role, cell, Some(digit)))
            }
            Turn::Learned if self.learned().is_empty() => {
                Some(Explanation::new(&OTHER_SIDE, vec![depth]))
            }
            Turn::Learned => {
                let count = ("count", number(self.learned().len()));
                let told = Explanation::new(&LEARNED, vec![count, depth]);
                // A candidate that the clause denies was in, one that it wants was out.
                Some(self.learned().iter().fold(told, |told, &literal| {
                    let (cell, digit) = self.meaning(literal);
                    let was_in = literal & 1 == 1;
                    let role = if was_in {
                        Role::Placed
                    } else {
                        Role::Eliminated
                    };
                    told.mark(role, cell, Some(digit))
                }))
            }
            Turn::Restarted => {
                let count = ("count", number(self.kept()));
                Some(Explanation::new(&ANEW, vec![count]))
            }
            Turn::Found | Turn::Exhausted => None,
        }
    }
}
