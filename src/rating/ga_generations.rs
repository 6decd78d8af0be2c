//! The number of generations that a small genetic algorithm needs.

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::{
    Event, Info, Rating, RatingScale, RatingValue, Rng, ScaleColumn, Search, StartError, View,
    counters, pick, series, shuffle,
};

use crate::rater::{draw_position, scale};
use crate::singles_board::{Propagation, SinglesBoard};

/// The number of individuals in the population.
const POPULATION_SIZE: usize = 200;
/// The number of individuals drawn per parent; the fittest becomes the parent.
const TOURNAMENT_SIZE: usize = 3;
/// The number of generations without improvement after which the population is drawn again.
const MAX_STALE_GENERATIONS: u32 = 50;
/// The maximum number of generations per try.
const MAX_GENERATIONS: u32 = 300;
/// The number of tries per rating. The rating is the number of generations of all tries divided by the number
/// of tries that found the solution.
const TRIES: u32 = 10;
/// The maximum number of random pairs of cells that an exchange tries. The first pair whose exchange gives both cells a
/// candidate is exchanged.
const MAX_EXCHANGE_PAIRS: usize = 8;

scale! {
    id: "ga-generations",
    name: "Generations",
    measures: "Number of generations that a genetic algorithm needs after singles are placed.",
    definition: "Naked and hidden singles are placed first. In an individual, each box contains \
                 all its digits; the fitness counts the digits missing from rows and columns and \
                 the digits that are not candidates of their cells. There are 200 individuals. The \
                 fittest individual survives. Every other individual is bred from two parents, \
                 each of which is the fittest of three individuals drawn at random: the child \
                 takes each box from one of the parents, and then one or two pairs of cells within \
                 a box are exchanged. After 50 generations without a better individual, all \
                 individuals are redrawn at random; a run ends after 300 generations. The rating \
                 is the number of generations of ten runs divided by the number of runs that found \
                 the solution; if no run found it, the total number of generations is a lower \
                 bound.",
    source: "Mantere and Koljonen, \"Solving, rating and generating Sudoku puzzles with GA\", IEEE \
             CEC 2007, for the idea of this rating; the genetic algorithm was written for this \
             project.",
    unit: "generations",
    checked: "On 205 puzzles of all kinds, the rank correlation with the search depth is 0.93. The \
              puzzles in Mantere and Koljonen's table are not available here.",
    step: "generation",
    sides: (4, 25),
    columns: &[ScaleColumn {
        id: "ga_generations",
        name: "Generations",
        decimals: 0,
        classes: &[],
    }],
}

series! {
    /// One sample of the values that are plotted over the steps of a rating.
    pub(crate) struct Progress {
        /// Faults of the fittest individual: digits missing from rows and columns, and digits that are not candidates of
        /// their cells.
        #[plot(main)]
        #[goal(down)]
        #[unit("faults")]
        faults: f64,
        /// Tries that have ended.
        #[unit("tries")]
        tries: f64,
    }
}

counters! {
    /// The counters of a rating.
    pub(crate) struct Counts {
        /// Generations of all tries.
        generations: u64,
        /// Tries that have ended.
        tries: u64,
        /// Tries that found the solution.
        solved: u64,
    }
}

/// The state of a puzzle after singles have been placed.
enum AfterSingles {
    Nothing,
    Contradiction,
    Evolution(Evolution),
}

/// The rater: places all singles, then runs a genetic algorithm ten times on the remaining blank cells.
pub(crate) struct GaGenerations {
    position: Position,
    after_singles: AfterSingles,
    complete: bool,
}

impl Search for GaGenerations {
    const INFO: Info = INFO;
    const SCALE: Option<&'static RatingScale> = Some(&SCALE);
    type Params = ();
    type Sample = Progress;
    type Counters = Counts;

