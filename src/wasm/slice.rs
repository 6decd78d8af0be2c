//! Time slices: work for a number of milliseconds, with the clock read in the module.

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Performance;

#[wasm_bindgen]
extern "C" {
    /// The global `performance`, which exists in pages, workers and Node.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Performance;
}

/// The time in milliseconds since an arbitrary origin. Browsers reduce its resolution, to 1 ms at worst.
pub(crate) fn now() -> f64 {
    PERFORMANCE.with(Performance::now)
}

/// The approximate number of clock reads per slice. More reads let a slice end closer to its limit, but leave
/// less time for work. A read takes well under a microsecond.
const CLOCK_READS_PER_SLICE: f64 = 16.0;

/// The maximum number of pieces of work between two clock reads.
const MAX_PIECES_PER_READ: u64 = 1 << 32;

/// Adapts the number of pieces of work between two clock reads. The clock decides only after which piece a slice
/// ends, never what a piece does.
pub(crate) struct Slicer {
    /// Pieces of work until the next clock read.
    pieces: u64,
}

impl Slicer {
    /// Starts with one piece per clock read.
    pub(crate) fn new() -> Self {
        Self { pieces: 1 }
    }

    /// Calls `advance` repeatedly for at most about `ms` milliseconds; returns the microseconds taken. `advance` does
    /// the given number of pieces and returns whether any are left. The slice ends if none are left, or if
    /// another call as long as the last one would exceed the limit; `advance` is called at least once.
    pub(crate) fn work(&mut self, ms: f64, advance: &mut dyn FnMut(u64) -> bool) -> f64 {
        let begin = now();
        let mut last = begin;
        loop {
            let more = advance(self.pieces);
            let now = now();
            let took = now - last;
            // The last call may have had fewer pieces left, so its time says nothing about their number.
            if more && took < ms / CLOCK_READS_PER_SLICE / 2.0 {
                self.pieces = (self.pieces * 2).min(MAX_PIECES_PER_READ);
            } else if took > ms / CLOCK_READS_PER_SLICE {
                self.pieces = (self.pieces / 2).max(1);
            }
            if !more || now - begin + took > ms {
                return (now - begin) * 1000.0;
            }
            last = now;
        }
    }
}
