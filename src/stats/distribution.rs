//! Cumulative distribution functions and quantiles.
//!
//! The normal distribution uses `libm` alone, because resampling needs it to the last bit on every target. The
//! `exp` and `ln` of `statrs` depend on the features that other crates of a build enable.

use std::f64::consts::{PI, SQRT_2};

use statrs::function::{beta::beta_reg, gamma::gamma_ur};

use crate::{count, many};

/// The standard normal distribution function: the probability of a value below `x`.
pub(crate) fn normal(x: f64) -> f64 {
    0.5 * libm::erfc(-x / SQRT_2)
}

/// The two-sided p-value of a standard normal value `x`: the probability of a value at least as far
/// from 0.
pub(crate) fn normal_tails(x: f64) -> f64 {
    libm::erfc(x.abs() / SQRT_2)
}

fn density(x: f64) -> f64 {
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
        let step = (normal(x) - p) / density(x);
        x -= step / (1.0 + x * step / 2.0);
    }
    x
}

/// The two-sided p-value of Student's t with this number of degrees of freedom: the probability of
/// a value at least as far from 0 as `t`.
pub(crate) fn student_tails(t: f64, free: f64) -> f64 {
    beta_reg(free / 2.0, 0.5, free / (free + t * t))
}

/// The two-sided quantile of Student's t: the distance from 0 within which a value lies with probability
/// `level`.
pub(crate) fn student_reach(level: f64, free: f64) -> f64 {
    smallest_satisfying(|t| 1.0 - student_tails(t, free) >= level)
}

/// The upper tail of χ² with this number of degrees of freedom: the probability of a value of at least
/// `x`.
pub(crate) fn chi_squared_tail(x: f64, free: f64) -> f64 {
    if x > 0.0 {
        gamma_ur(free / 2.0, x / 2.0)
    } else {
        1.0
    }
}

/// The upper tail of F with these degrees of freedom: the probability of a value of at least `x`.
pub(crate) fn f_tail(x: f64, over: f64, under: f64) -> f64 {
    beta_reg(under / 2.0, over / 2.0, under / (under + over * x))
}

/// The probability of at most `k` heads in `n` tosses of a fair coin, exact up to rounding.
///
/// The terms are summed from the middle downwards, relative to the middle term: the continued
/// fraction of `beta_reg` stops too early for a large `n`, and logarithms of factorials lose
/// digits.
pub(crate) fn heads_probability(k: u64, n: u64) -> f64 {
    if 2 * k >= n {
        return if k >= n {
            1.0
        } else {
            1.0 - heads_probability(n - k - 1, n)
        };
    }
    let (mut half, mut tail, mut term) = (0.0, 0.0, 1.0);
    for heads in (0..=n / 2).rev() {
        half += term;
        if heads <= k {
            tail += term;
        }
        term *= many(heads) / many(n - heads + 1);
        if term <= tail * f64::EPSILON / 4.0 {
            break;
        }
    }
    let all = if n.is_multiple_of(2) {
        2.0 * half - 1.0
    } else {
        2.0 * half
    };
    tail / all
}

/// The distribution function of the range of `k` standard normal values: the probability of a range
/// below `q`.
///
/// The integral over the largest value, `k ∫ φ(z) (Φ(z) − Φ(z − q))^(k−1) dz`, is computed by the
/// trapezoidal rule, which is almost exact for integrands that decay so fast on both sides.
fn range(q: f64, k: usize) -> f64 {
    const STEPS: usize = 400;
    const REACH: f64 = 10.0;
    let step = 2.0 * REACH / count(STEPS);
    let sum: f64 = (0..=STEPS)
        .map(|at| count(at) * step - REACH)
        .map(|z| density(z) * libm::pow(normal(z) - normal(z - q), count(k - 1)))
        .sum();
    count(k) * step * sum
}

/// The quantile of the range of `k` standard normal values for this probability: Tukey's
/// studentised range with infinitely many degrees of freedom.
pub(crate) fn range_reach(level: f64, k: usize) -> f64 {
    smallest_satisfying(|q| range(q, k) >= level)
}

/// The smallest number, from 0, for which the predicate is true, by bisection.
fn smallest_satisfying(enough: impl Fn(f64) -> bool) -> f64 {
    let mut high = 1.0;
    while !enough(high) && high < 1e300 {
        high *= 2.0;
    }
    let mut low = 0.0;
    loop {
        let middle = low + (high - low) / 2.0;
        if middle <= low || middle >= high {
            return high;
        }
        if enough(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
}
