//! Franken fish: every choice of base and cover houses.

use super::{Naive, Twin, combinations};

pub(super) fn twin(id: &str) -> Option<Twin> {
    Some(match id {
        "franken-x-wing" => (|naive| naive.franken(2, false)) as Twin,
        "franken-swordfish" => |naive| naive.franken(3, false),
        "finned-franken-x-wing" => |naive| naive.franken(2, true),
        "finned-franken-swordfish" => |naive| naive.franken(3, true),
        _ => return None,
    })
}

/// The cells in at least one, and in at least two, of several houses.
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

fn more(one: [u128; 2], other: [u128; 2]) -> u128 {
    one[0] & !other[0] | one[1] & !other[1]
}

impl Naive<'_> {
    fn franken(&self, number: u32, finned: bool) -> Vec<String> {
        let side = self.side();
        let mut all = Vec::new();
        if side > 9 {
            return all;
        }
        let houses = self.houses();
        let sides = [0, side].map(|lines| -> Vec<usize> {
            (lines..lines + side).chain(2 * side..3 * side).collect()
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
                    let places = house.iter().filter(|cell| self.has(**cell, digit));
                    places.fold(0, |set, cell| set | 1 << cell)
                })
                .collect();
            for way in 0..2 {
                let choose = |of: &Vec<usize>, min: u32| -> Vec<Vec<usize>> {
                    let fit = of.iter().filter(|it| places[**it].count_ones() >= min);
                    let fit: Vec<_> = fit.copied().collect();
                    combinations(fit.len(), number)
                        .map(|chosen| chosen.into_iter().map(|place| fit[place]).collect())
                        .collect()
                };
                let covers: Vec<_> = choose(&sides[1 - way], 1)
                    .into_iter()
                    .map(|cover| (places_once_and_more(&cover, &places), cover))
                    .collect();
                for base in choose(&sides[way], 2) {
                    let of_base = places_once_and_more(&base, &places);
                    for (of_cover, cover) in &covers {
                        let fins = more(of_base, *of_cover);
                        let targets = more(*of_cover, of_base);
                        // Most choices fail here.
                        if (fins != 0) != finned || targets == 0 {
                            continue;
                        }
                        let touches_base = |house: &usize| places[*house] & of_base[0] != 0;
                        let keeps_base_place = |house: &usize| places[*house] & !fins != 0;
                        let boxed = |houses: &[usize]| houses.iter().any(|it| *it >= 2 * side);
                        if !(boxed(&base) || boxed(cover))
                            || base.iter().any(|house| cover.contains(house))
                            || !cover.iter().all(touches_base)
                            || !base.iter().all(keeps_base_place)
                        {
                            continue;
                        }
                        let cells_of =
                            |set: u128| (0..side * side).filter(move |it| set >> it & 1 == 1);
                        let seeing =
                            cells_of(fins).fold(targets, |seeing, fin| seeing & peers[fin]);
                        let eliminated_cells: Vec<_> = cells_of(seeing).collect();
                        all.extend(
                            self.eliminated(&eliminated_cells, |eliminated| eliminated == digit),
                        );
                    }
                }
            }
        }
        all
    }
}
