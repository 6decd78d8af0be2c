//! The lanes of four boards in one 512-bit register (AVX-512), which few x86-64 processors have.

use core::arch::x86_64::{
    __m512i, _mm512_and_si512, _mm512_andnot_si512, _mm512_extracti32x4_epi32, _mm512_inserti32x4,
    _mm512_or_si512, _mm512_set1_epi32, _mm512_shuffle_epi32, _mm512_slli_epi32, _mm512_srli_epi32,
    _mm512_sub_epi32, _mm512_testn_epi32_mask, _mm512_xor_si512,
};

use super::Lanes;

/// The lanes of four boards side by side.
#[derive(Clone, Copy)]
pub(in super::super) struct BoardQuad(__m512i);

impl BoardQuad {
    /// A register that contains `word` in every lane of every board.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in super::super) fn splat(word: u32) -> Self {
        Self(_mm512_set1_epi32(word.cast_signed()))
    }

    /// The lanes of the board with the index `board`.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in super::super) fn part(self, board: usize) -> Lanes {
        Lanes::from(match board {
            0 => _mm512_extracti32x4_epi32::<0>(self.0),
            1 => _mm512_extracti32x4_epi32::<1>(self.0),
            2 => _mm512_extracti32x4_epi32::<2>(self.0),
            _ => _mm512_extracti32x4_epi32::<3>(self.0),
        })
    }

    /// A copy in which the lanes of the board with the index `board` are replaced.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in super::super) fn with_part(self, board: usize, lanes: Lanes) -> Self {
        let lanes = lanes.into();
        Self(match board {
            0 => _mm512_inserti32x4::<0>(self.0, lanes),
            1 => _mm512_inserti32x4::<1>(self.0, lanes),
            2 => _mm512_inserti32x4::<2>(self.0, lanes),
            _ => _mm512_inserti32x4::<3>(self.0, lanes),
        })
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in super::super) fn and(self, other: Self) -> Self {
        Self(_mm512_and_si512(self.0, other.0))
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in super::super) fn or(self, other: Self) -> Self {
        Self(_mm512_or_si512(self.0, other.0))
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in super::super) fn xor(self, other: Self) -> Self {
        Self(_mm512_xor_si512(self.0, other.0))
    }

    /// The bits that are set in `self` and not in `other`.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in super::super) fn without(self, other: Self) -> Self {
        Self(_mm512_andnot_si512(other.0, self.0))
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in super::super) fn shl<const N: u32>(self) -> Self {
        Self(_mm512_slli_epi32::<N>(self.0))
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in super::super) fn shr<const N: u32>(self) -> Self {
        Self(_mm512_srli_epi32::<N>(self.0))
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in super::super) fn minus(self, other: Self) -> Self {
        Self(_mm512_sub_epi32(self.0, other.0))
    }

    /// Rotates the first three lanes of each board, the stacks: each takes the value of the next. The fourth lane stays.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in super::super) fn rotate_stacks(self) -> Self {
        Self(_mm512_shuffle_epi32::<0b11_00_10_01>(self.0))
    }

    /// The bit mask of the lanes that are zero; bit 0 is the lowest lane.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in super::super) fn zeros(self) -> u32 {
        _mm512_testn_epi32_mask(self.0, self.0).into()
    }
}
