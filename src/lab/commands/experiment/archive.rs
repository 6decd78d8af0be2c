//! `archive`: describes a directory of records, so that it can be published and cited.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::appended::write_file;
use super::digest;
use super::environment::{self, Calls};
use super::folder::DefinitionFile;
use super::records::{OpenRecords, open, scan_intact};
use crate::failure::{Failure, Status};

/// Describes a complete directory of records for publication, as an RO-Crate.
///
/// Writes `ro-crate-metadata.json`: the title, the authors and the license of the study, and the
/// content, the size and the SHA-256 digest of each file of the directory. Also writes
/// `puzzles-K.txt`, the puzzles of the K-th set, extracted from the records, so that
/// the authors of other studies can compare digests to check whether they use the same puzzles. The directory, as a ZIP
/// file, can then be uploaded to an archive such as Zenodo. `reproduce` repeats the runs of the
/// archive.
#[derive(clap::Args)]
pub(crate) struct ArchiveArgs {
    /// The title of the study.
    #[arg(long, value_name = "TEXT")]
    title: String,

    /// A sentence on what was compared, and why.
    #[arg(long, value_name = "TEXT")]
    description: String,

    /// An author, such as "Ada Lovelace <https://orcid.org/0000-0000-0000-0000>"; may be repeated.
    /// The address is optional.
    #[arg(long = "author", value_name = "NAME", required = true)]
    authors: Vec<String>,

    /// The address of the license, such as <https://creativecommons.org/licenses/by/4.0/>.
    #[arg(long, value_name = "URL", value_parser = parse_address)]
    license: String,

    /// The date of publication, such as 2026-11-29.
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = parse_date)]
    date: String,

    /// The directory of the records.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// The name of the description file, as the standard requires it.
const METADATA: &str = "ro-crate-metadata.json";

fn parse_address(text: &str) -> Result<String, String> {
    let is_address = text.starts_with("https://") || text.starts_with("http://");
    let is_address = is_address && !text.contains(char::is_whitespace);
    is_address
        .then(|| text.to_owned())
        .ok_or_else(|| "expected an address that starts with https://".to_owned())
}

