//! A min-heap of blank cells by number of candidates.

/// The value of [`CellHeap::positions`] for a cell that is not in the heap.
const ABSENT: u16 = u16::MAX;

/// A binary min-heap of cells by number of candidates, ties going to the lower cell. The position
/// of each cell is known so that its key can change, which `std::collections::BinaryHeap` does not
/// support.
#[derive(Clone, Debug)]
pub(super) struct CellHeap {
    /// The keys: the cell in the lowest 16 bits, its number of candidates in the bits above. All keys are distinct, so the
    /// top does not depend on the order of insertion.
    keys: Box<[u32]>,
    len: usize,
    /// For each cell, its index in `keys`, or [`ABSENT`].
    positions: Box<[u16]>,
}

/// Converts an index or a count of the search state, which fits into 16 bits.
fn as_u16(number: usize) -> u16 {
    u16::try_from(number).expect("there are at most 625 cells")
}

impl CellHeap {
    /// Creates an empty heap for up to `cells` cells.
    pub(super) fn new(cells: usize) -> Self {
        Self {
            keys: vec![0; cells].into(),
            len: 0,
            positions: vec![ABSENT; cells].into(),
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.keys) + size_of_val(&*self.positions)
    }

    /// The cell on top; `None` if the heap is empty.
    pub(super) fn top(&self) -> Option<usize> {
        self.keys[..self.len].first().map(|key| cell_of(*key))
    }

    /// Inserts a cell with its number of candidates.
    pub(super) fn insert(&mut self, cell: usize, count: u8) {
        let last = self.len;
        self.len += 1;
        self.set(last, u32::from(count) << 16 | u32::from(as_u16(cell)));
        self.sift_up(last);
    }

    /// Removes a cell that is in the heap.
    pub(super) fn remove(&mut self, cell: usize) {
        let position = usize::from(self.positions[cell]);
        self.positions[cell] = ABSENT;
        self.len -= 1;
        if position < self.len {
            self.set(position, self.keys[self.len]);
            self.restore_order(position);
        }
    }

    /// Changes the count of a cell in the heap.
    pub(super) fn update(&mut self, cell: usize, count: u8) {
        let position = usize::from(self.positions[cell]);
        self.keys[position] = u32::from(count) << 16 | u32::from(as_u16(cell));
        self.restore_order(position);
    }

    /// Writes a key at a position and records the position of its cell.
    fn set(&mut self, position: usize, key: u32) {
        self.keys[position] = key;
        self.positions[cell_of(key)] = as_u16(position);
    }

    /// Restores the heap order after the key at a position has changed.
    fn restore_order(&mut self, position: usize) {
        if position > 0 && self.keys[position] < self.keys[(position - 1) / 2] {
            self.sift_up(position);
        } else {
            self.sift_down(position);
        }
    }

    /// Moves the key at a position up to its place in the heap order.
    fn sift_up(&mut self, mut position: usize) {
        let key = self.keys[position];
        while position > 0 {
            let parent = (position - 1) / 2;
            if self.keys[parent] < key {
                break;
            }
            self.set(position, self.keys[parent]);
            position = parent;
        }
        self.set(position, key);
    }

    /// Moves the key at a position down to its place in the heap order.
    fn sift_down(&mut self, mut position: usize) {
        let key = self.keys[position];
        loop {
            let mut child = 2 * position + 1;
            if child >= self.len {
                break;
            }
            if child + 1 < self.len && self.keys[child + 1] < self.keys[child] {
                child += 1;
            }
            if key < self.keys[child] {
                break;
            }
            self.set(position, self.keys[child]);
            position = child;
        }
        self.set(position, key);
    }
}

/// The cell of a key.
fn cell_of(key: u32) -> usize {
    (key & 0xffff) as usize
}
