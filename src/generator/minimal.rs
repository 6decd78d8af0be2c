//! Fast generation of minimal 9×9 puzzles.

use std::ops::ControlFlow;

use sudoku_grid::{Position, Shape, Symmetry};
use sudoku_search::{
    Argument, CodeLine, Event, Explanation, Info, Kind, Rng, Role, Search, StartError, Template,
    View, code, counters, docs, params, pick, shuffle,
};
use sudoku_solvers::{Probe, Probed};

use crate::engine::{Engine, Solver};
use crate::exchange::random_exchange;
use crate::full_grid_sampler::FullGridSampler;
use crate::given_counts::check_givens;
use crate::minimality_pass::Sample;
use crate::render::draw;

docs! {
    /// Removes several givens at a time, as long as most givens can be removed, and checks
    /// uniqueness with the 9×9 kernel. Second solutions found earlier answer later uniqueness
    /// checks.
    ///
    /// # How it works
    ///
    /// The three boxes on the diagonal are filled at random, the kernel completes the grid, and a
    /// random symmetry and exchanges mix it as in `grid`. The cells of the grid are visited in
    /// random order, and the next several givens are removed together. If the puzzle still has one
    /// solution, a single check was enough for all of these givens. Otherwise, the cells in which
    /// the second solution differs are stored as an unavoidable set, of which at least one cell
    /// must be given. Once all other cells of this set have been removed, the last cell of the set
    /// cannot be removed. When the removal reaches this cell, no check is therefore needed to know
    /// that its given is necessary. The final puzzle is exactly the puzzle that removing one cell
    /// at a time would give, and each of its givens is proved to be necessary.
    ///
    /// # Why it suits Sudoku
    ///
    /// About 57 of the 81 cells can be removed, most of them early, so most checks are saved. About
    /// one check is needed for each given that stays, and about one check for every three cells
    /// that are removed.
    ///
    /// # References
    ///
    /// The stored sets are the unavoidable sets of McGuire, Tugemann and Civario, "There is no
    /// 16-clue Sudoku", 2012. Using them for removal is our own idea.
    const DOCS;
}

params! {
    /// The parameters of the generator `minimal`.
    pub struct Params for Minimal {
        /// Minimum number of givens; puzzles with fewer are discarded. A larger minimum discards
        /// more puzzles.
        #[range(0..=81, cells)]
        #[id("least")]
        min_givens: u32 = 0,
        /// Maximum number of givens; puzzles with more are discarded. A larger maximum discards
        /// fewer puzzles.
        #[range(0..=81, cells)]
        #[id("most")]
        max_givens: u32 = 81,
        /// Random exchanges of digits, rows and columns that shuffle the full grid. More exchanges
        /// bring the grids closer to a uniform distribution.
        #[range(0..=10_000)]
        mixing: u32 = 20,
        /// Starting grids after which the generator gives up. A larger limit finds rarer puzzles
        /// but can take longer.
        #[range(1..=1_000_000, log)]
        attempts: u32 = 10_000,
    }
}

code! {
    /// The pseudo-code.
    enum PseudoCode {
        /// repeat:
        Repeat,
        ///   fill a grid at random
        #[counts(grids)]
        Fill,
        ///   for all cells, in random order:
        Each,
        ///     skip cells that a stored set proves necessary
        #[counts(remembered)]
        SkipNecessary,
        ///     remove the next several givens
        RemoveBatch,
        ///     is there a second solution?
        #[counts(tests)]
        Query,
        ///     if not: they stay removed
        #[counts(removed)]
        Removed,
        ///     if it was one cell: restore it, it is necessary
        Needed,
        ///     else: restore them, store where the solutions differ
        Remember,
        ///   if the number of givens is right: report the puzzle
        #[counts(found)]
        Report,
        /// stop: that was the last attempt
        #[counts(stalled)]
        Stop,
    }
}

counters! {
    /// The counters.
    pub(crate) struct Tally {
        /// Uniqueness checks.
        tests: u64,
        /// Givens removed, over all starting grids.
        removed: u64,
        /// Givens of the current puzzle proved to be necessary.
        needed: u64,
        /// Givens, over all starting grids, proved to be necessary by a second solution found
        /// earlier.
        remembered: u64,
        /// Starting grids tried.
        grids: u64,
        /// Nodes of the 9×9 kernel: digits tried in a cell, or excluded from it.
        nodes: u64,
    }
}

static REMOVABLE: Template = Template {
    id: "minimal.removable",
    text: "Without {cells}, there is still only one solution.",
};

static SECOND_SOLUTION: Template = Template {
    id: "minimal.second",
    text: "Without {cells}, there is a second solution.",
};

