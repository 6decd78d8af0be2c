//! Ant colony optimisation (ant colony system): ants fill grids, guided by pheromone.

mod board;
mod colony;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use sudoku_grid::{Position, Shape};
use sudoku_search::{
    Argument, BoardView, CodeLine, Detail, Event, Explanation, Info, Kind, Preset, Rng, Search,
    StartError, Template, View, code, counters, docs, params, series,
};

use board::AntBoard;
use colony::Colony;

docs! {
    /// Lets artificial ants fill the grid repeatedly. Pheromone left by the best grids biases the
    /// choices of the ants.
    ///
    /// # How it works
    ///
    /// Every candidate of every blank cell has a *pheromone* level, initially the same for all.
    /// Each ant walks over its own copy of the grid. In each blank cell it usually takes the
    /// candidate with the most pheromone; otherwise it draws a candidate with probability
    /// proportional to its pheromone. Then all naked and hidden singles that follow are filled in.
    /// A cell that is left without a candidate has *failed*, and the ant continues with the next
    /// cell. Each chosen candidate loses a little of its pheromone (the local update), so that the
    /// next ants try other candidates.
    ///
    /// The best grid so far, the grid with the fewest failed cells, deposits pheromone on the
    /// digits of its initially blank cells; the fewer cells failed, the more it deposits. Ants
    /// therefore concentrate around this grid, and could stagnate at a grid that none of them can
    /// improve. To prevent this, the value of the best grid *evaporates*: after a while, an equally
    /// good or even a worse grid replaces the best grid.
    ///
    /// # A step
    ///
    /// In an iteration, every ant fills one grid, and then pheromone is deposited.
    ///
    /// # Why it suits Sudoku
    ///
    /// Most cells follow from a few others. On a 9×9 grid, singles leave so few choices that chance
    /// is enough: ants without pheromone are as fast as ants with pheromone. On 25×25 grids chance
    /// is not enough, and the puzzles are solved thanks to the pheromone. Evaporation prevents
    /// stagnation: without it, the ants stay at a grid with one or two failed cells, even on many
    /// 9×9 puzzles.
    ///
    /// # Cost
    ///
    /// The grid of an ant keeps the places of each digit in each house as bits. Filling a cell
    /// touches only the candidates that are removed, and at the same time finds the singles that
    /// follow.
    ///
    /// # Limits
    ///
    /// Ant colony optimisation proves nothing: if a puzzle has no solution, the run continues to
    /// its last iteration.
    ///
    /// # References
    ///
    /// Lloyd and Amos, "Solving Sudoku with Ant Colony Optimization", IEEE Transactions on Games,
    /// 2019. Dorigo and Gambardella, "Ant Colony System", IEEE Transactions on Evolutionary
    /// Computation 1(1), 1997.
    const DOCS;
}

params! {
    /// The parameters of the solver `ant-colony`.
    pub struct Params for AntColony {
        /// Ants per iteration. With more ants, more grids are tried before pheromone is deposited.
        #[range(1..=100, log)]
        ants: u32 = 10,
        /// Probability that an ant takes the candidate with the most pheromone instead of drawing
        /// one (q0 of Dorigo & Gambardella 1997). Higher values explore less.
        #[range(0.0..=1.0)]
        greed: f64 = 0.9,
        /// Share of the pheromone above the initial level that a chosen candidate loses (the local update).
        /// Larger values make ants differ more.
        #[range(0.0..=1.0)]
        local_evaporation: f64 = 0.1,
        /// How far the pheromone of each digit of the best grid moves, in each iteration, towards
        /// the value of this grid (the global update). Larger values follow the best grid sooner.
        #[range(0.0..=1.0)]
        evaporation: f64 = 0.9,
        /// Share of its value that the best grid loses in each iteration (Lloyd & Amos 2019).
        /// Larger values replace this grid sooner; at 0, ants stagnate at the first grid that they cannot
        /// improve.
        #[range(0.0..=1.0)]
        best_evaporation: f64 = 0.005,
        /// Iterations after which the run ends; with a larger limit, the run gives up later.
        #[range(1..=100_000_000, log)]
        iterations: u32 = 100_000,
    }
}

