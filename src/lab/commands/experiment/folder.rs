//! The directory of an experiment: the definition, and the numbers of puzzles and runs (`plan.json`), beside the
//! files of its shards.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sudoku_experiment::{Definition, Plan};
use sudoku_search::Registry;

use super::appended::write_file;
use super::own::{OwnFiles, OwnSolvers};
use crate::failure::Failure;

/// The definition of an experiment and the file that it comes from.
pub(super) struct DefinitionFile {
    pub(super) definition: Definition,
    /// The text of the file.
    text: String,
    /// `true` if the text is JSON rather than TOML.
    is_json: bool,
    /// The directory of the file, to which the paths of sets are relative.
    pub(super) directory: PathBuf,
    /// The solvers that contestants can use: those of this program, and those in files.
    pub(super) registry: Registry,
    /// The files of the contestants that are user-supplied solvers.
    pub(super) own: OwnSolvers,
}

impl DefinitionFile {
    /// Reads a definition, and the solvers in files that it names: JSON if the file name ends with `.json`, otherwise
    /// TOML.
    pub(super) fn read(file: &Path) -> Result<Self, Failure> {
        Self::read_with(file, |directory| Ok(OwnFiles::beside(directory)))
    }

    /// Reads a definition. `files` is the location of the files of solvers.
    fn read_with(
        file: &Path,
        files: impl Fn(&Path) -> Result<OwnFiles, Failure>,
    ) -> Result<Self, Failure> {
        let usage_error = |reason: String| Failure::Usage(format!("{}: {reason}", file.display()));
        let text = fs::read_to_string(file).map_err(|error| usage_error(error.to_string()))?;
        let is_json = file.extension().is_some_and(|ending| ending == "json");
        let mut definition: Definition = if is_json {
            Definition::from_json(&text).map_err(|error| usage_error(error.to_string()))?
        } else {
            toml::from_str(&text).map_err(|error| usage_error(error.to_string()))?
        };
        definition
            .check()
            .map_err(|error| usage_error(error.to_string()))?;
        let directory = file.parent().unwrap_or(Path::new("")).to_owned();
        let own = OwnSolvers::read(&mut definition, &files(&directory)?).map_err(usage_error)?;
        let registry = own.registry().map_err(usage_error)?;
        // Digests of files are parts of names, which must be unique.
        definition
            .check()
            .map_err(|error| usage_error(error.to_string()))?;
        Ok(Self {
            definition,
            text,
            is_json,
            directory,
            registry,
            own,
        })
    }

    /// Reads the definition in a directory of records.
    pub(super) fn of_records(folder: &Path) -> Result<Self, Failure> {
        let paths = ["definition.toml", "definition.json"].map(|name| folder.join(name));
        let file = paths.iter().find(|file| file.exists()).ok_or_else(|| {
            Failure::Usage(format!(
                "{} has no definition.toml: it is not a directory of records",
                folder.display()
            ))
        })?;
        Self::read_with(file, |_| {
            let digests = PlanSize::read(folder)?.unwrap_or_default().own;
            Ok(OwnFiles::stored(folder, digests))
        })
    }

    /// The definition as it is in the file, as JSON.
    pub(super) fn to_json(&self) -> Result<serde_json::Value, Failure> {
        let value = if self.is_json {
            serde_json::from_str(&self.text).map_err(|error| error.to_string())
        } else {
            toml::from_str(&self.text).map_err(|error| error.to_string())
        };
        value.map_err(Failure::Usage)
    }

    /// The file name of the definition in a directory of records.
    fn file_name(&self) -> &'static str {
        if self.is_json {
            "definition.json"
        } else {
            "definition.toml"
        }
    }
}

/// The numbers of puzzles and runs of an experiment, stored in `plan.json` when its first shard starts. The
/// sets are not stored with the records, so this file is needed to tell whether all records are there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PlanSize {
    /// The number of puzzles in all sets.
    puzzles: u64,
    /// The number of runs.
    pub(super) tasks: u64,
    /// The SHA-256 digests of the files of solvers, by their names in the definition.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    own: BTreeMap<String, String>,
}

/// The file name of [`PlanSize`] in a directory of records.
const PLAN_FILE: &str = "plan.json";

impl PlanSize {
    /// The number of puzzles and the number of runs of a plan, and the files of solvers.
    pub(super) fn new(puzzles: usize, plan: &Plan, own: &OwnSolvers) -> Self {
        Self {
            puzzles: puzzles as u64,
            tasks: plan.tasks(),
            own: own.digests(),
        }
    }

    /// Reads `plan.json` in a directory; `None` in directories of earlier versions, which have none.
    pub(super) fn read(folder: &Path) -> Result<Option<Self>, Failure> {
        let file = folder.join(PLAN_FILE);
        let usage_error = |reason: String| Failure::Usage(format!("{}: {reason}", file.display()));
        match fs::read_to_string(&file) {
            Ok(text) => serde_json::from_str(&text)
                .map(Some)
                .map_err(|error| usage_error(error.to_string())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(usage_error(error.to_string())),
        }
    }

    /// Writes `plan.json`, or checks that the existing one is equal.
    pub(super) fn write_or_check(&self, folder: &Path) -> Result<(), Failure> {
        match Self::read(folder)? {
            Some(known) if known == *self => Ok(()),
            Some(known) if known.own != self.own => Err(Failure::Usage(format!(
                "{} was started with {}, but now there is {}: choose another directory, or restore the file",
                folder.display(),
                listed(&known.own),
                listed(&self.own)
            ))),
            Some(known) => Err(Failure::Usage(format!(
                "{} was started with {} puzzles and {} runs, but the sets now give {} and {}: a set has changed",
                folder.display(),
                known.puzzles,
                known.tasks,
                self.puzzles,
                self.tasks
            ))),
            None => {
                let text = serde_json::to_string(self).expect("numbers can be serialized");
                write_file(&folder.join(PLAN_FILE), format!("{text}\n"))
            }
        }
    }
}

/// Files and their digests, as text.
fn listed(own: &BTreeMap<String, String>) -> String {
    let files = own
        .iter()
        .map(|(file, digest)| format!("{file} (SHA-256 {digest})"));
    let files: Vec<_> = files.collect();
    if files.is_empty() {
        "no files of solvers".to_owned()
    } else {
        files.join(", ")
    }
}

/// Writes the definition to the directory of records, or checks that the existing one is equal.
pub(super) fn write_or_check_definition(
    folder: &Path,
    definition_file: &DefinitionFile,
) -> Result<(), Failure> {
    match fs::read_to_string(folder.join(definition_file.file_name())) {
        Ok(text) if text == definition_file.text => Ok(()),
        Ok(_) => Err(Failure::Usage(format!(
            "{} belongs to another experiment: choose another directory, or use the definition in it",
            folder.display()
        ))),
        Err(_) => write_file(
            &folder.join(definition_file.file_name()),
            &definition_file.text,
        ),
    }
}
