use std::num::NonZeroUsize;
use std::thread;

use rand::RngExt as _;
use sudoku_grid::Position;
use sudoku_search::{Rng, Seed};
use sudoku_solvers::learned::{CandidateGraph, Network, NetworkSize, WeightGroup};

use crate::adam::{Adam, clip};
use crate::examples::{ExampleSource, targets};
use crate::gradient::{SegmentResult, Tape, Transposed};
use crate::recipe::{Recipe, RecipeError};

/// The largest number of updates during which the learning rate rises from 0; it is at most a tenth of all updates.
const MAX_WARM_UP: u32 = 200;
/// The learning rate at the end, relative to the highest one.
const LAST_RATE: f32 = 0.02;
/// The part of the averaged weights that an update keeps.
const AVERAGE_DECAY: f32 = 0.998;
/// The probability with which a puzzle is replaced after a segment at whose end it is solved.
const REPLACE_SOLVED: f64 = 0.7;

/// The result of an update.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UpdateResult {
    /// The mean cross-entropy of the right digits in nats, before the update.
    pub loss: f32,
    /// The share of blank cells of the batch whose most probable digit was right.
    pub accuracy: f32,
}

/// A training run: a network, the puzzles on which it currently works, and the optimiser.
///
/// The result depends only on the recipe and the examples, not on the number of threads or the target.
#[derive(Debug)]
pub struct Trainer {
    recipe: Recipe,
    network: Network,
    average: Network,
    adam: Adam,
    source: ExampleSource,
    rng: Rng,
    slots: Vec<Slot>,
    tapes: Vec<Tape>,
    updates: u32,
}

/// A puzzle of the batch, and the state of the network on it.
#[derive(Debug)]
struct Slot {
    graph: CandidateGraph,
    targets: Vec<usize>,
    state: Vec<f32>,
    /// `true` before the first segment.
    is_fresh: bool,
    segments_left: u32,
    gradient: Vec<f32>,
    result: SegmentResult,
}

impl Slot {
    /// The start of a puzzle that is replaced after `segments` segments at the latest.
    fn new(network: &Network, source: &mut ExampleSource, segments: u32, rng: &mut Rng) -> Self {
        let example = source.draw(rng);
        let position = Position::new(&example.puzzle).expect("it has a solution");
        let graph = CandidateGraph::new(&position);
        Self {
            state: network.start(&graph),
            targets: targets(&graph, &example.solution).expect("it is the solution"),
            graph,
            is_fresh: true,
            segments_left: segments,
            gradient: Vec::new(),
            result: SegmentResult::default(),
        }
    }

    /// Runs a segment and its backward pass.
    fn run(&mut self, network: &Network, transposed: &Transposed, steps: usize, tape: &mut Tape) {
        self.gradient.clear();
        self.gradient.resize(network.weights().len(), 0.0);
        if self.is_fresh {
            // The weights have changed since the puzzle was drawn.
            self.state = network.start(&self.graph);
        }
        tape.forward(network, &self.graph, &self.state, steps);
        let gradient = &mut self.gradient;
        self.result = tape.backward(network, transposed, &self.graph, &self.targets, gradient);
        if self.is_fresh {
            tape.backward_start(network, gradient);
        }
        self.is_fresh = false;
        self.segments_left -= 1;
        self.state.copy_from_slice(tape.last_state());
    }

    fn is_solved(&self) -> bool {
        self.result.right == self.targets.len()
    }
}

impl Trainer {
    /// Prepares a training.
    ///
    /// # Errors
    ///
    /// [`RecipeError`] if a value of the recipe is not accepted.
    pub fn new(recipe: Recipe, mut source: ExampleSource) -> Result<Self, RecipeError> {
        recipe.check()?;
        let mut rng = Seed(recipe.seed).rng();
        let mut network = Network::random(recipe.size, &mut rng);
        mask(&recipe, network.weights_mut());
        let mut slots = Vec::new();
        for _ in 0..recipe.batch {
            // The first puzzles are replaced at different times: a batch that consisted of starts only would give
            // another gradient than one in the middle of its puzzles.
            let segments = rng.random_range(1..=recipe.segments.1);
            slots.push(Slot::new(&network, &mut source, segments, &mut rng));
        }
        Ok(Self {
            average: network.clone(),
            adam: Adam::new(network.weights().len()),
            network,
            source,
            rng,
            slots,
            tapes: Vec::new(),
            updates: 0,
            recipe,
        })
    }

    /// The recipe.
    pub fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    /// The number of updates made.
    pub fn updates(&self) -> u32 {
        self.updates
    }

