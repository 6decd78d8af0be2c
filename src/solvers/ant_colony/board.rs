//! The grid of an ant, with propagation of singles that continues past contradictions.

use sudoku_grid::{Houses, Position, Shape};

/// The positions of the cells of a shape in their houses.
#[derive(Debug)]
pub(super) struct HouseLayout {
    pub(super) shape: Shape,
    houses: &'static Houses,
    /// For each cell and each of its houses, the index of the first entry of the house in `places`, and the
    /// bit of the cell in these entries.
    house_places: Vec<[(usize, u32); 3]>,
}

impl HouseLayout {
    pub(super) fn new(shape: Shape) -> Self {
        let (houses, side) = (shape.houses(), shape.side());
        let place_in_house = |cell, house: usize| {
            let mut cells = houses.cells(house).iter();
            let index = cells.position(|&other| other == cell).expect("its house");
            (house * side, 1 << index)
        };
        let house_places = (0..shape.cells())
            .map(|cell| houses.of(cell).map(|house| place_in_house(cell, house)))
            .collect();
        Self {
            shape,
            houses,
            house_places,
        }
    }
}

/// The candidates with propagation of naked and hidden singles that does not stop at a contradiction: a cell
/// without candidates has *failed*, and the other cells continue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AntBoard {
    /// For each cell, its candidates as bits; one bit if filled, none if failed.
    pub(super) cells: Vec<u32>,
    /// For each house and digit, the cells that can hold the digit, as bits.
    places: Vec<u32>,
    /// The number of failed cells.
    pub(super) failed: usize,
}

impl AntBoard {
    /// Builds the board of a position and propagates all singles; `queue` is scratch space.
    pub(super) fn new(
        position: &Position,
        layout: &HouseLayout,
        queue: &mut Vec<(usize, u32)>,
    ) -> Self {
        let (side, count) = (layout.shape.side(), layout.houses.count());
        let cells = position.all_candidates().iter();
        let mut board = Self {
            cells: cells.map(|candidates| candidates.bits()).collect(),
            places: vec![0; count * side],
            failed: 0,
        };
        board.failed = board.cells.iter().filter(|&&bits| bits == 0).count();
        for (house_places, &bits) in layout.house_places.iter().zip(&board.cells) {
            for label in bit_indices(bits) {
                for (offset, cell_bit) in house_places {
                    board.places[offset + label as usize] |= cell_bit;
                }
            }
        }
        queue.clear();
        for (index, &places) in board.places.iter().enumerate() {
            if places.is_power_of_two() {
                let cells = layout.houses.cells(index / side);
                #[expect(clippy::cast_possible_truncation, reason = "below 25")]
                let label = (index % side) as u32;
                queue.push((cells[places.trailing_zeros() as usize], label));
            }
        }
        let singles = board.cells.iter().enumerate();
        let singles = singles.filter(|(_, bits)| bits.is_power_of_two());
        queue.extend(singles.map(|(cell, bits)| (cell, bits.trailing_zeros())));
        board.propagate(layout, queue);
        board
    }

