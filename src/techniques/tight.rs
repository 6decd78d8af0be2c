//! Sets that hold no more than they are.

use std::ops::ControlFlow;

use sudoku_grid::Shape;

/// The largest number of sets taken together: a squirmbag's.
const MOST: usize = 5;

/// Subsets up to a quad have a name, and all of them are found.
const MOST_NAMED: usize = 4;

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

/// Finds for each set the smallest tight choice that it belongs to, if it has at most `most`
/// members and more than [`tight_sets`] is asked for.
///
/// What any larger choice would tell, the smallest ones within it tell too, so nothing is lost, and
/// there are at most as many as sets, where all choices of so many would be millions. Every set
/// must have a member of its own at once, or there is nothing to be found.
pub(crate) fn smallest_tight_sets(
    sets: &[u32],
    most: usize,
    each: &mut dyn FnMut(&[usize], u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(owners) = owners(sets) else {
        return ControlFlow::Continue(());
    };
    let mut told = [0; Shape::MAX_SIDE];
    for place in 0..sets.len() {
        // Whoever owns one of its members comes along, and so on.
        let (mut chosen, mut union, mut next) = (1_u32 << place, 0, 1_u32 << place);
        while next != 0 {
            let added = bits(next).fold(0, |added, place| added | sets[place]) & !union;
            union |= added;
            next = bits(added).fold(0, |next, member| next | owners[member]) & !chosen;
            chosen |= next;
        }
        let size = members(chosen);
        let fits = size > MOST_NAMED && size <= most && members(union) == size;
        told[place] = chosen;
        if fits && !told[..place].contains(&chosen) && bits(chosen).all(|it| members(sets[it]) > 1)
        {
            let mut places = [0; Shape::MAX_SIDE];
            for (slot, place) in places.iter_mut().zip(bits(chosen)) {
                *slot = place;
            }
            each(&places[..size], union)?;
        }
    }
    ControlFlow::Continue(())
}

/// For each member the set, as a bit, that has it for its own, so that each set that is not empty
/// has one; `None` if that is impossible.
fn owners(sets: &[u32]) -> Option<[u32; Shape::MAX_SIDE]> {
    let mut owner = [usize::MAX; Shape::MAX_SIDE];
    let mut own = [usize::MAX; Shape::MAX_SIDE];
    for (place, _) in sets.iter().enumerate().filter(|(_, set)| **set != 0) {
        // Who asks for each member, those asking, and what was asked for: a way is sought to a
        // free member, each giving up its own for another.
        let mut asking = [usize::MAX; Shape::MAX_SIDE];
        let (mut queue, mut wanted) = (1_u32 << place, 0);
        let mut free = None;
        while queue != 0 && free.is_none() {
            let asker = queue.trailing_zeros() as usize;
            queue &= queue - 1;
            for member in bits(sets[asker] & !wanted) {
                wanted |= 1 << member;
                asking[member] = asker;
                match owner[member] {
                    usize::MAX => free = Some(member),
                    other => queue |= 1 << other,
                }
            }
        }
        let mut member = free?;
        loop {
            let asker = asking[member];
            owner[member] = asker;
            let given_up = std::mem::replace(&mut own[asker], member);
            if asker == place {
                break;
            }
            member = given_up;
        }
    }
    Some(owner.map(|place| if place == usize::MAX { 0 } else { 1 << place }))
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
    fn smallest_choices_are_those_that_each_set_cannot_do_without() {
        let mut state = 1;
        let mut seen = 0;
        while seen < 200 {
            // Twelve sets of which each has a member of its own.
            let sets: Vec<u32> = (0..12)
                .map(|own| {
                    1 << own | random(&mut state) & random(&mut state) & random(&mut state) & 0xfff
                })
                .collect();
            let union = |choice: u32| bits(choice).fold(0, |union, place| union | sets[place]);
            let tight = |choice: &u32| members(union(*choice)) == members(*choice);
            let mut expected = Vec::new();
            for place in 0..12 {
                let with = (1_u32..1 << 12)
                    .filter(|choice| choice >> place & 1 == 1)
                    .filter(tight);
                let choice = with
                    .min_by_key(|choice| members(*choice))
                    .expect("all of them");
                let large = bits(choice).all(|place| members(sets[place]) > 1);
                if (5..=9).contains(&members(choice)) && large && !expected.contains(&choice) {
                    expected.push(choice);
                }
            }
            let mut found = Vec::new();
            let _ = smallest_tight_sets(&sets, 9, &mut |places, members| {
                let choice = places.iter().fold(0, |choice, place| choice | 1 << place);
                assert_eq!(members, union(choice));
                found.push(choice);
                ControlFlow::Continue(())
            });
            assert_eq!(found, expected);
            seen += found.len();
        }
        // Two sets with one member between them.
        let never = &mut |_: &[usize], _| panic!("there is nothing to find");
        assert!(smallest_tight_sets(&[1, 1, 31, 31, 31, 31], 9, never).is_continue());
    }

    #[test]
    fn an_empty_set_is_passed_over_and_one_with_too_many_members_is_not_tight() {
        let found = |sets: &[u32]| {
            let mut found = Vec::new();
            let _ = smallest_tight_sets(sets, 9, &mut |places, union| {
                found.push((places.to_vec(), union));
                ControlFlow::Continue(())
            });
            found
        };
        // As of a filled cell.
        let five = (vec![1, 2, 3, 4, 5], 0b1_1111);
        assert_eq!(found(&[0, 31, 31, 31, 31, 31]), [five]);
        assert_eq!(found(&[63; 5]), []);
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
