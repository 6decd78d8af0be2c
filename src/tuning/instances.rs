use sudoku_search::{Seed, shuffle};
use sudoku_stats::mean;

/// The instances of a number of puzzles: the puzzles in their order and, once each of them has run, again with other
/// seeds.
#[derive(Clone, Copy, Debug)]
pub struct Instances {
    puzzles: usize,
    seed: Seed,
}

impl Instances {
    /// Instances of `puzzles` puzzles; `seed` determines the seeds of the runs.
    pub const fn new(puzzles: usize, seed: Seed) -> Self {
        Self { puzzles, seed }
    }

    /// The number of puzzles.
    pub const fn puzzles(&self) -> usize {
        self.puzzles
    }

    /// The index of the puzzle and the seed of an instance.
    ///
    /// # Panics
    ///
    /// Panics if there are no puzzles, or from 2^32 instances on.
    pub fn get(&self, instance: usize) -> (usize, u32) {
        let label = u32::try_from(instance).expect("fewer than 2^32 runs");
        (instance % self.puzzles, self.seed.child(label).0)
    }

    /// The mean cost on each puzzle, of the costs on the first instances: runs on the same puzzle are not
    /// independent.
    pub fn means(&self, costs: &[f64]) -> Vec<f64> {
        let puzzles = self.puzzles.min(costs.len());
        let costs_of = |puzzle| costs.iter().skip(puzzle).step_by(self.puzzles);
        (0..puzzles)
            .map(|puzzle| mean(&costs_of(puzzle).copied().collect::<Vec<_>>()))
            .collect()
    }
}

/// Divides puzzles at random into those for tuning and those that are held out. The first part is as large as the
/// second one, or larger by one.
pub fn divide<T>(mut puzzles: Vec<T>, seed: u32) -> (Vec<T>, Vec<T>) {
    shuffle(&mut puzzles, &mut Seed(seed).rng());
    let held_out = puzzles.split_off(puzzles.len().div_ceil(2));
    (puzzles, held_out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instances_repeat_the_puzzles_with_other_seeds() {
        let instances = Instances::new(3, Seed(7));
        let all: Vec<_> = (0..6).map(|instance| instances.get(instance)).collect();
        let puzzles: Vec<_> = all.iter().map(|(puzzle, _)| *puzzle).collect();
        assert_eq!(puzzles, [0, 1, 2, 0, 1, 2]);
        assert!(
            all[..3]
                .iter()
                .zip(&all[3..])
                .all(|(one, other)| one.1 != other.1)
        );
        assert_eq!(instances.means(&[1.0, 2.0, 3.0, 5.0]), [3.0, 2.0, 3.0]);
        assert_eq!(instances.means(&[1.0, 2.0]), [1.0, 2.0]);
    }

    #[test]
    fn each_puzzle_is_in_one_part() {
        let (tuning, held_out) = divide((0..9).collect(), 1);
        assert_eq!((tuning.len(), held_out.len()), (5, 4));
        let mut all = [tuning, held_out].concat();
        all.sort_unstable();
        assert_eq!(all, (0..9).collect::<Vec<_>>());
    }
}
