//! Naive reference implementation of the kernel: sets of digits, house by house, cell by cell.

use sudoku_grid::{Digits, Shape};

use super::Puzzle;

/// The candidates of all cells before propagation.
pub(super) fn start(puzzle: &Puzzle) -> Vec<Digits> {
    let digits = puzzle.iter().map(|&digit| match digit {
        0 => Digits::all(9),
        digit => Digits::only(digit),
    });
    digits.collect()
}

/// Propagates singles, locked candidates, and minirows and minicolumns to which three digits are confined, cell by
/// cell, until nothing changes; returns `None` on a contradiction.
pub(super) fn propagate(mut cells: Vec<Digits>) -> Option<Vec<Digits>> {
    let houses = Shape::NINE.houses();
    let minirows = minirows();
    loop {
        let previous = cells.clone();
        for cell in 0..81 {
            if let Some(digit) = cells[cell].single() {
                for &peer in houses.peers(cell) {
                    cells[peer].remove(digit);
                }
            }
        }
        for house in 0..27 {
            for digit in 1..=9 {
                let places: Vec<_> = (houses.cells(house).iter().copied())
                    .filter(|&cell| cells[cell].contains(digit))
                    .collect();
                if places.is_empty() {
                    return None;
                }
                if let [cell] = places[..] {
                    cells[cell] = Digits::only(digit);
                }
                for other in (0..27).filter(|&other| other != house) {
                    let is_in_house = |cell: &usize| houses.of(*cell).contains(&other);
                    if places.iter().all(is_in_house) {
                        for &cell in houses.cells(other) {
                            if !places.contains(&cell) {
                                cells[cell].remove(digit);
                            }
                        }
                    }
                }
            }
        }
        for minirow in &minirows {
            let is_confined = |&digit: &u8| {
                let other_cells = houses.cells(minirow.house).iter();
                let mut other_cells = other_cells.filter(|&cell| !minirow.cells.contains(cell));
                other_cells.all(|&cell| !cells[cell].contains(digit))
            };
            let confined_digits: Vec<u8> = (1..=9).filter(is_confined).collect();
            if confined_digits.len() > 3 {
                return None;
            }
            if confined_digits.len() == 3 {
                for &cell in &minirow.cells {
                    (1..=9)
                        .filter(|digit| !confined_digits.contains(digit))
                        .for_each(|digit| cells[cell].remove(digit));
                }
            }
        }
        if cells.iter().any(|digits| digits.is_empty()) {
            return None;
        }
        if cells == previous {
            return Some(cells);
        }
    }
}

/// A minirow or minicolumn: the three cells that a row or column shares with a box. `house` is either of the
/// two.
struct Minirow {
    house: usize,
    cells: Vec<usize>,
}

/// All minirows and minicolumns, once for each of their two houses.
fn minirows() -> Vec<Minirow> {
    let houses = Shape::NINE.houses();
    let house_pairs = (0..27).flat_map(|house| (0..27).map(move |other| (house, other)));
    let intersections = house_pairs.map(|(house, other)| Minirow {
        house,
        cells: (houses.cells(house).iter().copied())
            .filter(|&cell| houses.of(cell).contains(&other))
            .collect(),
    });
    intersections
        .filter(|minirow| minirow.cells.len() == 3)
        .collect()
}

/// The result of a search.
#[derive(Default)]
pub(super) struct SearchResult {
    pub(super) count: u32,
    pub(super) first: Option<Puzzle>,
    pub(super) nodes: u64,
}

/// Searches the whole tree, or until `limit` solutions are found; 0 is no limit.
pub(super) fn search(cells: Vec<Digits>, limit: u32) -> SearchResult {
    let mut result = SearchResult::default();
    branch(cells, Some(0), limit, &mut result);
    result
}

