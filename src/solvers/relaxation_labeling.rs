//! Relaxation labeling: each blank cell holds a probability distribution over its candidates.

mod objects;
#[cfg(test)]
mod tests;

use std::mem;
use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{
    Argument, Capabilities, CodeLine, Event, Explanation, Info, Kind, Parts, Preset, Published,
    Rng, Role, Search, SeriesTarget, SharedSteps, StartError, Template, View, choice, code,
    counters, docs, math, params, series,
};

use objects::{HouseSums, Objects};

use crate::singles::place_singles;

docs! {
    /// Gives each candidate a probability and updates all of them until nothing changes.
    ///
    /// # How it works
    ///
    /// The blank cells are *objects*, the digits are *labels*. `p_i(λ)` is the probability that
    /// object `i` assigns to label `λ`; initially all candidates of a cell are equally likely. Two
    /// objects are incompatible if they are peers and take the same label, `r_ij(λ,μ) = 0`, and
    /// compatible otherwise, `r_ij(λ,μ) = 1`. The *support* of a label sums its compatibility with
    /// all labels of the other objects, weighted by their probabilities: `q_i(λ) = Σ_j Σ_μ
    /// r_ij(λ,μ) p_j(μ)`. One iteration multiplies each probability by its support and normalises
    /// each cell to a sum of 1: `p_i(λ) ← p_i(λ) q_i(λ) / Σ_μ p_i(μ) q_i(μ)`.
    ///
    /// This update increases the *average local consistency* `A(p) = Σ_i Σ_λ p_i(λ) q_i(λ)`. `A(p)`
    /// never decreases, and with `n` blank cells it reaches `n (n − 1)` exactly at a solution. The
    /// run ends when an iteration changes `A(p)` by less than `epsilon`; the most probable digits
    /// are then either a solution or a local maximum that the method cannot leave.
    ///
    /// # A step
    ///
    /// An iteration updates every candidate of every blank cell.
    ///
    /// # Why it suits Sudoku
    ///
    /// Each cell depends only on the probabilities of its peers, so all cells are updated in
    /// parallel and nothing is ever undone. The drawback is that the method only climbs: it stops
    /// at a local maximum near its start. If there are many givens, this maximum is the solution;
    /// if there are few, it rarely is.
    ///
    /// # Cost
    ///
    /// An object that is not a peer supports every label with 1, and a peer `j` supports the label
    /// `λ` with `1 − p_j(λ)`. Hence `q_i(λ) = n − 1 − S_i(λ)`, where `S_i(λ)` is the sum of `p(λ)`
    /// over the peers. With sums over rows, columns and boxes, an iteration costs blanks × digits
    /// operations. The other `form` sums by the definition, with (blanks × digits)² terms per
    /// iteration.
    ///
    /// # In parallel
    ///
    /// The new probabilities of a cell depend only on those of the previous iteration, so the cells
    /// of every iteration can be divided among cores, as in the parallel program of the paper. The
    /// page does this in the view of the cores; on the command line, use `lab solve --threads K`.
    /// Each number is computed in the same order on any worker, so a run is the same to the last
    /// bit for every K. Parallel computation pays off if supports are summed over all labels, as in
    /// the definition; with sums over houses, an iteration takes less time than the workers need to
    /// synchronise.
    ///
    /// # References
    ///
    /// Zannini, "Constraint propagation and backtracking, relaxation labeling", Ca' Foscari
    /// University of Venice, 2021/22, equations 3.1 to 3.3. Hummel and Zucker, "On the Foundations
    /// of Relaxation Labeling Processes", IEEE PAMI 5(3), 1983.
    const DOCS;
}

choice! {
    /// Ways to compute supports.
    pub enum SupportForm {
        /// From sums over rows, columns and boxes.
        Sums = "sums",
        /// Over all labels of all cells, as in the definition.
        Definition = "definition",
    }
}

params! {
    /// The parameters of the solver `relaxation-labeling`.
    pub struct Params for RelaxationLabeling {
        /// Convergence threshold: the run ends when an iteration changes the average local
        /// consistency by less than this value. Smaller values take more iterations and solve
        /// slightly more puzzles.
        #[range(1e-9..=1.0, log)]
        epsilon: f64 = 0.01,
        /// Place all naked and hidden singles before the first iteration, which leaves fewer cells
        /// to decide and solves far more puzzles.
        singles_first: bool = false,
        /// How supports are summed. The results differ only by rounding; the cost differs.
        form: SupportForm = SupportForm::Sums,
    }
}

