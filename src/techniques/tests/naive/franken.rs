//! Franken fish: every choice of base and cover houses.

use super::{Naive, NaiveTechnique, combinations};

pub(super) fn naive_technique(id: &str) -> Option<NaiveTechnique> {
    Some(match id {
        "franken-x-wing" => (|naive| naive.franken_fish(2, false)) as NaiveTechnique,
        "franken-swordfish" => |naive| naive.franken_fish(3, false),
        "finned-franken-x-wing" => |naive| naive.franken_fish(2, true),
        "finned-franken-swordfish" => |naive| naive.franken_fish(3, true),
        _ => return None,
    })
}

/// The places in at least one, and those in at least two, of several houses, as sets of bits. `places` are the
/// places in each house.
fn places_once_and_more(houses: &[usize], places: &[u128]) -> [u128; 2] {
    let mut counts = [0; 2];
    for &house in houses {
        counts = [
            counts[0] | places[house],
            counts[1] | counts[0] & places[house],
        ];
    }
    counts
}

/// The places that are in more houses of the choice `one` than of the choice `other`. Both arguments are results of
/// `places_once_and_more`.
fn exceeding(one: [u128; 2], other: [u128; 2]) -> u128 {
    one[0] & !other[0] | one[1] & !other[1]
}

impl Naive<'_> {
    fn franken_fish(&self, house_count: u32, finned: bool) -> Vec<String> {
        let side = self.side();
        let mut instances = Vec::new();
        if side > 9 {
            return instances;
        }
        let houses = self.houses();
        let house_choices = [0, side].map(|first_line| -> Vec<usize> {
            (first_line..first_line + side)
                .chain(2 * side..3 * side)
                .collect()
        });
        let peers: Vec<u128> = (0..side * side)
            .map(|cell| {
                let seen = (0..side * side).filter(|other| self.sees(cell, *other));
                seen.fold(0, |set, other| set | 1 << other)
            })
            .collect();
        for digit in self.digits() {
            let places: Vec<u128> = houses
                .iter()
                .map(|house| {
                    let places = house
                        .iter()
                        .filter(|cell| self.has_candidate(**cell, digit));
                    places.fold(0, |set, cell| set | 1 << cell)
                })
                .collect();
            // 0: the base houses are rows and boxes; 1: they are columns and boxes.
            for base_kind in 0..2 {
                let choose = |house_indices: &Vec<usize>, min_places: u32| -> Vec<Vec<usize>> {
                    let eligible = house_indices
                        .iter()
                        .filter(|house| places[**house].count_ones() >= min_places);
                    let eligible: Vec<_> = eligible.copied().collect();
                    combinations(eligible.len(), house_count)
                        .map(|indices| indices.into_iter().map(|i| eligible[i]).collect())
                        .collect()
                };
                let covers: Vec<_> = choose(&house_choices[1 - base_kind], 1)
                    .into_iter()
                    .map(|cover| (places_once_and_more(&cover, &places), cover))
                    .collect();
                for base in choose(&house_choices[base_kind], 2) {
                    let base_places = places_once_and_more(&base, &places);
                    for (cover_places, cover) in &covers {
                        let fins = exceeding(base_places, *cover_places);
                        let targets = exceeding(*cover_places, base_places);
                        // Most choices fail here.
                        if (fins != 0) != finned || targets == 0 {
                            continue;
                        }
                        let touches_base = |house: &usize| places[*house] & base_places[0] != 0;
                        let keeps_base_place = |house: &usize| places[*house] & !fins != 0;
                        let has_box =
                            |houses: &[usize]| houses.iter().any(|house| *house >= 2 * side);
                        if !(has_box(&base) || has_box(cover))
                            || base.iter().any(|house| cover.contains(house))
                            || !cover.iter().all(touches_base)
                            || !base.iter().all(keeps_base_place)
                        {
                            continue;
                        }
                        let cells_of =
                            |set: u128| (0..side * side).filter(move |cell| set >> cell & 1 == 1);
                        let seen_by_fins =
                            cells_of(fins).fold(targets, |seen, fin| seen & peers[fin]);
                        let eliminated_cells: Vec<_> = cells_of(seen_by_fins).collect();
                        instances.extend(self.eliminations_text(&eliminated_cells, |eliminated| {
                            eliminated == digit
                        }));
                    }
                }
            }
        }
        instances
    }
}
