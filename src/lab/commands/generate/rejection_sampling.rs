//! `generate --difficulty` and `--technique`: rejection sampling for a target.

use sudoku_generator::{RejectionSampler, Target};
use sudoku_runner::{Deadline, MonotonicClock, PIECES_PER_CLOCK_READ, SLOW_ITEM, Stopwatch};
use sudoku_search::Seed;

use super::{Attempt, GenerateTask};

impl GenerateTask {
    /// Generates puzzles until one matches the target or the deadline is reached. Calls
    /// `on_slow` once if the generation takes long.
    pub(super) fn attempt_target(
        &self,
        target: &Target,
        seed: Seed,
        deadline: &Deadline<MonotonicClock>,
        on_slow: &mut dyn FnMut(),
    ) -> Attempt {
        let setup = self.setup.clone().seed(seed.0);
        let sampler = RejectionSampler::new(self.generator, &setup, &self.pattern, target);
        let mut sampler = sampler.expect("another seed started");
        let stopwatch = Stopwatch::start(MonotonicClock);
        let mut is_reported_as_slow = false;
        let mut gave_up = false;
        while !gave_up && !deadline.is_over() {
            gave_up = sampler.advance(PIECES_PER_CLOCK_READ);
            if !is_reported_as_slow && stopwatch.elapsed() > SLOW_ITEM {
                on_slow();
                is_reported_as_slow = true;
            }
        }
        if let Some(puzzle) = sampler.puzzle() {
            return self.verify(puzzle, seed);
        }
        let stop_reason = if gave_up {
            format!("{} gave up", self.generator.info().id)
        } else {
            "the time limit was reached".to_owned()
        };
        let tried_text = match sampler.tried() {
            1 => "1 puzzle".to_owned(),
            tried => format!("{tried} puzzles"),
        };
        let nearest = sampler.nearest();
        let nearest = nearest.filter(|nearest| self.count(&nearest.puzzle) == Some(1));
        let nearest_text = nearest.map_or(String::new(), |nearest| {
            format!(
                "; the nearest puzzle: {}: {}",
                nearest.description, nearest.puzzle
            )
        });
        Attempt {
            puzzle: None,
            message: Some(format!(
                "seed {}: {stop_reason} after {tried_text}{nearest_text}",
                seed.0
            )),
        }
    }
}
