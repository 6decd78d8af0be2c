//! The Boltzmann machine: a stochastic network of binary units.

mod code;
mod network;
mod params;
mod sigmoid;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod thesis_tests;

use std::ops::ControlFlow;

use rand::RngExt as _;
use sudoku_grid::{Position, Shape};
use sudoku_search::{
    Argument, CodeLine, Event, Explanation, Info, Kind, Preset, Rng, Search, Seed, StartError,
    Template, View, counters, docs, math, series,
};

use network::{Network, ON_BIT};
use params::PRESETS;
pub use params::{Encoding, Givens, Params, Readout, Schedule, Units, UpdateOrder};
use sigmoid::Sigmoid;

docs! {
    /// A stochastic neural network of binary units, one for each digit of each cell. Units that
    /// exclude each other inhibit each other, more strictly as the temperature falls.
    ///
    /// # How it works
    ///
    /// Two units exclude each other if they represent two digits of one cell, or one digit in two
    /// cells of a house. A weight of −1, or a random weight around −1, connects them. All other
    /// weights are 0 (the encoding `exclusion`). With `s_j = 1` for a unit that is on and the
    /// threshold `θ`, the *energy gap* of a unit is `ΔE_i = Σ_j w_ij s_j − θ`. When a unit is
    /// updated, it turns on with probability `1 / (1 + exp(−ΔE_i / T))`, whatever the state of the
    /// unit was before. The units of the givens are on, either only in the initial state or
    /// permanently. The *temperature* `T` falls: at first, units switch almost freely; at the end,
    /// they hardly ever switch against their energy gap.
    ///
    /// The threshold must be negative, which rewards a unit for being on; otherwise all units turn
    /// off. At −1, a unit that no active unit excludes tends to turn on, and a unit that a single
    /// active unit excludes is undecided: that is how digits move.
    ///
    /// The encoding `houses` is taken from the program that the authors of the thesis published. An
    /// active unit inhibits the units of its digit in other cells: by 2 for each house that the two
    /// cells share. The unit of a given inhibits them by 22 instead of 2. In addition, an active
    /// unit inhibits itself by 2. Units of one cell do not inhibit each other, so several of them
    /// may be on; the cell then has the digit of the first active unit. The threshold of this
    /// encoding is −3.
    ///
    /// # A step
    ///
    /// A sweep updates every unit once.
    ///
    /// # Why it suits Sudoku
    ///
    /// The weights encode the constraints of Sudoku; nothing has to be learned. The energy is
    /// lowest where exactly one unit per cell is on and no two of these units exclude each other:
    /// at the solution. Many states have almost the same energy, and the more cells are blank, the
    /// longer it takes to find the solution among them.
    ///
    /// # Cost
    ///
    /// The weights are never stored. Each unit keeps the number of active units that exclude it; a
    /// unit that switches updates the counts of the units of its cell and of the cell's peers.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, "A comparison of sudoku solving algorithms", drafts, and "A study of
    /// Sudoku solving algorithms", KTH, 2012. Ackley, Hinton and Sejnowski, "A learning algorithm
    /// for Boltzmann machines", Cognitive Science 9(1), 1985.
    const DOCS;
}

series! {
    /// One sample of the values that are plotted over the sweeps of a run.
    pub(crate) struct Sample {
        /// Energy, without clamped units: each pair of active units that exclude each other adds
        /// the size of its weight, and each active unit adds the threshold. A falling line means a
        /// better state.
        #[plot(main)]
        #[goal(down)]
        energy: f64,
        /// Temperature.
        temperature: f64,
        /// Units that are on, without clamped ones. A solution has exactly one per cell.
        #[unit("units")]
        active: f64,
        /// Conflicts: pairs of active units that exclude each other. If the digit of a cell is read
        /// from its first active unit, conflicts are instead the digits missing from rows, columns
        /// and boxes.
        #[goal(down)]
        #[target(zero)]
        #[unit("pairs")]
        clashes: f64,
        /// Share of the updates of the last sweep that switched a unit.
        acceptance: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Sweeps; each has as many updates as there are units.
        sweeps: u64,
        /// Updates of a unit.
        updates: u64,
        /// Updates that switched a unit.
        flips: u64,
    }
}

static SWEPT: Template = Template {
    id: "boltzmann.swept",
    text: "At temperature {temperature}, {percent} % of the decisions switched a unit; {clashes|no pair of active units is|one pair of active units is|# pairs of active units are} in conflict.",
};