code! {
    /// Pseudo-code of the search, line by line.
    enum PseudoCode {
        /// fill in all singles
        Fill,
        /// repeat:
        Repeat,
        ///   put each ant on a cell of its own copy of the grid
        StartIteration,
        ///   in turn, until every cell is filled or has failed:
        Turn,
        ///     choose a digit by pheromone
        #[counts(choices)]
        Choose,
        ///     reduce the pheromone of that digit a little
        Take,
        ///     fill in the singles that follow
        #[counts(singles)]
        Singles,
        ///   the best ant's grid becomes the best if worth more
        #[counts(replaced)]
        Judge,
        ///   if no cell has failed: report the solution
        #[counts(found)]
        Report,
        ///   deposit pheromone on the digits of the best grid
        Lay,
        ///   let the value of the best grid evaporate
        Evaporate,
        ///   if that was the last iteration: stall
        #[counts(stalled)]
        Last,
        /// stall: singles lead to a contradiction
        #[counts(stalled)]
        Stall,
    }
}

series! {
    /// One sample of the values that are plotted over the iterations of a run.
    pub(crate) struct Sample {
        /// Cells filled in the best grid so far. The value falls when a worse grid replaces a grid
        /// whose value has evaporated.
        #[plot(main)]
        #[goal(up)]
        #[target(cells)]
        #[unit("cells")]
        best: f64,
        /// Cells filled by the best ant of the iteration.
        #[plot(main)]
        #[goal(up)]
        #[unit("cells")]
        leader: f64,
        /// Mean number of cells filled by an ant of the iteration.
        #[goal(up)]
        #[unit("cells")]
        mean: f64,
        /// Value of the best grid, the pheromone that this grid deposits on each of its digits:
        /// number of cells divided by failed cells, reduced by evaporation.
        worth: f64,
        /// Share of the digit with the most pheromone in the pheromone of its cell, as the mean
        /// over all blank cells.
        certainty: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Digits chosen by ants.
        choices: u64,
        /// Singles filled in after a choice.
        singles: u64,
        /// Cells left without a candidate.
        failed: u64,
        /// Number of times that another grid became the best.
        replaced: u64,
    }
}

static ITERATION_ENDED: Template = Template {
    id: "ant-colony.walked",
    text: "The best ant left {failed|no cell|one cell|# cells} without a digit{better||: the grid of this ant becomes the best grid|}.",
};

static FOUND: Template = Template {
    id: "ant-colony.found",
    text: "An ant has filled every cell.",
};

static SOLVED_BY_SINGLES: Template = Template {
    id: "ant-colony.singles",
    text: "Singles fill every cell, so no ant is needed.",
};

static NOT_SOLVED: Template = Template {
    id: "ant-colony.unfound",
    text: "{iterations|One iteration|# iterations} found no solution.",
};

static CONTRADICTION: Template = Template {
    id: "ant-colony.contradiction",
    text: "Singles lead to a contradiction: there is no solution.",
};

/// The actions of the next call of `step`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ColonyPhase {
    /// Check the puzzle after singles.
    Inspect,
    /// Start an iteration.
    StartIteration,
    /// Let every ant visit one cell.
    Walk,
    /// The run has ended.
    End,
}

/// The results of the last iteration.
#[derive(Clone, Debug)]
struct IterationResult {
    /// The grid of the best ant of the iteration.
    board: AntBoard,
    /// The mean number of cells filled per ant.
    mean_filled: f64,
    /// The number of singles placed by propagation, over all ants.
    singles: u64,
    /// `true` if the best ant replaced the best grid so far.
    is_better: bool,
}

/// An ant colony run on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct AntColony {
    colony: Colony,
    params: Params,
    rng: Rng,
    phase: ColonyPhase,
    last: IterationResult,
    steps: u64,
    counts: Tally,
    /// The number of choices made before the current iteration.
    choices_before: u64,
}

