//! A continuous-time dynamical system (Ercsey-Ravasz and Toroczkai 2012) whose only stable fixed
//! points are solutions.

mod clauses;
mod flow;
mod integrate;
mod runge_kutta;
mod splitting;
#[cfg(test)]
mod tests;
mod trajectory;

use std::ops::ControlFlow;

use sudoku_grid::{Position, Shape};
use sudoku_search::{
    Argument, CodeLine, Event, Explanation, Info, Kind, Preset, Rng, Search, StartError, Template,
    View, choice, code, counters, docs, params, series,
};

use integrate::Progress;
pub use trajectory::Trajectory;

use crate::singles::place_singles;

docs! {
    /// A continuous-time dynamical system in which all candidates move at once, driven by every
    /// constraint that is not satisfied. The longer a constraint is violated, the harder it pushes,
    /// so only a solution is a stable fixed point.
    ///
    /// # How it works
    ///
    /// Each candidate has a *spin* between −1 (false) and 1 (true); the initial spins are random.
    /// The constraints are *clauses*, as in satisfiability (SAT): at most one of two candidates
    /// that exclude each other is true, and at least one of the candidates of a cell, or of a digit
    /// in a house, is true. `K` measures how far a clause is from being satisfied: 0 if it is
    /// satisfied, 1 if it is completely violated. Each clause has a *weight* `a`, initially 1.
    ///
    /// The spins `s` follow gradient descent on the energy `V = Σ a K²`: `ds/dt = −∂V/∂s`.
    /// Relaxation labeling and the Boltzmann machine also move on such a landscape, and get stuck
    /// in its local minima. Here the landscape itself changes: the weights of violated clauses
    /// grow, `da/dt = a K`, until the local minimum disappears and the spins move on. On hard
    /// puzzles, the spins wander chaotically for a long time (*transient chaos*); then they
    /// suddenly converge to the solution. The run ends as soon as the candidates with positive spin
    /// form a solution.
    ///
    /// At any moment, the probability of leaving the chaotic phase is about the same. This *escape
    /// rate* `κ` measures how hard a puzzle is: `η = −log₁₀ κ` is a scale of difficulty.
    ///
    /// # A step
    ///
    /// All spins and all weights advance by one time step, which is as long as the error tolerance
    /// allows.
    ///
    /// # Two integrators
    ///
    /// Weights grow exponentially, and spins under large weights move fast, so the differential
    /// equations are stiff. The Runge–Kutta method has to follow the fastest spin, with ever
    /// shorter steps. Operator splitting moves one candidate after the other while all others stand
    /// still. Each of these moves has a closed-form solution, however large the weights are. The
    /// steps of splitting therefore only need to resolve spins that move far.
    ///
    /// # Why it suits Sudoku
    ///
    /// The method tries no digits and makes no deductions, yet it solves the hardest puzzles. Other
    /// methods are much faster; the benefit of this method is the escape rate, which ranks puzzles
    /// much as people do.
    ///
    /// # Limits
    ///
    /// The method proves nothing: if a puzzle has no solution, the spins wander until the last
    /// step.
    ///
    /// # References
    ///
    /// Ercsey-Ravasz and Toroczkai, "Optimization hardness as transient chaos in an analog approach
    /// to constraint satisfaction", Nature Physics 7, 2011, and "The Chaos Within Sudoku",
    /// Scientific Reports 2, 725, 2012. Cash and Karp, "A variable order Runge-Kutta method for
    /// initial value problems with rapidly varying right-hand sides", ACM TOMS 16(3), 1990.
    const DOCS;
}

choice! {
    /// Numerical integrators of the differential equations: how one time step is computed.
    pub enum Integrator {
        /// Symmetric operator splitting: one candidate after the other, each by its closed-form
        /// solution, forwards and then backwards. The method has order 2 and is stable for any weights.
        Splitting = "splitting",
        /// The Runge–Kutta method of Cash and Karp, of order 5. Its steps become shorter as the
        /// weights grow.
        RungeKutta = "runge-kutta",
    }
}

params! {
    /// The parameters of the solver `chaos`.
    pub struct Params for Chaos {
        /// Integrator: how a time step is computed.
        integrator: Integrator = Integrator::Splitting,
        /// Error tolerance per step, where the value of a candidate ranges from 0 (false) to 1
        /// (true). Smaller values take shorter steps.
        #[range(1e-6..=0.5, log)]
        tolerance: f64 = 0.3,
        /// Place all naked and hidden singles before the first step, which leaves fewer candidates.
        singles_first: bool = true,
        /// Time after which the run restarts from new random spins, with all weights at 1. The
        /// longer a trajectory, the shorter its steps become.
        #[range(1..=1_000_000, log)]
        restart_after: u32 = 100,
        /// Steps after which the run ends, over all restarts; with a larger limit, the run gives up
        /// later.
        #[range(10..=100_000_000, log)]
        most_steps: u32 = 2_000_000,
    }
}

