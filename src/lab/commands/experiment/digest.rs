//! The SHA-256 digest of a complete file of records. It is stored in a file with the suffix `.sha256` in
//! the same directory, in the format of `sha256sum --check`.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

/// The digest of bytes, in hexadecimal digits.
pub(super) fn of(bytes: &[u8]) -> String {
    hexadecimal(&Sha256::digest(bytes))
}

/// The number of bytes of a file, which may be larger than the memory, and their digest in hexadecimal digits.
pub(super) fn of_file(path: &Path) -> io::Result<(u64, String)> {
    let mut digest = Digest::default();
    let size = io::copy(&mut File::open(path)?, &mut digest)?;
    Ok((size, hexadecimal(&digest.0.finalize())))
}

fn hexadecimal(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// The digest of the bytes added so far.
#[derive(Clone, Default)]
pub(super) struct Digest(Sha256);

impl Digest {
    /// Adds bytes of the file.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// The content of the digest file of `records`.
    pub(super) fn line(self, records: &Path) -> String {
        let text = hexadecimal(&self.0.finalize());
        let name = records.file_name().unwrap_or_default().to_string_lossy();
        text + "  " + &name + "\n"
    }
}

impl io::Write for Digest {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.add(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The name of the digest file of `records`.
pub(super) fn file_name(records: &Path) -> String {
    let name = records.file_name().unwrap_or_default().to_string_lossy();
    format!("{name}.sha256")
}

/// The path of the digest file of `records`.
fn digest_path(records: &Path) -> PathBuf {
    records.with_file_name(file_name(records))
}

/// Returns `true` if `records` has a digest file, which is written when the records are complete.
pub(super) fn exists(records: &Path) -> bool {
    digest_path(records).exists()
}

/// Removes the digest file; needed before more records are written.
pub(super) fn remove(records: &Path) -> io::Result<()> {
    fs::remove_file(digest_path(records))
}

/// The error message if the digest file cannot be read or has a digest other than `found`; `None` if
/// there is no such file.
pub(super) fn fault(records: &Path, found: Digest) -> Option<String> {
    let name = file_name(records);
    match fs::read_to_string(digest_path(records)) {
        Ok(expected) if expected == found.line(records) => None,
        Ok(_) => Some(format!(
            "the file differs from its digest, {name}: it was altered after its last record was written"
        )),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => Some(format!("cannot read the digest {name}: {error}")),
    }
}
