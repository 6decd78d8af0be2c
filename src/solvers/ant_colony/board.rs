//! A grid that an ant fills: what it chooses, and all singles that follow, even past a contradiction.

use sudoku_grid::{Houses, Position, Shape};

/// Where the cells of a shape lie in their houses.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) shape: Shape,
    houses: &'static Houses,
    /// Of each cell: for each of its houses the first of the house's rows of places, and the bit of the
    /// cell in them.
    homes: Vec<[(usize, u32); 3]>,
}

impl Layout {
    pub(super) fn new(shape: Shape) -> Self {
        let (houses, side) = (shape.houses(), shape.side());
        let home = |cell, house: usize| {
            let mut cells = houses.cells(house).iter();
            let at = cells.position(|&other| other == cell).expect("its house");
            (house * side, 1 << at)
        };
        let homes = (0..shape.cells())
            .map(|cell| houses.of(cell).map(|house| home(cell, house)))
            .collect();
        Self {
            shape,
            houses,
            homes,
        }
    }
}

/// Candidates under propagation of naked and hidden singles, which does not stop at a contradiction: a
/// cell that is left without a candidate has failed, and the others go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// Candidates of each cell as bits: one if it is filled, none if it has failed.
    pub(super) cells: Vec<u32>,
    /// Places of each digit in each house as bits, house by house.
    places: Vec<u32>,
    /// Cells that have failed.
    pub(super) failed: usize,
}

impl Board {
    /// That of a position, with all singles that follow.
    pub(super) fn new(position: &Position, layout: &Layout, queue: &mut Vec<(usize, u32)>) -> Self {
        let (side, count) = (layout.shape.side(), layout.houses.count());
        let cells = position.all_candidates().iter();
        let mut board = Self {
            cells: cells.map(|candidates| candidates.bits()).collect(),
            places: vec![0; count * side],
            failed: 0,
        };
        board.failed = board.cells.iter().filter(|&&bits| bits == 0).count();
        for (homes, &bits) in layout.homes.iter().zip(&board.cells) {
            for label in labels(bits) {
                for (row, at) in homes {
                    board.places[row + label as usize] |= at;
                }
            }
        }
        queue.clear();
        for (at, &places) in board.places.iter().enumerate() {
            if places.is_power_of_two() {
                let cells = layout.houses.cells(at / side);
                #[expect(clippy::cast_possible_truncation, reason = "below 25")]
                let label = (at % side) as u32;
                queue.push((cells[places.trailing_zeros() as usize], label));
            }
        }
        let single = board.cells.iter().enumerate();
        let single = single.filter(|(_, bits)| bits.is_power_of_two());
        queue.extend(single.map(|(cell, bits)| (cell, bits.trailing_zeros())));
        board.propagate(layout, queue);
        board
    }

    /// Takes over another board of the same shape.
    pub(super) fn copy(&mut self, other: &Self) {
        self.cells.copy_from_slice(&other.cells);
        self.places.copy_from_slice(&other.places);
        self.failed = other.failed;
    }

    /// Whether it cannot be filled without a contradiction, as far as singles tell.
    pub(super) fn is_contradictory(&self) -> bool {
        self.failed > 0 || self.places.contains(&0)
    }

    /// Whether a cell is neither filled nor failed.
    #[inline]
    pub(super) fn is_open(&self, cell: usize) -> bool {
        let bits = self.cells[cell];
        bits & bits.wrapping_sub(1) != 0
    }

    /// How many cells are neither.
    pub(super) fn open(&self) -> usize {
        (0..self.cells.len())
            .filter(|&cell| self.is_open(cell))
            .count()
    }

    /// How many cells are filled.
    pub(super) fn filled(&self) -> usize {
        self.cells
            .iter()
            .filter(|bits| bits.is_power_of_two())
            .count()
    }

    /// Whether all are.
    pub(super) fn is_full(&self) -> bool {
        self.filled() == self.cells.len()
    }

    /// The digit of a cell if it is filled, else 0.
    #[expect(clippy::cast_possible_truncation, reason = "at most 25")]
    pub(super) fn digit(&self, cell: usize) -> u8 {
        let bits = self.cells[cell];
        if bits.is_power_of_two() {
            bits.trailing_zeros() as u8 + 1
        } else {
            0
        }
    }

    /// The digits of all cells, 0 where one is not filled.
    pub(super) fn digits(&self) -> impl Iterator<Item = u8> {
        (0..self.cells.len()).map(|cell| self.digit(cell))
    }

    /// Fills an open cell with one of its candidates, and all singles that follow.
    #[inline]
    pub(super) fn put(
        &mut self,
        cell: usize,
        label: u32,
        layout: &Layout,
        queue: &mut Vec<(usize, u32)>,
    ) {
        queue.clear();
        queue.push((cell, label));
        self.propagate(layout, queue);
    }

    /// Fills what is in the queue and what follows from it, the last first. A candidate that was lost
    /// meanwhile is passed over.
    fn propagate(&mut self, layout: &Layout, queue: &mut Vec<(usize, u32)>) {
        while let Some((cell, label)) = queue.pop() {
            let bits = self.cells[cell];
            let bit = 1 << label;
            if bits & bit == 0 {
                continue;
            }
            self.cells[cell] = bit;
            let homes = &layout.homes[cell];
            for other in labels(bits & !bit) {
                for &(row, at) in homes {
                    self.leave(row, at, other, layout, queue);
                }
            }
            let others = homes.map(|(row, at)| {
                let places = &mut self.places[row + label as usize];
                let others = *places & !at;
                *places &= at;
                others
            });
            for ((row, _), others) in homes.iter().zip(others) {
                let house = layout.houses.cells(row / layout.shape.side());
                for place in labels(others) {
                    self.remove(house[place as usize], label, layout, queue);
                }
            }
        }
    }

    /// Takes a candidate from a cell.
    #[inline]
    fn remove(&mut self, cell: usize, label: u32, layout: &Layout, queue: &mut Vec<(usize, u32)>) {
        let bit = 1 << label;
        if self.cells[cell] & bit == 0 {
            return;
        }
        let left = self.cells[cell] & !bit;
        self.cells[cell] = left;
        if left == 0 {
            self.failed += 1;
        } else if left.is_power_of_two() {
            queue.push((cell, left.trailing_zeros()));
        }
        for &(row, at) in &layout.homes[cell] {
            self.leave(row, at, label, layout, queue);
        }
    }

    /// Takes a place from a digit in a house.
    #[inline]
    fn leave(
        &mut self,
        row: usize,
        at: u32,
        label: u32,
        layout: &Layout,
        queue: &mut Vec<(usize, u32)>,
    ) {
        let places = &mut self.places[row + label as usize];
        if *places & at == 0 {
            return;
        }
        *places &= !at;
        if places.is_power_of_two() {
            let house = layout.houses.cells(row / layout.shape.side());
            queue.push((house[places.trailing_zeros() as usize], label));
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.cells) + size_of_val(&*self.places)
    }
}

/// The numbers of the bits that are set, ascending.
#[inline]
pub(super) fn labels(mut bits: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let label = (bits != 0).then(|| bits.trailing_zeros())?;
        bits &= bits - 1;
        Some(label)
    })
}
