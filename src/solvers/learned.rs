//! A recurrent network that was trained to solve puzzles.

mod code;
mod explain;
mod graph;
mod guide;
pub mod kernel;
mod network;
mod propagation;
mod quantised;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{
    BoardView, Capabilities, CodeLine, Detail, Event, Explanation, Info, Kind, Preset, Rng, Search,
    Seed, StartError, View, choice, counters, docs, math, params, series,
};

pub use crate::candidate_list::CandidateList;
pub use graph::{CandidateGraph, Pool};
pub use network::{Activations, Network, NetworkSize, WeightGroup};
pub use propagation::{Propagation, is_solved, steps_to_solve};
pub use quantised::{dequantise, quantise};

use code::PseudoCode;
use guide::GuidedSearch;

docs! {
    /// A small neural network passes messages between candidates until every cell has converged to
    /// a digit. Its weights were learned from solved puzzles.
    ///
    /// # How it works
    ///
    /// The network is a recurrent graph neural network. Each candidate of each blank cell is a node
    /// with a state of 32 numbers, and all nodes start in the same state. In one step, each node
    /// adds up the states in the six groups to which it belongs: the candidates of its cell, and
    /// the candidates of its digit in its row, column, box, minirow and minicolumn (the
    /// intersections of a box with a row and a column). A layer of hidden units computes a change
    /// of the state from these sums and the node's own state. All nodes and all steps use the same
    /// weights, which therefore apply to grids of every size.
    ///
    /// After each step, a linear output layer maps the state of each node to a number, the *logit*.
    /// The softmax function over the candidates of a cell turns the logits into probabilities. The
    /// puzzle is solved when the most probable digits form a solution.
    ///
    /// The weights were learned by backpropagation through time and the optimiser Adam, from 9×9
    /// puzzles with their solutions. The shipped weights are rounded to 8 bits.
    ///
    /// # A step
    ///
    /// A step updates the states of all candidates once, or tries a digit in the guided search.
    ///
    /// # Why it suits Sudoku
    ///
    /// Relabelling the digits, or permuting rows within a band, does not change a Sudoku. The
    /// network treats such puzzles alike, because its nodes share their weights, so it does not
    /// have to learn these symmetries from examples. Relaxation labeling also updates beliefs from
    /// related cells, but its compatibilities are fixed. With learned weights, the network solves
    /// most puzzles with 17 givens; relaxation labeling solves none of them.
    ///
    /// A network never proves anything. It solves hardly any of the puzzles that are hardest for
    /// people, and it does not recognise puzzles without a solution. A search that tries digits in
    /// the order of the network's probabilities is complete.
    ///
    /// # References
    ///
    /// Palm, Paquet and Winther, "Recurrent relational networks", NeurIPS 2018, for message passing
    /// that is trained at every step; Pelillo and Refice, "Learning compatibility coefficients for
    /// relaxation labeling processes", IEEE Transactions on Pattern Analysis and Machine
    /// Intelligence 16(9), 1994; Kingma and Ba, "Adam: a method for stochastic optimization", ICLR
    /// 2015. The network is our own.
    const DOCS;
}

choice! {
    /// Trained networks.
    pub enum Weights {
        /// 32 features and 32 hidden units: 8,320 weights.
        Small = "small",
        /// 32 features and 64 hidden units: 16,544 weights.
        Standard = "standard",
    }
}

params! {
    /// The parameters of the solver `learned`.
    pub struct Params for Learned {
        /// The trained network. A larger network computes longer per step.
        weights: Weights = Weights::Small,
        /// Message-passing steps before the run restarts, starts the guided search or gives up.
        /// More steps solve a few more puzzles.
        #[range(1..=100_000, log)]
        patience: u32 = 512,
        /// Maximum number of restarts with other noise. More restarts solve more puzzles. Not used
        /// by the guided search.
        #[range(0..=10_000)]
        restarts: u32 = 0,
        /// Standard deviation of the noise that is added to the first states after a restart. With
        /// little noise, restarts hardly differ; at 0 they all repeat the first attempt.
        #[range(0.0..=10.0)]
        noise: f64 = 0.0,
        /// Guided search: if the steps do not solve the puzzle, search depth-first in the cell with
        /// the fewest candidates, and try its digits in the order of their probabilities.
        guide: bool = false,
    }
}

