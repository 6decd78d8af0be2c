//! Contestants that are user-supplied solvers: files in WebAssembly.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use sudoku_experiment::{Definition, OWN};
use sudoku_guest::{GuestLimits, open};
use sudoku_search::Registry;

use super::appended::write_file;
use super::digest;
use crate::failure::{Failure, print_stderr};
use crate::progress::Progress;

/// The location of the files of solvers.
pub(super) enum OwnFiles {
    /// A directory to which their names are relative.
    Beside(PathBuf),
    /// A directory of records, in which they have the names of [`stored_name`], and the digest of each file.
    Stored(PathBuf, BTreeMap<String, String>),
}

impl OwnFiles {
    /// Files whose names are relative to this directory.
    pub(super) fn beside(directory: &Path) -> Self {
        Self::Beside(directory.to_owned())
    }

    /// The files of a directory of records.
    pub(super) fn stored(folder: &Path, digests: BTreeMap<String, String>) -> Self {
        Self::Stored(folder.to_owned(), digests)
    }

    /// The digest that `plan.json` demands of a file; `None` if the files are not those of a directory of records.
    fn planned(&self, name: &str) -> Option<&String> {
        match self {
            Self::Beside(_) => None,
            Self::Stored(_, digests) => digests.get(name),
        }
    }

    /// The path of a file.
    fn path(&self, name: &str) -> Result<PathBuf, String> {
        match self {
            Self::Beside(directory) => Ok(directory.join(name)),
            Self::Stored(folder, digests) => {
                let digest = digests
                    .get(name)
                    .ok_or_else(|| format!("plan.json has no digest of {name}"))?;
                Ok(folder.join(stored_name(digest)))
            }
        }
    }
}

/// The name of a file of a solver in a directory of records.
fn stored_name(digest: &str) -> String {
    format!("own-{digest}.wasm")
}

/// Returns `true` if a file of a study has the name that the page gives to a solver in JavaScript.
pub(super) fn is_stored_script(name: &str) -> bool {
    let digest = name.strip_prefix("own-");
    digest.is_some_and(|rest| rest.strip_suffix(".js").is_some())
}

/// A file of a solver.
struct OwnFile {
    /// The name in the definition.
    name: String,
    digest: String,
    bytes: Vec<u8>,
    /// The id of the algorithm.
    id: String,
}

/// The files of the contestants that are user-supplied solvers.
#[derive(Default)]
pub(super) struct OwnSolvers {
    files: Vec<OwnFile>,
}

impl OwnSolvers {
    /// Reads the files that a definition names, and sets their digests in the definition.
    ///
    /// # Errors
    ///
    /// Returns the reason if a contestant has no file, or the file is not WebAssembly, cannot be read or has another
    /// digest than the definition demands.
    pub(super) fn read(definition: &mut Definition, files: &OwnFiles) -> Result<Self, String> {
        let mut own = Self::default();
        for (number, contestant) in (1..).zip(&mut definition.contestants) {
            if contestant.algorithm != OWN {
                continue;
            }
            let reason = |reason: &str| format!("contestant {number}: {reason}");
            let name = contestant.file.clone().ok_or_else(|| {
                reason(
                    "algorithm = \"own\" needs the file of the solver, such as file = \"x.wasm\"",
                )
            })?;
            if is_javascript(&name) {
                return Err(reason(&format!(
                    "{name}: solvers in JavaScript run on the page and in the npm package; the command line and \
                     the cluster run WebAssembly, see docs/own-solver.md"
                )));
            }
            let path = files.path(&name).map_err(|error| reason(&error))?;
            let bytes =
                fs::read(&path).map_err(|error| reason(&format!("{}: {error}", path.display())))?;
            let digest = digest::of(&bytes);
            if let Some(planned) = files.planned(&name)
                && *planned != digest
            {
                return Err(reason(&format!(
                    "{} has the SHA-256 digest {digest}, but plan.json demands {planned}",
                    path.display()
                )));
            }
            let expected = contestant.sha256.get_or_insert_with(|| digest.clone());
            if *expected != digest {
                return Err(reason(&format!(
                    "{name} has the SHA-256 digest {digest}, but the definition demands {expected}"
                )));
            }
            own.files.push(OwnFile {
                name,
                digest,
                bytes,
                id: contestant.algorithm_id(),
            });
        }
        Ok(own)
    }

    /// The solvers of this program and those in the files.
    ///
    /// # Errors
    ///
    /// Returns the reason if a file is not a solver.
    pub(super) fn registry(&self) -> Result<Registry, String> {
        let mut registry = sudoku_solvers::registry();
        for file in &self.files {
            if registry.find(&file.id).is_some() {
                continue; // the file of an earlier contestant
            }
            let solver = open(&file.id, &file.bytes, GuestLimits::default())
                .map_err(|error| format!("{}: {error}", file.name))?;
            registry
                .register(solver)
                .map_err(|error| error.to_string())?;
        }
        Ok(registry)
    }

    /// The digests of the files, by their names in the definition.
    pub(super) fn digests(&self) -> BTreeMap<String, String> {
        let files = self.files.iter();
        files
            .map(|file| (file.name.clone(), file.digest.clone()))
            .collect()
    }

    /// Copies the files to a directory of records, unless they are there, so that the records can be checked and
    /// reported without the original files.
    pub(super) fn store(&self, folder: &Path) -> Result<(), Failure> {
        for file in &self.files {
            let name = stored_name(&file.digest);
            let is_stored = fs::read(folder.join(&name)).is_ok_and(|bytes| bytes == file.bytes);
            if !is_stored {
                write_file(&folder.join(&name), &file.bytes)?;
            }
        }
        Ok(())
    }
}

/// Returns `true` if a file name has the extension of a JavaScript module.
fn is_javascript(name: &str) -> bool {
    let ending = Path::new(name).extension().unwrap_or_default();
    ["js", "mjs", "ts"]
        .iter()
        .any(|known| ending.eq_ignore_ascii_case(known))
}

/// Reports runs that crashed, the first ones in full.
#[derive(Default)]
pub(super) struct Crashes {
    count: u64,
}

/// The number of crashed runs that are reported in full.
const MAX_REPORTED: u64 = 10;

impl Crashes {
    /// Reports a crashed run.
    pub(super) fn report(&mut self, progress: &Progress, message: &str) {
        self.count += 1;
        if self.count <= MAX_REPORTED {
            progress.suspend(|| print_stderr(message));
        }
    }

    /// A sentence about all crashed runs; `None` if there are none.
    pub(super) fn summary(&self) -> Option<String> {
        let count = self.count;
        let more = if count > MAX_REPORTED {
            format!("; the first {MAX_REPORTED} are listed above")
        } else {
            String::new()
        };
        (count > 0).then(|| format!("{count} runs crashed{more}"))
    }
}
