//! The completeness and the integrity of the records of a report, and the warnings about them.

use serde::Serialize;
use sudoku_experiment::{RecordProblem, escape_markdown};

/// The completeness and the integrity of the records of a report.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct RecordsState {
    /// `Some(true)` if every run has a record; `None` if the number of runs is unknown.
    complete: Option<bool>,
    /// The number of runs of the experiment, if the directory has a `plan.json`.
    tasks: Option<u64>,
    /// The number of runs with a record.
    recorded: usize,
    /// The names of complete files without a digest.
    without_digest: Vec<String>,
    /// Descriptions of damaged records and files.
    problems: Vec<String>,
    /// Descriptions of the records in which a user-supplied solver claims that a puzzle has no solution although
    /// another run has found a solution.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    disproved_claims: Vec<String>,
}

impl RecordsState {
    pub(super) fn of(
        recorded: usize,
        tasks: Option<u64>,
        without_digest: Vec<String>,
        problems: &[RecordProblem],
        disproved_claims: &[RecordProblem],
    ) -> Self {
        let texts = |problems: &[RecordProblem]| problems.iter().map(ToString::to_string).collect();
        Self {
            complete: tasks.map(|tasks| recorded as u64 == tasks),
            tasks,
            recorded,
            without_digest,
            problems: texts(problems),
            disproved_claims: texts(disproved_claims),
        }
    }

    /// The warnings at the start of a report, in Markdown; empty if the records are complete and undamaged.
    pub(super) fn warnings(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let recorded = self.recorded;
        if !self.problems.is_empty() {
            lines.push(format!(
                "**Damaged records: the number of problems is {}. Wrong records are left out, so the figures may be wrong:**",
                self.problems.len()
            ));
            let problems = self.problems.iter();
            lines.extend(problems.map(|problem| format!("- {}", escape_markdown(problem))));
        }
        let claims = &self.disproved_claims;
        if !claims.is_empty() {
            lines.push(format!(
                "**Wrong claims ({}): a user-supplied solver claims that a puzzle has no solution although another run has \
                 found a solution. The run of each such claim counts as unsolved:**",
                claims.len()
            ));
            let listed = claims.iter().take(MAX_LISTED_CLAIMS);
            lines.extend(listed.map(|claim| format!("- {}", escape_markdown(claim))));
            if claims.len() > MAX_LISTED_CLAIMS {
                lines.push(format!("- and {} more", claims.len() - MAX_LISTED_CLAIMS));
            }
        }
        match self.tasks {
            None => lines.push(format!(
                "**{recorded} runs are recorded; the total is unknown because the directory has no `plan.json`.**"
            )),
            Some(tasks) if recorded as u64 != tasks => {
                lines.push(format!("**Incomplete: {recorded} of {tasks} runs are recorded.**"));
            }
            Some(_) => {}
        }
        if !self.without_digest.is_empty() {
            lines.push(format!(
                "No digest: altered counters or times in {} would not be noticed.",
                escape_markdown(&self.without_digest.join(", "))
            ));
        }
        lines
    }
}

/// The maximum number of wrong claims that the warnings of a report list; further claims are only counted.
const MAX_LISTED_CLAIMS: usize = 20;
