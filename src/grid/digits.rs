//! Sets of digits as bit masks.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use crate::Shape;

/// A set of digits from 1 to 25. Bit `d - 1` stands for digit `d`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digits(u32);

impl Digits {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set of all digits of a grid: 1 to `side`.
    ///
    /// # Panics
    /// Panics if the side is greater than [`Shape::MAX_SIDE`].
    #[inline]
    pub const fn all(side: usize) -> Self {
        assert!(
            side <= Shape::MAX_SIDE,
            "the side is beyond the largest grid"
        );
        Self((1 << side) - 1)
    }

    /// The set that contains only this digit, or the empty set for 0, the blank.
    ///
    /// # Panics
    /// Panics if the digit is greater than [`Shape::MAX_SIDE`].
    #[inline]
    pub const fn only(digit: u8) -> Self {
        if digit as usize > Shape::MAX_SIDE {
            beyond_largest_grid();
        }
        Self((1 << digit) >> 1)
    }

    /// The set of the digits whose bits are set in `bits`: bit `d - 1` stands for digit `d`. Bits
    /// above bit 24 are ignored.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::all(Shape::MAX_SIDE).0)
    }

    /// The set as a bit mask. Bit `d - 1` stands for digit `d`.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The number of digits in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if the set contains the digit; `false` for 0, the blank, and for numbers
    /// greater than [`Shape::MAX_SIDE`].
    #[inline]
    pub const fn contains(self, digit: u8) -> bool {
        self.0 & Self::bit(digit) != 0
    }

    /// Adds a digit. Adding 0, the blank, has no effect.
    ///
    /// # Panics
    /// Panics if the digit is greater than [`Shape::MAX_SIDE`].
    #[inline]
    pub const fn insert(&mut self, digit: u8) {
        self.0 |= Self::only(digit).0;
    }

    /// Removes a digit. Removing a number that is not in the set has no effect.
    #[inline]
    pub const fn remove(&mut self, digit: u8) {
        self.0 &= !Self::bit(digit);
    }

    /// The bit of a digit; 0 for the blank and for numbers greater than [`Shape::MAX_SIDE`].
    #[inline]
    const fn bit(digit: u8) -> u32 {
        if digit as usize > Shape::MAX_SIDE {
            0
        } else {
            (1 << digit) >> 1
        }
    }

    /// The smallest digit of the set, or `None` if the set is empty.
    #[inline]
    pub const fn first(self) -> Option<u8> {
        #[expect(clippy::cast_possible_truncation, reason = "a bit's place is below 32")]
        if self.is_empty() {
            None
        } else {
            Some(self.0.trailing_zeros() as u8 + 1)
        }
    }

    /// The only digit of a set with exactly one digit; otherwise `None`.
    #[inline]
    pub const fn single(self) -> Option<u8> {
        if self.0 & self.0.wrapping_sub(1) == 0 {
            self.first()
        } else {
            None
        }
    }

    /// Returns two sets: the digits that are in at least one of `sets`, and the digits that are in exactly
    /// one. For the candidates of the blank cells of a house, the second set contains its hidden singles.
    #[inline]
    pub fn any_and_once(sets: impl IntoIterator<Item = Self>) -> (Self, Self) {
        let (mut any, mut repeated) = (Self::EMPTY, Self::EMPTY);
        for set in sets {
            repeated |= any & set;
            any |= set;
        }
        (any, any - repeated)
    }

    /// The digit at index `n` in ascending order, counted from 0, or `None` if the set has at most `n`
    /// digits.
    #[inline]
    pub const fn nth(self, n: usize) -> Option<u8> {
        let mut bits = self.0;
        let mut skipped = 0;
        while skipped < n && bits != 0 {
            bits &= bits - 1;
            skipped += 1;
        }
        Self(bits).first()
    }

    /// The digits of the set, ascending.
    #[inline]
    pub const fn iter(self) -> DigitsIter {
        DigitsIter(self)
    }

    /// The digits of this set that are not in `other`.
    const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// Panics with the message that the digit is too large. The function is separate so that the
/// message is not inlined into every caller.
#[cold]
#[inline(never)]
const fn beyond_largest_grid() -> ! {
    panic!("the digit is beyond the largest grid")
}

impl fmt::Debug for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(*self).finish()
    }
}

impl BitOr for Digits {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Digits {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Digits {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.without(other)
    }
}

impl BitOrAssign for Digits {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAndAssign for Digits {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl SubAssign for Digits {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// Collects digits into a set. Zeros, which stand for blanks, are ignored.
///
/// # Panics
/// Panics if a digit is greater than [`Shape::MAX_SIDE`].
impl FromIterator<u8> for Digits {
    fn from_iter<I: IntoIterator<Item = u8>>(digits: I) -> Self {
        digits
            .into_iter()
            .fold(Self::EMPTY, |set, digit| set | Self::only(digit))
    }
}

impl IntoIterator for Digits {
    type Item = u8;
    type IntoIter = DigitsIter;
    #[inline]
    fn into_iter(self) -> DigitsIter {
        self.iter()
    }
}

/// An iterator over the digits of a set, ascending.
#[derive(Clone, Debug)]
pub struct DigitsIter(Digits);

impl Iterator for DigitsIter {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let digit = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(digit)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for DigitsIter {}
impl FusedIterator for DigitsIter {}