    /// Copies another board of the same shape.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.cells.copy_from_slice(&other.cells);
        self.places.copy_from_slice(&other.places);
        self.failed = other.failed;
    }

    /// Returns `true` if propagation has shown a contradiction: a failed cell, or a digit without a place.
    pub(super) fn is_contradictory(&self) -> bool {
        self.failed > 0 || self.places.contains(&0)
    }

    /// Returns `true` if a cell is neither filled nor failed.
    #[inline]
    pub(super) fn is_open(&self, cell: usize) -> bool {
        let bits = self.cells[cell];
        bits & bits.wrapping_sub(1) != 0
    }

    /// The number of open cells.
    pub(super) fn open_count(&self) -> usize {
        (0..self.cells.len())
            .filter(|&cell| self.is_open(cell))
            .count()
    }

    /// The number of filled cells.
    pub(super) fn filled_count(&self) -> usize {
        self.cells
            .iter()
            .filter(|bits| bits.is_power_of_two())
            .count()
    }

    /// Returns `true` if all cells are filled.
    pub(super) fn is_full(&self) -> bool {
        self.filled_count() == self.cells.len()
    }

    /// The digit of a filled cell, otherwise 0.
    #[expect(clippy::cast_possible_truncation, reason = "at most 25")]
    pub(super) fn digit(&self, cell: usize) -> u8 {
        let bits = self.cells[cell];
        if bits.is_power_of_two() {
            bits.trailing_zeros() as u8 + 1
        } else {
            0
        }
    }

    /// The digit of each cell; 0 if not filled.
    pub(super) fn digits(&self) -> impl Iterator<Item = u8> {
        (0..self.cells.len()).map(|cell| self.digit(cell))
    }

    /// Places a candidate in an open cell and propagates all singles; `queue` is scratch space.
    #[inline]
    pub(super) fn place(
        &mut self,
        cell: usize,
        label: u32,
        layout: &HouseLayout,
        queue: &mut Vec<(usize, u32)>,
    ) {
        queue.clear();
        queue.push((cell, label));
        self.propagate(layout, queue);
    }

    /// Propagates the queue of cells and digits to fixpoint, last in first out. Candidates that
    /// were eliminated meanwhile are skipped.
    fn propagate(&mut self, layout: &HouseLayout, queue: &mut Vec<(usize, u32)>) {
        while let Some((cell, label)) = queue.pop() {
            let bits = self.cells[cell];
            let bit = 1 << label;
            if bits & bit == 0 {
                continue;
            }
            self.cells[cell] = bit;
            let house_places = &layout.house_places[cell];
            for other in bit_indices(bits & !bit) {
                for &(offset, cell_bit) in house_places {
                    self.remove_place(offset, cell_bit, other, layout, queue);
                }
            }
            let other_places = house_places.map(|(offset, cell_bit)| {
                let places = &mut self.places[offset + label as usize];
                let others = *places & !cell_bit;
                *places &= cell_bit;
                others
            });
            for ((offset, _), other_places) in house_places.iter().zip(other_places) {
                let house = layout.houses.cells(offset / layout.shape.side());
                for place in bit_indices(other_places) {
                    self.remove(house[place as usize], label, layout, queue);
                }
            }
        }
    }

    /// Removes a candidate from a cell.
    #[inline]
    fn remove(
        &mut self,
        cell: usize,
        label: u32,
        layout: &HouseLayout,
        queue: &mut Vec<(usize, u32)>,
    ) {
        let bit = 1 << label;
        if self.cells[cell] & bit == 0 {
            return;
        }
        let remaining = self.cells[cell] & !bit;
        self.cells[cell] = remaining;
        if remaining == 0 {
            self.failed += 1;
        } else if remaining.is_power_of_two() {
            queue.push((cell, remaining.trailing_zeros()));
        }
        for &(offset, cell_bit) in &layout.house_places[cell] {
            self.remove_place(offset, cell_bit, label, layout, queue);
        }
    }

    /// Removes a place of a digit in a house: `offset` is the index of the first entry of the house in `places`, and
    /// `cell_bit` the bit of the cell.
    #[inline]
    fn remove_place(
        &mut self,
        offset: usize,
        cell_bit: u32,
        label: u32,
        layout: &HouseLayout,
        queue: &mut Vec<(usize, u32)>,
    ) {
        let places = &mut self.places[offset + label as usize];
        if *places & cell_bit == 0 {
            return;
        }
        *places &= !cell_bit;
        if places.is_power_of_two() {
            let house = layout.houses.cells(offset / layout.shape.side());
            queue.push((house[places.trailing_zeros() as usize], label));
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.cells) + size_of_val(&*self.places)
    }
}

/// The indices of the set bits, ascending.
#[inline]
pub(super) fn bit_indices(mut bits: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let label = (bits != 0).then(|| bits.trailing_zeros())?;
        bits &= bits - 1;
        Some(label)
    })
}
