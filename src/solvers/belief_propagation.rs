//! Belief propagation (sum-product) on the factor graph of a puzzle, with decimation.

mod code;
mod decimation;
mod explain;
mod graph;
mod messages;
mod quick;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{
    Capabilities, CodeLine, Detail, Event, Explanation, Info, Kind, Preset, Rng, Search,
    StartError, View, choice, counters, docs, math, params, series,
};

use code::Code;
use graph::Graph;
use messages::Messages;

docs! {
    /// Lets every cell and every house send each candidate a message, how likely it is by that rule
    /// alone, until the messages agree; then fixes what is surest.
    ///
    /// # How it works
    ///
    /// The rules are *factors*, each over a few candidates, and between a factor and a candidate there
    /// are two *messages*. A candidate tells a factor what its other factors tell it: the product of
    /// those messages. A factor tells a candidate how likely it is, if the others in the factor are as
    /// likely as they say. What its houses tell a candidate, in proportion to the others of its cell, is
    /// how far it is *believed*. One iteration sends all messages once.
    ///
    /// There are two ways to cut the rules into factors. Of those with *exactly one* there is one for
    /// each cell, and one for each digit in each house: 324 of a 9×9 grid. A message is the odds of its
    /// candidate, one to the sum of the odds of the others. Factors that are *all different* are one for
    /// each house, 27 of a 9×9 grid: a message sums over all ways to give the cells of the house
    /// different digits. That is a permanent; to build it up by sets of digits goes through 2⁹ sets for
    /// 9 cells, where there are 9! ways.
    ///
    /// A message that is certain stays so: a candidate with no place left is out for good.
    ///
    /// # Why it is damped
    ///
    /// On a graph without cycles the messages would be exact. Here each comes back to its sender a few
    /// iterations later, and taken for news it mostly swings to and fro for ever. *Damping* keeps a part
    /// of the old message, in the logarithm, so that the swing dies out.
    ///
    /// # Decimation
    ///
    /// Messages that have come to rest may still be no solution. Then the surest candidate is fixed, and
    /// messages are sent again for what is left. After a contradiction it begins again, and lets chance
    /// take part in what is surest. To tell what the messages are worth, the same can be done with
    /// candidates that are drawn blindly.
    ///
    /// # A step
    ///
    /// A round sends all messages once, or fixes one candidate.
    ///
    /// # Why it suits Sudoku
    ///
    /// Relaxation labeling hears from each house how much speaks against a digit. Messages also carry
    /// what speaks for it: that a digit has no other place left. So they find all singles, and some
    /// more. Where one has to suppose something, they find little. And where singles follow each
    /// decision, blind drawing with more restarts solves as many puzzles, in far less time.
    ///
    /// # References
    ///
    /// Moon and Gunther, "Multiple constraint satisfaction by belief propagation: An example using
    /// Sudoku", IEEE Mountain Workshop on Adaptive and Learning Systems, 2006. Kschischang, Frey and
    /// Loeliger, "Factor graphs and the sum-product algorithm", IEEE Transactions on Information Theory
    /// 47(2), 2001. Montanari, Ricci-Tersenghi and Semerjian, "Solving constraint satisfaction problems
    /// through belief propagation-guided decimation", Allerton 2007.
    const DOCS;
}

choice! {
    /// How the rules are cut into factors.
    pub(crate) enum Factors {
        /// One for each cell, and for each digit in each house.
        ExactlyOne = "exactly-one",
        /// One for each house. Takes grids of up to side 12, as each further cell doubles the work.
        AllDifferent = "all-different",
    }
}

choice! {
    /// What is fixed when the messages have come to rest.
    pub(crate) enum Decide {
        /// Nothing: the run ends.
        Never = "never",
        /// The candidate with the greatest odds.
        Surest = "surest",
        /// Any candidate of any blank cell. No messages are sent.
        Random = "random",
    }
}

params! {
    /// Parameters of [`BeliefPropagation`].
    pub(crate) struct Params {
        /// How the rules are cut into factors.
        factors: Factors = Factors::ExactlyOne,
        /// How much of the old message is kept. At 0 messages are as they come, and mostly swing for
        /// ever.
        #[range(0.0..=0.99)]
        damping: f64 = 0.9,
        /// Messages are at rest when an iteration changes none by more than this, as a probability.
        #[range(1e-9..=0.1, log)]
        epsilon: f64 = 1e-3,
        /// Iterations after which messages are taken as they are, at rest or not.
        #[range(1..=100_000, log)]
        patience: u32 = 20,
        /// What is fixed when the messages have come to rest.
        decide: Decide = Decide::Surest,
        /// Fill in all naked and hidden singles before the first message and after each decision. Counts
        /// only if something is fixed.
        singles: bool = true,
        /// Times it may begin again after a contradiction.
        #[range(0..=100_000)]
        restarts: u32 = 1000,
        /// How much chance has to do with what is surest, after the first contradiction. At 0 it does
        /// not begin again, as it would go the same way.
        #[range(0.0..=10.0)]
        noise: f64 = 2.0,
    }
}

