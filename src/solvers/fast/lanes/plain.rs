//! The portable implementation: an array of four words.

/// Four 32-bit lanes of one board.
#[derive(Clone, Copy, Debug)]
#[repr(align(16))]
pub(in super::super) struct Lanes([u32; 4]);

impl Lanes {
    #[inline]
    pub(in super::super) fn new(words: [u32; 4]) -> Self {
        Self(words)
    }

    /// A register that contains `word` in each of its four lanes.
    #[inline]
    pub(in super::super) fn splat(word: u32) -> Self {
        Self([word; 4])
    }

    #[inline]
    pub(in super::super) fn words(self) -> [u32; 4] {
        self.0
    }

    /// Combines the lanes of two values pairwise.
    #[inline]
    fn combine(self, other: Self, f: impl Fn(u32, u32) -> u32) -> Self {
        let ([a, b, c, d], [e, g, h, i]) = (self.0, other.0);
        Self([f(a, e), f(b, g), f(c, h), f(d, i)])
    }

    #[inline]
    pub(in super::super) fn and(self, other: Self) -> Self {
        self.combine(other, |a, b| a & b)
    }

    #[inline]
    pub(in super::super) fn or(self, other: Self) -> Self {
        self.combine(other, |a, b| a | b)
    }

    #[inline]
    pub(in super::super) fn xor(self, other: Self) -> Self {
        self.combine(other, |a, b| a ^ b)
    }

    /// The bits that are set in `self` and not in `other`.
    #[inline]
    pub(in super::super) fn without(self, other: Self) -> Self {
        self.combine(other, |a, b| a & !b)
    }

    #[inline]
    pub(in super::super) fn shl<const N: u32>(self) -> Self {
        self.combine(self, |a, _| a << N)
    }

    #[inline]
    pub(in super::super) fn shr<const N: u32>(self) -> Self {
        self.combine(self, |a, _| a >> N)
    }

    #[inline]
    pub(in super::super) fn minus(self, other: Self) -> Self {
        self.combine(other, u32::wrapping_sub)
    }

    /// Rotates the first three lanes, the stacks: each takes the value of the next. The fourth lane
    /// stays.
    #[inline]
    pub(in super::super) fn rotate_stacks(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([b, c, a, d])
    }

    #[inline]
    pub(in super::super) fn is_zero(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }
}
