//! Unique loops and extended rectangles.

use std::collections::BTreeSet;

use sudoku_grid::Digits;

use super::{Naive, Twin, combinations, sorted};

pub(super) fn twin(id: &str) -> Option<Twin> {
    Some(match id {
        "unique-loop" => (|naive| naive.unique_loop()) as Twin,
        "extended-rectangle" => |naive| naive.extended_rectangle(),
        _ => return None,
    })
}

impl Naive<'_> {
    fn unique_loop(&self) -> Vec<String> {
        let mut all = Vec::new();
        for a in self.digits() {
            for b in a + 1..=*self.digits().end() {
                let pair = [a, b].into_iter().collect();
                for cells in self.loops(pair) {
                    all.extend(self.of_deadly(&cells, pair));
                }
            }
        }
        all
    }

    /// The roof: the cells with further candidates.
    fn roof(&self, cells: &[usize], digits: Digits) -> Vec<usize> {
        let has_extra = |cell: &usize| !self.candidates_besides(&[*cell], digits).is_empty();
        cells.iter().copied().filter(has_extra).collect()
    }

    /// The loops of at least six cells that all have both digits, if the roof has two cells or its
    /// cells have a further candidate in common; at least one cell is not part of the roof.
    fn loops(&self, both: Digits) -> BTreeSet<Vec<usize>> {
        let usable: Vec<usize> = (self.position.blanks())
            .filter(|cell| (both - self.candidates_of_cell(*cell)).is_empty())
            .collect();
        let mut all = BTreeSet::new();
        let mut walks: Vec<Vec<usize>> = usable.iter().map(|cell| vec![*cell]).collect();
        while let Some(walk) = walks.pop() {
            let roof = self.roof(&walk, both);
            let mixed = roof.len() > 2 && self.candidates_besides(&roof, both).len() > 1;
            if mixed || !self.is_walk(&walk) {
                continue;
            }
            let (first, last) = (walk[0], walk[walk.len() - 1]);
            let closed = self.sees(first, last) && walk.len() % 2 == 0;
            if closed && walk.len() >= 6 && roof.len() < walk.len() && self.is_even(&walk) {
                all.insert(sorted(walk.clone()));
            }
            // Each loop is enumerated from its lowest cell.
            for &next in &usable {
                if next > first && !walk.contains(&next) && self.sees(last, next) {
                    walks.push([&walk[..], &[next]].concat());
                }
            }
        }
        all
    }

    /// For each house, the number of its cells at even and odd positions of the walk.
    fn visits(&self, walk: &[usize]) -> Vec<[usize; 2]> {
        let of_house = |house: Vec<usize>| {
            [0, 1].map(|odd| {
                let turns = walk.iter().skip(odd).step_by(2);
                turns.filter(|cell| house.contains(cell)).count()
            })
        };
        self.houses().into_iter().map(of_house).collect()
    }

    fn is_walk(&self, walk: &[usize]) -> bool {
        self.visits(walk)
            .iter()
            .all(|[even, odd]| *even <= 1 && *odd <= 1)
    }

    fn is_even(&self, walk: &[usize]) -> bool {
        self.visits(walk).iter().all(|[even, odd]| even == odd)
    }

    fn extended_rectangle(&self) -> Vec<String> {
        let side = self.side();
        let block = |cell: usize| self.position.shape().houses().of(cell)[2];
        let mut all = Vec::new();
        for columns in [false, true] {
            let cell = |line: usize, across: usize| {
                if columns {
                    across * side + line
                } else {
                    line * side + across
                }
            };
            for lines in combinations(side, 2) {
                let in_box = |at: usize| block(cell(lines[0], at)) == block(cell(lines[1], at));
                if !(0..side).all(in_box) {
                    continue;
                }
                for size in 3..=5 {
                    for across in combinations(side, size) {
                        let pairs = across
                            .iter()
                            .map(|at| [lines[0], lines[1]].map(|it| cell(it, *at)));
                        all.extend(self.of_pairs(&pairs.collect::<Vec<_>>()));
                    }
                }
            }
        }
        all
    }

    /// The eliminations by pairs of cells and any set of as many digits as there are pairs.
    fn of_pairs(&self, pairs: &[[usize; 2]]) -> Vec<String> {
        let cells = sorted(pairs.concat());
        let mut all = Vec::new();
        if cells.iter().any(|cell| self.position.value(*cell) != 0) {
            return all;
        }
        let size = u32::try_from(pairs.len()).expect("they are few");
        for chosen in combinations(self.side(), size) {
            let digits: Digits = (self.digits().enumerate())
                .filter(|(at, _)| chosen.contains(at))
                .map(|(_, digit)| digit)
                .collect();
            let roof = self.roof(&cells, digits);
            let mixed = roof.len() > 2 && self.candidates_besides(&roof, digits).len() > 1;
            let other_digits = self
                .digits()
                .filter(|digit| !digits.contains(*digit))
                .collect();
            let fewer = (2..pairs.len()).any(|count| {
                let some = combinations(pairs.len(), u32::try_from(count).expect("they are few"));
                some.into_iter().any(|some| {
                    let cells: Vec<usize> = some.iter().flat_map(|at| pairs[*at]).collect();
                    self.candidates_besides(&cells, other_digits).len() <= count
                })
            });
            if !mixed && !fewer && self.fillings(&cells, digits) > 0 {
                all.extend(self.of_deadly(&cells, digits));
            }
        }
        all
    }

    /// The number of ways to fill the cells with candidates among these digits.
    fn fillings(&self, cells: &[usize], digits: Digits) -> usize {
        let mut sequences: Vec<Vec<u8>> = vec![Vec::new()];
        for (at, &cell) in cells.iter().enumerate() {
            let fits = |way: &[u8], digit: u8| {
                (0..at).all(|before| way[before] != digit || !self.sees(cells[before], cell))
            };
            sequences = (sequences.iter())
                .flat_map(|way| {
                    let candidates = (self.candidates_of_cell(cell) & digits).iter();
                    let fitting = candidates.filter(|digit| fits(way, *digit));
                    fitting.map(|digit| [&way[..], &[digit]].concat())
                })
                .collect();
        }
        sequences.len()
    }

    /// The eliminations from a deadly pattern of these cells and digits.
    fn of_deadly(&self, cells: &[usize], digits: Digits) -> Vec<String> {
        let roof = self.roof(cells, digits);
        let outside = self.candidates_besides(&roof, digits);
        let mut all = Vec::new();
        if roof.len() == 1 {
            all.extend(self.eliminated(&roof, |eliminated| digits.contains(eliminated)));
        }
        if roof.len() > 1 && outside.len() == 1 {
            all.extend(self.eliminated(&self.seen_by(&roof), |eliminated| {
                outside.contains(eliminated)
            }));
        }
        if roof.len() == 2 {
            all.extend(self.roof_subsets(&roof, outside, digits));
            for digit in digits {
                let mut houses = self.houses().into_iter();
                let locked = houses.any(|house| {
                    let places = house.into_iter().filter(|cell| self.has(*cell, digit));
                    places.collect::<Vec<_>>() == roof
                });
                if locked {
                    let is_remaining =
                        |eliminated| eliminated != digit && digits.contains(eliminated);
                    all.extend(self.eliminated(&roof, is_remaining));
                }
            }
        }
        all
    }
}