/// The maximum number of nodes that the kernel visits per step.
const NODES_PER_STEP: u32 = 64;
/// The work limit of the engine that fills a pattern, in pieces of work.
const FILL_EFFORT: u32 = 20_000;

/// A set of cells as bits.
type CellBits = u128;

/// The stage of the generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The next full grid is to be started.
    Start,
    /// The full grid is being completed.
    Fill,
    /// The full grid is being mixed by random exchanges.
    Mix,
    /// The next givens to test are to be chosen.
    Dig,
    /// The kernel looks for a second solution.
    Test,
    Found,
    Stalled,
}

/// The state of the generator `minimal`, which removes givens from a full grid as long as the solution stays
/// unique.
#[derive(Clone)]
pub(crate) struct Minimal {
    pattern: Position,
    min_givens: u32,
    max_givens: u32,
    attempts: u64,
    /// Fills a pattern; the empty grid is filled by the kernel itself.
    sampler: Option<FullGridSampler>,
    mixing: u32,
    /// The number of random exchanges that are left.
    exchanges_left: u32,
    stage: Stage,
    solution: [u8; 81],
    puzzle: [u8; 81],
    /// The cells of the puzzle that are given.
    givens: CellBits,
    /// The cells outside the pattern, in the order in which they are tested.
    order: Vec<u8>,
    /// The number of cells in `order` that are decided.
    decided_count: usize,
    /// The number of cells after the decided ones that are blank in the current test.
    batch_len: usize,
    /// Unavoidable sets: at least one cell of each set must be given. Sets with a cell that is known to be
    /// necessary are removed.
    sets: Vec<CellBits>,
    probe: Probe,
    /// The start and the end of the range in `order` of the cells of the last test, and `true` if
    /// these cells were removable; `None` before the first test.
    last_test: Option<(usize, usize, bool)>,
    /// `true` if cells were skipped since the last test.
    has_skipped: bool,
    tally: Tally,
    rng: Rng,
}

/// The number of random exchanges per step.
const EXCHANGES_PER_STEP: u32 = 32;

impl Minimal {
    /// Fills the boxes on the diagonal, which share no houses, and lets the kernel complete the
    /// grid.
    fn fill_diagonal_boxes(&mut self) {
        self.puzzle = [0; 81];
        for first_cell in [0, 30, 60] {
            let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
            shuffle(&mut digits, &mut self.rng);
            for (row, digits) in digits.as_chunks::<3>().0.iter().enumerate() {
                let start = first_cell + 9 * row;
                self.puzzle[start..start + 3].copy_from_slice(digits);
            }
        }
        self.probe.start(&self.puzzle, None);
    }

    /// Does a piece of work on the completion of the full grid.
    fn fill(&mut self) {
        if let Some(sampler) = &mut self.sampler {
            match sampler.advance(&mut self.rng) {
                None => {}
                Some(Ok(digits)) => {
                    self.solution.copy_from_slice(&digits);
                    self.begin_removal();
                }
                Some(Err(_)) => self.stage = Stage::Stalled,
            }
            return;
        }
        match self.probe.advance(NODES_PER_STEP) {
            Probed::Open => {}
            Probed::Nothing => unreachable!("boxes on the diagonal can always be completed"),
            Probed::Solution(solution) => {
                let rng = &mut self.rng;
                let symmetry = Symmetry::random(Shape::NINE, &mut |n| pick(rng, n));
                for (cell, &digit) in solution.iter().enumerate() {
                    self.solution[symmetry.target(cell)] = symmetry.digit(digit);
                }
                self.exchanges_left = self.mixing;
                self.stage = Stage::Mix;
            }
        }
    }

    /// Applies the next random exchanges to the full grid.
    fn mix(&mut self) {
        let allowed = self.pattern.all_candidates();
        for _ in 0..EXCHANGES_PER_STEP.min(self.exchanges_left) {
            random_exchange(Shape::NINE, &mut self.solution, allowed, &mut self.rng);
        }
        self.exchanges_left = self.exchanges_left.saturating_sub(EXCHANGES_PER_STEP);
        if self.exchanges_left == 0 {
            self.begin_removal();
        }
    }

    /// Starts to remove givens from the full grid, in a new random order.
    fn begin_removal(&mut self) {
        self.puzzle = self.solution;
        self.givens = (1 << 81) - 1;
        self.order.clear();
        let tested_cells = (0..81).filter(|&cell| self.pattern.value(usize::from(cell)) == 0);
        self.order.extend(tested_cells);
        shuffle(&mut self.order, &mut self.rng);
        self.decided_count = 0;
        self.sets.clear();
        self.tally.grids += 1;
        self.tally.needed = 0;
        self.last_test = None;
        self.has_skipped = false;
        self.stage = Stage::Dig;
    }

