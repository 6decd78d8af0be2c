use sudoku_search::{RunTask, split_mix64};

/// The numbering of the tasks of an experiment: by puzzle, then by contestant, then by seed. A contestant
/// whose result does not depend on the seed has one run per puzzle, with the first seed.
///
/// Tasks are independent, so they can run on any machine and in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    puzzles: usize,
    seeds: Vec<u32>,
    /// For each contestant, the number of its first task on the first puzzle; the last entry is the number of
    /// tasks per puzzle.
    first_tasks: Vec<u64>,
}

impl Plan {
    /// A plan for this number of puzzles and these seeds; for each contestant, `random` is `true` if its
    /// result depends on the seed.
    ///
    /// # Panics
    ///
    /// Panics if there are no seeds.
    pub fn new(puzzles: usize, random: &[bool], seeds: Vec<u32>) -> Self {
        assert!(!seeds.is_empty(), "a run has a seed");
        let mut first_tasks = vec![0];
        let mut tasks_per_puzzle = 0;
        for random in random {
            tasks_per_puzzle += if *random { seeds.len() as u64 } else { 1 };
            first_tasks.push(tasks_per_puzzle);
        }
        Self {
            puzzles,
            seeds,
            first_tasks,
        }
    }

    /// For each contestant, the number of its first task on the first puzzle; the last entry is the number of
    /// tasks per puzzle.
    pub fn first_tasks(&self) -> &[u64] {
        &self.first_tasks
    }

    fn tasks_per_puzzle(&self) -> u64 {
        self.first_tasks[self.first_tasks.len() - 1]
    }

    /// The index of the puzzle of a task.
    pub(crate) fn puzzle_of(&self, task: u64) -> u64 {
        task / self.tasks_per_puzzle()
    }

    /// The number of tasks.
    pub fn tasks(&self) -> u64 {
        self.tasks_per_puzzle() * self.puzzles as u64
    }

    /// The contestant, the puzzle and the seed of the task with the number `number`, counted from 0.
    ///
    /// # Panics
    ///
    /// Panics if there is no such task.
    pub fn task(&self, number: u64) -> RunTask {
        assert!(number < self.tasks(), "there are {} tasks", self.tasks());
        self.task_unchecked(number)
    }

    /// The task with this number. Unlike [`Plan::task`], does not check the number of puzzles.
    pub(crate) fn task_unchecked(&self, number: u64) -> RunTask {
        let (puzzle, task_of_puzzle) = (
            number / self.tasks_per_puzzle(),
            number % self.tasks_per_puzzle(),
        );
        let setup = self
            .first_tasks
            .partition_point(|first| *first <= task_of_puzzle)
            - 1;
        let to_usize = |number| {
            usize::try_from(number).expect("at most a number of puzzles or seeds in memory")
        };
        RunTask {
            setup,
            puzzle: to_usize(puzzle),
            seed: self.seeds[to_usize(task_of_puzzle - self.first_tasks[setup])],
        }
    }
}

/// One of several shares of the tasks, of nearly equal size, which can run on different machines or at
/// different times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// The index of the shard, counted from 0.
    index: u64,
    /// The number of shards.
    shard_count: u64,
}

impl Shard {
    /// All tasks.
    pub const WHOLE: Self = Self {
        index: 0,
        shard_count: 1,
    };

    /// The shard with the number `number`, counted from 1, of `shard_count` shards; `None` if there is no such shard.
    pub fn new(number: u64, shard_count: u64) -> Option<Self> {
        (number >= 1 && number <= shard_count).then(|| Self {
            index: number - 1,
            shard_count,
        })
    }

    /// The number of the shard, counted from 1.
    pub fn number(self) -> u64 {
        self.index + 1
    }

    /// The number of shards.
    pub fn shard_count(self) -> u64 {
        self.shard_count
    }

    /// Returns `true` if a task belongs to this shard. Task numbers are mixed first: otherwise, with two
    /// contestants and two shards, each shard would run one contestant.
    pub fn contains(self, task: u64) -> bool {
        split_mix64(task) % self.shard_count == self.index
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_contestant_and_seed_has_one_task() {
        let plan = Plan::new(3, &[false, true, false], vec![7, 9]);
        assert_eq!(plan.tasks(), 12);
        let tasks = (0..12).map(|number| {
            let RunTask {
                setup,
                puzzle,
                seed,
            } = plan.task(number);
            (puzzle, setup, seed)
        });
        let expected = (0..3).flat_map(|puzzle| {
            [(0, 7), (1, 7), (1, 9), (2, 7)].map(|(setup, seed)| (puzzle, setup, seed))
        });
        assert!(tasks.eq(expected));
    }

    #[test]
    fn shards_partition_the_tasks_of_each_contestant_evenly() {
        for shard_count in [1_u32, 2, 3, 7] {
            let shards: Vec<_> = (1..=shard_count)
                .map(|number| Shard::new(number.into(), shard_count.into()))
                .collect();
            let mut counts = vec![[0_u32; 2]; shards.len()];
            for task in 0..2000 {
                for contestant in [0, 1] {
                    let number = 2 * task + contestant as u64;
                    let owners: Vec<_> = (0..shards.len())
                        .filter(|index| shards[*index].expect("it is one").contains(number))
                        .collect();
                    assert_eq!(owners.len(), 1, "task {number} of {shard_count} shards");
                    counts[owners[0]][contestant] += 1;
                }
            }
            let expected_count = 2000 / shard_count;
            for count in counts.iter().flatten() {
                assert!(
                    count.abs_diff(expected_count) < 100 + expected_count / 10,
                    "{counts:?}"
                );
            }
        }
        assert_eq!((Shard::new(0, 2), Shard::new(3, 2)), (None, None));
    }
}
