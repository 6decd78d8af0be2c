//! Sets that hold no more than they are.

use std::ops::ControlFlow;

use sudoku_grid::Shape;

/// The largest number of sets taken together: a squirmbag's.
const MOST: usize = 5;

/// Finds `size` of the sets that have exactly `size` members between them, each at least two.
///
/// Cells with their candidates, digits with their places in a house, lines with the places of a
/// digit: a tight choice keeps all its members for itself. `each` gets the places of the chosen
/// sets, ascending, and their union; choices come in lexicographic order.
///
/// A branch is left as soon as its union is too large, so few of the combinations are seen.
pub(crate) fn tight_sets(
    sets: &[u32],
    size: usize,
    each: &mut dyn FnMut(&[usize], u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut eligible = [0; Shape::MAX_SIDE];
    let mut count = 0;
    for (place, set) in sets.iter().enumerate() {
        if (2..=size).contains(&members(*set)) {
            eligible[count] = place;
            count += 1;
        }
    }
    let mut chosen = [0; MOST];
    let mut unions = [0; MOST + 1];
    // Sets chosen so far, and the next of the eligible ones to look at.
    let (mut depth, mut next) = (0, 0);
    // `next_of[depth]` is where the branch at `depth` goes on when it is come back to.
    let mut next_of = [0; MOST];
    loop {
        if next + (size - depth) > count {
            if depth == 0 {
                return ControlFlow::Continue(());
            }
            depth -= 1;
            next = next_of[depth];
            continue;
        }
        let place = eligible[next];
        next += 1;
        let union = unions[depth] | sets[place];
        if members(union) > size {
            continue;
        }
        chosen[depth] = place;
        if depth + 1 < size {
            next_of[depth] = next;
            depth += 1;
            unions[depth] = union;
        } else if members(union) == size {
            each(&chosen[..size], union)?;
        }
    }
}

fn members(set: u32) -> usize {
    set.count_ones() as usize
}

/// The places of the bits, ascending.
pub(crate) fn bits(set: u32) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            place
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small generator: what is drawn does not matter, only that it is many things.
    fn random(state: &mut u64) -> u32 {
        *state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (*state >> 33) as u32
    }

    #[test]
    fn every_tight_choice_is_found_once_in_order() {
        let mut state = 1;
        let mut found_in_all = 0;
        for size in 2..=MOST {
            for _ in 0..200 {
                // Sets of few members out of 8, so that tight choices are frequent.
                let sets: Vec<u32> = (0..12)
                    .map(|_| random(&mut state) & random(&mut state) & 0xff)
                    .collect();
                let mut found = Vec::new();
                let _ = tight_sets(&sets, size, &mut |places, union| {
                    found.push((places.to_vec(), union));
                    ControlFlow::Continue(())
                });
                let mut expected = Vec::new();
                for choice in 0_u32..1 << sets.len() {
                    let places: Vec<_> = bits(choice).collect();
                    let union = places.iter().fold(0, |union, &place| union | sets[place]);
                    let large = places.iter().all(|&place| members(sets[place]) >= 2);
                    if places.len() == size && members(union) == size && large {
                        expected.push((places, union));
                    }
                }
                expected.sort();
                assert_eq!(found, expected);
                found_in_all += found.len();
            }
        }
        assert!(found_in_all > 1000, "{found_in_all} were there to be found");
    }

    #[test]
    fn breaking_off_ends_it() {
        let mut calls = 0;
        let flow = tight_sets(&[3, 3, 3], 2, &mut |_, _| {
            calls += 1;
            ControlFlow::Break(())
        });
        assert_eq!((calls, flow), (1, ControlFlow::Break(())));
    }
}
