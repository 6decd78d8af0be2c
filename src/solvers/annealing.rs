//! Simulated annealing with swaps within boxes.

mod code;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::{Position, Shape};
use sudoku_search::{
    Argument, CodeLine, Event, Explanation, Info, Kind, Preset, Rng, Search, StartError, Template,
    View, choice, counters, docs, params, series,
};
use sudoku_stats::population_std_dev;

use crate::box_swaps::{Acceptance, BoxFilling, Boxes, SwapReach, SwapStats};
use crate::singles::place_singles;

docs! {
    /// Swaps two digits within a box at random. Swaps that make the grid worse are accepted less
    /// often as the temperature falls.
    ///
    /// # How it works
    ///
    /// Every box is filled with its missing digits, so only rows and columns can contain errors.
    /// The *energy* is the number of digits missing over all rows and columns; the puzzle is solved
    /// when the energy is 0. Each move proposes to swap the digits of a random blank cell and
    /// another blank cell of its box. If the swap changes the energy by `Δ`, it is accepted by the
    /// Metropolis criterion: always if `Δ ≤ 0`, otherwise with probability `exp(−Δ / T)`.
    ///
    /// In the published schedule, the *temperature* `T` starts so high that most swaps are
    /// accepted, and falls by 1 % after each *chain*. The number of swaps in a chain is the square
    /// of the number of blank cells. When none of 20 consecutive chains has reached a lower energy
    /// than the chain before it, the search restarts: the boxes are refilled at random and the
    /// temperature returns to its initial value.
    ///
    /// The temperature can also stay constant. In a narrow range, the temperature is low enough for
    /// good grids to be common, and high enough for the search to leave each of these grids again.
    ///
    /// # A step
    ///
    /// A step is one sweep, which proposes as many swaps as there are blank cells.
    ///
    /// # Why it suits Sudoku
    ///
    /// A swap keeps every box valid, and computing its effect on the energy takes a few table
    /// lookups, so a hundred million swaps can be proposed per second. The search cannot get stuck
    /// for good: unlike the Boltzmann machine, which freezes, annealing is reheated or never cooled
    /// that far. Many blank cells make a puzzle hard for annealing; intricate logic does not. If
    /// singles are not placed first, puzzles with 17 givens take longer than the puzzles that are
    /// hardest for people. Placing singles first helps most on such puzzles.
    ///
    /// # Cost
    ///
    /// Each row and each column keeps a count per digit. A swap affects two digits in two rows and
    /// two columns, so eight counts determine the energy difference.
    ///
    /// # Limits
    ///
    /// Annealing proves nothing: if a puzzle has no solution, the run continues to its last sweep.
    ///
    /// # References
    ///
    /// Lewis, "Metaheuristics can solve Sudoku puzzles", Journal of Heuristics 13(4), 2007.
    /// Kirkpatrick, Gelatt and Vecchi, "Optimization by simulated annealing", Science 220, 1983.
    const DOCS;
}

choice! {
    /// Cooling schedules.
    pub enum Schedule {
        /// The temperature falls after each chain, and returns to its initial value at a restart.
        Cooling = "cooling",
        /// The temperature stays constant.
        Constant = "constant",
    }
}

params! {
    /// The parameters of the solver `annealing`.
    pub struct Params for Annealing {
        /// Cooling schedule: whether the temperature falls or stays constant.
        schedule: Schedule = Schedule::Cooling,
        /// Initial temperature; a higher temperature accepts more swaps that make the grid worse. 0
        /// chooses the standard deviation of the energy over random swaps (Lewis 2007).
        #[range(0.0..=10.0)]
        temperature: f64 = 0.0,
        /// Factor by which the temperature is multiplied after each chain. Values nearer 1 cool
        /// more slowly. Not used at constant temperature.
        #[range(0.5..=0.9999)]
        cooling: f64 = 0.99,
        /// Sweeps per chain, all at one temperature. More sweeps search longer at each temperature.
        /// 0 stands for the number of blank cells (Lewis 2007).
        #[range(0..=100_000, log)]
        chain: u32 = 0,
        /// Number of consecutive chains, each without a lower energy than the chain before it,
        /// after which the search restarts. More chains make restarts rarer. Not used at constant
        /// temperature.
        #[range(1..=10_000, log)]
        patience: u32 = 20,
        /// Neighbourhood: which swaps may be proposed. More swaps reach more grids.
        swaps: SwapReach = SwapReach::All,
        /// Place all naked and hidden singles first, which leaves fewer cells to search.
        singles_first: bool = false,
        /// Sweeps after which the run ends; with a larger limit, the run gives up later.
        #[range(1..=100_000_000, log)]
        sweeps: u32 = 10_000_000,
    }
}

