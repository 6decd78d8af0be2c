//! A CSV file that grows row by row, with a digest file once it is complete.

use std::collections::hash_map::RandomState;
use std::fs::{self, File, OpenOptions};
use std::hash::{BuildHasher as _, Hasher as _};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use super::digest::{self, Digest};
use crate::failure::Failure;

/// A file to which rows are appended. The file is locked until this value is dropped.
pub(super) struct AppendedFile {
    pub(super) file: File,
    pub(super) path: PathBuf,
    /// The digest of the file so far.
    digest: Digest,
    /// `true` if the digest file exists.
    has_digest: bool,
}

impl AppendedFile {
    /// Opens or creates a file and locks it. The file must then be truncated with [`AppendedFile::truncate`].
    pub(super) fn open(path: PathBuf) -> Result<Self, Failure> {
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(&path)
            .map_err(|error| write_failure(&path, &error))?;
        file.try_lock().map_err(|error| {
            Failure::Usage(format!(
                "{} is being written by another process ({error})",
                path.display()
            ))
        })?;
        Ok(Self {
            file,
            has_digest: digest::exists(&path),
            path,
            digest: Digest::default(),
        })
    }

    /// Truncates the file to its first `bytes` bytes, whose digest is `digest`.
    pub(super) fn truncate(&mut self, bytes: u64, digest: Digest) -> Result<(), Failure> {
        let result = self
            .file
            .set_len(bytes)
            .and_then(|()| self.file.seek(SeekFrom::End(0)));
        result.map_err(|error| write_failure(&self.path, &error))?;
        self.digest = digest;
        Ok(())
    }

    /// Appends to the file and its digest; removes an outdated digest file first.
    pub(super) fn append(&mut self, lines: &[u8]) -> io::Result<()> {
        if lines.is_empty() {
            return Ok(());
        }
        if std::mem::take(&mut self.has_digest) {
            digest::remove(&self.path)?;
        }
        self.file.write_all(lines)?;
        self.digest.add(lines);
        Ok(())
    }

    /// Writes the digest file after the last row.
    pub(super) fn complete(self) -> Result<(), Failure> {
        if self.has_digest {
            return Ok(());
        }
        let line = self.digest.line(&self.path);
        let folder = self.path.parent().unwrap_or(Path::new(""));
        write_atomically(folder, &digest::file_name(&self.path), &line)
    }
}

/// The failure of a file that cannot be written.
fn write_failure(path: &Path, error: &io::Error) -> Failure {
    let folder = path.parent().unwrap_or(Path::new(""));
    Failure::Usage(format!("cannot write to {}: {error}", folder.display()))
}

/// Writes a file atomically, with a rename, so that no other process sees a part of it.
pub(super) fn write_atomically(
    folder: &Path,
    name: &str,
    content: impl AsRef<[u8]>,
) -> Result<(), Failure> {
    let temporary_file = folder.join(format!("{name}.{:016x}", random_suffix()));
    let created = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&temporary_file);
    let result = created.and_then(|mut file| {
        let written = file.write_all(content.as_ref());
        drop(file);
        let renamed = written.and_then(|()| fs::rename(&temporary_file, folder.join(name)));
        renamed.inspect_err(|_| {
            let _ = fs::remove_file(&temporary_file);
        })
    });
    result.map_err(|error| write_failure(&temporary_file, &error))
}

/// A random number for the name of a temporary file. The number of the process is not sufficient: machines that share the
/// directory, and containers, can have equal numbers.
fn random_suffix() -> u64 {
    // The keys of each `RandomState` are random, and so is the hash of nothing.
    RandomState::new().build_hasher().finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_temporary_files_differ_within_a_process() {
        assert_ne!(random_suffix(), random_suffix());
    }
}
