//! The Boltzmann machine: a stochastic network of binary units.

mod code;
mod network;
mod sigmoid;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use rand::RngExt as _;
use sudoku_grid::{Position, Shape};
use sudoku_search::{
    Argument, CodeLine, Event, Explanation, Info, Kind, Preset, Rng, Search, Seed, StartError,
    Template, View, choice, counters, docs, math, params, series,
};

use network::{Network, ON_BIT};
use sigmoid::Sigmoid;

use crate::sources::{DRAFT, THESIS};

docs! {
    /// A network of on-off units, one for each digit of each cell, that switch at random, ever
    /// more reluctant to be on together with units that exclude them.
    ///
    /// # How it works
    ///
    /// Two units exclude each other if they are two digits of one cell, or one digit in two cells
    /// of a house: a weight of −1, or one drawn at random about it, joins them. All other weights
    /// are 0. With `s_j` 1 for a unit that
    /// is on and `θ` the threshold, the *energy gap* of a unit is `ΔE_i = Σ_j w_ij s_j − θ`, and
    /// when its turn comes it is on with probability `1 / (1 + exp(−ΔE_i / T))`, whatever it was
    /// before. The units of the givens are on: at first, or for good. The *temperature* `T` falls, so that at first
    /// units switch nearly freely and at last hardly against their gap.
    ///
    /// The threshold must be negative, a reward for being on; otherwise the network falls silent.
    /// At −1, a unit that nothing excludes wants to be on, and one that a single other excludes is
    /// undecided: that is how digits move.
    ///
    /// # A step
    ///
    /// A sweep gives every unit its turn to switch.
    ///
    /// # Why it suits Sudoku
    ///
    /// The constraints of a Sudoku are the weights; nothing has to be learnt. The energy is lowest
    /// where every cell is on once and nothing clashes, which is the solution. There are many
    /// states nearly as low, and the more cells are blank, the longer it takes to find the one.
    ///
    /// # Cost
    ///
    /// Weights are never stored. Each unit keeps how many active units exclude it, and a unit that
    /// switches tells the others of its cell and the cells it sees.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, "A comparison of sudoku solving algorithms", drafts, and "A study of
    /// Sudoku solving algorithms", KTH, 2012. Ackley, Hinton and Sejnowski, "A learning algorithm
    /// for Boltzmann machines", Cognitive Science 9(1), 1985.
    const DOCS;
}

choice! {
    /// Which units may switch.
    pub(crate) enum Units {
        /// All digits of every blank cell; the givens hold theirs down.
        All = "all",
        /// The candidates of every blank cell.
        Candidates = "candidates",
    }
}

choice! {
    /// How the temperature moves.
    pub(crate) enum Schedule {
        /// It falls by the same factor every sweep.
        Geometric = "geometric",
        /// It stays at the initial one.
        Constant = "constant",
    }
}

choice! {
    /// What the givens do.
    pub(crate) enum Givens {
        /// Their units are on, and all others of their cells off, for good.
        Clamped = "clamped",
        /// Their units are on at first, and switch like all others.
        Initial = "initial",
    }
}

params! {
    /// Parameters of [`Boltzmann`].
    pub(crate) struct Params {
        /// Which units may switch. With fewer, sweeps are faster and more of them matter.
        units: Units = Units::All,
        /// What the givens do. If they may switch, they are soon forgotten unless the temperature
        /// is low.
        givens: Givens = Givens::Clamped,
        /// How far the weights between units that exclude each other spread around −1, drawn with
        /// the seed; at 0 all are −1.
        #[range(0.0..=1.0)]
        weight_spread: f64 = 0.0,
        /// What a unit must overcome to be on; a negative threshold is a reward. Nearer 0, fewer
        /// units are on; further below, more are on together.
        #[range(-3.0..=1.0)]
        threshold: f64 = -1.0,
        /// How the temperature moves.
        schedule: Schedule = Schedule::Geometric,
        /// Temperature of the first sweep. Above about 0.35 nothing holds together; below 0.2
        /// hardly anything moves.
        #[range(0.01..=100.0, log)]
        initial_temperature: f64 = 0.5,
        /// Temperature of the last sweep, if it falls.
        #[range(0.01..=10.0, log)]
        final_temperature: f64 = 0.15,
        /// Sweeps before the run ends. With more, the temperature falls more slowly and a solution
        /// is likelier.
        #[range(1..=100_000_000, log)]
        sweeps: u32 = 20_000,
        /// Share of the units that decide at once, from the same state; at 0 they decide one after
        /// another. The more decide at once, the more react to a change that others already reacted
        /// to; with all at once the network only oscillates.
        #[range(0.0..=1.0)]
        synchronous: f64 = 0.0,
    }
}

