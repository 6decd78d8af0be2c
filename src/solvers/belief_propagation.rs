//! Belief propagation (sum-product) on the factor graph of a puzzle, with decimation.

mod code;
mod decimation;
mod explain;
mod fast_math;
mod graph;
mod messages;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{
    Capabilities, CodeLine, Detail, Event, Explanation, Info, Kind, Preset, Rng, Search,
    StartError, Template, View, choice, counters, docs, math, params, series,
};

use code::PseudoCode;
use graph::FactorGraph;
use messages::Messages;

docs! {
    /// Passes messages between candidates and the constraints of cells and houses, as in the
    /// decoding of LDPC codes, until the messages converge. Then it fixes the candidate with the
    /// highest belief (decimation).
    ///
    /// # How it works
    ///
    /// The constraints are the *factors* of a factor graph, each over several candidates. Two
    /// *messages*, one in each direction, pass between a factor and each of its candidates. The
    /// message of a candidate to a factor is the product of the messages from the candidate's other
    /// factors. The message of a factor to a candidate is the probability that the constraint
    /// assigns to this candidate if the other candidates of the factor have the probabilities in
    /// their messages. The *belief* in a candidate is the product of the messages from its houses,
    /// normalised over its cell. One iteration sends all messages once.
    ///
    /// There are two factorisations. The factorisation *exactly-one* has one factor for each cell
    /// and one for each digit in each house, 324 on a 9×9 grid. The message of a factor is the odds
    /// of the candidate: 1 divided by the sum of the odds of the other candidates. The
    /// factorisation *all-different* has one factor for each house, 27 on a 9×9 grid. A message is
    /// a sum over all ways to fill the cells of the house with different digits (a permanent). For
    /// 9 cells, there are 9! ways, but dynamic programming over sets of digits takes only 2⁹ sets.
    ///
    /// A message that is certain does not change any more: a candidate with no place left stays
    /// excluded.
    ///
    /// # Why it is damped
    ///
    /// On a graph without cycles (a tree), the messages would be exact. The factor graph of Sudoku
    /// has cycles, so each message returns to its sender a few iterations later and is counted as
    /// new evidence; the messages then usually oscillate forever. *Damping* keeps a part of the old
    /// message, in the logarithmic domain, so that the oscillation dies out.
    ///
    /// # Decimation
    ///
    /// Even messages that have converged may not yield a solution. Then the candidate with the
    /// highest belief is fixed, and messages are sent again for the rest of the puzzle. After a
    /// contradiction the search restarts, with random noise added to the choice of the candidate.
    /// To measure what the messages contribute, a baseline fixes candidates uniformly at random
    /// instead.
    ///
    /// # A step
    ///
    /// A round sends all messages once, or fixes one candidate.
    ///
    /// # Why it suits Sudoku
    ///
    /// In relaxation labeling, each house only provides evidence against a digit. Messages also
    /// carry evidence for a digit: that it has no other place left. Belief propagation therefore
    /// finds all singles, and some further deductions. Where a solver has to make an assumption,
    /// belief propagation finds little. If singles are propagated after each decision, a random
    /// choice of the candidates, with more restarts, solves as many puzzles as the messages, in far
    /// less time.
    ///
    /// # References
    ///
    /// Moon and Gunther, "Multiple constraint satisfaction by belief propagation: An example using
    /// Sudoku", IEEE Mountain Workshop on Adaptive and Learning Systems, 2006. Kschischang, Frey
    /// and Loeliger, "Factor graphs and the sum-product algorithm", IEEE Transactions on
    /// Information Theory 47(2), 2001. Montanari, Ricci-Tersenghi and Semerjian, "Solving
    /// constraint satisfaction problems through belief propagation-guided decimation", Allerton
    /// 2007.
    const DOCS;
}

choice! {
    /// Factorisations of the constraints.
    pub enum Factors {
        /// One factor for each cell, and one for each digit in each house.
        ExactlyOne = "exactly-one",
        /// One factor for each house. Only for grids with sides up to 12, because each further cell
        /// doubles the work.
        AllDifferent = "all-different",
    }
}

choice! {
    /// Decimation rules: what is fixed when the messages have converged.
    pub enum Decide {
        /// Nothing: the run ends.
        Never = "never",
        /// The candidate with the highest belief.
        Surest = "surest",
        /// Any candidate of any blank cell, at random. No messages are sent.
        Random = "random",
    }
}