code! {
    /// Pseudo-code of the search, line by line.
    enum PseudoCode {
        /// s := random spins; a := 1 for each clause
        Draw,
        /// repeat:
        Repeat,
        ///   K := how far each clause is from being satisfied
        Miss,
        ///   gradient descent of s on Σ a K² for a time h
        Downhill,
        ///   if the error is too large: undo, shorten h
        #[counts(refused)]
        Back,
        ///   a := a × exp(K h)
        #[counts(steps)]
        Press,
        ///   h := the longest step that the tolerance allows
        Length,
        ///   if the spins above 0 are a solution: report it
        #[counts(found)]
        Report,
        ///   if the maximum number of steps is reached: stall
        #[counts(stalled)]
        Stall,
        ///   after a fixed time t: restart with random s
        #[counts(restarts)]
        Again,
    }
}

series! {
    /// One sample of the values that are plotted over the steps of a run.
    pub(crate) struct Sample {
        /// Clauses that are violated if each candidate is rounded to true or false.
        #[plot(main)]
        #[goal(down)]
        #[target(zero)]
        #[unit("clauses")]
        unsatisfied: f64,
        /// Speed of the spins: distance that all spins moved in the last step, divided by the
        /// duration of this step, |ds| / dt.
        speed: f64,
        /// Natural logarithm of the largest clause weight, ln a.
        #[plot(main)]
        log_pressure: f64,
        /// Duration of the last step, in units of the time t.
        step_size: f64,
        /// Time t since the last start from random spins.
        time: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Steps taken.
        steps: u64,
        /// Steps that exceeded the error tolerance and were repeated with a shorter duration.
        refused: u64,
        /// Restarts from new random spins.
        restarts: u64,
    }
}

static MOVED: Template = Template {
    id: "chaos.moved",
    text: "At time {time}, {unsatisfied|no clause|one clause|# clauses} would be violated if each spin were rounded to true or false. The largest clause weight is e to the power {pressure}.",
};

static REFUSED: Template = Template {
    id: "chaos.refused",
    text: "The error of the step exceeded the tolerance: the step is rejected, and the next step is shorter.",
};

static RESTARTED: Template = Template {
    id: "chaos.restarted",
    text: "The trajectory found no solution within its time limit, so all spins are redrawn at random.",
};

static SOLVED: Template = Template {
    id: "chaos.solved",
    text: "The candidates with positive spin form a solution.",
};

static NOT_SOLVED: Template = Template {
    id: "chaos.unfound",
    text: "{starts|One start|# starts} with {steps|one step|# steps in total} found no solution.",
};

static NO_SOLUTION: Template = Template {
    id: "chaos.barred",
    text: "A cell has no candidate, or a house has no place for a digit: there is no solution.",
};

/// A run of the continuous-time solver on one puzzle: a trajectory with restarts.
#[derive(Clone, Debug)]
pub(crate) struct Chaos {
    trajectory: Trajectory,
    params: Params,
    rng: Rng,
    /// The outcome of the last complete step; `None` before the first and after a restart.
    last: Option<Progress>,
    counts: Tally,
    /// The event with which the run ended or will end; `None` while it continues.
    end: Option<Event>,
}

impl Chaos {
    /// Ends the run with the current solution.
    fn report_solution(&mut self) -> ControlFlow<Event> {
        // A solution is reported once; a trajectory at a fixed point finds no other.
        self.end = Some(Event::Stalled);
        ControlFlow::Break(Event::Found)
    }
}