impl AntColony {
    /// Ends an iteration; returns whether the best grid is a solution.
    #[expect(clippy::cast_precision_loss, reason = "at most 625 cells of each ant")]
    fn end_iteration(&mut self) -> bool {
        let start_board = &self.colony.start.board;
        let (cell_count, ant_count) = (start_board.cells.len(), self.colony.ants.len());
        let boards = self.colony.ants.iter().map(|ant| &ant.board);
        let failed_count: usize = boards.map(|board| board.failed).sum();
        let initial_filled_count = ant_count * (cell_count - start_board.open_count());
        let choice_count = self.counts.choices - self.choices_before;
        let single_count =
            (ant_count * cell_count - initial_filled_count - failed_count) as u64 - choice_count;
        self.choices_before = self.counts.choices;
        self.last.board.copy_from(self.colony.leader_board());
        self.last.mean_filled = cell_count as f64 - failed_count as f64 / ant_count as f64;
        self.last.singles = single_count;
        self.last.is_better = self.colony.update_best();
        self.counts.failed += failed_count as u64;
        self.counts.singles += single_count;
        self.counts.replaced += u64::from(self.last.is_better);
        self.steps += 1;
        self.is_solved()
    }

    /// Returns `true` if the best grid is a solution.
    fn is_solved(&self) -> bool {
        self.colony.best.is_full()
    }

    /// Returns `true` if propagating the singles of the puzzle leads to a contradiction.
    fn is_contradictory(&self) -> bool {
        self.colony.start.board.is_contradictory()
    }

    /// Writes to `weights`, cell by cell, the share of each candidate in the total pheromone of its
    /// cell; 0 for other digits.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a view stores its weights as f32"
    )]
    fn write_pheromone_shares(&self, weights: &mut [f32]) {
        let start_board = &self.colony.start.board;
        let side = self.colony.start.layout.shape.side();
        let trails = self.colony.pheromone.chunks_exact(side);
        for ((&candidates, trails), weights) in start_board
            .cells
            .iter()
            .zip(trails)
            .zip(weights.chunks_exact_mut(side))
        {
            let total: f64 = board::bit_indices(candidates)
                .map(|label| trails[label as usize])
                .sum();
            weights.fill(0.0);
            for label in board::bit_indices(candidates) {
                weights[label as usize] = (trails[label as usize] / total) as f32;
            }
        }
    }
}

