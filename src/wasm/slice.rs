//! How much is done at a time: slices of a length in milliseconds, measured in the module.

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Performance;

#[wasm_bindgen]
extern "C" {
    /// Pages, workers and Node have it under the same name.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Performance;
}

/// The clock, in milliseconds. Browsers keep it coarse, up to whole milliseconds.
pub(crate) fn now() -> f64 {
    PERFORMANCE.with(Performance::now)
}

/// Looks at the clock in a slice, about: the more, the nearer a slice comes to its end, and the less
/// of it is work. A look takes well under a microsecond.
const LOOKS: f64 = 16.0;

/// As many pieces as may lie between two looks.
const MOST: u64 = 1 << 32;

/// Finds out how many pieces of work lie between two looks at the clock. The clock decides only
/// after which piece a slice ends, never what is done.
pub(crate) struct Slicer {
    pieces: u64,
}

impl Slicer {
    pub(crate) fn new() -> Self {
        Self { pieces: 1 }
    }

    /// Calls `go`, which does so many pieces and says whether any are left, until none are or the time
    /// is up: before the call that would end after it, if it took as long as the one before. Returns
    /// the microseconds taken.
    pub(crate) fn work(&mut self, ms: f64, go: &mut dyn FnMut(u64) -> bool) -> f64 {
        let begin = now();
        let mut last = begin;
        loop {
            let more = go(self.pieces);
            let now = now();
            let took = now - last;
            // Where none are left, the call may have ended long before it had done them all.
            if more && took < ms / LOOKS / 2.0 {
                self.pieces = (self.pieces * 2).min(MOST);
            } else if took > ms / LOOKS {
                self.pieces = (self.pieces / 2).max(1);
            }
            if !more || now - begin + took > ms {
                return (now - begin) * 1000.0;
            }
            last = now;
        }
    }
}
