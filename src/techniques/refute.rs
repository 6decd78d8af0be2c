//! Refutation of a wrong digit: the consequences of placing the digit, up to a contradiction.

use sudoku_grid::{Digits, Position};

use crate::Context;
use crate::house_order::houses_by_ease;

/// A proof that a digit cannot be in a cell: the inferences that lead from the assumption to a
/// contradiction, without superfluous ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The inferences, ordered so that each follows from the assumption and the inferences before
    /// it.
    pub steps: Vec<Consequence>,
    /// The contradiction at the end.
    pub end: Contradiction,
}

/// One inference of a [`Refutation`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// Naked single: the cell has one remaining candidate.
    OnlyDigit {
        /// The index of the cell.
        cell: usize,
        /// The digit that the cell must hold.
        digit: u8,
    },
    /// Hidden single: the house has one remaining place for the digit.
    OnlyPlace {
        /// The index of the cell.
        cell: usize,
        /// The digit that the cell must hold.
        digit: u8,
        /// The index of the house.
        house: usize,
    },
    /// Locked candidates: all places of the digit in `house` also lie in `other`, so the digit is
    /// removed from the rest of `other`.
    Locked {
        /// The digit.
        digit: u8,
        /// The index of the house in which the digit is confined to the intersection.
        house: usize,
        /// The index of the house from whose other cells the digit is removed.
        other: usize,
        /// The cells from which the digit is removed.
        cells: Vec<usize>,
    },
    /// Naked pair: two cells of a house have the same two candidates, which are removed from the
    /// other cells of the house.
    Pair {
        /// The two cells of the pair.
        pair: [usize; 2],
        /// The index of the house.
        house: usize,
        /// The candidates removed, as (cell, digit).
        eliminations: Vec<(usize, u8)>,
    },
}

/// A contradiction, which shows that the position has no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// The blank cell with this index has no candidate.
    Cell(usize),
    /// The house with this index has no place for this digit.
    House(usize, u8),
}

/// Assumes a digit in a blank cell and searches for a contradiction by naked and hidden singles,
/// and by locked candidates and naked pairs whenever there are no singles.
///
/// The search is breadth first: all inferences that are available at the same time are made
/// together, so that the contradiction needs the fewest rounds. Then every inference that the
/// contradiction does not need is removed. Returns `None` if no contradiction is found, which
/// proves nothing.
///
/// # Panics
/// Panics if the cell is filled, or if there is no such cell or digit.
pub fn refute(position: &Position, cell: usize, digit: u8) -> Option<Refutation> {
    assert_eq!(position.value(cell), 0, "the cell is blank");
    let mut start = position.clone();
    for other in start.candidates(cell) {
        if other != digit {
            start.eliminate(cell, other);
        }
    }
    start.place(cell, digit);
    let mut board = start.clone();
    let mut steps = Vec::new();
    loop {
        let contradictions = contradictions(&board);
        let refutations = contradictions
            .into_iter()
            .map(|end| minimize(&start, &steps, end));
        if let Some(refutation) = refutations.min_by_key(|refutation| refutation.steps.len()) {
            return Some(refutation);
        }
        let mut inferences = all_singles(&board);
        if inferences.is_empty() {
            inferences = all_eliminations(&board);
        }
        if inferences.is_empty() {
            return None;
        }
        // If two inferences of a inferences exclude each other, the second no longer follows.
        inferences.retain(|step| step.apply_to(&mut board));
        steps.append(&mut inferences);
    }
}

impl Consequence {
    /// Applies the inference to `position` if it follows from the position; returns `true` if it does.
    fn apply_to(&self, position: &mut Position) -> bool {
        match self {
            &Self::OnlyDigit { cell, digit } => {
                let follows = position.candidates(cell) == Digits::only(digit);
                if follows {
                    position.place(cell, digit);
                }
                follows
            }
            &Self::OnlyPlace { cell, digit, house } => {
                let cells = position.shape().houses().cells(house);
                let is_candidate = |cell: &usize| position.candidates(*cell).contains(digit);
                let follows = is_candidate(&cell)
                    && cells.iter().filter(|cell| is_candidate(cell)).count() == 1;
                if follows {
                    // `place` also clears the cell's other candidates.
                    position.place(cell, digit);
                }
                follows
            }
            Self::Locked {
                digit,
                house,
                other,
                cells,
            } => {
                let houses = position.shape().houses();
                let is_candidate = |cell: &&usize| position.candidates(**cell).contains(*digit);
                let is_in_house = |cell: &usize| houses.of(*cell).contains(other);
                let follows = houses
                    .cells(*house)
                    .iter()
                    .filter(is_candidate)
                    .all(is_in_house);
                for &cell in cells.iter().filter(|_| follows) {
                    position.eliminate(cell, *digit);
                }
                follows
            }
            Self::Pair {
                pair, eliminations, ..
            } => {
                let [one, two] = pair.map(|cell| position.candidates(cell));
                let follows = (one | two).len() == 2;
                for &(cell, digit) in eliminations.iter().filter(|_| follows) {
                    position.eliminate(cell, digit);
                }
                follows
            }
        }
    }
}

