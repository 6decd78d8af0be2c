//! `missing`: the shards of an experiment that have to be run, or run again.

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;

use super::digest;
use super::records::{MAX_SHARDS, list};
use crate::failure::{Failure, Status, print_stderr};
use crate::range::integer_in;

/// Lists the shards of an experiment that are not complete: not started, interrupted or failed.
///
/// The list is written on one line as numbers and ranges, such as 3,7-9, which `sbatch --array` and
/// the option `--only` of the engine for Ray accept. The line is empty if all shards are complete.
/// A shard is complete if the digest of its records exists; the digest is written after the last
/// run of the shard. `report` checks whether the records are undamaged.
#[derive(clap::Args)]
pub(crate) struct MissingArgs {
    /// The number of shards; required before the first shard has started.
    #[arg(long, value_name = "N", value_parser = integer_in(1..=MAX_SHARDS), allow_negative_numbers = true)]
    shards: Option<u64>,

    /// The directory of the records.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the directory cannot be read, or the number of shards is unknown or differs from that of the
/// records.
pub(crate) fn missing(args: &MissingArgs) -> Result<Status, Failure> {
    let folder = args.folder.display();
    let files = if fs::exists(&args.folder)? {
        list(&args.folder)?
    } else {
        Vec::new()
    };
    let known = files.first().map(|file| file.shard.shard_count());
    let shards = match (known, args.shards) {
        (Some(known), Some(shards)) if known != shards => {
            return Err(Failure::Usage(format!(
                "{folder} has records of {known} shards, not {shards}"
            )));
        }
        (None, None) => {
            return Err(Failure::Usage(format!(
                "{folder} has no records yet: give the number of shards with --shards"
            )));
        }
        (known, shards) => known.or(shards).unwrap_or_default(),
    };
    let complete = files.iter().filter(|file| digest::exists(&file.path));
    let mut complete: Vec<_> = complete.map(|file| file.shard.number()).collect();
    complete.sort_unstable();
    let ranges = gaps(&complete, shards);
    let missing: u64 = ranges.iter().map(|(first, last)| last - first + 1).sum();
    print_stderr(&format!("{missing} of {shards} shards are not complete"));
    let ranges = ranges.iter().map(|(first, last)| {
        if first == last {
            first.to_string()
        } else {
            format!("{first}-{last}")
        }
    });
    writeln!(
        io::stdout().lock(),
        "{}",
        ranges.collect::<Vec<_>>().join(",")
    )?;
    Ok(Status::Success)
}

/// The ranges of the numbers from 1 to `last` that are not in `sorted`.
fn gaps(sorted: &[u64], last: u64) -> Vec<(u64, u64)> {
    let mut next = 1;
    let mut gaps = Vec::new();
    for number in sorted.iter().copied().chain([last + 1]) {
        if number > next {
            gaps.push((next, number - 1));
        }
        next = number + 1;
    }
    gaps
}