static SOLVED: Template = Template {
    id: "boltzmann.solved",
    text: "At temperature {temperature}, every cell has exactly one active unit, and no two active units are in conflict.",
};

static READ_SWEPT: Template = Template {
    id: "boltzmann.read-swept",
    text: "At temperature {temperature}, {percent} % of the decisions switched a unit; the digits read \
           from the units have {clashes|no conflict|one conflict|# conflicts}.",
};

static READ: Template = Template {
    id: "boltzmann.read",
    text: "At temperature {temperature}, the digits read from the units form a solution.",
};

static FROZEN: Template = Template {
    id: "boltzmann.frozen",
    text: "The network froze at temperature {temperature} after {sweeps|one sweep|# sweeps}: {clashes|no pair of active units is in conflict, but some cells are empty|one pair of active units is in conflict|# pairs of active units are in conflict}.",
};

static NOT_SOLVED: Template = Template {
    id: "boltzmann.unfound",
    text: "{sweeps|One sweep|# sweeps} at temperature {temperature} found no solution; {clashes|no pair of active units is|one pair of active units is|# pairs of active units are} in conflict.",
};

static NO_SOLUTION: Template = Template {
    id: "boltzmann.barred",
    text: "A cell has no candidate, or a house has no place for a digit: there is no solution.",
};

/// The maximum number of decisions per call of `step`. A decision draws the new state of one unit.
const DECISIONS_PER_CALL: usize = 2048;

/// The cost of switching one unit, in decisions: switching a unit takes about as long as this many decisions, and a
/// call of `step` adds this number to its count of decisions.
const FLIP_COST: usize = 8;

/// A Boltzmann machine on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Boltzmann {
    network: Network,
    params: Params,
    rng: Rng,
    temperature: f64,
    /// For each count of active units that exclude a unit, its probability of being on, times 2³². Used
    /// unless weights are random.
    thresholds: Box<[u64; ON_BIT as usize]>,
    /// The units that may switch, in the order of this sweep; the first `decided` have decided.
    order: Vec<u16>,
    /// The number of units that have decided in this sweep.
    decided: usize,
    /// The number of units that decide at once.
    group_size: usize,
    /// The units of the current group that are to switch once the whole group has decided.
    pending: Vec<u16>,
    /// `true` if the group has decided and its units are being switched.
    switching: bool,
    /// The number of units switched before this sweep.
    flips_before: u64,
    /// The share of the decisions of the last sweep that switched a unit; NaN before the end of the first sweep.
    acceptance: f64,
    counts: Tally,
    /// The event with which the run ended or will end; `None` while it continues.
    end: Option<Event>,
}

impl Boltzmann {
    /// Sets the temperature and tabulates the probabilities with which units turn on.
    fn set_temperature(&mut self, temperature: f64) {
        self.temperature = temperature;
        let sigmoid = self.sigmoid();
        self.thresholds.fill(0);
        for excluded in 0..=self.network.max_excluder_count() {
            let scaled_probability =
                sigmoid.scaled_probability(self.network.inhibition_of_count(excluded));
            self.thresholds[usize::from(excluded)] = scaled_probability;
            if scaled_probability == 0 {
                break;
            }
        }
    }

    /// The probability function of the units at the current temperature.
    fn sigmoid(&self) -> Sigmoid {
        Sigmoid {
            threshold: self.params.threshold,
            temperature: self.temperature,
            steps: self.params.probability_steps,
        }
    }

