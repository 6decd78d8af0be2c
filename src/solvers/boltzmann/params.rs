//! Parameters of the Boltzmann machine and their presets.

use sudoku_search::{Preset, choice, params};

use super::Boltzmann;
use crate::sources::{DRAFT, THESIS};

choice! {
    /// Sets of units that may switch.
    pub enum Units {
        /// The units of all digits of every blank cell. The units of the givens inhibit the units
        /// that they exclude.
        All = "all",
        /// The units of the candidates of every blank cell.
        Candidates = "candidates",
    }
}

choice! {
    /// Cooling schedules.
    pub enum Schedule {
        /// The temperature is multiplied by the same factor after every sweep.
        Geometric = "geometric",
        /// The temperature stays at its initial value.
        Constant = "constant",
    }
}

choice! {
    /// Ways to represent the givens.
    pub enum Givens {
        /// The units of the givens are on, and all other units of their cells off, permanently.
        Clamped = "clamped",
        /// The units of the givens are on initially, and switch like all others.
        Initial = "initial",
    }
}

choice! {
    /// Encodings of Sudoku in weights.
    pub enum Encoding {
        /// Units that exclude each other have the weight −1, also within a cell.
        Exclusion = "exclusion",
        /// Units of one digit have the weight −2 for each house that their cells share, and a unit
        /// has the weight −2 to itself. To the unit of a clamped given, the weight is −22 for each
        /// shared house. Units of one cell do not inhibit each other.
        Houses = "houses",
    }
}

choice! {
    /// Orders in which the units of a sweep are updated.
    pub enum UpdateOrder {
        /// A new random order in every sweep.
        Shuffled = "shuffled",
        /// Cells row by row, and the digits of a cell in ascending order.
        Rows = "rows",
    }
}

choice! {
    /// Ways to read a grid from the states of the units.
    pub enum Readout {
        /// A cell has a digit while exactly one of its units is on.
        Single = "single",
        /// The digit of a cell is that of its first unit that is on, or 1 if none is on.
        First = "first",
    }
}

params! {
    /// The parameters of the solver `boltzmann`.
    pub struct Params for Boltzmann {
        /// Which units may switch. With candidates only, sweeps are faster and a larger share of
        /// the updates matters.
        units: Units = Units::All,
        /// How the givens are represented. If their units may switch, the givens are soon lost
        /// unless the temperature is low.
        givens: Givens = Givens::Clamped,
        /// Encoding of the constraints as weights. The scale of the threshold and of the
        /// temperatures depends on it.
        encoding: Encoding = Encoding::Exclusion,
        /// Spread of the random weights around −1 between units that exclude each other. A larger
        /// spread makes the constraints more uneven; at 0 all weights are −1. Not used by the encoding
        /// with houses.
        #[range(0.0..=1.0)]
        weight_spread: f64 = 0.0,
        /// Threshold that the input of a unit must exceed to make the unit likely to be on; a
        /// negative threshold is a reward. Nearer 0, fewer units are on; further below 0, more
        /// units that exclude each other are on together.
        #[range(-3.0..=1.0)]
        threshold: f64 = -1.0,
        /// Cooling schedule: whether the temperature falls or stays constant.
        schedule: Schedule = Schedule::Geometric,
        /// Temperature of the first sweep; a higher temperature explores more. With the encoding by
        /// exclusion, no structure forms above about 0.35, and below 0.2 hardly any unit switches.
        #[range(0.01..=100.0, log)]
        initial_temperature: f64 = 0.5,
        /// Temperature of the last sweep; lower values freeze the network earlier. Not used at
        /// constant temperature.
        #[range(0.001..=10.0, log)]
        final_temperature: f64 = 0.15,
        /// Sweeps after which the run ends. With more sweeps, the temperature falls more slowly and a
        /// solution becomes more likely.
        #[range(1..=100_000_000, log)]
        sweeps: u32 = 20_000,
        /// Share of the units that are updated at once, from the same state; at 0 units are updated
        /// one after another. The larger the share, the more units react to a change to which
        /// others have reacted already; at 1 the network only oscillates.
        #[range(0.0..=1.0)]
        synchronous: f64 = 0.0,
        /// Order in which the units of a sweep are updated.
        order: UpdateOrder = UpdateOrder::Shuffled,
        /// How a grid is read from the states of the units. With the encoding by exclusion and
        /// single units, a solution is found as soon as the last unit switches, otherwise at the
        /// end of the sweep.
        readout: Readout = Readout::Single,
        /// Number of levels: the probability of turning on is rounded up to a multiple of 1 /
        /// levels; at 0, the probability is not rounded. More levels round less. A program that
        /// compares the probability with a random whole number rounds in this way: with 1,000
        /// levels, even a strongly inhibited unit turns on about once per 1,000 updates.
        #[range(0..=1_000_000)]
        probability_steps: u32 = 0,
    }
}

/// The presets of the solver `boltzmann`.
pub(super) const PRESETS: &[Preset] = &[
    Preset {
        id: "paper",
        name: "Annealed",
        doc: "As in the thesis, the givens are clamped and units are updated one after another \
              while the temperature falls. The thesis cools from T = 100 with weights of −2; a \
              ready-made race cools from T = 50 with the weights of −1 used here. This preset \
              cools only through the range that matters, and updates units in random order. \
              For the encoding and the cooling schedule of the authors' program, see “Encoding of \
              the thesis”; for random weights, givens that only set the initial state and \
              simultaneous updates, see “To the letter”.",
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
        id: "thesis",
        name: "Encoding of the thesis",
        doc: "As in the authors' program: a unit has a bias of 3. An active unit of the same digit inhibits this unit by 2 for each house that their cells share (the unit of a given by 22); an active unit inhibits itself by 2 in total. Units of one cell do not inhibit each other; the \
              first active one is the digit of the cell. Cells are updated row by row, with \
              probabilities rounded up to thousandths, while T falls from 100 to 0.001 as \
              100 · exp(−0.000035 · sweep). Their program continues at 0.001 for the rest of 20 \
              seconds; here the run ends.",
        source: THESIS,
        values: &[
            ("encoding", "houses"),
            ("threshold", "-3"),
            ("initial_temperature", "100"),
            ("final_temperature", "0.001"),
            // −0.000035 per sweep: ln(100 / 0.001) / 0.000035 = 328,940.7 sweeps after the first.
            ("sweeps", "328942"),
            ("order", "rows"),
            ("readout", "first"),
            ("probability_steps", "1000"),
        ],
        ours: &["sweeps"],
    },
    Preset {
        id: "constant",
        name: "At constant temperature",
        doc: "Only the units of candidates, at the constant temperature that solves the most \
              puzzles.",
        source: "this project",
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
        doc: "As in the paper: weights are random, the givens only set the initial state, and \
              all units of all cells are updated at every step. This preset solves only nearly finished puzzles that need little more than naked singles (about 65 givens or more).",
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
