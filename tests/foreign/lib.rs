//! Algorithms of another crate, which uses public items only: an adapter that turns a solver with its own interface, such
//! as a SAT solver, into an [`Algorithm`]; a generator; a rater; and a human technique. The tests run them like the
//! algorithms of the registry.
#![forbid(unsafe_code)]

mod generator;
mod kernel;
mod rater;
mod technique;

use std::ops::ControlFlow;

use kernel::{Kernel, Reply};
use sudoku_grid::Position;
use sudoku_search::{
    Algorithm, Capabilities, Event, Info, Kind, Rng, Search, StartError, View, algorithm, counters,
    docs, series,
};
use sudoku_techniques::Technique;

docs! {
    /// Searches in calls with a budget, and cannot be copied.
    const DOCS;
}

/// A solver that is not in the registry and cannot be copied, and whose step is a call with a budget.
pub static FOREIGN: &dyn Algorithm = algorithm::<Foreign>();

/// A generator that is not in the registry.
pub static FOREIGN_GENERATOR: &dyn Algorithm = algorithm::<generator::Remover>();

/// A rater that is not in the registry and cannot be copied.
pub static FOREIGN_RATER: &dyn Algorithm = algorithm::<rater::SearchSpace>();

/// A technique that is not in the list of techniques.
pub static FOREIGN_TECHNIQUE: &dyn Technique = &technique::RowClaiming;

series! {
    /// The values that can be plotted.
    pub(crate) struct Sample {
        /// Digits tried.
        #[unit("nodes")]
        tried: f64,
    }
}

counters! {
    /// The counters.
    pub(crate) struct Tally {
        /// Digits tried by branching.
        nodes: u64,
    }
}

/// The maximum number of digits that the kernel tries in a step.
const MAX_DIGITS_PER_STEP: u32 = 5;

/// A run of the kernel.
pub(crate) struct Foreign {
    kernel: Kernel,
    /// The digits to show: the digits of the solution that the last step found, or the initial digits if it found none.
    shown: Vec<u8>,
    /// The initial digits.
    values: Vec<u8>,
    /// The number of calls with a budget.
    budgets: u64,
}

impl Search for Foreign {
    const INFO: Info = Info {
        id: "foreign",
        name: "From elsewhere",
        docs: DOCS,
        kind: Kind::Solver,
        complete: true,
        step: "budget",
        sides: (4, 25),
    };
    type Params = ();
    type Sample = Sample;
    type Counters = Tally;

    fn capabilities((): &()) -> Capabilities {
        Capabilities {
            divisible: true,
            random: false,
            ..Capabilities::default_for(&Self::INFO)
        }
    }

    fn start(position: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        let (shape, values) = (position.shape(), position.values().to_vec());
        let candidates = position.all_candidates().iter();
        let allowed: Vec<_> = candidates.map(|candidates| candidates.bits()).collect();
        Ok(Self {
            kernel: Kernel::new(shape.box_rows(), shape.box_columns(), &values, &allowed),
            shown: values.clone(),
            values,
            budgets: 0,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        let reply = self.kernel.run(MAX_DIGITS_PER_STEP);
        self.shown.clone_from(&self.values);
        match reply {
            Reply::Unknown => self.budgets += 1,
            Reply::Solution(digits) => {
                self.budgets += 1;
                self.shown = digits;
                return ControlFlow::Break(Event::Found);
            }
            Reply::None => return ControlFlow::Break(Event::Exhausted),
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.budgets
    }

    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    fn sample(&self) -> Sample {
        Sample {
            tried: self.kernel.nodes() as f64,
        }
    }

    fn view(&self, view: &mut View) {
        view.digits.fill(0);
        view.weights.fill(0.0);
        for (cell, &digit) in self
            .shown
            .iter()
            .enumerate()
            .filter(|(_, digit)| **digit != 0)
        {
            view.settle(cell, digit);
        }
    }

    fn counters(&self) -> Tally {
        Tally {
            nodes: self.kernel.nodes(),
        }
    }

    fn split(&mut self) -> Option<Self> {
        let kernel = self.kernel.split()?;
        let (values, shown) = (self.values.clone(), self.values.clone());
        Some(Self {
            kernel,
            shown,
            values,
            budgets: 0,
        })
    }
}
