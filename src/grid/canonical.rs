//! The one puzzle that stands for all that are equivalent to it.

use crate::{Grid, Shape, Symmetry};

/// The orders of three things.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// A 9×9 puzzle or grid in its min-lex form, and how it came there.
///
/// Of all images under the 3,359,232 rearrangements and 9! renamings of digits, the min-lex form
/// is the one that comes first when cells are read row by row and a blank comes before every
/// digit. Two puzzles are equivalent exactly if their forms are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canonical {
    /// The min-lex form.
    pub form: Grid,
    /// A symmetry that leads from the puzzle to its form.
    pub symmetry: Symmetry,
    /// How many symmetries lead from the puzzle to itself. Digits that do not appear may be
    /// renamed among themselves, and each way to do so counts.
    pub automorphisms: u64,
}

impl Canonical {
    /// The min-lex form of a puzzle; `None` unless its boxes are 3×3. Givens may clash.
    ///
    /// Time grows with the number of ways to get as far as the form's last row, which is small for
    /// puzzles with few symmetries of their own and 3,359,232 for the empty grid.
    pub fn of(grid: &Grid) -> Option<Self> {
        let scan = Scan::of(grid, 1)?;
        let form = scan.best.as_flattened();
        let absent = (1..10)
            .filter(|digit| !grid.digits().contains(digit))
            .count() as u64;
        Some(Self {
            form: Grid::new(Shape::NINE, form.to_vec())?,
            symmetry: scan.winners.first()?.symmetry(grid, form),
            automorphisms: scan.ties * (1..=absent).product::<u64>(),
        })
    }
}

/// Symmetries that lead from a 9×9 puzzle to itself, at most so many, without the one that changes
/// nothing; `None` unless its boxes are 3×3. Digits that do not appear keep their names.
pub fn automorphisms(grid: &Grid, most: usize) -> Option<Vec<Symmetry>> {
    let scan = Scan::of(grid, most.saturating_add(1))?;
    let form = scan.best.as_flattened();
    let mut ways = scan.winners.iter().map(|way| way.symmetry(grid, form));
    let back = ways.next()?.inverse();
    Some(ways.map(|way| way.then(&back)).collect())
}

/// A symmetry that leads from one 9×9 puzzle to another; `None` if they are not equivalent.
pub fn equivalence(from: &Grid, to: &Grid) -> Option<Symmetry> {
    let (from, to) = (Canonical::of(from)?, Canonical::of(to)?);
    (from.form == to.form).then(|| from.symmetry.then(&to.symmetry.inverse()))
}

/// The least first row that a row can be brought to, the leftmost cell as the highest bit: only
/// where its givens are matters, because they are named in the order in which they stand.
fn pattern(row: &[u8; 9]) -> u32 {
    let mut counts = [0, 3, 6].map(|stack| givens(row, stack));
    counts.sort_unstable();
    counts
        .iter()
        .fold(0, |bits, count| bits << 3 | ((1 << count) - 1))
}

/// How many givens a row has in the stack that begins at this column.
fn givens(row: &[u8; 9], stack: usize) -> u32 {
    let cells = row[stack..stack + 3].iter();
    cells.map(|&digit| u32::from(digit != 0)).sum()
}

/// What each digit has become so far; 0 is none yet.
#[derive(Clone, Copy)]
struct Names {
    of: [u8; 10],
    next: u8,
}

/// Which row and column stands in each place.
#[derive(Clone, Copy, Default)]
struct Place {
    transpose: bool,
    rows: [usize; 9],
    columns: [usize; 9],
}

/// A walk through all rearrangements that may lead to the min-lex form.
struct Scan {
    /// The least rows so far, from the top.
    best: [[u8; 9]; 9],
    /// Rearrangements that lead to them.
    ties: u64,
    /// The one under way.
    place: Place,
    /// The first that led to the least rows.
    winners: Vec<Place>,
    /// How many of them are kept.
    most: usize,
}

impl Scan {
    /// Goes through all of them, and keeps at most so many that lead to the form.
    fn of(grid: &Grid, most: usize) -> Option<Self> {
        if grid.shape() != Shape::NINE {
            return None;
        }
        let mut straight = [[0; 9]; 9];
        let mut transposed = [[0; 9]; 9];
        for (cell, &digit) in grid.digits().iter().enumerate() {
            straight[cell / 9][cell % 9] = digit;
            transposed[cell % 9][cell / 9] = digit;
        }
        let least = straight
            .iter()
            .chain(&transposed)
            .map(pattern)
            .min()
            .unwrap_or(0);
        let mut scan = Self {
            best: [[u8::MAX; 9]; 9],
            ties: 0,
            place: Place::default(),
            winners: Vec::new(),
            most,
        };
        for (transpose, rows) in [(false, &straight), (true, &transposed)] {
            scan.place.transpose = transpose;
            for first in (0..9).filter(|&first| pattern(&rows[first]) == least) {
                scan.arrange(rows, first);
            }
        }
        Some(scan)
    }

