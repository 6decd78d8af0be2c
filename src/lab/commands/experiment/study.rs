//! `pack` and `unpack`: a complete experiment as one file, a study, which can be cited, sent, and opened on the page.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sudoku_experiment::is_control;

use super::appended::write_file;
use super::digest;
use super::folder::DefinitionFile;
use super::own::is_stored_script;
use super::records::{OpenRecords, open, scan_intact};
use super::report;
use crate::failure::{Failure, Status};

/// Writes a complete experiment to one file, a study, which `unpack` and the page open.
///
/// A study contains all files of the directory (the definition, the records with their digests, the
/// environment) and the report as JSON, each with its SHA-256 digest. The command prints the
/// digest of the study, which identifies all of these files: cite this digest together with the address of
/// the published study.
#[derive(clap::Args)]
pub(crate) struct PackArgs {
    /// The title of the study.
    #[arg(long, value_name = "TEXT", default_value = "Experiment")]
    title: String,

    /// The file to write, such as study.json, outside the directory of the records.
    #[arg(long, value_name = "FILE")]
    output: PathBuf,

    /// The directory of the records.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// Checks a study, and writes its files to a directory of records.
///
/// Every digest is compared, every record is checked, and the report in the study is compared with
/// a report computed from its records. `reproduce` then repeats the runs. If a check fails, no files are kept.
#[derive(clap::Args)]
pub(crate) struct UnpackArgs {
    /// The directory of the records; created if it does not exist.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// The study.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// The kind and the format of a study; the format increases when a program that reads the older format would misread
/// a study.
const KIND: &str = "sudoku-lab study";
const FORMAT: u32 = 1;

/// The name of the report in a study.
const REPORT: &str = "report.json";

/// The maximum size of the files of a study together, in bytes: readers keep a study in memory.
const MAX_BYTES: u64 = 200_000_000;

/// The maximum size of a study, in bytes: JSON writes a byte of a file as one or two characters, apart from rare control
/// characters.
const MAX_STUDY_BYTES: u64 = MAX_BYTES / 2 * 5;

/// The maximum length of the title and of the version, in characters.
const MAX_LABEL_CHARS: usize = 200;

/// The largest relative difference of a number in the report of a study to that of the report on its records: the last
/// digits of logarithms and exponentials depend on the machine.
const TOLERANCE: f64 = 1e-9;

/// A study: the files of a directory of records.
#[derive(Serialize, Deserialize)]
struct Study {
    kind: String,
    format: u32,
    title: String,
    /// The version of the program that wrote the study.
    version: String,
    /// The digest of the list of the files in the format of `sha256sum`.
    sha256: String,
    files: Vec<StudyFile>,
}

/// A file of a study.
#[derive(Serialize, Deserialize)]
struct StudyFile {
    name: String,
    sha256: String,
    #[serde(flatten)]
    content: Content,
}

/// The content of a file.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Content {
    /// A text.
    Text(String),
    /// Bytes that are not a text, as hexadecimal digits.
    Hex(String),
}

impl StudyFile {
    fn new(name: String, bytes: Vec<u8>) -> Self {
        let sha256 = digest::of(&bytes);
        let content = String::from_utf8(bytes).map_or_else(
            |error| {
                let digits = error.as_bytes().iter().map(|byte| format!("{byte:02x}"));
                Content::Hex(digits.collect())
            },
            Content::Text,
        );
        Self {
            name,
            sha256,
            content,
        }
    }

    /// The bytes of the file; `None` if they are not hexadecimal digits.
    fn bytes(&self) -> Option<Vec<u8>> {
        match &self.content {
            Content::Text(text) => Some(text.as_bytes().to_vec()),
            Content::Hex(digits) if digits.is_ascii() && digits.len().is_multiple_of(2) => (0
                ..digits.len() / 2)
                .map(|at| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok())
                .collect(),
            Content::Hex(_) => None,
        }
    }

