//! Domain consistency of one all-different constraint over as many cells as digits (Régin 1994).

use sudoku_grid::{Digits, Shape};

/// The number of cells of the largest house.
pub(super) const MAX_HOUSE_CELLS: usize = Shape::MAX_SIDE;

/// A matching of the cells of a house to digits.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Matching {
    /// For each cell of the house, its matched digit; 0 if it is unmatched.
    digit: [u8; MAX_HOUSE_CELLS],
    /// For each digit, at the index of the digit minus 1: the index of its matched cell in the house plus 1; 0 if it is
    /// unmatched.
    cell: [u8; MAX_HOUSE_CELLS],
}

impl Matching {
    /// Removes every candidate that belongs to no perfect matching; returns `false`, with the candidates
    /// unchanged, if there is no perfect matching.
    ///
    /// Starts from the matching of the call before, as Régin proposes. The result does not depend on the initial
    /// matching.
    pub(super) fn filter(&mut self, domains: &mut [Digits]) -> bool {
        if !self.make_perfect(domains) {
            return false;
        }
        let components = self.components(domains);
        for (cell, domain) in domains.iter_mut().enumerate() {
            *domain &= components[usize::from(self.digit[cell]) - 1];
        }
        true
    }

    /// Makes the matching perfect along augmenting paths; returns `false` if there is no perfect matching.
    fn make_perfect(&mut self, domains: &[Digits]) -> bool {
        for (cell, domain) in domains.iter().enumerate() {
            let digit = self.digit[cell];
            if digit != 0 && !domain.contains(digit) {
                self.digit[cell] = 0;
                self.cell[usize::from(digit) - 1] = 0;
            }
        }
        (0..domains.len()).all(|cell| {
            let mut visited = Digits::EMPTY;
            self.digit[cell] != 0 || self.augment(cell, domains, &mut visited)
        })
    }

    /// Matches one more cell along an augmenting path over digits that are not in `visited` (Kuhn); returns `false` if
    /// there is no such path. The depth of the recursion is at most the number of cells.
    fn augment(&mut self, cell: usize, domains: &[Digits], visited: &mut Digits) -> bool {
        for digit in domains[cell] {
            if visited.contains(digit) {
                continue;
            }
            visited.insert(digit);
            let digit_index = usize::from(digit) - 1;
            let matched_cell = usize::from(self.cell[digit_index]);
            if matched_cell == 0 || self.augment(matched_cell - 1, domains, visited) {
                self.digit[cell] = digit;
                #[expect(clippy::cast_possible_truncation, reason = "at most 25 cells")]
                let index = cell as u8 + 1;
                self.cell[digit_index] = index;
                return true;
            }
        }
        false
    }

    /// For each digit, at the index of the digit minus 1: the digits of its strongly connected component (Tarjan 1972)
    /// in the graph that has an edge from each digit to every candidate of its matched cell.
    fn components(&self, domains: &[Digits]) -> [Digits; MAX_HOUSE_CELLS] {
        let mut tarjan = Tarjan {
            matching: self,
            domains,
            order: [0; MAX_HOUSE_CELLS],
            low: [0; MAX_HOUSE_CELLS],
            visited: 0,
            stack: Digits::EMPTY,
            component: [Digits::EMPTY; MAX_HOUSE_CELLS],
        };
        for cell in 0..domains.len() {
            let digit = self.digit[cell];
            if tarjan.order[usize::from(digit) - 1] == 0 {
                tarjan.visit(digit);
            }
        }
        tarjan.component
    }
}

/// The state of Tarjan's depth-first search for strongly connected components.
struct Tarjan<'a> {
    matching: &'a Matching,
    domains: &'a [Digits],
    /// For each digit, at the index of the digit minus 1: the number of its visit, from 1; 0 if it was not visited.
    order: [u8; MAX_HOUSE_CELLS],
    /// For each digit, at the index of the digit minus 1: the number of the earliest visit to a digit on the stack
    /// that is known to be reachable.
    low: [u8; MAX_HOUSE_CELLS],
    /// The number of visits so far.
    visited: u8,
    /// The visited digits that have no component yet.
    stack: Digits,
    component: [Digits; MAX_HOUSE_CELLS],
}

impl Tarjan<'_> {
    /// Visits a digit and everything reachable from it, and assigns components to the digits that are complete.
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
            // The component contains all digits visited since this one that have no component yet.
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

    /// Returns `true` if the cells from `cell` on can be assigned different digits that are not in `used`.
    fn has_assignment(domains: &[Digits], cell: usize, used: Digits) -> bool {
        cell == domains.len()
            || (domains[cell] - used)
                .iter()
                .any(|digit| has_assignment(domains, cell + 1, used | Digits::only(digit)))
    }

    /// Filters by the definition of domain consistency: keeps the candidates with which the other cells of the house
    /// have an assignment. `None` if there is no assignment at all.
    pub(in super::super) fn naive_filter(domains: &[Digits]) -> Option<Vec<Digits>> {
        let supported_digits = |cell: usize| {
            let is_supported = |digit: &u8| {
                let mut assigned_domains = domains.to_vec();
                assigned_domains[cell] = Digits::only(*digit);
                // The cells with few candidates come first, which only saves time.
                assigned_domains.sort_by_key(|domain| domain.len());
                has_assignment(&assigned_domains, 0, Digits::EMPTY)
            };
            domains[cell]
                .iter()
                .filter(is_supported)
                .collect::<Digits>()
        };
        let filtered: Vec<_> = (0..domains.len()).map(supported_digits).collect();
        filtered
            .iter()
            .all(|domain| !domain.is_empty())
            .then_some(filtered)
    }

    /// Random candidates of a house: in most cases the digits of some assignment, and other digits with a random
    /// density.
    fn random_domains(side: usize, rng: &mut Rng) -> Vec<Digits> {
        let density = rng.random_range(0.05..0.5);
        let rotation = rng.random_range(0..side);
        let is_infeasible = rng.random_bool(0.2);
        (0..side)
            .map(|cell| {
                let assigned_digit = (cell + rotation) % side;
                let other_digits = (0..side)
                    .filter(|_| rng.random_bool(density))
                    .collect::<Vec<_>>();
                let assigned_candidate = (!is_infeasible).then_some(assigned_digit);
                #[expect(clippy::cast_possible_truncation, reason = "at most 25 digits")]
                other_digits
                    .into_iter()
                    .chain(assigned_candidate)
                    .map(|digit| digit as u8 + 1)
                    .collect()
            })
            .collect()
    }

    #[test]
    fn filtering_a_house_keeps_the_candidates_that_the_definition_keeps() {
        let mut rng = Seed(1).rng();
        let (mut failed_count, mut filtered_count) = (0, 0);
        for side in [4, 6, 9] {
            // One matching is used for all houses: the result must not depend on the previous house.
            let mut matching = Matching::default();
            for _ in 0..34_000 {
                let domains = random_domains(side, &mut rng);
                let mut filtered_domains = domains.clone();
                let result = matching
                    .filter(&mut filtered_domains)
                    .then_some(filtered_domains);
                assert_eq!(result, naive_filter(&domains), "{domains:?}");
                failed_count += usize::from(result.is_none());
                filtered_count +=
                    usize::from(result.is_some_and(|filtered_domains| filtered_domains != domains));
            }
        }
        assert!(
            failed_count > 5_000 && filtered_count > 20_000,
            "{failed_count} failed, {filtered_count} filtered"
        );
    }
}
