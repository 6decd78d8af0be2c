//! Canonical forms: the representative of all puzzles that are equivalent to a given one.

use crate::{Grid, Shape, Symmetry};

/// The permutations of three elements.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// A 9×9 puzzle or grid in its minimal lexicographic (min-lex) form, with the transformation that
/// leads to the form.
///
/// The min-lex form is the lexicographically smallest image under the 3,359,232 rearrangements of
/// rows and columns and the 9! relabelings of digits, where cells are read row by row and a blank
/// is smaller than any digit. Two puzzles are equivalent if and only if their forms are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canonical {
    /// The min-lex form.
    pub form: Grid,
    /// A symmetry that maps the puzzle to its min-lex form.
    pub symmetry: Symmetry,
    /// The number of symmetries that map the puzzle to itself. Permutations of digits that do not
    /// appear in the puzzle are counted as different symmetries.
    pub automorphisms: u64,
}

impl Canonical {
    /// Computes the min-lex form of a puzzle. Returns `None` unless the boxes are 3×3. Givens may
    /// conflict.
    ///
    /// The running time is proportional to the number of partial rearrangements that reach the last
    /// row of the form. This number is small for puzzles with few automorphisms and 3,359,232 for
    /// the empty grid.
    pub fn of(grid: &Grid) -> Option<Self> {
        let search = MinlexSearch::of(grid, 1)?;
        let form = search.best.as_flattened();
        let absent = (1..10)
            .filter(|digit| !grid.digits().contains(digit))
            .count() as u64;
        Some(Self {
            form: Grid::new(Shape::NINE, form.to_vec())?,
            symmetry: search.minimizers.first()?.symmetry(grid, form),
            automorphisms: search.minimizer_count * (1..=absent).product::<u64>(),
        })
    }
}

/// At most `max` symmetries that map a 9×9 puzzle to itself, without the identity. Digits that do
/// not appear keep their labels. Returns `None` unless the boxes are 3×3.
pub fn automorphisms(grid: &Grid, max: usize) -> Option<Vec<Symmetry>> {
    let search = MinlexSearch::of(grid, max.saturating_add(1))?;
    let form = search.best.as_flattened();
    let mut symmetries = search.minimizers.iter().map(|way| way.symmetry(grid, form));
    let inverse = symmetries.next()?.inverse();
    Some(symmetries.map(|way| way.then(&inverse)).collect())
}

/// A symmetry that maps one 9×9 puzzle to another. Returns `None` if the puzzles are not
/// equivalent.
pub fn equivalence(from: &Grid, to: &Grid) -> Option<Symmetry> {
    let (from, to) = (Canonical::of(from)?, Canonical::of(to)?);
    (from.form == to.form).then(|| from.symmetry.then(&to.symmetry.inverse()))
}

/// The smallest first row to which a row can be rearranged, as a bit mask of givens with the
/// leftmost cell as the highest bit. Only the positions of the givens matter, because digits are
/// labeled in the order in which they appear.
fn first_row_pattern(row: &[u8; 9]) -> u32 {
    let mut counts = [0, 3, 6].map(|stack| givens(row, stack));
    counts.sort_unstable();
    counts
        .iter()
        .fold(0, |bits, count| bits << 3 | ((1 << count) - 1))
}

/// The number of givens of a row in the stack that begins at this column.
fn givens(row: &[u8; 9], stack: usize) -> u32 {
    let cells = row[stack..stack + 3].iter();
    cells.map(|&digit| u32::from(digit != 0)).sum()
}

/// The label given to each digit so far, or 0, and the next label.
#[derive(Clone, Copy)]
struct DigitLabels {
    of: [u8; 10],
    next: u8,
}

/// A rearrangement: the row and the column of the puzzle that stands at each index of the image.
#[derive(Clone, Copy, Default)]
struct Arrangement {
    transpose: bool,
    rows: [usize; 9],
    columns: [usize; 9],
}

/// A backtracking search through all rearrangements that may lead to the min-lex form.
struct MinlexSearch {
    /// The smallest image found so far, row by row. Rows that are not known begin with `u8::MAX`.
    best: [[u8; 9]; 9],
    /// The number of rearrangements that lead to the smallest image.
    minimizer_count: u64,
    /// The rearrangement that is being built.
    arrangement: Arrangement,
    /// The first rearrangements that led to the smallest image.
    minimizers: Vec<Arrangement>,
    /// The maximum number of rearrangements to keep.
    max: usize,
}

impl MinlexSearch {
    /// Runs the search and keeps at most `max` rearrangements that lead to the form. Returns `None`
    /// unless the boxes are 3×3.
    fn of(grid: &Grid, max: usize) -> Option<Self> {
        if grid.shape() != Shape::NINE {
            return None;
        }
        let mut straight = [[0; 9]; 9];
        let mut transposed = [[0; 9]; 9];
        for (cell, &digit) in grid.digits().iter().enumerate() {
            straight[cell / 9][cell % 9] = digit;
            transposed[cell % 9][cell / 9] = digit;
        }
        let smallest = straight
            .iter()
            .chain(&transposed)
            .map(first_row_pattern)
            .min()
            .unwrap_or(0);
        let mut search = Self {
            best: [[u8::MAX; 9]; 9],
            minimizer_count: 0,
            arrangement: Arrangement::default(),
            minimizers: Vec::new(),
            max,
        };
        for (transpose, rows) in [(false, &straight), (true, &transposed)] {
            search.arrangement.transpose = transpose;
            for first in (0..9).filter(|&first| first_row_pattern(&rows[first]) == smallest) {
                search.arrange(rows, first);
            }
        }
        Some(search)
    }