series! {
    /// One sample of the values that are plotted over the sweeps of a run.
    pub(crate) struct Sample {
        /// Energy: digits missing over all rows and columns. The puzzle is solved at 0.
        #[plot(main)]
        #[goal(down)]
        #[target(zero)]
        #[unit("conflicts")]
        energy: f64,
        /// Lowest energy in the current chain.
        #[goal(down)]
        #[unit("conflicts")]
        least: f64,
        /// Temperature.
        #[plot(main)]
        temperature: f64,
        /// Acceptance rate: share of the swaps proposed in the last sweep that were accepted.
        acceptance: f64,
        /// Restarts so far.
        #[unit("restarts")]
        restarts: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Sweeps; each proposes as many swaps as there are blank cells.
        sweeps: u64,
        /// Swaps proposed.
        tried: u64,
        /// Swaps accepted.
        swaps: u64,
        /// Chains after which the temperature was lowered.
        coolings: u64,
        /// Restarts at the initial temperature with randomly refilled boxes.
        restarts: u64,
    }
}

static SWEPT: Template = Template {
    id: "annealing.swept",
    text: "At temperature {temperature}, {percent} % of the swaps were accepted; {energy|no digit is|one digit is|# digits are} missing from rows and columns.",
};

static RESTARTED: Template = Template {
    id: "annealing.again",
    text: "{chains|One chain reached no lower energy|None of # consecutive chains reached a lower energy} than the chain before it: the boxes are refilled at random, and the search restarts at temperature {temperature}.",
};

static SOLVED: Template = Template {
    id: "annealing.solved",
    text: "At temperature {temperature}, no digit is missing any more: the puzzle is solved.",
};

static NOT_SOLVED: Template = Template {
    id: "annealing.unfound",
    text: "{sweeps|One sweep|# sweeps} found no solution; at the end, {energy|no digit was|one digit was|# digits were} missing.",
};

static NO_SOLUTION: Template = Template {
    id: "annealing.barred",
    text: "A cell has no candidate, or a house has no place for a digit: there is no solution.",
};

/// A simulated annealing run on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Annealing {
    boxes: Arc<Boxes>,
    /// The current grid; `None` if a box cannot be filled.
    filling: Option<BoxFilling>,
    params: Params,
    rng: Rng,
    /// The current temperature with its acceptance probabilities.
    acceptance: Acceptance,
    /// The temperature at the start and after a restart.
    initial_temperature: f64,
    /// The length of a chain (a series of sweeps at one temperature), in sweeps.
    chain_length: u64,
    /// The number of sweeps made in the current chain.
    chain_sweeps: u64,
    /// The number of consecutive chains whose lowest energy was not below that of the chain before.
    idle_chains: u32,
    /// The lowest energy in the current chain.
    chain_min: u32,
    /// The lowest energy in the previous chain.
    previous_min: u32,
    /// The statistics of the swaps of the last sweep.
    last: SwapStats,
    /// The action with which the search continues after the last sweep.
    after_sweep: AfterSweep,
    counts: Tally,
    /// The event with which the run ended or will end; `None` while it continues.
    end: Option<Event>,
}

/// The actions with which a search continues after a sweep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AfterSweep {
    /// Another sweep of the same chain.
    Sweep,
    /// A new chain at a lower temperature.
    Cool,
    /// A restart.
    Restart,
}

/// The number of random swaps from which the standard deviation of the energy is estimated.
const ENERGY_SPREAD_SAMPLES: usize = 100;

