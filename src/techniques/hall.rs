//! Hall sets: *n* sets whose union has exactly *n* members (P. Hall, 1935).

use std::ops::ControlFlow;

use sudoku_grid::Shape;

/// The maximum number of sets in a Hall set that [`hall_sets`] searches for: the largest fish that is searched for, the
/// squirmbag, has this number of base lines.
const MAX_HALL_SET_SIZE: usize = 5;

/// The size of the largest subset that has its own name (a quad). [`smallest_hall_sets`] reports only larger
/// ones.
const MAX_NAMED_SUBSET_SIZE: usize = 4;

/// Finds all Hall sets of a given size: `size` of the sets, with at least two members each, whose
/// union has exactly `size` members.
///
/// The sets can be the candidates of cells (naked subset), the places of digits in a house (hidden
/// subset), or the places of a digit in lines (fish). `visit` receives the indices of the chosen
/// sets, ascending, and their union. The choices come in lexicographic order.
///
/// A branch is pruned as soon as its union has more than `size` members, so few of the combinations
/// are visited.
pub(crate) fn hall_sets(
    sets: &[u32],
    size: usize,
    visit: &mut dyn FnMut(&[usize], u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut eligible_indices = [0; Shape::MAX_SIDE];
    let mut count = 0;
    for (index, set) in sets.iter().enumerate() {
        if (2..=size).contains(&member_count(*set)) {
            eligible_indices[count] = index;
            count += 1;
        }
    }
    let mut chosen = [0; MAX_HALL_SET_SIZE];
    let mut unions = [0; MAX_HALL_SET_SIZE + 1];
    // The number of sets chosen so far, and the index into `eligible_indices` of the next set to try.
    let (mut depth, mut next) = (0, 0);
    // `resume_at[depth]` is the value of `next` with which the search continues after backtracking to
    // `depth`.
    let mut resume_at = [0; MAX_HALL_SET_SIZE];
    loop {
        if next + (size - depth) > count {
            if depth == 0 {
                return ControlFlow::Continue(());
            }
            depth -= 1;
            next = resume_at[depth];
            continue;
        }
        let set_index = eligible_indices[next];
        next += 1;
        let union = unions[depth] | sets[set_index];
        if member_count(union) > size {
            continue;
        }
        chosen[depth] = set_index;
        if depth + 1 < size {
            resume_at[depth] = next;
            depth += 1;
            unions[depth] = union;
        } else if member_count(union) == size {
            visit(&chosen[..size], union)?;
        }
    }
}

/// Finds, for each set, the smallest Hall set that contains it, if this Hall set has more than
/// [`MAX_NAMED_SUBSET_SIZE`] and at most `max_size` members.
///
/// The eliminations of a larger Hall set also follow from the smallest Hall sets within it, so
/// nothing is lost. There are at most as many results as sets, whereas enumerating all Hall sets of
/// large sizes could yield millions. Nothing is found if the sets have no system of distinct
/// representatives, that is, if the position has no solution.
pub(crate) fn smallest_hall_sets(
    sets: &[u32],
    max_size: usize,
    visit: &mut dyn FnMut(&[usize], u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(matching) = match_sets(sets) else {
        return ControlFlow::Continue(());
    };
    let mut chosen_sets = [0; Shape::MAX_SIDE];
    for index in 0..sets.len() {
        // The closure of the set: if a chosen set has a member, the set that the member represents
        // is chosen too.
        let (mut chosen, mut union, mut next) = (1_u32 << index, 0, 1_u32 << index);
        while next != 0 {
            let new_members = bits(next).fold(0, |members, index| members | sets[index]) & !union;
            union |= new_members;
            next = bits(new_members).fold(0, |next, member| next | matching[member]) & !chosen;
            chosen |= next;
        }
        let size = member_count(chosen);
        let is_in_range =
            size > MAX_NAMED_SUBSET_SIZE && size <= max_size && member_count(union) == size;
        chosen_sets[index] = chosen;
        if is_in_range
            && !chosen_sets[..index].contains(&chosen)
            && bits(chosen).all(|item| member_count(sets[item]) > 1)
        {
            let mut indices = [0; Shape::MAX_SIDE];
            for (slot, index) in indices.iter_mut().zip(bits(chosen)) {
                *slot = index;
            }
            visit(&indices[..size], union)?;
        }
    }
    ControlFlow::Continue(())
}

/// A maximum matching of sets and members by augmenting paths: for each member, a mask with only the bit of the index
/// of the set that is matched to it; 0 if no set is. `None` if some nonempty set cannot be matched.
fn match_sets(sets: &[u32]) -> Option<[u32; Shape::MAX_SIDE]> {
    let mut set_of = [usize::MAX; Shape::MAX_SIDE];
    let mut member_of = [usize::MAX; Shape::MAX_SIDE];
    for (index, _) in sets.iter().enumerate().filter(|(_, set)| **set != 0) {
        // Breadth-first search for an augmenting path from this set to an unmatched member.
        // `reached_from` has, for each member, the set from which the search reached it.
        let mut reached_from = [usize::MAX; Shape::MAX_SIDE];
        let (mut queue, mut visited) = (1_u32 << index, 0);
        let mut unmatched = None;
        while queue != 0 && unmatched.is_none() {
            let set = queue.trailing_zeros() as usize;
            queue &= queue - 1;
            for member in bits(sets[set] & !visited) {
                visited |= 1 << member;
                reached_from[member] = set;
                match set_of[member] {
                    usize::MAX => unmatched = Some(member),
                    other => queue |= 1 << other,
                }
            }
        }
        let mut member = unmatched?;
        loop {
            let set = reached_from[member];
            set_of[member] = set;
            let previous = std::mem::replace(&mut member_of[set], member);
            if set == index {
                break;
            }
            member = previous;
        }
    }
    Some(set_of.map(|index| if index == usize::MAX { 0 } else { 1 << index }))
}

/// The number of members of a set.
fn member_count(set: u32) -> usize {
    set.count_ones() as usize
}

/// The indices of the bits that are set, ascending.
pub fn bits(set: u32) -> impl Iterator<Item = usize> {
    let mut remaining = set;
    std::iter::from_fn(move || {
        (remaining != 0).then(|| {
            let index = remaining.trailing_zeros() as usize;
            remaining &= remaining - 1;
            index
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A linear congruential generator, whose quality does not matter here.
    fn next_random(state: &mut u64) -> u32 {
        *state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (*state >> 33) as u32
    }

    #[test]
    fn every_hall_set_is_found_once_in_order() {
        let mut state = 1;
        let mut total_count = 0;
        for size in 2..=MAX_HALL_SET_SIZE {
            for _ in 0..200 {
                // Sets of few members out of 8, so that Hall sets are frequent.
                let sets: Vec<u32> = (0..12)
                    .map(|_| next_random(&mut state) & next_random(&mut state) & 0xff)
                    .collect();
                let mut found_sets = Vec::new();
                let _ = hall_sets(&sets, size, &mut |places, union| {
                    found_sets.push((places.to_vec(), union));
                    ControlFlow::Continue(())
                });
                let mut expected = Vec::new();
                for choice in 0_u32..1 << sets.len() {
                    let places: Vec<_> = bits(choice).collect();
                    let union = places.iter().fold(0, |union, &place| union | sets[place]);
                    let has_large_sets = places.iter().all(|&place| member_count(sets[place]) >= 2);
                    if places.len() == size && member_count(union) == size && has_large_sets {
                        expected.push((places, union));
                    }
                }
                expected.sort();
                assert_eq!(found_sets, expected);
                total_count += found_sets.len();
            }
        }
        assert!(total_count > 1000, "{total_count} were there to be found");
    }

    #[test]
    fn smallest_hall_sets_are_minimal_for_each_set() {
        let mut state = 1;
        let mut case_count = 0;
        while case_count < 200 {
            // Twelve sets, each containing its own index, so that a system of distinct
            // representatives exists.
            let sets: Vec<u32> = (0..12)
                .map(|index| {
                    1 << index
                        | next_random(&mut state)
                            & next_random(&mut state)
                            & next_random(&mut state)
                            & 0xfff
                })
                .collect();
            let union = |choice: u32| bits(choice).fold(0, |union, place| union | sets[place]);
            let is_hall_set = |choice: &u32| member_count(union(*choice)) == member_count(*choice);
            let mut expected = Vec::new();
            for place in 0..12 {
                let sets_with = (1_u32..1 << 12)
                    .filter(|choice| choice >> place & 1 == 1)
                    .filter(is_hall_set);
                let choice = sets_with
                    .min_by_key(|choice| member_count(*choice))
                    .expect("all of them");
                let has_large_sets = bits(choice).all(|place| member_count(sets[place]) > 1);
                if (5..=9).contains(&member_count(choice))
                    && has_large_sets
                    && !expected.contains(&choice)
                {
                    expected.push(choice);
                }
            }
            let mut found_sets = Vec::new();
            let _ = smallest_hall_sets(&sets, 9, &mut |places, found_union| {
                let choice = places.iter().fold(0, |choice, place| choice | 1 << place);
                assert_eq!(found_union, union(choice));
                found_sets.push(choice);
                ControlFlow::Continue(())
            });
            assert_eq!(found_sets, expected);
            case_count += found_sets.len();
        }
        // Two sets that share their only member.
        let unexpected = &mut |_: &[usize], _| panic!("there is nothing to find");
        assert!(smallest_hall_sets(&[1, 1, 31, 31, 31, 31], 9, unexpected).is_continue());
    }

    #[test]
    fn empty_sets_are_ignored_and_large_unions_are_not_hall_sets() {
        let find_all = |sets: &[u32]| {
            let mut found_sets = Vec::new();
            let _ = smallest_hall_sets(sets, 9, &mut |places, union| {
                found_sets.push((places.to_vec(), union));
                ControlFlow::Continue(())
            });
            found_sets
        };
        // The empty set stands for a filled cell.
        let first_five = (vec![1, 2, 3, 4, 5], 0b1_1111);
        assert_eq!(find_all(&[0, 31, 31, 31, 31, 31]), [first_five]);
        assert_eq!(find_all(&[63; 5]), []);
    }

    #[test]
    fn break_ends_the_search() {
        let mut calls = 0;
        let flow = hall_sets(&[3, 3, 3], 2, &mut |_, _| {
            calls += 1;
            ControlFlow::Break(())
        });
        assert_eq!((calls, flow), (1, ControlFlow::Break(())));
    }
}