    /// The number of cells to remove at a time: the fewer givens there are, the more of them are
    /// likely to be necessary, and the fewer are removed.
    fn batch_size(&self) -> usize {
        match self.givens.count_ones() as usize {
            givens @ 56.. => givens - 50,
            44..56 => 6,
            36..44 => 3,
            _ => 1,
        }
    }

    /// Skips cells known to be needed and removes the next ones; returns `false` if none is left.
    fn remove_next(&mut self) -> bool {
        self.has_skipped = false;
        while let Some(&cell) = self.order.get(self.decided_count) {
            let bit = 1 << cell;
            if !self.sets.iter().any(|set| set & self.givens == bit) {
                break;
            }
            self.sets.retain(|set| set & bit == 0);
            self.decided_count += 1;
            self.tally.needed += 1;
            self.tally.remembered += 1;
            self.has_skipped = true;
        }
        let mut givens = self.givens;
        let undecided_cells = &self.order[self.decided_count..];
        self.batch_len = 0;
        for &cell in undecided_cells.iter().take(self.batch_size()) {
            let bit = 1 << cell;
            if self.sets.iter().any(|set| set & givens == bit) {
                break;
            }
            givens &= !bit;
            self.puzzle[usize::from(cell)] = 0;
            self.batch_len += 1;
        }
        if self.batch_len == 0 {
            return false;
        }
        // If one cell is blanked, a second solution differs in it, so the kernel need not find the
        // first one.
        let first_cell = usize::from(undecided_cells[0]);
        let excluded = (self.batch_len == 1).then_some((first_cell, self.solution[first_cell]));
        self.probe.start(&self.puzzle, excluded);
        self.tally.tests += 1;
        true
    }

    /// Does a piece of work on the current test, and applies its result.
    fn test(&mut self) {
        let cells = self.decided_count..self.decided_count + self.batch_len;
        match self.probe.advance(NODES_PER_STEP) {
            Probed::Open => return,
            Probed::Solution(solution) if solution == self.solution => return,
            Probed::Solution(solution) => {
                let pairs = solution.iter().zip(&self.solution).enumerate();
                let set = pairs
                    .filter(|(_, (a, b))| a != b)
                    .fold(0, |set, (cell, _)| set | 1 << cell);
                for &cell in &self.order[cells.clone()] {
                    self.puzzle[usize::from(cell)] = self.solution[usize::from(cell)];
                }
                if self.batch_len == 1 {
                    // Only this cell of the set is given, so the set need not be stored.
                    let bit = 1 << self.order[self.decided_count];
                    self.sets.retain(|set| set & bit == 0);
                    self.decided_count += 1;
                    self.tally.needed += 1;
                } else {
                    self.sets.push(set);
                }
                self.last_test = Some((cells.start, cells.end, false));
            }
            Probed::Nothing => {
                for &cell in &self.order[cells.clone()] {
                    self.givens &= !(1 << cell);
                }
                self.decided_count += self.batch_len;
                self.tally.removed += self.batch_len as u64;
                self.last_test = Some((cells.start, cells.end, true));
            }
        }
        self.stage = Stage::Dig;
    }
}

impl Search for Minimal {
    const INFO: Info = Info {
        id: "minimal",
        name: "Minimal, fast",
        docs: DOCS,
        kind: Kind::Generator,
        complete: false,
        step: "test",
        sides: (9, 9),
    };
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn check(params: &Params, shape: Shape) -> Result<(), StartError> {
        check_givens(params.min_givens, params.max_givens, shape)
    }

