//! The lanes of two boards in one 256-bit register (AVX2), which not every x86-64 processor has.

use core::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_ps, _mm256_castsi256_si128,
    _mm256_cmpeq_epi32, _mm256_extracti128_si256, _mm256_inserti128_si256, _mm256_movemask_ps,
    _mm256_or_si256, _mm256_set1_epi32, _mm256_setzero_si256, _mm256_shuffle_epi32,
    _mm256_slli_epi32, _mm256_srli_epi32, _mm256_sub_epi32, _mm256_xor_si256,
};

use super::Lanes;

/// The lanes of two boards side by side.
#[derive(Clone, Copy)]
pub(in super::super) struct BoardPair(__m256i);

impl BoardPair {
    /// A register that contains `word` in every lane of every board.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn splat(word: u32) -> Self {
        Self(_mm256_set1_epi32(word.cast_signed()))
    }

    /// The lanes of the board with the index `board`.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn part(self, board: usize) -> Lanes {
        Lanes::from(match board {
            0 => _mm256_castsi256_si128(self.0),
            _ => _mm256_extracti128_si256::<1>(self.0),
        })
    }

    /// A copy in which the lanes of the board with the index `board` are replaced.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn with_part(self, board: usize, lanes: Lanes) -> Self {
        let lanes = lanes.into();
        Self(match board {
            0 => _mm256_inserti128_si256::<0>(self.0, lanes),
            _ => _mm256_inserti128_si256::<1>(self.0, lanes),
        })
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn and(self, other: Self) -> Self {
        Self(_mm256_and_si256(self.0, other.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn or(self, other: Self) -> Self {
        Self(_mm256_or_si256(self.0, other.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn xor(self, other: Self) -> Self {
        Self(_mm256_xor_si256(self.0, other.0))
    }

    /// The bits that are set in `self` and not in `other`.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn without(self, other: Self) -> Self {
        Self(_mm256_andnot_si256(other.0, self.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn shl<const N: i32>(self) -> Self {
        Self(_mm256_slli_epi32::<N>(self.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn shr<const N: i32>(self) -> Self {
        Self(_mm256_srli_epi32::<N>(self.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn minus(self, other: Self) -> Self {
        Self(_mm256_sub_epi32(self.0, other.0))
    }

    /// Rotates the first three lanes of each board, the stacks: each takes the value of the next. The fourth lane stays.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn rotate_stacks(self) -> Self {
        Self(_mm256_shuffle_epi32::<0b11_00_10_01>(self.0))
    }

    /// The bit mask of the lanes that are zero; bit 0 is the lowest lane.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn zeros(self) -> u32 {
        let zeros = _mm256_cmpeq_epi32(self.0, _mm256_setzero_si256());
        _mm256_movemask_ps(_mm256_castsi256_ps(zeros)).cast_unsigned()
    }
}
