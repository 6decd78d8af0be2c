//! Divide and concur: the relaxed difference map between the projection to the constraints and the
//! projection to equal replicas.

mod replicas;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{
    Argument, CodeLine, Detail, Event, Explanation, Info, Kind, Preset, Rng, Search, StartError,
    Template, View, code, counters, docs, params, series,
};

use replicas::{Constraints, Replicas};

docs! {
    /// Gives each candidate four replicas, one for each kind of constraint, and iterates the
    /// difference map between two projections: onto the constraints, and onto agreement of the
    /// replicas.
    ///
    /// # How it works
    ///
    /// Every candidate of a blank cell has four *replicas*: real numbers that belong to its cell,
    /// its row, its column and its box. There are two projections, and both are easy to compute.
    /// *Concur* replaces the replicas of each candidate by their mean: the result is one common
    /// grid, which violates the constraints. *Divide* sets, for each cell, its largest replica to 1
    /// and the others to 0, and does the same for each digit in each house: all constraints then
    /// hold, but in four grids that differ. A solution is a point where all constraints hold and all replicas agree.
    ///
    /// Alternating the two projections soon gets stuck. The difference map instead moves all
    /// replicas `x` by the difference of two compositions of the projections. With `c` for concur
    /// and `d` for divide, `x ← x + β (d(2 c(x) − x) − c(x))`. The only fixed points of this map
    /// are the points where both projections agree, so the map cannot get stuck at a local optimum
    /// as relaxation labeling does.
    ///
    /// The run ends when the candidates with the largest means form a solution. The iteration may
    /// cycle for very long, so it restarts from new random replicas after a number of iterations.
    ///
    /// # A step
    ///
    /// An iteration moves all replicas of all candidates once.
    ///
    /// # Why it suits Sudoku
    ///
    /// Each constraint alone is easy to satisfy; the difficulty is to satisfy all of them at once.
    /// The method tries no digits and makes no deductions, yet it solves the hardest puzzles. Few
    /// givens are no problem for the method; the method takes longest on puzzles that need long
    /// chains of reasoning. For most stochastic searches the opposite is true.
    ///
    /// # References
    ///
    /// Elser, Rankenburg and Thibault, "Searching with iterated maps", PNAS 104(2), 2007. Gravel
    /// and Elser, "Divide and concur", Physical Review E 78, 2008.
    const DOCS;
}

params! {
    /// The parameters of the solver `divide-and-concur`.
    pub struct Params for DivideAndConcur {
        /// Step size β (Elser, Rankenburg & Thibault 2007): the share of the difference by which
        /// each iteration moves the replicas. Larger steps move faster; at 2 the map would never
        /// converge.
        #[range(0.05..=1.95)]
        beta: f64 = 0.8,
        /// Iterations after which the run restarts from new random replicas. Longer runs explore
        /// further before a restart. If this number is not smaller than the limit of the whole run,
        /// the run never restarts.
        #[range(10..=100_000_000, log)]
        restart_after: u32 = 1000,
        /// Iterations after which the run ends, over all restarts; with a larger limit, the run
        /// gives up later.
        #[range(10..=100_000_000, log)]
        iterations: u32 = 2_000_000,
    }
}

code! {
    /// Pseudo-code of the search, line by line.
    enum PseudoCode {
        /// x := random replicas, four for each candidate
        Draw,
        /// repeat:
        Repeat,
        ///   concur: c := mean of each candidate's replicas
        Concur,
        ///   y := 2 c − x
        Reflect,
        ///   divide: d := 1 at each constraint's largest y, else 0
        Divide,
        ///   x := x + β (d − c)
        #[counts(iterations)]
        Move,
        ///   if the largest c form a solution: report it
        #[counts(found)]
        Report,
        ///   if that was the last iteration: stall
        #[counts(stalled)]
        Stall,
        ///   after a number of iterations: restart with random x
        #[counts(restarts)]
        Again,
    }
}

