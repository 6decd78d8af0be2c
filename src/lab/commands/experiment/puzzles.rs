//! The puzzles of an experiment.

use std::path::Path;

use sudoku_experiment::Set;

use super::folder::Goal;
use crate::args::{Alphabet, Format, InputArgs};
use crate::failure::Failure;
use crate::input::{self, Puzzle};

/// A puzzle, and the name of its set.
pub(super) struct Item {
    pub(super) set: String,
    pub(super) puzzle: Puzzle,
}

/// All puzzles of all sets, in order. A line that cannot be read is no puzzle less: nothing is run.
pub(super) fn read(goal: &Goal) -> Result<Vec<Item>, Failure> {
    let mut items = Vec::new();
    for set in &goal.definition.sets {
        let before = items.len();
        read_set(set, &goal.beside, &mut items)?;
        if items.len() == before {
            let class = set.class.as_ref().map(|class| format!(" of class {class}"));
            return Err(Failure::Usage(format!(
                "set {}: {} has no puzzle{}",
                set.title(),
                set.file,
                class.unwrap_or_default()
            )));
        }
    }
    Ok(items)
}

fn read_set(set: &Set, beside: &Path, items: &mut Vec<Item>) -> Result<(), Failure> {
    let wrong = |reason: String| Failure::Usage(format!("set {}: {reason}", set.title()));
    let shape = set.shape.as_ref().map(|text| {
        let shape = text.parse();
        shape.map_err(|error| wrong(format!("box {text}: {error}")))
    });
    let args = InputArgs {
        shape: shape.transpose()?,
        alphabet: Alphabet::Usual,
        format: Format::Lines,
        file: beside.join(&set.file),
    };
    let reading = input::reading(&args);
    let entries = input::open(&args)?;
    let mut left = set.take.unwrap_or(usize::MAX);
    for entry in entries {
        if left == 0 {
            break;
        }
        let complain = |complaint: input::Complaint| wrong(format!("{}: {complaint}", set.file));
        let entry = entry.map_err(complain)?;
        if set.holds(&entry.label) {
            let puzzle = input::read(&entry, reading).map_err(complain)?;
            items.push(Item {
                set: set.title().to_owned(),
                puzzle,
            });
            left -= 1;
        }
    }
    Ok(())
}
