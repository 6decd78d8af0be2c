//! A stand-in for the solver of another crate: its calls have a budget and return whether the search has ended, and
//! its state can be neither copied nor inspected.

/// The result of a call of [`Kernel::run`].
pub(super) enum Reply {
    /// A solution; the next call searches for the next one.
    Solution(Vec<u8>),
    /// There are no more solutions.
    None,
    /// The budget is spent.
    Unknown,
}

/// A decision on the search stack.
struct Frame {
    cell: usize,
    /// Digits not yet tried, as bits.
    untried: u32,
}

/// Depth-first search with minimum remaining values (MRV): the cell with the fewest candidates first, then the lowest
/// digit first.
pub(super) struct Kernel {
    rows: usize,
    columns: usize,
    digits: Vec<u8>,
    /// The digits allowed in each cell, as bits.
    allowed: Vec<u32>,
    /// Digits used in each row, column and box, as bits.
    used: [Vec<u32>; 3],
    frames: Vec<Frame>,
    nodes: u64,
    /// `true` if the search must backtrack to the last frame before it pushes a new one.
    back: bool,
    /// `true` if the given digits conflict.
    clash: bool,
}

impl Kernel {
    /// A puzzle with boxes of `rows` rows and `columns` columns: the digits in its cells, 0 for a blank, and the digits
    /// allowed in each cell, as bits.
    pub(super) fn new(rows: usize, columns: usize, digits: &[u8], allowed: &[u32]) -> Self {
        let side = rows * columns;
        let mut kernel = Self {
            rows,
            columns,
            digits: vec![0; side * side],
            allowed: allowed.to_vec(),
            used: [0; 3].map(|_| vec![0; side]),
            frames: Vec::new(),
            nodes: 0,
            back: false,
            clash: false,
        };
        for (cell, &digit) in digits.iter().enumerate().filter(|(_, digit)| **digit != 0) {
            kernel.clash |= kernel.options(cell) & 1 << (digit - 1) == 0;
            kernel.write(cell, digit);
        }
        kernel
    }

    /// Searches until a solution is found, none is left, or `budget` digits were tried.
    pub(super) fn run(&mut self, budget: u32) -> Reply {
        if self.clash {
            return Reply::None;
        }
        for _ in 0..budget {
            if !self.back {
                let blanks = (0..self.digits.len()).filter(|cell| self.digits[*cell] == 0);
                let frames = blanks.map(|cell| Frame {
                    cell,
                    untried: self.options(cell),
                });
                let Some(frame) = frames.min_by_key(|frame| frame.untried.count_ones()) else {
                    self.back = true;
                    return Reply::Solution(self.digits.clone());
                };
                self.frames.push(frame);
            }
            if !self.next() {
                return Reply::None;
            }
        }
        Reply::Unknown
    }

    /// Tries the next digit of the last frame that has one; returns whether there is one.
    fn next(&mut self) -> bool {
        while let Some(Frame { cell, untried }) = self.frames.last_mut() {
            let (cell, bits) = (*cell, *untried);
            *untried &= untried.wrapping_sub(1);
            self.erase(cell);
            if bits != 0 {
                let digit = u8::try_from(bits.trailing_zeros() + 1).expect("at most 25");
                self.write(cell, digit);
                self.nodes += 1;
                self.back = false;
                return true;
            }
            self.frames.pop();
        }
        self.back = true;
        false
    }

    /// Splits off a search with all untried digits of the first frame that has any.
    pub(super) fn split(&mut self) -> Option<Self> {
        let index = self.frames.iter().position(|frame| frame.untried != 0)?;
        let (mut digits, mut allowed) = (self.digits.clone(), self.allowed.clone());
        for frame in &self.frames[index..] {
            digits[frame.cell] = 0;
        }
        let first = &mut self.frames[index];
        allowed[first.cell] = std::mem::take(&mut first.untried);
        Some(Self::new(self.rows, self.columns, &digits, &allowed))
    }

    /// The number of digits tried.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The row, the column and the box of a cell.
    fn houses(&self, cell: usize) -> [usize; 3] {
        let side = self.rows * self.columns;
        let (row, column) = (cell / side, cell % side);
        let box_index = row / self.rows * self.rows + column / self.columns;
        [row, column, box_index]
    }

    /// The candidates of a cell, as bits.
    fn options(&self, cell: usize) -> u32 {
        let used_of_house = self.used.iter().zip(self.houses(cell));
        used_of_house.fold(self.allowed[cell], |left, (used_of_house, house)| {
            left & !used_of_house[house]
        })
    }

    /// Places a digit in a blank cell.
    fn write(&mut self, cell: usize, digit: u8) {
        self.digits[cell] = digit;
        self.flip(cell, digit);
    }

    /// Removes the digit of a cell, if it has one.
    fn erase(&mut self, cell: usize) {
        let digit = std::mem::take(&mut self.digits[cell]);
        if digit != 0 {
            self.flip(cell, digit);
        }
    }

    /// Toggles whether a digit is used in the houses of a cell.
    fn flip(&mut self, cell: usize, digit: u8) {
        let houses = self.houses(cell);
        for (used, house) in self.used.iter_mut().zip(houses) {
            used[house] ^= 1 << (digit - 1);
        }
    }
}
