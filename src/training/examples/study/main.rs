//! Studies of the networks of the solver `learned`, whose results are in `docs/learned.md`.
//!
//! `cargo run --release -p sudoku-training --example study -- PART…` runs parts, or all parts if none is named. Each part
//! writes its results as CSV files to `docs/learned`, and replaces the tables in `docs/learned.md` that follow the links
//! to these files. All results except times are the same on every machine.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::disallowed_types,
    clippy::print_stderr,
    clippy::print_stdout,
    reason = "a program for people, which counts puzzles and never runs in WebAssembly"
)]

mod ablation;
mod calibration;
mod compare;
mod guide;
mod logistic;
mod network;
mod probe;
mod puzzles;
mod report;
mod robustness;
mod rounds;
mod several;
mod techniques;
#[cfg(test)]
mod tests;

use std::error::Error;

use report::Report;

/// Whatever a part can fail with: a missing file, a puzzle that is not one, a statistic that is undefined.
type Failure = Box<dyn Error>;

/// A part: it measures something and reports it in one or more tables.
type Part = fn() -> Result<Vec<Report>, Failure>;

/// A factor of the numbers of puzzles in the parts that take longest: 1 takes some minutes, 4 about a quarter of an hour.
/// After a change, all parts must be run again.
const SCALE: usize = 1;

/// All parts by name.
const PARTS: [(&str, Part); 10] = [
    ("givens", compare::by_givens),
    ("rating", compare::by_rating),
    ("size", compare::by_size),
    ("robustness", robustness::run),
    ("several", several::run),
    ("calibration", calibration::run),
    ("guide", guide::run),
    ("ablation", ablation::run),
    ("techniques", techniques::run),
    ("probe", probe::run),
];

fn main() -> Result<(), Failure> {
    let names: Vec<_> = std::env::args().skip(1).collect();
    let is_part = |name: &String| PARTS.iter().any(|(part, _)| part == name);
    if let Some(unknown) = names.iter().find(|name| !is_part(name)) {
        let known = PARTS.map(|(name, _)| name).join(", ");
        return Err(format!("there is no part {unknown}; the parts are {known}").into());
    }
    for (name, part) in PARTS {
        if names.is_empty() || names.iter().any(|chosen| chosen == name) {
            eprintln!("{name} …");
            for report in part()? {
                println!("{}", report.markdown());
                report.write()?;
            }
        }
    }
    Ok(())
}
