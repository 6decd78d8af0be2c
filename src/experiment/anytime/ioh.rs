//! The export in the format of `IOHprofiler` (Doerr, Wang, Ye, van Rijn and Bäck 2018,
//! <https://arxiv.org/abs/1810.05281>), as the logger `Analyzer` of the Python package `ioh` 0.4.2 writes it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::{AnytimeRun, AnytimeTable};

/// The version of the package `ioh` whose format is written.
const IOH_VERSION: &str = "0.4.2";

/// A file of the export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IohFile {
    /// The path relative to the directory of the export, with `/` between the names.
    pub path: String,
    /// The content.
    pub text: String,
}

impl AnytimeTable {
    /// The runs in the format of `IOHprofiler`: for each contestant, a directory with a JSON file per set of puzzles,
    /// and a `.dat` file per set and number of cells.
    ///
    /// A set of puzzles is a *function*, the number of cells is its *dimension*, and a puzzle is an *instance*. The
    /// objective value
    /// `raw_y` is the distance from a solution, which is minimised; the *suite* contains the name of the distance, because values of
    /// different measures are not comparable. A `.dat` file has a row per improvement, and a row for the last
    /// evaluation of each run. Functions have the order of the definition, instances the order of lines, and the runs of an
    /// instance the order of seeds, so that the export does not depend on the order in which runs were added.
    pub fn to_ioh(&self) -> Vec<IohFile> {
        let mut files = Vec::new();
        let instances = self.puzzle_numbers();
        for (index, contestant) in self.contestants.iter().enumerate() {
            let Some(quality) = &contestant.quality else {
                continue;
            };
            // Two names may become equal, so that the number of the contestant is part of the name.
            let folder = format!("{}-{}", index + 1, file_name(&contestant.name));
            for (set, set_name) in self.sets.iter().enumerate() {
                let mut runs_by_cells: BTreeMap<usize, Vec<&AnytimeRun>> = BTreeMap::new();
                for run in self.runs.iter().filter(|run| run.contestant == index) {
                    let puzzle = self.puzzles[run.puzzle];
                    if puzzle.set == set {
                        runs_by_cells.entry(puzzle.cells).or_default().push(run);
                    }
                }
                if runs_by_cells.is_empty() {
                    continue;
                }
                let (function, name) = (set + 1, file_name(set_name));
                let mut scenarios = Vec::new();
                for (cells, runs) in &mut runs_by_cells {
                    runs.sort_by_key(|run| (instances[run.puzzle], run.seed));
                    let path =
                        format!("data_f{function}_{name}/IOHprofiler_f{function}_DIM{cells}.dat");
                    let run_entries = runs.iter().map(|run| ioh_run(run, instances[run.puzzle]));
                    let run_entries: Vec<_> = run_entries.collect();
                    scenarios.push(format!(
                        "\t\t{{\"dimension\": {cells},\n\t\t\"path\": \"{path}\",\n\t\t\"runs\": [\n{}\n\t\t]}}",
                        run_entries.join(", \n")
                    ));
                    files.push(IohFile {
                        path: format!("{folder}/{path}"),
                        text: runs.iter().map(|run| data_rows(run)).collect(),
                    });
                }
                let text = format!(
                    "{{\n\t\"version\": \"{IOH_VERSION}\", \n\t\"suite\": {}, \n\t\"function_id\": {function}, \n\
                     \t\"function_name\": {}, \n\t\"maximization\": false, \n\
                     \t\"algorithm\": {{\"name\": {}, \"info\": {}}},\n\
                     \t\"attributes\": [\"evaluations\", \"raw_y\"],\n\t\"scenarios\": [\n{}\n\t]\n}}\n",
                    json_text(&format!("Sudoku: {}", quality.name)),
                    json_text(set_name),
                    json_text(&contestant.name),
                    json_text(&format!(
                        "{}; unit of steps: {}",
                        contestant.setup, contestant.step
                    )),
                    scenarios.join(",\n")
                );
                files.push(IohFile {
                    path: format!("{folder}/IOHprofiler_f{function}_{name}.json"),
                    text,
                });
            }
        }
        files
    }
}

/// The entry of a run in the JSON file. States are not exported, so that `x` is empty.
fn ioh_run(run: &AnytimeRun, instance: usize) -> String {
    let [at, best] = run
        .improvements
        .last()
        .copied()
        .unwrap_or([1.0, MISSING_DISTANCE]);
    format!(
        "\t\t\t{{\"instance\": {instance}, \"evals\": {}, \"best\": {{\"evals\": {at}, \"y\": {best}, \"x\": []}}}}",
        run.evaluations
    )
}

/// The distance that stands for an unknown distance at the first evaluation: larger than every distance, and a number
/// in JSON.
const MISSING_DISTANCE: f64 = 1e18;

/// The rows of a run in a `.dat` file. A reader recognises a new run by its first evaluation, which therefore always
/// has a row.
fn data_rows(run: &AnytimeRun) -> String {
    let mut text = "evaluations raw_y\n".to_owned();
    let first = run
        .improvements
        .first()
        .map_or(f64::INFINITY, |[at, _]| *at);
    let missing = (first > 1.0).then_some([1.0, MISSING_DISTANCE]);
    let rows = missing.into_iter().chain(run.improvements.iter().copied());
    let rows: Vec<_> = rows.collect();
    for [evaluation, distance] in &rows {
        let _ = writeln!(text, "{evaluation} {distance:.10}");
    }
    match rows.last() {
        Some([at, distance]) if *at < run.evaluations => {
            let _ = writeln!(text, "{} {distance:.10}", run.evaluations);
        }
        _ => {}
    }
    text
}

/// A name with only the characters that are allowed in file names everywhere.
fn file_name(name: &str) -> String {
    let symbol = |symbol: char| {
        let is_allowed = symbol.is_ascii_alphanumeric() || matches!(symbol, '-' | '.');
        if is_allowed { symbol } else { '-' }
    };
    name.chars().map(symbol).collect()
}

/// A text as a string of JSON.
fn json_text(text: &str) -> String {
    let mut json = String::from('"');
    for symbol in text.chars() {
        match symbol {
            '"' | '\\' => json.extend(['\\', symbol]),
            symbol if symbol < ' ' => {
                let _ = write!(json, "\\u{:04x}", u32::from(symbol));
            }
            symbol => json.push(symbol),
        }
    }
    json + "\""
}
