use std::fmt;

use sudoku_generator::{EaseError, ease};
use sudoku_grid::{Entry, Grid, Lines, ParseError, Position, Puzzle, Reading};
use sudoku_search::{Algorithm, Run, Seed, Setup};

use crate::entrant::find_generator;
use crate::{Set, Wrong};

/// A puzzle of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The line it stands on in its file, or its number among those that are generated; from 1.
    pub line: usize,
    /// It.
    pub grid: Grid,
}

/// What is wrong with a line of a file, or with a puzzle that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Complaint {
    /// It cannot be read.
    Unread(ParseError),
    /// It is no puzzle for the set.
    Unfit {
        /// Its line or number.
        line: usize,
        /// Why.
        reason: String,
    },
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unread(error) => error.fmt(f),
            Self::Unfit { line, reason } => write!(f, "line {line}: {reason}"),
        }
    }
}

/// The seed of digits that are added.
const EASIER: Seed = Seed(1);

/// Chooses the puzzles of a set, one after the other.
pub struct Choice {
    set: Set,
    reading: Reading,
    taken: usize,
}

impl Choice {
    /// None chosen yet.
    ///
    /// # Errors
    ///
    /// If the set's box is none.
    pub fn new(set: &Set) -> Result<Self, Wrong> {
        let reading = set.reading().map_err(|fault| wrong(set, &fault))?;
        Ok(Self {
            set: set.clone(),
            reading,
            taken: 0,
        })
    }

    /// Whether there are as many as are wanted.
    pub fn is_full(&self) -> bool {
        self.set.take.is_some_and(|most| self.taken >= most)
    }

    /// The puzzle on the next line of the set's file, if there is one and it is wanted.
    ///
    /// # Errors
    ///
    /// As [`Choice::read`].
    pub fn read_line(&mut self, lines: &mut Lines, line: &[u8]) -> Result<Option<Item>, Complaint> {
        if self.set.class.is_none()
            && let Some(grid) = lines.plain(line, self.reading)
        {
            return self.choose(lines.read, grid);
        }
        match lines.entry(line).map_err(Complaint::Unread)? {
            Some(entry) => self.read(&entry),
            None => Ok(None),
        }
    }

    /// The puzzle of an entry of the set's file, if it is wanted.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or made easier. A puzzle of another class is not read.
    pub fn read(&mut self, entry: &Entry) -> Result<Option<Item>, Complaint> {
        if self.is_full() || !self.set.holds(&entry.label) {
            return Ok(None);
        }
        let line = entry.line;
        let parsed = entry.read(self.reading).map_err(Complaint::Unread)?;
        if parsed.restrictions().is_some() {
            // A record has its givens alone.
            let reason = "it restricts candidates, which only a puzzle on its own may".to_owned();
            return Err(Complaint::Unfit { line, reason });
        }
        self.choose(line, parsed.grid)
    }

    fn choose(&mut self, line: usize, grid: Grid) -> Result<Option<Item>, Complaint> {
        if self.is_full() || !self.set.takes(grid.givens()) {
            return Ok(None);
        }
        let grid = match self.set.easier {
            None => grid,
            Some(givens) => Puzzle::new(&grid)
                .map_err(EaseError::from)
                .and_then(|puzzle| ease(&puzzle, givens, EASIER))
                .map_err(|cause| Complaint::Unfit {
                    line,
                    reason: cause.to_string(),
                })?,
        };
        self.taken += 1;
        Ok(Some(Item { line, grid }))
    }

    /// What is said of a complaint.
    pub fn wrong(&self, complaint: &impl fmt::Display) -> Wrong {
        wrong(&self.set, &format!("{}: {complaint}", self.set.source()))
    }

    /// What is said if none was chosen.
    ///
    /// # Errors
    ///
    /// If none was.
    pub fn end(&self) -> Result<(), Wrong> {
        if self.taken > 0 {
            return Ok(());
        }
        let Set { class, givens, .. } = &self.set;
        let class = class.as_ref().map(|class| format!(" of class {class}"));
        let givens = givens.map(|givens| format!(" with {givens} givens"));
        let [class, givens] = [class, givens].map(Option::unwrap_or_default);
        let source = self.set.source();
        Err(wrong(
            &self.set,
            &format!("{source} has no puzzle{class}{givens}"),
        ))
    }
}

fn wrong(set: &Set, reason: &str) -> Wrong {
    Wrong::refused(format!("set {}: {reason}", set.title()))
}

/// Makes the puzzles of a set that is generated.
pub struct Maker {
    choice: Choice,
    algorithm: &'static dyn Algorithm,
    setup: Setup,
    pattern: Position,
    /// The one in hand.
    run: Option<Run>,
    made: usize,
    count: usize,
}

impl Maker {
    /// None made yet.
    ///
    /// # Errors
    ///
    /// If there is no such generator, or it does not take what is set, or such grids; or if the set is read
    /// from a file.
    pub fn new(set: &Set) -> Result<Self, Wrong> {
        let generate =
            (set.generate.as_ref()).ok_or_else(|| wrong(set, "it is read, not generated"))?;
        let setup = generate.setup();
        let shape = generate.shape().map_err(|fault| wrong(set, &fault))?;
        let algorithm = find_generator(&setup, shape)?;
        let empty = Position::new(&Grid::empty(shape));
        let pattern = empty.map_err(|clash| wrong(set, &clash.to_string()))?;
        Ok(Self {
            choice: Choice::new(set)?,
            algorithm,
            setup,
            pattern,
            run: None,
            made: 0,
            count: generate.count as usize,
        })
    }

    /// Whether there are no more.
    pub fn is_over(&self) -> bool {
        self.made >= self.count || self.choice.is_full()
    }

    /// Works on the next for so many bounded pieces; it, if that ends it, it is wanted and the generator does not
    /// give up.
    ///
    /// # Errors
    ///
    /// If it cannot be made easier.
    pub fn advance(&mut self, pieces: u64) -> Result<Option<Item>, Wrong> {
        if self.is_over() {
            return Ok(None);
        }
        let mut run = match self.run.take() {
            Some(run) => run,
            None => (self.algorithm.start(&self.pattern, &self.setup, false))
                .map_err(|refusal| wrong(&self.choice.set, &refusal.to_string()))?,
        };
        run.advance(u64::MAX, pieces);
        if run.outcome().is_none() {
            self.run = Some(run);
            return Ok(None);
        }
        self.made += 1;
        self.setup.seed = self.setup.seed.wrapping_add(1);
        let Some(grid) = run.solution() else {
            return Ok(None);
        };
        let chosen = self.choice.choose(self.made, grid.clone());
        chosen.map_err(|complaint| self.choice.wrong(&complaint))
    }

    /// What is said if there is none.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn end(&self) -> Result<(), Wrong> {
        self.choice.end()
    }
}
