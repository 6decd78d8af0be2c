//! The x86-64 implementation, with SSE2.

use core::arch::x86_64::__m128i;

use safe_arch::{
    bitand_m128i, bitandnot_m128i, bitor_m128i, bitxor_m128i, cmp_eq_mask_i8_m128i, m128i,
    move_mask_i8_m128i, set_i32_m128i, set_splat_i32_m128i, shl_imm_u32_m128i, shr_imm_u32_m128i,
    shuffle_ai_f32_all_m128i, sub_i32_m128i, zeroed_m128i,
};

/// Four 32-bit lanes of one board.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Lanes(m128i);

impl From<__m128i> for Lanes {
    #[inline]
    fn from(lanes: __m128i) -> Self {
        Self(m128i(lanes))
    }
}

impl From<Lanes> for __m128i {
    #[inline]
    fn from(lanes: Lanes) -> Self {
        lanes.0.0
    }
}

impl Lanes {
    #[inline]
    pub(in super::super) fn new([a, b, c, d]: [u32; 4]) -> Self {
        let [a, b, c, d] = [a, b, c, d].map(u32::cast_signed);
        Self(set_i32_m128i(d, c, b, a))
    }

    /// A register that contains `word` in each of its four lanes.
    #[inline]
    pub(in super::super) fn splat(word: u32) -> Self {
        Self(set_splat_i32_m128i(word.cast_signed()))
    }

    #[inline]
    pub(in super::super) fn words(self) -> [u32; 4] {
        self.0.into()
    }

    #[inline]
    pub(in super::super) fn and(self, other: Self) -> Self {
        Self(bitand_m128i(self.0, other.0))
    }

    #[inline]
    pub(in super::super) fn or(self, other: Self) -> Self {
        Self(bitor_m128i(self.0, other.0))
    }

    #[inline]
    pub(in super::super) fn xor(self, other: Self) -> Self {
        Self(bitxor_m128i(self.0, other.0))
    }

    /// The bits that are set in `self` and not in `other`.
    #[inline]
    pub(in super::super) fn without(self, other: Self) -> Self {
        Self(bitandnot_m128i(other.0, self.0))
    }

    #[inline]
    pub(in super::super) fn shl<const N: i32>(self) -> Self {
        Self(shl_imm_u32_m128i::<N>(self.0))
    }

    #[inline]
    pub(in super::super) fn shr<const N: i32>(self) -> Self {
        Self(shr_imm_u32_m128i::<N>(self.0))
    }

    #[inline]
    pub(in super::super) fn minus(self, other: Self) -> Self {
        Self(sub_i32_m128i(self.0, other.0))
    }

    /// Rotates the first three lanes, the stacks: each takes the value of the next. The fourth lane
    /// stays.
    #[inline]
    pub(in super::super) fn rotate_stacks(self) -> Self {
        Self(shuffle_ai_f32_all_m128i::<0b11_00_10_01>(self.0))
    }

    #[inline]
    pub(in super::super) fn is_zero(self) -> bool {
        move_mask_i8_m128i(cmp_eq_mask_i8_m128i(self.0, zeroed_m128i())) == 0xffff
    }
}
