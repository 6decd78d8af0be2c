//! A run of a solver: an instance of its module, step by step.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sudoku_grid::{Position, Shape};
use sudoku_search::{DynamicSearch, Event, View};

use crate::instance::Instance;
use crate::module::Compiled;

/// The numbers of series and counters of a solver.
#[derive(Clone, Copy)]
pub(crate) struct Counts {
    pub(crate) series: usize,
    pub(crate) counters: usize,
}

/// A run of a solver.
pub(crate) struct GuestSearch {
    live: Mutex<Live>,
    steps: u64,
    shape: Shape,
    givens: Box<[u8]>,
    counts: Counts,
}

/// The part of a run that changes when it is inspected: exports are called for that, too.
struct Live {
    /// The instance, or the reason why the run failed.
    instance: Result<Instance, String>,
    /// The state after the last step, once it was asked for.
    state: Option<State>,
}

/// What a solver shows.
#[derive(Clone)]
struct State {
    digits: Vec<u8>,
    counters: Vec<u64>,
}

impl GuestSearch {
    /// Starts a run. A module that fails makes a run that ends with the reason.
    pub(crate) fn start(
        module: &Arc<Compiled>,
        position: &Position,
        seed: u32,
        params: &[f64],
        counts: Counts,
    ) -> Self {
        let shape = position.shape();
        let givens: Box<[u8]> = position.givens().digits().into();
        let instance = start(module, shape, &givens, seed, params);
        let live = Live {
            instance,
            state: None,
        };
        Self {
            live: Mutex::new(live),
            steps: 0,
            shape,
            givens,
            counts,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the solver shows; `None` if the run failed.
    fn state(&self) -> Option<State> {
        self.lock().state(self.shape, self.counts)
    }
}

/// Makes an instance and gives it the puzzle.
fn start(
    module: &Compiled,
    shape: Shape,
    givens: &[u8],
    seed: u32,
    params: &[f64],
) -> Result<Instance, String> {
    let mut instance = module.instantiate(seed)?;
    instance
        .bytes("givens", givens.len())?
        .copy_from_slice(givens);
    if !params.is_empty() {
        let bytes: Vec<_> = params
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect();
        instance
            .bytes("params", bytes.len())?
            .copy_from_slice(&bytes);
    }
    let argument = |number| i32::try_from(number).expect("a box has at most 25 rows and columns");
    let arguments = [argument(shape.box_rows()), argument(shape.box_columns())];
    instance.call("start", &arguments)?;
    Ok(instance)
}

impl Live {
    /// Calls exports, and keeps the reason if that fails.
    fn attempt<T>(&mut self, work: impl FnOnce(&mut Instance) -> Result<T, String>) -> Option<T> {
        let result = work(self.instance.as_mut().ok()?);
        result.map_err(|reason| self.instance = Err(reason)).ok()
    }

    /// What the solver shows after the last step.
    fn state(&mut self, shape: Shape, counts: Counts) -> Option<State> {
        if self.state.is_none() {
            self.state = self.attempt(|instance| {
                Ok(State {
                    digits: digits(instance, shape)?,
                    counters: counters(instance, counts.counters)?,
                })
            });
        }
        self.state.clone()
    }
}

/// The digit of each cell.
fn digits(instance: &mut Instance, shape: Shape) -> Result<Vec<u8>, String> {
    let digits = instance.bytes("digits", shape.cells())?.to_vec();
    let side = shape.side();
    match digits.iter().position(|digit| usize::from(*digit) > side) {
        None => Ok(digits),
        Some(cell) => Err(format!(
            "“digits” has {} in r{}c{}: a digit is 0 to {side}",
            digits[cell],
            cell / side + 1,
            cell % side + 1
        )),
    }
}

/// The largest count that a float represents exactly, 2^53.
const MAX_COUNT: f64 = 9_007_199_254_740_992.0;

/// The counters, rounded to whole numbers as records of the page are.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "checked before"
)]
fn counters(instance: &mut Instance, count: usize) -> Result<Vec<u64>, String> {
    let numbers = instance.numbers("counters", count)?;
    let counts = numbers.into_iter().enumerate().map(|(index, number)| {
        let rounded = (number + 0.5).floor();
        if (0.0..=MAX_COUNT).contains(&rounded) {
            return Ok(rounded as u64);
        }
        let place = index + 1;
        Err(format!(
            "“counters” has {number} in place {place}, which is not a count"
        ))
    });
    counts.collect()
}

impl DynamicSearch for GuestSearch {
    fn step(&mut self) -> Option<Event> {
        let live = self.live.get_mut().unwrap_or_else(PoisonError::into_inner);
        live.state = None;
        let next = self.steps + 1;
        let event = live.attempt(|instance| {
            match instance.step().map_err(|reason| format!("step {next}, {reason}"))? {
                0 => Ok(None),
                1 => Ok(Some(Event::Found)),
                2 => Ok(Some(Event::Exhausted)),
                3 => Ok(Some(Event::Stalled)),
                other => Err(format!(
                    "step {next}, “step” returns {other}, not 0, 1 (found), 2 (exhausted) or 3 (stalled)"
                )),
            }
        });
        let Some(event) = event else {
            return Some(Event::Stalled);
        };
        self.steps = next;
        event
    }

    fn steps(&self) -> u64 {
        self.steps
    }

    fn sample(&self) -> Vec<f64> {
        let count = self.counts.series;
        let sample = self
            .lock()
            .attempt(|instance| instance.numbers("sample", count));
        sample.unwrap_or_else(|| vec![f64::NAN; count])
    }

    fn view(&self, view: &mut View) {
        match self.state() {
            Some(state) => view.digits.copy_from_slice(&state.digits),
            None => view.digits.copy_from_slice(&self.givens),
        }
        let side = self.shape.side();
        view.weights.fill(0.0);
        for (cell, &digit) in view.digits.iter().enumerate() {
            if digit > 0 {
                view.weights[side * cell + usize::from(digit) - 1] = 1.0;
            }
        }
    }

    fn counters(&self) -> Vec<u64> {
        self.state().map_or_else(Vec::new, |state| state.counters)
    }

    fn fault(&mut self) -> Option<String> {
        self.state();
        self.lock().instance.as_ref().err().cloned()
    }

    fn heap_bytes(&self) -> usize {
        let instance_bytes = |live: &Live| live.instance.as_ref().map_or(0, Instance::heap_bytes);
        size_of_val(self) + self.givens.len() + instance_bytes(&self.lock())
    }
}
