//! Domain consistency of one all-different constraint over as many cells as digits (Régin 1994).

use sudoku_grid::{Digits, Shape};

/// The number of cells of the largest house.
pub(super) const MAX_CELLS: usize = Shape::MAX_SIDE;

/// A matching of the cells of a house to digits.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Matching {
    /// For each cell of the house, its digit, or 0.
    digit: [u8; MAX_CELLS],
    /// For each digit, at the index of the digit minus 1: the index of its cell in the house plus 1, or 0.
    cell: [u8; MAX_CELLS],
}

impl Matching {
    /// Removes every candidate that belongs to no perfect matching; returns `false`, with the candidates
    /// unchanged, if there is no perfect matching.
    ///
    /// Starts from the matching of the call before, as Régin proposes. The result does not depend on it.
    pub(super) fn filter(&mut self, domains: &mut [Digits]) -> bool {
        if !self.complete(domains) {
            return false;
        }
        let components = self.components(domains);
        for (at, domain) in domains.iter_mut().enumerate() {
            *domain &= components[usize::from(self.digit[at]) - 1];
        }
        true
    }

    /// Makes the matching perfect along augmenting paths; returns whether that is possible.
    fn complete(&mut self, domains: &[Digits]) -> bool {
        for (at, domain) in domains.iter().enumerate() {
            let digit = self.digit[at];
            if digit != 0 && !domain.contains(digit) {
                self.digit[at] = 0;
                self.cell[usize::from(digit) - 1] = 0;
            }
        }
        (0..domains.len()).all(|at| {
            let mut seen = Digits::EMPTY;
            self.digit[at] != 0 || self.augment(at, domains, &mut seen)
        })
    }

    /// Matches one more cell, rematching others if necessary (Kuhn). The depth of the recursion is at most the number
    /// of cells.
    fn augment(&mut self, at: usize, domains: &[Digits], seen: &mut Digits) -> bool {
        for digit in domains[at] {
            if seen.contains(digit) {
                continue;
            }
            seen.insert(digit);
            let place = usize::from(digit) - 1;
            let owner = usize::from(self.cell[place]);
            if owner == 0 || self.augment(owner - 1, domains, seen) {
                self.digit[at] = digit;
                #[expect(clippy::cast_possible_truncation, reason = "at most 25 cells")]
                let index = at as u8 + 1;
                self.cell[place] = index;
                return true;
            }
        }
        false
    }

    /// By digit, minus 1: its strongly connected component. Each digit stands for its matched cell too, so there is an
    /// edge from a digit to every candidate of its cell (Tarjan 1972).
    fn components(&self, domains: &[Digits]) -> [Digits; MAX_CELLS] {
        let mut tarjan = Tarjan {
            matching: self,
            domains,
            order: [0; MAX_CELLS],
            low: [0; MAX_CELLS],
            visited: 0,
            stack: Digits::EMPTY,
            component: [Digits::EMPTY; MAX_CELLS],
        };
        for at in 0..domains.len() {
            let digit = self.digit[at];
            if tarjan.order[usize::from(digit) - 1] == 0 {
                tarjan.visit(digit);
            }
        }
        tarjan.component
    }
}

/// Tarjan's depth-first search.
struct Tarjan<'a> {
    matching: &'a Matching,
    domains: &'a [Digits],
    /// For each digit, at the index of the digit minus 1: the number of its visit, from 1; 0 if it was not visited.
    order: [u8; MAX_CELLS],
    /// By digit, minus 1: the earliest visited digit on the stack that is known to be reachable.
    low: [u8; MAX_CELLS],
    visited: u8,
    /// Visited digits without a component.
    stack: Digits,
    component: [Digits; MAX_CELLS],
}

impl Tarjan<'_> {
    fn visit(&mut self, digit: u8) {
        let index = usize::from(digit) - 1;
        self.visited += 1;
        self.order[index] = self.visited;
        self.low[index] = self.visited;
        self.stack.insert(digit);
        for next in self.domains[usize::from(self.matching.cell[index]) - 1] {
            let next_index = usize::from(next) - 1;
            if self.order[next_index] == 0 {
                self.visit(next);
                self.low[index] = self.low[index].min(self.low[next_index]);
            } else if self.stack.contains(next) {
                self.low[index] = self.low[index].min(self.order[next_index]);
            }
        }
        if self.low[index] == self.order[index] {
            // Everything visited since this digit that has no component yet.
            let is_later = |&other: &u8| self.order[usize::from(other) - 1] >= self.order[index];
            let component: Digits = self.stack.iter().filter(is_later).collect();
            self.stack -= component;
            for member in component {
                self.component[usize::from(member) - 1] = component;
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use rand::RngExt as _;
    use sudoku_search::{Rng, Seed};

    use super::*;

    /// Returns `true` if the cells from `at` on can be assigned different digits that are not in `used`.
    fn extends(domains: &[Digits], at: usize, used: Digits) -> bool {
        at == domains.len()
            || (domains[at] - used)
                .iter()
                .any(|digit| extends(domains, at + 1, used | Digits::only(digit)))
    }

    /// Domain consistency by definition: the candidates for which the rest of the house has an assignment.
    pub(in super::super) fn naive(domains: &[Digits]) -> Option<Vec<Digits>> {
        let supported = |at: usize| {
            let assigned = |digit: &u8| {
                let mut fixed = domains.to_vec();
                fixed[at] = Digits::only(*digit);
                // Cells with few candidates first: the order changes nothing but the time.
                fixed.sort_by_key(|domain| domain.len());
                extends(&fixed, 0, Digits::EMPTY)
            };
            domains[at].iter().filter(assigned).collect::<Digits>()
        };
        let all: Vec<_> = (0..domains.len()).map(supported).collect();
        all.iter().all(|domain| !domain.is_empty()).then_some(all)
    }

    /// The candidates of a house: around an assignment, which exists in most cases, with few or many others.
    fn random_domains(side: usize, rng: &mut Rng) -> Vec<Digits> {
        let density = rng.random_range(0.05..0.5);
        let shift = rng.random_range(0..side);
        let broken = rng.random_bool(0.2);
        (0..side)
            .map(|at| {
                let own_cell = (at + shift) % side;
                let other_digits = (0..side)
                    .filter(|_| rng.random_bool(density))
                    .collect::<Vec<_>>();
                let own_digit = (!broken).then_some(own_cell);
                #[expect(clippy::cast_possible_truncation, reason = "at most 25 digits")]
                other_digits
                    .into_iter()
                    .chain(own_digit)
                    .map(|digit| digit as u8 + 1)
                    .collect()
            })
            .collect()
    }

    #[test]
    fn filtering_a_house_keeps_what_the_definition_keeps() {
        let mut rng = Seed(1).rng();
        let (mut failed, mut filtered) = (0, 0);
        for side in [4, 6, 9] {
            // One matching object for all houses: leftovers of another house must not matter.
            let mut matching = Matching::default();
            for _ in 0..34_000 {
                let domains = random_domains(side, &mut rng);
                let mut filtered_domains = domains.clone();
                let found = matching
                    .filter(&mut filtered_domains)
                    .then_some(filtered_domains);
                assert_eq!(found, naive(&domains), "{domains:?}");
                failed += usize::from(found.is_none());
                filtered +=
                    usize::from(found.is_some_and(|filtered_domains| filtered_domains != domains));
            }
        }
        assert!(
            failed > 5_000 && filtered > 20_000,
            "{failed} failed, {filtered} filtered"
        );
    }
}
