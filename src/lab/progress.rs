//! Progress on stderr, only if stderr is a terminal.

use std::fmt::Write;
use std::io::{IsTerminal as _, stderr};
use std::thread;
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// The time before the progress appears: quick commands show none.
const DELAY: Duration = Duration::from_secs(1);

/// The time between two updates of the elapsed time.
const TICK: Duration = Duration::from_millis(200);

/// A line on a terminal that says how much is done, for how long, and about how long the rest will take, such as
/// `⠋ 12/95 puzzles, 3s, about 20 seconds left`.
///
/// The line appears after [`DELAY`] and disappears when the value is dropped.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// Starts with nothing done. `unit` is the plural name of the items; `count` counts them, if that is possible, and
    /// is called only if progress is shown.
    pub(crate) fn start(unit: &'static str, count: impl FnOnce() -> Option<u64>) -> Self {
        if !stderr().is_terminal() {
            return Self(ProgressBar::hidden());
        }
        let total = count();
        let of_total = if total.is_some() { "/{len}" } else { "" };
        Self::show(
            &format!("{{pos}}{of_total} {unit}, {{elapsed}}{{left}}"),
            total,
        )
    }

    /// Starts work whose extent is unknown: the line says what is done, and for how long.
    pub(crate) fn start_unmeasured(activity: &'static str) -> Self {
        if !stderr().is_terminal() {
            return Self(ProgressBar::hidden());
        }
        Self::show(&format!("{activity}, {{elapsed}}"), None)
    }

    /// Shows a line with this template after [`DELAY`].
    fn show(template: &str, total: Option<u64>) -> Self {
        let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::hidden());
        let style = ProgressStyle::with_template(&format!("{{spinner}} {template}"));
        bar.set_style(
            style
                .expect("a valid template")
                .with_key("left", write_time_left),
        );
        bar.enable_steady_tick(TICK);
        let bar_while_running = bar.downgrade();
        thread::spawn(move || {
            thread::sleep(DELAY);
            if let Some(bar) = bar_while_running.upgrade()
                && !bar.is_finished()
            {
                bar.set_draw_target(ProgressDrawTarget::stderr());
            }
        });
        Self(bar)
    }

    /// Counts further items as done.
    pub(crate) fn advance(&self, items: u64) {
        self.0.inc(items);
    }

    /// Counts items as done that were done before the start, so that they do not shorten the estimate.
    pub(crate) fn skip(&self, items: u64) {
        self.0.set_position(items);
        self.0.reset_eta();
    }

    /// Calls `write` while the line is hidden, so that it does not mix with other output on the same terminal.
    pub(crate) fn suspend<T>(&self, write: impl FnOnce() -> T) -> T {
        self.0.suspend(write)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// Writes an estimate of the remaining time, if there is a basis for one.
fn write_time_left(state: &ProgressState, text: &mut dyn Write) {
    if state.len().is_some() && state.pos() > 0 {
        let _ = write!(text, ", about {} left", HumanDuration(state.eta()));
    }
}
