//! Why a digit cannot stand in a cell: what would follow from it, up to something impossible.

use sudoku_grid::{Digits, Position};

use crate::Context;
use crate::technique::houses_by_ease;

/// What follows once a digit is assumed: the steps that lead to something impossible, and no others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// In an order in which each follows from the assumption and those before it.
    pub steps: Vec<Consequence>,
    /// What is impossible then.
    pub end: Impossible,
}

/// One thing that follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// The cell has no other candidate left.
    OnlyDigit {
        /// The cell.
        cell: usize,
        /// What it takes.
        digit: u8,
    },
    /// The house has no other place left for the digit.
    OnlyPlace {
        /// The cell.
        cell: usize,
        /// What it takes.
        digit: u8,
        /// The house, by its index.
        house: usize,
    },
    /// All places of a digit in a house lie in another one: it goes from the rest of that.
    Locked {
        /// The digit.
        digit: u8,
        /// Where all its places are in the other house.
        house: usize,
        /// Where it goes from the rest.
        other: usize,
        /// The cells that lose it.
        cells: Vec<usize>,
    },
    /// Two cells of a house share the same two candidates, which go from its other cells.
    Pair {
        /// The two cells.
        pair: [usize; 2],
        /// The house, by its index.
        house: usize,
        /// What goes.
        eliminations: Vec<(usize, u8)>,
    },
}

/// What cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// A blank cell without a candidate.
    Cell(usize),
    /// A house without a place for a digit.
    House(usize, u8),
}

/// Assumes a digit in a blank cell, and looks for something impossible that follows by singles; by locked
/// candidates and naked pairs where there are none of those.
///
/// All that follows at once is taken together, so that what is found needs the fewest rounds; then every
/// step that can be left out is. `None` if these techniques come to an end first, which proves nothing.
///
/// # Panics
/// If the cell is not blank, or there is no such cell or digit.
pub fn refute(position: &Position, cell: usize, digit: u8) -> Option<Refutation> {
    assert_eq!(position.value(cell), 0, "the cell is blank");
    let mut start = position.clone();
    for other in start.candidates(cell) {
        if other != digit {
            start.eliminate(cell, other);
        }
    }
    start.place(cell, digit);
    let mut now = start.clone();
    let mut steps = Vec::new();
    loop {
        let ends = impossible(&now);
        let told = ends.into_iter().map(|end| shortened(&start, &steps, end));
        if let Some(refutation) = told.min_by_key(|told| told.steps.len()) {
            return Some(refutation);
        }
        let mut round = singles(&now);
        if round.is_empty() {
            round = eliminations(&now);
        }
        if round.is_empty() {
            return None;
        }
        // Of two that cannot stand together the second does not follow any more.
        round.retain(|step| step.follow(&mut now));
        steps.append(&mut round);
    }
}

impl Consequence {
    /// Does it to a position, if it follows there.
    fn follow(&self, position: &mut Position) -> bool {
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
                let has = |cell: &usize| position.candidates(*cell).contains(digit);
                let follows = has(&cell) && cells.iter().filter(|cell| has(cell)).count() == 1;
                if follows {
                    // So that none of its other candidates is held to be there still.
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
                let has = |cell: &&usize| position.candidates(**cell).contains(*digit);
                let within = |cell: &usize| houses.of(*cell).contains(other);
                let follows = houses.cells(*house).iter().filter(has).all(within);
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

/// Every single there is, by each of its reasons.
fn singles(now: &Position) -> Vec<Consequence> {
    let context = Context::new(now);
    let only_digit = now.blanks().filter_map(|cell| {
        let digit = now.candidates(cell).iter().next()?;
        (now.candidates(cell).len() == 1).then_some(Consequence::OnlyDigit { cell, digit })
    });
    let mut found: Vec<_> = only_digit.collect();
    for house in houses_by_ease(now.shape()) {
        for digit in context.digits() {
            if context.places(house, digit).is_power_of_two() {
                let cells = context.cells_of(house, digit);
                found.extend(cells.map(|cell| Consequence::OnlyPlace { cell, digit, house }));
            }
        }
    }
    found
}

/// What locked candidates and naked pairs rule out.
fn eliminations(now: &Position) -> Vec<Consequence> {
    let context = Context::new(now);
    let houses = now.shape().houses();
    let mut found = Vec::new();
    for house in houses_by_ease(now.shape()) {
        for digit in context.digits() {
            let places: Vec<usize> = context.cells_of(house, digit).collect();
            let [first, _, ..] = places[..] else {
                continue;
            };
            for other in houses.of(first) {
                let within = |cell: &usize| houses.of(*cell).contains(&other);
                let cells: Vec<usize> = (context.cells_of(other, digit))
                    .filter(|cell| !places.contains(cell))
                    .collect();
                if places.iter().all(within) && !cells.is_empty() {
                    found.push(Consequence::Locked {
                        digit,
                        house,
                        other,
                        cells,
                    });
                }
            }
        }
        pairs(&context, house, &mut found);
    }
    found
}

fn pairs(context: &Context<'_>, house: usize, found: &mut Vec<Consequence>) {
    let cells = context.shape().houses().cells(house);
    let twos = |cell: &&usize| context.candidates(**cell).len() == 2;
    for &one in cells.iter().filter(twos) {
        let digits = context.candidates(one);
        for &two in cells.iter().filter(|&&cell| cell > one) {
            if context.candidates(two) != digits {
                continue;
            }
            let others = cells.iter().filter(|cell| ![one, two].contains(*cell));
            let eliminations: Vec<(usize, u8)> = others
                .flat_map(|&cell| {
                    let shared = context.candidates(cell) & digits;
                    shared.iter().map(move |digit| (cell, digit))
                })
                .collect();
            if !eliminations.is_empty() {
                found.push(Consequence::Pair {
                    pair: [one, two],
                    house,
                    eliminations,
                });
            }
        }
    }
}

/// All that is impossible on a position: cells, or houses where every cell has a candidate.
fn impossible(now: &Position) -> Vec<Impossible> {
    let blanks = now.blanks();
    let cells = blanks.filter(|cell| now.candidates(*cell).is_empty());
    let mut ends: Vec<_> = cells.map(Impossible::Cell).collect();
    let shape = now.shape();
    for house in houses_by_ease(shape) {
        for digit in Digits::all(shape.side()) {
            let end = Impossible::House(house, digit);
            if end.is_there(now) {
                ends.push(end);
            }
        }
    }
    ends
}

impl Impossible {
    fn is_there(self, now: &Position) -> bool {
        match self {
            Self::Cell(cell) => now.candidates(cell).is_empty(),
            Self::House(house, digit) => {
                let mut cells = now.shape().houses().cells(house).iter();
                !cells.any(|cell| now.candidates(*cell).contains(digit))
            }
        }
    }
}

/// The steps without those that the end can do without, the last left out first.
fn shortened(start: &Position, steps: &[Consequence], end: Impossible) -> Refutation {
    let mut steps = steps.to_vec();
    for at in (0..steps.len()).rev() {
        let left_out = steps.remove(at);
        let mut now = start.clone();
        if !steps.iter().all(|step| step.follow(&mut now)) || !end.is_there(&now) {
            steps.insert(at, left_out);
        }
    }
    Refutation { steps, end }
}
