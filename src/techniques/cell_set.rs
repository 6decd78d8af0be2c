//! Bit sets of cells.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};
use std::sync::OnceLock;

use sudoku_grid::Shape;

/// The maximum number of 64-bit words in a set, for a grid of 625 cells.
const MAX_WORDS: usize = (Shape::MAX_SIDE * Shape::MAX_SIDE).div_ceil(64);

/// A set of cells of one shape, as a bit set. Operations on two sets require that both have the
/// same shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CellSet {
    /// The number of words that the shape needs (two for 9×9), so that operations on small grids
    /// are fast.
    words_used: usize,
    words: [u64; MAX_WORDS],
}

impl CellSet {
    /// The empty set for grids of this shape.
    pub(crate) const fn empty(shape: Shape) -> Self {
        Self {
            words_used: shape.cells().div_ceil(64),
            words: [0; MAX_WORDS],
        }
    }

    /// The set of these cells of a grid of this shape.
    pub(crate) fn from_cells(shape: Shape, cells: impl IntoIterator<Item = usize>) -> Self {
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
        self.words_used().iter().all(|word| *word == 0)
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        (self.words_used().iter())
            .map(|word| word.count_ones() as usize)
            .sum()
    }

    /// Returns `true` if this set is a subset of `others`.
    #[inline]
    pub(crate) fn is_subset(&self, others: &Self) -> bool {
        (self.words_used().iter().zip(&others.words)).all(|(own, other)| own & !other == 0)
    }

    #[inline]
    /// The lowest cell of the set; `None` if the set is empty.
    pub(crate) fn first(&self) -> Option<usize> {
        let index = self.words_used().iter().position(|word| *word != 0)?;
        Some(64 * index + self.words[index].trailing_zeros() as usize)
    }

    /// The cells of the set, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        let mut remaining = *self;
        let mut word_index = 0;
        std::iter::from_fn(move || {
            while word_index < remaining.words_used && remaining.words[word_index] == 0 {
                word_index += 1;
            }
            (word_index < remaining.words_used).then(|| {
                let index = remaining.words[word_index].trailing_zeros() as usize;
                remaining.words[word_index] &= remaining.words[word_index] - 1;
                64 * word_index + index
            })
        })
    }

    fn words_used(&self) -> &[u64] {
        &self.words[..self.words_used]
    }

    #[inline]
    fn combine(&mut self, other: &Self, operation: impl Fn(&mut u64, u64)) {
        #[expect(
            clippy::disallowed_macros,
            reason = "not public, in the hottest loop, and without it the words that both have are changed"
        )]
        {
            debug_assert_eq!(self.words_used, other.words_used, "sets of two shapes");
        }
        for (own, other) in self.words[..self.words_used].iter_mut().zip(&other.words) {
            operation(own, *other);
        }
    }

    /// The sets of peers of every cell of a shape, indexed by cell. The table is computed on first
    /// use and cached for the lifetime of the program.
    pub(crate) fn peers(shape: Shape) -> &'static [Self] {
        const BOXES: usize = Shape::MAX_SIDE / 2 + 1;
        static TABLES: [[OnceLock<Vec<CellSet>>; BOXES]; BOXES] =
            [const { [const { OnceLock::new() }; BOXES] }; BOXES];
        TABLES[shape.box_rows()][shape.box_columns()].get_or_init(|| {
            let peers = |cell| shape.houses().peers(cell).iter().copied();
            (0..shape.cells())
                .map(|cell| Self::from_cells(shape, peers(cell)))
                .collect()
        })
    }
}

impl BitAndAssign for CellSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.combine(&other, |own, other| *own &= other);
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.combine(&other, |own, other| *own |= other);
    }
}

impl SubAssign for CellSet {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.combine(&other, |own, other| *own &= !other);
    }
}

impl BitAnd for CellSet {
    type Output = Self;
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl BitOr for CellSet {
    type Output = Self;
    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl Sub for CellSet {
    type Output = Self;
    #[inline]
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl std::fmt::Debug for CellSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cell_sets_agree_with_lists_of_cells() {
        for shape in [Shape::NINE, Shape::of_side(25).unwrap()] {
            let last = shape.cells() - 1;
            let a = CellSet::from_cells(shape, [0, 63, 64, last]);
            let b = CellSet::from_cells(shape, [1, 63, last]);
            let cells_of = |set: CellSet| set.iter().collect::<Vec<_>>();
            assert_eq!(cells_of(a), [0, 63, 64, last]);
            assert_eq!(cells_of(a & b), [63, last]);
            assert_eq!(cells_of(a | b), [0, 1, 63, 64, last]);
            assert_eq!(cells_of(a - b), [0, 64]);
            assert_eq!((a.len(), a.first()), (4, Some(0)));
            assert!(((a - b) & b).is_empty());
            assert!((a & b).is_subset(&b) && !a.is_subset(&b));
            assert!(CellSet::empty(shape).is_empty() && !b.is_empty());
            assert_eq!(CellSet::empty(shape).first(), None);
            let mut b_without_63 = b;
            b_without_63.remove(63);
            assert!(!b_without_63.contains(63) && b_without_63.contains(last));
            let peers = &CellSet::peers(shape)[64];
            assert_eq!(cells_of(*peers), shape.houses().peers(64));
        }
    }
}
