//! The error message of damaged records.

use sudoku_experiment::RecordProblem;

use crate::failure::Failure;

/// The maximum number of problems listed in an error message; further problems are only counted.
const MAX_LISTED: usize = 20;

/// The failure of a command on damaged records: `message`, then one line per problem.
pub(super) fn damage(message: &str, problems: &[RecordProblem]) -> Failure {
    listed(message, problems)
}

/// The failure of a command: `message`, then one line per problem.
pub(super) fn listed(message: &str, problems: &[impl ToString]) -> Failure {
    let mut lines = vec![message.to_owned()];
    let listed_problems = problems.iter().take(MAX_LISTED);
    lines.extend(listed_problems.map(ToString::to_string));
    if problems.len() > MAX_LISTED {
        lines.push(format!("and {} more", problems.len() - MAX_LISTED));
    }
    Failure::Usage(lines.join("\n"))
}
