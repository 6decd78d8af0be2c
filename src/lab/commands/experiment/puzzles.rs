//! Reads and generates the puzzles of an experiment.

use std::path::Path;

use sudoku_experiment::{PuzzleSelector, SelectedPuzzle, Set, SetGenerator};

use super::folder::DefinitionFile;
use super::usage_error;
use crate::args::{Alphabet, Format, InputArgs};
use crate::failure::Failure;
use crate::input;

/// A puzzle with the name of its set.
pub(super) struct SetPuzzle {
    pub(super) set: String,
    pub(super) puzzle: SelectedPuzzle,
}

/// The puzzles of all sets, in order.
///
/// # Errors
///
/// Returns an error if a file cannot be opened, a puzzle cannot be read or generated, or a set has no
/// puzzles.
pub(super) fn read(definition_file: &DefinitionFile) -> Result<Vec<SetPuzzle>, Failure> {
    let mut puzzles = Vec::new();
    for set in &definition_file.definition.sets {
        let title = set.title();
        let mut add = |puzzle| {
            let set = title.clone();
            puzzles.push(SetPuzzle { set, puzzle });
        };
        match &set.file {
            Some(file) => read_file(set, &definition_file.directory.join(file), &mut add)?,
            None => generate(set, &mut add)?,
        }
    }
    Ok(puzzles)
}

/// Passes the selected puzzles of a file to `add`.
fn read_file(set: &Set, file: &Path, add: &mut impl FnMut(SelectedPuzzle)) -> Result<(), Failure> {
    let mut choice = PuzzleSelector::new(set).map_err(|wrong| usage_error(&wrong))?;
    let entries = input::open(&InputArgs {
        shape: None,
        alphabet: Alphabet::Usual,
        format: Format::Lines,
        file: file.to_owned(),
    })?;
    for entry in entries {
        if choice.is_full() {
            break;
        }
        let entry = entry.map_err(|error| usage_error(&choice.error_of(&error)))?;
        let item = choice.read(&entry);
        if let Some(item) = item.map_err(|error| usage_error(&choice.error_of(&error)))? {
            add(item);
        }
    }
    choice.end().map_err(|wrong| usage_error(&wrong))
}

/// Generates the puzzles of a set and passes them to `add`.
fn generate(set: &Set, add: &mut impl FnMut(SelectedPuzzle)) -> Result<(), Failure> {
    let mut maker = SetGenerator::new(set, &sudoku_generator::registry())
        .map_err(|wrong| usage_error(&wrong))?;
    while !maker.is_over() {
        if let Some(item) = maker
            .advance(u64::MAX)
            .map_err(|wrong| usage_error(&wrong))?
        {
            add(item);
        }
    }
    maker.end().map_err(|wrong| usage_error(&wrong))
}
