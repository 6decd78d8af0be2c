//! The puzzles of an experiment.

use std::path::Path;

use sudoku_experiment::{Choice, Item as Puzzle, Maker, Set};

use super::folder::Goal;
use super::usage;
use crate::args::{Alphabet, Format, InputArgs};
use crate::failure::Failure;
use crate::input;

/// A puzzle, and the name of its set.
pub(super) struct Item {
    pub(super) set: String,
    pub(super) puzzle: Puzzle,
}

/// All puzzles of all sets, in order. A line that cannot be read is no puzzle less: nothing is run.
pub(super) fn read(goal: &Goal) -> Result<Vec<Item>, Failure> {
    let mut items = Vec::new();
    for set in &goal.definition.sets {
        let title = set.title();
        let mut add = |puzzle| {
            let set = title.clone();
            items.push(Item { set, puzzle });
        };
        match &set.file {
            Some(file) => read_file(set, &goal.beside.join(file), &mut add)?,
            None => make(set, &mut add)?,
        }
    }
    Ok(items)
}

fn read_file(set: &Set, file: &Path, add: &mut impl FnMut(Puzzle)) -> Result<(), Failure> {
    let mut choice = Choice::new(set).map_err(|wrong| usage(&wrong))?;
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
        let entry = entry.map_err(|complaint| usage(&choice.wrong(&complaint)))?;
        let item = choice.read(&entry);
        if let Some(item) = item.map_err(|complaint| usage(&choice.wrong(&complaint)))? {
            add(item);
        }
    }
    choice.end().map_err(|wrong| usage(&wrong))
}

fn make(set: &Set, add: &mut impl FnMut(Puzzle)) -> Result<(), Failure> {
    let mut maker = Maker::new(set).map_err(|wrong| usage(&wrong))?;
    while !maker.is_over() {
        if let Some(item) = maker.advance(u64::MAX).map_err(|wrong| usage(&wrong))? {
            add(item);
        }
    }
    maker.end().map_err(|wrong| usage(&wrong))
}
