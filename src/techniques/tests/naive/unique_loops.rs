//! Unique loops and extended rectangles.

use std::collections::BTreeSet;

use sudoku_grid::Digits;

use super::{Naive, NaiveTechnique, combinations, sorted};

pub(super) fn naive_technique(id: &str) -> Option<NaiveTechnique> {
    Some(match id {
        "unique-loop" => (|naive| naive.unique_loop()) as NaiveTechnique,
        "extended-rectangle" => |naive| naive.extended_rectangle(),
        _ => return None,
    })
}

impl Naive<'_> {
    fn unique_loop(&self) -> Vec<String> {
        let mut instances = Vec::new();
        for a in self.digits() {
            for b in a + 1..=*self.digits().end() {
                let pair = [a, b].into_iter().collect();
                for cells in self.loops(pair) {
                    instances.extend(self.deadly_pattern_eliminations(&cells, pair));
                }
            }
        }
        instances
    }

    /// The roof of a deadly pattern: its cells with candidates other than `digits`.
    fn roof(&self, cells: &[usize], digits: Digits) -> Vec<usize> {
        let has_extra_candidate =
            |cell: &usize| !self.candidates_besides(&[*cell], digits).is_empty();
        cells.iter().copied().filter(has_extra_candidate).collect()
    }

    /// The loops of at least six cells that all have both digits of the pair, if the roof has at most two cells or
    /// its cells have only one further digit between them; at least one cell is not part of the roof.
    fn loops(&self, pair: Digits) -> BTreeSet<Vec<usize>> {
        let cells_with_pair: Vec<usize> = (self.position.blanks())
            .filter(|cell| (pair - self.candidates_of_cell(*cell)).is_empty())
            .collect();
        let mut loops = BTreeSet::new();
        let mut walks: Vec<Vec<usize>> = cells_with_pair.iter().map(|cell| vec![*cell]).collect();
        while let Some(walk) = walks.pop() {
            let roof = self.roof(&walk, pair);
            let has_mixed_extras = roof.len() > 2 && self.candidates_besides(&roof, pair).len() > 1;
            if has_mixed_extras || !self.is_walk(&walk) {
                continue;
            }
            let (first, last) = (walk[0], walk[walk.len() - 1]);
            let is_closed = self.sees(first, last) && walk.len() % 2 == 0;
            if is_closed && walk.len() >= 6 && roof.len() < walk.len() && self.is_even(&walk) {
                loops.insert(sorted(walk.clone()));
            }
            // Each loop is enumerated from its lowest cell.
            for &next in &cells_with_pair {
                if next > first && !walk.contains(&next) && self.sees(last, next) {
                    walks.push([&walk[..], &[next]].concat());
                }
            }
        }
        loops
    }

    /// For each house, the number of its cells at even and odd positions of the walk.
    fn visit_counts(&self, walk: &[usize]) -> Vec<[usize; 2]> {
        let counts_of_house = |house: Vec<usize>| {
            [0, 1].map(|parity| {
                let cells_of_parity = walk.iter().skip(parity).step_by(2);
                cells_of_parity.filter(|cell| house.contains(cell)).count()
            })
        };
        self.houses().into_iter().map(counts_of_house).collect()
    }

    /// Returns `true` if no house contains two cells at even positions of the walk, or two at odd positions.
    fn is_walk(&self, walk: &[usize]) -> bool {
        self.visit_counts(walk)
            .iter()
            .all(|[even, odd]| *even <= 1 && *odd <= 1)
    }

    /// Returns `true` if each house contains as many cells at even as at odd positions of the walk.
    fn is_even(&self, walk: &[usize]) -> bool {
        self.visit_counts(walk)
            .iter()
            .all(|[even, odd]| even == odd)
    }

    fn extended_rectangle(&self) -> Vec<String> {
        let side = self.side();
        let box_of = |cell: usize| self.position.shape().houses().of(cell)[2];
        let mut instances = Vec::new();
        for by_columns in [false, true] {
            let cell = |line: usize, crossing: usize| {
                if by_columns {
                    crossing * side + line
                } else {
                    line * side + crossing
                }
            };
            for lines in combinations(side, 2) {
                let is_in_one_box = |crossing: usize| {
                    box_of(cell(lines[0], crossing)) == box_of(cell(lines[1], crossing))
                };
                if !(0..side).all(is_in_one_box) {
                    continue;
                }
                for size in 3..=5 {
                    for crossings in combinations(side, size) {
                        let pairs = crossings
                            .iter()
                            .map(|crossing| [lines[0], lines[1]].map(|line| cell(line, *crossing)));
                        instances.extend(self.eliminations_of_pairs(&pairs.collect::<Vec<_>>()));
                    }
                }
            }
        }
        instances
    }

    /// The eliminations from the deadly patterns of these pairs of cells and any set of as many digits as there
    /// are pairs.
    fn eliminations_of_pairs(&self, pairs: &[[usize; 2]]) -> Vec<String> {
        let cells = sorted(pairs.concat());
        let mut eliminations = Vec::new();
        if cells.iter().any(|cell| self.position.value(*cell) != 0) {
            return eliminations;
        }
        let size = u32::try_from(pairs.len()).expect("they are few");
        for indices in combinations(self.side(), size) {
            let digits: Digits = (self.digits().enumerate())
                .filter(|(i, _)| indices.contains(i))
                .map(|(_, digit)| digit)
                .collect();
            let roof = self.roof(&cells, digits);
            let has_mixed_extras =
                roof.len() > 2 && self.candidates_besides(&roof, digits).len() > 1;
            let other_digits = self
                .digits()
                .filter(|digit| !digits.contains(*digit))
                .collect();
            let has_smaller_subset = (2..pairs.len()).any(|count| {
                let mut subsets =
                    combinations(pairs.len(), u32::try_from(count).expect("they are few"));
                subsets.any(|subset| {
                    let cells: Vec<usize> = subset.iter().flat_map(|i| pairs[*i]).collect();
                    self.candidates_besides(&cells, other_digits).len() <= count
                })
            });
            if !has_mixed_extras && !has_smaller_subset && self.filling_count(&cells, digits) > 0 {
                eliminations.extend(self.deadly_pattern_eliminations(&cells, digits));
            }
        }
        eliminations
    }

    /// The number of ways to fill the cells with candidates among these digits.
    fn filling_count(&self, cells: &[usize], digits: Digits) -> usize {
        let mut sequences: Vec<Vec<u8>> = vec![Vec::new()];
        for (i, &cell) in cells.iter().enumerate() {
            let is_allowed = |filling: &[u8], digit: u8| {
                (0..i).all(|earlier| filling[earlier] != digit || !self.sees(cells[earlier], cell))
            };
            sequences = (sequences.iter())
                .flat_map(|filling| {
                    let candidates = (self.candidates_of_cell(cell) & digits).iter();
                    let allowed_digits = candidates.filter(|digit| is_allowed(filling, *digit));
                    allowed_digits.map(|digit| [&filling[..], &[digit]].concat())
                })
                .collect();
        }
        sequences.len()
    }

    /// The eliminations from a deadly pattern of these cells and digits.
    fn deadly_pattern_eliminations(&self, cells: &[usize], digits: Digits) -> Vec<String> {
        let roof = self.roof(cells, digits);
        let extra_digits = self.candidates_besides(&roof, digits);
        let mut eliminations = Vec::new();
        if roof.len() == 1 {
            eliminations
                .extend(self.eliminations_text(&roof, |eliminated| digits.contains(eliminated)));
        }
        if roof.len() > 1 && extra_digits.len() == 1 {
            eliminations.extend(self.eliminations_text(&self.seen_by(&roof), |eliminated| {
                extra_digits.contains(eliminated)
            }));
        }
        if roof.len() == 2 {
            eliminations.extend(self.roof_subsets(&roof, extra_digits, digits));
            for digit in digits {
                let mut houses = self.houses().into_iter();
                let is_locked = houses.any(|house| {
                    let places = house
                        .into_iter()
                        .filter(|cell| self.has_candidate(*cell, digit));
                    places.collect::<Vec<_>>() == roof
                });
                if is_locked {
                    let is_remaining =
                        |eliminated| eliminated != digit && digits.contains(eliminated);
                    eliminations.extend(self.eliminations_text(&roof, is_remaining));
                }
            }
        }
        eliminations
    }
}
