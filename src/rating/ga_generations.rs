//! How many generations a small genetic algorithm needs.

use sudoku_grid::{Digits, Shape};
use sudoku_search::{Rng, Seed, pick, shuffle};

use crate::board::{Board, Verdict};
use crate::scale::{About, Column, Rater, Scale};
use crate::{Rating, UniquePuzzle, Value};

pub(crate) struct GaGenerations;

/// Individuals of a population.
const POPULATION: usize = 200;
/// Individuals drawn for a parent, of which the fittest becomes it.
const TOURNAMENT: usize = 3;
/// Generations without a better individual after which all are drawn anew.
const PATIENCE: u32 = 50;
/// Generations of a try.
const MOST: u32 = 300;
const TRIES: u32 = 10;
/// Pairs looked at for one whose exchange leaves both cells a candidate.
const PAIRS: usize = 8;

static ABOUT: About = About {
    id: "ga-generations",
    name: "Generations",
    measures: "How many generations a genetic algorithm needs for what singles leave.",
    definition: "Naked and hidden singles come first. In an individual each box holds all its digits; \
                 its fitness is how many digits are missing in rows and columns and how many stand \
                 where they are no candidates. There are 200 individuals. The fittest lives on; every \
                 other one has two parents, each the fittest of three drawn at random, takes each box \
                 from one or the other, and exchanges one or two pairs of cells within a box. After 50 \
                 generations without a better individual all are drawn anew; a try ends after 300. \
                 The rating is the number of generations of ten tries divided by the number of tries \
                 that found the solution; where none did, it is at least all of them.",
    source: "Mantere and Koljonen, \"Solving, rating and generating Sudoku puzzles with GA\", IEEE \
             CEC 2007, whose idea it is to rate so; this genetic algorithm is ours.",
    unit: "generations",
    checked: "On 205 puzzles of all kinds its rank correlation with the search depth is 0.93. Mantere \
              and Koljonen's table is of puzzles that are not here.",
    sides: (4, 25),
    random: true,
    columns: &[Column {
        id: "ga_generations",
        name: "Generations",
        decimals: 0,
        classes: &[],
    }],
};

impl Scale for GaGenerations {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn start(&self, puzzle: &UniquePuzzle, seed: Seed) -> Box<dyn Rater> {
        let mut board = Board::new(puzzle.start());
        if board.propagate(true) == Verdict::Solved {
            return Box::new(Rating::from(Value::Number(0.0)));
        }
        let world = World::new(puzzle.shape(), &board);
        let mut rng = seed.rng();
        Box::new(Evolving {
            population: world.population(&mut rng),
            world,
            rng,
            stale: 0,
            generation: 0,
            tries: 0,
            solved: 0,
            generations: 0,
        })
    }
}

/// What all individuals share.
struct World {
    side: usize,
    candidates: Vec<Digits>,
    /// The digits that are settled; 0 is a blank.
    settled: Vec<u8>,
    /// Of each box that has any, the blank cells and the digits that go there.
    boxes: Vec<(Vec<usize>, Vec<u8>)>,
}

/// A filling of the grid, and what is wrong with it.
#[derive(Clone)]
struct Individual {
    faults: usize,
    digits: Vec<u8>,
}

impl World {
    fn new(shape: Shape, board: &Board) -> Self {
        let houses = shape.houses();
        let candidates: Vec<_> = (0..shape.cells())
            .map(|cell| board.candidates(cell))
            .collect();
        let settled: Vec<_> = (candidates.iter().map(|left| left.single().unwrap_or(0))).collect();
        let boxes = houses.iter().skip(2 * shape.side()).map(|cells| {
            let there: Digits = cells.iter().map(|cell| settled[*cell]).collect();
            let blanks = cells.iter().copied().filter(|cell| settled[*cell] == 0);
            let missing = Digits::all(shape.side()) - there;
            (blanks.collect(), missing.iter().collect())
        });
        let boxes: Vec<(Vec<usize>, Vec<u8>)> = boxes.collect();
        Self {
            side: shape.side(),
            boxes: boxes
                .into_iter()
                .filter(|(cells, _)| !cells.is_empty())
                .collect(),
            candidates,
            settled,
        }
    }

    /// Digits missing in rows and columns, and digits where they cannot be.
    fn judged(&self, digits: Vec<u8>) -> Individual {
        let mut columns = [Digits::EMPTY; Shape::MAX_SIDE];
        let mut there = 0;
        for row in digits.chunks_exact(self.side) {
            let mut own = Digits::EMPTY;
            for (column, &digit) in columns.iter_mut().zip(row) {
                let digit = Digits::only(digit);
                own |= digit;
                *column |= digit;
            }
            there += own.len();
        }
        there += columns[..self.side]
            .iter()
            .map(|column| column.len())
            .sum::<usize>();
        let blanks = self.boxes.iter().flat_map(|(cells, _)| cells);
        let misplaced = blanks.filter(|cell| !self.candidates[**cell].contains(digits[**cell]));
        Individual {
            faults: 2 * self.side * self.side - there + misplaced.count(),
            digits,
        }
    }

    /// Individuals drawn at random, fittest first.
    fn population(&self, rng: &mut Rng) -> Vec<Individual> {
        let drawn = (0..POPULATION).map(|_| {
            let mut digits = self.settled.clone();
            for (cells, missing) in &self.boxes {
                let mut missing = missing.clone();
                shuffle(&mut missing, rng);
                for (&cell, digit) in cells.iter().zip(missing) {
                    digits[cell] = digit;
                }
            }
            self.judged(digits)
        });
        in_order(drawn.collect())
    }

