//! Puzzles of a difficulty.

use sudoku_generator::{Pursuit, Target};
use sudoku_search::Seed;

use super::{Made, Task};
use crate::clock::{Clock, PIECES};
use crate::drive::ordered::LONG;

impl Task {
    /// Makes puzzles until one is as wanted, or the time is over. `late` is called if it takes long.
    pub(super) fn aim(
        &self,
        target: &Target,
        seed: Seed,
        clock: &Clock,
        late: &mut dyn FnMut(),
    ) -> Made {
        let setup = self.setup.clone().seed(seed.0);
        let pursuit = Pursuit::new(self.generator, &setup, &self.pattern, target);
        let mut pursuit = pursuit.expect("another seed started");
        let own = Clock::start();
        let mut told = false;
        let mut over = false;
        while !over && self.most.is_none_or(|most| clock.elapsed() < most) {
            over = pursuit.advance(PIECES);
            if !told && own.elapsed() > LONG {
                late();
                told = true;
            }
        }
        if let Some(puzzle) = pursuit.puzzle() {
            return self.checked(puzzle, seed);
        }
        let end = if over {
            format!("{} gave up", self.generator.info().id)
        } else {
            "time ran out".to_owned()
        };
        let tried = match pursuit.tried() {
            1 => "1 puzzle".to_owned(),
            tried => format!("{tried} puzzles"),
        };
        let nearest = pursuit.nearest();
        let nearest = nearest.filter(|nearest| self.count(&nearest.puzzle) == Some(1));
        let reached = nearest.map_or(String::new(), |nearest| {
            format!("; the nearest: {}: {}", nearest.says, nearest.puzzle)
        });
        Made {
            puzzle: None,
            whole: false,
            said: Some(format!("seed {}: {end} after {tried}{reached}", seed.0)),
        }
    }
}
