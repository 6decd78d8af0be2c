use std::fmt::Display;

use sudoku_generator::{EaseError, ease};
use sudoku_grid::{Canonical, Entry, Grid, Lines, ParseError, ParseOptions, Position, Puzzle};
use sudoku_search::{Algorithm, Registry, Rng, Run, Seed, Setup, pick};
use thiserror::Error;

use crate::contestants::find_generator;
use crate::{DefinitionError, Set};

/// A puzzle of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectedPuzzle {
    /// The line in its file, or the number among generated puzzles, counted from 1.
    pub line: usize,
    /// The givens.
    pub grid: Grid,
}

/// The reason why a line of a file, or a generated puzzle, cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PuzzleError {
    /// The line cannot be parsed.
    #[error("{0}")]
    Parse(ParseError),
    /// The puzzle does not fit the set.
    #[error("line {line}: {reason}")]
    Unsuitable {
        /// The line in the file, or the number among generated puzzles.
        line: usize,
        /// The reason why the puzzle does not fit the set, in words.
        reason: String,
    },
}

/// The seed that selects the digits added to make puzzles easier.
const EASIER_SEED: Seed = Seed(1);

/// Selects the puzzles of a set, one by one. The puzzles of a random sample are known after the last line only:
/// [`PuzzleSelector::end`] returns them.
pub struct PuzzleSelector {
    set: Set,
    options: ParseOptions,
    /// The number of puzzles selected so far.
    selected: usize,
    sample: Option<Sample>,
}

/// A random sample of a stream of puzzles: Waterman's algorithm R, in Vitter, ACM Transactions on Mathematical Software 11, 1985.
struct Sample {
    size: usize,
    rng: Rng,
    /// The number of puzzles that passed the filters.
    seen: usize,
    puzzles: Vec<SelectedPuzzle>,
}

impl Sample {
    fn new(size: usize, seed: u32) -> Self {
        Self {
            size,
            rng: Seed(seed).rng(),
            seen: 0,
            puzzles: Vec::new(),
        }
    }

    /// Puts a puzzle into the sample, or leaves it out, so that each puzzle seen so far is in it with the same probability.
    fn add(&mut self, puzzle: SelectedPuzzle) {
        self.seen += 1;
        if self.puzzles.len() < self.size {
            self.puzzles.push(puzzle);
            return;
        }
        let place = pick(&mut self.rng, self.seen);
        if let Some(replaced) = self.puzzles.get_mut(place) {
            *replaced = puzzle;
        }
    }
}

impl PuzzleSelector {
    /// A selector before the first puzzle.
    ///
    /// # Errors
    ///
    /// [`DefinitionError`] if the box size of the set is invalid.
    pub fn new(set: &Set) -> Result<Self, DefinitionError> {
        let options = set
            .parse_options()
            .map_err(|error| error_in_set(set, &error.to_string()))?;
        Ok(Self {
            set: set.clone(),
            options,
            selected: 0,
            sample: (set.sample).map(|size| Sample::new(size, set.seed.unwrap_or(1))),
        })
    }

    /// Returns `true` if the maximum number of puzzles has been selected, so that no further line changes the set.
    pub fn is_full(&self) -> bool {
        self.set.take.is_some_and(|max| self.selected >= max)
    }

    /// The puzzle on the next line of the file; `None` if the line has no puzzle, the filters
    /// reject it, or it may be part of a random sample.
    ///
    /// # Errors
    ///
    /// The errors of [`PuzzleSelector::read`].
    pub fn read_line(
        &mut self,
        lines: &mut Lines,
        line: &[u8],
    ) -> Result<Option<SelectedPuzzle>, PuzzleError> {
        if self.set.class.is_none()
            && let Some(grid) = lines.plain(line, self.options)
        {
            return self.choose(lines.read, grid);
        }
        match lines.entry(line).map_err(PuzzleError::Parse)? {
            Some(entry) => self.read(&entry),
            None => Ok(None),
        }
    }

    /// The puzzle of an entry of the file; `None` if the filters reject it, or it may be part of a random sample. Puzzles
    /// of other classes are not parsed.
    ///
    /// # Errors
    ///
    /// [`PuzzleError`] if the puzzle cannot be parsed, restricts candidates, or cannot be made easier.
    pub fn read(&mut self, entry: &Entry) -> Result<Option<SelectedPuzzle>, PuzzleError> {
        if self.is_full() || !self.set.accepts_label(&entry.label) {
            return Ok(None);
        }
        let line = entry.line;
        let parsed = entry.read(self.options).map_err(PuzzleError::Parse)?;
        if parsed.restrictions().is_some() {
            // Records store the givens only.
            let reason =
                "the puzzle restricts candidates, which is not possible in a set".to_owned();
            return Err(PuzzleError::Unsuitable { line, reason });
        }
        self.choose(line, parsed.grid)
    }

    fn choose(&mut self, line: usize, grid: Grid) -> Result<Option<SelectedPuzzle>, PuzzleError> {
        if self.is_full() || !self.set.accepts_givens(grid.givens()) {
            return Ok(None);
        }
        if let Some(sample) = &mut self.sample {
            sample.add(SelectedPuzzle { line, grid });
            return Ok(None);
        }
        self.select(line, grid).map(Some)
    }