params! {
    /// The parameters of the solver `belief-propagation`.
    pub struct Params for BeliefPropagation {
        /// Factorisation: how the constraints are divided into factors.
        factors: Factors = Factors::ExactlyOne,
        /// Damping: share of the old message that is kept. Higher values converge more reliably but
        /// more slowly; at 0, messages usually oscillate forever.
        #[range(0.0..=0.99)]
        damping: f64 = 0.9,
        /// Convergence threshold: the messages have converged when an iteration changes no message
        /// by more than this value, as a probability. Smaller values take more iterations.
        #[range(1e-9..=0.1, log)]
        epsilon: f64 = 1e-3,
        /// Iterations after which the messages are used whether they have converged or not. More
        /// iterations give more reliable beliefs.
        #[range(1..=100_000, log)]
        patience: u32 = 20,
        /// Decimation rule: what is fixed when the messages have converged.
        decide: Decide = Decide::Surest,
        /// Fill in all naked and hidden singles before the first message and after each decision.
        /// Only used with decimation.
        singles: bool = true,
        /// Maximum number of restarts after contradictions; with a larger limit, the run gives up
        /// later.
        #[range(0..=100_000)]
        restarts: u32 = 1000,
        /// Random noise in the choice of the candidate to fix, after the first contradiction. More
        /// noise makes the restarts differ more. At 0 the search does not restart, because it would
        /// take the same path.
        #[range(0.0..=10.0)]
        noise: f64 = 2.0,
    }
}

series! {
    /// One sample of the values that are plotted over the steps of a run.
    pub(crate) struct Sample {
        /// Largest change of a message in the last iteration, as a probability. The value falls to
        /// 0 if the messages converge, and stays high if they oscillate.
        #[plot(main)]
        #[goal(down)]
        change: f64,
        /// Digits missing over all houses if every cell takes the digit with the highest belief.
        #[plot(main)]
        #[goal(down)]
        #[target(zero)]
        #[unit("conflicts")]
        conflicts: f64,
        /// Mean entropy of a blank cell: 0 when every cell believes in a single digit.
        #[goal(down)]
        #[unit("bits")]
        entropy: f64,
        /// Cells that are still blank.
        #[goal(down)]
        #[unit("cells")]
        blanks: f64,
        /// Restarts so far.
        #[unit("restarts")]
        restarts: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Iterations; each sends all messages once.
        iterations: u64,
        /// Candidates fixed.
        decisions: u64,
        /// Restarts after a contradiction.
        restarts: u64,
    }
}

/// The actions of the last call of `step`.
#[derive(Clone, Copy, Debug)]
enum LastAction {
    /// No step has completed an iteration yet.
    Nothing,
    /// The step completed an iteration.
    Iteration,
    /// The step completed an iteration whose messages rule out all candidates of a cell.
    Refuted,
    /// The step fixed a digit in a cell; propagation filled `placed_singles` other cells.
    Fixed {
        cell: usize,
        digit: u8,
        placed_singles: u64,
    },
    /// The step fixed a digit in a cell, which led to a contradiction.
    Failed { cell: usize, digit: u8 },
}

/// A belief propagation run on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct BeliefPropagation {
    /// The position from which each restart begins.
    restart_position: Arc<Position>,
    /// The position with all candidates fixed so far.
    position: Position,
    /// The factor graph of `position`.
    graph: FactorGraph,
    messages: Messages,
    params: Params,
    rng: Rng,
    /// The number of iterations since a candidate was fixed or the run restarted.
    iterations_since_fix: u32,
    /// The number of candidates fixed since the start or the last restart.
    fixed: u32,
    last_action: LastAction,
    counts: Tally,
    /// The event with which the run ended or will end; `None` while it continues.
    end: Option<Event>,
}

/// The largest side of a grid for which a house may be a single all-different factor: its messages take time
/// exponential in the side.
const MAX_ALL_DIFFERENT_SIDE: usize = 12;

impl BeliefPropagation {
    /// Builds the factor graph of a position with the factors that the parameters select.
    fn graph_of(position: &Position, params: &Params) -> FactorGraph {
        match params.factors {
            Factors::ExactlyOne => FactorGraph::exactly_one(position),
            Factors::AllDifferent => FactorGraph::all_different(position),
        }
    }

    /// The grid of the most probable digits.
    fn grid(&self) -> Grid {
        let mut digits = self.graph.values().to_vec();
        for candidate in self.messages.best_candidates(&self.graph) {
            let (cell, digit) = self.graph.candidates()[candidate];
            digits[usize::from(cell)] = digit;
        }
        Grid::new(self.graph.shape(), digits).expect("digits of its shape")
    }

    /// Returns `true` if the most probable digits are a solution.
    fn is_solved(&self) -> bool {
        self.graph
            .is_solved_by(self.messages.best_candidates(&self.graph))
    }

    /// Ends the run with this event.
    fn end_run(&mut self, event: Event) -> ControlFlow<Event> {
        // A solution is reported once; belief propagation cannot continue to another.
        self.end = Some(Event::Stalled);
        ControlFlow::Break(event)
    }

