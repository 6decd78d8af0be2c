//! Explanation of a step of belief propagation, in words.

use sudoku_search::{Argument, Explanation, Role, Template};

use super::{BeliefPropagation, LastAction, decimation};

static CONVERGED: Template = Template {
    id: "belief-propagation.calm",
    text: "Message passing pauses: the most certain candidate is {digit} in {cell}.",
};

static CHANGED: Template = Template {
    id: "belief-propagation.changed",
    text: "No message changed by more than {percent} %; the most probable digits leave {conflicts|no conflict|one conflict|# conflicts}.",
};

static FIXED: Template = Template {
    id: "belief-propagation.fixed",
    text: "{digit} is fixed in {cell}; {more|no other cell is|one more cell is|# more cells are} fixed as a result.",
};

static RESTARTED: Template = Template {
    id: "belief-propagation.restarted",
    text: "{digit} in {cell} leads to a contradiction: the algorithm restarts.",
};

static REFUTED: Template = Template {
    id: "belief-propagation.refuted",
    text: "The messages rule out every digit of a cell: the algorithm restarts.",
};

static REFUTED_AT_LAST_START: Template = Template {
    id: "belief-propagation.impossible",
    text: "The messages rule out every digit of a cell. {starts|The only start has|All # starts have} failed, so the algorithm stops.",
};

static SOLVED: Template = Template {
    id: "belief-propagation.solved",
    text: "The most probable digits form a solution.",
};

static CONVERGED_UNSOLVED: Template = Template {
    id: "belief-propagation.rested",
    text: "The messages have converged, but the most probable digits leave {conflicts|one conflict|# conflicts}.",
};

static NOT_CONVERGED: Template = Template {
    id: "belief-propagation.restless",
    text: "After {iterations|one iteration|# iterations} the messages have not converged; the most probable digits leave {conflicts|no conflict|one conflict|# conflicts}.",
};

static NOT_SOLVED: Template = Template {
    id: "belief-propagation.unfound",
    text: "{digit} in {cell} leads to a contradiction. {starts|The only start has|All # starts have} failed, so the algorithm stops.",
};

static NO_SOLUTION: Template = Template {
    id: "belief-propagation.barred",
    text: "Singles leave a cell without a candidate, or a house without a place for a digit: there is no \
           solution.",
};

/// Explains the last step; `None` before the first iteration is complete.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "hundredths of a percentage"
)]
pub(super) fn explain(search: &BeliefPropagation) -> Option<Explanation> {
    let number = |name, number: u64| (name, Argument::Number(number));
    let digit_and_cell = |cell, digit| {
        [
            ("digit", Argument::Digit(digit)),
            ("cell", Argument::Cell(cell)),
        ]
    };
    let conflicts = || number("conflicts", search.grid().conflicts().into());
    let explanation = |template, arguments| Explanation::new(template, arguments);
    let has_ended = search.end.is_some();
    Some(match search.last_action {
        _ if has_ended && search.is_solved() => explanation(&SOLVED, Vec::new()),
        LastAction::Nothing if has_ended => explanation(&NO_SOLUTION, Vec::new()),
        LastAction::Nothing => return None,
        LastAction::Iteration if has_ended && search.is_converged() => {
            explanation(&CONVERGED_UNSOLVED, vec![conflicts()])
        }
        LastAction::Iteration if has_ended => {
            let iterations = number("iterations", search.counts.iterations);
            explanation(&NOT_CONVERGED, vec![iterations, conflicts()])
        }
        LastAction::Iteration if search.is_phase_over() => {
            let surest_candidate = decimation::surest_candidate(&search.graph, &search.messages);
            let (cell, digit) = search.graph.candidates()[surest_candidate];
            let cell = usize::from(cell);
            explanation(&CONVERGED, digit_and_cell(cell, digit).into()).mark(
                Role::Focus,
                cell,
                Some(digit),
            )
        }
        LastAction::Iteration => {
            let hundredths = (1e4 * search.messages.max_change()).ceil() as u64;
            explanation(
                &CHANGED,
                vec![("percent", Argument::Hundredths(hundredths)), conflicts()],
            )
        }
        LastAction::Refuted if has_ended => explanation(
            &REFUTED_AT_LAST_START,
            vec![number("starts", search.counts.restarts + 1)],
        ),
        LastAction::Refuted => explanation(&REFUTED, Vec::new()),
        LastAction::Fixed {
            cell,
            digit,
            placed_singles,
        } => {
            let mut arguments = Vec::from(digit_and_cell(cell, digit));
            arguments.push(number("more", placed_singles));
            explanation(&FIXED, arguments).mark(Role::Placed, cell, Some(digit))
        }
        LastAction::Failed { cell, digit } if has_ended => {
            let mut arguments = Vec::from(digit_and_cell(cell, digit));
            arguments.push(number("starts", search.counts.restarts + 1));
            explanation(&NOT_SOLVED, arguments).mark(Role::Focus, cell, Some(digit))
        }
        LastAction::Failed { cell, digit } => explanation(
            &RESTARTED,
            digit_and_cell(cell, digit).into(),
        )
        .mark(Role::Undone, cell, Some(digit)),
    })
}
