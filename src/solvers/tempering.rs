//! Parallel tempering (replica exchange): Metropolis sweeps at several temperatures whose replicas
//! are exchanged.

mod code;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::sync::Arc;

use rand::RngExt as _;
use sudoku_grid::{Position, Shape};
use sudoku_search::{
    Argument, BoardView, CodeLine, Detail, Event, Explanation, Info, Kind, Preset, Rng, Search,
    StartError, Template, View, counters, docs, math, params, series,
};

use crate::box_swaps::{Acceptance, BoxFilling, Boxes, SwapReach, SwapStats};
use crate::singles::place_singles;

docs! {
    /// Anneals several grids at once, each at its own temperature, and lets grids at neighbouring
    /// temperatures trade places.
    ///
    /// # How it works
    ///
    /// A *replica* is a grid in which every box contains all its digits. Each replica occupies a
    /// *level*, which has a fixed temperature; level 1 is the coldest. In a sweep, each replica
    /// proposes random swaps within its boxes, as in simulated annealing: a swap after which `Δ`
    /// more digits are missing from rows and columns is accepted with probability `exp(−Δ / T)`;
    /// any other swap is always accepted.
    ///
    /// After each sweep, replicas at neighbouring levels may exchange their levels. If their
    /// energies (numbers of missing digits) are `E` and `E'` and their temperatures `T` and `T'`,
    /// the exchange is accepted with probability `min(1, exp((1/T − 1/T')(E − E')))`. A replica
    /// that is stuck at a cold level thus moves to hotter ones, changes there, and returns as a
    /// different grid, while the best replicas move to the cold levels, where their surroundings
    /// are searched thoroughly. No cooling schedule has to be chosen.
    ///
    /// # A step
    ///
    /// A sweep proposes as many swaps in each replica as there are blank cells, and then exchanges
    /// levels.
    ///
    /// # Why it suits Sudoku
    ///
    /// The best constant temperature depends on the puzzle. Parallel tempering uses several
    /// temperatures at once, and each replica is heated and cooled as often as it needs.
    ///
    /// # Limits
    ///
    /// Allowing only swaps after which both cells contain one of their candidates looks like an
    /// improvement, but it is a trap. Three cells of a box with the candidates 1/2, 2/3 and 1/3 can
    /// be filled in two ways, and no such swap leads from one to the other: a replica that starts
    /// with the wrong filling never reaches the solution, at any temperature. Parallel tempering
    /// proves nothing: if a puzzle has no solution, the run continues to its last sweep.
    ///
    /// # References
    ///
    /// Hukushima and Nemoto, "Exchange Monte Carlo method and application to spin glass
    /// simulations", Journal of the Physical Society of Japan 65(6), 1996. Swendsen and Wang,
    /// "Replica Monte Carlo simulation of spin-glasses", Physical Review Letters 57(21), 1986.
    const DOCS;
}

params! {
    /// The parameters of the solver `tempering`.
    pub struct Params for Tempering {
        /// Number of replicas, and of levels (Hukushima & Nemoto 1996). With more replicas,
        /// neighbouring temperatures are closer, exchanges are more likely, and each sweep takes
        /// more work.
        #[range(2..=8)]
        replicas: u32 = 6,
        /// Temperature of level 1. A lower temperature accepts fewer swaps that make the grid worse.
        #[range(0.05..=2.0, log)]
        coldest: f64 = 0.25,
        /// Temperature of the last level; a higher temperature explores more. The temperatures
        /// between form a geometric sequence.
        #[range(0.05..=2.0, log)]
        hottest: f64 = 0.4,
        /// Neighbourhood: which swaps may be proposed. More swaps reach more grids.
        swaps: SwapReach = SwapReach::All,
        /// Place all naked and hidden singles first, which leaves fewer cells to search.
        singles_first: bool = true,
        /// Sweeps after which the run ends; with a larger limit, the run gives up later.
        #[range(1..=100_000_000, log)]
        sweeps: u32 = 300_000,
    }
}