/// All naked and hidden singles. A cell that is a single for several reasons occurs once per
/// reason.
fn all_singles(position: &Position) -> Vec<Consequence> {
    let context = Context::new(position);
    let only_digit = position.blanks().filter_map(|cell| {
        let digit = position.candidates(cell).iter().next()?;
        (position.candidates(cell).len() == 1).then_some(Consequence::OnlyDigit { cell, digit })
    });
    let mut singles: Vec<_> = only_digit.collect();
    for house in houses_by_ease(position.shape()) {
        for digit in context.digits() {
            if context.places(house, digit).is_power_of_two() {
                let cells = context.candidate_cells(house, digit);
                singles.extend(cells.map(|cell| Consequence::OnlyPlace { cell, digit, house }));
            }
        }
    }
    singles
}

/// The eliminations by locked candidates and naked pairs.
fn all_eliminations(position: &Position) -> Vec<Consequence> {
    let context = Context::new(position);
    let houses = position.shape().houses();
    let mut consequences = Vec::new();
    for house in houses_by_ease(position.shape()) {
        for digit in context.digits() {
            let places: Vec<usize> = context.candidate_cells(house, digit).collect();
            let [first, _, ..] = places[..] else {
                continue;
            };
            for other in houses.of(first) {
                let is_in_house = |cell: &usize| houses.of(*cell).contains(&other);
                let cells: Vec<usize> = (context.candidate_cells(other, digit))
                    .filter(|cell| !places.contains(cell))
                    .collect();
                if places.iter().all(is_in_house) && !cells.is_empty() {
                    consequences.push(Consequence::Locked {
                        digit,
                        house,
                        other,
                        cells,
                    });
                }
            }
        }
        add_naked_pairs(&context, house, &mut consequences);
    }
    consequences
}

/// Adds the naked pairs of a house that eliminate a candidate.
fn add_naked_pairs(context: &Context<'_>, house: usize, consequences: &mut Vec<Consequence>) {
    let cells = context.shape().houses().cells(house);
    let is_bivalue = |cell: &&usize| context.candidates(**cell).len() == 2;
    for &one in cells.iter().filter(is_bivalue) {
        let digits = context.candidates(one);
        for &two in cells.iter().filter(|&&cell| cell > one) {
            if context.candidates(two) != digits {
                continue;
            }
            let other_cells = cells.iter().filter(|cell| ![one, two].contains(*cell));
            let eliminations: Vec<(usize, u8)> = other_cells
                .flat_map(|&cell| {
                    let shared_digits = context.candidates(cell) & digits;
                    shared_digits.iter().map(move |digit| (cell, digit))
                })
                .collect();
            if !eliminations.is_empty() {
                consequences.push(Consequence::Pair {
                    pair: [one, two],
                    house,
                    eliminations,
                });
            }
        }
    }
}

/// All contradictions on a position: first blank cells without a candidate, then houses without a
/// place for a digit.
fn contradictions(position: &Position) -> Vec<Contradiction> {
    let blanks = position.blanks();
    let cells = blanks.filter(|cell| position.candidates(*cell).is_empty());
    let mut contradictions: Vec<_> = cells.map(Contradiction::Cell).collect();
    let shape = position.shape();
    for house in houses_by_ease(shape) {
        for digit in Digits::all(shape.side()) {
            let contradiction = Contradiction::House(house, digit);
            if contradiction.holds_on(position) {
                contradictions.push(contradiction);
            }
        }
    }
    contradictions
}

impl Contradiction {
    /// Returns `true` if the position has this contradiction.
    fn holds_on(self, position: &Position) -> bool {
        match self {
            Self::Cell(cell) => position.candidates(cell).is_empty(),
            Self::House(house, digit) => {
                let mut cells = position.shape().houses().cells(house).iter();
                !cells.any(|cell| position.candidates(*cell).contains(digit))
            }
        }
    }
}

/// The refutation without the steps that it does not need. The steps are tested from the last to the first,
/// and each unnecessary step is removed.
fn minimize(start: &Position, steps: &[Consequence], end: Contradiction) -> Refutation {
    let mut steps = steps.to_vec();
    for index in (0..steps.len()).rev() {
        let removed_step = steps.remove(index);
        let mut position = start.clone();
        if !steps.iter().all(|step| step.apply_to(&mut position)) || !end.holds_on(&position) {
            steps.insert(index, removed_step);
        }
    }
    Refutation { steps, end }
}
