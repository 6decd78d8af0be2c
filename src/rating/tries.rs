//! Ratings that are means over random tries.

use std::ops::ControlFlow;

use sudoku_search::{Event, Rating, RatingValue, counters, series};
use sudoku_stats::{ConfidenceLevel, mean_interval};

/// The number of random tries whose mean is the rating.
const TRIES_PER_MEAN: usize = 50;

series! {
    /// One sample of the values that are plotted over the steps of a rating by the mean over tries.
    pub(crate) struct TryProgress {
        /// Mean over the tries that have ended. The rating is its value after the last try.
        #[plot(main)]
        mean: f64,
        /// Tries that have ended.
        #[unit("tries")]
        tries: f64,
    }
}

counters! {
    /// The counters of repeated searches.
    pub(crate) struct TryCounts {
        /// Digits tried by branching.
        nodes: u64,
        /// Digits tried while another alternative was left.
        guesses: u64,
        /// Tries that have ended.
        tries: u64,
    }
}

/// Collects the results of [`TRIES_PER_MEAN`] random tries, whose mean is the rating.
#[derive(Debug, Default)]
pub(crate) struct Tries {
    values: Vec<f64>,
    rating: Option<Rating>,
}

#[expect(
    clippy::cast_precision_loss,
    reason = "counts of what was done one by one"
)]
impl Tries {
    /// Adds the result of a try; breaks at the last try, which completes the rating. The rating is the mean
    /// of all tries with Student's confidence interval of 95 %, whose lower end is at least 0.
    pub(crate) fn add(&mut self, value: u64) -> ControlFlow<Event> {
        self.values.push(value as f64);
        if self.values.len() < TRIES_PER_MEAN {
            return ControlFlow::Continue(());
        }
        let mean = mean_interval(&self.values, ConfidenceLevel::DEFAULT)
            .expect("as many finite values as there are tries");
        let value = RatingValue::Mean {
            value: mean.value,
            low: mean.low.max(0.0),
            high: mean.high,
        };
        self.rating = Some(value.into());
        ControlFlow::Break(Event::Found)
    }

    /// The rating; `None` before the last try has ended.
    pub(crate) fn rating(&self) -> Option<Rating> {
        self.rating.clone()
    }

    /// The number of tries that have ended.
    pub(crate) fn count(&self) -> u64 {
        self.values.len() as u64
    }

    /// One sample of the values that are plotted over the steps of a rating.
    pub(crate) fn sample(&self) -> TryProgress {
        let tries = self.values.len() as f64;
        TryProgress {
            // Not a number before the first try: a gap in the plot.
            mean: self.values.iter().sum::<f64>() / tries,
            tries,
        }
    }
}
