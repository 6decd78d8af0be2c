//! Sets of cells.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};
use std::sync::OnceLock;

use sudoku_grid::Shape;

/// Words of the largest set: 625 cells.
const MOST: usize = (Shape::MAX_SIDE * Shape::MAX_SIDE).div_ceil(64);

/// A set of cells of one shape. Sets of different shapes must not meet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cells {
    /// How many of the words the shape needs: two for 9×9, so that small grids are quick.
    used: usize,
    words: [u64; MOST],
}

impl Cells {
    pub(crate) const fn empty(shape: Shape) -> Self {
        Self {
            used: shape.cells().div_ceil(64),
            words: [0; MOST],
        }
    }

    pub(crate) fn of(shape: Shape, cells: impl IntoIterator<Item = usize>) -> Self {
        let mut set = Self::empty(shape);
        for cell in cells {
            set.insert(cell);
        }
        set
    }

    #[inline]
    pub(crate) fn insert(&mut self, cell: usize) {
        self.words[cell / 64] |= 1 << (cell % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, cell: usize) {
        self.words[cell / 64] &= !(1 << (cell % 64));
    }

    #[inline]
    pub(crate) fn contains(&self, cell: usize) -> bool {
        self.words[cell / 64] >> (cell % 64) & 1 == 1
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.used().iter().all(|word| *word == 0)
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        (self.used().iter())
            .map(|word| word.count_ones() as usize)
            .sum()
    }

    /// Whether all of these are among the others.
    #[inline]
    pub(crate) fn is_within(&self, others: &Self) -> bool {
        (self.used().iter().zip(&others.words)).all(|(own, other)| own & !other == 0)
    }

    #[inline]
    pub(crate) fn first(&self) -> Option<usize> {
        let at = self.used().iter().position(|word| *word != 0)?;
        Some(64 * at + self.words[at].trailing_zeros() as usize)
    }

    /// The cells, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        let mut rest = *self;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < rest.used && rest.words[at] == 0 {
                at += 1;
            }
            (at < rest.used).then(|| {
                let place = rest.words[at].trailing_zeros() as usize;
                rest.words[at] &= rest.words[at] - 1;
                64 * at + place
            })
        })
    }

    fn used(&self) -> &[u64] {
        &self.words[..self.used]
    }

    #[inline]
    fn change(&mut self, other: &Self, by: impl Fn(&mut u64, u64)) {
        #[expect(
            clippy::disallowed_macros,
            reason = "not public, in the hottest loop, and without it the words that both have are changed"
        )]
        {
            debug_assert_eq!(self.used, other.used, "sets of two shapes");
        }
        for (own, other) in self.words[..self.used].iter_mut().zip(&other.words) {
            by(own, *other);
        }
    }

    /// The peers of every cell of a shape, made on first use and kept.
    pub(crate) fn peers(shape: Shape) -> &'static [Self] {
        const BOXES: usize = Shape::MAX_SIDE / 2 + 1;
        static TABLES: [[OnceLock<Vec<Cells>>; BOXES]; BOXES] =
            [const { [const { OnceLock::new() }; BOXES] }; BOXES];
        TABLES[shape.box_rows()][shape.box_columns()].get_or_init(|| {
            let peers = |cell| shape.houses().peers(cell).iter().copied();
            (0..shape.cells())
                .map(|cell| Self::of(shape, peers(cell)))
                .collect()
        })
    }
}

impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.change(&other, |own, other| *own &= other);
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.change(&other, |own, other| *own |= other);
    }
}

impl SubAssign for Cells {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.change(&other, |own, other| *own &= !other);
    }
}

impl BitAnd for Cells {
    type Output = Self;
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl BitOr for Cells {
    type Output = Self;
    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl Sub for Cells {
    type Output = Self;
    #[inline]
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl std::fmt::Debug for Cells {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_as_the_lists_they_come_from() {
        for shape in [Shape::NINE, Shape::of_side(25).unwrap()] {
            let last = shape.cells() - 1;
            let one = Cells::of(shape, [0, 63, 64, last]);
            let two = Cells::of(shape, [1, 63, last]);
            let all = |set: Cells| set.iter().collect::<Vec<_>>();
            assert_eq!(all(one), [0, 63, 64, last]);
            assert_eq!(all(one & two), [63, last]);
            assert_eq!(all(one | two), [0, 1, 63, 64, last]);
            assert_eq!(all(one - two), [0, 64]);
            assert_eq!((one.len(), one.first()), (4, Some(0)));
            assert!(((one - two) & two).is_empty());
            assert!((one & two).is_within(&two) && !one.is_within(&two));
            assert!(Cells::empty(shape).is_empty() && !two.is_empty());
            assert_eq!(Cells::empty(shape).first(), None);
            let mut three = two;
            three.remove(63);
            assert!(!three.contains(63) && three.contains(last));
            let peers = &Cells::peers(shape)[64];
            assert_eq!(all(*peers), shape.houses().peers(64));
        }
    }
}
