use super::RecordFault;
use crate::Shard;

/// The maximum difference between the task numbers before and after a gap for which the missing records are counted.
/// Counting takes time in proportion to the difference.
const MAX_COUNTED_GAP: u64 = 100_000;

/// The position within the tasks of a shard, which its records have in ascending order.
#[derive(Clone, Copy, Debug)]
pub struct ShardCursor {
    shard: Shard,
    /// The number of the task whose record is expected next; it may exceed the number of tasks.
    next: u64,
}

impl ShardCursor {
    /// The cursor before the first record of a shard.
    pub fn new(shard: Shard) -> Self {
        let mut cursor = Self { shard, next: 0 };
        cursor.seek(0);
        cursor
    }

    /// Returns `true` if the shard has no further task in an experiment with this number of tasks.
    pub fn is_at_end(&self, tasks: u64) -> bool {
        self.next >= tasks
    }

    /// Returns `true` if a task belongs to the shard and its record has not been read.
    pub(super) fn expects(&self, task: u64) -> bool {
        task >= self.next && self.shard.contains(task)
    }

    /// Moves to the first task of the shard that is not before `task`.
    fn seek(&mut self, task: u64) {
        self.next = task;
        while !self.shard.contains(self.next) {
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
        if !self.shard.contains(task) {
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
        let missing_tasks = (expected..task).filter(|task| self.shard.contains(*task));
        Err(match missing_tasks.count() {
            1 => RecordFault::OneMissing { task: expected },
            missing => RecordFault::Missing {
                missing,
                from: expected,
            },
        })
    }
}
