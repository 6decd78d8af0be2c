use sudoku_search::{RunTask, split_mix64};

/// The numbering of the tasks of an experiment: by puzzle, then by contestant, then by seed. A contestant
/// whose result does not depend on the seed has one run per puzzle, with the first seed.
///
/// Tasks are independent, so they can run on any machine and in any order.
///
/// A plan can repeat all runs in several blocks ([`Plan::repeated`]); the tasks of a block come before those of the next
/// one. Within a puzzle, the order of the tasks changes from block to block, so that a drift of the machine, such as a
/// rising temperature, affects all contestants alike. Over as many blocks as a puzzle has tasks, each task takes every
/// place in the order once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    puzzles: usize,
    /// The number of blocks, at least 1.
    blocks: u32,
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
            blocks: 1,
            seeds,
            first_tasks,
        }
    }

    /// The same plan with all runs repeated in this number of blocks.
    ///
    /// # Panics
    ///
    /// Panics if there is no block.
    #[must_use]
    pub fn repeated(self, blocks: u32) -> Self {
        assert!(blocks > 0, "a plan has a block");
        Self { blocks, ..self }
    }

    /// The number of blocks.
    pub fn blocks(&self) -> u32 {
        self.blocks
    }

    /// For each contestant, the number of its first task on the first puzzle; the last entry is the number of
    /// tasks per puzzle.
    pub fn first_tasks(&self) -> &[u64] {
        &self.first_tasks
    }

    fn tasks_per_puzzle(&self) -> u64 {
        self.first_tasks[self.first_tasks.len() - 1]
    }

    /// The index of the puzzle of a task, if runs are not repeated.
    pub(crate) fn puzzle_of(&self, task: u64) -> u64 {
        task / self.tasks_per_puzzle()
    }

    fn tasks_per_block(&self) -> u64 {
        self.tasks_per_puzzle() * self.puzzles as u64
    }

    /// The number of tasks.
    pub fn tasks(&self) -> u64 {
        self.tasks_per_block() * u64::from(self.blocks)
    }

    /// The block of a task, counted from 1.
    pub fn block(&self, number: u64) -> u32 {
        if self.blocks == 1 {
            return 1;
        }
        let block = number / self.tasks_per_block() + 1;
        u32::try_from(block).unwrap_or(self.blocks)
    }

    /// The number of the run that a task repeats: the number that the task has in the plan without repetitions. Tasks
    /// with equal numbers differ only in their blocks.
    pub fn run(&self, number: u64) -> u64 {
        if self.blocks == 1 {
            return number;
        }
        let (number, block) = (
            number % self.tasks_per_block(),
            number / self.tasks_per_block(),
        );
        let tasks_per_puzzle = self.tasks_per_puzzle();
        let (puzzle, place) = (number / tasks_per_puzzle, number % tasks_per_puzzle);
        puzzle * tasks_per_puzzle + task_at(place, tasks_per_puzzle, puzzle, block)
    }

    /// Returns `true` if a task belongs to a shard. If runs are repeated, all tasks of a puzzle belong to the same
    /// shard, so that the times of all blocks and contestants are measured on the same machine.
    pub fn is_in_shard(&self, number: u64, shard: Shard) -> bool {
        shard.contains(if self.blocks == 1 {
            number
        } else {
            number % self.tasks_per_block() / self.tasks_per_puzzle()
        })
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
        let number = self.run(number);
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

/// The task at a place in the order of the `count` tasks of a puzzle in a block; all numbers are counted from 0. The
/// order visits the tasks in steps of a length that is coprime to their number, and begins one task later in each
/// block. The length of the steps and the first task of the first block are drawn at random for each puzzle.
fn task_at(place: u64, count: u64, puzzle: u64, block: u64) -> u64 {
    let random = split_mix64(puzzle);
    let mut candidates = (0..count).map(|offset| (random % count + offset) % count);
    let stride = candidates.find(|stride| gcd(*stride, count) == 1);
    let stride = stride.expect("1, or 0 if there is one task, is coprime to the count");
    let first = (split_mix64(random) % count + block % count) % count;
    (first + place * stride) % count
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
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
    fn every_block_repeats_every_run_in_another_order() {
        for (random, seeds) in [(vec![false; 2], 1), (vec![true, false, true], 3)] {
            let plan = Plan::new(5, &random, (1..=seeds).collect());
            let per_puzzle = plan.tasks_per_puzzle();
            let blocks = u32::try_from(per_puzzle).expect("small");
            let repeated = plan.clone().repeated(blocks);
            assert_eq!(repeated.tasks(), plan.tasks() * per_puzzle);
            // The tasks of each puzzle at each place, over all blocks.
            let mut runs_at = vec![Vec::new(); usize::try_from(plan.tasks()).expect("small")];
            for block in 0..per_puzzle {
                let numbers = block * plan.tasks()..(block + 1) * plan.tasks();
                let mut runs = Vec::new();
                for (place, number) in numbers.enumerate() {
                    assert_eq!(u64::from(repeated.block(number)), block + 1);
                    let run = repeated.run(number);
                    assert_eq!(repeated.task(number), plan.task(run));
                    // The order changes only within a puzzle.
                    assert_eq!(run / per_puzzle, place as u64 / per_puzzle);
                    runs_at[place].push(run);
                    runs.push(run);
                }
                runs.sort_unstable();
                assert!(runs.into_iter().eq(0..plan.tasks()), "block {block}");
            }
            for runs in &mut runs_at {
                runs.sort_unstable();
                runs.dedup();
                assert_eq!(runs.len() as u64, per_puzzle, "{runs:?}");
            }
        }
    }

    #[test]
    fn a_shard_has_all_repetitions_of_its_puzzles() {
        let plan = Plan::new(40, &[false, true], vec![1, 2, 3]).repeated(4);
        let shards = [1, 2, 3].map(|number| Shard::new(number, 3).expect("it is one"));
        let mut shard_of_puzzle = vec![None; 40];
        for number in 0..plan.tasks() {
            let owners = (shards.iter()).filter(|shard| plan.is_in_shard(number, **shard));
            let owners: Vec<_> = owners.map(|shard| shard.number()).collect();
            let [owner] = &*owners else {
                panic!("task {number} has {} shards", owners.len());
            };
            let known = shard_of_puzzle[plan.task(number).puzzle].get_or_insert(*owner);
            assert_eq!(known, owner);
        }
        assert!((1..=3).all(|number| shard_of_puzzle.contains(&Some(number))));
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