series! {
    /// One sample of the values that are plotted over the iterations of a run.
    pub(crate) struct Sample {
        /// Gap between the two projections: the distance between the values that the constraints
        /// choose and the means of the replicas. At 0 both are equal, which is a solution.
        #[plot(main)]
        #[goal(down)]
        gap: f64,
        /// Digits missing over all houses if every cell takes the candidate with the largest mean.
        #[plot(main)]
        #[goal(down)]
        #[target(zero)]
        #[unit("conflicts")]
        conflicts: f64,
        /// Blank cells in which cell, row, column and box choose the same candidate.
        #[goal(up)]
        #[unit("cells")]
        agreed: f64,
        /// Restarts so far.
        #[unit("restarts")]
        restarts: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Iterations over all replicas.
        iterations: u64,
        /// Changed choices: a cell, or a house for a digit, chose a different candidate than
        /// before.
        changes: u64,
        /// Restarts from new random replicas.
        restarts: u64,
    }
}

static MOVED: Template = Template {
    id: "divide-and-concur.moved",
    text: "All four kinds of constraint choose the same digit in {agreed|none|one|#} of the {blanks} blank cells; the candidates with the largest mean leave {conflicts|no conflict|one conflict|# conflicts}.",
};

static RESTARTED: Template = Template {
    id: "divide-and-concur.restarted",
    text: "{iterations|One iteration|# iterations} from one start found no solution: all replicas \
           are redrawn at random.",
};

static SOLVED: Template = Template {
    id: "divide-and-concur.solved",
    text: "The candidates with the largest mean form a solution.",
};

static NOT_SOLVED: Template = Template {
    id: "divide-and-concur.unfound",
    text: "{starts|One start|# starts} with {iterations|one iteration|# iterations in total} found no \
           solution.",
};

static NO_SOLUTION: Template = Template {
    id: "divide-and-concur.barred",
    text: "A cell has no candidate, or a house has no place for a digit: there is no solution.",
};

/// A divide-and-concur run on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct DivideAndConcur {
    constraints: Arc<Constraints>,
    replicas: Replicas,
    params: Params,
    rng: Rng,
    /// The number of iterations since the start or the last restart.
    iterations_since_start: u32,
    counts: Tally,
    /// The event with which the run ended or will end; `None` while it continues.
    end: Option<Event>,
}

impl DivideAndConcur {
    /// The grid of the candidates with the largest mean.
    fn grid(&self) -> Grid {
        let mut digits = self.constraints.values().to_vec();
        for (cell, digit) in self.replicas.best_candidates(&self.constraints) {
            digits[cell] = digit;
        }
        self.grid_of(digits)
    }

    /// Builds a grid of these digits in the shape of the puzzle.
    fn grid_of(&self, digits: Vec<u8>) -> Grid {
        Grid::new(self.constraints.shape(), digits).expect("digits of its shape")
    }

    /// Ends the run with the current solution.
    fn report_solution(&mut self) -> ControlFlow<Event> {
        // A solution is reported once; the iteration cannot continue to another.
        self.end = Some(Event::Stalled);
        ControlFlow::Break(Event::Found)
    }
}

