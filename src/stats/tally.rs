use crate::{StatsError, to_f64};

/// The maximum number of distinct values that a [`Tally`] keeps, each in 16 bytes.
const MAX_DISTINCT: usize = 1 << 17;

/// The minimum number of values that are sorted before they are merged into the tally.
const MIN_PENDING: usize = 256;

/// A multiset of integers in bounded memory: every distinct value with the number of its occurrences, at most 131,072
/// distinct values.
///
/// The order of the values does not matter. If there are more distinct values, they are rounded to as many significant
/// bits as fit; [`relative_error`](Self::relative_error) then bounds the error of each value.
#[derive(Clone, Debug)]
pub struct Tally {
    /// The distinct values in ascending order, with the number of their occurrences.
    counts: Vec<(u64, u64)>,
    /// Values that are not yet in `counts`.
    pending: Vec<u64>,
    /// The number of significant bits that values keep.
    bits: u32,
    /// The number of values.
    total: u64,
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            counts: Vec::new(),
            pending: Vec::new(),
            bits: u64::BITS,
            total: 0,
        }
    }
}

impl Tally {
    /// Adds a value.
    pub fn add(&mut self, value: u64) {
        self.total += 1;
        self.pending.push(value);
        if self.pending.len() >= MIN_PENDING.max(self.counts.len() / 4) {
            self.settle();
        }
    }

    /// Adds the values of another tally.
    pub fn merge(&mut self, mut other: Self) {
        other.settle();
        self.settle();
        self.total += other.total;
        self.bits = self.bits.min(other.bits);
        self.combine(other.counts);
    }

    /// The number of values.
    pub fn len(&self) -> u64 {
        self.total
    }

    /// Returns `true` if there are no values.
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// The bound of the relative error of each value; 0 if the values are exact.
    pub fn relative_error(&self) -> f64 {
        if self.bits == u64::BITS {
            return 0.0;
        }
        (0..self.bits).fold(1.0, |error, _| error / 2.0)
    }

    /// The distinct values in ascending order, each with the number of its occurrences.
    pub fn counts(&mut self) -> &[(u64, u64)] {
        self.settle();
        &self.counts
    }

    /// The quantile of a probability from 0 to 1, as [`SortedSample::quantile`](crate::SortedSample::quantile) computes
    /// it.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if there are no values, or the probability is not from 0 to 1.
    pub fn quantile(&mut self, share: f64) -> Result<f64, StatsError> {
        if !(0.0..=1.0).contains(&share) {
            return Err(StatsError::Share);
        }
        let Some(last) = self.total.checked_sub(1) else {
            return Err(StatsError::TooFew {
                what: "values",
                got: 0,
                min: 1,
            });
        };
        self.settle();
        let rank = to_f64(last) * share;
        let lower = to_u64(rank).min(last);
        let upper = (lower + 1).min(last);
        let [lower_value, upper_value] = [lower, upper].map(|index| to_f64(self.value_at(index)));
        Ok(lower_value + (upper_value - lower_value) * (rank - to_f64(lower)))
    }

    /// The value with this index in ascending order, counted from 0.
    fn value_at(&self, index: u64) -> u64 {
        let mut end = 0;
        let mut counts = self.counts.iter();
        let value = counts.find(|(_, count)| {
            end += count;
            index < end
        });
        value.map_or(0, |(value, _)| *value)
    }

    /// Moves the pending values into `counts`.
    fn settle(&mut self) {
        if self.pending.is_empty() {
            return;
        }
        let mut pending = std::mem::take(&mut self.pending);
        pending.sort_unstable();
        let mut counts: Vec<(u64, u64)> = Vec::new();
        for value in &pending {
            push(&mut counts, rounded(*value, self.bits), 1);
        }
        pending.clear();
        self.pending = pending;
        self.combine(counts);
    }

    /// Merges ascending counts into `counts`, and rounds the values if there are too many.
    fn combine(&mut self, other: Vec<(u64, u64)>) {
        let mut merged = Vec::with_capacity(self.counts.len() + other.len());
        let mut others = other.into_iter().peekable();
        for (value, count) in std::mem::take(&mut self.counts) {
            while let Some((other_value, other_count)) = others.next_if(|(other, _)| *other < value)
            {
                push(&mut merged, rounded(other_value, self.bits), other_count);
            }
            push(&mut merged, rounded(value, self.bits), count);
        }
        for (value, count) in others {
            push(&mut merged, rounded(value, self.bits), count);
        }
        while merged.len() > MAX_DISTINCT {
            self.bits = self.bits.min(significant_bits(merged[merged.len() - 1].0)) - 1;
            let mut coarser = Vec::new();
            for (value, count) in merged {
                push(&mut coarser, rounded(value, self.bits), count);
            }
            merged = coarser;
        }
        merged.shrink_to_fit();
        self.counts = merged;
    }
}

/// Adds a value that is not below the last value of `counts`.
fn push(counts: &mut Vec<(u64, u64)>, value: u64, count: u64) {
    match counts.last_mut() {
        Some((last, total)) if *last >= value => *total += count,
        _ => counts.push((value, count)),
    }
}

fn significant_bits(value: u64) -> u32 {
    u64::BITS - value.leading_zeros()
}

/// The value with this number of significant bits, at the middle of the range of values that are rounded to it.
fn rounded(value: u64, bits: u32) -> u64 {
    let dropped = significant_bits(value).saturating_sub(bits);
    if dropped == 0 {
        return value;
    }
    let unit = 1 << dropped;
    value / unit * unit + unit / 2
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the index of a value"
)]
fn to_u64(rank: f64) -> u64 {
    rank as u64
}
