use rand::SeedableRng as _;

/// The one generator every algorithm uses: small, fast, and the same on every target.
pub type Rng = rand::rngs::Xoshiro256PlusPlus;

/// What makes a run repeatable: the same version, puzzle, parameters and seed give the same run.
///
/// 32 bits are exact as a JavaScript number and short in a URL.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seed(pub u32);

impl Seed {
    /// A generator that starts here.
    pub fn rng(self) -> Rng {
        Rng::seed_from_u64(self.0.into())
    }

    /// The seed of the `n`th part of a run: a restart, an island, a repeat.
    ///
    /// One round of `SplitMix64`'s finaliser, so that neighbours are unlike each other.
    #[must_use]
    pub fn child(self, n: u32) -> Self {
        let mut x = (u64::from(self.0) << 32 | u64::from(n)).wrapping_add(0x9E37_79B9_7F4A_7C15);
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Self((x >> 32) as u32)
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
}
