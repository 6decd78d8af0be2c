//! Bivalue universal graves.

use std::collections::BTreeSet;

use sudoku_grid::Digits;

use super::{Naive, NaiveTechnique};

pub(super) fn naive_technique(id: &str) -> Option<NaiveTechnique> {
    Some(match id {
        "bug" => (|naive| naive.bug(1)) as NaiveTechnique,
        "bug-2" => |naive| naive.bug(2),
        "bug-3" => |naive| naive.bug(3),
        "bug-4" => |naive| naive.bug(4),
        _ => return None,
    })
}

/// Candidates, as (cell, digit).
type Candidates = Vec<(usize, u8)>;

impl Naive<'_> {
    /// Every set of at most nine candidates whose removal leaves two candidates in each blank cell
    /// and two places for each digit in every house that has any.
    fn extra_candidate_sets(&self) -> Vec<Candidates> {
        let blanks: Vec<usize> = self.position.blanks().collect();
        let candidate_count = blanks
            .iter()
            .map(|cell| self.candidates_of_cell(*cell).len())
            .sum::<usize>();
        if candidate_count <= 2 * blanks.len() || candidate_count > 2 * blanks.len() + 9 {
            return Vec::new();
        }
        let mut sets = Vec::new();
        let mut partial_choices = vec![(0, Vec::new())];
        while let Some((i, extras)) = partial_choices.pop() {
            if i == blanks.len() {
                if self.is_bug(&extras) {
                    sets.push(extras);
                }
                continue;
            }
            let candidates = self.candidates_of_cell(blanks[i]);
            for low in candidates {
                for high in candidates {
                    if low < high {
                        let pair: Digits = [low, high].into_iter().collect();
                        let mut extended = extras.clone();
                        extended.extend((candidates - pair).iter().map(|digit| (blanks[i], digit)));
                        partial_choices.push((i + 1, extended));
                    }
                }
            }
        }
        sets
    }

    /// Returns `true` if without the extra candidates each digit has two places in every house in which it is a
    /// candidate.
    fn is_bug(&self, extras: &[(usize, u8)]) -> bool {
        self.houses().into_iter().all(|house| {
            self.digits().all(|digit| {
                let has_digit = |cell: &&usize| self.has_candidate(**cell, digit);
                let place_count = house.iter().filter(has_digit).count();
                let is_bug_place =
                    |cell: &&usize| has_digit(cell) && !extras.contains(&(**cell, digit));
                let bug_place_count = house.iter().filter(is_bug_place).count();
                bug_place_count == 2 || place_count == 0
            })
        })
    }

    fn bug(&self, kind: u8) -> Vec<String> {
        let mut instances = Vec::new();
        for extras in self.extra_candidate_sets() {
            let roof: BTreeSet<usize> = extras.iter().map(|(cell, _)| *cell).collect();
            let roof: Vec<usize> = roof.into_iter().collect();
            let extra_digits: Digits = extras.iter().map(|(_, digit)| *digit).collect();
            match (kind, &extras[..]) {
                (1, [(cell, digit)]) => instances.push(format!("{}={digit}", self.name(*cell))),
                (2, [_, _, ..]) => instances.extend(self.eliminations_by_all(&extras)),
                (3, _) => instances.extend(self.roof_subsets(&roof, extra_digits, Digits::EMPTY)),
                (4, _) => instances.extend(self.eliminations_of_two_cells(&roof, &extras)),
                _ => {}
            }
        }
        instances
    }

    /// The eliminations of the candidates that each of the extra candidates excludes, as text, or `None` if there
    /// are none.
    fn eliminations_by_all(&self, extras: &[(usize, u8)]) -> Option<String> {
        let mut eliminations = Vec::new();
        for cell in self.position.blanks() {
            for digit in self.candidates_of_cell(cell) {
                let conflicts_with = |&(other, extra_digit): &(usize, u8)| {
                    (cell == other && digit != extra_digit)
                        || (digit == extra_digit && self.sees(cell, other))
                };
                if extras.iter().all(conflicts_with) {
                    eliminations.push(format!("{}<>{digit}", self.name(cell)));
                }
            }
        }
        (!eliminations.is_empty()).then(|| eliminations.join(";"))
    }

    /// The eliminations of type 4: if the extra candidates are in two cells and a digit of the BUG in both cells
    /// has no other place in a house, the other digits of the BUG are eliminated from the two cells.
    fn eliminations_of_two_cells(&self, roof: &[usize], extras: &[(usize, u8)]) -> Vec<String> {
        let &[one, other] = roof else {
            return Vec::new();
        };
        let bug_digits = |cell: usize| -> Digits {
            let candidates = self.candidates_of_cell(cell).iter();
            candidates
                .filter(|digit| !extras.contains(&(cell, *digit)))
                .collect()
        };
        let mut instances = Vec::new();
        for digit in bug_digits(one) & bug_digits(other) {
            let mut houses = self.houses().into_iter();
            let is_locked = houses.any(|house| {
                let places = house
                    .into_iter()
                    .filter(|cell| self.has_candidate(*cell, digit));
                places.collect::<Vec<_>>() == roof
            });
            let mut eliminations = Vec::new();
            for &cell in roof {
                for bug_digit in bug_digits(cell)
                    .iter()
                    .filter(|bug_digit| is_locked && *bug_digit != digit)
                {
                    eliminations.push(format!("{}<>{bug_digit}", self.name(cell)));
                }
            }
            if !eliminations.is_empty() {
                instances.push(eliminations.join(";"));
            }
        }
        instances
    }
}