series! {
    /// One sample of the values that are plotted over the sweeps of a run.
    pub(crate) struct Sample {
        /// Energy of the coldest replica: digits missing over its rows and columns.
        #[plot(main)]
        #[goal(down)]
        #[unit("conflicts")]
        energy: f64,
        /// Energy of the hottest replica.
        #[plot(main)]
        #[goal(down)]
        #[unit("conflicts")]
        hottest: f64,
        /// Share of the proposed level exchanges so far that were accepted.
        exchanged: f64,
        /// Level of the replica that started at level 1, the coldest.
        #[unit("level")]
        replica_1: f64,
        /// Level of the replica that started at level 2.
        #[unit("level")]
        replica_2: f64,
        /// Level of the replica that started at level 3, if there are at least 3 levels.
        #[unit("level")]
        replica_3: f64,
        /// Level of the replica that started at level 4, if there are at least 4 levels.
        #[unit("level")]
        replica_4: f64,
        /// Level of the replica that started at level 5, if there are at least 5 levels.
        #[unit("level")]
        replica_5: f64,
        /// Level of the replica that started at level 6, if there are at least 6 levels.
        #[unit("level")]
        replica_6: f64,
        /// Level of the replica that started at level 7, if there are at least 7 levels.
        #[unit("level")]
        replica_7: f64,
        /// Level of the replica that started at level 8, if there are at least 8 levels.
        #[unit("level")]
        replica_8: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Sweeps over all replicas.
        sweeps: u64,
        /// Swaps proposed.
        tried: u64,
        /// Swaps accepted.
        swaps: u64,
        /// Level exchanges proposed.
        proposed: u64,
        /// Level exchanges accepted.
        exchanges: u64,
        /// Trips of a replica from the coldest level to the hottest, or back.
        crossings: u64,
    }
}

static SWEPT: Template = Template {
    id: "tempering.swept",
    text: "{pairs|No two replicas exchange|One pair of replicas exchanges|# pairs of replicas exchange} temperatures; in the coldest replica, {energy|no digit is|one digit is|# digits are} missing from rows and columns.",
};

static SOLVED: Template = Template {
    id: "tempering.solved",
    text: "The replica at temperature level {level} of {levels} has no missing digit: the puzzle is solved.",
};

static NOT_SOLVED: Template = Template {
    id: "tempering.unfound",
    text: "{sweeps|One sweep|# sweeps} of {replicas} replicas found no solution; in the coldest replica, {energy|no digit is|one digit is|# digits are} missing from rows and columns.",
};

static NO_SOLUTION: Template = Template {
    id: "tempering.barred",
    text: "A cell has no candidate, or a house has no place for a digit: there is no solution.",
};

/// The maximum number of temperature levels.
const MAX_LEVELS: usize = 8;

/// The ids of the boards in the detail view, by level.
const LEVEL_NAMES: [&str; MAX_LEVELS] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
];

/// A parallel tempering run on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Tempering {
    boxes: Arc<Boxes>,
    params: Params,
    rng: Rng,
    /// The replicas; empty if a box cannot be filled.
    replicas: Vec<BoxFilling>,
    /// For each level, the coldest first, its temperature with the acceptance probabilities.
    acceptances: Vec<Acceptance>,
    /// For each level, the index of its replica.
    replica_at: [u8; MAX_LEVELS],
    /// For each replica, the extreme level that it visited last: `Some(false)` for the coldest, `Some(true)`
    /// for the hottest, `None` before the first visit of either.
    last_extreme: [Option<bool>; MAX_LEVELS],
    /// The statistics of the swaps of the last sweep, over all replicas.
    last: SwapStats,
    /// The number of exchanges proposed after the last sweep.
    proposed: u64,
    /// The number of exchanges accepted after the last sweep.
    exchanged: u64,
    counts: Tally,
    /// The event with which the run ended or will end; `None` while it continues.
    end: Option<Event>,
}

impl Tempering {
    /// The replica at a level; `None` if there are no replicas.
    fn replica(&self, level: usize) -> Option<&BoxFilling> {
        self.replicas.get(usize::from(self.replica_at[level]))
    }

    /// The energy of the replica at a level; 0 if there are no replicas.
    fn energy(&self, level: usize) -> u32 {
        self.replica(level).map_or(0, |replica| replica.energy)
    }

    /// The coldest level whose replica is a solution; `None` if there is none.
    fn solved_level(&self) -> Option<usize> {
        let is_solved = |replica: &BoxFilling| replica.is_solution(&self.boxes);
        (0..self.replicas.len()).find(|&level| self.replica(level).is_some_and(is_solved))
    }