impl Annealing {
    /// The standard deviation of the energy over a random walk of [`ENERGY_SPREAD_SAMPLES`] swaps; 1 if the energy
    /// does not change.
    fn energy_spread(boxes: &Boxes, filling: &mut BoxFilling, rng: &mut Rng) -> f64 {
        let energies: Vec<f64> = (0..ENERGY_SPREAD_SAMPLES)
            .map(|_| {
                filling.random_walk(boxes, rng, 1);
                filling.energy.into()
            })
            .collect();
        let energy_spread = population_std_dev(&energies);
        // Any temperature will do if no swap changes the energy.
        if energy_spread > 0.0 {
            energy_spread
        } else {
            1.0
        }
    }

    /// Ends a chain: lowers the temperature, or restarts after too many chains without progress.
    fn end_chain(&mut self) {
        self.chain_sweeps = 0;
        self.idle_chains = if self.chain_min < self.previous_min {
            0
        } else {
            self.idle_chains + 1
        };
        self.previous_min = self.chain_min;
        if self.idle_chains < self.params.patience {
            self.after_sweep = AfterSweep::Cool;
            self.counts.coolings += 1;
            self.acceptance = Acceptance::new(self.acceptance.temperature * self.params.cooling);
        } else {
            self.after_sweep = AfterSweep::Restart;
            self.counts.restarts += 1;
            self.acceptance = Acceptance::new(self.initial_temperature);
            if let Some(filling) = &mut self.filling {
                filling.shuffle(&self.boxes, &mut self.rng);
            }
            (self.idle_chains, self.previous_min) = (0, u32::MAX);
        }
        self.chain_min = self.energy();
    }

    /// The energy of the current grid; 0 if a box cannot be filled.
    fn energy(&self) -> u32 {
        self.filling.as_ref().map_or(0, |filling| filling.energy)
    }

    /// Returns `true` if the current grid is a solution.
    fn is_solved(&self) -> bool {
        let filling = self.filling.as_ref();
        filling.is_some_and(|filling| filling.is_solution(&self.boxes))
    }

    /// Ends the run with the current solution.
    fn report_solution(&mut self) -> ControlFlow<Event> {
        // A solution is reported once.
        self.end = Some(Event::Stalled);
        ControlFlow::Break(Event::Found)
    }

    /// The share of the swaps of the last sweep that were accepted.
    fn acceptance_rate(&self) -> f64 {
        f64::from(self.last.accepted) / f64::from(self.last.tried.max(1))
    }
}