series! {
    /// Values plotted over the steps of a run.
    pub(crate) struct Sample {
        /// The most that a message changed by in the last iteration, as a probability. It falls to 0
        /// where messages come to rest, and stays up where they swing.
        #[plot(main)]
        #[goal(down)]
        change: f64,
        /// Digits missing over all houses, if every cell took the digit it believes most.
        #[plot(main)]
        #[goal(down)]
        #[unit("conflicts")]
        conflicts: f64,
        /// Mean uncertainty of a blank cell: 0 when every cell believes one digit alone.
        #[goal(down)]
        #[unit("bits")]
        entropy: f64,
        /// Blank cells that are left.
        #[goal(down)]
        #[unit("cells")]
        blanks: f64,
        /// Times it began again.
        #[unit("restarts")]
        restarts: f64,
    }
}

counters! {
    /// Counters of a run.
    pub(crate) struct Tally {
        /// Iterations, each of all messages.
        iterations: u64,
        /// Candidates fixed.
        decisions: u64,
        /// Times it began again after a contradiction.
        restarts: u64,
    }
}

/// Actions of the last call of `step`.
#[derive(Clone, Copy, Debug)]
enum LastAction {
    /// No iteration is complete yet.
    Nothing,
    /// Completed an iteration.
    Iteration,
    /// Completed an iteration whose messages rule out all candidates of a cell.
    Refuted,
    /// Fixed a digit in a cell; propagation filled `more` other cells.
    Fixed { cell: usize, digit: u8, more: u64 },
    /// Fixed a digit in a cell, which led to a contradiction.
    Failed { cell: usize, digit: u8 },
}

/// A belief propagation run on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct BeliefPropagation {
    /// The position from which each restart begins.
    restart_position: Arc<Position>,
    /// The position with all candidates fixed so far.
    position: Position,
    /// Factor graph of that position.
    graph: Graph,
    messages: Messages,
    params: Params,
    rng: Rng,
    /// Iterations since a candidate was fixed or the run restarted.
    iterations_since_fix: u32,
    /// Candidates fixed since the start or the last restart.
    fixed: u32,
    last_action: LastAction,
    counts: Tally,
    /// The event with which the run ended or will end; `None` while it continues.
    end: Option<Event>,
}

/// Largest side of a grid for which a house may be a single all-different factor: its messages take
/// time exponential in the side.
const MAX_ALL_DIFFERENT_SIDE: usize = 12;

impl BeliefPropagation {
    /// Builds the factor graph that the parameters ask for.
    fn graph_of(position: &Position, params: &Params) -> Graph {
        match params.factors {
            Factors::ExactlyOne => Graph::exactly_one(position),
            Factors::AllDifferent => Graph::all_different(position),
        }
    }

    /// The grid of the most probable digits.
    fn grid(&self) -> Grid {
        let mut digits = self.graph.values().to_vec();
        for at in self.messages.best(&self.graph) {
            let (cell, digit) = self.graph.candidates()[at];
            digits[usize::from(cell)] = digit;
        }
        Grid::new(self.graph.shape(), digits).expect("digits of its shape")
    }

    fn is_solved(&self) -> bool {
        self.graph.is_solved_by(self.messages.best(&self.graph))
    }

    fn end_run(&mut self, event: Event) -> ControlFlow<Event> {
        // A solution is reported once; belief propagation cannot continue to another.
        self.end = Some(Event::Stalled);
        ControlFlow::Break(event)
    }

    /// Whether the messages have converged: no message changed by more than epsilon.
    fn is_converged(&self) -> bool {
        self.iterations_since_fix > 0 && self.messages.change() <= self.params.epsilon
    }

    /// Whether to stop iterating: the messages have converged, or the patience is used up.
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

