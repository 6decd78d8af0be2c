//! Puzzles made until one is as difficult as is wanted.

use sudoku_grid::{Grid, Position, Puzzle};
use sudoku_rating::Proof;
use sudoku_search::{Algorithm, Outcome, Run, Seed, Setup, StartError};

use crate::Target;
use crate::target::{Judgement, Verdict};

/// The generator may give up so often without a puzzle between, until that is the end.
const BARREN: u32 = 3;

/// A generator at work, with seeds that follow from one, until it makes what is wanted.
///
/// The same seed gives the same puzzle, however long it takes.
pub struct Pursuit {
    generator: &'static dyn Algorithm,
    setup: Setup,
    pattern: Position,
    target: Target,
    /// How often the generator was started.
    started: u32,
    stage: Stage,
    /// How many puzzles were made.
    tried: u64,
    /// How often in a row it gave up.
    barren: u32,
    nearest: Option<Nearest>,
}

enum Stage {
    Making(Run),
    Proving(Proof),
    Judging(Box<Judgement>),
    Over(Option<Grid>),
}

/// The best puzzle that is not as wanted.
pub struct Nearest {
    /// It.
    pub puzzle: Grid,
    /// What it is like, as far as that was looked at.
    pub says: String,
    score: (usize, f64),
}

impl Pursuit {
    /// Begins, with the seed of the setup.
    ///
    /// # Errors
    ///
    /// If the generator does not take the setup or the pattern.
    pub fn new(
        generator: &'static dyn Algorithm,
        setup: &Setup,
        pattern: &Position,
        target: &Target,
    ) -> Result<Self, StartError> {
        let start = start(generator, setup, pattern, 0)?;
        Ok(Self {
            generator,
            setup: setup.clone(),
            pattern: pattern.clone(),
            target: target.clone(),
            started: 1,
            stage: Stage::Making(start),
            tried: 0,
            barren: 0,
            nearest: None,
        })
    }

    /// Does so many bounded pieces of work at most; true once it is over.
    pub fn advance(&mut self, mut pieces: u64) -> bool {
        while pieces > 0 {
            pieces -= match &mut self.stage {
                Stage::Making(run) => run.advance(u64::MAX, pieces).max(1),
                Stage::Proving(_) | Stage::Judging(_) => 1,
                Stage::Over(_) => return true,
            };
            self.turn();
        }
        matches!(self.stage, Stage::Over(_))
    }

    /// What was wanted, once it is there.
    pub fn puzzle(&self) -> Option<&Grid> {
        match &self.stage {
            Stage::Over(puzzle) => puzzle.as_ref(),
            _ => None,
        }
    }

    /// How many puzzles were looked at, or begun to be.
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// Of those that are not as wanted the one that is nearest to it; the first of several.
    pub fn nearest(&self) -> Option<&Nearest> {
        self.nearest.as_ref()
    }

    /// Turns to what comes next, if the stage is at its end.
    fn turn(&mut self) {
        match &mut self.stage {
            Stage::Making(run) => match (run.outcome(), run.solution()) {
                (None, _) => {}
                (Some(Outcome::Solved), Some(puzzle)) => {
                    let puzzle = Puzzle::new(puzzle).expect("it has a solution");
                    self.tried += 1;
                    self.barren = 0;
                    self.stage = Stage::Proving(Proof::new(&puzzle));
                }
                _ if self.barren + 1 == BARREN => self.stage = Stage::Over(None),
                _ => {
                    self.barren += 1;
                    self.again();
                }
            },
            Stage::Proving(proof) => match proof.advance(1) {
                None => {}
                Some(Ok(puzzle)) => self.stage = Stage::Judging(Box::new(Judgement::new(puzzle))),
                // An engine that proves nothing let it pass.
                Some(Err(_)) => self.again(),
            },
            Stage::Judging(judgement) => match judgement.step(&self.target) {
                None => {}
                Some(verdict) if verdict.met => self.stage = Stage::Over(Some(verdict.puzzle)),
                Some(verdict) => {
                    self.compare(verdict);
                    self.again();
                }
            },
            Stage::Over(_) => {}
        }
    }