series! {
    /// Values plotted over the sweeps of a run.
    pub(crate) struct Sample {
        /// Energy: the weights of pairs of active units that exclude each other, and the threshold
        /// for each active unit, clamped ones aside. A falling line means a better state.
        #[plot(main)]
        #[goal(down)]
        energy: f64,
        /// Temperature.
        temperature: f64,
        /// Units that are on, not counting clamped ones. A solution has exactly one per cell.
        #[unit("units")]
        active: f64,
        /// Pairs of active units that exclude each other.
        #[goal(down)]
        #[unit("pairs")]
        clashes: f64,
        /// Share of the last sweep's decisions that switched a unit.
        acceptance: f64,
    }
}

counters! {
    /// Counters of a run.
    pub(crate) struct Tally {
        /// Sweeps: as many decisions as there are units.
        sweeps: u64,
        /// Decisions taken.
        updates: u64,
        /// Units switched.
        flips: u64,
    }
}

static SWEPT: Template = Template {
    id: "boltzmann.swept",
    text: "At temperature {temperature}, {percent} % of the decisions switched a unit; \
           {clashes|no two units that are on exclude|one pair of units that are on excludes|# pairs of \
           units that are on exclude} each other.",
};

static SOLVED: Template = Template {
    id: "boltzmann.solved",
    text: "At temperature {temperature} every cell has one unit on, and none excludes another.",
};

static FROZEN: Template = Template {
    id: "boltzmann.frozen",
    text: "Frozen at temperature {temperature} after {sweeps|one sweep|# sweeps}: {clashes|no pair of \
           units excludes each other, but cells are empty|one pair of units still excludes each other|# \
           pairs of units still exclude each other}.",
};

static NOT_SOLVED: Template = Template {
    id: "boltzmann.unfound",
    text: "{sweeps|One sweep|# sweeps} at temperature {temperature} came upon no solution; \
           {clashes|no pair of units excludes|one pair of units excludes|# pairs of units exclude} each \
           other.",
};

static NO_SOLUTION: Template = Template {
    id: "boltzmann.barred",
    text: "A cell has no candidate, or a house no place for a digit: there is no solution.",
};

/// Decisions per call of `step`.
const DECISIONS_PER_CALL: usize = 2048;

/// Cost of switching a unit, in decisions.
const FLIP_COST: usize = 8;

/// A Boltzmann machine on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Boltzmann {
    network: Network,
    params: Params,
    rng: Rng,
    temperature: f64,
    /// By number of active units that exclude a unit: its probability of being on, times 2³². Used
    /// while all weights are −1.
    thresholds: Vec<u64>,
    /// The units that may switch; the first `decided` have decided in this sweep.
    order: Vec<u16>,
    /// Number of units that have decided in this sweep.
    decided: usize,
    /// Number of units that decide at once.
    group_size: usize,
    /// Units of the current group that are to switch once the whole group has decided.
    pending: Vec<u16>,
    /// Whether the group has decided and its units are being switched.
    switching: bool,
    /// Units switched before this sweep.
    flips_before: u64,
    /// Share of the decisions of the last sweep that switched a unit; NaN before the first.
    acceptance: f64,
    counts: Tally,
    /// The event with which the run ended or will end; `None` while it continues.
    end: Option<Event>,
}

