//! The processor time and the memory of a run, as the operating system reports them.

use std::fs;

use cpu_time::ThreadTime;

/// The state of the thread and of the process before a run.
pub(super) struct ResourceMeter {
    cpu: Option<ThreadTime>,
    /// The resident memory in bytes; `None` if the memory is not measured.
    resident: Option<u64>,
}

impl ResourceMeter {
    /// Starts before a run. Memory belongs to the whole process, so it is measured only if `is_alone` is `true`: no other
    /// run takes place at the same time.
    pub(super) fn start(is_alone: bool) -> Self {
        // Writing 5 resets the peak to the memory that is resident now.
        let is_reset = is_alone && fs::write("/proc/self/clear_refs", "5").is_ok();
        Self {
            resident: is_reset.then(peak_resident_bytes).flatten(),
            cpu: ThreadTime::try_now().ok(),
        }
    }

    /// The processor time of the thread since the start in whole microseconds, and the growth of the resident memory of
    /// the process up to its peak, in bytes; `None` where the system does not report them.
    pub(super) fn read(&self) -> [Option<u64>; 2] {
        let cpu = (self.cpu).and_then(|start| Some(start.try_elapsed().ok()?.as_micros()));
        let peak = (self.resident).and_then(|resident| Some((peak_resident_bytes()?, resident)));
        [
            cpu.and_then(|micros| u64::try_from(micros).ok()),
            peak.map(|(now, before)| now.saturating_sub(before)),
        ]
    }
}

/// The peak of the resident memory of this process in bytes.
fn peak_resident_bytes() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024)
}
