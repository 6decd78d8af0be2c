//! Wings.

use sudoku_grid::Digits;

use super::{Naive, Twin, sorted};

pub(super) fn twin(id: &str) -> Option<Twin> {
    Some(match id {
        "xy-wing" => (|naive| naive.wing(false)) as Twin,
        "xyz-wing" => |naive| naive.wing(true),
        "wxyz-wing" => |naive| naive.wxyz_wing(),
        "w-wing" => |naive| naive.w_wing(),
        _ => return None,
    })
}

impl Naive<'_> {
    /// Returns `true` if a house contains all of the cells.
    pub(super) fn share(&self, cells: &[usize]) -> bool {
        let holds = |house: &[usize]| cells.iter().all(|cell| house.contains(cell));
        self.position.shape().houses().iter().any(holds)
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

    fn wing(&self, three: bool) -> Vec<String> {
        let blanks: Vec<usize> = self.position.blanks().collect();
        let set = |digits: &[u8]| digits.iter().copied().collect::<Digits>();
        let mut all = Vec::new();
        for z in self.digits() {
            for x in self.digits() {
                for y in self.digits() {
                    if x == y || x == z || y == z {
                        continue;
                    }
                    let pivot = if three { set(&[x, y, z]) } else { set(&[x, y]) };
                    let having = |digits: Digits| {
                        let has = move |cell: &&usize| self.candidates_of_cell(**cell) == digits;
                        blanks.iter().filter(has).copied()
                    };
                    for pivot in having(pivot) {
                        for one in having(set(&[x, z])) {
                            for other in having(set(&[y, z])) {
                                // Every pair of pincers occurs twice, because X and Y can be
                                // exchanged.
                                if one > other
                                    || !self.sees(pivot, one)
                                    || !self.sees(pivot, other)
                                    || self.share(&[pivot, one, other])
                                {
                                    continue;
                                }
                                let mut of_z = vec![one, other];
                                if three {
                                    of_z.push(pivot);
                                }
                                all.extend(self.eliminated(&self.seen_by(&of_z), |eliminated| {
                                    eliminated == z
                                }));
                            }
                        }
                    }
                }
            }
        }
        all
    }

    fn w_wing(&self) -> Vec<String> {
        let blanks: Vec<usize> = self.position.blanks().collect();
        let mut patterns = Vec::new();
        for house in self.houses() {
            for x in self.digits() {
                let places: Vec<_> = house.iter().filter(|cell| self.has(**cell, x)).collect();
                let [&p, &q] = places[..] else { continue };
                for &one in &blanks {
                    for &other in &blanks {
                        let candidates = self.candidates_of_cell(one);
                        let fits = candidates.len() == 2
                            && candidates.contains(x)
                            && candidates == self.candidates_of_cell(other)
                            && one != other
                            && !self.sees(one, other)
                            && self.sees(one, p)
                            && self.sees(other, q)
                            && ![p, q].contains(&one)
                            && ![p, q].contains(&other);
                        if fits {
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
            self.eliminated(&self.seen_by(cells), |eliminated| eliminated == *y)
        };
        patterns.iter().filter_map(eliminations_of).collect()
    }

    fn wxyz_wing(&self) -> Vec<String> {
        let has_few_candidates = |cell: &usize| self.candidates_of_cell(*cell).len() <= 4;
        let cells: Vec<usize> = self.position.blanks().filter(has_few_candidates).collect();
        let union = |of: &[usize]| {
            let candidates = of.iter().map(|cell| self.candidates_of_cell(*cell));
            candidates.fold(Digits::EMPTY, |all, candidates| all | candidates)
        };
        let mut all = Vec::new();
        for (a, &one) in cells.iter().enumerate() {
            for (b, &two) in cells.iter().enumerate().skip(a + 1) {
                for (c, &three) in cells.iter().enumerate().skip(b + 1) {
                    if union(&[one, two, three]).len() > 4 {
                        continue;
                    }
                    for &four in &cells[c + 1..] {
                        all.extend(self.wxyz(&[one, two, three, four], union));
                    }
                }
            }
        }
        all
    }

    fn wxyz(&self, cells: &[usize; 4], union: impl Fn(&[usize]) -> Digits) -> Option<String> {
        if union(cells).len() != 4 {
            return None;
        }
        for set in 1_u32..15 {
            let some: Vec<_> = (0..4).filter(|at| set >> at & 1 == 1).collect();
            let some: Vec<_> = some.into_iter().map(|at: usize| cells[at]).collect();
            if union(&some).len() <= some.len() {
                return None;
            }
        }
        let places = |digit: u8| -> Vec<usize> {
            let has = |cell: &&usize| self.has(**cell, digit);
            cells.iter().filter(has).copied().collect()
        };
        let is_shared = |digit: &u8| {
            let places_of_digit = places(*digit);
            places_of_digit.iter().any(|one| {
                places_of_digit
                    .iter()
                    .any(|other| one != other && !self.sees(*one, *other))
            })
        };
        let free: Vec<u8> = self.digits().filter(is_shared).collect();
        let [z] = free[..] else { return None };
        self.eliminated(&self.seen_by(&places(z)), |eliminated| eliminated == z)
    }
}