fn parse_date(text: &str) -> Result<String, String> {
    let parts: Vec<_> = text.split('-').collect();
    let is_number = |part: &str, width: usize, range: std::ops::RangeInclusive<u32>| {
        let digits = part.bytes().all(|byte| byte.is_ascii_digit());
        digits && part.len() == width && part.parse().is_ok_and(|number| range.contains(&number))
    };
    let is_date = matches!(parts[..], [year, month, day]
        if is_number(year, 4, 1900..=9999) && is_number(month, 2, 1..=12) && is_number(day, 2, 1..=31));
    is_date
        .then(|| text.to_owned())
        .ok_or_else(|| "expected a date such as 2026-11-29".to_owned())
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the directory cannot be read or written, records are damaged, or runs are missing.
pub(crate) fn archive(args: &ArchiveArgs) -> Result<Status, Failure> {
    let folder = &args.folder;
    let definition_file = DefinitionFile::of_records(folder)?;
    let definition = &definition_file.definition;
    let OpenRecords { audit, tasks } = open(folder, &definition_file)?;
    let mut recorded = 0_u64;
    let mut sets: BTreeMap<String, BTreeMap<usize, String>> = BTreeMap::new();
    scan_intact(folder, audit, tasks, "nothing was written", |record| {
        recorded += 1;
        let puzzles = sets.entry(record.set.clone()).or_default();
        puzzles
            .entry(record.line)
            .or_insert_with(|| record.puzzle.clone());
    })?;
    let shown = folder.display();
    if tasks != Some(recorded) {
        let of = tasks.map_or("an unknown number of".to_owned(), |tasks| tasks.to_string());
        return Err(Failure::Usage(format!(
            "{shown}: {recorded} of {of} runs are recorded; only a complete experiment can be archived"
        )));
    }
    for (number, set) in (1..).zip(&definition.sets) {
        let puzzles = sets.remove(&set.title()).unwrap_or_default();
        let lines = puzzles.into_values().map(|puzzle| puzzle + "\n");
        let name = format!("puzzles-{number}.txt");
        write_file(&folder.join(name), lines.collect::<String>())?;
    }
    let titles: Vec<_> = definition
        .sets
        .iter()
        .map(sudoku_experiment::Set::title)
        .collect();
    let files = files(folder, &titles)?;
    let count = files.len();
    let text = metadata(args, files, &environment::read(folder)?);
    write_file(&folder.join(METADATA), format!("{text:#}\n"))?;
    writeln!(
        io::stdout().lock(),
        "{shown} is an RO-Crate now: {METADATA} describes {count} files."
    )?;
    Ok(Status::Success)
}

/// The entities of the files of the directory, ordered by name.
fn files(folder: &Path, sets: &[String]) -> Result<Vec<Value>, Failure> {
    let usage_error =
        |error: io::Error| Failure::Usage(format!("cannot read {}: {error}", folder.display()));
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(usage_error)? {
        let entry = entry.map_err(usage_error)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type().map_err(usage_error)?.is_file() && name != METADATA {
            names.push(name);
        }
    }
    names.sort();
    let entity = |name: &String| {
        let (size, sha256) = digest::of_file(&folder.join(name)).map_err(usage_error)?;
        let (contents, format) = contents_of(name, sets);
        Ok(json!({
            "@id": name,
            "@type": "File",
            "name": name,
            "description": contents,
            "encodingFormat": format,
            "contentSize": size.to_string(),
            "sha256": sha256,
        }))
    };
    names.iter().map(entity).collect()
}

/// The description of the contents of a file with this name, and its media type.
fn contents_of(name: &str, sets: &[String]) -> (String, &'static str) {
    let number = |kind: &str, ending: &str| {
        let number = name.strip_prefix(kind)?.strip_suffix(ending)?;
        number.parse::<usize>().ok()
    };
    if let Some(set) =
        number("puzzles-", ".txt").and_then(|number| sets.get(number.checked_sub(1)?))
    {
        return (
            format!("The puzzles of the set “{set}”, one per line"),
            "text/plain",
        );
    }
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let kind = stem.split_once('-').map_or(stem, |(kind, _)| kind);
    let format = match ending {
        "toml" => "application/toml",
        "json" => "application/json",
        "jsonl" => "application/jsonl",
        "csv" => "text/csv",
        "wasm" => "application/wasm",
        "md" => "text/markdown",
        "svg" => "image/svg+xml",
        "txt" | "sha256" => "text/plain",
        _ => "application/octet-stream",
    };
    let contents = match (kind, ending) {
        ("definition", "toml" | "json") => {
            "The definition of the experiment: sets, contestants, seeds and budget"
        }
        ("plan", "json") => {
            "The numbers of puzzles and runs, and the digests of the user's solvers"
        }
        ("records", "csv") => "One row per run",
        ("traces", "csv") => "Samples of the series of each run",
        ("environment", "jsonl") => "The machine and the version of the program, one line per call",
        (_, "sha256") => "The SHA-256 digest of a file",
        (_, "wasm") => "A user-supplied solver",
        (_, "md") => "A text",
        (_, "svg") => "A figure",
        _ => "A file",
    };
    (contents.to_owned(), format)
}

/// An author and, in angle brackets, an address that identifies the author.
fn person(number: usize, author: &str) -> Value {
    let address = author
        .split_once('<')
        .and_then(|(name, rest)| Some((name.trim(), rest.trim().strip_suffix('>')?)));
    let (name, id) = match address {
        Some((name, address)) => (name, address.to_owned()),
        None => (author.trim(), format!("#author-{number}")),
    };
    json!({ "@id": id, "@type": "Person", "name": name })
}

/// References to entities. A single reference is not wrapped in a list, as the standard recommends.
fn references(entities: &[Value]) -> Value {
    let reference = |entity: &Value| json!({ "@id": entity["@id"] });
    match entities {
        [entity] => reference(entity),
        _ => entities.iter().map(reference).collect(),
    }
}

/// The description in the form of RO-Crate 1.1 (<https://w3id.org/ro/crate/1.1>). Its context lacks `sha256`.
fn metadata(args: &ArchiveArgs, files: Vec<Value>, calls: &[Calls]) -> Value {
    let people: Vec<_> = (1..)
        .zip(&args.authors)
        .map(|(number, author)| person(number, author))
        .collect();
    let records: Vec<_> = (files.iter())
        .filter(|file| file["encodingFormat"] == "text/csv")
        .cloned()
        .collect();
    let definition = (files.iter())
        .find(|file| {
            file["@id"]
                .as_str()
                .is_some_and(|id| id.starts_with("definition."))
        })
        .cloned()
        .into_iter()
        .collect::<Vec<_>>();
    let software = json!({
        "@id": "#sudoku-lab",
        "@type": "SoftwareApplication",
        "name": "Sudoku Lab",
        "version": env!("CARGO_PKG_VERSION"),
    });
    let actions: Vec<_> = (1..)
        .zip(calls)
        .map(|(number, calls): (usize, _)| {
            json!({
                "@id": format!("#experiment-{number}"),
                "@type": "CreateAction",
                "name": "sudoku-lab experiment",
                "description": format!("Version {}, {calls}", calls.version()),
                "instrument": { "@id": software["@id"] },
                "object": references(&definition),
                "result": references(&records),
            })
        })
        .collect();
    let root = json!({
        "@id": "./",
        "@type": "Dataset",
        "name": args.title,
        "description": args.description,
        "datePublished": args.date,
        "license": { "@id": args.license },
        "author": references(&people),
        "hasPart": references(&files),
        "mentions": references(&actions),
    });
    let license = json!({
        "@id": args.license,
        "@type": "CreativeWork",
        "name": args.license,
        "description": "The license of this dataset",
    });
    let descriptor = json!({
        "@id": METADATA,
        "@type": "CreativeWork",
        "conformsTo": { "@id": "https://w3id.org/ro/crate/1.1" },
        "about": { "@id": "./" },
    });
    let mut graph = vec![descriptor, root, license, software];
    graph.extend(people);
    graph.extend(actions);
    graph.extend(files);
    json!({
        "@context": [
            "https://w3id.org/ro/crate/1.1/context",
            { "sha256": "https://schema.org/sha256" },
        ],
        "@graph": graph,
    })
}
