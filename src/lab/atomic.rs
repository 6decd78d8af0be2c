//! Files that are written completely or not at all.

use std::collections::hash_map::RandomState;
use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::hash::{BuildHasher as _, Hasher as _};
use std::io::{self, Write as _};
use std::path::Path;

/// Writes a file atomically, with a rename, so that no other process sees a part of it.
pub(crate) fn write_atomically(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    let mut name = path.file_name().map(OsString::from).unwrap_or_default();
    name.push(format!(".{:016x}", random_suffix()));
    let temporary_path = path.with_file_name(name);
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&temporary_path)?;
    let written = file.write_all(content.as_ref());
    drop(file);
    let renamed = written.and_then(|()| fs::rename(&temporary_path, path));
    renamed.inspect_err(|_| {
        let _ = fs::remove_file(&temporary_path);
    })
}

/// A random number for the name of a temporary file. The number of the process is not sufficient: machines that share the
/// directory, and containers, can have equal numbers.
fn random_suffix() -> u64 {
    // The keys of each `RandomState` are random, and so is the hash of an empty input.
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
