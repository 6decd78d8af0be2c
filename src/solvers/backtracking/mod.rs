//! Backtracking search with configurable cell order, digit order and inference.

mod code;
mod explain;
mod frame;
mod heap;
mod order;
mod params;
mod published;
mod state;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::sync::Arc;

use sudoku_grid::Position;
use sudoku_search::{
    Capabilities, CodeLine, Decision, Detail, Event, Explanation, Info, Kind, Preset, Published,
    Rng, Search, StartError, View, counters, docs, series,
};

use explain::{ExplainedNode, LastAction, NodeOrigin};
use frame::{Frame, SearchPhase};
use order::{BranchSelection, BranchSite, Plan, option_of};
use params::PRESETS;
pub use params::{CellOrder, DigitCheck, DigitOrder, Inference, InferenceTime, Params};
use published::PUBLISHED;
use state::{Checkpoint, SearchState};

docs! {
    /// Tries digits in blank cells, and undoes the last digit when no digit is left.
    ///
    /// # How it works
    ///
    /// The search traverses a tree depth first. A node is a digit tried in a blank cell; its
    /// children are the digits that then fit into the next cell. If no digit fits, or all digits
    /// have been tried, the node is undone and its next sibling is tried. Backtracking solvers
    /// differ in the order of the cells (variable order), in the order of the digits (value order),
    /// in how they determine which digits fit, and in what they infer before the search or between
    /// the nodes; each of these is a parameter. Ties go to the lowest cell, then to the lowest
    /// digit.
    ///
    /// Digits that brute force writes and rejects at once are not counted as nodes, so the size of
    /// the tree depends only on the orders and the inference. If a puzzle is solved without
    /// inference, the number of nodes minus the number of backtracks equals the number of blank
    /// cells. Some sources count states, including the initial state: one more than there are
    /// nodes. The figures of these sources are converted to nodes here.
    ///
    /// Limited discrepancy search traverses the same tree in waves: the first wave follows only the
    /// first choice of the digit order, the second wave also follows the paths that deviate from
    /// this order once, and so on. A wave visits the nodes of the earlier waves again and counts
    /// them again; each solution is reported once.
    ///
    /// # A step
    ///
    /// A node tries one digit in one blank cell.
    ///
    /// # Why it suits Sudoku
    ///
    /// A placed digit is excluded from twenty other cells, so violations appear early and most of
    /// the tree is never visited. Choosing the cell with the fewest candidates (minimum remaining
    /// values, MRV) prunes the tree again by orders of magnitude. The search is complete: it finds
    /// every solution, and proves that there is no solution or no further solution.
    ///
    /// # Limits
    ///
    /// Without inference, 25×25 grids and sparse 16×16 grids can take impractically long.
    ///
    /// # References
    ///
    /// Golomb & Baumert, "Backtrack programming", J. ACM 12(4), 1965, 516–524,
    /// doi:10.1145/321296.321300, with the most constrained choice first.
    ///
    /// Harvey & Ginsberg, "Limited discrepancy search", IJCAI 1995.
    ///
    /// Berggren & Nilsson, "A study of Sudoku solving algorithms", KTH Stockholm 2012.
    ///
    /// Zannini, on constraint propagation, backtracking and relaxation labeling, Ca' Foscari
    /// Venezia 2021/22.
    ///
    /// Jónsson, Bjarnason, Guðmundsson & Stefánsdóttir, "Nilli solves Sudoku", Reykjavik University
    /// 2015.
    const DOCS;
}

