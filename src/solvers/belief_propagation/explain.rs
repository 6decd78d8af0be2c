//! What a step of belief propagation did, in words.

use sudoku_search::{Argument, Explanation, Role, Template};

use super::{BeliefPropagation, Did, decimation};

static CALM: Template = Template {
    id: "belief-propagation.calm",
    text: "The messages are taken as they are. They are surest of {digit} in {cell}.",
};

static CHANGED: Template = Template {
    id: "belief-propagation.changed",
    text: "No message changed by more than {percent} %; the digits believed most leave \
           {conflicts|no conflict|one conflict|# conflicts}.",
};

static FIXED: Template = Template {
    id: "belief-propagation.fixed",
    text: "{digit} is fixed in {cell}, and {more|nothing else|one more cell|# more cells} with it.",
};

static RESTARTED: Template = Template {
    id: "belief-propagation.restarted",
    text: "{digit} in {cell} contradicts the rules: it begins again.",
};

static REFUTED: Template = Template {
    id: "belief-propagation.refuted",
    text: "The messages rule out every digit of a cell: it begins again.",
};

static IMPOSSIBLE: Template = Template {
    id: "belief-propagation.impossible",
    text: "The messages rule out every digit of a cell, {starts|at the only start|and this was the last \
           of # starts}.",
};

static SOLVED: Template = Template {
    id: "belief-propagation.solved",
    text: "The digits believed most are a solution.",
};

static RESTED: Template = Template {
    id: "belief-propagation.rested",
    text: "The messages are at rest, but the digits believed most leave {conflicts|no conflict|one \
           conflict|# conflicts}.",
};

static RESTLESS: Template = Template {
    id: "belief-propagation.restless",
    text: "After {iterations|one iteration|# iterations} the messages are not at rest; the digits \
           believed most leave {conflicts|no conflict|one conflict|# conflicts}.",
};

static UNFOUND: Template = Template {
    id: "belief-propagation.unfound",
    text: "{starts|One start|# starts} came to a contradiction, the last with {digit} in {cell}.",
};

static BARRED: Template = Template {
    id: "belief-propagation.barred",
    text: "Singles leave a cell without a candidate, or a house without a place for a digit: there is no \
           solution.",
};

/// What the last step did.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "hundredths of a percentage"
)]
pub(super) fn explain(search: &BeliefPropagation) -> Option<Explanation> {
    let number = |name, number: u64| (name, Argument::Number(number));
    let at = |cell, digit| {
        [
            ("digit", Argument::Digit(digit)),
            ("cell", Argument::Cell(cell)),
        ]
    };
    let conflicts = || number("conflicts", search.grid().conflicts().into());
    let told = |template, arguments| Explanation::new(template, arguments);
    let ended = search.end.is_some();
    Some(match search.did {
        _ if ended && search.is_solved() => told(&SOLVED, Vec::new()),
        Did::Nothing if ended => told(&BARRED, Vec::new()),
        Did::Nothing => return None,
        Did::Iteration if ended && search.is_at_rest() => told(&RESTED, vec![conflicts()]),
        Did::Iteration if ended => {
            let iterations = number("iterations", search.counts.iterations);
            told(&RESTLESS, vec![iterations, conflicts()])
        }
        Did::Iteration if search.is_over() => {
            let at_most = decimation::surest(&search.graph, &search.messages);
            let (cell, digit) = search.graph.candidates()[at_most];
            let cell = usize::from(cell);
            told(&CALM, at(cell, digit).into()).mark(Role::Focus, cell, Some(digit))
        }
        Did::Iteration => {
            let percent = (1e4 * search.messages.change()).ceil() as u64;
            told(
                &CHANGED,
                vec![("percent", Argument::Hundredths(percent)), conflicts()],
            )
        }
        Did::Refuted if ended => told(
            &IMPOSSIBLE,
            vec![number("starts", search.counts.restarts + 1)],
        ),
        Did::Refuted => told(&REFUTED, Vec::new()),
        Did::Fixed { cell, digit, more } => {
            let mut arguments = Vec::from(at(cell, digit));
            arguments.push(number("more", more));
            told(&FIXED, arguments).mark(Role::Placed, cell, Some(digit))
        }
        Did::Failed { cell, digit } if ended => {
            let mut arguments = Vec::from(at(cell, digit));
            arguments.push(number("starts", search.counts.restarts + 1));
            told(&UNFOUND, arguments).mark(Role::Focus, cell, Some(digit))
        }
        Did::Failed { cell, digit } => {
            told(&RESTARTED, at(cell, digit).into()).mark(Role::Undone, cell, Some(digit))
        }
    })
}