    /// Proposes exchanges between adjacent levels, at even and odd pairs in alternate sweeps, and
    /// counts the replicas that crossed from one extreme level to the other.
    fn exchange_replicas(&mut self) {
        let first_level = usize::from(self.counts.sweeps.is_multiple_of(2));
        for level in (first_level..self.replicas.len() - 1).step_by(2) {
            self.proposed += 1;
            let [colder, hotter] = [level, level + 1].map(|level| {
                let (energy, acceptance) = (self.energy(level), &self.acceptances[level]);
                (f64::from(energy), 1.0 / acceptance.temperature)
            });
            let log_ratio = (colder.1 - hotter.1) * (colder.0 - hotter.0);
            let threshold: f64 = self.rng.random();
            if log_ratio >= 0.0 || threshold < math::exp(log_ratio) {
                self.replica_at.swap(level, level + 1);
                self.exchanged += 1;
            }
        }
        self.counts.proposed += self.proposed;
        self.counts.exchanges += self.exchanged;
        for (level, is_hot) in [(0, false), (self.replicas.len() - 1, true)] {
            let previous_extreme =
                self.last_extreme[usize::from(self.replica_at[level])].replace(is_hot);
            self.counts.crossings += u64::from(previous_extreme == Some(!is_hot));
        }
    }

    /// Ends the run with the current solution.
    fn report_solution(&mut self) -> ControlFlow<Event> {
        // A solution is reported once.
        self.end = Some(Event::Stalled);
        ControlFlow::Break(Event::Found)
    }
}