series! {
    /// One sample of the values that are plotted over the nodes of a run.
    pub(crate) struct Sample {
        /// Filled cells, including givens. The value falls when the search backtracks.
        #[plot(main)]
        #[goal(up)]
        #[target(cells)]
        #[unit("cells")]
        filled: f64,
        /// Depth of the search: nodes on the path from the root to the current node.
        #[unit("levels")]
        depth: f64,
        /// Candidates of all blank cells. Fewer candidates leave fewer branches to try.
        #[goal(down)]
        #[unit("candidates")]
        candidates_left: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Counters {
        /// Digits tried in a blank cell, or cells tried for a digit, by branching.
        nodes: u64,
        /// Nodes that had an untried sibling when they were tried.
        guesses: u64,
        /// Nodes undone.
        backtracks: u64,
        /// Digits placed by inference, before and during the search.
        placements: u64,
        /// Digits tried that were already in the row, column or box; always 0 unless cells are
        /// checked one by one.
        refused: u64,
        /// Traversals from the root: one, or the number of waves of limited discrepancy search.
        waves: u64,
    }
}

/// Depth-first search with an explicit stack.
#[derive(Clone, Debug)]
pub(crate) struct Backtracking {
    plan: Arc<Plan>,
    state: SearchState,
    /// The stack of branches, of which the first `depth` entries are in use.
    frames: Box<[Frame]>,
    depth: usize,
    /// The number of outer frames that belong to other parts of a split search; the search is exhausted once it
    /// backtracks to one of these frames.
    floor: usize,
    phase: SearchPhase,
    /// A variable that has no option left, as found by inference; `None` if there is none.
    dead: Option<BranchSite>,
    /// The number of discrepancies (departures from the digit order) on the current path.
    discrepancies: u32,
    /// The number of discrepancies allowed on a path in the current wave.
    max_discrepancies: u32,
    /// `true` if the current wave pruned a path that would exceed `max_discrepancies`.
    pruned: bool,
    counters: Counters,
    /// The action of the last call of `step`.
    last: LastAction,
    /// The digits that the last call of `step` undid, as `32 * cell + digit`; the first `undone_len` entries
    /// are valid.
    undone: Box<[u16]>,
    undone_len: usize,
}

impl Backtracking {
    /// Runs inference to fixpoint, or until a variable has no option left.
    fn infer(&mut self) {
        let inference = self.plan.params.inference;
        let places_naked = matches!(inference, Inference::Naked | Inference::Both);
        let places_hidden = matches!(inference, Inference::Hidden | Inference::Both);
        while self.state.blank_count() > 0 {
            if places_naked {
                let (cell, count) = self.state.min_candidates_cell();
                if let (true, Some(digit)) = (count == 1, self.state.candidates(cell).first()) {
                    self.place(cell, digit);
                    continue;
                }
                if count == 0 {
                    self.dead = Some(BranchSite::Cell(cell_index_u16(cell)));
                    return;
                }
            }
            if places_hidden {
                let (house, digit, count) = self.state.min_places_digit();
                if count == 1 {
                    let index = self.state.places(house, digit).trailing_zeros() as usize;
                    self.place(self.state.houses().cells(house)[index], digit);
                    continue;
                }
                if count == 0 {
                    let house = u8::try_from(house).expect("there are at most 75 houses");
                    self.dead = Some(BranchSite::Digit(house, digit));
                    return;
                }
            }
            return;
        }
    }

    /// Returns `true` if inference runs at the current node.
    #[inline]
    fn infers_here(&self) -> bool {
        let Params {
            inference,
            when,
            depth,
            ..
        } = self.plan.params;
        inference != Inference::None
            && match when {
                InferenceTime::Before => false,
                InferenceTime::EveryNode => true,
                InferenceTime::AtDepth => self.depth == depth as usize,
            }
    }

    /// Places a digit by inference.
    fn place(&mut self, cell: usize, digit: u8) {
        self.state.fill(cell, digit);
        self.counters.placements += 1;
    }

    /// Runs inference at the root. Returns the result of the step if the inference takes up the whole step; `None` if
    /// the step must still advance to a node.
    fn infer_at_root(&mut self) -> Option<ControlFlow<Event>> {
        self.phase = SearchPhase::Search;
        let placements_before = self.counters.placements;
        if self.dead.is_none() && self.plan.params.inference != Inference::None {
            self.infer();
        }
        if self.counters.placements > placements_before {
            self.last = LastAction::Inference;
        }
        if self.state.blank_count() == 0 {
            return Some(ControlFlow::Break(Event::Found));
        }
        (self.counters.placements > placements_before).then_some(ControlFlow::Continue(()))
    }

    /// Tries the next option of the innermost frame; returns `false` if it has none, or none within
    /// the limit of discrepancies.
    #[inline]
    fn advance(&mut self) -> bool {
        let frame = &mut self.frames[self.depth - 1];
        let (cell, digit) = loop {
            if frame.options == 0 {
                return false;
            }
            let option = self
                .plan
                .next_option(&self.state, frame.site, frame.options);
            frame.options &= !(1 << option);
            let (cell, digit) = option_of(&self.state, frame.site, option);
            if self.plan.params.check != DigitCheck::Grid || self.state.is_allowed(cell, digit) {
                break (cell, digit);
            }
            self.counters.refused += 1;
        };
        if self.plan.params.discrepancies > 0 && frame.tried == 1 {
            if self.discrepancies == self.max_discrepancies {
                self.pruned = true;
                return false;
            }
            self.discrepancies += 1;
        }
        // An option that the rules of Sudoku forbid does not count as a sibling.
        let untried_siblings = match frame.site {
            BranchSite::Cell(_) => frame.options & self.state.candidates(cell).bits(),
            BranchSite::Digit(..) => frame.options,
        };
        frame.tried += 1;
        frame.cell = cell_index_u16(cell);
        frame.digit = digit;
        self.counters.nodes += 1;
        self.counters.guesses += u64::from(untried_siblings != 0);
        self.state.fill(cell, digit);
        true
    }

    /// Branches on the next variable and tries its first option; returns the variable as the error if it has no option.
    #[inline]
    fn descend(&mut self) -> Result<(), BranchSite> {
        let cursor = match self.depth {
            0 => 0,
            depth => usize::from(self.frames[depth - 1].cursor) + 1,
        };
        let BranchSelection {
            site,
            options,
            cursor,
        } = self.plan.select(&self.state, cursor);
        self.frames[self.depth] = Frame {
            site,
            options,
            cursor,
            checkpoint: self.state.checkpoint(),
            ..Frame::EMPTY
        };
        self.depth += 1;
        if self.advance() {
            Ok(())
        } else {
            self.depth -= 1;
            Err(site)
        }
    }

    /// Backtracks to the innermost node with an untried sibling and tries that sibling; returns
    /// `false` once only the first `floor` frames are left.
    #[inline]
    fn ascend(&mut self) -> bool {
        self.dead = None;
        while self.depth > self.floor {
            let checkpoint = self.frames[self.depth - 1].checkpoint;
            let (undone, undone_len) = (&mut self.undone, &mut self.undone_len);
            self.state.undo(checkpoint, |cell, digit| {
                undone[*undone_len] = 32 * cell_index_u16(cell) + u16::from(digit);
                *undone_len += 1;
            });
            self.counters.backtracks += 1;
            if self.advance() {
                return true;
            }
            self.depth -= 1;
            self.discrepancies -= u32::from(self.frames[self.depth].tried > 1 && self.uses_waves());
        }
        false
    }

    /// Returns `true` if the run uses limited discrepancy search, which traverses the tree in waves.
    fn uses_waves(&self) -> bool {
        self.plan.params.discrepancies > 0
    }

    /// Returns `true` if the full grid is a solution that has not been reported yet. With limited
    /// discrepancy search, an earlier wave may have reported it.
    fn is_new_solution(&self) -> bool {
        !self.uses_waves()
            || self.discrepancies + self.plan.params.discrepancies > self.max_discrepancies
    }

    /// Advances to the next node and returns how the search reached it; `None` if the tree is
    /// exhausted.
    #[inline]
    fn next_node(&mut self) -> Option<NodeOrigin> {
        let origin = if self.state.blank_count() == 0 {
            NodeOrigin::Complete
        } else if let Some(dead) = self.dead {
            NodeOrigin::Dead(dead)
        } else {
            match self.descend() {
                Ok(()) => return Some(NodeOrigin::Forward),
                Err(site) => NodeOrigin::Dead(site),
            }
        };
        if self.ascend() {
            return Some(origin);
        }
        if !self.pruned {
            return None;
        }
        self.pruned = false;
        self.max_discrepancies += self.plan.params.discrepancies;
        self.counters.waves += 1;
        let first_node = self.descend().ok();
        first_node.expect("every wave can try the first option at the root");
        Some(NodeOrigin::Wave)
    }

    /// Pairs each of the filled `cells` with its digit.
    fn pair_with_digits(&self, cells: impl Iterator<Item = usize>) -> Vec<(usize, u8)> {
        cells.map(|cell| (cell, self.state.digit(cell))).collect()
    }
}

/// Converts the index of a cell to `u16`.
fn cell_index_u16(cell: usize) -> u16 {
    u16::try_from(cell).expect("there are at most 625 cells")
}

impl Search for Backtracking {
    const INFO: Info = Info {
        id: "backtracking",
        name: "Backtracking",
        docs: DOCS,
        kind: Kind::Solver,
        complete: true,
        step: "node",
        sides: (4, 25),
    };
    const PRESETS: &'static [Preset] = PRESETS;
    const PUBLISHED: &'static [Published] = PUBLISHED;
    const CODE: &'static [CodeLine] = code::PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Counters;

    fn capabilities(params: &Params) -> Capabilities {
        Capabilities {
            complete: true,
            // Each wave searches the whole tree again.
            divisible: params.discrepancies == 0,
            shares_steps: false,
            random: params.cell_order == CellOrder::Random
                || params.digit_order == DigitOrder::Random,
        }
    }

    fn start(position: &Position, params: &Params, mut rng: Rng) -> Result<Self, StartError> {
        let plan = Plan::new(position, params, &mut rng);
        let state = SearchState::new(position, plan.tracking());
        let blanks = state.blank_count();
        let phase = if position.is_contradictory() {
            SearchPhase::Exhausted
        } else {
            SearchPhase::Start
        };
        Ok(Self {
            plan: Arc::new(plan),
            state,
            frames: vec![Frame::EMPTY; blanks].into(),
            depth: 0,
            floor: 0,
            phase,
            dead: None,
            discrepancies: 0,
            max_discrepancies: 0,
            pruned: false,
            counters: Counters {
                waves: 1,
                ..Counters::default()
            },
            last: LastAction::Nothing,
            undone: vec![0; blanks].into(),
            undone_len: 0,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match self.phase {
            SearchPhase::Start => {
                if let Some(flow) = self.infer_at_root() {
                    return flow;
                }
            }
            SearchPhase::Search => {}
            SearchPhase::Exhausted => {
                if self.last == LastAction::Nothing {
                    self.last = LastAction::Contradiction;
                }
                return ControlFlow::Break(Event::Exhausted);
            }
        }
        self.undone_len = 0;
        let Some(origin) = self.next_node() else {
            self.phase = SearchPhase::Exhausted;
            self.last = LastAction::Exhausted;
            return ControlFlow::Break(Event::Exhausted);
        };
        self.last = LastAction::Node(origin);
        if self.infers_here() {
            self.infer();
        }
        if self.state.blank_count() == 0 && self.is_new_solution() {
            return ControlFlow::Break(Event::Found);
        }
        ControlFlow::Continue(())
    }

    /// Splits off a part of this search. Of the frames that belong to this search and have untried options, the
    /// outermost frame gives all of them to the returned search, which begins by undoing the current option of that
    /// frame. `None` if there is no such frame, if the search has not begun or has ended, or in limited discrepancy
    /// search.
    fn split(&mut self) -> Option<Self> {
        if self.phase != SearchPhase::Search || self.uses_waves() {
            return None;
        }
        let frames = &self.frames[self.floor..self.depth];
        let index = self.floor + frames.iter().position(|frame| frame.options != 0)?;
        let mut new_search = self.clone();
        if let Some(next_frame) = self.frames[..self.depth].get(index + 1) {
            new_search.state.undo(next_frame.checkpoint, |_, _| {});
        }
        new_search.depth = index + 1;
        new_search.dead = Some(self.frames[index].site);
        new_search.counters = Counters::default();
        new_search.last = LastAction::Nothing;
        new_search.undone_len = 0;
        self.floor = index + 1;
        self.frames[index].options = 0;
        Some(new_search)
    }

    fn steps(&self) -> u64 {
        self.counters.nodes
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "at most 625 cells and their candidates"
    )]
    fn sample(&self) -> Sample {
        let cells = self.state.shape().cells();
        let candidates: usize = (0..cells)
            .filter(|&cell| self.state.digit(cell) == 0)
            .map(|cell| self.state.candidates(cell).len())
            .sum();
        Sample {
            filled: (cells - self.state.blank_count()) as f64,
            depth: self.depth as f64,
            candidates_left: candidates as f64,
        }
    }

    fn view(&self, view: &mut View) {
        for cell in 0..self.state.shape().cells() {
            let digit = self.state.digit(cell);
            if digit != 0 {
                view.settle(cell, digit);
                continue;
            }
            view.digits[cell] = 0;
            let candidates = self.state.candidates(cell);
            let probability =
                1.0 / f32::from(u8::try_from(candidates.len().max(1)).expect("at most 25"));
            for (weight, digit) in view.cell_mut(cell).iter_mut().zip(1..) {
                *weight = if candidates.contains(digit) {
                    probability
                } else {
                    0.0
                };
            }
        }
    }

    fn counters(&self) -> Counters {
        self.counters
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        self.state.heap_bytes() + size_of_val(&*self.frames) + size_of_val(&*self.undone)
    }

    fn explain(&self) -> Option<Explanation> {
        let origin = match self.last {
            LastAction::Nothing => return None,
            LastAction::Inference => {
                let placed = self.state.filled_since(Checkpoint::START);
                return Some(explain::explain_inference(&self.pair_with_digits(placed)));
            }
            LastAction::Contradiction => return Some(explain::explain_contradiction()),
            LastAction::Exhausted => return Some(explain::explain_exhausted()),
            LastAction::Node(origin) => origin,
        };
        let frame = self.frames[self.depth - 1];
        let undone: Vec<_> = self.undone[..self.undone_len]
            .iter()
            .map(|&entry| (usize::from(entry >> 5), (entry & 31) as u8))
            .collect();
        let placed = self.state.filled_since(frame.checkpoint).skip(1);
        let node = ExplainedNode {
            origin,
            site: frame.site,
            cell: frame.cell.into(),
            digit: frame.digit,
            left: frame.options.count_ones(),
            limit: self.max_discrepancies,
            inference: self.infers_here(),
        };
        Some(explain::explain_node(
            &node,
            &undone,
            &self.pair_with_digits(placed),
        ))
    }

    fn executed_lines(&self) -> Vec<u8> {
        code::lines(self)
    }

    fn detail(&self) -> Detail {
        let decision = |frame: &Frame| Decision {
            cell: frame.cell.into(),
            digit: frame.digit,
            tried: u32::from(frame.tried) - 1,
            left: frame.options.count_ones(),
        };
        Detail::Path(self.frames[..self.depth].iter().map(decision).collect())
    }
}