impl Search for Annealing {
    const INFO: Info = Info {
        id: "annealing",
        name: "Simulated annealing",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "sweep",
        sides: (4, Shape::MAX_SIDE),
    };
    const PRESETS: &'static [Preset] = &[
        Preset {
            id: "lewis",
            name: "Cooling with restarts",
            doc: "As published: the initial temperature is the standard deviation of the energy \
                  over random swaps, the temperature falls by 1 % per chain, and the search \
                  restarts after 20 consecutive chains without progress. The paper leaves open \
                  what counts as progress; here a chain makes progress if its lowest energy is \
                  below that of the chain before it. If each chain had to beat all chains before \
                  it, the temperature would never become low on most puzzles with few givens.",
            source: LEWIS,
            values: &[],
            ours: &["swaps", "singles_first", "sweeps"],
        },
        Preset {
            id: "constant",
            name: "At constant temperature",
            doc: "Places singles first, then searches at the constant temperature that solves the \
                  most puzzles.",
            source: "this project",
            values: &[
                ("schedule", "constant"),
                ("temperature", "0.3"),
                ("singles_first", "true"),
                ("sweeps", "2000000"),
            ],
            ours: &[],
        },
    ];
    const CODE: &'static [CodeLine] = code::PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn start(position: &Position, params: &Params, mut rng: Rng) -> Result<Self, StartError> {
        let mut position = position.clone();
        if params.singles_first {
            place_singles(&mut position);
        }
        let boxes = Boxes::new(&position, params.swaps);
        let mut filling = boxes.initial_filling().cloned();
        let mut initial_temperature = params.temperature;
        if let Some(filling) = &mut filling {
            filling.shuffle(&boxes, &mut rng);
            if initial_temperature == 0.0 {
                initial_temperature = Self::energy_spread(&boxes, filling, &mut rng);
            }
        }
        let mut search = Self {
            chain_length: match params.chain {
                0 => boxes.blank_count() as u64,
                chain => chain.into(),
            },
            boxes: Arc::new(boxes),
            filling,
            params: params.clone(),
            rng,
            acceptance: Acceptance::new(initial_temperature),
            initial_temperature,
            chain_sweeps: 0,
            idle_chains: 0,
            chain_min: 0,
            previous_min: u32::MAX,
            last: SwapStats::default(),
            after_sweep: AfterSweep::Sweep,
            counts: Tally::default(),
            end: None,
        };
        search.chain_min = search.energy();
        if search.is_solved() {
            search.end = Some(Event::Found);
        } else if search.filling.is_none() || !search.boxes.is_movable() {
            search.end = Some(Event::Stalled);
        }
        Ok(search)
    }

    fn step(&mut self) -> ControlFlow<Event> {
        let filling = match (self.end, &mut self.filling) {
            (Some(Event::Found), _) => return self.report_solution(),
            (None, Some(filling)) => filling,
            _ => return ControlFlow::Break(Event::Stalled),
        };
        self.last = filling.sweep(&self.boxes, &self.acceptance, &mut self.rng);
        self.after_sweep = AfterSweep::Sweep;
        self.counts.sweeps += 1;
        self.counts.tried += u64::from(self.last.tried);
        self.counts.swaps += u64::from(self.last.accepted);
        self.chain_min = self.chain_min.min(self.last.min_energy);
        if filling.is_solution(&self.boxes) {
            return self.report_solution();
        }
        if self.counts.sweeps == u64::from(self.params.sweeps) {
            self.end = Some(Event::Stalled);
            return ControlFlow::Break(Event::Stalled);
        }
        self.chain_sweeps += 1;
        if self.chain_sweeps == self.chain_length && self.params.schedule == Schedule::Cooling {
            self.end_chain();
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.counts.sweeps
    }

    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    fn sample(&self) -> Sample {
        Sample {
            energy: self.energy().into(),
            least: self.chain_min.into(),
            temperature: self.acceptance.temperature,
            acceptance: self.acceptance_rate(),
            restarts: self.counts.restarts as f64,
        }
    }

    fn view(&self, view: &mut View) {
        match &self.filling {
            Some(filling) => filling.write_view(&self.boxes, &self.acceptance, view),
            None => self.boxes.write_view(view),
        }
    }

    fn counters(&self) -> Tally {
        self.counts
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn executed_lines(&self) -> Vec<u8> {
        code::lines(self)
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a temperature is at most some tens, a share at most 1"
    )]
    fn explain(&self) -> Option<Explanation> {
        let hundredths = (self.acceptance.temperature * 100.0).round() as u64;
        let temperature = ("temperature", Argument::Hundredths(hundredths));
        let number = |name, number: u64| (name, Argument::Number(number));
        let energy = number("energy", self.energy().into());
        let explanation = |template, arguments| Some(Explanation::new(template, arguments));
        match self.end {
            _ if self.is_solved() => explanation(&SOLVED, vec![temperature]),
            Some(_) if self.counts.sweeps == 0 => explanation(&NO_SOLUTION, Vec::new()),
            Some(_) => explanation(
                &NOT_SOLVED,
                vec![number("sweeps", self.counts.sweeps), energy],
            ),
            None if self.counts.sweeps == 0 => None,
            None if self.after_sweep == AfterSweep::Restart => {
                let chains = number("chains", self.params.patience.into());
                explanation(&RESTARTED, vec![chains, temperature])
            }
            None => {
                let percent = number("percent", (100.0 * self.acceptance_rate()).round() as u64);
                explanation(&SWEPT, vec![temperature, percent, energy])
            }
        }
    }
}

/// The paper on simulated annealing for Sudoku that the presets cite as their source.
const LEWIS: &str = "Lewis 2007, Metaheuristics can solve Sudoku puzzles";