    /// Takes up to `max_decisions` undecided units of this sweep in the order of the updates and
    /// lets them decide, until one decides to switch; returns that unit, or `None` if no unit
    /// decided to switch.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "the halves of a word; what is compared is at most 2³²"
    )]
    fn decide(&mut self, max_decisions: usize) -> Option<u16> {
        // A local copy of the generator stays in registers.
        let mut rng = self.rng.clone();
        let sigmoid = self.sigmoid();
        let states = self.network.packed_states();
        let thresholds = &*self.thresholds;
        let has_equal_weights = self.network.has_equal_weights();
        let mut undecided = &mut self.order[self.decided..];
        let undecided_before = undecided.len();
        // In row order the next unit is always the first of those that are undecided.
        let choices_per_unit = u64::from(self.params.order == UpdateOrder::Shuffled);
        let mut choices = choices_per_unit * undecided_before as u64;
        let undecided_min = undecided_before.saturating_sub(max_decisions);
        let mut switching_unit = None;
        while undecided.len() > undecided_min {
            let random_word: u64 = rng.random();
            // Scaled to the number of undecided units; the bias of at most units / 2³² is
            // negligible.
            let index = (((random_word >> 32) * choices) >> 32) as usize;
            choices -= choices_per_unit;
            let unit = undecided[index];
            undecided.swap(0, index);
            undecided = &mut undecided[1..];
            let state = states[usize::from(unit)];
            let scaled_probability = if has_equal_weights {
                thresholds[usize::from(state & !ON_BIT)]
            } else {
                sigmoid.scaled_probability(self.network.inhibition(unit))
            };
            // The difference is negative if the unit is to be on.
            let difference = i64::from(random_word as u32) - scaled_probability as i64;
            if difference ^ i64::from(state.cast_signed()) < 0 {
                switching_unit = Some(unit);
                break;
            }
        }
        self.decided += undecided_before - undecided.len();
        self.counts.updates += (undecided_before - undecided.len()) as u64;
        self.rng = rng;
        switching_unit
    }

    /// Switches a unit and counts the switch.
    fn flip(&mut self, unit: u16) {
        self.network.flip(unit);
        self.counts.flips += 1;
    }

    /// Lets units decide one after the other (asynchronous updates), for one call of `step`.
    fn decide_sequentially(&mut self) -> ControlFlow<Event> {
        let mut decisions_left = DECISIONS_PER_CALL;
        while decisions_left > 0 && self.decided < self.order.len() {
            let decided_before = self.decided;
            let switching_unit = self.decide(decisions_left);
            decisions_left -= self.decided - decided_before;
            if let Some(unit) = switching_unit {
                self.flip(unit);
                decisions_left = decisions_left.saturating_sub(FLIP_COST);
                self.check_switch()?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Lets groups of units decide from the same state and then switch (synchronous updates), for
    /// one call of `step`.
    fn decide_synchronously(&mut self) -> ControlFlow<Event> {
        let mut decisions_left = DECISIONS_PER_CALL;
        while decisions_left > 0 && (self.switching || self.decided < self.order.len()) {
            if self.switching {
                decisions_left = decisions_left.saturating_sub(FLIP_COST);
                if let Some(unit) = self.pending.pop() {
                    self.flip(unit);
                } else {
                    self.switching = false;
                    self.check_switch()?;
                }
            } else {
                decisions_left -= 1;
                if let Some(unit) = self.decide(1) {
                    self.pending.push(unit);
                }
                let is_group_end = self.decided.is_multiple_of(self.group_size);
                self.switching = is_group_end || self.decided == self.order.len();
            }
        }
        ControlFlow::Continue(())
    }

    /// Ends the run if the state of the network is a solution and solutions are found by switches.
    fn check_switch(&mut self) -> ControlFlow<Event> {
        if self.network.is_solved_by_counts() {
            self.counts.sweeps += 1;
            self.end = Some(Event::Stalled);
            return ControlFlow::Break(Event::Found);
        }
        ControlFlow::Continue(())
    }

    /// Ends a sweep: updates the statistics and lowers the temperature, or ends the run.
    #[expect(clippy::cast_precision_loss, reason = "no sweep has 2^53 decisions")]
    fn end_sweep(&mut self) -> ControlFlow<Event> {
        self.decided = 0;
        self.counts.sweeps += 1;
        let flips = self.counts.flips - self.flips_before;
        self.flips_before = self.counts.flips;
        self.acceptance = flips as f64 / self.order.len() as f64;
        if self.network.is_solved() {
            self.end = Some(Event::Stalled);
            return ControlFlow::Break(Event::Found);
        }
        if self.counts.sweeps == u64::from(self.params.sweeps) {
            self.end = Some(Event::Stalled);
            return ControlFlow::Break(Event::Stalled);
        }
        if self.params.schedule == Schedule::Geometric {
            let (initial_temperature, final_temperature) = (
                self.params.initial_temperature,
                self.params.final_temperature,
            );
            let progress = self.counts.sweeps as f64 / f64::from(self.params.sweeps - 1);
            self.set_temperature(
                initial_temperature * math::pow(final_temperature / initial_temperature, progress),
            );
        }
        ControlFlow::Continue(())
    }
}

impl Search for Boltzmann {
    const INFO: Info = Info {
        id: "boltzmann",
        name: "Boltzmann machine",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "sweep",
        sides: (4, Shape::MAX_SIDE),
    };
    const PRESETS: &'static [Preset] = PRESETS;
    const CODE: &'static [CodeLine] = code::PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a share of the units, of which there are at most 15,625"
    )]
    fn start(position: &Position, params: &Params, mut rng: Rng) -> Result<Self, StartError> {
        let mut network = Network::new(position, params.encoding, params.readout);
        if params.givens == Givens::Clamped {
            network.clamp();
        }
        if params.weight_spread > 0.0 && params.encoding == Encoding::Exclusion {
            network.randomise_weights(params.weight_spread, Seed(rng.random()));
        }
        let order = network.switchable_units(position, params.units == Units::Candidates);
        let outcome = if position.is_contradictory() {
            Some(Event::Stalled)
        } else {
            let is_full = position.blanks().next().is_none();
            (is_full && network.is_solved()).then_some(Event::Found)
        };
        let mut search = Self {
            group_size: ((params.synchronous * order.len() as f64).round() as usize).max(1),
            network,
            params: params.clone(),
            rng,
            temperature: 0.0,
            thresholds: Box::new([0; ON_BIT as usize]),
            order,
            decided: 0,
            pending: Vec::new(),
            switching: false,
            flips_before: 0,
            acceptance: f64::NAN,
            counts: Tally::default(),
            end: outcome,
        };
        search.set_temperature(params.initial_temperature);
        Ok(search)
    }

    fn step(&mut self) -> ControlFlow<Event> {
        if let Some(end) = self.end {
            // A solution is reported once.
            self.end = Some(Event::Stalled);
            return ControlFlow::Break(end);
        }
        if self.group_size == 1 {
            self.decide_sequentially()?;
        } else {
            self.decide_synchronously()?;
        }
        if self.decided == self.order.len() && !self.switching {
            return self.end_sweep();
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.counts.sweeps
    }

    fn sample(&self) -> Sample {
        let (active, conflicts) = (self.network.active_count(), self.network.conflict_count());
        Sample {
            energy: self.network.clash_weight() + self.params.threshold * f64::from(active),
            temperature: self.temperature,
            active: active.into(),
            clashes: conflicts.into(),
            acceptance: self.acceptance,
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a view stores its weights as f32"
    )]
    fn view(&self, view: &mut View) {
        self.network.write_view(view);
        view.weights.fill(0.0);
        for (cell, &digit) in self.network.values().iter().enumerate() {
            if digit != 0 {
                view.settle(cell, digit);
            }
        }
        let sigmoid = self.sigmoid();
        for &unit in &self.order {
            let inhibition = self.network.inhibition(unit);
            view.weights[usize::from(unit)] = sigmoid.probability(inhibition) as f32;
        }
    }

    fn counters(&self) -> Tally {
        self.counts
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a temperature is at most 100, a share at most 1"
    )]
    fn explain(&self) -> Option<Explanation> {
        let hundredths = (self.temperature * 100.0).round() as u64;
        let temperature = ("temperature", Argument::Hundredths(hundredths));
        let number = |name, number: u64| (name, Argument::Number(number));
        let clashes = number("clashes", self.network.conflict_count().into());
        let sweeps = number("sweeps", self.counts.sweeps);
        let percent = number("percent", (100.0 * self.acceptance).round() as u64);
        let is_read = self.params.readout == Readout::First;
        Some(match self.end {
            _ if self.network.is_solved() => {
                let template = if is_read { &READ } else { &SOLVED };
                Explanation::new(template, vec![temperature])
            }
            Some(_) if self.counts.sweeps == 0 => Explanation::new(&NO_SOLUTION, Vec::new()),
            None if self.counts.sweeps == 0 => return None,
            _ if is_read => Explanation::new(&READ_SWEPT, vec![temperature, percent, clashes]),
            Some(_) => {
                let template = match self.params.schedule {
                    Schedule::Geometric => &FROZEN,
                    Schedule::Constant => &NOT_SOLVED,
                };
                Explanation::new(template, vec![temperature, sweeps, clashes])
            }
            None => Explanation::new(&SWEPT, vec![temperature, percent, clashes]),
        })
    }

    fn executed_lines(&self) -> Vec<u8> {
        code::lines(self)
    }

    fn heap_bytes(&self) -> usize {
        self.network.heap_bytes()
            + size_of_val(&*self.thresholds)
            + size_of_val(&*self.order)
            + size_of_val(&*self.pending)
    }
}
