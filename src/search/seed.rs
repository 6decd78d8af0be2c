use rand::{RngExt as _, SeedableRng as _};

/// The random number generator of every algorithm, xoshiro256++: small, fast, and the same on every target.
pub type Rng = rand::rngs::Xoshiro256PlusPlus;

/// The seed of a run: the same version, puzzle, parameters and seed give the same run on every
/// target.
///
/// 32 bits are exact as a JavaScript number and short in a URL.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seed(pub u32);

impl Seed {
    /// A random number generator that starts from this seed.
    pub fn rng(self) -> Rng {
        Rng::seed_from_u64(self.0.into())
    }

    /// Draws a random seed, for a part of a run.
    pub fn draw(rng: &mut Rng) -> Self {
        Self(rng.random())
    }

    /// The seed of the `n`th part of a run: a restart, an island, a repeat.
    ///
    /// Neighbouring seeds and parts are mixed by `SplitMix64`'s finaliser, so that their runs are unrelated.
    #[must_use]
    pub fn child(self, n: u32) -> Self {
        Self((split_mix64_rounds(u64::from(self.0) << 32 | u64::from(n)) >> 32) as u32)
    }
}

/// The output of the generator `SplitMix64` that follows this state: a bijection that makes neighbouring numbers
/// unrelated. Steele, Lea and Flood, OOPSLA 2014.
pub fn split_mix64(state: u64) -> u64 {
    let mixed = split_mix64_rounds(state);
    mixed ^ (mixed >> 31)
}

/// [`split_mix64`] without its last exclusive-or, which hardly changes the upper half of the number.
fn split_mix64_rounds(state: u64) -> u64 {
    let mut x = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB)
}

/// Draws a number from 0 to `n - 1`, uniformly and the same on every target.
///
/// # Panics
///
/// Panics if `n` is 0 or exceeds `u32::MAX`.
pub fn pick(rng: &mut Rng, n: usize) -> usize {
    let n = u32::try_from(n).expect("the list has fewer than 2^32 items");
    rng.random_range(0..n) as usize
}

/// Shuffles a slice uniformly, by Fisher and Yates' method with [`pick`].
///
/// The shuffle of the crate `rand` draws different numbers, which would change the puzzles and ratings of
/// every seed.
pub fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, pick(rng, last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_differ_from_each_other_and_from_their_parent() {
        let mut seeds: Vec<_> = (0..1000).map(|n| Seed(7).child(n).0).collect();
        seeds.push(7);
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 1001);
    }

    #[test]
    fn split_mix64_gives_the_published_numbers() {
        // The first outputs of the reference implementation (Vigna, splitmix64.c) for the seed 1234567.
        let state = |n: u64| 1_234_567_u64.wrapping_add(n.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let outputs = [0, 1, 2, 3, 4].map(|n| split_mix64(state(n)));
        assert_eq!(
            outputs,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821
            ]
        );
    }

    #[test]
    fn every_permutation_of_a_slice_is_equally_likely() {
        let mut rng = Seed(1).rng();
        let mut counts = [0_u32; 6];
        for _ in 0..6000 {
            let mut items = [0, 1, 2];
            shuffle(&mut items, &mut rng);
            counts[items[0] * 2 + usize::from(items[1] > items[2])] += 1;
        }
        assert!(
            counts.iter().all(|count| count.abs_diff(1000) < 120),
            "{counts:?}"
        );
    }
}