code! {
    /// Pseudo-code of the search, line by line.
    enum PseudoCode {
        /// p := equal for all candidates of a cell
        Even,
        /// repeat:
        Repeat,
        ///   for each candidate of each blank cell:
        #[counts(updates)]
        Each,
        ///     q := its support from all other cells
        Support,
        ///     p := p × q
        Multiply,
        ///   normalise p to a sum of 1 in each cell
        #[counts(iterations)]
        Scale,
        ///   A := the sum of p × q, average local consistency
        Measure,
        ///   if A changed by less than epsilon:
        Until,
        ///     if the most probable digits solve it: report them
        #[counts(found)]
        Report,
        ///     else: stall
        #[counts(stalled)]
        Stall,
    }
}

series! {
    /// One sample of the values that are plotted over the iterations of a run.
    pub(crate) struct Sample {
        /// Average local consistency: how compatible the labels of all cells are. For n blank cells
        /// it converges to n (n − 1) if they form a solution, and to a lower value otherwise.
        #[plot(main)]
        #[goal(up)]
        #[target(blank_pairs)]
        average_local_consistency: f64,
        /// Increase of the average local consistency in the last iteration.
        change: f64,
        /// Mean entropy of a blank cell: 0 when every cell has settled on one digit.
        #[goal(down)]
        #[unit("bits")]
        entropy: f64,
        /// Digits missing over all houses if every cell takes its most probable digit.
        #[goal(down)]
        #[target(zero)]
        #[unit("conflicts")]
        conflicts: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Iterations over all blank cells.
        iterations: u64,
        /// Probabilities computed.
        updates: u64,
    }
}

/// A figure that the paper reports for the preset `paper`: the value of the quantity with the id `of`.
const fn published_figure(of: &'static str, value: f64, note: &'static str) -> Published {
    Published {
        presets: &["paper"],
        of,
        value,
        note,
    }
}

static NEAREST_CELL: Template = Template {
    id: "relaxation-labeling.nearest",
    text: "Of the undecided cells, {cell} is closest to a decision: {digit} has a probability of {percent} %.",
};

static ALL_SETTLED: Template = Template {
    id: "relaxation-labeling.settled",
    text: "Every cell has nearly converged to one digit.",
};

static LOCAL_MAXIMUM: Template = Template {
    id: "relaxation-labeling.summit",
    text: "The average local consistency is at a local maximum, with {conflicts|one conflict|# conflicts} left.",
};

static NO_SOLUTION: Template = Template {
    id: "relaxation-labeling.bare",
    text: "A cell has no candidate, or a house has no place for a digit: there is no solution.",
};

/// The lowest probability at which the most probable label of a cell counts as settled.
const SETTLED_PROBABILITY: f64 = 0.99;

/// The number of objects whose supports a call of `step` sums by the definition. Several objects at once are faster than
/// one after the other.
const OBJECTS_PER_CALL: usize = 4;

/// A relaxation labeling run on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct RelaxationLabeling {
    objects: Arc<Objects>,
    /// `p_i(λ)`: the current probabilities of the labels, object by object.
    probabilities: Vec<f64>,
    /// `S_i(λ)`: the opposition to each current label of an object, which is the sum of the probabilities of this label
    /// in the peers of the object.
    opposition: Vec<f64>,
    /// The probabilities of the next iteration.
    next: Vec<f64>,
    /// `S_i(λ)` for the next probabilities; valid for the first `objects_done` objects.
    opposition_next: Vec<f64>,
    /// The number of objects processed in the current iteration.
    objects_done: usize,
    form: SupportForm,
    /// The sums of the next probabilities over each row, column and box, from which supports are computed; used by
    /// [`SupportForm::Sums`] only.
    sums: HouseSums,
    /// `Σ_i Σ_λ p_i(λ) S_i(λ)`: twice the expected number of conflicting pairs. The inconsistency is small where the
    /// consistency is large, so differences of inconsistencies have smaller rounding errors.
    inconsistency: f64,
    /// The change of the average local consistency in the last iteration.
    change: f64,
    epsilon: f64,
    iterations: u64,
    /// The event with which the run ended or will end; `None` while it continues.
    end: Option<Event>,
}

impl RelaxationLabeling {
    /// Computes the opposition for the next objects of an iteration, up to but excluding the object with the index
    /// `until`.
    fn compute_until(&mut self, until: usize) {
        let mut opposition = mem::take(&mut self.opposition_next);
        let side = self.shape().side();
        self.compute(
            self.objects_done,
            &mut opposition[self.objects_done * side..until * side],
        );
        self.opposition_next = opposition;
        self.objects_done = until;
    }

    /// Ends an iteration whose objects are all processed, and prepares the next one.
    fn finish_iteration(&mut self) {
        mem::swap(&mut self.probabilities, &mut self.next);
        mem::swap(&mut self.opposition, &mut self.opposition_next);
        self.objects_done = 0;
        let inconsistency =
            (self.objects).relabel(&self.probabilities, &self.opposition, &mut self.next);
        self.change = self.inconsistency - inconsistency;
        self.inconsistency = inconsistency;
        self.update_sums();
    }

