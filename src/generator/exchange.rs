//! Random exchanges that transform full grids into full grids without bias.

use rand::RngExt as _;
use sudoku_grid::{Digits, Shape};
use sudoku_search::{Rng, pick};

/// Exchanges two digits, two rows of a band, or two columns of a stack in a full grid, wherever the grid
/// stays valid; each independent set of cells is exchanged with probability 1/2.
///
/// For two digits, the independent sets are the cells joined by houses (Kempe chains); for two
/// lines, the columns joined by digits. Sets with a cell whose candidates do not allow the exchange
/// are skipped. All reachable grids are equally likely, and the transition is symmetric, so a
/// uniform distribution of grids stays uniform.
pub(crate) fn random_exchange(shape: Shape, digits: &mut [u8], allowed: &[Digits], rng: &mut Rng) {
    match pick(rng, 3) {
        0 => exchange_digits(shape, digits, allowed, rng),
        1 => {
            let [a, b] = two_lines(shape.side(), shape.box_rows(), rng);
            let cells = |line: usize, at: usize| shape.cell(line, at);
            exchange_lines(
                shape.side(),
                digits,
                allowed,
                |at| [cells(a, at), cells(b, at)],
                rng,
            );
        }
        _ => {
            let [a, b] = two_lines(shape.side(), shape.box_columns(), rng);
            let cells = |line: usize, at: usize| shape.cell(at, line);
            exchange_lines(
                shape.side(),
                digits,
                allowed,
                |at| [cells(a, at), cells(b, at)],
                rng,
            );
        }
    }
}

/// Two different random numbers below `n`.
fn two(n: usize, rng: &mut Rng) -> [usize; 2] {
    let a = pick(rng, n);
    let b = pick(rng, n - 1);
    [a, b + usize::from(b >= a)]
}

/// Two random lines of the same group of `group` lines.
fn two_lines(side: usize, group: usize, rng: &mut Rng) -> [usize; 2] {
    let first = pick(rng, side / group) * group;
    two(group, rng).map(|line| first + line)
}

/// Exchanges two random digits in a full grid. The cells with these digits form independent sets, which houses
/// join (Kempe chains). In each set, the digits are exchanged with probability 1/2, unless the new digit of one of
/// its cells is not in `allowed`.
fn exchange_digits(shape: Shape, digits: &mut [u8], allowed: &[Digits], rng: &mut Rng) {
    let side = shape.side();
    let [a, b] = two(side, rng).map(|digit| u8::try_from(digit + 1).expect("at most 25"));
    // The cell of `b` in each house; `a` moves along a row, then along a column or a box.
    let houses = shape.houses();
    let mut at = [0; 3 * Shape::MAX_SIDE];
    let mut first = Vec::with_capacity(side);
    for (cell, &digit) in digits.iter().enumerate() {
        if digit == b {
            for house in houses.of(cell) {
                at[house] = cell;
            }
        } else if digit == a {
            first.push(cell);
        }
    }
    let mut second_of_column = [0; Shape::MAX_SIDE];
    let mut second_of_box = [0; Shape::MAX_SIDE];
    for (index, &cell) in first.iter().enumerate() {
        second_of_column[shape.column(cell)] = index;
        second_of_box[shape.box_of(cell)] = index;
    }
    let mut seen = [false; Shape::MAX_SIDE];
    for start in 0..side {
        if seen[start] {
            continue;
        }
        seen[start] = true;
        let mut set = vec![start];
        let mut next = 0;
        let mut free = true;
        let mut others = Vec::new();
        while next < set.len() {
            let cell = first[set[next]];
            free &= allowed[cell].contains(b);
            for house in houses.of(cell) {
                let other = at[house];
                free &= allowed[other].contains(a);
                others.push(other);
                let row = shape.row(other); // one `a` per row, in order of rows
                for index in [
                    row,
                    second_of_column[shape.column(other)],
                    second_of_box[shape.box_of(other)],
                ] {
                    if !seen[index] {
                        seen[index] = true;
                        set.push(index);
                    }
                }
            }
            next += 1;
        }
        if rng.random::<bool>() && free {
            for index in set {
                digits[first[index]] = b;
            }
            for other in others {
                digits[other] = a;
            }
        }
    }
}

/// Exchanges two lines in a full grid; `cells` returns the cells of both lines at a position. The positions form
/// independent sets, which digits join. Each set is exchanged with probability 1/2, unless the new digit of one of
/// its cells is not in `allowed`.
fn exchange_lines(
    side: usize,
    digits: &mut [u8],
    allowed: &[Digits],
    cells: impl Fn(usize) -> [usize; 2],
    rng: &mut Rng,
) {
    // The position of each digit in the first line.
    let mut at = [0; Shape::MAX_SIDE + 1];
    for place in 0..side {
        at[usize::from(digits[cells(place)[0]])] = place;
    }
    let mut seen = [false; Shape::MAX_SIDE];
    for start in 0..side {
        let mut free = true;
        let mut place = start;
        let mut set = 0_u32;
        while !seen[place] {
            seen[place] = true;
            set |= 1 << place;
            let [a, b] = cells(place);
            free &= allowed[a].contains(digits[b]) && allowed[b].contains(digits[a]);
            place = at[usize::from(digits[b])];
        }
        if set != 0 && rng.random::<bool>() && free {
            for place in (0..side).filter(|place| set >> place & 1 == 1) {
                let [a, b] = cells(place);
                digits.swap(a, b);
            }
        }
    }
}
