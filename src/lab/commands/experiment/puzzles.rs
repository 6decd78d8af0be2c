//! Reads and generates the puzzles of an experiment.

use std::path::Path;

use sudoku_experiment::{PuzzleSelector, SelectedPuzzle, Set, SetGenerator};

use super::folder::DefinitionFile;
use super::usage_error;
use crate::args::Format;
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
    let mut selector = PuzzleSelector::new(set).map_err(|error| usage_error(&error))?;
    let entries = input::open(file, Format::Lines)?;
    for entry in entries {
        if selector.is_full() {
            break;
        }
        let entry = entry.map_err(|error| usage_error(&selector.error_of(&error)))?;
        let puzzle = selector.read(&entry);
        if let Some(puzzle) = puzzle.map_err(|error| usage_error(&selector.error_of(&error)))? {
            add(puzzle);
        }
    }
    let sample = selector.end().map_err(|error| usage_error(&error))?;
    sample.into_iter().for_each(add);
    Ok(())
}

/// Generates the puzzles of a set and passes them to `add`.
fn generate(set: &Set, add: &mut impl FnMut(SelectedPuzzle)) -> Result<(), Failure> {
    let mut generator = SetGenerator::new(set, &sudoku_generator::registry())
        .map_err(|error| usage_error(&error))?;
    while !generator.is_over() {
        if let Some(puzzle) = generator
            .advance(u64::MAX)
            .map_err(|error| usage_error(&error))?
        {
            add(puzzle);
        }
    }
    generator.end().map_err(|error| usage_error(&error))
}
