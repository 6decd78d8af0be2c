use super::RecordFault;
use crate::{Plan, Shard};

/// The maximum difference between the task numbers before and after a gap for which the missing records are counted.
/// Counting takes time in proportion to the difference.
const MAX_COUNTED_GAP: u64 = 100_000;

/// The position within the tasks of a shard, which its records have in ascending order.
#[derive(Clone, Debug)]
pub struct ShardCursor {
    shard: Shard,
    /// The plan, if runs are repeated: tasks then belong to the shard of their puzzle.
    repeated: Option<Plan>,
    /// The number of the task whose record is expected next; it may exceed the number of tasks.
    next: u64,
}

impl ShardCursor {
    /// The cursor before the first record of a shard.
    pub fn new(shard: Shard) -> Self {
        Self::start(shard, None)
    }

    /// The cursor before the first record of a shard of a plan, whose runs can be repeated in blocks.
    pub fn of_plan(shard: Shard, plan: &Plan) -> Self {
        Self::start(shard, (plan.blocks() > 1).then(|| plan.clone()))
    }

    fn start(shard: Shard, repeated: Option<Plan>) -> Self {
        let mut cursor = Self {
            shard,
            repeated,
            next: 0,
        };
        cursor.seek(0);
        cursor
    }

    fn contains(&self, task: u64) -> bool {
        match &self.repeated {
            Some(plan) => plan.is_in_shard(task, self.shard),
            None => self.shard.contains(task),
        }
    }

    /// Returns `true` if the shard has no further task in an experiment with this number of tasks.
    pub fn is_at_end(&self, tasks: u64) -> bool {
        self.next >= tasks
    }

    /// Returns `true` if a task belongs to the shard and its record has not been read.
    pub(super) fn expects(&self, task: u64) -> bool {
        task >= self.next && self.contains(task)
    }

    /// Moves to the first task of the shard that is not before `task`; to the end of a plan if there is none.
    fn seek(&mut self, task: u64) {
        let end = self.repeated.as_ref().map_or(u64::MAX, Plan::tasks);
        self.next = task;
        while self.next < end && !self.contains(self.next) {
            self.next += 1;
        }
    }

    /// Moves past the record of a task, even if records before this record are missing.
    ///
    /// # Errors
    ///
    /// [`RecordFault`] if the task belongs to another shard, its record is out of order, or records before it are
    /// missing.
    pub(super) fn advance_past(&mut self, task: u64) -> Result<(), RecordFault> {
        let expected = self.next;
        if !self.contains(task) {
            let (number, shard_count) = (self.shard.number(), self.shard.shard_count());
            return Err(RecordFault::OtherShard {
                task,
                number,
                of: shard_count,
            });
        }
        if task < expected {
            return Err(RecordFault::Order { task });
        }
        self.seek(task + 1);
        if task == expected {
            return Ok(());
        }
        if task - expected > MAX_COUNTED_GAP {
            return Err(RecordFault::ManyMissing { from: expected });
        }
        let missing_tasks = (expected..task).filter(|task| self.contains(*task));
        Err(match missing_tasks.count() {
            1 => RecordFault::OneMissing { task: expected },
            missing => RecordFault::Missing {
                missing,
                from: expected,
            },
        })
    }
}