impl Boltzmann {
    /// Sets the temperature and tabulates the probabilities of being on.
    fn set_temperature(&mut self, temperature: f64) {
        self.temperature = temperature;
        self.thresholds.clear();
        let sigmoid = self.sigmoid();
        for excluded in 0..=self.network.degree() {
            let chance = sigmoid.chance(f64::from(excluded));
            self.thresholds.push(chance);
            if chance == 0 {
                break;
            }
        }
        self.thresholds
            .resize(usize::from(self.network.degree()) + 1, 0);
    }

    fn sigmoid(&self) -> Sigmoid {
        Sigmoid {
            threshold: self.params.threshold,
            temperature: self.temperature,
        }
    }

    /// Draws up to `max_decisions` undecided units of this sweep at random and lets them decide,
    /// until one decides to switch; returns that unit.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "the halves of a word; what is compared is at most 2³²"
    )]
    fn decide(&mut self, max_decisions: usize) -> Option<u16> {
        // The generator stays in registers as a local copy.
        let mut rng = self.rng.clone();
        let sigmoid = self.sigmoid();
        let mut undecided = &mut self.order[self.decided..];
        let all = undecided.len();
        let until = all.saturating_sub(max_decisions);
        let mut switching = None;
        while undecided.len() > until {
            let word: u64 = rng.random();
            // Scaled to the number of undecided units; the bias of at most units / 2³² is
            // negligible.
            let drawn = (((word >> 32) * undecided.len() as u64) >> 32) as usize;
            let unit = undecided[drawn];
            undecided.swap(0, drawn);
            undecided = &mut undecided[1..];
            let state = self.network.state(unit);
            let chance = if self.network.has_unit_weights() {
                self.thresholds[usize::from(state & !ON_BIT)]
            } else {
                sigmoid.chance(self.network.inhibition(unit))
            };
            // Negative if the unit is to be on.
            let sign = i64::from(word as u32) - chance as i64;
            if sign ^ i64::from(state.cast_signed()) < 0 {
                switching = Some(unit);
                break;
            }
        }
        self.decided += all - undecided.len();
        self.counts.updates += (all - undecided.len()) as u64;
        self.rng = rng;
        switching
    }

    fn flip(&mut self, unit: u16) {
        self.network.flip(unit);
        self.counts.flips += 1;
    }

    /// Lets units decide one after the other (asynchronous updates), for one call of `step`.
    fn decide_sequentially(&mut self) -> ControlFlow<Event> {
        let mut left = DECISIONS_PER_CALL;
        while left > 0 && self.decided < self.order.len() {
            let before = self.decided;
            let switching = self.decide(left);
            left -= self.decided - before;
            if let Some(unit) = switching {
                self.flip(unit);
                left = left.saturating_sub(FLIP_COST);
                self.check_solved()?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Lets groups of units decide from the same state and then switch (synchronous updates), for
    /// one call of `step`.
    fn decide_synchronously(&mut self) -> ControlFlow<Event> {
        let mut left = DECISIONS_PER_CALL;
        while left > 0 && (self.switching || self.decided < self.order.len()) {
            if self.switching {
                left = left.saturating_sub(FLIP_COST);
                if let Some(unit) = self.pending.pop() {
                    self.flip(unit);
                } else {
                    self.switching = false;
                    self.check_solved()?;
                }
            } else {
                left -= 1;
                if let Some(unit) = self.decide(1) {
                    self.pending.push(unit);
                }
                let whole = self.decided.is_multiple_of(self.group_size);
                self.switching = whole || self.decided == self.order.len();
            }
        }
        ControlFlow::Continue(())
    }

    /// Ends the run if the network is a solution.
    fn check_solved(&mut self) -> ControlFlow<Event> {
        if self.network.is_solved() {
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
        if self.counts.sweeps == u64::from(self.params.sweeps) {
            self.end = Some(Event::Stalled);
            return ControlFlow::Break(Event::Stalled);
        }
        if self.params.schedule == Schedule::Geometric {
            let (from, to) = (
                self.params.initial_temperature,
                self.params.final_temperature,
            );
            let progress = self.counts.sweeps as f64 / f64::from(self.params.sweeps - 1);
            self.set_temperature(from * math::pow(to / from, progress));
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
    const PRESETS: &'static [Preset] = &[
        Preset {
            id: "paper",
            name: "Annealed",
            doc: "As the thesis has it: the givens are clamped, and units decide one after the other \
                  while the temperature falls. It cools from 100 with weights of −2, which is 50 \
                  here: one of the ready-made races does. Here it cools only where it matters, and \
                  units take turns in random order. For random weights, givens that are no more \
                  than the first state and all units at once, see “To the letter”.",
            source: THESIS,
            values: &[],
            ours: &[
                "threshold",
                "schedule",
                "initial_temperature",
                "final_temperature",
                "sweeps",
            ],
        },
        Preset {
            id: "constant",
            name: "At constant temperature",
            doc: "Only the candidates' units, at the temperature where most puzzles are solved.",
            source: "ours",
            values: &[
                ("units", "candidates"),
                ("schedule", "constant"),
                ("initial_temperature", "0.22"),
                ("sweeps", "2000000"),
            ],
            ours: &[],
        },
        Preset {
            id: "draft",
            name: "To the letter",
            doc: "As the paper has it: random weights, the givens no more than the first state, \
                  all units of all cells decide at every step. It solves puzzles of which little \
                  but naked singles is left, about 65 givens and more.",
            source: DRAFT,
            values: &[
                ("givens", "initial"),
                ("weight_spread", "0.5"),
                ("threshold", "-0.5"),
                ("initial_temperature", "0.07"),
                ("final_temperature", "0.03"),
                ("sweeps", "2000"),
                ("synchronous", "1"),
            ],
            ours: &[
                "weight_spread",
                "threshold",
                "schedule",
                "initial_temperature",
                "final_temperature",
                "sweeps",
            ],
        },
    ];
    const CODE: &'static [CodeLine] = code::Code::LINES;
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
        let mut network = Network::new(position);
        if params.givens == Givens::Clamped {
            network.clamp();
        }
        if params.weight_spread > 0.0 {
            network.randomise_weights(params.weight_spread, Seed(rng.random()));
        }
        let order = network.units(position, params.units == Units::Candidates);
        let end = if position.is_contradictory() {
            Some(Event::Stalled)
        } else {
            network.is_solved().then_some(Event::Found)
        };
        let mut search = Self {
            group_size: ((params.synchronous * order.len() as f64).round() as usize).max(1),
            network,
            params: params.clone(),
            rng,
            temperature: 0.0,
            thresholds: Vec::new(),
            order,
            decided: 0,
            pending: Vec::new(),
            switching: false,
            flips_before: 0,
            acceptance: f64::NAN,
            counts: Tally::default(),
            end,
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
        let (active, clashes) = (self.network.active_count(), self.network.clash_count());
        Sample {
            energy: self.network.clash_weight() + self.params.threshold * f64::from(active),
            temperature: self.temperature,
            active: active.into(),
            clashes: clashes.into(),
            acceptance: self.acceptance,
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a picture is drawn with f32"
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
        let clashes = number("clashes", self.network.clash_count().into());
        let sweeps = number("sweeps", self.counts.sweeps);
        Some(match self.end {
            _ if self.network.is_solved() => Explanation::new(&SOLVED, vec![temperature]),
            Some(_) if self.counts.sweeps == 0 => Explanation::new(&NO_SOLUTION, Vec::new()),
            Some(_) => {
                let template = match self.params.schedule {
                    Schedule::Geometric => &FROZEN,
                    Schedule::Constant => &NOT_SOLVED,
                };
                Explanation::new(template, vec![temperature, sweeps, clashes])
            }
            None if self.counts.sweeps == 0 => return None,
            None => {
                let percent = number("percent", (100.0 * self.acceptance).round() as u64);
                Explanation::new(&SWEPT, vec![temperature, percent, clashes])
            }
        })
    }

    fn lines(&self) -> Vec<u8> {
        code::lines(self)
    }

    fn heap_bytes(&self) -> usize {
        self.network.heap_bytes()
            + size_of_val(&*self.thresholds)
            + size_of_val(&*self.order)
            + size_of_val(&*self.pending)
    }
}
