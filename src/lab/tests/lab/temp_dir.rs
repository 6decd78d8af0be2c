//! Temporary directories of experiments.

use std::fs;
use std::path::PathBuf;

use crate::common::{CommandOutput, EASY, call};

/// A temporary directory, removed when dropped.
pub(crate) struct TempDir(pub(crate) PathBuf);

impl TempDir {
    pub(crate) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("lab-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        self.write_bytes(name, text.as_bytes());
    }

    pub(crate) fn write_bytes(&self, name: &str, bytes: &[u8]) {
        fs::write(self.0.join(name), bytes).expect("written");
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect(name)
    }

    pub(crate) fn remove(&self, name: &str) {
        fs::remove_file(self.0.join(name)).expect(name);
    }

    pub(crate) fn call(&self, arguments: &str) -> CommandOutput {
        call(
            &arguments.replace('@', &format!("{}/", self.0.display())),
            "",
        )
    }

    pub(crate) fn run_ok(&self, arguments: &str) -> String {
        let output = self.call(arguments);
        assert_eq!(output.status, 0, "{arguments}: {:?}", output.stderr);
        output.stdout
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A definition of 20 tasks on four puzzles, one of which has conflicting givens.
const DEFINITION: &str = r#"
seeds = [3, 8]

[budget]
steps = 200

[[set]]
file = "some.csv"
take = 2
class = "hard"

[[set]]
file = "small.txt"
name = "4x4"

[[contestant]]
algorithm = "backtracking"
preset = "rows"

[[contestant]]
algorithm = "ga"
name = "GA of 20"
[contestant.params]
population = 20

[[contestant]]
algorithm = "general"
"#;

/// A temporary directory with the definition `all.toml` and the files of its sets.
pub(crate) fn experiment_dir(name: &str) -> TempDir {
    let dir = TempDir::new(name);
    let duplicate = format!("55{}", &EASY[2..]);
    let csv = format!(
        "puzzle,class\n{EASY},easy\n{},hard,1\n{EASY},easy\n{duplicate},hard,2\n{EASY},hard,3\n",
        EASY.replace('0', ".")
    );
    dir.write("some.csv", &csv);
    dir.write("small.txt", "# 4x4\n1...2...3...4...\n..1.4......2.3..\n");
    dir.write("all.toml", DEFINITION);
    dir
}
