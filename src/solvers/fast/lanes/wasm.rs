//! The WebAssembly implementation, with 128-bit SIMD.

use core::arch::wasm32::{
    i32x4_shuffle, u32x4, u32x4_extract_lane, u32x4_shl, u32x4_shr, u32x4_splat, u32x4_sub, v128,
    v128_and, v128_andnot, v128_any_true, v128_or, v128_xor,
};

/// Four 32-bit lanes of one board.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Lanes(v128);

impl Lanes {
    #[inline]
    pub(in super::super) fn new(words: [u32; 4]) -> Self {
        Self(u32x4(words[0], words[1], words[2], words[3]))
    }

    /// A register that contains `word` in each of its four lanes.
    #[inline]
    pub(in super::super) fn splat(word: u32) -> Self {
        Self(u32x4_splat(word))
    }

    #[inline]
    pub(in super::super) fn words(self) -> [u32; 4] {
        [
            u32x4_extract_lane::<0>(self.0),
            u32x4_extract_lane::<1>(self.0),
            u32x4_extract_lane::<2>(self.0),
            u32x4_extract_lane::<3>(self.0),
        ]
    }

    #[inline]
    pub(in super::super) fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }

    #[inline]
    pub(in super::super) fn or(self, other: Self) -> Self {
        Self(v128_or(self.0, other.0))
    }

    #[inline]
    pub(in super::super) fn xor(self, other: Self) -> Self {
        Self(v128_xor(self.0, other.0))
    }

    /// The bits that are set in `self` and not in `other`.
    #[inline]
    pub(in super::super) fn without(self, other: Self) -> Self {
        Self(v128_andnot(self.0, other.0))
    }

    #[inline]
    pub(in super::super) fn shl<const N: u32>(self) -> Self {
        Self(u32x4_shl(self.0, N))
    }

    #[inline]
    pub(in super::super) fn shr<const N: u32>(self) -> Self {
        Self(u32x4_shr(self.0, N))
    }

    #[inline]
    pub(in super::super) fn minus(self, other: Self) -> Self {
        Self(u32x4_sub(self.0, other.0))
    }

    /// Rotates the first three lanes, the stacks: each takes the value of the next. The fourth lane
    /// stays.
    #[inline]
    pub(in super::super) fn rotate_stacks(self) -> Self {
        Self(i32x4_shuffle::<1, 2, 0, 3>(self.0, self.0))
    }

    #[inline]
    pub(in super::super) fn is_zero(self) -> bool {
        !v128_any_true(self.0)
    }
}