series! {
    /// One sample of the values that are plotted over the steps of a run.
    pub(crate) struct Sample {
        /// Digits missing over all houses if every cell takes its most probable digit.
        #[plot(main)]
        #[goal(down)]
        #[target(zero)]
        #[unit("conflicts")]
        conflicts: f64,
        /// Mean probability of the most probable digit of a blank cell: 1 when the network is
        /// certain of every cell.
        #[plot(main)]
        #[goal(up)]
        confidence: f64,
        /// Mean entropy of a blank cell: 0 when every cell has converged to one digit.
        #[goal(down)]
        #[unit("bits")]
        entropy: f64,
        /// Largest change of a probability in the last step.
        #[goal(down)]
        change: f64,
        /// Cells filled by the guided search, givens included.
        #[unit("cells")]
        filled: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Message-passing steps.
        iterations: u64,
        /// Restarts.
        restarts: u64,
        /// Digits tried by the guided search.
        nodes: u64,
        /// Digits taken back by the guided search.
        backtracks: u64,
    }
}

/// What the last call of `step` did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LastAction {
    /// No step is complete.
    Nothing,
    /// The states were updated.
    Updated,
    /// The patience was exhausted, and the run restarted.
    Restarted,
    /// The guided search tried a digit.
    Tried { cell: usize, digit: u8 },
    /// The guided search took a digit back: it led to a contradiction or to a solution, or all digits after it were
    /// tried.
    TakenBack { cell: usize, digit: u8 },
    /// The guided search reported a position that was solved before it began.
    Reported,
    /// The guided search has tried every digit.
    Exhausted,
}

/// A run of a trained network on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Learned {
    params: Params,
    rng: Rng,
    /// The position at the start of the run.
    position: Arc<Position>,
    propagation: Propagation,
    /// The probability of each candidate after the last complete step.
    probabilities: Vec<f32>,
    /// The largest change of a probability in the last step.
    change: f32,
    /// The number of message-passing steps since the start or the last restart.
    steps_since_start: u32,
    /// The search that follows when the network alone has not solved the puzzle.
    search: Option<GuidedSearch>,
    last_action: LastAction,
    /// `true` if the last call of `step` reported a solution.
    is_reporting: bool,
    tally: Tally,
    /// The event with which the run ended or will end; `None` while it continues.
    end: Option<Event>,
}

/// The shipped network.
fn network(weights: Weights) -> Network {
    let bytes: &[u8] = match weights {
        Weights::Small => include_bytes!("learned/weights/small.bin"),
        Weights::Standard => include_bytes!("learned/weights/standard.bin"),
    };
    dequantise(bytes).expect("a test reads both files")
}

/// The natural exponential of a number, rounded to single precision.
#[expect(
    clippy::cast_possible_truncation,
    reason = "probabilities are single precision"
)]
fn exp(x: f32) -> f32 {
    math::exp(x.into()) as f32
}

impl Learned {
    /// The candidates and groups of the network.
    fn graph(&self) -> &CandidateGraph {
        self.propagation.graph()
    }

    /// The grid of the most probable digits.
    fn grid(&self) -> Grid {
        self.graph().most_probable_grid(&self.probabilities)
    }

    /// Ends the run with this event.
    fn end_run(&mut self, event: Event) -> ControlFlow<Event> {
        // A solution of the network is reported once; the network cannot continue to another.
        let is_complete = event == Event::Exhausted;
        self.end = Some(if is_complete { event } else { Event::Stalled });
        ControlFlow::Break(event)
    }

