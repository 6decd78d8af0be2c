//! Wings.

use sudoku_grid::Digits;

use super::{Naive, NaiveTechnique, sorted};

pub(super) fn naive_technique(id: &str) -> Option<NaiveTechnique> {
    Some(match id {
        "xy-wing" => (|naive| naive.xy_or_xyz_wing(false)) as NaiveTechnique,
        "xyz-wing" => |naive| naive.xy_or_xyz_wing(true),
        "wxyz-wing" => |naive| naive.wxyz_wing(),
        "w-wing" => |naive| naive.w_wing(),
        _ => return None,
    })
}

impl Naive<'_> {
    /// Returns `true` if a house contains all of the cells.
    pub(super) fn share_house(&self, cells: &[usize]) -> bool {
        let contains_all = |house: &[usize]| cells.iter().all(|cell| house.contains(cell));
        self.position.shape().houses().iter().any(contains_all)
    }

    /// The candidates of a blank cell.
    pub(super) fn candidates_of_cell(&self, cell: usize) -> Digits {
        if self.position.value(cell) == 0 {
            self.position.candidates(cell)
        } else {
            Digits::EMPTY
        }
    }

    /// All cells that see each of the given cells.
    pub(super) fn seen_by(&self, cells: &[usize]) -> Vec<usize> {
        let is_seen = |cell: &usize| cells.iter().all(|one| self.sees(*one, *cell));
        (0..self.side() * self.side()).filter(is_seen).collect()
    }

    fn xy_or_xyz_wing(&self, has_xyz_pivot: bool) -> Vec<String> {
        let blanks: Vec<usize> = self.position.blanks().collect();
        let digits_of = |digits: &[u8]| digits.iter().copied().collect::<Digits>();
        let mut instances = Vec::new();
        for z in self.digits() {
            for x in self.digits() {
                for y in self.digits() {
                    if x == y || x == z || y == z {
                        continue;
                    }
                    let pivot_digits = if has_xyz_pivot {
                        digits_of(&[x, y, z])
                    } else {
                        digits_of(&[x, y])
                    };
                    let cells_with = |digits: Digits| {
                        let has_digits =
                            move |cell: &&usize| self.candidates_of_cell(**cell) == digits;
                        blanks.iter().filter(has_digits).copied()
                    };
                    for pivot in cells_with(pivot_digits) {
                        for one in cells_with(digits_of(&[x, z])) {
                            for other in cells_with(digits_of(&[y, z])) {
                                // Every pair of pincers occurs twice, because X and Y can be
                                // exchanged.
                                if one > other
                                    || !self.sees(pivot, one)
                                    || !self.sees(pivot, other)
                                    || self.share_house(&[pivot, one, other])
                                {
                                    continue;
                                }
                                let mut cells_of_z = vec![one, other];
                                if has_xyz_pivot {
                                    cells_of_z.push(pivot);
                                }
                                instances.extend(
                                    self.eliminations_text(
                                        &self.seen_by(&cells_of_z),
                                        |eliminated| eliminated == z,
                                    ),
                                );
                            }
                        }
                    }
                }
            }
        }
        instances
    }

    fn w_wing(&self) -> Vec<String> {
        let blanks: Vec<usize> = self.position.blanks().collect();
        let mut patterns = Vec::new();
        for house in self.houses() {
            for x in self.digits() {
                let places: Vec<_> = house
                    .iter()
                    .filter(|cell| self.has_candidate(**cell, x))
                    .collect();
                let [&p, &q] = places[..] else { continue };
                for &one in &blanks {
                    for &other in &blanks {
                        let candidates = self.candidates_of_cell(one);
                        let is_wing = candidates.len() == 2
                            && candidates.contains(x)
                            && candidates == self.candidates_of_cell(other)
                            && one != other
                            && !self.sees(one, other)
                            && self.sees(one, p)
                            && self.sees(other, q)
                            && ![p, q].contains(&one)
                            && ![p, q].contains(&other);
                        if is_wing {
                            let y = candidates
                                .iter()
                                .find(|digit| *digit != x)
                                .expect("there are two");
                            patterns.push((sorted(vec![one, other]), sorted(vec![p, q]), y));
                        }
                    }
                }
            }
        }
        patterns.sort_unstable();
        patterns.dedup();
        let eliminations_of = |(cells, _, y): &(Vec<usize>, Vec<usize>, u8)| {
            self.eliminations_text(&self.seen_by(cells), |eliminated| eliminated == *y)
        };
        patterns.iter().filter_map(eliminations_of).collect()
    }

    fn wxyz_wing(&self) -> Vec<String> {
        let has_few_candidates = |cell: &usize| self.candidates_of_cell(*cell).len() <= 4;
        let cells: Vec<usize> = self.position.blanks().filter(has_few_candidates).collect();
        let union = |cells: &[usize]| {
            let candidates = cells.iter().map(|cell| self.candidates_of_cell(*cell));
            candidates.fold(Digits::EMPTY, |union, candidates| union | candidates)
        };
        let mut instances = Vec::new();
        for (a, &one) in cells.iter().enumerate() {
            for (b, &two) in cells.iter().enumerate().skip(a + 1) {
                for (c, &three) in cells.iter().enumerate().skip(b + 1) {
                    if union(&[one, two, three]).len() > 4 {
                        continue;
                    }
                    for &four in &cells[c + 1..] {
                        instances.extend(self.wxyz_wing_of_cells(&[one, two, three, four], union));
                    }
                }
            }
        }
        instances
    }

    /// The eliminations of the WXYZ-wing of these cells, as text, or `None` if they form none. `union` returns the
    /// union of the candidates of cells.
    fn wxyz_wing_of_cells(
        &self,
        cells: &[usize; 4],
        union: impl Fn(&[usize]) -> Digits,
    ) -> Option<String> {
        if union(cells).len() != 4 {
            return None;
        }
        for set in 1_u32..15 {
            let indices = (0..4).filter(|i| set >> i & 1 == 1);
            let subset: Vec<_> = indices.map(|i: usize| cells[i]).collect();
            if union(&subset).len() <= subset.len() {
                return None;
            }
        }
        let places = |digit: u8| -> Vec<usize> {
            let has_digit = |cell: &&usize| self.has_candidate(**cell, digit);
            cells.iter().filter(has_digit).copied().collect()
        };
        let is_unrestricted = |digit: &u8| {
            let places_of_digit = places(*digit);
            places_of_digit.iter().any(|one| {
                places_of_digit
                    .iter()
                    .any(|other| one != other && !self.sees(*one, *other))
            })
        };
        let unrestricted_digits: Vec<u8> = self.digits().filter(is_unrestricted).collect();
        let [z] = unrestricted_digits[..] else {
            return None;
        };
        self.eliminations_text(&self.seen_by(&places(z)), |eliminated| eliminated == z)
    }
}