impl Search for AntColony {
    const INFO: Info = Info {
        id: "ant-colony",
        name: "Ant colony",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "iteration",
        sides: (4, Shape::MAX_SIDE),
    };
    const PRESETS: &'static [Preset] = &[
        Preset {
            id: "published",
            name: "As published",
            doc: "Ten ants, with the parameter values of the paper. The paper leaves open which of \
                  several candidates with equal pheromone comes first, and in which order singles \
                  are filled in.",
            source: LLOYD_AMOS,
            values: &[],
            ours: &[],
        },
        Preset {
            id: "lasting",
            name: "No evaporation",
            doc: "The best grid keeps its value, so the ants concentrate around this grid and soon find no better grid.",
            source: "this project",
            values: &[("best_evaporation", "0"), ("iterations", "5000")],
            ours: &[],
        },
        Preset {
            id: "unmarked",
            name: "Without pheromone",
            doc: "All candidates are equally likely, and nothing is remembered. Compare this preset with the first preset to see what the pheromone contributes.",
            source: "this project",
            values: &[("greed", "0"), ("evaporation", "0")],
            ours: &[],
        },
    ];
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    #[expect(clippy::cast_precision_loss, reason = "at most 625 cells")]
    fn start(position: &Position, params: &Params, rng: Rng) -> Result<Self, StartError> {
        let colony = Colony::new(position, params.ants);
        let board = colony.best.clone();
        Ok(Self {
            last: IterationResult {
                mean_filled: board.filled_count() as f64,
                board,
                singles: 0,
                is_better: false,
            },
            colony,
            params: params.clone(),
            rng,
            phase: ColonyPhase::Inspect,
            steps: 0,
            counts: Tally::default(),
            choices_before: 0,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match self.phase {
            ColonyPhase::Inspect => {
                self.phase = ColonyPhase::End;
                if self.is_contradictory() {
                    return ControlFlow::Break(Event::Stalled);
                }
                if self.is_solved() {
                    return ControlFlow::Break(Event::Found);
                }
                self.phase = ColonyPhase::StartIteration;
            }
            ColonyPhase::StartIteration => {
                self.colony.start_iteration(&mut self.rng);
                self.phase = ColonyPhase::Walk;
            }
            ColonyPhase::Walk => {
                if (self.colony).advance(&self.params, &mut self.counts, &mut self.rng) {
                    if self.end_iteration() {
                        self.phase = ColonyPhase::End;
                        return ControlFlow::Break(Event::Found);
                    }
                    self.colony.deposit(&self.params);
                    if self.steps == u64::from(self.params.iterations) {
                        self.phase = ColonyPhase::End;
                        return ControlFlow::Break(Event::Stalled);
                    }
                    self.phase = ColonyPhase::StartIteration;
                }
            }
            ColonyPhase::End => return ControlFlow::Break(Event::Stalled),
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.steps
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 625 cells")]
    fn sample(&self) -> Sample {
        let side = self.colony.start.layout.shape.side();
        let mut weights = vec![0.0; self.colony.pheromone.len()];
        self.write_pheromone_shares(&mut weights);
        let start_board = &self.colony.start.board;
        let open_cells = (0..start_board.cells.len()).filter(|&cell| start_board.is_open(cell));
        let max_shares = open_cells.map(|cell| {
            let shares = weights[cell * side..(cell + 1) * side].iter();
            f64::from(shares.fold(0.0, |most: f32, &share| most.max(share)))
        });
        Sample {
            best: self.colony.best.filled_count() as f64,
            leader: self.last.board.filled_count() as f64,
            mean: self.last.mean_filled,
            worth: self.colony.worth,
            certainty: max_shares.sum::<f64>() / start_board.open_count().max(1) as f64,
        }
    }

    fn view(&self, view: &mut View) {
        self.write_pheromone_shares(&mut view.weights);
        for (shown, digit) in view.digits.iter_mut().zip(self.colony.best.digits()) {
            *shown = digit;
        }
    }

    fn counters(&self) -> Tally {
        self.counts
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        self.colony.heap_bytes() + self.last.board.heap_bytes()
    }

    fn explain(&self) -> Option<Explanation> {
        let explanation = |template, arguments| Some(Explanation::new(template, arguments));
        if self.phase == ColonyPhase::End {
            return match self.steps {
                _ if self.is_contradictory() => explanation(&CONTRADICTION, Vec::new()),
                0 => explanation(&SOLVED_BY_SINGLES, Vec::new()),
                _ if self.is_solved() => explanation(&FOUND, Vec::new()),
                all => explanation(&NOT_SOLVED, vec![("iterations", Argument::Number(all))]),
            };
        }
        if self.steps == 0 {
            return None;
        }
        let number = |name, number: usize| (name, Argument::Number(number as u64));
        explanation(
            &ITERATION_ENDED,
            vec![
                number("failed", self.last.board.failed),
                number("better", self.last.is_better.into()),
            ],
        )
    }

    fn executed_lines(&self) -> Vec<u8> {
        let (has_iterated, has_ended) = (self.steps > 0, self.phase == ColonyPhase::End);
        let (is_solved, is_contradictory) = (self.is_solved(), self.is_contradictory());
        PseudoCode::executed(&[
            (
                PseudoCode::Fill,
                !has_iterated && self.phase != ColonyPhase::Inspect,
            ),
            (PseudoCode::StartIteration, has_iterated),
            (PseudoCode::Choose, has_iterated),
            (PseudoCode::Take, has_iterated),
            (PseudoCode::Singles, self.last.singles > 0),
            (PseudoCode::Judge, self.last.is_better),
            (PseudoCode::Report, has_ended && is_solved),
            (PseudoCode::Lay, has_iterated && !is_solved),
            (PseudoCode::Evaporate, has_iterated && !is_solved),
            (PseudoCode::Last, has_ended && has_iterated && !is_solved),
            (PseudoCode::Stall, has_ended && is_contradictory),
        ])
    }

    fn detail(&self) -> Detail {
        let mut weights = vec![0.0; self.colony.pheromone.len()];
        self.write_pheromone_shares(&mut weights);
        let board_view = |name, board: &AntBoard| BoardView {
            name,
            digits: board.digits().collect(),
            weights: weights.clone(),
        };
        Detail::Boards(vec![
            board_view("best-so-far", &self.colony.best),
            board_view("last-iteration", &self.last.board),
        ])
    }
}

/// The paper on ant colony optimisation for Sudoku that the presets cite as their source.
const LLOYD_AMOS: &str =
    "Lloyd & Amos, Solving Sudoku with Ant Colony Optimization, IEEE Transactions on Games 2019";
