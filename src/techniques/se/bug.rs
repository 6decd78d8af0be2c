//! Bivalue universal graves: but for few candidates every cell has two digits, and every digit two
//! places in its houses.

use super::Step;
use crate::forcing::{Board, Candidate, bits, choices, tight};

/// A grave, and what keeps it from being one.
struct Grave {
    /// The cells with more than two digits, and which these are.
    cells: Vec<(usize, u32)>,
    all: u32,
    /// The cells that see all of them.
    common: Vec<usize>,
}

fn find(board: &Board) -> Option<Grave> {
    let layout = board.layout;
    let mut rest = board.clone();
    let mut grave = Grave {
        cells: Vec::new(),
        all: 0,
        common: Vec::new(),
    };
    let boxes_first = (2 * layout.side..3 * layout.side).chain(0..2 * layout.side);
    for house in boxes_first {
        for digit in 0..layout.side {
            let places = board.places(house, digit);
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let cells = layout.houses.cells(house);
            let mut large = bits(places)
                .map(|slot| cells[slot])
                .filter(|&cell| board.count(cell) >= 3);
            let cell = large.next()?;
            if large.next().is_some() {
                // Another house tells which of them it is.
                continue;
            }
            match grave.cells.iter_mut().find(|known| known.0 == cell) {
                Some(known) => known.1 |= 1 << digit,
                None => grave.cells.push((cell, 1 << digit)),
            }
            grave.all |= 1 << digit;
            rest.remove(cell, digit);
            let sees_all = |other: &usize| grave.cells.iter().all(|it| layout.sees(it.0, *other));
            grave.common = (0..layout.cells()).filter(sees_all).collect();
            if grave.cells.len() > 1 && grave.all.count_ones() > 1 && grave.common.is_empty() {
                return None;
            }
        }
    }
    let pairs = (0..layout.cells()).all(|cell| !rest.is_blank(cell) || rest.count(cell) == 2);
    let twice = (0..3 * layout.side).all(|house| {
        (0..layout.side).all(|digit| matches!(rest.places(house, digit).count_ones(), 0 | 2))
    });
    (pairs && twice && !grave.cells.is_empty()).then_some(grave)
}

pub(super) fn grave(board: &Board) -> Option<Step> {
    let layout = board.layout;
    let grave = find(board)?;
    let gone = |cell: usize, digits: u32| -> Vec<Candidate> {
        bits(digits)
            .map(|digit| cell * layout.side + digit)
            .collect()
    };
    if let [(cell, extra)] = grave.cells[..] {
        let placement = extra
            .is_power_of_two()
            .then(|| cell * layout.side + extra.trailing_zeros() as usize);
        return Some(Step {
            difficulty: 5.6,
            placement,
            eliminations: gone(cell, board.digits(cell) & !extra),
        });
    }
    if grave.all.is_power_of_two() {
        let seen = grave.common.iter();
        let eliminations: Vec<_> = seen
            .flat_map(|&cell| gone(cell, board.digits(cell) & grave.all))
            .collect();
        if !eliminations.is_empty() {
            return Some(Step::eliminating(5.7, eliminations));
        }
    }
    if let [(a, extra_a), (b, extra_b)] = grave.cells[..] {
        let common = board.digits(a) & board.digits(b) & !grave.all;
        if layout.sees(a, b) && common.is_power_of_two() {
            let rest = |cell: usize, extra: u32| gone(cell, board.digits(cell) & !extra & !common);
            let eliminations = [rest(a, extra_a), rest(b, extra_b)].concat();
            return Some(Step::eliminating(5.7, eliminations));
        }
    }
    with_subset(board, &grave)
}

/// The extra digits, as if they were one cell of a naked subset.
fn with_subset(board: &Board, grave: &Grave) -> Option<Step> {
    let layout = board.layout;
    for house in layout.houses_of(grave.cells[0].0) {
        let shared = |it: &(usize, u32)| layout.houses.of(it.0).contains(&house);
        if !grave.cells.iter().all(shared) {
            continue;
        }
        let near: Vec<usize> = (grave.common.iter().copied())
            .filter(|&cell| layout.houses.of(cell).contains(&house))
            .collect();
        for size in 2..=6.min(near.len()) {
            for chosen in choices(size - 1, near.len()) {
                let set = |place: usize| near.get(place).map_or(grave.all, |&c| board.digits(c));
                let union = bits(chosen).fold(0, |union, place| union | set(place));
                // The extra digits are behind the last of the cells.
                if union.count_ones() as usize != size
                    || tight(chosen | 1 << near.len(), set) != Some(union)
                {
                    continue;
                }
                let eliminations: Vec<_> = (0..near.len())
                    .filter(|place| chosen >> place & 1 == 0)
                    .flat_map(|place| {
                        let digits = bits(board.digits(near[place]) & union);
                        let cell = near[place];
                        digits.map(move |digit| cell * layout.side + digit)
                    })
                    .collect();
                if !eliminations.is_empty() {
                    let tenths = u32::try_from(57 + size - 1).expect("a subset is small");
                    return Some(Step::eliminating(f64::from(tenths) / 10.0, eliminations));
                }
            }
        }
    }
    None
}