    /// Returns `true` if the messages have converged: no message changed by more than epsilon.
    fn is_converged(&self) -> bool {
        self.iterations_since_fix > 0 && self.messages.max_change() <= self.params.epsilon
    }

    /// Returns `true` if the iterations since the last decision are over: the messages have converged, or `patience`
    /// iterations were made.
    fn is_phase_over(&self) -> bool {
        self.is_converged() || self.iterations_since_fix >= self.params.patience
    }

    /// Continues an iteration and acts on its outcome once it is complete.
    fn iterate(&mut self) -> ControlFlow<Event> {
        let Params {
            factors, damping, ..
        } = self.params;
        if !self.messages.iterate(&self.graph, factors, damping) {
            return ControlFlow::Continue(());
        }
        self.last_action = LastAction::Iteration;
        self.counts.iterations += 1;
        self.iterations_since_fix += 1;
        if self.messages.is_contradictory() {
            self.last_action = LastAction::Refuted;
            return self.restart();
        }
        if self.is_solved() {
            return self.end_run(Event::Found);
        }
        if self.is_phase_over() && self.params.decide == Decide::Never {
            return self.end_run(Event::Stalled);
        }
        ControlFlow::Continue(())
    }

    /// Restarts after a contradiction; ends the run if no restart is left, or if a restart would repeat the same
    /// choices.
    fn restart(&mut self) -> ControlFlow<Event> {
        let is_deterministic = self.params.decide != Decide::Random && self.params.noise == 0.0;
        if is_deterministic
            || self.fixed == 0
            || self.counts.restarts == u64::from(self.params.restarts)
        {
            return self.end_run(Event::Stalled);
        }
        self.counts.restarts += 1;
        (self.iterations_since_fix, self.fixed) = (0, 0);
        self.position.clone_from(&self.restart_position);
        self.graph = Self::graph_of(&self.position, &self.params);
        self.messages = Messages::new(&self.graph);
        ControlFlow::Continue(())
    }

    /// Decimation: fixes a candidate and builds the reduced factor graph.
    fn decide(&mut self) -> ControlFlow<Event> {
        let candidate = if self.params.decide == Decide::Random {
            decimation::random_candidate(&self.graph, &mut self.rng)
        } else {
            let noise = if self.counts.restarts > 0 {
                self.params.noise
            } else {
                0.0
            };
            decimation::sample_candidate(&self.graph, &self.messages, noise, &mut self.rng)
        };
        let (cell, digit) = self.graph.candidates()[candidate];
        let cell = usize::from(cell);
        let blanks_before = self.graph.blank_count();
        self.position.place(cell, digit);
        let is_consistent = if self.params.singles {
            decimation::propagate_singles(&mut self.position)
        } else {
            !self.position.is_contradictory()
        };
        self.counts.decisions += 1;
        self.iterations_since_fix = 0;
        self.fixed += 1;
        if !is_consistent {
            self.last_action = LastAction::Failed { cell, digit };
            return self.restart();
        }
        let graph = Self::graph_of(&self.position, &self.params);
        self.messages = self.messages.transferred(&self.graph, &graph);
        self.graph = graph;
        let placed_singles = (blanks_before - self.graph.blank_count() - 1) as u64;
        self.last_action = LastAction::Fixed {
            cell,
            digit,
            placed_singles,
        };
        if self.is_solved() {
            return self.end_run(Event::Found);
        }
        ControlFlow::Continue(())
    }
}

