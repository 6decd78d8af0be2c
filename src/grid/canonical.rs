//! Canonical forms: the representative of all puzzles that are equivalent to a given one.

use crate::{Grid, Shape, Symmetry};

/// The permutations of three elements.
const PERMUTATIONS_OF_THREE: [[usize; 3]; 6] = [
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
        let absent_digit_count = (1..10)
            .filter(|digit| !grid.digits().contains(digit))
            .count() as u64;
        Some(Self {
            form: Grid::new(Shape::NINE, form.to_vec())?,
            symmetry: search.minimizers.first()?.symmetry(grid, form),
            automorphisms: search.minimizer_count * (1..=absent_digit_count).product::<u64>(),
        })
    }
}

/// At most `max` symmetries that map a 9×9 puzzle to itself, without the identity. Digits that do
/// not appear keep their labels. Returns `None` unless the boxes are 3×3.
pub fn automorphisms(grid: &Grid, max: usize) -> Option<Vec<Symmetry>> {
    let search = MinlexSearch::of(grid, max.saturating_add(1))?;
    let form = search.best.as_flattened();
    let mut symmetries = search
        .minimizers
        .iter()
        .map(|arrangement| arrangement.symmetry(grid, form));
    let inverse = symmetries.next()?.inverse();
    Some(
        symmetries
            .map(|arrangement| arrangement.then(&inverse))
            .collect(),
    )
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
    let mut counts = [0, 3, 6].map(|stack| count_givens(row, stack));
    counts.sort_unstable();
    counts
        .iter()
        .fold(0, |bits, count| bits << 3 | ((1 << count) - 1))
}

/// The number of givens of a row in the stack that begins at this column.
fn count_givens(row: &[u8; 9], stack: usize) -> u32 {
    let cells = row[stack..stack + 3].iter();
    cells.map(|&digit| u32::from(digit != 0)).sum()
}

/// The labels that have been assigned to digits so far, in the order in which the digits occur in the image
/// of the puzzle.
#[derive(Clone, Copy)]
struct DigitLabels {
    /// The label of each digit, indexed by digit; 0 for the blank and for digits without a label.
    of_digit: [u8; 10],
    /// The label that the next digit without a label receives.
    next: u8,
}

/// A rearrangement of the rows and columns of a puzzle. `rows` and `columns` give, for each index in the
/// image, the row or column of the puzzle that moves there; if `transpose` is `true`, the puzzle is
/// transposed first.
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
    max_minimizers: usize,
}