    /// Computes the house sums of the next probabilities, if supports are computed from sums.
    fn update_sums(&mut self) {
        if self.form == SupportForm::Sums {
            self.sums.update(&self.objects, &self.next);
        }
    }

    /// The event with which the run ends: found if the grid is a solution, otherwise stalled.
    fn end_event(&self) -> Event {
        if self.grid().conflicts() == 0 {
            Event::Found
        } else {
            Event::Stalled
        }
    }

    /// The grid of the most probable digits; ties go to the lowest digit, and a cell without a candidate stays blank.
    fn grid(&self) -> Grid {
        let mut digits = self.objects.values().to_vec();
        for (object, probabilities) in self.objects.iter().zip(self.label_probabilities()) {
            digits[object.cell()] = most_probable(probabilities).map_or(0, |(digit, _)| digit);
        }
        Grid::new(self.shape(), digits).expect("digits of its shape")
    }

    fn shape(&self) -> Shape {
        self.objects.shape()
    }

    /// The probabilities of the labels of each object.
    fn label_probabilities(&self) -> impl Iterator<Item = &[f64]> {
        self.probabilities.chunks_exact(self.shape().side())
    }

    /// The largest possible average local consistency, which every solution reaches.
    fn max_consistency(&self) -> f64 {
        SeriesTarget::BlankPairs.value_for(self.shape().cells(), self.objects.len())
    }

    /// The mean entropy of a blank cell, in bits.
    #[expect(clippy::cast_precision_loss, reason = "at most 625 objects")]
    fn entropy(&self) -> f64 {
        let is_positive = |p: &&f64| **p > 0.0; // p ln p is 0 at p = 0
        let total_in_nats: f64 = (self.probabilities.iter().filter(is_positive))
            .map(|&p| -p * math::ln(p))
            .sum();
        total_in_nats / std::f64::consts::LN_2 / self.objects.len().max(1) as f64
    }
}

/// The digit of the most probable label, and its probability; ties go to the lowest digit. `None` if all labels have
/// probability 0.
#[expect(clippy::cast_possible_truncation, reason = "a digit is at most 25")]
fn most_probable(probabilities: &[f64]) -> Option<(u8, f64)> {
    let mut best_candidate = None;
    let mut max_probability = 0.0;
    for (label, &p) in probabilities.iter().enumerate() {
        if p > max_probability {
            max_probability = p;
            best_candidate = Some((label as u8 + 1, p));
        }
    }
    best_candidate
}

