//! The SHA-256 digest of a complete file of records, in a file beside it that `sha256sum --check` reads.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

/// A digest of what was added so far.
#[derive(Clone, Default)]
pub(super) struct Digest(Sha256);

impl Digest {
    /// Adds bytes of the file.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// The line of the file with the digest.
    pub(super) fn line(self, records: &Path) -> String {
        let mut text = String::new();
        for byte in self.0.finalize() {
            let _ = write!(text, "{byte:02x}");
        }
        let name = records.file_name().unwrap_or_default().to_string_lossy();
        text + "  " + &name + "\n"
    }
}

/// The name of the file with the digest of records.
pub(super) fn file_name(records: &Path) -> String {
    let name = records.file_name().unwrap_or_default().to_string_lossy();
    format!("{name}.sha256")
}

fn beside(records: &Path) -> PathBuf {
    records.with_file_name(file_name(records))
}

/// Whether there is a digest of these records: they were complete.
pub(super) fn exists(records: &Path) -> bool {
    beside(records).exists()
}

/// Removes the digest, before more is written.
pub(super) fn remove(records: &Path) -> io::Result<()> {
    fs::remove_file(beside(records))
}

/// What is wrong if a digest is there and is not this one.
pub(super) fn fault(records: &Path, found: Digest) -> Option<String> {
    let name = file_name(records);
    match fs::read_to_string(beside(records)) {
        Ok(expected) if expected == found.line(records) => None,
        Ok(_) => Some(format!(
            "the file differs from its digest, {name}: it was altered after its last record was written"
        )),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => Some(format!("cannot read its digest, {name}: {error}")),
    }
}