    /// Continues a message-passing step and acts on its outcome once it is complete.
    fn iterate(&mut self) -> ControlFlow<Event> {
        if !self.propagation.advance() {
            return ControlFlow::Continue(());
        }
        self.tally.iterations += 1;
        self.steps_since_start += 1;
        self.last_action = LastAction::Updated;
        self.update_probabilities();
        let is_over = self.steps_since_start >= self.params.patience;
        if self.params.guide {
            // The search reports every solution itself, also one that the network has found.
            if is_over || is_solved(self.graph(), &self.probabilities) {
                self.search = Some(GuidedSearch::new(
                    &self.position,
                    self.graph(),
                    &self.probabilities,
                ));
            }
            return ControlFlow::Continue(());
        }
        if is_solved(self.graph(), &self.probabilities) {
            return self.end_run(Event::Found);
        }
        if !is_over {
            return ControlFlow::Continue(());
        }
        if self.tally.restarts == u64::from(self.params.restarts) {
            return self.end_run(Event::Stalled);
        }
        self.restart();
        ControlFlow::Continue(())
    }

    /// Restarts the network with noise.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the states are single precision"
    )]
    fn restart(&mut self) {
        let noise = self.params.noise as f32;
        let rng = Seed::draw(&mut self.rng).rng();
        self.propagation.restart(noise, rng);
        self.tally.restarts += 1;
        self.steps_since_start = 0;
        self.last_action = LastAction::Restarted;
    }

    /// Computes the probabilities and their largest change from the states.
    fn update_probabilities(&mut self) {
        let before = std::mem::take(&mut self.probabilities);
        self.probabilities = self.propagation.probabilities();
        let changes = before.iter().zip(&self.probabilities);
        self.change = changes.fold(0.0, |max, (before, after)| {
            let change = (after - before).abs();
            if change > max { change } else { max }
        });
    }

    /// Makes a step of the guided search.
    fn search_step(&mut self) -> ControlFlow<Event> {
        let Some(search) = &mut self.search else {
            return ControlFlow::Continue(());
        };
        let outcome = search.step();
        self.last_action = match (outcome.tried, outcome.taken_back) {
            (Some((cell, digit)), _) => LastAction::Tried { cell, digit },
            (None, Some((cell, digit))) => LastAction::TakenBack { cell, digit },
            (None, None) if outcome.is_exhausted => LastAction::Exhausted,
            (None, None) => LastAction::Reported,
        };
        self.tally.nodes += u64::from(outcome.tried.is_some());
        self.tally.backtracks += u64::from(outcome.taken_back.is_some());
        if outcome.is_exhausted {
            return self.end_run(Event::Exhausted);
        }
        if outcome.is_solution {
            return ControlFlow::Break(Event::Found);
        }
        ControlFlow::Continue(())
    }
}

