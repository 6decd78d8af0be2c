//! The AArch64 implementation, with NEON.

use wide::u32x4;

/// Four 32-bit lanes of one board.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Lanes(u32x4);

impl Lanes {
    #[inline]
    pub(in super::super) fn new(words: [u32; 4]) -> Self {
        Self(u32x4::new(words))
    }

    /// A register that contains `word` in each of its four lanes.
    #[inline]
    pub(in super::super) fn splat(word: u32) -> Self {
        Self(u32x4::splat(word))
    }

    #[inline]
    pub(in super::super) fn words(self) -> [u32; 4] {
        self.0.to_array()
    }

    #[inline]
    pub(in super::super) fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(in super::super) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub(in super::super) fn xor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    /// The bits that are set in `self` and not in `other`.
    #[inline]
    pub(in super::super) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub(in super::super) fn shl<const N: u32>(self) -> Self {
        Self(self.0 << N)
    }

    #[inline]
    pub(in super::super) fn shr<const N: u32>(self) -> Self {
        Self(self.0 >> N)
    }

    #[inline]
    pub(in super::super) fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Rotates the first three lanes, the stacks: each takes the value of the next. The fourth lane
    /// stays.
    #[inline]
    pub(in super::super) fn rotate_stacks(self) -> Self {
        let [a, b, c, d] = self.words();
        Self::new([b, c, a, d])
    }

    #[inline]
    pub(in super::super) fn is_zero(self) -> bool {
        let [a, b, c, d] = self.words();
        (u64::from(a | b) | u64::from(c | d)) == 0
    }
}
