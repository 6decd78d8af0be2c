//! Random exchanges that transform full grids into full grids without bias.

use rand::RngExt as _;
use sudoku_grid::{Digits, Shape};
use sudoku_search::{Rng, pick};

/// Exchanges two digits, two rows of a band, or two columns of a stack in a full grid, wherever the grid
/// stays valid; each independent component of cells is exchanged with probability 1/2.
///
/// For two digits, a component consists of cells that are connected by houses (Kempe chains); for two lines, of
/// positions in the lines that are connected by digits. A component with a cell whose candidates do not allow the
/// exchange is skipped. All reachable grids are equally likely, and the transition is symmetric, so a
/// uniform distribution of grids stays uniform.
pub(crate) fn random_exchange(shape: Shape, digits: &mut [u8], allowed: &[Digits], rng: &mut Rng) {
    match pick(rng, 3) {
        0 => exchange_digits(shape, digits, allowed, rng),
        1 => {
            let [a, b] = two_lines(shape.side(), shape.box_rows(), rng);
            let cell = |line: usize, position: usize| shape.cell(line, position);
            exchange_lines(
                shape.side(),
                digits,
                allowed,
                |position| [cell(a, position), cell(b, position)],
                rng,
            );
        }
        _ => {
            let [a, b] = two_lines(shape.side(), shape.box_columns(), rng);
            let cell = |line: usize, position: usize| shape.cell(position, line);
            exchange_lines(
                shape.side(),
                digits,
                allowed,
                |position| [cell(a, position), cell(b, position)],
                rng,
            );
        }
    }
}

/// Two different random numbers below `n`.
fn two_different(n: usize, rng: &mut Rng) -> [usize; 2] {
    let a = pick(rng, n);
    let b = pick(rng, n - 1);
    [a, b + usize::from(b >= a)]
}

/// The indices of two different random lines of the same band or stack; each band or stack has `group` lines.
fn two_lines(side: usize, group: usize, rng: &mut Rng) -> [usize; 2] {
    let first_line = pick(rng, side / group) * group;
    two_different(group, rng).map(|line| first_line + line)
}

/// Exchanges two random digits in a full grid. The cells with these digits form independent components, connected by
/// houses (Kempe chains). In each component, the digits are exchanged with probability 1/2, unless the new digit of one
/// of its cells is not in `allowed`.
fn exchange_digits(shape: Shape, digits: &mut [u8], allowed: &[Digits], rng: &mut Rng) {
    let side = shape.side();
    let [a, b] = two_different(side, rng).map(|digit| u8::try_from(digit + 1).expect("at most 25"));
    // The cell of `b` in each house; `a` moves along a row, then along a column or a box.
    let houses = shape.houses();
    let mut b_cell_of_house = [0; 3 * Shape::MAX_SIDE];
    let mut a_cells = Vec::with_capacity(side);
    for (cell, &digit) in digits.iter().enumerate() {
        if digit == b {
            for house in houses.of(cell) {
                b_cell_of_house[house] = cell;
            }
        } else if digit == a {
            a_cells.push(cell);
        }
    }
    let mut index_by_column = [0; Shape::MAX_SIDE];
    let mut index_by_box = [0; Shape::MAX_SIDE];
    for (index, &cell) in a_cells.iter().enumerate() {
        index_by_column[shape.column(cell)] = index;
        index_by_box[shape.box_of(cell)] = index;
    }
    let mut is_visited = [false; Shape::MAX_SIDE];
    for start in 0..side {
        if is_visited[start] {
            continue;
        }
        is_visited[start] = true;
        let mut component = vec![start];
        let mut next_index = 0;
        let mut is_allowed = true;
        let mut b_cells = Vec::new();
        while next_index < component.len() {
            let cell = a_cells[component[next_index]];
            is_allowed &= allowed[cell].contains(b);
            for house in houses.of(cell) {
                let b_cell = b_cell_of_house[house];
                is_allowed &= allowed[b_cell].contains(a);
                b_cells.push(b_cell);
                // `a_cells` has one cell per row, ordered by row.
                let index_by_row = shape.row(b_cell);
                for index in [
                    index_by_row,
                    index_by_column[shape.column(b_cell)],
                    index_by_box[shape.box_of(b_cell)],
                ] {
                    if !is_visited[index] {
                        is_visited[index] = true;
                        component.push(index);
                    }
                }
            }
            next_index += 1;
        }
        if rng.random::<bool>() && is_allowed {
            for index in component {
                digits[a_cells[index]] = b;
            }
            for b_cell in b_cells {
                digits[b_cell] = a;
            }
        }
    }
}

/// Exchanges two lines in a full grid; `cells` returns the cells of both lines at a position. The positions form
/// independent components, connected by digits. Each component is exchanged with probability 1/2, unless the new digit
/// of one of its cells is not in `allowed`.
fn exchange_lines(
    side: usize,
    digits: &mut [u8],
    allowed: &[Digits],
    cells: impl Fn(usize) -> [usize; 2],
    rng: &mut Rng,
) {
    // The position of each digit in the first line.
    let mut position_of_digit = [0; Shape::MAX_SIDE + 1];
    for position in 0..side {
        position_of_digit[usize::from(digits[cells(position)[0]])] = position;
    }
    let mut is_visited = [false; Shape::MAX_SIDE];
    for start in 0..side {
        let mut is_allowed = true;
        let mut position = start;
        let mut component = 0_u32;
        while !is_visited[position] {
            is_visited[position] = true;
            component |= 1 << position;
            let [a, b] = cells(position);
            is_allowed &= allowed[a].contains(digits[b]) && allowed[b].contains(digits[a]);
            position = position_of_digit[usize::from(digits[b])];
        }
        if component != 0 && rng.random::<bool>() && is_allowed {
            for position in (0..side).filter(|position| component >> position & 1 == 1) {
                let [a, b] = cells(position);
                digits.swap(a, b);
            }
        }
    }
}