    /// The generation after this one.
    fn next(&self, population: &[Individual], rng: &mut Rng) -> Vec<Individual> {
        let mut next = vec![population[0].clone()];
        while next.len() < POPULATION {
            let [one, other] = [(); 2].map(|()| {
                // The list is in order: the fittest is the first one.
                let drawn = (0..TOURNAMENT).map(|_| pick(rng, POPULATION));
                &population[drawn.min().unwrap_or_default()]
            });
            let mut digits = one.digits.clone();
            for (cells, _) in &self.boxes {
                if pick(rng, 2) == 1 {
                    for &cell in cells {
                        digits[cell] = other.digits[cell];
                    }
                }
            }
            for _ in 0..=pick(rng, 2) {
                self.exchange(&mut digits, rng);
            }
            next.push(self.judged(digits));
        }
        in_order(next)
    }

    /// Exchanges the digits of two cells of a box, if two are found that may have them.
    fn exchange(&self, digits: &mut [u8], rng: &mut Rng) {
        let (cells, _) = &self.boxes[pick(rng, self.boxes.len())];
        for _ in 0..PAIRS {
            let [one, other] = [(); 2].map(|()| cells[pick(rng, cells.len())]);
            let may = |cell: usize, digit| self.candidates[cell].contains(digit);
            if one != other && may(one, digits[other]) && may(other, digits[one]) {
                digits.swap(one, other);
                return;
            }
        }
    }
}

/// The fittest first; those that are as fit keep their order.
fn in_order(mut population: Vec<Individual>) -> Vec<Individual> {
    population.sort_by_key(|individual| individual.faults);
    population
}

struct Evolving {
    world: World,
    population: Vec<Individual>,
    rng: Rng,
    /// Generations since the fittest became fitter.
    stale: u32,
    /// Generations of this try.
    generation: u32,
    tries: u32,
    solved: u32,
    /// Generations of the tries before.
    generations: u32,
}

impl Rater for Evolving {
    fn step(&mut self) -> Option<Rating> {
        let solved = self.population[0].faults == 0;
        if solved || self.generation == MOST {
            self.tries += 1;
            self.solved += u32::from(solved);
            self.generations += self.generation;
            if self.tries == TRIES {
                return Some(self.rating());
            }
            self.generation = 0;
            self.renew();
            return None;
        }
        self.generation += 1;
        if self.stale == PATIENCE {
            self.renew();
            return None;
        }
        let before = self.population[0].faults;
        self.population = self.world.next(&self.population, &mut self.rng);
        let better = self.population[0].faults < before;
        self.stale = if better { 0 } else { self.stale + 1 };
        None
    }
}

impl Evolving {
    fn renew(&mut self) {
        self.stale = 0;
        self.population = self.world.population(&mut self.rng);
    }

    fn rating(&self) -> Rating {
        let all = f64::from(self.generations);
        if self.solved == 0 {
            Value::AtLeast(all).into()
        } else {
            Value::Number(all / f64::from(self.solved)).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::Grid;

    use super::*;
    use crate::test_boards::{EASY, HARD, position, rate_in, written};

    /// From Norvig's hard list; singles leave some of it.
    const MIDDLE: &str =
        "....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...";

    #[test]
    fn what_singles_solve_needs_none_and_what_is_not_solved_has_a_bound() {
        assert_eq!(written(EASY, "ga-generations"), ["0"]);
        let hard = rate_in(HARD, "ga-generations", 1, 9).expect("one solution");
        match hard.values[0] {
            Value::AtLeast(bound) => assert_eq!(bound.to_string(), "3000"),
            Value::Number(mean) => assert!(mean > 300.0, "{mean}"),
            ref other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_solution_alone_has_no_faults_and_every_box_keeps_its_digits() {
        let (puzzle, solution) = position(MIDDLE);
        let mut board = Board::new(&puzzle);
        assert_eq!(board.propagate(true), Verdict::Open);
        let world = World::new(puzzle.shape(), &board);
        assert_eq!(world.judged(solution.digits().to_vec()).faults, 0);
        let mut rng = Seed(1).rng();
        let mut population = world.population(&mut rng);
        for _ in 0..5 {
            let fittest = population[0].faults;
            assert!(population.is_sorted_by_key(|individual| individual.faults));
            for Individual { faults, digits } in &population {
                let grid = Grid::new(puzzle.shape(), digits.clone()).expect("digits");
                let misplaced =
                    (0..81).filter(|cell| !world.candidates[*cell].contains(grid.get(*cell)));
                // Boxes miss none.
                assert_eq!(*faults, grid.conflicts() as usize + misplaced.count());
                for cells in puzzle.shape().houses().iter().skip(18) {
                    let there: Digits = cells.iter().map(|cell| digits[*cell]).collect();
                    assert_eq!(there, Digits::all(9));
                }
                let mut cells = world.settled.iter().zip(digits);
                assert!(cells.all(|(settled, digit)| *settled == 0 || settled == digit));
            }
            population = world.next(&population, &mut rng);
            assert!(population[0].faults <= fittest, "the fittest lives on");
        }
    }
}