impl Search for Chaos {
    const INFO: Info = Info {
        id: "chaos",
        name: "Chaos",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "step",
        sides: (4, Shape::MAX_SIDE),
    };
    const PRESETS: &'static [Preset] = &[
        Preset {
            id: "restarts",
            name: "With restarts",
            doc: "Singles first, long steps by operator splitting, and a restart after 100 units \
                  of time: the probability of reaching a solution is the same at any time, but \
                  later steps are shorter.",
            source: "this project",
            values: &[],
            ours: &[],
        },
        Preset {
            id: "flow",
            name: "One long trajectory",
            doc: "The dynamical system as published: clauses from all candidates that the givens \
                  leave, and one trajectory without restarts. The paper does not fix the \
                  integrator; this preset uses operator splitting.",
            source: "Ercsey-Ravasz & Toroczkai, The Chaos Within Sudoku, Scientific Reports 2012",
            values: &[
                ("tolerance", "0.02"),
                ("singles_first", "false"),
                ("restart_after", "1000000"),
            ],
            ours: &["integrator", "tolerance", "most_steps"],
        },
        Preset {
            id: "runge-kutta",
            name: "Runge–Kutta",
            doc: "The same system with the usual integrator. Watch the step size: as the weights grow, the steps shrink until time almost stands still.",
            source: "Ercsey-Ravasz & Toroczkai, The Chaos Within Sudoku, Scientific Reports 2012",
            values: &[
                ("integrator", "runge-kutta"),
                ("tolerance", "0.001"),
                ("singles_first", "false"),
                ("restart_after", "1000000"),
            ],
            ours: &["integrator", "tolerance", "most_steps"],
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
        let trajectory =
            Trajectory::with_integrator(&position, params.integrator, params.tolerance, &mut rng);
        let event = if position.is_contradictory() {
            // The clauses of a contradictory position cannot be satisfied.
            Some(Event::Stalled)
        } else {
            trajectory.is_solved().then_some(Event::Found)
        };
        Ok(Self {
            trajectory,
            params: params.clone(),
            rng,
            last: None,
            counts: Tally::default(),
            end: event,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match self.end {
            Some(Event::Found) => return self.report_solution(),
            Some(end) => return ControlFlow::Break(end),
            None => {}
        }
        if self.trajectory.time() >= self.params.restart_after.into() {
            self.trajectory.restart(&mut self.rng);
            self.last = None;
            self.counts.restarts += 1;
            return ControlFlow::Continue(());
        }
        let progress = self.trajectory.advance_step();
        match progress {
            Progress::Unfinished => return ControlFlow::Continue(()),
            Progress::Rejected => self.counts.refused += 1,
            Progress::Accepted => self.counts.steps += 1,
        }
        self.last = Some(progress);
        if progress == Progress::Accepted {
            if self.trajectory.is_solved() {
                return self.report_solution();
            }
            if self.counts.steps == u64::from(self.params.most_steps) {
                self.end = Some(Event::Stalled);
                return ControlFlow::Break(Event::Stalled);
            }
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.counts.steps
    }

    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    fn sample(&self) -> Sample {
        Sample {
            unsatisfied: self.trajectory.unsatisfied_clauses() as f64,
            speed: self.trajectory.speed(),
            log_pressure: self.trajectory.log_pressure(),
            step_size: self.trajectory.step_size(),
            time: self.trajectory.time(),
        }
    }

    fn view(&self, view: &mut View) {
        self.trajectory.view(view);
    }

    fn counters(&self) -> Tally {
        self.counts
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        self.trajectory.heap_bytes() // clauses are shared
    }

    fn executed_lines(&self) -> Vec<u8> {
        let has_attempted_step = self.last.is_some();
        let was_accepted = self.last == Some(Progress::Accepted);
        let is_solved = self.end.is_some() && self.trajectory.is_solved();
        PseudoCode::executed(&[
            (
                PseudoCode::Again,
                !has_attempted_step && self.counts.restarts > 0,
            ),
            (PseudoCode::Miss, has_attempted_step),
            (PseudoCode::Downhill, has_attempted_step),
            (PseudoCode::Back, has_attempted_step && !was_accepted),
            (PseudoCode::Press, was_accepted),
            (PseudoCode::Length, was_accepted),
            (PseudoCode::Report, is_solved),
            (PseudoCode::Stall, self.end.is_some() && !is_solved),
        ])
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "hundredths of what is positive and far below 2^53"
    )]
    fn explain(&self) -> Option<Explanation> {
        let number = |name, number: u64| (name, Argument::Number(number));
        let hundredths =
            |name, value: f64| (name, Argument::Hundredths((value * 100.0).round() as u64));
        let explanation = |template, arguments| Some(Explanation::new(template, arguments));
        if self.end.is_some() && self.trajectory.is_solved() {
            return explanation(&SOLVED, Vec::new());
        }
        match (self.end, self.last) {
            (Some(_), _) if self.counts.steps == 0 => explanation(&NO_SOLUTION, Vec::new()),
            (Some(_), _) => {
                let steps = number("steps", self.counts.steps);
                let starts = number("starts", self.counts.restarts + 1);
                explanation(&NOT_SOLVED, vec![steps, starts])
            }
            (None, None) if self.counts.restarts == 0 => None,
            (None, None) => explanation(&RESTARTED, Vec::new()),
            (None, Some(Progress::Accepted)) => {
                let time = hundredths("time", self.trajectory.time());
                let unsatisfied =
                    number("unsatisfied", self.trajectory.unsatisfied_clauses() as u64);
                let pressure = hundredths("pressure", self.trajectory.log_pressure().max(0.0));
                explanation(&MOVED, vec![time, unsatisfied, pressure])
            }
            (None, Some(_)) => explanation(&REFUSED, Vec::new()),
        }
    }
}
