//! Cumulative distribution functions and quantiles.
//!
//! The normal distribution uses `libm` alone, because resampling needs it to the last bit on every target. The
//! `exp` and `ln` of `statrs` depend on the features that other crates of a build enable.

use std::f64::consts::{PI, SQRT_2};

use statrs::function::{beta::beta_reg, gamma::gamma_ur};

use crate::{count, to_f64};

/// The standard normal distribution function: the probability of a value below `x`.
pub(crate) fn normal_cdf(x: f64) -> f64 {
    0.5 * libm::erfc(-x / SQRT_2)
}

/// The two-sided p-value of a standard normal value `x`: the probability of a value at least as far
/// from 0.
pub(crate) fn normal_tails(x: f64) -> f64 {
    libm::erfc(x.abs() / SQRT_2)
}

fn normal_density(x: f64) -> f64 {
    libm::exp(-x * x / 2.0) / (2.0 * PI).sqrt()
}

/// The quantile of the standard normal distribution for this probability.
///
/// Abramowitz and Stegun 26.2.23, accurate to 4.5e-4, refined to full precision by Halley's method.
pub(crate) fn normal_quantile(p: f64) -> f64 {
    if p > 0.5 {
        return -normal_quantile(1.0 - p);
    }
    let t = (-2.0 * libm::log(p)).sqrt();
    let numerator = 2.515_517 + t * (0.802_853 + t * 0.010_328);
    let denominator = 1.0 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308));
    let mut x = numerator / denominator - t;
    for _ in 0..3 {
        let step = (normal_cdf(x) - p) / normal_density(x);
        x -= step / (1.0 + x * step / 2.0);
    }
    x
}

/// The two-sided p-value of Student's t with this number of degrees of freedom: the probability of
/// a value at least as far from 0 as `t`.
pub(crate) fn student_tails(t: f64, degrees_of_freedom: f64) -> f64 {
    beta_reg(
        degrees_of_freedom / 2.0,
        0.5,
        degrees_of_freedom / (degrees_of_freedom + t * t),
    )
}

/// The two-sided quantile of Student's t: the distance from 0 within which a value lies with probability
/// `level`.
pub(crate) fn student_quantile(level: f64, degrees_of_freedom: f64) -> f64 {
    smallest_satisfying(|t| 1.0 - student_tails(t, degrees_of_freedom) >= level)
}

/// The upper tail of χ² with this number of degrees of freedom: the probability of a value of at least
/// `x`.
pub(crate) fn chi_squared_tail(x: f64, degrees_of_freedom: f64) -> f64 {
    if x > 0.0 {
        gamma_ur(degrees_of_freedom / 2.0, x / 2.0)
    } else {
        1.0
    }
}

/// The upper tail of F with these degrees of freedom: the probability of a value of at least `x`.
pub(crate) fn f_tail(x: f64, numerator_df: f64, denominator_df: f64) -> f64 {
    beta_reg(
        denominator_df / 2.0,
        numerator_df / 2.0,
        denominator_df / (denominator_df + numerator_df * x),
    )
}

/// The probability of at most `k` heads in `n` tosses of a fair coin, exact up to rounding.
///
/// The terms are summed from the middle downwards, relative to the middle term: the continued
/// fraction of `beta_reg` stops too early for a large `n`, and logarithms of factorials lose
/// digits.
pub(crate) fn fair_binomial_cdf(k: u64, n: u64) -> f64 {
    if 2 * k >= n {
        return if k >= n {
            1.0
        } else {
            1.0 - fair_binomial_cdf(n - k - 1, n)
        };
    }
    let (mut half_sum, mut tail, mut term) = (0.0, 0.0, 1.0);
    for heads in (0..=n / 2).rev() {
        half_sum += term;
        if heads <= k {
            tail += term;
        }
        term *= to_f64(heads) / to_f64(n - heads + 1);
        if term <= tail * f64::EPSILON / 4.0 {
            break;
        }
    }
    let total = if n.is_multiple_of(2) {
        2.0 * half_sum - 1.0
    } else {
        2.0 * half_sum
    };
    tail / total
}

/// The distribution function of the range of `k` standard normal values: the probability of a range
/// below `q`.
///
/// The integral over the largest value, `k ∫ φ(z) (Φ(z) − Φ(z − q))^(k−1) dz`, is computed by the
/// trapezoidal rule, which is almost exact for integrands that decay so fast on both sides.
fn range_cdf(q: f64, k: usize) -> f64 {
    const STEPS: usize = 400;
    const Z_LIMIT: f64 = 10.0;
    let step = 2.0 * Z_LIMIT / count(STEPS);
    let sum: f64 = (0..=STEPS)
        .map(|i| count(i) * step - Z_LIMIT)
        .map(|z| normal_density(z) * libm::pow(normal_cdf(z) - normal_cdf(z - q), count(k - 1)))
        .sum();
    count(k) * step * sum
}

/// The quantile of the range of `k` standard normal values for this probability: Tukey's
/// studentised range with infinitely many degrees of freedom.
pub(crate) fn range_quantile(level: f64, k: usize) -> f64 {
    smallest_satisfying(|q| range_cdf(q, k) >= level)
}

/// The smallest number of at least 0 for which a monotonic predicate is true, by bisection.
fn smallest_satisfying(predicate: impl Fn(f64) -> bool) -> f64 {
    let mut high = 1.0;
    while !predicate(high) && high < 1e300 {
        high *= 2.0;
    }
    let mut low = 0.0;
    loop {
        let middle = low + (high - low) / 2.0;
        if middle <= low || middle >= high {
            return high;
        }
        if predicate(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
}