impl MinlexSearch {
    /// Runs the search and keeps at most `max` rearrangements that lead to the form. Returns `None`
    /// unless the boxes are 3×3.
    fn of(grid: &Grid, max: usize) -> Option<Self> {
        if grid.shape() != Shape::NINE {
            return None;
        }
        let mut original = [[0; 9]; 9];
        let mut transposed = [[0; 9]; 9];
        for (cell, &digit) in grid.digits().iter().enumerate() {
            original[cell / 9][cell % 9] = digit;
            transposed[cell % 9][cell / 9] = digit;
        }
        let min_pattern = original
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
            max_minimizers: max,
        };
        for (transpose, rows) in [(false, &original), (true, &transposed)] {
            search.arrangement.transpose = transpose;
            for first in (0..9).filter(|&first| first_row_pattern(&rows[first]) == min_pattern) {
                search.try_column_orders(rows, first);
            }
        }
        Some(search)
    }

    /// Tries all orders of columns that make this row the smallest possible first row.
    fn try_column_orders(&mut self, rows: &[[u8; 9]; 9], first_row: usize) {
        let row = &rows[first_row];
        let counts = [0, 1, 2].map(|stack| count_givens(row, 3 * stack));
        // Blanks are smaller than digits.
        let orders_in_stack = |stack: usize| {
            PERMUTATIONS_OF_THREE.into_iter().filter_map(move |order| {
                let columns = order.map(|column| 3 * stack + column);
                let is_filled = columns.map(|column| row[column] != 0);
                is_filled.is_sorted().then_some(columns)
            })
        };
        let stack_orders = (PERMUTATIONS_OF_THREE.into_iter())
            .filter(|order| order.map(|stack| counts[stack]).is_sorted());
        self.arrangement.rows[0] = first_row;
        for [a, b, c] in stack_orders {
            for left in orders_in_stack(a) {
                self.arrangement.columns[..3].copy_from_slice(&left);
                for middle in orders_in_stack(b) {
                    self.arrangement.columns[3..6].copy_from_slice(&middle);
                    for right in orders_in_stack(c) {
                        self.arrangement.columns[6..].copy_from_slice(&right);
                        let mut labels = DigitLabels {
                            of_digit: [0; 10],
                            next: 1,
                        };
                        if self.accept_row(row, 0, &mut labels) {
                            self.descend(rows, 1, 1 << first_row, labels);
                        }
                    }
                }
            }
        }
    }

    /// Tries each unused row as row `level` of the image, and continues with the next level. `used` is a bit
    /// mask of the rows of the puzzle that are placed already. The recursion depth is at most 9.
    fn descend(&mut self, rows: &[[u8; 9]; 9], level: usize, used: u32, labels: DigitLabels) {
        if level == 9 {
            if self.minimizer_count == 0 {
                self.minimizers.clear();
            }
            if self.minimizers.len() < self.max_minimizers {
                self.minimizers.push(self.arrangement);
            }
            self.minimizer_count += 1;
            return;
        }
        let candidate_rows = if level.is_multiple_of(3) {
            0..9
        } else {
            let band = self.arrangement.rows[level - 1] / 3 * 3;
            band..band + 3
        };
        for row in candidate_rows.filter(|row| used >> row & 1 == 0) {
            let mut labels = labels;
            if self.accept_row(&rows[row], level, &mut labels) {
                self.arrangement.rows[level] = row;
                self.descend(rows, level + 1, used | 1 << row, labels);
            }
        }
    }

    /// Compares this row, with its columns rearranged and its digits relabeled, with row `level` of the best
    /// image. Returns `false` if the row is larger. If it is smaller, it replaces the row of the best image,
    /// and the rows after it are discarded.
    #[inline]
    fn accept_row(&mut self, row: &[u8; 9], level: usize, labels: &mut DigitLabels) -> bool {
        let mut is_smaller = false;
        for (column_index, &column) in self.arrangement.columns.iter().enumerate() {
            let digit = row[column];
            let label = if digit == 0 {
                0
            } else {
                let label = &mut labels.of_digit[usize::from(digit)];
                if *label == 0 {
                    *label = labels.next;
                    labels.next += 1;
                }
                *label
            };
            let best = &mut self.best[level][column_index];
            if !is_smaller && label > *best {
                return false;
            }
            if is_smaller || label < *best {
                if !is_smaller {
                    is_smaller = true;
                    self.minimizer_count = 0;
                }
                *best = label;
            }
        }
        if is_smaller {
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
        let symmetry = if self.transpose {
            Symmetry::transpose(shape)
        } else {
            Symmetry::identity(shape)
        };
        let (bands, rows) = split_permutation(&self.rows);
        let (stacks, columns) = split_permutation(&self.columns);
        let mut symmetry = symmetry
            .then(&Symmetry::bands(shape, &bands))
            .then(&Symmetry::stacks(shape, &stacks));
        for group in 0..3 {
            symmetry = symmetry
                .then(&Symmetry::rows(shape, group, &rows[group]))
                .then(&Symmetry::columns(shape, group, &columns[group]));
        }
        let mut labels = [0; 9];
        for (cell, &digit) in grid.digits().iter().enumerate() {
            if digit != 0 {
                labels[usize::from(digit) - 1] = image[symmetry.target(cell)];
            }
        }
        // Digits that do not appear receive the remaining labels.
        let mut unused_labels: Vec<u8> = (1..=9).filter(|label| !labels.contains(label)).collect();
        for label in &mut labels {
            if *label == 0 {
                *label = unused_labels.pop().expect("as many names as digits");
            }
        }
        symmetry.then(&Symmetry::relabel(shape, &labels))
    }
}

/// Splits a permutation of nine lines, given as the source of each line, into a permutation of the groups of
/// three, given as the target of each group, and a permutation within each target group.
fn split_permutation(sources: &[usize; 9]) -> (Vec<usize>, [Vec<usize>; 3]) {
    let mut groups = vec![0; 3];
    let mut within_groups = [vec![0; 3], vec![0; 3], vec![0; 3]];
    for (target, &line) in sources.iter().enumerate() {
        groups[line / 3] = target / 3;
        within_groups[target / 3][line % 3] = target % 3;
    }
    (groups, within_groups)
}