    /// Restarts after a contradiction; ends the run if no restart is left or it would repeat the
    /// same choices.
    fn restart(&mut self) -> ControlFlow<Event> {
        let same = self.params.decide != Decide::Random && self.params.noise == 0.0;
        if same || self.fixed == 0 || self.counts.restarts == u64::from(self.params.restarts) {
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
        let at = if self.params.decide == Decide::Random {
            decimation::random(&self.graph, &mut self.rng)
        } else {
            let noise = if self.counts.restarts > 0 {
                self.params.noise
            } else {
                0.0
            };
            decimation::sampled(&self.graph, &self.messages, noise, &mut self.rng)
        };
        let (cell, digit) = self.graph.candidates()[at];
        let cell = usize::from(cell);
        let before = self.graph.blank_count();
        self.position.place(cell, digit);
        let consistent = if self.params.singles {
            decimation::propagate_singles(&mut self.position)
        } else {
            !self.position.is_contradictory()
        };
        self.counts.decisions += 1;
        self.iterations_since_fix = 0;
        self.fixed += 1;
        if !consistent {
            self.last_action = LastAction::Failed { cell, digit };
            return self.restart();
        }
        let graph = Self::graph_of(&self.position, &self.params);
        self.messages = self.messages.transferred(&self.graph, &graph);
        self.graph = graph;
        let more = (before - self.graph.blank_count() - 1) as u64;
        self.last_action = LastAction::Fixed { cell, digit, more };
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
            doc: "Damped messages say which digit is fixed next; singles follow from it.",
            source: "ours",
            values: &[],
            ours: &[],
        },
        Preset {
            id: "damped",
            name: "Messages alone, damped",
            doc: "Sends messages until they are at rest, and fixes nothing.",
            source: "ours",
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
            doc: "The same without damping: the messages overshoot, and swing to and fro.",
            source: "ours",
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
            doc: "Each house is one factor, whose messages are exact; nothing is damped, nothing fixed.",
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
            name: "Decimation, drawn blindly",
            doc: "The baseline: fixes random candidates, and sends no messages.",
            source: "ours",
            values: &[("decide", "random")],
            ours: &[],
        },
    ];
    const CODE: &'static [CodeLine] = Code::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn capabilities(params: &Params) -> Capabilities {
        let random = match params.decide {
            Decide::Never => false,
            Decide::Surest => params.noise > 0.0 && params.restarts > 0,
            Decide::Random => true,
        };
        Capabilities {
            random,
            ..Capabilities::default_for(&Self::INFO)
        }
    }

    fn check(params: &Params, shape: Shape) -> Result<(), StartError> {
        if params.factors == Factors::AllDifferent && shape.side() > MAX_ALL_DIFFERENT_SIDE {
            return Err(StartError::Other(
                "factors over whole houses take grids of up to side 12",
            ));
        }
        Ok(())
    }

    fn start(position: &Position, params: &Params, rng: Rng) -> Result<Self, StartError> {
        let mut position = position.clone();
        let places_singles = params.singles && params.decide != Decide::Never;
        let mut consistent = !position.is_contradictory();
        if consistent && places_singles {
            let mut filled = position.clone();
            consistent = decimation::propagate_singles(&mut filled);
            if consistent {
                position = filled;
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
        if !consistent {
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
        let partway = self.messages.is_mid_iteration();
        if self.params.decide == Decide::Random || self.is_phase_over() && !partway {
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
        let nats = |&p: &f64| if p > 0.0 { -p * math::ln(p) } else { 0.0 };
        let bits: f64 = beliefs.map(nats).sum::<f64>() / std::f64::consts::LN_2;
        Sample {
            change: match self.last_action {
                LastAction::Nothing => 1.0,
                _ => self.messages.change(),
            },
            conflicts: self.grid().conflicts().into(),
            entropy: bits / self.graph.blank_count().max(1) as f64,
            blanks: self.graph.blank_count() as f64,
            restarts: self.counts.restarts as f64,
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a picture is drawn with f32"
    )]
    fn view(&self, view: &mut View) {
        view.weights.fill(0.0);
        view.digits.copy_from_slice(self.graph.values());
        for (cell, &digit) in self.graph.values().iter().enumerate() {
            if digit != 0 {
                view.settle(cell, digit);
            }
        }
        for at in self.messages.best(&self.graph) {
            let (cell, digit) = self.graph.candidates()[at];
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
        // The start position is shared.
        self.position.heap_bytes() + self.graph.heap_bytes() + self.messages.heap_bytes()
    }

    fn lines(&self) -> Vec<u8> {
        code::lines(self)
    }

    fn explain(&self) -> Option<Explanation> {
        explain::explain(self)
    }
}
