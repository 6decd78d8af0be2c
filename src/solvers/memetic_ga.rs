//! A memetic genetic algorithm: each child is improved by tabu search.

mod problem;
mod tabu;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::{Position, Shape};
use sudoku_search::{
    Argument, CodeLine, Detail, Event, Explanation, Info, Kind, Preset, Rng, Search, StartError,
    Template, View, choice, code, counters, docs, params, series,
};

use problem::MemeticProblem;
use tabu::Tabu;

use crate::population::Population;
use crate::rng::random_below;
use crate::singles::place_singles;

docs! {
    /// Evolves a small population of filled grids, and improves each child by tabu search before it
    /// joins the population.
    ///
    /// # How it works
    ///
    /// An individual has one candidate in each blank cell. Its *conflicts* are the pairs of peers
    /// with the same digit. A child takes each cell from one of two random parents; if it is too
    /// similar to another individual, a random grid replaces it. *Tabu search* then improves the
    /// child: among all moves that give a conflicting cell another candidate, tabu search makes the
    /// move that leaves the fewest conflicts, even if there are then more conflicts than before.
    /// For some iterations, the *tabu tenure*, the cell may not return to its previous digit,
    /// unless that digit would give a new best grid (the aspiration criterion). In this way, the
    /// search can leave local minima. The best grid found on the way replaces the worse parent.
    ///
    /// # A step
    ///
    /// In a birth, one child is created and then improved by tabu search.
    ///
    /// # Why it suits Sudoku
    ///
    /// Sudoku is a graph colouring problem, and this method colours large graphs. Crossover alone
    /// cannot resolve the last conflicts; tabu search can. The tabu search does most of the work:
    /// with restarts from random grids, it does as well as with crossover. Many blank cells make a
    /// puzzle hard for this method; intricate logic does not.
    ///
    /// # References
    ///
    /// Galinier and Hao, "Hybrid evolutionary algorithms for graph coloring", Journal of
    /// Combinatorial Optimization 3(4), 1999.
    const DOCS;
}

choice! {
    /// Crossover operators.
    pub enum Crossover {
        /// Each box from either parent.
        Boxes = "boxes",
        /// Each cell from either parent.
        Cells = "cells",
        /// The parents alternately pass on all cells of one digit, starting with the digit in the
        /// most cells.
        Digits = "digits",
        /// No crossover: every child is a random grid.
        None = "none",
    }
}

params! {
    /// The parameters of the solver `memetic-ga`.
    pub struct Params for MemeticGa {
        /// Individuals in the population. More individuals preserve more diversity and converge
        /// more slowly.
        #[range(2..=200, log)]
        population: u32 = 10,
        /// Tabu search iterations per child. More iterations improve each child further but take
        /// longer.
        #[range(1..=1_000_000, log)]
        iterations: u32 = 2000,
        /// Crossover operator: how a child is made from two parents.
        crossover: Crossover = Crossover::Cells,
        /// Fixed part of the tabu tenure (Galinier & Hao 1999): number of iterations for which a
        /// cell may not return to a digit, as a share of the number of conflicting cells. A longer
        /// tenure explores more widely.
        #[range(0.0..=5.0)]
        tenure_share: f64 = 0.6,
        /// Random part of the tabu tenure: up to this many extra iterations. More randomness makes
        /// cycles less likely.
        #[range(1..=1000, log)]
        tenure_random: u32 = 10,
        /// Diversity threshold: a child that differs from an individual in at most this many cells
        /// is replaced by a random grid. A larger threshold preserves more diversity.
        #[range(0..=625)]
        distance: u32 = 8,
        /// Place all naked and hidden singles first, which leaves fewer cells to search.
        singles_first: bool = false,
    }
}

code! {
    /// Pseudo-code of the search, line by line. Until the whole first population has been improved,
    /// every child is a random grid.
    enum PseudoCode {
        /// fill a small population with random grids
        Fill,
        /// repeat:
        Repeat,
        ///   take each cell of a child from either of two parents
        #[counts(generations)]
        Cross,
        ///   if it is too similar to another grid: a random grid
        #[counts(random)]
        Random,
        ///   tabu search, until no conflict is left or time is up:
        Tabu,
        ///     make the best move of a conflicting cell
        #[counts(iterations)]
        Move,
        ///     make the old digit of that cell tabu for a while
        Forbid,
        ///   the best grid found replaces the worse parent
        Replace,
        ///   if it has no conflict: report the solution
        #[counts(found)]
        Report,
        /// stall: a cell has no candidate, or a digit no place
        #[counts(stalled)]
        Stall,
    }
}