impl Search for DivideAndConcur {
    const INFO: Info = Info {
        id: "divide-and-concur",
        name: "Divide and concur",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "iteration",
        sides: (4, Shape::MAX_SIDE),
    };
    const PRESETS: &'static [Preset] = &[
        Preset {
            id: "restarts",
            name: "With restarts",
            doc: "Moves by slightly less than the whole difference, and restarts after 1,000 \
                  iterations, so that no cycle lasts long.",
            source: "this project",
            values: &[],
            ours: &[],
        },
        Preset {
            id: "difference-map",
            name: "One long run",
            doc: "The difference map at β = 1, from one random start until it converges. Most \
                  puzzles are solved sooner than with restarts; on some puzzles, the map cycles until the \
                  limit. Only candidates have replicas here, so the givens always stay fixed.",
            source: "Elser, Rankenburg & Thibault, Searching with iterated maps, PNAS 2007",
            values: &[("beta", "1"), ("restart_after", "100000000")],
            ours: &["beta", "iterations"],
        },
    ];
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn start(position: &Position, params: &Params, mut rng: Rng) -> Result<Self, StartError> {
        let constraints = Constraints::new(position);
        let replicas = Replicas::new(&constraints, &mut rng);
        let mut search = Self {
            constraints: Arc::new(constraints),
            replicas,
            params: params.clone(),
            rng,
            iterations_since_start: 0,
            counts: Tally::default(),
            end: None,
        };
        if position.is_contradictory() {
            // A constraint without a candidate cannot be satisfied.
            search.end = Some(Event::Stalled);
        } else if search.replicas.is_solved(&search.constraints) {
            search.end = Some(Event::Found);
        }
        Ok(search)
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match self.end {
            Some(Event::Found) => return self.report_solution(),
            Some(end) => return ControlFlow::Break(end),
            None => {}
        }
        if self.iterations_since_start == self.params.restart_after {
            self.replicas.randomise(&mut self.rng);
            self.iterations_since_start = 0;
            self.counts.restarts += 1;
            return ControlFlow::Continue(());
        }
        self.counts.changes += self.replicas.iterate(&self.constraints, self.params.beta);
        self.counts.iterations += 1;
        self.iterations_since_start += 1;
        if self.replicas.is_solved(&self.constraints) {
            return self.report_solution();
        }
        if self.counts.iterations == u64::from(self.params.iterations) {
            self.end = Some(Event::Stalled);
            return ControlFlow::Break(Event::Stalled);
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.counts.iterations
    }

    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    fn sample(&self) -> Sample {
        Sample {
            gap: self.replicas.gap(&self.constraints),
            conflicts: self.grid().conflicts().into(),
            agreed: self.replicas.agreed_count(&self.constraints) as f64,
            restarts: self.counts.restarts as f64,
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a view stores its weights as f32"
    )]
    fn view(&self, view: &mut View) {
        view.weights.fill(0.0);
        view.digits.copy_from_slice(self.constraints.values());
        for (cell, &digit) in self.constraints.values().iter().enumerate() {
            if digit != 0 {
                view.settle(cell, digit);
            }
        }
        for (cell, digit) in self.replicas.best_candidates(&self.constraints) {
            view.digits[cell] = digit;
        }
        let candidates = self.constraints.candidates().iter();
        for (&(cell, digit), mean) in candidates.zip(self.replicas.mean()) {
            view.cell_mut(cell)[usize::from(digit) - 1] = mean.clamp(0.0, 1.0) as f32;
        }
    }

    fn detail(&self) -> Detail {
        Detail::Boards(self.replicas.boards(&self.constraints))
    }

    fn counters(&self) -> Tally {
        self.counts
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        self.replicas.heap_bytes() // constraints are shared
    }

    fn executed_lines(&self) -> Vec<u8> {
        let has_iterated = self.iterations_since_start > 0;
        let is_solved = self.end.is_some() && self.replicas.is_solved(&self.constraints);
        PseudoCode::executed(&[
            (
                PseudoCode::Again,
                self.iterations_since_start <= 1 && self.counts.restarts > 0,
            ),
            (PseudoCode::Concur, has_iterated),
            (PseudoCode::Reflect, has_iterated),
            (PseudoCode::Divide, has_iterated),
            (PseudoCode::Move, has_iterated),
            (PseudoCode::Report, is_solved),
            (PseudoCode::Stall, self.end.is_some() && !is_solved),
        ])
    }

    fn explain(&self) -> Option<Explanation> {
        let number = |name, number: u64| (name, Argument::Number(number));
        let iterations = |count| number("iterations", count);
        let explanation = |template, arguments| Some(Explanation::new(template, arguments));
        if self.end.is_some() && self.replicas.is_solved(&self.constraints) {
            return explanation(&SOLVED, Vec::new());
        }
        match (self.end, self.counts.iterations) {
            (Some(_), 0) => explanation(&NO_SOLUTION, Vec::new()),
            (Some(_), iteration_count) => {
                let starts = number("starts", self.counts.restarts + 1);
                explanation(&NOT_SOLVED, vec![iterations(iteration_count), starts])
            }
            (None, 0) => None,
            (None, _) if self.iterations_since_start == 0 => explanation(
                &RESTARTED,
                vec![iterations(self.params.restart_after.into())],
            ),
            (None, _) => {
                let agreed = number(
                    "agreed",
                    self.replicas.agreed_count(&self.constraints) as u64,
                );
                let blanks = number("blanks", self.constraints.blank_count() as u64);
                let conflicts = number("conflicts", self.grid().conflicts().into());
                explanation(&MOVED, vec![agreed, blanks, conflicts])
            }
        }
    }
}