impl Search for Learned {
    const INFO: Info = Info {
        id: "learned",
        name: "Learned message passing",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "round",
        sides: (4, Shape::MAX_SIDE),
    };
    const PRESETS: &'static [Preset] = &[
        Preset {
            id: "small",
            name: "Small network",
            doc: "8,320 weights, one run without search.",
            source: "this project",
            values: &[],
            ours: &[],
        },
        Preset {
            id: "standard",
            name: "Standard network",
            doc: "16,544 weights, one run without search.",
            source: "this project",
            values: &[("weights", "standard")],
            ours: &[],
        },
        Preset {
            id: "restarts",
            name: "Noisy restarts",
            doc: "Restarts with noise in the first states if 128 steps do not solve the puzzle.",
            source: "this project",
            values: &[("patience", "128"), ("restarts", "50"), ("noise", "1")],
            ours: &[],
        },
        Preset {
            id: "guided",
            name: "Guided search",
            doc: "32 steps of the network, then a complete search that tries digits in the order of their probabilities.",
            source: "this project",
            values: &[("patience", "32"), ("guide", "true")],
            ours: &[],
        },
    ];
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn capabilities(params: &Params) -> Capabilities {
        Capabilities {
            complete: params.guide,
            random: !params.guide && params.restarts > 0 && params.noise > 0.0,
            ..Capabilities::default_for(&Self::INFO)
        }
    }

    fn start(position: &Position, params: &Params, rng: Rng) -> Result<Self, StartError> {
        let network = Arc::new(network(params.weights));
        let propagation = Propagation::new(network, CandidateGraph::new(position));
        let mut search = Self {
            params: params.clone(),
            rng,
            position: Arc::new(position.clone()),
            probabilities: propagation.probabilities(),
            propagation,
            change: 0.0,
            steps_since_start: 0,
            search: None,
            last_action: LastAction::Nothing,
            is_reporting: false,
            tally: Tally::default(),
            end: None,
        };
        if position.is_contradictory() {
            let is_complete = params.guide;
            search.end = Some(if is_complete {
                Event::Exhausted
            } else {
                Event::Stalled
            });
        } else if search.graph().candidates().is_empty() && !params.guide {
            search.end = Some(Event::Found);
        }
        Ok(search)
    }

    fn step(&mut self) -> ControlFlow<Event> {
        let flow = match self.end {
            Some(Event::Found) => self.end_run(Event::Found),
            Some(end) => ControlFlow::Break(end),
            None if self.search.is_some() => self.search_step(),
            None => self.iterate(),
        };
        self.is_reporting = flow == ControlFlow::Break(Event::Found);
        flow
    }

    fn steps(&self) -> u64 {
        self.tally.iterations + self.tally.nodes
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 625 cells")]
    fn sample(&self) -> Sample {
        let (mut confidence, mut entropy) = (0.0, 0.0);
        for cell in self.graph().cells() {
            let probabilities = self.probabilities[cell].iter().map(|&p| f64::from(p));
            confidence += probabilities.clone().fold(0.0, f64::max);
            entropy += probabilities
                .map(|p| if p > 0.0 { -p * math::ln(p) } else { 0.0 })
                .sum::<f64>();
        }
        let blanks = self.graph().blank_count();
        let filled = (self.search.as_ref()).map_or(self.position.values(), GuidedSearch::values);
        let filled = filled.iter().filter(|&&digit| digit != 0).count();
        Sample {
            conflicts: self.grid().conflicts().into(),
            confidence: if blanks == 0 {
                1.0
            } else {
                confidence / blanks as f64
            },
            entropy: entropy / std::f64::consts::LN_2 / blanks.max(1) as f64,
            change: self.change.into(),
            filled: filled as f64,
        }
    }

    fn view(&self, view: &mut View) {
        view.weights.fill(0.0);
        view.digits.copy_from_slice(self.grid().digits());
        let candidates = self.graph().candidates().iter();
        for (&(cell, digit), p) in candidates.zip(&self.probabilities) {
            view.cell_mut(cell.into())[usize::from(digit) - 1] = *p;
        }
        let values = (self.search.as_ref()).map_or(self.graph().values(), GuidedSearch::values);
        for (cell, &digit) in values.iter().enumerate() {
            if digit != 0 {
                view.settle(cell, digit);
            } else if self.search.is_some() {
                view.digits[cell] = 0;
            }
        }
    }

    fn detail(&self) -> Detail {
        if let Some(search) = &self.search {
            return Detail::Path(search.path());
        }
        let side = self.graph().shape().side();
        let board = |pool: Pool, shares: Vec<f32>| {
            let mut weights = vec![0.0; side * self.graph().values().len()];
            for (&(cell, digit), share) in self.graph().candidates().iter().zip(shares) {
                weights[usize::from(cell) * side + usize::from(digit) - 1] = share;
            }
            BoardView {
                name: pool.id(),
                digits: self.graph().values().to_vec(),
                weights,
            }
        };
        let boards = Pool::ALL.map(|pool| board(pool, self.propagation.contributions(pool)));
        Detail::Boards(boards.into())
    }

    fn counters(&self) -> Tally {
        self.tally
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        // The weights and the first position are shared by all forks.
        self.propagation.heap_bytes()
            + size_of_val(&*self.probabilities)
            + self.search.as_ref().map_or(0, GuidedSearch::heap_bytes)
    }

    fn executed_lines(&self) -> Vec<u8> {
        code::lines(self)
    }

    fn explain(&self) -> Option<Explanation> {
        explain::explain(self)
    }
}