/// Searches a subtree; returns `false` once the limit of solutions is reached. `depth` is the number of branches on
/// the path to this node if none of them removed a digit.
fn branch(cells: Vec<Digits>, depth: Option<u32>, limit: u32, result: &mut SearchResult) -> bool {
    let Some(cells) = propagate(cells) else {
        return true;
    };
    let early_depth = depth.filter(|&depth| depth >= 2);
    let choice = early_depth.and_then(|_| choose_bivalue_branch(&cells));
    let Some((cell, digit)) = choice.or_else(|| choose_branch(&cells)) else {
        let digits: Vec<_> = cells.iter().filter_map(|cell| cell.single()).collect();
        result
            .first
            .get_or_insert(digits.try_into().expect("solved"));
        result.count += 1;
        return result.count != limit;
    };
    let (mut with_digit, mut without_digit) = (cells.clone(), cells);
    with_digit[cell] = Digits::only(digit);
    without_digit[cell].remove(digit);
    result.nodes += 1;
    if !branch(with_digit, depth.map(|depth| depth + 1), limit, result) {
        return false;
    }
    result.nodes += 1;
    branch(without_digit, None, limit, result)
}

/// The cell and digit to branch on while no branch has failed: the first cell with two candidates, ordered by its
/// position in the box, then by stack, then by band. `None` if no cell has two candidates.
pub(super) fn choose_bivalue_branch(cells: &[Digits]) -> Option<(usize, u8)> {
    let bivalue_cells = (0..81).filter(|&cell| cells[cell].len() == 2);
    let cell =
        bivalue_cells.min_by_key(|cell| (cell / 9 % 3, cell % 3, cell % 9 / 3, cell / 27))?;
    Some((cell, cells[cell].iter().next()?))
}

/// The cell and digit to branch on: the cell with the fewest candidates whose digits have the largest reach, and its
/// lowest digit if this digit has at least half of the reach, otherwise the next. Ties go to the first cell by stack,
/// then by row. `None` if no cell has several candidates.
pub(super) fn choose_branch(cells: &[Digits]) -> Option<(usize, u8)> {
    let open_cells = || (0..81).filter(|&cell| cells[cell].len() > 1);
    let fewest = open_cells().map(|cell| cells[cell].len()).min()?;
    let mut smallest_cells: Vec<_> = open_cells()
        .filter(|&cell| cells[cell].len() == fewest)
        .collect();
    smallest_cells.sort_by_key(|cell| (cell % 9 / 3, *cell));
    let mut best = (0, None);
    for &cell in &smallest_cells {
        let digits: Vec<_> = cells[cell].iter().collect();
        let reach_of = |&digit: &u8| reach(cells, &smallest_cells, cell, digit);
        let total: usize = digits.iter().map(reach_of).sum();
        if total > best.0 || best.1.is_none() {
            let digit = digits[usize::from(2 * reach_of(&digits[0]) < total)];
            best = (total, Some((cell, digit)));
        }
    }
    best.1
}

/// The reach of a digit from a cell: the sum of the scores of the three minirows of its box, and of the minirows of its
/// row and the minicolumns of its column in other boxes. A minirow or minicolumn scores one if the digit has at least
/// two places in it, and two more if one of these places is a cell with the fewest candidates; the minirow that
/// contains the cell itself never scores these two.
fn reach(cells: &[Digits], smallest_cells: &[usize], cell: usize, digit: u8) -> usize {
    let (row, column) = (cell / 9, cell % 9);
    let scores = |cells_of: [usize; 3]| {
        let places: Vec<_> = (cells_of.into_iter())
            .filter(|&place| cells[place].contains(digit))
            .collect();
        let several_score = usize::from(places.len() > 1);
        (
            several_score,
            2 * usize::from(places.iter().any(|place| smallest_cells.contains(place))),
        )
    };
    let mut sum = 0;
    for other in 0..3 {
        let row_cells = [0, 1, 2].map(|n| 9 * row + 3 * other + n);
        let column_cells = [0, 1, 2].map(|n| 9 * (3 * other + n) + column);
        let near_row = row / 3 * 3 + other;
        let near_cells = [0, 1, 2].map(|n| 9 * near_row + column / 3 * 3 + n);
        if other != column / 3 {
            let (several_score, fewest_score) = scores(row_cells);
            sum += several_score + fewest_score;
        }
        if other != row / 3 {
            let (several_score, fewest_score) = scores(column_cells);
            sum += several_score + fewest_score;
        }
        let (several_score, fewest_score) = scores(near_cells);
        sum += several_score + if near_row == row { 0 } else { fewest_score };
    }
    sum
}