impl Search for RelaxationLabeling {
    const INFO: Info = Info {
        id: "relaxation-labeling",
        name: "Relaxation labeling",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "iteration",
        sides: (4, Shape::MAX_SIDE),
    };
    const PRESETS: &'static [Preset] = &[Preset {
        id: "paper",
        name: "As published",
        doc: "Stops when the average local consistency changes by less than 0.01.",
        source: "Zannini 2021/22, equations 3.1 to 3.3",
        values: &[],
        ours: &[],
    }];
    const PUBLISHED: &'static [Published] = &[
        published_figure("iterations", 225.0, "difficulty 0.0, solved"),
        published_figure("iterations", 678.0, "difficulty 2.0, not solved"),
        published_figure("time", 69_962_868.93, "mean at difficulty 0.0, solved"),
        published_figure("time", 303_592_782.50, "mean at difficulty 2.0, not solved"),
    ];
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn capabilities(_: &Params) -> Capabilities {
        Capabilities {
            shares_steps: true,
            random: false,
            ..Capabilities::default_for(&Self::INFO)
        }
    }

    fn start(position: &Position, params: &Params, _: Rng) -> Result<Self, StartError> {
        let mut position = position.clone();
        if params.singles_first {
            place_singles(&mut position);
        }
        let objects = Objects::new(&position);
        let probabilities = objects.uniform_probabilities(&position);
        let mut search = Self {
            opposition: vec![0.0; probabilities.len()],
            next: probabilities.clone(),
            opposition_next: vec![0.0; probabilities.len()],
            objects_done: 0,
            form: params.form,
            sums: HouseSums::new(objects.shape()),
            objects: Arc::new(objects),
            probabilities,
            inconsistency: 0.0,
            change: 0.0,
            epsilon: params.epsilon,
            iterations: 0,
            end: None,
        };
        search.update_sums();
        search.compute_until(search.objects.len());
        search.finish_iteration();
        search.change = 0.0;
        if position.is_contradictory() {
            // A cell without a candidate has no distribution.
            search.end = Some(Event::Stalled);
        } else if search.objects.len() == 0 {
            search.end = Some(search.end_event());
        }
        Ok(search)
    }

    fn step(&mut self) -> ControlFlow<Event> {
        if let Some(end) = self.end {
            // A solution is reported once; the iteration cannot continue to another solution.
            self.end = Some(Event::Stalled);
            return ControlFlow::Break(end);
        }
        let object_count = self.objects.len();
        self.compute_until(match self.form {
            SupportForm::Sums => object_count,
            // A few objects per call, as all objects would take long on a large grid.
            SupportForm::Definition => object_count.min(self.objects_done + OBJECTS_PER_CALL),
        });
        if self.objects_done < object_count {
            return ControlFlow::Continue(());
        }
        self.finish_iteration();
        self.iterations += 1;
        if self.change.abs() < self.epsilon {
            self.end = Some(Event::Stalled);
            return ControlFlow::Break(self.end_event());
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.iterations
    }

    fn sample(&self) -> Sample {
        Sample {
            average_local_consistency: self.max_consistency() - self.inconsistency,
            change: self.change,
            entropy: self.entropy(),
            conflicts: self.grid().conflicts().into(),
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a view stores its weights as f32"
    )]
    fn view(&self, view: &mut View) {
        for (cell, &digit) in self.objects.values().iter().enumerate() {
            if digit != 0 {
                view.settle(cell, digit);
            }
        }
        for (object, probabilities) in self.objects.iter().zip(self.label_probabilities()) {
            view.digits[object.cell()] = most_probable(probabilities).map_or(0, |(digit, _)| digit);
            for (weight, &p) in view.cell_mut(object.cell()).iter_mut().zip(probabilities) {
                *weight = p.min(1.0) as f32;
            }
        }
    }

    fn counters(&self) -> Tally {
        Tally {
            iterations: self.iterations,
            updates: self.iterations * self.probabilities.len() as u64,
        }
    }

    fn executed_lines(&self) -> Vec<u8> {
        let has_iterated = self.iterations > 0;
        let is_solved = self.end.is_some() && self.end_event() == Event::Found;
        PseudoCode::executed(&[
            (PseudoCode::Each, has_iterated),
            (PseudoCode::Support, has_iterated),
            (PseudoCode::Multiply, has_iterated),
            (PseudoCode::Scale, has_iterated),
            (PseudoCode::Measure, has_iterated),
            (PseudoCode::Until, has_iterated && self.end.is_some()),
            (PseudoCode::Report, is_solved),
            (PseudoCode::Stall, self.end.is_some() && !is_solved),
        ])
    }

    fn shared(&mut self) -> Option<&mut dyn SharedSteps> {
        Some(self)
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        4 * size_of_val(&*self.probabilities) + self.sums.heap_bytes()
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a percentage is from 0 to 100"
    )]
    fn explain(&self) -> Option<Explanation> {
        if self.end.is_some() && self.end_event() == Event::Stalled {
            if self.iterations == 0 {
                return Some(Explanation::new(&NO_SOLUTION, Vec::new()));
            }
            let conflicts = self.grid().conflicts().into();
            let arguments = vec![("conflicts", Argument::Number(conflicts))];
            return Some(Explanation::new(&LOCAL_MAXIMUM, arguments));
        }
        if self.iterations == 0 {
            return None;
        }
        let mut nearest: Option<(usize, u8, f64)> = None;
        for (object, probabilities) in self.objects.iter().zip(self.label_probabilities()) {
            if let Some((digit, p)) = most_probable(probabilities)
                && p < SETTLED_PROBABILITY
                && nearest.is_none_or(|(_, _, max)| p > max)
            {
                nearest = Some((object.cell(), digit, p));
            }
        }
        Some(nearest.map_or_else(
            || Explanation::new(&ALL_SETTLED, Vec::new()),
            |(cell, digit, p)| {
                let arguments = vec![
                    ("cell", Argument::Cell(cell)),
                    ("digit", Argument::Digit(digit)),
                    ("percent", Argument::Number((100.0 * p) as u64)),
                ];
                Explanation::new(&NEAREST_CELL, arguments).mark(Role::Focus, cell, Some(digit))
            },
        ))
    }
}

/// The opposition to an object depends only on the labels of the previous iteration, so objects can
/// be computed in parallel.
impl SharedSteps for RelaxationLabeling {
    fn parts(&self) -> Parts {
        Parts {
            count: self.objects.len(),
            values: self.shape().side(),
        }
    }

    fn compute(&self, first: usize, values: &mut [f64]) {
        match self.form {
            SupportForm::Sums => {
                self.sums
                    .compute_opposition(&self.objects, &self.next, first, values);
            }
            SupportForm::Definition => self.objects.compute_opposition(&self.next, first, values),
        }
    }

    fn take(&mut self, values: &[f64]) {
        self.opposition_next.copy_from_slice(values);
        self.objects_done = self.objects.len();
    }
}