    fn start(position: &Position, params: &Params, rng: Rng) -> Result<Self, StartError> {
        let solver = Solver::new(Engine::QUICKEST, Shape::NINE)?;
        let is_empty_pattern = position
            .all_candidates()
            .iter()
            .all(|candidates| candidates.len() == 9);
        let sampler = (!is_empty_pattern)
            .then(|| FullGridSampler::new(position, solver, FILL_EFFORT, params.mixing));
        Ok(Self {
            pattern: position.clone(),
            min_givens: params.min_givens,
            max_givens: params.max_givens,
            attempts: params.attempts.into(),
            sampler,
            mixing: params.mixing,
            exchanges_left: 0,
            stage: Stage::Start,
            solution: [0; 81],
            puzzle: [0; 81],
            givens: 0,
            order: Vec::with_capacity(81),
            decided_count: 0,
            batch_len: 0,
            sets: Vec::new(),
            probe: Probe::default(),
            last_test: None,
            has_skipped: false,
            tally: Tally::default(),
            rng,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match self.stage {
            Stage::Start => {
                if self.sampler.is_none() {
                    self.fill_diagonal_boxes();
                }
                self.stage = Stage::Fill;
            }
            Stage::Fill => self.fill(),
            Stage::Mix => self.mix(),
            Stage::Dig => {
                if self.remove_next() {
                    self.stage = Stage::Test;
                } else if (self.min_givens..=self.max_givens).contains(&self.givens.count_ones()) {
                    self.stage = Stage::Found;
                    return ControlFlow::Break(Event::Found);
                } else if self.tally.grids >= self.attempts {
                    self.stage = Stage::Stalled;
                } else {
                    self.stage = Stage::Start;
                }
            }
            Stage::Test => self.test(),
            Stage::Found | Stage::Stalled => return ControlFlow::Break(Event::Stalled),
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.tally.tests - u64::from(self.stage == Stage::Test)
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 81")]
    fn sample(&self) -> Sample {
        Sample {
            givens: f64::from(self.givens.count_ones()),
            needed: self.tally.needed as f64,
        }
    }

    fn view(&self, view: &mut View) {
        match self.stage {
            Stage::Start | Stage::Fill => match &self.sampler {
                Some(sampler) => sampler.view(view),
                None => draw(view, &self.puzzle, &[]),
            },
            Stage::Mix => draw(view, &self.solution, &[]),
            Stage::Stalled => draw(view, self.pattern.values(), &[]),
            Stage::Dig | Stage::Test | Stage::Found => draw(view, &self.puzzle, &self.solution),
        }
    }

    fn counters(&self) -> Tally {
        Tally {
            tests: self.steps(),
            nodes: self.probe.nodes()
                + self
                    .sampler
                    .as_ref()
                    .map_or(0, FullGridSampler::engine_steps),
            ..self.tally
        }
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        self.sampler.as_ref().map_or(0, FullGridSampler::heap_bytes)
            + self.pattern.heap_bytes()
            + self.order.len()
            + size_of_val(self.sets.as_slice())
            + self.probe.heap_bytes()
    }

    fn executed_lines(&self) -> Vec<u8> {
        let is_digging = self.stage == Stage::Dig;
        let (removed, restored) = match self.last_test.filter(|_| is_digging) {
            Some((.., removed)) => (removed, !removed),
            None => (false, false),
        };
        let has_tested = removed || restored || self.stage == Stage::Test;
        let has_ended = matches!(self.stage, Stage::Found | Stage::Stalled);
        PseudoCode::executed(&[
            (PseudoCode::Fill, is_digging && self.last_test.is_none()),
            (
                PseudoCode::SkipNecessary,
                (has_tested || has_ended) && self.has_skipped,
            ),
            (PseudoCode::RemoveBatch, has_tested),
            (PseudoCode::Query, has_tested),
            (PseudoCode::Removed, removed),
            (PseudoCode::Needed, restored && self.batch_len == 1),
            (PseudoCode::Remember, restored && self.batch_len > 1),
            (PseudoCode::Report, self.stage == Stage::Found),
            (PseudoCode::Stop, self.stage == Stage::Stalled),
        ])
    }

    fn explain(&self) -> Option<Explanation> {
        let (from, to, removed) = self.last_test?;
        let (template, role) = if removed {
            (&REMOVABLE, Role::Undone)
        } else {
            (&SECOND_SOLUTION, Role::Pattern)
        };
        let cells: Vec<_> = (self.order.get(from..to)?.iter())
            .map(|&cell| cell.into())
            .collect();
        let explanation =
            Explanation::new(template, vec![("cells", Argument::Cells(cells.clone()))]);
        let mark = |explanation: Explanation, &cell: &usize| explanation.mark(role, cell, None);
        Some(cells.iter().fold(explanation, mark))
    }
}

/// Generates a puzzle; returns its solution, the order in which the cells were tested, and the puzzle.
#[cfg(test)]
pub(crate) fn generate_with_order(seed: u32) -> (sudoku_grid::Grid, Vec<usize>, sudoku_grid::Grid) {
    use sudoku_grid::Grid;
    use sudoku_search::Seed;

    let position = Position::new(&Grid::empty(Shape::NINE)).expect("no duplicate digit");
    let mut search =
        Minimal::start(&position, &Params::default(), Seed(seed).rng()).expect("it starts");
    while search.step() != ControlFlow::Break(Event::Found) {}
    let grid = |digits: [u8; 81]| Grid::new(Shape::NINE, digits.to_vec()).expect("digits");
    let order = search.order.iter().map(|&cell| cell.into()).collect();
    (grid(search.solution), order, grid(search.puzzle))
}