series! {
    /// One sample of the values that are plotted over the births of a run.
    pub(crate) struct Sample {
        /// Conflicts of the best individual: pairs of peers with the same digit.
        #[plot(main)]
        #[goal(down)]
        #[target(zero)]
        #[unit("pairs")]
        best: f64,
        /// Mean conflicts of the population.
        #[goal(down)]
        #[unit("pairs")]
        mean: f64,
        /// Conflicts of the child before its tabu search.
        #[unit("pairs")]
        entry: f64,
        /// Fewest conflicts found by the tabu search of the child.
        #[plot(main)]
        #[unit("pairs")]
        exit: f64,
        /// Share of the blank cells in which individuals differ from the best individual.
        diversity: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Children of two parents.
        generations: u64,
        /// Random grids: the initial population, and replacements of children.
        random: u64,
        /// Iterations of tabu search.
        iterations: u64,
        /// Moves evaluated by the tabu search.
        evaluations: u64,
    }
}

static CHILD_IMPROVED: Template = Template {
    id: "memetic-ga.child",
    text: "The child started with {entry|no conflict|one conflict|# conflicts}; tabu search left {exit|none|one|#}.",
};

static RANDOM_GRID_IMPROVED: Template = Template {
    id: "memetic-ga.random",
    text: "A random grid started with {entry|no conflict|one conflict|# conflicts}; tabu search left {exit|none|one|#}.",
};

static NO_SOLUTION: Template = Template {
    id: "memetic-ga.hopeless",
    text: "A cell has no candidate, or a house has no place for a digit: there is no solution.",
};

/// The actions of the next call of `step`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MemeticPhase {
    /// Check the initial population for a solution.
    Inspect,
    /// Create a child.
    Breed,
    /// Continue the tabu search of the child.
    Improve,
    /// The run has ended.
    End,
}

/// A run of the memetic algorithm on one puzzle: a population and the child being improved.
#[derive(Clone, Debug)]
pub(crate) struct MemeticGa {
    problem: Arc<MemeticProblem>,
    params: Params,
    rng: Rng,
    phase: MemeticPhase,
    population: Population,
    tabu: Tabu,
    /// The rank of the individual that the child replaces.
    replaced: usize,
    /// `true` if the child is a random grid.
    is_random: bool,
    /// `true` if the last child inserted was a random grid.
    was_random: bool,
    steps: u64,
    counts: Tally,
}

impl MemeticGa {
    /// The number of individuals of the population.
    fn population_size(&self) -> u32 {
        self.params.population
    }

    /// Creates a child and starts its tabu search.
    fn breed(&mut self) {
        let mut child = vec![0; self.problem.shape.cells()];
        let is_initial = self.steps < self.population_size().into();
        self.is_random = is_initial || self.params.crossover == Crossover::None;
        self.replaced = self.population_size() as usize - 1;
        if !is_initial {
            let first_parent = random_below(self.population_size(), &mut self.rng);
            let second_parent =
                (first_parent + 1 + random_below(self.population_size() - 1, &mut self.rng))
                    % self.population_size();
            self.replaced = first_parent.max(second_parent) as usize;
            if !self.is_random {
                let parents =
                    [first_parent, second_parent].map(|rank| self.population.digits(rank as usize));
                let [first_parent, second_parent] = &parents;
                let crossover = self.params.crossover;
                (self.problem).cross(
                    crossover,
                    [first_parent, second_parent],
                    &mut child,
                    &mut self.rng,
                );
                self.is_random = self.is_near_duplicate(&child);
            }
        }
        if self.is_random {
            self.problem.randomise(&mut child, &mut self.rng);
            self.counts.random += 1;
        } else {
            self.counts.generations += 1;
        }
        self.tabu.start_from(&self.problem, &child);
    }

    /// Returns `true` if some individual differs from the child in at most `distance` blank cells.
    fn is_near_duplicate(&self, child: &[u8]) -> bool {
        let distance = self.params.distance as usize;
        (0..self.population.len()).any(|rank| {
            let individual = self.population.digits(rank);
            self.problem.are_near(child, &individual, distance)
        })
    }

    /// Inserts the improved child into the population; returns whether it solves the puzzle.
    fn insert_child(&mut self) -> bool {
        let side = self.problem.shape.side();
        let rows = self.tabu.best_digits.chunks_exact(side);
        let rows: Vec<_> = rows.map(|row| self.problem.layout.row(row)).collect();
        self.population
            .replace(self.replaced, &rows, self.tabu.best_clashes);
        self.population.rank();
        self.steps += 1;
        self.was_random = self.is_random;
        self.tabu.best_clashes == 0
    }
}