    /// Tries all orders of columns that make this row the smallest possible first row.
    fn arrange(&mut self, rows: &[[u8; 9]; 9], first: usize) {
        let row = &rows[first];
        let counts = [0, 1, 2].map(|stack| givens(row, 3 * stack));
        // Blanks are smaller than digits.
        let orders_in_stack = |stack: usize| {
            ORDERS.into_iter().filter_map(move |order| {
                let columns = order.map(|column| 3 * stack + column);
                let filled = columns.map(|column| row[column] != 0);
                filled.is_sorted().then_some(columns)
            })
        };
        let stacks =
            (ORDERS.into_iter()).filter(|order| order.map(|stack| counts[stack]).is_sorted());
        self.arrangement.rows[0] = first;
        for [a, b, c] in stacks {
            for left in orders_in_stack(a) {
                self.arrangement.columns[..3].copy_from_slice(&left);
                for middle in orders_in_stack(b) {
                    self.arrangement.columns[3..6].copy_from_slice(&middle);
                    for right in orders_in_stack(c) {
                        self.arrangement.columns[6..].copy_from_slice(&right);
                        let mut labels = DigitLabels {
                            of: [0; 10],
                            next: 1,
                        };
                        if self.accept_row(row, 0, &mut labels) {
                            self.descend(rows, 1, 1 << first, labels);
                        }
                    }
                }
            }
        }
    }

    /// Tries each possible row at index `level` of the image, and continues with the next index.
    /// The recursion depth is at most 9.
    fn descend(&mut self, rows: &[[u8; 9]; 9], level: usize, used: u32, labels: DigitLabels) {
        if level == 9 {
            if self.minimizer_count == 0 {
                self.minimizers.clear();
            }
            if self.minimizers.len() < self.max {
                self.minimizers.push(self.arrangement);
            }
            self.minimizer_count += 1;
            return;
        }
        let columns_in_stack = if level.is_multiple_of(3) {
            0..9
        } else {
            let band = self.arrangement.rows[level - 1] / 3 * 3;
            band..band + 3
        };
        for row in columns_in_stack.filter(|row| used >> row & 1 == 0) {
            let mut labels = labels;
            if self.accept_row(&rows[row], level, &mut labels) {
                self.arrangement.rows[level] = row;
                self.descend(rows, level + 1, used | 1 << row, labels);
            }
        }
    }

    /// Returns `false` if the row makes the image larger than the best one. If it makes the image
    /// smaller, the row replaces the best one, and the rows after it are discarded.
    #[inline]
    fn accept_row(&mut self, row: &[u8; 9], level: usize, labels: &mut DigitLabels) -> bool {
        let mut smaller = false;
        for (place, &column) in self.arrangement.columns.iter().enumerate() {
            let digit = row[column];
            let name = if digit == 0 {
                0
            } else {
                let name = &mut labels.of[usize::from(digit)];
                if *name == 0 {
                    *name = labels.next;
                    labels.next += 1;
                }
                *name
            };
            let best = &mut self.best[level][place];
            if !smaller && name > *best {
                return false;
            }
            if smaller || name < *best {
                if !smaller {
                    smaller = true;
                    self.minimizer_count = 0;
                }
                *best = name;
            }
        }
        if smaller {
            for row in &mut self.best[level + 1..] {
                row[0] = u8::MAX;
            }
        }
        true
    }
}

impl Arrangement {
    /// The symmetry that performs the rearrangement and relabels the digits of `grid` as in
    /// `image`.
    fn symmetry(&self, grid: &Grid, image: &[u8]) -> Symmetry {
        let shape = Shape::NINE;
        let moves = if self.transpose {
            Symmetry::transpose(shape)
        } else {
            Symmetry::identity(shape)
        };
        let (bands, rows) = split_permutation(&self.rows);
        let (stacks, columns) = split_permutation(&self.columns);
        let mut moves = moves
            .then(&Symmetry::bands(shape, &bands))
            .then(&Symmetry::stacks(shape, &stacks));
        for group in 0..3 {
            moves = moves
                .then(&Symmetry::rows(shape, group, &rows[group]))
                .then(&Symmetry::columns(shape, group, &columns[group]));
        }
        let mut labels = [0; 9];
        for (cell, &digit) in grid.digits().iter().enumerate() {
            if digit != 0 {
                labels[usize::from(digit) - 1] = image[moves.target(cell)];
            }
        }
        // Digits that do not appear receive the remaining labels.
        let mut unused_labels: Vec<u8> = (1..=9).filter(|name| !labels.contains(name)).collect();
        for name in &mut labels {
            if *name == 0 {
                *name = unused_labels.pop().expect("as many names as digits");
            }
        }
        moves.then(&Symmetry::relabel(shape, &labels))
    }
}

/// Splits a permutation of lines, given as the source of each line, into a permutation of the
/// groups of three, given as targets, and a permutation within each target group.
fn split_permutation(from: &[usize; 9]) -> (Vec<usize>, [Vec<usize>; 3]) {
    let mut groups = vec![0; 3];
    let mut inside = [vec![0; 3], vec![0; 3], vec![0; 3]];
    for (place, &line) in from.iter().enumerate() {
        groups[line / 3] = place / 3;
        inside[place / 3][line % 3] = place % 3;
    }
    (groups, inside)
}
