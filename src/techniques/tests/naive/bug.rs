//! Bivalue universal graves.

use std::collections::BTreeSet;

use sudoku_grid::Digits;

use super::{Naive, Twin};

pub(super) fn twin(id: &str) -> Option<Twin> {
    Some(match id {
        "bug" => (|naive| naive.bug(1)) as Twin,
        "bug-2" => |naive| naive.bug(2),
        "bug-3" => |naive| naive.bug(3),
        "bug-4" => |naive| naive.bug(4),
        _ => return None,
    })
}

type Candidates = Vec<(usize, u8)>;

impl Naive<'_> {
    /// Every set of at most nine candidates whose removal leaves two candidates in each blank cell
    /// and two places for each digit in every house that has any.
    fn graves(&self) -> Vec<Candidates> {
        let blanks: Vec<usize> = self.position.blanks().collect();
        let candidate_count = blanks
            .iter()
            .map(|cell| self.candidates_of_cell(*cell).len())
            .sum::<usize>();
        if candidate_count <= 2 * blanks.len() || candidate_count > 2 * blanks.len() + 9 {
            return Vec::new();
        }
        let mut all = Vec::new();
        let mut partial_choices = vec![(0, Vec::new())];
        while let Some((at, taken)) = partial_choices.pop() {
            if at == blanks.len() {
                if self.is_grave(&taken) {
                    all.push(taken);
                }
                continue;
            }
            let candidates = self.candidates_of_cell(blanks[at]);
            for low in candidates {
                for high in candidates {
                    if low < high {
                        let pair: Digits = [low, high].into_iter().collect();
                        let mut extended = taken.clone();
                        extended
                            .extend((candidates - pair).iter().map(|digit| (blanks[at], digit)));
                        partial_choices.push((at + 1, extended));
                    }
                }
            }
        }
        all
    }

    fn is_grave(&self, taken: &[(usize, u8)]) -> bool {
        self.houses().into_iter().all(|house| {
            self.digits().all(|digit| {
                let has = |cell: &&usize| self.has(**cell, digit);
                let before = house.iter().filter(has).count();
                let is_remaining = |cell: &&usize| has(cell) && !taken.contains(&(**cell, digit));
                let after = house.iter().filter(is_remaining).count();
                after == 2 || before == 0
            })
        })
    }

    fn bug(&self, kind: u8) -> Vec<String> {
        let mut all = Vec::new();
        for extras in self.graves() {
            let roof: BTreeSet<usize> = extras.iter().map(|(cell, _)| *cell).collect();
            let roof: Vec<usize> = roof.into_iter().collect();
            let outside: Digits = extras.iter().map(|(_, digit)| *digit).collect();
            match (kind, &extras[..]) {
                (1, [(cell, digit)]) => all.push(format!("{}={digit}", self.name(*cell))),
                (2, [_, _, ..]) => all.extend(self.against_all(&extras)),
                (3, _) => all.extend(self.roof_subsets(&roof, outside, Digits::EMPTY)),
                (4, _) => all.extend(self.kept_by_two(&roof, &extras)),
                _ => {}
            }
        }
        all
    }

    /// The candidates that each of the extra candidates excludes.
    fn against_all(&self, extras: &[(usize, u8)]) -> Option<String> {
        let mut eliminations = Vec::new();
        for cell in self.position.blanks() {
            for digit in self.candidates_of_cell(cell) {
                let conflicts_with = |&(other, own): &(usize, u8)| {
                    (cell == other && digit != own) || (digit == own && self.sees(cell, other))
                };
                if extras.iter().all(conflicts_with) {
                    eliminations.push(format!("{}<>{digit}", self.name(cell)));
                }
            }
        }
        (!eliminations.is_empty()).then(|| eliminations.join(";"))
    }

    fn kept_by_two(&self, roof: &[usize], extras: &[(usize, u8)]) -> Vec<String> {
        let &[one, other] = roof else {
            return Vec::new();
        };
        let extra_digits = |cell: usize| -> Digits {
            let candidates = self.candidates_of_cell(cell).iter();
            candidates
                .filter(|digit| !extras.contains(&(cell, *digit)))
                .collect()
        };
        let mut all = Vec::new();
        for digit in extra_digits(one) & extra_digits(other) {
            let mut houses = self.houses().into_iter();
            let locked = houses.any(|house| {
                let places = house.into_iter().filter(|cell| self.has(*cell, digit));
                places.collect::<Vec<_>>() == roof
            });
            let mut eliminations = Vec::new();
            for &cell in roof {
                for grave_digit in extra_digits(cell)
                    .iter()
                    .filter(|grave_digit| locked && *grave_digit != digit)
                {
                    eliminations.push(format!("{}<>{grave_digit}", self.name(cell)));
                }
            }
            if !eliminations.is_empty() {
                all.push(eliminations.join(";"));
            }
        }
        all
    }
}