    /// Selects a puzzle, in its min-lex form and made easier if the set says so.
    fn select(&mut self, line: usize, grid: Grid) -> Result<SelectedPuzzle, PuzzleError> {
        let unsuitable = |reason: String| PuzzleError::Unsuitable { line, reason };
        let mut grid = grid;
        if self.set.canonical {
            let canonical = Canonical::of(&grid)
                .ok_or_else(|| unsuitable("only 9×9 puzzles have a min-lex form".to_owned()))?;
            grid = canonical.form;
        }
        if let Some(givens) = self.set.min_givens {
            grid = Puzzle::new(&grid)
                .map_err(EaseError::from)
                .and_then(|puzzle| ease(&puzzle, givens, EASIER_SEED))
                .map_err(|cause| unsuitable(cause.to_string()))?;
        }
        self.selected += 1;
        Ok(SelectedPuzzle { line, grid })
    }

    /// Converts an error in a puzzle of the set to an error that names the set and its file or generator.
    pub fn error_of(&self, error: &impl Display) -> DefinitionError {
        error_in_set(&self.set, &format!("{}: {error}", self.set.source()))
    }

    /// Returns, after the last line, the puzzles of the random sample, in the order of their lines; without a sample, all
    /// puzzles were returned before.
    ///
    /// # Errors
    ///
    /// [`DefinitionError`] if no puzzle was selected, or one of the sample cannot be made easier.
    pub fn end(&mut self) -> Result<Vec<SelectedPuzzle>, DefinitionError> {
        let mut sample = self
            .sample
            .take()
            .map_or(Vec::new(), |sample| sample.puzzles);
        sample.sort_by_key(|puzzle| puzzle.line);
        sample.truncate(self.set.take.unwrap_or(usize::MAX));
        let eased: Result<Vec<_>, _> = (sample.into_iter())
            .map(|SelectedPuzzle { line, grid }| self.select(line, grid))
            .collect();
        let sample = eased.map_err(|error| self.error_of(&error))?;
        if self.selected > 0 {
            return Ok(sample);
        }
        let Set { class, givens, .. } = &self.set;
        let class = class.as_ref().map(|class| format!(" of class {class}"));
        let givens = givens.map(|givens| format!(" with {givens} givens"));
        let [class, givens] = [class, givens].map(Option::unwrap_or_default);
        let source = self.set.source();
        Err(error_in_set(
            &self.set,
            &format!("{source} has no puzzle{class}{givens}"),
        ))
    }
}

/// The error of a definition in which a set is wrong for this reason. The message starts with the name of the set.
fn error_in_set(set: &Set, reason: &str) -> DefinitionError {
    DefinitionError::refused(format!("set {}: {reason}", set.title()))
}

/// Generates the puzzles of a set.
pub struct SetGenerator {
    selector: PuzzleSelector,
    algorithm: &'static dyn Algorithm,
    setup: Setup,
    /// The empty grid from which the generator starts.
    pattern: Position,
    /// The unfinished run of the generator; `None` between two runs.
    run: Option<Run>,
    /// The number of completed runs of the generator.
    generated: usize,
    /// The number of runs of the generator in all.
    count: usize,
}

impl SetGenerator {
    /// Prepares the generation of a set, with generators from a registry.
    ///
    /// # Errors
    ///
    /// [`DefinitionError`] if the set is read from a file, if its box size is invalid, if the registry has no such
    /// generator, or if the generator does not accept the setup or the shape.
    pub fn new(set: &Set, registry: &Registry) -> Result<Self, DefinitionError> {
        let generate = (set.generate.as_ref())
            .ok_or_else(|| error_in_set(set, "it is read, not generated"))?;
        let setup = generate.setup();
        let shape = generate
            .shape()
            .map_err(|error| error_in_set(set, &error.to_string()))?;
        let algorithm = find_generator(registry, &setup, shape)?;
        let empty = Position::new(&Grid::empty(shape));
        let pattern = empty.map_err(|duplicate| error_in_set(set, &duplicate.to_string()))?;
        Ok(Self {
            selector: PuzzleSelector::new(set)?,
            algorithm,
            setup,
            pattern,
            run: None,
            generated: 0,
            count: generate.count as usize,
        })
    }

    /// Returns `true` if all puzzles have been generated.
    pub fn is_over(&self) -> bool {
        self.generated >= self.count || self.selector.is_full()
    }

    /// Works on the next puzzle for up to `pieces` bounded pieces of work; returns the puzzle if it
    /// is complete and passes the filters.
    ///
    /// # Errors
    ///
    /// [`DefinitionError`] if the generator cannot start, or the puzzle cannot be made easier.
    pub fn advance(&mut self, pieces: u64) -> Result<Option<SelectedPuzzle>, DefinitionError> {
        if self.is_over() {
            return Ok(None);
        }
        let mut run = match self.run.take() {
            Some(run) => run,
            None => (self.algorithm.start(&self.pattern, &self.setup, false))
                .map_err(|refusal| error_in_set(&self.selector.set, &refusal.to_string()))?,
        };
        run.advance(u64::MAX, pieces);
        if run.outcome().is_none() {
            self.run = Some(run);
            return Ok(None);
        }
        self.generated += 1;
        self.setup.seed = self.setup.seed.wrapping_add(1);
        let Some(grid) = run.solution() else {
            return Ok(None);
        };
        let selected = self.selector.choose(self.generated, grid.clone());
        selected.map_err(|error| self.selector.error_of(&error))
    }

    /// Checks, after the last puzzle, that the set is not empty.
    ///
    /// # Errors
    ///
    /// [`DefinitionError`] if no puzzle was selected.
    pub fn end(&mut self) -> Result<(), DefinitionError> {
        self.selector.end().map(|_| ())
    }
}

#[cfg(test)]
mod tests;
