//! How damaged records are reported.

use sudoku_experiment::RecordProblem;

use crate::failure::Failure;

/// Problems that are listed; of the others, the number is given.
const MAX_LISTED: usize = 20;

/// The refusal of damaged records: what is refused, then a line per problem.
pub(super) fn refusal(what: &str, problems: &[RecordProblem]) -> Failure {
    let mut lines = vec![what.to_owned()];
    let listed = problems.iter().take(MAX_LISTED);
    lines.extend(listed.map(RecordProblem::to_string));
    if problems.len() > MAX_LISTED {
        lines.push(format!("and {} more", problems.len() - MAX_LISTED));
    }
    Failure::Usage(lines.join("\n"))
}
