//! A CSV file that grows row by row, with a digest file once it is complete.

use std::fs::{File, OpenOptions};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use super::digest::{self, Digest};
use crate::atomic::write_atomically;
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
            .map_err(|error| Failure::unwritable(&path, &error))?;
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
        result.map_err(|error| Failure::unwritable(&self.path, &error))?;
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
        let digest_path = self.path.with_file_name(digest::file_name(&self.path));
        write_file(&digest_path, line)
    }
}

/// Writes a file of the folder atomically.
pub(super) fn write_file(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    write_atomically(path, content).map_err(|error| Failure::unwritable(path, &error))
}
