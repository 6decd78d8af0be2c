//! Reads and checks the records of all shards in a directory without keeping them.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;

use sudoku_experiment::{
    AuditFindings, ContestantDetails, Ratings, RecordLocation, RecordProblem, SummaryBuilder,
    SummaryOptions,
};

use super::digest::Digest;
use super::folder::DefinitionFile;
use super::merge::for_each_row_in_order;
use super::records::{OpenRecords, check_digest, list, open};
use super::rows::Row;
use crate::failure::Failure;

/// The statistics of the runs recorded in a directory, and the results of the checks of its records.
pub(super) struct StreamedRuns {
    pub(super) runs: SummaryBuilder,
    /// The number of runs of the experiment; `None` if the directory has no `plan.json`.
    pub(super) tasks: Option<u64>,
    /// The names of complete files without a digest.
    pub(super) without_digest: Vec<String>,
    /// Damaged records and files.
    pub(super) problems: Vec<RecordProblem>,
    /// The records with disproved claims of user-supplied solvers.
    pub(super) disproved_claims: Vec<RecordProblem>,
}

/// Reads and checks the records of all shards in a directory. Wrong records are excluded from the statistics.
///
/// # Errors
///
/// Returns an error if the directory or a file cannot be read, a file name is invalid, or the numbers of shards differ.
pub(super) fn read(
    folder: &Path,
    definition_file: &DefinitionFile,
    details: &BTreeMap<String, ContestantDetails>,
    ratings: &Ratings,
    options: SummaryOptions,
) -> Result<StreamedRuns, Failure> {
    let usage_error =
        |error: io::Error| Failure::Usage(format!("cannot read {}: {error}", folder.display()));
    let OpenRecords { mut audit, tasks } = open(folder, definition_file)?;
    let files = list(folder)?;
    let definition = &definition_file.definition;
    let expected = audit.schema().clone();
    let empty = || {
        SummaryBuilder::new(&definition.budget, options, &expected, ratings.clone())
            .describing(details.clone())
    };
    let mut states: Vec<_> = (files.iter())
        .map(|file| {
            audit.add_file(&file.name);
            (audit.cursor(file.shard), Digest::default())
        })
        .collect();
    let mut runs = empty();
    for_each_row_in_order(&files, &expected, |file, number, bytes, schema, row| {
        let (cursor, digest) = &mut states[file];
        let line = Some(number);
        let location = RecordLocation { file, line };
        digest.add(bytes);
        match row {
            Row::Header | Row::Unended => {}
            Row::Wrong(message) => audit.add_problem(location, message),
            Row::Text(text) => {
                if let Some(record) = audit.check(location, schema, text, cursor) {
                    audit.settle_before(record.task);
                    runs.add(&record);
                }
            }
        }
    })
    .map_err(usage_error)?;
    let mut without_digest = Vec::new();
    for (index, (file, (cursor, digest))) in files.iter().zip(states).enumerate() {
        let is_at_end = tasks.is_none_or(|tasks| cursor.is_at_end(tasks));
        if check_digest(&mut audit, index, file, digest, is_at_end) {
            without_digest.push(file.name.clone());
        }
    }
    let AuditFindings {
        problems,
        disproved_claims,
        ..
    } = audit.finish();
    if !problems.is_empty() {
        // The statistics include records that contradict later ones: read the files again without them.
        let wrong = problems.iter().filter(|problem| problem.is_record_wrong);
        let wrong: BTreeSet<_> = wrong.map(|problem| problem.location).collect();
        runs = empty();
        for_each_row_in_order(&files, &expected, |file, number, _, schema, row| {
            let line = Some(number);
            if let Row::Text(text) = row
                && !wrong.contains(&RecordLocation { file, line })
                && let Ok(record) = schema.read(text)
            {
                runs.add(&record);
            }
        })
        .map_err(usage_error)?;
    }
    Ok(StreamedRuns {
        runs,
        tasks,
        without_digest,
        problems,
        disproved_claims,
    })
}
