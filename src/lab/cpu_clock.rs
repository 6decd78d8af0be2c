use std::time::Duration;

use cpu_time::ThreadTime;
use sudoku_runner::Clock;

/// The processor time of the current thread. Unlike the time that passes, it does not grow while other programs use the
/// processor, so it varies less on a machine that is not idle. Readings of different threads cannot be compared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThreadCpuClock;

impl Clock for ThreadCpuClock {
    fn now(&self) -> Duration {
        ThreadTime::now().as_duration()
    }
}