    /// Goes through all orders of columns that make the least of a row as the first.
    fn arrange(&mut self, rows: &[[u8; 9]; 9], first: usize) {
        let row = &rows[first];
        let counts = [0, 1, 2].map(|stack| givens(row, 3 * stack));
        // Blanks come before digits.
        let inside = |stack: usize| {
            ORDERS.into_iter().filter_map(move |order| {
                let columns = order.map(|column| 3 * stack + column);
                let filled = columns.map(|column| row[column] != 0);
                filled.is_sorted().then_some(columns)
            })
        };
        let stacks =
            (ORDERS.into_iter()).filter(|order| order.map(|stack| counts[stack]).is_sorted());
        self.place.rows[0] = first;
        for [a, b, c] in stacks {
            for left in inside(a) {
                self.place.columns[..3].copy_from_slice(&left);
                for middle in inside(b) {
                    self.place.columns[3..6].copy_from_slice(&middle);
                    for right in inside(c) {
                        self.place.columns[6..].copy_from_slice(&right);
                        let mut names = Names {
                            of: [0; 10],
                            next: 1,
                        };
                        if self.keep(row, 0, &mut names) {
                            self.descend(rows, 1, 1 << first, names);
                        }
                    }
                }
            }
        }
    }

    /// Puts each row that may stand there in place `level`, and goes on below it. No deeper than
    /// the rows are many.
    fn descend(&mut self, rows: &[[u8; 9]; 9], level: usize, used: u32, names: Names) {
        if level == 9 {
            if self.ties == 0 {
                self.winners.clear();
            }
            if self.winners.len() < self.most {
                self.winners.push(self.place);
            }
            self.ties += 1;
            return;
        }
        let among = if level.is_multiple_of(3) {
            0..9
        } else {
            let band = self.place.rows[level - 1] / 3 * 3;
            band..band + 3
        };
        for row in among.filter(|row| used >> row & 1 == 0) {
            let mut names = names;
            if self.keep(&rows[row], level, &mut names) {
                self.place.rows[level] = row;
                self.descend(rows, level + 1, used | 1 << row, names);
            }
        }
    }

    /// Whether a row in this place is as little as the best one there; if it is less, it becomes
    /// the best, and what came after the former best is forgotten.
    #[inline]
    fn keep(&mut self, row: &[u8; 9], level: usize, names: &mut Names) -> bool {
        let mut less = false;
        for (place, &column) in self.place.columns.iter().enumerate() {
            let digit = row[column];
            let name = if digit == 0 {
                0
            } else {
                let name = &mut names.of[usize::from(digit)];
                if *name == 0 {
                    *name = names.next;
                    names.next += 1;
                }
                *name
            };
            let best = &mut self.best[level][place];
            if !less && name > *best {
                return false;
            }
            if less || name < *best {
                if !less {
                    less = true;
                    self.ties = 0;
                }
                *best = name;
            }
        }
        if less {
            for row in &mut self.best[level + 1..] {
                row[0] = u8::MAX;
            }
        }
        true
    }
}

impl Place {
    /// The symmetry that puts rows and columns there and renames the digits of `grid` to those of
    /// its image.
    fn symmetry(&self, grid: &Grid, image: &[u8]) -> Symmetry {
        let shape = Shape::NINE;
        let moves = if self.transpose {
            Symmetry::transpose(shape)
        } else {
            Symmetry::identity(shape)
        };
        let (bands, rows) = lines(&self.rows);
        let (stacks, columns) = lines(&self.columns);
        let mut moves = moves
            .then(&Symmetry::bands(shape, &bands))
            .then(&Symmetry::stacks(shape, &stacks));
        for group in 0..3 {
            moves = moves
                .then(&Symmetry::rows(shape, group, &rows[group]))
                .then(&Symmetry::columns(shape, group, &columns[group]));
        }
        let mut names = [0; 9];
        for (cell, &digit) in grid.digits().iter().enumerate() {
            if digit != 0 {
                names[usize::from(digit) - 1] = image[moves.target(cell)];
            }
        }
        // Digits that do not appear take the names that are left.
        let mut left: Vec<u8> = (1..=9).filter(|name| !names.contains(name)).collect();
        for name in &mut names {
            if *name == 0 {
                *name = left.pop().expect("as many names as digits");
            }
        }
        moves.then(&Symmetry::relabel(shape, &names))
    }
}

/// From which line stands in each place: where each group of three goes, and where, after that,
/// each line of the group in each place goes.
fn lines(from: &[usize; 9]) -> (Vec<usize>, [Vec<usize>; 3]) {
    let mut groups = vec![0; 3];
    let mut inside = [vec![0; 3], vec![0; 3], vec![0; 3]];
    for (place, &line) in from.iter().enumerate() {
        groups[line / 3] = place / 3;
        inside[place / 3][line % 3] = place % 3;
    }
    (groups, inside)
}