impl Search for MemeticGa {
    const INFO: Info = Info {
        id: "memetic-ga",
        name: "Memetic genetic algorithm",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "birth",
        sides: (4, Shape::MAX_SIDE),
    };
    const PRESETS: &'static [Preset] = &[
        Preset {
            id: "hybrid",
            name: "Tabu search in a population",
            doc: "The hybrid evolutionary algorithm for graph colouring, applied to grids of \
                  candidates.",
            source: GALINIER_HAO,
            values: &[],
            ours: &["population", "crossover", "distance", "singles_first"],
        },
        Preset {
            id: "restarts",
            name: "Tabu search with restarts",
            doc: "Tabu search from random grids, without crossover. Compare this preset with the other preset to see what the population contributes.",
            source: "this project",
            values: &[("crossover", "none")],
            ours: &[],
        },
    ];
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn start(position: &Position, params: &Params, mut rng: Rng) -> Result<Self, StartError> {
        let mut position = position.clone();
        if params.singles_first {
            place_singles(&mut position);
        }
        let problem = MemeticProblem::new(&position);
        let size = params.population as usize;
        let mut population = Population::new(problem.layout);
        population.reserve(size);
        let mut digits = vec![0; problem.shape.cells()];
        for _ in 0..size {
            problem.randomise(&mut digits, &mut rng);
            let rows = population.next_rows().iter_mut();
            for (row, digits) in rows.zip(digits.chunks_exact(problem.shape.side())) {
                *row = problem.layout.row(digits);
            }
            population.push_next(problem.clashes(&digits));
        }
        population.rank();
        Ok(Self {
            tabu: Tabu::new(&problem),
            problem: Arc::new(problem),
            params: params.clone(),
            rng,
            phase: MemeticPhase::Inspect,
            population,
            replaced: 0,
            is_random: true,
            was_random: true,
            steps: 0,
            counts: Tally::default(),
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match self.phase {
            MemeticPhase::Inspect => {
                self.phase = MemeticPhase::Breed;
                if self.problem.unsolvable {
                    self.phase = MemeticPhase::End;
                    return ControlFlow::Break(Event::Stalled);
                }
                if self.population.min_conflicts() == 0 {
                    self.phase = MemeticPhase::End;
                    return ControlFlow::Break(Event::Found);
                }
            }
            MemeticPhase::Breed => {
                self.breed();
                self.phase = MemeticPhase::Improve;
            }
            MemeticPhase::Improve => {
                let (evaluations, iterations, has_ended) =
                    (self.tabu).advance(&self.problem, &self.params, &mut self.rng);
                self.counts.evaluations += evaluations as u64;
                self.counts.iterations += u64::from(iterations);
                if has_ended {
                    self.phase = MemeticPhase::Breed;
                    if self.insert_child() {
                        self.phase = MemeticPhase::End;
                        return ControlFlow::Break(Event::Found);
                    }
                }
            }
            MemeticPhase::End => return ControlFlow::Break(Event::Stalled),
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.steps
    }

    fn sample(&self) -> Sample {
        let child_value = |clashes: u16| {
            if self.steps == 0 {
                f64::NAN
            } else {
                clashes.into()
            }
        };
        Sample {
            best: self.population.min_conflicts().into(),
            mean: self.population.mean_conflicts(),
            entry: child_value(self.tabu.initial_clashes),
            exit: child_value(self.tabu.best_clashes),
            diversity: self.population.diversity(self.problem.blanks.len()),
        }
    }

    fn view(&self, view: &mut View) {
        view.digits.copy_from_slice(&self.population.digits(0));
        self.population.write_shares(view);
    }

    fn counters(&self) -> Tally {
        self.counts
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        self.population.heap_bytes() + self.tabu.heap_bytes()
    }

    fn explain(&self) -> Option<Explanation> {
        if self.problem.unsolvable && self.phase == MemeticPhase::End {
            return Some(Explanation::new(&NO_SOLUTION, Vec::new()));
        }
        if self.steps == 0 {
            return None;
        }
        let template = if self.is_random {
            &RANDOM_GRID_IMPROVED
        } else {
            &CHILD_IMPROVED
        };
        let number = |name, clashes: u16| (name, Argument::Number(clashes.into()));
        let (initial_clashes, best_clashes) = (self.tabu.initial_clashes, self.tabu.best_clashes);
        Some(Explanation::new(
            template,
            vec![
                number("entry", initial_clashes),
                number("exit", best_clashes),
            ],
        ))
    }

    fn executed_lines(&self) -> Vec<u8> {
        let (has_births, has_ended) = (self.steps > 0, self.phase == MemeticPhase::End);
        let is_unsolvable = self.problem.unsolvable;
        // A child without clashes ends the run before any move.
        let has_moved = has_births && !(has_ended && self.tabu.initial_clashes == 0);
        PseudoCode::executed(&[
            (
                PseudoCode::Fill,
                !has_births && self.phase != MemeticPhase::Inspect,
            ),
            (PseudoCode::Cross, has_births && !self.was_random),
            (PseudoCode::Random, has_births && self.was_random),
            (PseudoCode::Tabu, has_births),
            (PseudoCode::Move, has_moved),
            (PseudoCode::Forbid, has_moved),
            (PseudoCode::Replace, has_births),
            (PseudoCode::Report, has_ended && !is_unsolvable),
            (PseudoCode::Stall, has_ended && is_unsolvable),
        ])
    }

    fn detail(&self) -> Detail {
        self.population.detail()
    }
}

/// The paper on memetic graph colouring that the presets cite as their source.
const GALINIER_HAO: &str = "Galinier & Hao 1999, Hybrid evolutionary algorithms for graph coloring";