    fn start(position: &Position, (): &(), rng: Rng) -> Result<Self, StartError> {
        let mut board = SinglesBoard::new(position);
        Ok(Self {
            position: position.clone(),
            after_singles: match board.propagate(true) {
                Propagation::Solved => AfterSingles::Nothing,
                Propagation::Contradiction => AfterSingles::Contradiction,
                Propagation::Open => AfterSingles::Evolution(Evolution::new(
                    SharedProblem::new(position.shape(), &board),
                    rng,
                )),
            },
            complete: false,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match &mut self.after_singles {
            AfterSingles::Nothing => {}
            AfterSingles::Contradiction => return ControlFlow::Break(Event::Stalled),
            AfterSingles::Evolution(evolution) => {
                if evolution.step().is_continue() {
                    return ControlFlow::Continue(());
                }
            }
        }
        self.complete = true;
        ControlFlow::Break(Event::Found)
    }

    fn steps(&self) -> u64 {
        self.counters().generations
    }

    fn sample(&self) -> Progress {
        #[expect(clippy::cast_precision_loss, reason = "at most 2,500")]
        let cost = match &self.after_singles {
            AfterSingles::Evolution(evolution) => evolution.population[0].cost as f64,
            AfterSingles::Nothing | AfterSingles::Contradiction => 0.0,
        };
        let tries = (self.evolution()).map_or(0.0, |evolution| evolution.tries.into());
        Progress {
            faults: cost,
            tries,
        }
    }

    fn view(&self, view: &mut View) {
        draw_position(view, &self.position);
        if let Some(evolution) = self.evolution() {
            for (cell, &digit) in evolution.population[0].digits.iter().enumerate() {
                view.settle(cell, digit);
            }
        }
    }

    fn counters(&self) -> Counts {
        (self.evolution()).map_or_else(Counts::default, Evolution::counts)
    }

    fn rating(&self) -> Option<Rating> {
        self.complete.then(|| match self.evolution() {
            Some(evolution) => evolution.rating(),
            None => RatingValue::Number(0.0).into(),
        })
    }
}

impl GaGenerations {
    fn evolution(&self) -> Option<&Evolution> {
        match &self.after_singles {
            AfterSingles::Evolution(evolution) => Some(evolution),
            AfterSingles::Nothing | AfterSingles::Contradiction => None,
        }
    }
}

/// The part of the puzzle that all individuals share: the candidates, the fixed digits and the boxes.
struct SharedProblem {
    side: usize,
    candidates: Vec<Digits>,
    /// The digits that the givens and singles determine; 0 is a blank cell.
    fixed_digits: Vec<u8>,
    /// The blank cells and the missing digits of each box that has any.
    boxes: Vec<(Vec<usize>, Vec<u8>)>,
}

/// An individual: the digits of all cells and their cost, the number of digits missing from rows and columns plus the
/// number of digits that are not candidates of their cells.
#[derive(Clone)]
struct Individual {
    cost: usize,
    digits: Vec<u8>,
}

impl SharedProblem {
    fn new(shape: Shape, board: &SinglesBoard) -> Self {
        let houses = shape.houses();
        let candidates: Vec<_> = (0..shape.cells())
            .map(|cell| board.candidates(cell))
            .collect();
        let fixed_digits: Vec<_> =
            (candidates.iter().map(|digits| digits.single().unwrap_or(0))).collect();
        let boxes = houses.iter().skip(2 * shape.side()).map(|cells| {
            let digits_present: Digits = cells.iter().map(|cell| fixed_digits[*cell]).collect();
            let blanks = cells
                .iter()
                .copied()
                .filter(|cell| fixed_digits[*cell] == 0);
            let missing_digits = Digits::all(shape.side()) - digits_present;
            (blanks.collect(), missing_digits.iter().collect())
        });
        let boxes: Vec<(Vec<usize>, Vec<u8>)> = boxes.collect();
        Self {
            side: shape.side(),
            boxes: boxes
                .into_iter()
                .filter(|(cells, _)| !cells.is_empty())
                .collect(),
            candidates,
            fixed_digits,
        }
    }

    /// Creates an individual with these digits and computes its cost: the number of digits missing from rows and columns
    /// plus the number of digits that are not candidates of their cells.
    fn evaluate(&self, digits: Vec<u8>) -> Individual {
        // Bits rather than `Digits`, whose check of each digit prevents vector instructions: half of the time is
        // spent here.
        let mut column_digits = [0_u32; Shape::MAX_SIDE];
        let mut digits_present = 0;
        for row in digits.chunks_exact(self.side) {
            let mut row_digits = 0;
            for (column, &digit) in column_digits.iter_mut().zip(row) {
                let bit = 1 << digit;
                row_digits |= bit;
                *column |= bit;
            }
            digits_present += row_digits.count_ones() as usize;
        }
        digits_present += column_digits[..self.side]
            .iter()
            .map(|column| column.count_ones() as usize)
            .sum::<usize>();
        let blanks = self.boxes.iter().flat_map(|(cells, _)| cells);
        let misplaced = blanks.filter(|cell| !self.candidates[**cell].contains(digits[**cell]));
        Individual {
            cost: 2 * self.side * self.side - digits_present + misplaced.count(),
            digits,
        }
    }

    /// A new population of random individuals, fittest first.
    fn population(&self, rng: &mut Rng) -> Vec<Individual> {
        let individuals = (0..POPULATION_SIZE).map(|_| {
            let mut digits = self.fixed_digits.clone();
            for (cells, missing) in &self.boxes {
                let mut shuffled = missing.clone();
                shuffle(&mut shuffled, rng);
                for (&cell, digit) in cells.iter().zip(shuffled) {
                    digits[cell] = digit;
                }
            }
            self.evaluate(digits)
        });
        sorted_by_fitness(individuals.collect())
    }

    /// Returns the next generation of a population: the fittest individual and the children of tournaments.
    fn next_generation(&self, population: &[Individual], rng: &mut Rng) -> Vec<Individual> {
        let mut next_generation = vec![population[0].clone()];
        while next_generation.len() < POPULATION_SIZE {
            let [parent, other_parent] = [(); 2].map(|()| {
                // The population is sorted, so the smallest index is the fittest.
                let entrants = (0..TOURNAMENT_SIZE).map(|_| pick(rng, POPULATION_SIZE));
                &population[entrants.min().unwrap_or_default()]
            });
            let mut digits = parent.digits.clone();
            for (cells, _) in &self.boxes {
                if pick(rng, 2) == 1 {
                    for &cell in cells {
                        digits[cell] = other_parent.digits[cell];
                    }
                }
            }
            for _ in 0..=pick(rng, 2) {
                self.exchange_random_pair(&mut digits, rng);
            }
            next_generation.push(self.evaluate(digits));
        }
        sorted_by_fitness(next_generation)
    }

    /// Exchanges the digits of two random cells of a random box. Each digit must be a candidate of its new
    /// cell; if none of [`MAX_EXCHANGE_PAIRS`] pairs meets this condition, the digits stay unchanged.
    fn exchange_random_pair(&self, digits: &mut [u8], rng: &mut Rng) {
        let (cells, _) = &self.boxes[pick(rng, self.boxes.len())];
        for _ in 0..MAX_EXCHANGE_PAIRS {
            let [first, second] = [(); 2].map(|()| cells[pick(rng, cells.len())]);
            let is_candidate = |cell: usize, digit| self.candidates[cell].contains(digit);
            if first != second
                && is_candidate(first, digits[second])
                && is_candidate(second, digits[first])
            {
                digits.swap(first, second);
                return;
            }
        }
    }
}

/// Returns the population sorted by cost, the lowest first. The sort is stable.
fn sorted_by_fitness(mut population: Vec<Individual>) -> Vec<Individual> {
    population.sort_by_key(|individual| individual.cost);
    population
}

/// The tries of the genetic algorithm, one population after another.
struct Evolution {
    problem: SharedProblem,
    population: Vec<Individual>,
    rng: Rng,
    /// The number of generations since the last improvement.
    stale_generations: u32,
    /// The number of generations of the current try.
    generation: u32,
    /// The number of tries that have ended.
    tries: u32,
    /// The number of tries that found the solution.
    solved: u32,
    /// The number of generations of the previous tries.
    generations: u32,
}

impl Evolution {
    fn new(problem: SharedProblem, mut rng: Rng) -> Self {
        Self {
            population: problem.population(&mut rng),
            problem,
            rng,
            stale_generations: 0,
            generation: 0,
            tries: 0,
            solved: 0,
            generations: 0,
        }
    }

    /// Makes the next generation or ends a try; breaks after the last try.
    fn step(&mut self) -> ControlFlow<()> {
        let solved = self.population[0].cost == 0;
        if solved || self.generation == MAX_GENERATIONS {
            self.tries += 1;
            self.solved += u32::from(solved);
            self.generations += self.generation;
            self.generation = 0;
            if self.tries == TRIES {
                return ControlFlow::Break(());
            }
            self.restart();
            return ControlFlow::Continue(());
        }
        self.generation += 1;
        if self.stale_generations == MAX_STALE_GENERATIONS {
            self.restart();
            return ControlFlow::Continue(());
        }
        let previous_cost = self.population[0].cost;
        self.population = self
            .problem
            .next_generation(&self.population, &mut self.rng);
        let has_improved = self.population[0].cost < previous_cost;
        self.stale_generations = if has_improved {
            0
        } else {
            self.stale_generations + 1
        };
        ControlFlow::Continue(())
    }

    /// Draws a new random population.
    fn restart(&mut self) {
        self.stale_generations = 0;
        self.population = self.problem.population(&mut self.rng);
    }

    fn counts(&self) -> Counts {
        Counts {
            generations: (self.generations + self.generation).into(),
            tries: self.tries.into(),
            solved: self.solved.into(),
        }
    }

    fn rating(&self) -> Rating {
        let total = f64::from(self.generations);
        if self.solved == 0 {
            RatingValue::LowerBound(total).into()
        } else {
            RatingValue::Number(total / f64::from(self.solved)).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::Grid;
    use sudoku_search::Seed;

    use super::*;
    use crate::test_boards::{EASY, HARD, position_and_solution, rate_in_pieces, rating_texts};

    /// A puzzle from Norvig's list of hard puzzles; singles solve a part of it.
    const MEDIUM: &str =
        "....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...";

    #[test]
    fn puzzles_of_singles_need_no_generations_and_unsolved_ones_have_a_lower_bound() {
        assert_eq!(rating_texts(EASY, "ga-generations"), ["0"]);
        let hard = rate_in_pieces(HARD, "ga-generations", 1, 9).expect("one solution");
        match hard.values[0] {
            RatingValue::LowerBound(bound) => assert_eq!(bound.to_string(), "3000"),
            RatingValue::Number(mean) => assert!(mean > 300.0, "{mean}"),
            ref other => panic!("{other:?}"),
        }
    }

    #[test]
    fn only_the_solution_has_cost_zero_and_boxes_keep_their_digits() {
        let (puzzle, solution) = position_and_solution(MEDIUM);
        let mut board = SinglesBoard::new(&puzzle);
        assert_eq!(board.propagate(true), Propagation::Open);
        let problem = SharedProblem::new(puzzle.shape(), &board);
        assert_eq!(problem.evaluate(solution.digits().to_vec()).cost, 0);
        let mut rng = Seed(1).rng();
        let mut population = problem.population(&mut rng);
        for _ in 0..5 {
            let min_cost = population[0].cost;
            assert!(population.is_sorted_by_key(|individual| individual.cost));
            for Individual { cost, digits } in &population {
                let grid = Grid::new(puzzle.shape(), digits.clone()).expect("digits");
                let misplaced =
                    (0..81).filter(|cell| !problem.candidates[*cell].contains(grid.get(*cell)));
                // Boxes have no missing digits.
                assert_eq!(*cost, grid.conflicts() as usize + misplaced.count());
                for cells in puzzle.shape().houses().iter().skip(18) {
                    let digits_present: Digits = cells.iter().map(|cell| digits[*cell]).collect();
                    assert_eq!(digits_present, Digits::all(9));
                }
                let mut cells = problem.fixed_digits.iter().zip(digits);
                assert!(
                    cells.all(|(fixed_digit, digit)| *fixed_digit == 0 || fixed_digit == digit)
                );
            }
            population = problem.next_generation(&population, &mut rng);
            assert!(population[0].cost <= min_cost, "the min_cost lives on");
        }
    }
}
