//! What the last step did, in words.

use sudoku_search::{Argument, Explanation, Role, Template};

use super::{LastAction, Learned};

static LEAST_CERTAIN: Template = Template {
    id: "learned.least-certain",
    text: "The most probable digits leave {conflicts|no conflict|one conflict|# conflicts}. The network is least certain of {cell}, where {digit} has a probability of {percent} %.",
};

static SOLVED: Template = Template {
    id: "learned.solved",
    text: "The most probable digit of every cell is right after {steps|one step|# steps}.",
};

static NOT_SOLVED: Template = Template {
    id: "learned.not-solved",
    text: "The algorithm stops after {steps|one step|# steps} without a solution: the most probable digits leave {conflicts|one conflict|# conflicts}. This does not prove that there is no solution.",
};

static RESTARTED: Template = Template {
    id: "learned.restarted",
    text: "These steps did not solve the puzzle. All candidates start again with different random noise.",
};

static TRIED: Template = Template {
    id: "learned.tried",
    text: "{cell} has the fewest candidates. The most probable of its untried candidates is {digit}, with a probability of {percent} %.",
};

static TAKEN_BACK: Template = Template {
    id: "learned.taken-back",
    text: "{digit} in {cell} is taken back: all consequences of this digit have been searched.",
};

static EXHAUSTED: Template = Template {
    id: "learned.exhausted",
    text: "Every digit has been tried: there is no further solution.",
};

static NO_SOLUTION: Template = Template {
    id: "learned.no-solution",
    text: "A cell has no candidate, or a house has no place for a digit: there is no solution.",
};

/// Explains the last step; `None` before the first one is complete.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a percentage is from 0 to 100"
)]
pub(super) fn explain(search: &Learned) -> Option<Explanation> {
    let number = |name, number: u64| (name, Argument::Number(number));
    let percent = |p: f32| number("percent", (100.0 * p) as u64);
    let steps = || number("steps", search.tally.iterations);
    let conflicts = || number("conflicts", search.grid().conflicts().into());
    let digit_in_cell = |cell, digit| {
        vec![
            ("digit", Argument::Digit(digit)),
            ("cell", Argument::Cell(cell)),
        ]
    };
    let graph = search.graph();
    let probability = |cell: usize, digit: u8| {
        let is_it = |&(c, d): &(u16, u8)| usize::from(c) == cell && d == digit;
        let candidate = graph.candidates().iter().position(is_it);
        candidate.map_or(0.0, |candidate| search.probabilities[candidate])
    };
    Some(match search.last_action {
        LastAction::Nothing if search.end.is_some() && search.position.is_contradictory() => {
            Explanation::new(&NO_SOLUTION, Vec::new())
        }
        LastAction::Nothing => return None,
        LastAction::Reported => Explanation::new(&SOLVED, vec![steps()]),
        LastAction::Exhausted => Explanation::new(&EXHAUSTED, Vec::new()),
        LastAction::Updated if search.is_reporting => Explanation::new(&SOLVED, vec![steps()]),
        LastAction::Updated if search.end.is_some() => {
            Explanation::new(&NOT_SOLVED, vec![steps(), conflicts()])
        }
        LastAction::Restarted => Explanation::new(&RESTARTED, Vec::new()),
        LastAction::Updated => {
            let probabilities = &search.probabilities;
            let best = graph.best_candidates(probabilities);
            let least = best.min_by(|&a, &b| probabilities[a].total_cmp(&probabilities[b]))?;
            let (cell, digit) = graph.candidates()[least];
            let mut arguments = digit_in_cell(cell.into(), digit);
            arguments.extend([percent(probabilities[least]), conflicts()]);
            Explanation::new(&LEAST_CERTAIN, arguments).mark(Role::Focus, cell.into(), Some(digit))
        }
        LastAction::Tried { cell, digit } => {
            let mut arguments = digit_in_cell(cell, digit);
            arguments.push(percent(probability(cell, digit)));
            Explanation::new(&TRIED, arguments).mark(Role::Placed, cell, Some(digit))
        }
        LastAction::TakenBack { cell, digit } => Explanation::new(
            &TAKEN_BACK,
            digit_in_cell(cell, digit),
        )
        .mark(Role::Undone, cell, Some(digit)),
    })
}