impl Search for BeliefPropagation {
    const INFO: Info = Info {
        id: "belief-propagation",
        name: "Belief propagation",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "round",
        sides: (4, Shape::MAX_SIDE),
    };
    const PRESETS: &'static [Preset] = &[
        Preset {
            id: "decimation",
            name: "Decimation",
            doc: "Damped messages determine which candidate is fixed next; singles are propagated.",
            source: "this project",
            values: &[],
            ours: &[],
        },
        Preset {
            id: "damped",
            name: "Messages alone, damped",
            doc: "Sends damped messages until they converge, and fixes nothing.",
            source: "this project",
            values: &[
                ("decide", "never"),
                ("epsilon", "1e-6"),
                ("patience", "500"),
                ("noise", "0"),
            ],
            ours: &[],
        },
        Preset {
            id: "undamped",
            name: "Messages alone, undamped",
            doc: "Sends messages without damping: the messages overshoot and oscillate.",
            source: "this project",
            values: &[
                ("damping", "0"),
                ("decide", "never"),
                ("epsilon", "1e-6"),
                ("patience", "500"),
                ("noise", "0"),
            ],
            ours: &[],
        },
        Preset {
            id: "all-different",
            name: "Whole houses",
            doc: "Each house is one factor, whose messages are exact. There is no damping and no \
                  decimation.",
            source: "Moon & Gunther, Multiple constraint satisfaction by belief propagation, 2006",
            values: &[
                ("factors", "all-different"),
                ("damping", "0"),
                ("decide", "never"),
                ("epsilon", "1e-6"),
                ("patience", "500"),
                ("noise", "0"),
            ],
            ours: &["epsilon", "patience", "noise"],
        },
        Preset {
            id: "random-decimation",
            name: "Random decimation",
            doc: "Baseline: fixes random candidates and sends no messages.",
            source: "this project",
            values: &[("decide", "random")],
            ours: &[],
        },
    ];
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn capabilities(params: &Params) -> Capabilities {
        let is_random = match params.decide {
            Decide::Never => false,
            Decide::Surest => params.noise > 0.0 && params.restarts > 0,
            Decide::Random => true,
        };
        Capabilities {
            random: is_random,
            ..Capabilities::default_for(&Self::INFO)
        }
    }

    fn check(params: &Params, shape: Shape) -> Result<(), StartError> {
        if params.factors == Factors::AllDifferent && shape.side() > MAX_ALL_DIFFERENT_SIDE {
            return Err(StartError::Other(&Template {
                id: "belief-propagation.side",
                text: "factors over whole houses require a grid of side 12 or smaller",
            }));
        }
        Ok(())
    }

    fn start(position: &Position, params: &Params, rng: Rng) -> Result<Self, StartError> {
        let mut position = position.clone();
        let places_singles = params.singles && params.decide != Decide::Never;
        let mut is_consistent = !position.is_contradictory();
        if is_consistent && places_singles {
            let mut propagated = position.clone();
            is_consistent = decimation::propagate_singles(&mut propagated);
            if is_consistent {
                position = propagated;
            }
        }
        let graph = Self::graph_of(&position, params);
        let messages = Messages::new(&graph);
        let mut search = Self {
            restart_position: Arc::new(position.clone()),
            position,
            graph,
            messages,
            params: params.clone(),
            rng,
            iterations_since_fix: 0,
            fixed: 0,
            last_action: LastAction::Nothing,
            counts: Tally::default(),
            end: None,
        };
        if !is_consistent {
            search.end = Some(Event::Stalled);
        } else if search.is_solved() {
            search.end = Some(Event::Found);
        }
        Ok(search)
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match self.end {
            Some(Event::Found) => return self.end_run(Event::Found),
            Some(end) => return ControlFlow::Break(end),
            None => {}
        }
        let is_mid_iteration = self.messages.is_mid_iteration();
        if self.params.decide == Decide::Random || self.is_phase_over() && !is_mid_iteration {
            self.decide()
        } else {
            self.iterate()
        }
    }

    fn steps(&self) -> u64 {
        self.counts.iterations + self.counts.decisions
    }

    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    fn sample(&self) -> Sample {
        let beliefs = self.messages.beliefs().iter();
        let entropy_in_nats = |&p: &f64| if p > 0.0 { -p * math::ln(p) } else { 0.0 };
        let entropy_in_bits: f64 =
            beliefs.map(entropy_in_nats).sum::<f64>() / std::f64::consts::LN_2;
        Sample {
            change: match self.last_action {
                LastAction::Nothing => 1.0,
                _ => self.messages.max_change(),
            },
            conflicts: self.grid().conflicts().into(),
            entropy: entropy_in_bits / self.graph.blank_count().max(1) as f64,
            blanks: self.graph.blank_count() as f64,
            restarts: self.counts.restarts as f64,
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a view stores its weights as f32"
    )]
    fn view(&self, view: &mut View) {
        view.weights.fill(0.0);
        view.digits.copy_from_slice(self.graph.values());
        for (cell, &digit) in self.graph.values().iter().enumerate() {
            if digit != 0 {
                view.settle(cell, digit);
            }
        }
        for candidate in self.messages.best_candidates(&self.graph) {
            let (cell, digit) = self.graph.candidates()[candidate];
            view.digits[usize::from(cell)] = digit;
        }
        let candidates = self.graph.candidates().iter();
        for (&(cell, digit), belief) in candidates.zip(self.messages.beliefs()) {
            view.cell_mut(cell.into())[usize::from(digit) - 1] = *belief as f32;
        }
    }

    fn detail(&self) -> Detail {
        if self.params.decide == Decide::Random {
            return Detail::None;
        }
        Detail::Boards(self.messages.boards(&self.graph, self.params.factors))
    }

    fn counters(&self) -> Tally {
        self.counts
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        // `restart_position` is shared by all forks.
        self.position.heap_bytes() + self.graph.heap_bytes() + self.messages.heap_bytes()
    }

    fn executed_lines(&self) -> Vec<u8> {
        code::lines(self)
    }

    fn explain(&self) -> Option<Explanation> {
        explain::explain(self)
    }
}