impl Search for Tempering {
    const INFO: Info = Info {
        id: "tempering",
        name: "Parallel tempering",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "sweep",
        sides: (4, Shape::MAX_SIDE),
    };
    const PRESETS: &'static [Preset] = &[
        Preset {
            id: "exchange",
            name: "Any swap in a box",
            doc: "Six replicas, at temperatures around those that solve the most puzzles.",
            source: HUKUSHIMA_NEMOTO,
            values: &[],
            ours: &[
                "replicas",
                "coldest",
                "hottest",
                "swaps",
                "singles_first",
                "sweeps",
            ],
        },
        Preset {
            id: "givens",
            name: "From the givens alone",
            doc: "Singles are not placed first: the search uses nothing but the digits that each \
                  box lacks.",
            source: "this project",
            values: &[("singles_first", "false")],
            ours: &[],
        },
        Preset {
            id: "restricted",
            name: "Only candidates (a trap)",
            doc: "From the givens alone, proposes only swaps after which both cells contain one of their candidates. There are fewer such swaps, but the solution may be unreachable from the \
                  starting grid, however long the run is.",
            source: "this project",
            values: &[
                ("hottest", "0.7"),
                ("swaps", "candidates"),
                ("singles_first", "false"),
                ("sweeps", "30000"),
            ],
            ours: &[],
        },
    ];
    const CODE: &'static [CodeLine] = code::PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "at most 8 levels"
    )]
    fn start(position: &Position, params: &Params, mut rng: Rng) -> Result<Self, StartError> {
        let mut position = position.clone();
        if params.singles_first {
            place_singles(&mut position);
        }
        let boxes = Boxes::new(&position, params.swaps);
        let level_count = params.replicas as usize;
        let (min_temperature, max_temperature) = (
            params.coldest.min(params.hottest),
            params.hottest.max(params.coldest),
        );
        let acceptance = |level: usize| {
            let fraction = level as f64 / (level_count - 1) as f64;
            Acceptance::new(
                min_temperature * math::pow(max_temperature / min_temperature, fraction),
            )
        };
        let replicas = boxes.initial_filling().map(|initial_filling| {
            let replica = |_| {
                let mut replica = initial_filling.clone();
                replica.shuffle(&boxes, &mut rng);
                replica
            };
            (0..level_count).map(replica).collect()
        });
        let mut search = Self {
            params: params.clone(),
            replicas: replicas.unwrap_or_default(),
            acceptances: (0..level_count).map(acceptance).collect(),
            replica_at: std::array::from_fn(|level| level as u8),
            last_extreme: [None; MAX_LEVELS],
            last: SwapStats::default(),
            proposed: 0,
            exchanged: 0,
            counts: Tally::default(),
            end: None,
            boxes: Arc::new(boxes),
            rng,
        };
        if search.solved_level().is_some() {
            search.end = Some(Event::Found);
        } else if search.replicas.is_empty() || !search.boxes.is_movable() {
            search.end = Some(Event::Stalled);
        }
        Ok(search)
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match self.end {
            Some(Event::Found) => return self.report_solution(),
            Some(end) => return ControlFlow::Break(end),
            None => {}
        }
        self.last = SwapStats::default();
        (self.proposed, self.exchanged) = (0, 0);
        self.counts.sweeps += 1;
        let mut is_solved = false;
        for (acceptance, &index) in self.acceptances.iter().zip(&self.replica_at) {
            let replica = &mut self.replicas[usize::from(index)];
            let swap_stats = replica.sweep(&self.boxes, acceptance, &mut self.rng);
            self.last.tried += swap_stats.tried;
            self.last.accepted += swap_stats.accepted;
            if replica.is_solution(&self.boxes) {
                is_solved = true;
                break;
            }
        }
        self.counts.tried += u64::from(self.last.tried);
        self.counts.swaps += u64::from(self.last.accepted);
        if is_solved {
            return self.report_solution();
        }
        if self.counts.sweeps == u64::from(self.params.sweeps) {
            self.end = Some(Event::Stalled);
            return ControlFlow::Break(Event::Stalled);
        }
        self.exchange_replicas();
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.counts.sweeps
    }

    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    fn sample(&self) -> Sample {
        let level_count = self.acceptances.len();
        let mut level_of = [f64::NAN; MAX_LEVELS];
        for (level, &replica) in self.replica_at[..level_count].iter().enumerate() {
            level_of[usize::from(replica)] = (level + 1) as f64;
        }
        let [one, two, three, four, five, six, seven, eight] = level_of;
        Sample {
            energy: self.energy(0).into(),
            hottest: self.energy(level_count - 1).into(),
            exchanged: self.counts.exchanges as f64 / self.counts.proposed.max(1) as f64,
            replica_1: one,
            replica_2: two,
            replica_3: three,
            replica_4: four,
            replica_5: five,
            replica_6: six,
            replica_7: seven,
            replica_8: eight,
        }
    }

    fn view(&self, view: &mut View) {
        let level = self.solved_level().unwrap_or(0);
        match self.replica(level) {
            Some(replica) => replica.write_view(&self.boxes, &self.acceptances[level], view),
            None => self.boxes.write_view(view),
        }
    }

    fn counters(&self) -> Tally {
        self.counts
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        size_of_val(&*self.replicas) + size_of_val(&*self.acceptances) // boxes are shared
    }

    fn executed_lines(&self) -> Vec<u8> {
        code::lines(self)
    }

    fn explain(&self) -> Option<Explanation> {
        let number = |name, number: u64| (name, Argument::Number(number));
        let energy = number("energy", self.energy(0).into());
        let level_count = self.acceptances.len() as u64;
        let explanation = |template, arguments| Some(Explanation::new(template, arguments));
        if let Some(level) = self.solved_level() {
            let level = number("level", level as u64 + 1);
            return explanation(&SOLVED, vec![level, number("levels", level_count)]);
        }
        match (self.end, self.counts.sweeps) {
            (Some(_), 0) => explanation(&NO_SOLUTION, Vec::new()),
            (Some(_), sweeps) => {
                let replicas = number("replicas", level_count);
                explanation(
                    &NOT_SOLVED,
                    vec![number("sweeps", sweeps), replicas, energy],
                )
            }
            (None, 0) => None,
            (None, _) => explanation(&SWEPT, vec![number("pairs", self.exchanged), energy]),
        }
    }

    fn detail(&self) -> Detail {
        if self.replicas.is_empty() {
            return Detail::None;
        }
        let mut view = View::new(self.boxes.shape());
        let board = |(level, acceptance)| {
            self.replica(level)?
                .write_view(&self.boxes, acceptance, &mut view);
            Some(BoardView {
                name: LEVEL_NAMES[level],
                digits: view.digits.clone(),
                weights: view.weights.clone(),
            })
        };
        Detail::Boards(
            self.acceptances
                .iter()
                .enumerate()
                .map_while(board)
                .collect(),
        )
    }
}

/// The paper on parallel tempering that the presets cite as their source.
const HUKUSHIMA_NEMOTO: &str = "Hukushima & Nemoto 1996, Exchange Monte Carlo method";
