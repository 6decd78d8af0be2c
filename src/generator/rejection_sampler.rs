//! Rejection sampling: puzzles are generated until one meets a target.

use sudoku_grid::{Grid, Position, Puzzle};
use sudoku_rating::UniquenessProof;
use sudoku_search::{Algorithm, Outcome, Run, Seed, Setup, StartError};

use crate::Target;
use crate::target::{TargetTest, TargetVerdict};

/// The maximum number of consecutive runs of the generator without a puzzle.
const MAX_FAILED_RUNS: u32 = 3;

/// Runs a generator with a sequence of seeds until a puzzle meets the target.
///
/// The seeds are derived from the seed of the setup, so the same setup yields the same puzzle, regardless of
/// how the work is divided into slices.
pub struct RejectionSampler {
    generator: &'static dyn Algorithm,
    setup: Setup,
    pattern: Position,
    target: Target,
    /// The number of runs started.
    started_runs: u32,
    phase: Phase,
    /// The number of puzzles generated.
    tried: u64,
    /// The number of consecutive runs without a puzzle.
    failed_runs: u32,
    nearest: Option<NearestMiss>,
}

/// The phase of the sampling.
enum Phase {
    /// The generator generates a puzzle.
    Generating(Run),
    /// The generator has generated a puzzle, and a solver checks that it has exactly one solution.
    Proving(UniquenessProof),
    /// The puzzle is tested against the target.
    Testing(Box<TargetTest>),
    /// Sampling has ended, with a puzzle or without.
    Ended(Option<Grid>),
}

/// The generated puzzle that is closest to the target without meeting it.
pub struct NearestMiss {
    /// The givens of the puzzle.
    pub puzzle: Grid,
    /// The tested properties of the puzzle, in words.
    pub description: String,
    /// The score of the puzzle; see [`TargetVerdict::score`].
    score: (usize, f64),
}

impl RejectionSampler {
    /// Starts sampling with the seed of the setup.
    ///
    /// # Errors
    ///
    /// Returns an error if the generator does not accept the setup or the pattern.
    pub fn new(
        generator: &'static dyn Algorithm,
        setup: &Setup,
        pattern: &Position,
        target: &Target,
    ) -> Result<Self, StartError> {
        let run = start(generator, setup, pattern, 0)?;
        Ok(Self {
            generator,
            setup: setup.clone(),
            pattern: pattern.clone(),
            target: target.clone(),
            started_runs: 1,
            phase: Phase::Generating(run),
            tried: 0,
            failed_runs: 0,
            nearest: None,
        })
    }

    /// Does up to `pieces` bounded pieces of work; returns `true` once sampling has ended.
    pub fn advance(&mut self, mut pieces: u64) -> bool {
        while pieces > 0 {
            pieces -= match &mut self.phase {
                Phase::Generating(run) => run.advance(u64::MAX, pieces).max(1),
                Phase::Proving(_) | Phase::Testing(_) => 1,
                Phase::Ended(_) => return true,
            };
            self.next_phase();
        }
        matches!(self.phase, Phase::Ended(_))
    }

    /// The puzzle that meets the target; `None` while sampling, or if the generator gave up.
    pub fn puzzle(&self) -> Option<&Grid> {
        match &self.phase {
            Phase::Ended(puzzle) => puzzle.as_ref(),
            _ => None,
        }
    }

    /// The number of generated puzzles, including the puzzle that is being tested.
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// The rejected puzzle that is closest to the target; in case of a tie, the first of them. `None` if no
    /// puzzle was rejected.
    pub fn nearest(&self) -> Option<&NearestMiss> {
        self.nearest.as_ref()
    }

    /// Starts the next phase if the current one has ended.
    fn next_phase(&mut self) {
        match &mut self.phase {
            Phase::Generating(run) => match (run.outcome(), run.solution()) {
                (None, _) => {}
                (Some(Outcome::Solved), Some(puzzle)) => {
                    let puzzle = Puzzle::new(puzzle).expect("it has a solution");
                    self.tried += 1;
                    self.failed_runs = 0;
                    self.phase = Phase::Proving(UniquenessProof::new(&puzzle));
                }
                _ if self.failed_runs + 1 == MAX_FAILED_RUNS => self.phase = Phase::Ended(None),
                _ => {
                    self.failed_runs += 1;
                    self.start_next_run();
                }
            },
            Phase::Proving(proof) => match proof.advance(1) {
                None => {}
                Some(Ok(puzzle)) => self.phase = Phase::Testing(Box::new(TargetTest::new(puzzle))),
                // An incomplete engine accepted a puzzle with several solutions.
                Some(Err(_)) => self.start_next_run(),
            },
            Phase::Testing(test) => match test.step(&self.target) {
                None => {}
                Some(verdict) if verdict.met => self.phase = Phase::Ended(Some(verdict.puzzle)),
                Some(verdict) => {
                    self.keep_if_nearest(verdict);
                    self.start_next_run();
                }
            },
            Phase::Ended(_) => {}
        }
    }

