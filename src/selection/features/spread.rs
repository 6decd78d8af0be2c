//! Means, deviations and extremes of whole numbers.

use super::ratio;

/// The number, sum, sum of squares and extremes of whole numbers. Sums of whole numbers are exact, so the results do not
/// depend on the order of the numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spread {
    count: usize,
    sum: usize,
    squares: usize,
    min: usize,
    max: usize,
}

impl Spread {
    /// The mean; 0 without numbers.
    pub(super) fn mean(&self) -> f64 {
        ratio(self.sum, self.count)
    }

    /// The standard deviation of the whole population; 0 without numbers.
    pub(super) fn deviation(&self) -> f64 {
        // n Σx² − (Σx)² is exact and not negative.
        let scaled = self.count * self.squares - self.sum * self.sum;
        ratio(scaled, self.count * self.count).sqrt()
    }

    /// The smallest number; 0 without numbers.
    pub(super) fn min(&self) -> f64 {
        ratio(if self.count == 0 { 0 } else { self.min }, 1)
    }

    /// The largest number; 0 without numbers.
    pub(super) fn max(&self) -> f64 {
        ratio(self.max, 1)
    }
}

impl FromIterator<usize> for Spread {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut spread = Self {
            count: 0,
            sum: 0,
            squares: 0,
            min: usize::MAX,
            max: 0,
        };
        for number in numbers {
            spread.count += 1;
            spread.sum += number;
            spread.squares += number * number;
            spread.min = spread.min.min(number);
            spread.max = spread.max.max(number);
        }
        spread
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::float_cmp, reason = "the expected values are exact")]

    use super::*;

    #[test]
    fn a_spread_is_that_of_the_definition() {
        let spread: Spread = [2, 4, 4, 4, 5, 5, 7, 9].into_iter().collect();
        let values = [
            spread.mean(),
            spread.deviation(),
            spread.min(),
            spread.max(),
        ];
        assert_eq!(values, [5.0, 2.0, 2.0, 9.0]);
        let empty: Spread = [].into_iter().collect();
        let values = [empty.mean(), empty.deviation(), empty.min(), empty.max()];
        assert_eq!(values, [0.0; 4]);
    }
}