    /// Returns `true` if all updates of the recipe were made.
    pub fn is_complete(&self) -> bool {
        self.updates >= self.recipe.updates
    }

    /// Where the examples come from.
    #[cfg(test)]
    pub(crate) fn source(&mut self) -> &mut ExampleSource {
        &mut self.source
    }

    /// The network with the exponential moving average of the weights, which is the result of the training.
    pub fn average(&self) -> &Network {
        &self.average
    }

    /// Makes an update, also beyond those of the recipe, with the puzzles of the batch divided among `jobs` threads.
    pub fn update(&mut self, jobs: NonZeroUsize) -> UpdateResult {
        let steps = self.recipe.steps;
        let transposed = Transposed::of(&self.network);
        let jobs = jobs.get().min(self.slots.len());
        self.tapes
            .resize_with(jobs.max(self.tapes.len()), Tape::default);
        let share = self.slots.len().div_ceil(jobs);
        let (network, transposed) = (&self.network, &transposed);
        let run = |slots: &mut [Slot], tape: &mut Tape| {
            for slot in slots {
                slot.run(network, transposed, steps, tape);
            }
        };
        if jobs == 1 {
            run(&mut self.slots, &mut self.tapes[0]);
        } else {
            thread::scope(|scope| {
                for (slots, tape) in self.slots.chunks_mut(share).zip(&mut self.tapes) {
                    scope.spawn(move || run(slots, tape));
                }
            });
        }
        self.finish()
    }

    /// Adds up the gradients, changes the weights and replaces puzzles.
    #[expect(clippy::cast_precision_loss, reason = "a batch has few cells")]
    fn finish(&mut self) -> UpdateResult {
        let mut gradient = vec![0.0; self.network.weights().len()];
        let share = 1.0 / self.slots.len() as f32;
        let mut loss = 0.0;
        for slot in &self.slots {
            loss += share * slot.result.loss;
            for (sum, value) in gradient.iter_mut().zip(&slot.gradient) {
                *sum += share * value;
            }
        }
        mask(&self.recipe, &mut gradient);
        clip(&mut gradient);
        self.updates += 1;
        let rate = rate(&self.recipe, self.updates);
        self.adam
            .update(self.network.weights_mut(), &gradient, rate);
        // The average begins with the weights themselves, whose first values are soon outdated.
        let kept = AVERAGE_DECAY.min((self.updates as f32) / (self.updates as f32 + 10.0));
        let weights = self.network.weights();
        for (average, weight) in self.average.weights_mut().iter_mut().zip(weights) {
            *average += (1.0 - kept) * (weight - *average);
        }
        let right: usize = self.slots.iter().map(|slot| slot.result.right).sum();
        let cells: usize = self.slots.iter().map(|slot| slot.targets.len()).sum();
        self.replace();
        UpdateResult {
            loss,
            accuracy: right as f32 / cells as f32,
        }
    }

    /// Replaces the puzzles that are solved, with a probability, and those whose segments are used up.
    fn replace(&mut self) {
        let (least, most) = self.recipe.segments;
        for slot in &mut self.slots {
            let is_over = slot.segments_left == 0;
            if is_over || slot.is_solved() && self.rng.random_bool(REPLACE_SOLVED) {
                let segments = self.rng.random_range(least..=most);
                *slot = Slot::new(&self.network, &mut self.source, segments, &mut self.rng);
            }
        }
    }
}

/// The learning rate of an update, counted from 1: a linear rise, then half a cosine down to a fiftieth.
#[expect(clippy::cast_precision_loss, reason = "at most 200,000 updates")]
fn rate(recipe: &Recipe, update: u32) -> f32 {
    let warm_up = MAX_WARM_UP.min(recipe.updates / 10);
    if update <= warm_up {
        return recipe.rate * update as f32 / warm_up as f32;
    }
    let done = (update - warm_up) as f32 / (recipe.updates - warm_up).max(1) as f32;
    let done = done.min(1.0);
    let cosine = 0.5 + 0.5 * libm::cosf(core::f32::consts::PI * done);
    recipe.rate * (LAST_RATE + (1.0 - LAST_RATE) * cosine)
}

/// Sets the values that belong to pools that are switched off to 0.
fn mask(recipe: &Recipe, values: &mut [f32]) {
    for group in NetworkSize::groups() {
        if let WeightGroup::Pool(pool) = group
            && !recipe.pools.contains(&pool)
        {
            values[recipe.size.range(group)].fill(0.0);
        }
    }
}
