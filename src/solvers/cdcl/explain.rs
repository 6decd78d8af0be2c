//! Explanation of the last turn, in words and marks.

use sudoku_search::{Argument, Explanation, Role, Template};

use super::learner::{Learner, TurnOutcome};

static PLACED: Template = Template {
    id: "cdcl.put-in",
    text: "The search decides that {cell} is {digit}; the decision level is now {depth}.",
};

static ELIMINATED: Template = Template {
    id: "cdcl.ruled-out",
    text: "The search decides that {cell} is not {digit}; the decision level is now {depth}.",
};

static LEARNED: Template = Template {
    id: "cdcl.learned",
    text: "The search learned a clause from a conflict: {count|the marked candidate cannot keep its value|the # marked candidates cannot all keep their values}. The decision level is now {depth}.",
};

static DECISION_REVERSED: Template = Template {
    id: "cdcl.other-side",
    text: "The search reverses a decision; the decision level is now {depth}.",
};

static RESTARTED: Template = Template {
    id: "cdcl.anew",
    text: "The search restarts with {count|no learned clause|one learned clause|# learned clauses}.",
};

impl Learner {
    /// Explains the turn just taken; `None` for a solution and for the end of the search.
    pub(crate) fn explain(&self, turn: TurnOutcome) -> Option<Explanation> {
        let number = |number: usize| Argument::Number(number as u64);
        let depth = ("depth", number(self.depth()));
        match turn {
            TurnOutcome::Decided(literal) => {
                let (cell, digit) = self.candidate_of(literal);
                let (template, role) = if literal & 1 == 0 {
                    (&PLACED, Role::Placed)
                } else {
                    (&ELIMINATED, Role::Eliminated)
                };
                let arguments = vec![
                    ("cell", Argument::Cell(cell)),
                    ("digit", Argument::Digit(digit)),
                    depth,
                ];
                Some(Explanation::new(template, arguments).mark(role, cell, Some(digit)))
            }
            TurnOutcome::Learned if self.learned().is_empty() => {
                Some(Explanation::new(&DECISION_REVERSED, vec![depth]))
            }
            TurnOutcome::Learned => {
                let count = ("count", number(self.learned().len()));
                let explanation = Explanation::new(&LEARNED, vec![count, depth]);
                // A negative literal of the clause stands for a candidate that was placed, a
                // positive one for a candidate that was eliminated.
                Some(
                    self.learned()
                        .iter()
                        .fold(explanation, |explanation, &literal| {
                            let (cell, digit) = self.candidate_of(literal);
                            let was_placed = literal & 1 == 1;
                            let role = if was_placed {
                                Role::Placed
                            } else {
                                Role::Eliminated
                            };
                            explanation.mark(role, cell, Some(digit))
                        }),
                )
            }
            TurnOutcome::Restarted => {
                let count = ("count", number(self.clause_count()));
                Some(Explanation::new(&RESTARTED, vec![count]))
            }
            TurnOutcome::Found | TurnOutcome::Exhausted => None,
        }
    }
}