    fn compare(&mut self, verdict: Verdict) {
        let (met, off) = verdict.score;
        let nearer = self.nearest.as_ref().is_none_or(|nearest| {
            let (most, least) = nearest.score;
            met > most || met == most && off < least
        });
        if nearer {
            self.nearest = Some(Nearest {
                puzzle: verdict.puzzle,
                says: verdict.says,
                score: verdict.score,
            });
        }
    }

    fn again(&mut self) {
        let run = start(self.generator, &self.setup, &self.pattern, self.started);
        self.stage = Stage::Making(run.expect("the same with another seed has started"));
        self.started = self.started.wrapping_add(1);
    }
}

/// Starts with the seed of a try.
fn start(
    generator: &dyn Algorithm,
    setup: &Setup,
    pattern: &Position,
    number: u32,
) -> Result<Run, StartError> {
    let seed = Seed(setup.seed).child(number);
    generator.start(pattern, &setup.clone().seed(seed.0), false)
}

#[cfg(test)]
mod tests {
    use sudoku_grid::Shape;

    use super::*;
    use crate::registry;
    use crate::tests::dug;

    fn pursuit(difficulty: &str, params: &[(&str, &str)], seed: u32) -> Pursuit {
        let generator = registry().find("dig").expect("in the registry");
        let target = Target::new(Some(difficulty), None, Shape::NINE).expect(difficulty);
        let blank = Position::new(&Grid::empty(Shape::NINE)).expect("nothing clashes");
        let setup = generator.setup().params(params).seed(seed);
        Pursuit::new(generator, &setup, &blank, &target).expect("it starts")
    }

    #[test]
    fn the_same_seed_gives_the_same_puzzle_in_pieces_of_any_size() {
        let caught = |seed, pieces| {
            let mut pursuit = pursuit("unfair", &[], seed);
            while !pursuit.advance(pieces) {}
            let puzzle = pursuit.puzzle().expect("found").clone();
            (puzzle, pursuit.tried())
        };
        let (first, tried) = caught(3, 1);
        assert_eq!(caught(3, 1), caught(3, 1000));
        assert!(tried > 1, "the first is as wanted: another seed shows more");
        assert_ne!(caught(4, 50).0, first);
    }

    #[test]
    fn seeds_side_by_side_try_other_puzzles() {
        // The first try is not the puzzle of the seed: with a target or without, sheets differ.
        for seed in 0..5 {
            let mut pursuit = pursuit("clues=17..81", &[], seed);
            while !pursuit.advance(100) {}
            let puzzle = pursuit.puzzle().expect("all are as wanted");
            assert!((0..10).all(|seed| dug(seed) != *puzzle));
        }
    }

    #[test]
    fn what_comes_nearest_is_kept() {
        let mut pursuit = pursuit("clues=17..17", &[], 1);
        let mut clues = Vec::new();
        while pursuit.tried() < 60 {
            assert!(!pursuit.advance(1));
            clues.extend(pursuit.nearest().map(|nearest| nearest.puzzle.givens()));
        }
        clues.dedup();
        assert!(
            clues.len() > 1 && clues.is_sorted_by(|a, b| a > b),
            "{clues:?}"
        );
        let nearest = pursuit.nearest().expect("some were tried");
        let last = clues.last().expect("there are some");
        assert!(
            nearest.says.ends_with(&format!(" {last}")),
            "{}",
            nearest.says
        );
    }

    #[test]
    fn a_generator_that_makes_nothing_ends_it() {
        let params = [("least", "5"), ("most", "10"), ("attempts", "2")];
        let mut pursuit = pursuit("easy", &params, 1);
        while !pursuit.advance(100) {}
        assert!(pursuit.puzzle().is_none() && pursuit.nearest().is_none());
        assert_eq!((pursuit.tried(), pursuit.started), (0, BARREN));
    }
}
