//! Four 32-bit words that move together: a SIMD register on wasm, a plain array elsewhere.
//!
//! Both halves have the same few operations, and the same tests.

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod words {
    use core::arch::wasm32::{
        i32x4_shuffle, u32x4, u32x4_extract_lane, u32x4_shl, u32x4_shr, u32x4_sub, v128, v128_and,
        v128_andnot, v128_any_true, v128_or, v128_xor,
    };

    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Lanes(v128);

    impl Lanes {
        #[inline]
        pub(crate) const fn new(words: [u32; 4]) -> Self {
            Self(u32x4(words[0], words[1], words[2], words[3]))
        }

        #[inline]
        pub(crate) fn words(self) -> [u32; 4] {
            [
                u32x4_extract_lane::<0>(self.0),
                u32x4_extract_lane::<1>(self.0),
                u32x4_extract_lane::<2>(self.0),
                u32x4_extract_lane::<3>(self.0),
            ]
        }

        #[inline]
        pub(crate) fn and(self, other: Self) -> Self {
            Self(v128_and(self.0, other.0))
        }

        #[inline]
        pub(crate) fn or(self, other: Self) -> Self {
            Self(v128_or(self.0, other.0))
        }

        #[inline]
        pub(crate) fn xor(self, other: Self) -> Self {
            Self(v128_xor(self.0, other.0))
        }

        /// The bits of this that the other lacks.
        #[inline]
        pub(crate) fn without(self, other: Self) -> Self {
            Self(v128_andnot(self.0, other.0))
        }

        #[inline]
        pub(crate) fn shl<const N: u32>(self) -> Self {
            Self(u32x4_shl(self.0, N))
        }

        #[inline]
        pub(crate) fn shr<const N: u32>(self) -> Self {
            Self(u32x4_shr(self.0, N))
        }

        #[inline]
        pub(crate) fn minus(self, other: Self) -> Self {
            Self(u32x4_sub(self.0, other.0))
        }

        /// The first three lanes, each taking the next one's place; the fourth stays.
        #[inline]
        pub(crate) fn turn(self) -> Self {
            Self(i32x4_shuffle::<1, 2, 0, 3>(self.0, self.0))
        }

        #[inline]
        pub(crate) fn is_zero(self) -> bool {
            !v128_any_true(self.0)
        }
    }
}

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod words {
    #[derive(Clone, Copy, Debug)]
    #[repr(align(16))]
    pub(crate) struct Lanes([u32; 4]);

    impl Lanes {
        #[inline]
        pub(crate) const fn new(words: [u32; 4]) -> Self {
            Self(words)
        }

        #[inline]
        pub(crate) const fn words(self) -> [u32; 4] {
            self.0
        }

        #[inline]
        fn each(self, other: Self, f: impl Fn(u32, u32) -> u32) -> Self {
            let ([a, b, c, d], [e, g, h, i]) = (self.0, other.0);
            Self([f(a, e), f(b, g), f(c, h), f(d, i)])
        }

        #[inline]
        pub(crate) fn and(self, other: Self) -> Self {
            self.each(other, |a, b| a & b)
        }

        #[inline]
        pub(crate) fn or(self, other: Self) -> Self {
            self.each(other, |a, b| a | b)
        }

        #[inline]
        pub(crate) fn xor(self, other: Self) -> Self {
            self.each(other, |a, b| a ^ b)
        }

        /// The bits of this that the other lacks.
        #[inline]
        pub(crate) fn without(self, other: Self) -> Self {
            self.each(other, |a, b| a & !b)
        }

        #[inline]
        pub(crate) fn shl<const N: u32>(self) -> Self {
            self.each(self, |a, _| a << N)
        }

        #[inline]
        pub(crate) fn shr<const N: u32>(self) -> Self {
            self.each(self, |a, _| a >> N)
        }

        #[inline]
        pub(crate) fn minus(self, other: Self) -> Self {
            self.each(other, u32::wrapping_sub)
        }

        /// The first three lanes, each taking the next one's place; the fourth stays.
        #[inline]
        pub(crate) fn turn(self) -> Self {
            let [a, b, c, d] = self.0;
            Self([b, c, a, d])
        }

        #[inline]
        pub(crate) fn is_zero(self) -> bool {
            let [a, b, c, d] = self.0;
            a | b | c | d == 0
        }
    }
}

pub(crate) use words::Lanes;