    /// Keeps a rejected puzzle if it is closer to the target than the nearest one so far.
    fn keep_if_nearest(&mut self, verdict: TargetVerdict) {
        let (met, distance) = verdict.score;
        let is_nearer = self.nearest.as_ref().is_none_or(|nearest| {
            let (best_met, best_distance) = nearest.score;
            met > best_met || met == best_met && distance < best_distance
        });
        if is_nearer {
            self.nearest = Some(NearestMiss {
                puzzle: verdict.puzzle,
                description: verdict.description,
                score: verdict.score,
            });
        }
    }

    /// Starts the next run of the generator, with its own seed.
    fn start_next_run(&mut self) {
        let run = start(
            self.generator,
            &self.setup,
            &self.pattern,
            self.started_runs,
        );
        self.phase = Phase::Generating(run.expect("the same with another seed has started"));
        self.started_runs = self.started_runs.wrapping_add(1);
    }
}

/// Starts run `number` with its own seed.
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
    use crate::tests::dug_puzzle;

    fn sampler(difficulty: &str, params: &[(&str, &str)], seed: u32) -> RejectionSampler {
        let generator = registry().find("dig").expect("in the registry");
        let target = Target::new(Some(difficulty), None, Shape::NINE).expect(difficulty);
        let blank = Position::new(&Grid::empty(Shape::NINE)).expect("no duplicate digit");
        let setup = generator.setup().params(params).seed(seed);
        RejectionSampler::new(generator, &setup, &blank, &target).expect("it starts")
    }

    #[test]
    fn the_same_seed_gives_the_same_puzzle_in_pieces_of_any_size() {
        let sample = |seed, pieces| {
            let mut sampler = sampler("unfair", &[], seed);
            while !sampler.advance(pieces) {}
            let puzzle = sampler.puzzle().expect("found").clone();
            (puzzle, sampler.tried())
        };
        let (first, tried) = sample(3, 1);
        assert_eq!(sample(3, 1), sample(3, 1000));
        assert!(tried > 1, "the first is as wanted: another seed shows more");
        assert_ne!(sample(4, 50).0, first);
    }

    #[test]
    fn neighbouring_seeds_try_different_puzzles() {
        // The first run does not use the seed itself, so the puzzle differs from that of the
        // generator with this seed.
        for seed in 0..5 {
            let mut sampler = sampler("clues=17..81", &[], seed);
            while !sampler.advance(100) {}
            let puzzle = sampler.puzzle().expect("all are as wanted");
            assert!((0..10).all(|seed| dug_puzzle(seed) != *puzzle));
        }
    }

    #[test]
    fn the_nearest_miss_is_kept() {
        let mut sampler = sampler("clues=17..17", &[], 1);
        let mut clues = Vec::new();
        while sampler.tried() < 60 {
            assert!(!sampler.advance(1));
            clues.extend(sampler.nearest().map(|nearest| nearest.puzzle.givens()));
        }
        clues.dedup();
        assert!(
            clues.len() > 1 && clues.is_sorted_by(|a, b| a > b),
            "{clues:?}"
        );
        let nearest = sampler.nearest().expect("some were tried");
        let last = clues.last().expect("there are some");
        assert!(
            nearest.description.ends_with(&format!(" {last}")),
            "{}",
            nearest.description
        );
    }

    #[test]
    fn a_generator_without_puzzles_ends_sampling() {
        let params = [("least", "5"), ("most", "10"), ("attempts", "2")];
        let mut sampler = sampler("easy", &params, 1);
        while !sampler.advance(100) {}
        assert!(sampler.puzzle().is_none() && sampler.nearest().is_none());
        assert_eq!(
            (sampler.tried(), sampler.started_runs),
            (0, MAX_FAILED_RUNS)
        );
    }
}
