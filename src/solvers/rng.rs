//! Random numbers for innermost loops.

use rand::distr::uniform::SampleRange as _;
use sudoku_search::Rng;

/// Draws a uniform random number below `n`, the same number as `random_range(0..n)`. That function
/// is not inlined at lower optimisation levels, which cost the genetic algorithm a fifth of its
/// steps per second in WebAssembly.
///
/// # Panics
///
/// Panics if `n` is 0.
#[inline]
pub(crate) fn random_below(n: u32, rng: &mut Rng) -> u32 {
    (0..n).sample_single(rng).expect("at least one number")
}

#[cfg(test)]
mod tests {
    use rand::RngExt as _;
    use sudoku_search::Seed;

    use super::random_below;

    #[test]
    fn random_below_equals_random_range() {
        let (mut rng, mut reference_rng) = (Seed(7).rng(), Seed(7).rng());
        for n in (1..1000).chain([u32::MAX - 1, u32::MAX, 3 << 30]) {
            assert_eq!(
                random_below(n, &mut rng),
                reference_rng.random_range(0..n),
                "below {n}"
            );
        }
        assert_eq!(rng, reference_rng);
    }
}