    /// The reason why the file must not be written to a directory; `None` if there is none.
    fn fault(&self) -> Option<String> {
        let Self { name, sha256, .. } = self;
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        if name.is_empty() || name.starts_with('.') || !name.bytes().all(is_plain) {
            return Some(format!("{name:?} is not the name of a file of a study"));
        }
        let Some(bytes) = self.bytes() else {
            return Some(format!("the content of {name} is not hexadecimal digits"));
        };
        let found = digest::of(&bytes);
        (found != *sha256).then(|| {
            format!(
                "{name} differs from its digest: the study states {sha256:?}, but the content has the SHA-256 digest {found}"
            )
        })
    }
}

/// The digest of the list of files in the format of `sha256sum`.
fn digest_of(files: &[StudyFile]) -> String {
    let line = |file: &StudyFile| format!("{}  {}\n", file.sha256, file.name);
    digest::of(files.iter().map(line).collect::<String>().as_bytes())
}

/// The reason why these files are not the files of a study; `None` if they are.
fn fault_of(files: &[StudyFile]) -> Option<String> {
    let mut names = BTreeSet::new();
    let twice = (files.iter()).find(|file| !names.insert(file.name.to_lowercase()));
    if let Some(twice) = twice {
        let name = &twice.name;
        return Some(format!(
            "{name:?} occurs twice, apart from upper and lower case"
        ));
    }
    let definitions = ["definition.toml", "definition.json"];
    let definitions = definitions.map(|name| usize::from(names.contains(name)));
    match definitions.iter().sum() {
        0 => Some("there is no definition.toml or definition.json".to_owned()),
        1 => files.iter().find_map(StudyFile::fault),
        _ => Some("there are two definitions, definition.toml and definition.json".to_owned()),
    }
}

/// The reason why a study must not have this title or version, which are printed; `None` if there is none.
fn label_fault(name: &str, label: &str) -> Option<String> {
    if label.chars().count() > MAX_LABEL_CHARS {
        return Some(format!(
            "the {name} has more than {MAX_LABEL_CHARS} characters"
        ));
    }
    (label.contains(is_control)).then(|| format!("the {name} contains control characters"))
}

/// Checks the records of a directory and returns their number. `consequence` is what the error says was not done.
fn check_complete(folder: &Path, consequence: &str) -> Result<u64, Failure> {
    let definition_file = DefinitionFile::of_records(folder)?;
    let OpenRecords { audit, tasks } = open(folder, &definition_file)?;
    let mut recorded = 0_u64;
    scan_intact(folder, audit, tasks, consequence, |_| recorded += 1)?;
    if tasks == Some(recorded) {
        return Ok(recorded);
    }
    let of = tasks.map_or("an unknown number of".to_owned(), |tasks| tasks.to_string());
    Err(Failure::Usage(format!(
        "{}: {recorded} of {of} runs are recorded, so {consequence}; a study is a complete experiment",
        folder.display()
    )))
}

/// Runs `pack`.
///
/// # Errors
///
/// Returns an error if the directory cannot be read, records are damaged or missing, the files are too large, or the
/// study cannot be written.
pub(crate) fn pack(args: &PackArgs) -> Result<Status, Failure> {
    let folder = &args.folder;
    if let Some(fault) = label_fault("title", &args.title) {
        return Err(Failure::Usage(format!("--title: {fault}")));
    }
    if is_in(&args.output, folder) {
        return Err(Failure::Usage(format!(
            "{} is in the directory of the records, whose files are all part of a study: choose a file outside this \
             directory",
            args.output.display()
        )));
    }
    let runs = check_complete(folder, "nothing was written")?;
    let usage_error =
        |error: io::Error| Failure::Usage(format!("cannot read {}: {error}", folder.display()));
    let mut names = Vec::new();
    let mut size = 0;
    for entry in fs::read_dir(folder).map_err(usage_error)? {
        let entry = entry.map_err(usage_error)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        // Links are followed: a study contains the files to which they point.
        let about = fs::metadata(entry.path()).map_err(|error| {
            Failure::Usage(format!("cannot read {}: {error}", entry.path().display()))
        })?;
        if about.is_file() && !name.starts_with('.') && name != REPORT {
            size += about.len();
            names.push(name);
        }
    }
    if size > MAX_BYTES {
        return Err(Failure::Usage(format!(
            "{}: {size} bytes are too many for one file, whose limit is {MAX_BYTES}; publish the directory, which \
             `sudoku-lab archive` describes",
            folder.display()
        )));
    }
    names.sort();
    let mut files = Vec::new();
    for name in names {
        let bytes = fs::read(folder.join(&name)).map_err(usage_error)?;
        files.push(StudyFile::new(name, bytes));
    }
    let report = report::json_of(folder)?;
    files.push(StudyFile::new(REPORT.to_owned(), report.into_bytes()));
    if let Some(fault) = fault_of(&files) {
        return Err(Failure::Usage(format!("{}: {fault}", folder.display())));
    }
    let study = Study {
        kind: KIND.to_owned(),
        format: FORMAT,
        title: args.title.clone(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        sha256: digest_of(&files),
        files,
    };
    let text = serde_json::to_string_pretty(&study).map_err(io::Error::from)?;
    if text.len() as u64 >= MAX_STUDY_BYTES {
        return Err(Failure::Usage(format!(
            "{}: the study has more than {MAX_STUDY_BYTES} bytes, because its files contain many control characters",
            folder.display()
        )));
    }
    write_file(&args.output, format!("{text}\n"))?;
    writeln!(
        io::stdout().lock(),
        "{}: {} files, {runs} runs\nsha256:{}",
        args.output.display(),
        study.files.len(),
        study.sha256
    )?;
    Ok(Status::Success)
}

/// Returns `true` if a file is, or would be, directly in a directory.
fn is_in(file: &Path, folder: &Path) -> bool {
    let parent = match file.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    match (parent.canonicalize(), folder.canonicalize()) {
        (Ok(parent), Ok(folder)) => parent == folder,
        _ => false,
    }
}

/// Reads a study and checks its digests.
fn read(file: &Path) -> Result<Study, Failure> {
    let usage_error = |reason: String| Failure::Usage(format!("{}: {reason}", file.display()));
    let unreadable = |error: io::Error| usage_error(error.to_string());
    let too_large = || {
        usage_error(format!(
            "it has more than {MAX_STUDY_BYTES} bytes, the limit for a study"
        ))
    };
    let source = File::open(file).map_err(unreadable)?;
    if source.metadata().map_err(unreadable)?.len() > MAX_STUDY_BYTES {
        return Err(too_large());
    }
    // The size of a pipe is unknown.
    let mut text = String::new();
    let mut source = source.take(MAX_STUDY_BYTES + 1);
    source.read_to_string(&mut text).map_err(unreadable)?;
    if text.len() as u64 > MAX_STUDY_BYTES {
        return Err(too_large());
    }
    let study: Study = serde_json::from_str(&text)
        .map_err(|error| usage_error(format!("it is not a study: {error}")))?;
    if study.kind != KIND {
        return Err(usage_error(format!(
            "it is not a study: its kind is {:?}",
            study.kind
        )));
    }
    if study.format != FORMAT {
        return Err(usage_error(format!(
            "its format is {}, and this program reads format {FORMAT}",
            study.format
        )));
    }
    let label_fault =
        label_fault("title", &study.title).or_else(|| label_fault("version", &study.version));
    if let Some(fault) = label_fault.or_else(|| fault_of(&study.files)) {
        return Err(usage_error(fault));
    }
    let found = digest_of(&study.files);
    if found != study.sha256 {
        return Err(usage_error(format!(
            "the list of its files differs from its digest: the study states {:?}, but the list has the SHA-256 digest {found}",
            study.sha256
        )));
    }
    if let Some(script) = study.files.iter().find(|file| is_stored_script(&file.name)) {
        return Err(usage_error(format!(
            "it contains a solver in JavaScript, {}, which the command line cannot run: open the study on the page; \
             the command line and the cluster run solvers in WebAssembly, see docs/own-solver.md",
            script.name
        )));
    }
    Ok(study)
}

/// Runs `unpack`.
///
/// # Errors
///
/// Returns an error if the file is not a study, a digest is wrong, the directory is not empty or cannot be written,
/// records are damaged or missing, or the report does not follow from the records.
pub(crate) fn unpack(args: &UnpackArgs) -> Result<Status, Failure> {
    let study = read(&args.file)?;
    let folder = &args.out;
    let is_new = !folder.exists();
    fs::create_dir_all(folder).map_err(|error| Failure::unwritable(folder, &error))?;
    let mut entries = fs::read_dir(folder).map_err(|error| Failure::unwritable(folder, &error))?;
    if entries.next().is_some() {
        return Err(Failure::Usage(format!(
            "{} is not empty: choose another directory",
            folder.display()
        )));
    }
    let written = write_and_check(&study, folder).inspect_err(|_| {
        // Without the files of the failed attempt, the command can be repeated.
        for file in &study.files {
            let _ = fs::remove_file(folder.join(&file.name));
        }
        if is_new {
            let _ = fs::remove_dir(folder);
        }
    });
    let (runs, report) = written?;
    writeln!(
        io::stdout().lock(),
        "{}: {} files and {runs} runs of “{}”. All digests are right, all records are consistent, and all solutions \
         are verified.\n{report}\nsha256:{}",
        folder.display(),
        study.files.len(),
        study.title,
        study.sha256
    )?;
    Ok(Status::Success)
}

/// Writes the files of a study to an empty directory and checks them. Returns the number of runs, and a sentence on the
/// report.
fn write_and_check(study: &Study, folder: &Path) -> Result<(u64, String), Failure> {
    for file in &study.files {
        write_file(&folder.join(&file.name), file.bytes().unwrap_or_default())?;
    }
    let runs = check_complete(folder, "the study is not verified")?;
    Ok((runs, check_report(study, folder)?))
}

/// Compares the report in a study with a report computed from its records, and returns a sentence on the result.
fn check_report(study: &Study, folder: &Path) -> Result<String, Failure> {
    let version = env!("CARGO_PKG_VERSION");
    let Some(file) = study.files.iter().find(|file| file.name == REPORT) else {
        return Ok("The study has no report of this program.".to_owned());
    };
    if study.version != version {
        return Ok(format!(
            "Its report was written by version {} and was not compared, because this is version {version}.",
            study.version
        ));
    }
    let parse = |text: &str| serde_json::from_str::<Value>(text).ok();
    let packed = file
        .bytes()
        .and_then(|bytes| parse(&String::from_utf8(bytes).ok()?));
    let computed = parse(&report::json_of(folder)?);
    if let (Some(packed), Some(computed)) = (packed, computed)
        && agree(&packed, &computed)
    {
        return Ok("The report follows from the records.".to_owned());
    }
    Err(Failure::Usage(format!(
        "{}: the report in the study does not follow from its records",
        folder.display()
    )))
}

/// Returns `true` if two values are equal up to the last digits of their numbers.
fn agree(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => {
            let [one, other] = [one, other].map(|number| number.as_f64().unwrap_or(f64::NAN));
            (one - other).abs() <= TOLERANCE * one.abs().max(other.abs())
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| agree(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && (one.iter())
                    .all(|(key, value)| other.get(key).is_some_and(|other| agree(value, other)))
        }
        _ => one == other,
    }
}
