//! `report --baseline`: the comparison with an archived experiment.

use std::fmt;
use std::path::Path;

use serde::Serialize;
use sudoku_experiment::{BaselineComparison, Measure, Ratings, RunTable, escape_markdown};

use super::environment::{self, Calls};
use super::folder::DefinitionFile;
use super::problems;
use super::records;
use super::report::details_of;
use crate::failure::Failure;

/// The comparison with an archived experiment, and the machines that measured its times.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Baseline {
    environments: Vec<Calls>,
    /// `true` if steps are compared although the report compares times, because the machines differ or are unknown.
    steps_instead_of_times: bool,
    #[serde(flatten)]
    comparison: BaselineComparison,
}

/// Reads an archived experiment and compares `runs` with it.
///
/// # Errors
///
/// Returns an error if the directory has no records, or they are damaged.
pub(super) fn compare(
    folder: &Path,
    runs: &RunTable,
    environments: &[Calls],
    measure: Measure,
) -> Result<Baseline, Failure> {
    let definition_file = DefinitionFile::of_records(folder)?;
    let definition = &definition_file.definition;
    let contestants = definition.prepare_contestants(&definition_file.registry);
    let contestants = contestants.map_err(|error| Failure::Usage(error.to_string()))?;
    let baseline_environments = environment::read(folder)?;
    let steps_instead_of_times = measure == Measure::Time
        && !environment::are_comparable(environments, &baseline_environments);
    let measure = if steps_instead_of_times {
        Measure::Steps
    } else {
        measure
    };
    let checked = records::read(folder, &definition_file, &Ratings::default(), measure, true)?;
    if !checked.problems.is_empty() {
        let message = format!(
            "{}: the records of the baseline are damaged",
            folder.display()
        );
        return Err(problems::damage(&message, &checked.problems));
    }
    let mut baseline_runs = checked.runs;
    baseline_runs.details = details_of(&baseline_runs.contestants, &contestants);
    Ok(Baseline {
        comparison: BaselineComparison::of(runs, &baseline_runs, measure),
        environments: baseline_environments,
        steps_instead_of_times,
    })
}

impl fmt::Display for Baseline {
    /// Writes the comparison in Markdown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.comparison)?;
        if self.steps_instead_of_times {
            f.write_str(
                "\nTimes are not compared, because the environments of the experiments differ or are unknown; steps are compared instead.\n",
            )?;
        }
        for calls in &self.environments {
            let calls = escape_markdown(&calls.to_string());
            writeln!(f, "\nThe times of the baseline were measured {calls}.")?;
        }
        Ok(())
    }
}
