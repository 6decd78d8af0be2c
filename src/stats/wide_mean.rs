use std::f64::consts::{LN_10, LOG10_2};

use crate::to_f64;

/// 2^100, a power of two, so that multiplication and division by it are exact.
const UNIT: f64 = 1_267_650_600_228_229_401_496_703_205_376.0;

/// The binary logarithm of [`UNIT`].
const UNIT_BITS: f64 = 100.0;

/// A product of positive numbers that may exceed the range of an `f64`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WideProduct {
    mantissa: f64,
    /// The exponent of the power of [`UNIT`] by which the mantissa is multiplied.
    scale: i32,
}

impl WideProduct {
    /// The empty product, 1.
    pub const ONE: Self = Self {
        mantissa: 1.0,
        scale: 0,
    };

    /// Multiplies by a positive integer.
    pub fn multiply(&mut self, factor: u32) {
        self.mantissa *= f64::from(factor);
        if self.mantissa >= UNIT {
            self.mantissa /= UNIT;
            self.scale += 1;
        }
    }
}

/// The running mean of non-negative values that may exceed the range of an `f64`, with its standard error.
///
/// Sums are kept in units of a power of 2^100, so that neither order nor size of the values makes them
/// overflow.
#[derive(Clone, Debug, Default)]
pub struct WideMean {
    count: u64,
    positive: u64,
    /// The sum of the values, in units of `UNIT` to the power `scale`.
    sum: f64,
    /// The sum of the squares of the values, in units of `UNIT` to the power `2 · scale`.
    squares: f64,
    scale: i32,
}

impl WideMean {
    /// Adds the value 0.
    pub fn add_zero(&mut self) {
        self.count += 1;
    }

    /// Adds a positive value.
    pub fn add(&mut self, product: WideProduct) {
        self.count += 1;
        self.positive += 1;
        while self.scale < product.scale {
            self.scale += 1;
            self.sum /= UNIT;
            self.squares /= UNIT * UNIT;
        }
        let value = (product.scale..self.scale).fold(product.mantissa, |value, _| value / UNIT);
        self.sum += value;
        self.squares += value * value;
    }

    /// The number of values added.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The number of positive values added.
    pub fn positive(&self) -> u64 {
        self.positive
    }

    /// The mean of the values added; 0 before the first value, infinite if the mean exceeds the range of an
    /// `f64`.
    pub fn mean(&self) -> f64 {
        let mean = self.sum / to_f64(self.count.max(1));
        (0..self.scale).fold(mean, |mean, _| mean * UNIT)
    }

    /// The decimal logarithm of the mean; −∞ while no value is positive.
    pub fn log10(&self) -> f64 {
        let units = f64::from(self.scale) * UNIT_BITS * LOG10_2;
        libm::log(self.sum / to_f64(self.count.max(1))) / LN_10 + units
    }

    /// The standard error of the mean divided by the mean. Infinite for fewer than two values, or if none is
    /// positive.
    pub fn relative_standard_error(&self) -> f64 {
        if self.count < 2 || self.positive == 0 {
            return f64::INFINITY;
        }
        let count = to_f64(self.count);
        let variance = count * self.squares / (self.sum * self.sum) - 1.0;
        (variance.max(0.0) / (count - 1.0)).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `mantissa · 2^(100 · scale)`.
    fn wide(mantissa: f64, scale: i32) -> WideProduct {
        WideProduct { mantissa, scale }
    }

    #[test]
    fn products_keep_their_value_beyond_a_float() {
        let mut product = WideProduct::ONE;
        for _ in 0..1000 {
            product.multiply(1 << 10);
        }
        assert_eq!(product, wide(1.0, 100));
    }

    #[test]
    fn products_of_every_size_add_up_in_any_order() {
        let sum = |products: &[(f64, i32)]| {
            let mut mean = WideMean::default();
            for &(mantissa, scale) in products {
                mean.add(wide(mantissa, scale));
            }
            (mean.log10(), mean.relative_standard_error())
        };
        let half_unit = UNIT / 2.0;
        let (log10, error) = sum(&[(half_unit, 0), (1.0, 1), (half_unit, 0), (2.0, 1)]);
        // Values of 0.5, 1, 0.5 and 2 units, with mean 1.
        assert!((log10 - UNIT_BITS * LOG10_2).abs() < 1e-12);
        assert!((error - (1.5_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        for order in [
            [(2.0, 1), (1.0, 1), (half_unit, 0), (half_unit, 0)],
            [(half_unit, 0), (half_unit, 0), (2.0, 1), (1.0, 1)],
        ] {
            let (other_log10, other_error) = sum(&order);
            assert!((other_log10 - log10).abs() < 1e-12 && (other_error - error).abs() < 1e-12);
        }
    }

    #[test]
    fn a_mean_beyond_a_float_has_its_logarithm() {
        let mut mean_of_small_values = WideMean::default();
        for value in [288.0, 576.0, 144.0] {
            mean_of_small_values.add(wide(value, 0));
            mean_of_small_values.add_zero();
        }
        assert_eq!(
            (
                mean_of_small_values.count(),
                mean_of_small_values.positive()
            ),
            (6, 3)
        );
        let (mean, log10) = (mean_of_small_values.mean(), mean_of_small_values.log10());
        assert!((mean - 168.0).abs() < 1e-12);
        assert!((log10 - libm::log(mean) / LN_10).abs() < 1e-12);
        // The same sums, interpreted in larger units, exceed the range of an `f64`.
        let error = mean_of_small_values.relative_standard_error();
        mean_of_small_values.scale += 12;
        assert!(mean_of_small_values.mean().is_infinite());
        assert!((mean_of_small_values.log10() - log10 - 1200.0 * LOG10_2).abs() < 1e-9);
        assert!((mean_of_small_values.relative_standard_error() - error).abs() < 1e-12);
    }

    #[test]
    fn the_error_of_too_few_values_is_infinite() {
        let mut mean = WideMean::default();
        assert_eq!(mean.mean().to_bits(), 0);
        mean.add(WideProduct::ONE);
        assert!(mean.relative_standard_error().is_infinite());
        let mut mean_of_zeros = WideMean::default();
        mean_of_zeros.add_zero();
        mean_of_zeros.add_zero();
        assert!(mean_of_zeros.relative_standard_error().is_infinite());
    }
}
