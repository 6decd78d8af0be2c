//! The 9×9 kernel: a grid in nine SIMD registers.
//!
//! On x86-64, a batch, a probe and a step are compiled for three instruction sets, one of which is
//! chosen at run time: in a batch, one, two or four boards share a register. The target features
//! apply only to functions that are inlined into these entry points, so on x86-64 everything they
//! call is inlined whatever its size. On other targets the large functions are not inlined, to keep
//! a downloaded module small.

#[cfg_attr(
    target_arch = "x86_64",
    expect(clippy::inline_always, reason = "explained above")
)]
mod batch;
#[cfg_attr(
    target_arch = "x86_64",
    expect(clippy::inline_always, reason = "explained above")
)]
mod board;
#[cfg_attr(
    target_arch = "x86_64",
    expect(clippy::inline_always, reason = "explained above")
)]
mod choice;
#[cfg_attr(
    target_arch = "x86_64",
    expect(clippy::inline_always, reason = "explained above")
)]
mod kernel;
mod lanes;
#[cfg(target_arch = "x86_64")]
mod lockstep;
mod params;
mod probe;
mod propagation;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use sudoku_grid::{Digits, Position, Shape};
use sudoku_search::{
    Answers, Argument, Capabilities, CodeLine, Event, Explanation, Info, Kind, Limits, Rng, Role,
    Search, StartError, Template, View, code, counters, docs, series,
};

use batch::{Batch, solve};
use board::{BitBoard, Verdict};
use kernel::{Kernel, branch};
pub use params::Params;
pub use probe::{Probe, Probed};

docs! {
    /// Finds singles and locked candidates for the whole grid at once in nine SIMD registers, then
    /// branches on a cell with the fewest candidates; ties go to the cell whose digits affect the
    /// most other cells.
    ///
    /// # How it works
    ///
    /// All cells at the same position within their boxes share one SIMD register. A band has nine
    /// minirows: its three rows cross three boxes. Every digit occupies exactly three of these
    /// minirows, one per row and one per box, so its minirows form a 3×3 permutation matrix. The
    /// same holds for the minicolumns of a stack. A candidate that belongs to no permutation that
    /// is still possible is removed. This rule finds all locked candidates; together with cells
    /// that have one candidate, it finds all singles. A rotation of a register also rotates the
    /// permutation matrix. One round therefore processes every digit in every house in about four
    /// hundred instructions, without tables and without branches.
    ///
    /// When a round removes no candidate, a second rule is tried: if three digits are confined to
    /// one minirow or minicolumn, all other candidates are removed there. When this rule removes
    /// nothing either, the search branches.
    ///
    /// The search branches on a cell with the minimum number of candidates (MRV), usually two. A
    /// degree heuristic breaks ties: it computes a score for each of these cells. For each
    /// candidate of the cell, each minirow and each minicolumn that the cell sees adds one to the
    /// score if several cells of this minirow or minicolumn can hold the digit. Two more are added
    /// if one of these cells also has the minimum number of candidates. The cell with the highest
    /// score is chosen. Bit-sliced counters in registers compute the scores of all cells at once.
    /// From the third branching on, no scores are computed as long as no branch has failed: the
    /// first cell with two candidates is chosen. A search that gets this far without a
    /// contradiction usually belongs to a puzzle with many solutions, and any cell leads to one of
    /// them.
    ///
    /// # A step
    ///
    /// A node tries one digit and propagates it through the whole grid.
    ///
    /// # Why it suits Sudoku
    ///
    /// A 9×9 grid fits into nine registers, so a guess costs a copy of 144 bytes and nothing is
    /// ever undone. Most puzzles need few guesses, so the speed of propagation decides. If a
    /// register has room for two or four grids, two or four puzzles of a file are solved at the
    /// same time, each exactly as it would be solved alone.
    ///
    /// # References
    ///
    /// Viewing a band as a choice among permutations of minirows is folklore of the players' forum,
    /// from which the band solvers developed. Arranging the cells by their position in the box, so
    /// that all digits, bands and stacks are processed at once, is our own idea.
    const DOCS;
}

code! {
    /// Pseudo-code of the search, line by line.
    enum PseudoCode {
        /// propagate: singles and locked candidates
        Propagate,
        /// repeat:
        Repeat,
        ///   if every cell has one candidate: report the solution
        #[counts(found)]
        Report,
        ///   if every cell has a candidate and some cell has several:
        Open,
        ///     choose a cell with fewest candidates, and a digit of it
        Choose,
        ///     push a copy without that digit
        Keep,
        ///     place the digit
        #[counts(guesses)]
        Try,
        ///   else:
        Back,
        ///     stop, if no copy is left
        Stop,
        ///     pop the copy pushed last
        #[counts(backtracks)]
        TakeUp,
        ///   propagate
        Follow,
    }
}

series! {
    /// One sample of the values that are plotted over the nodes of a run.
    pub(crate) struct Sample {
        /// Cells with one candidate left.
        #[plot(main)]
        #[goal(up)]
        #[target(cells)]
        #[unit("cells")]
        filled: f64,
        /// Candidates left in all cells.
        #[goal(down)]
        #[unit("candidates")]
        candidates_left: f64,
        /// Current guesses: the depth of the search.
        #[unit("levels")]
        depth: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Branches tried: a digit placed in a cell, or excluded from it.
        nodes: u64,
        /// Digits tried in a cell while others were untried.
        guesses: u64,
        /// Branches that failed.
        backtracks: u64,
    }
}

static TRIED: Template = Template {
    id: "fast.tried",
    text: "Trying {digit} in {cell}.",
};

static REMOVED: Template = Template {
    id: "fast.removed",
    text: "The branch {digit} in {cell} is exhausted, so {digit} is ruled out.",
};

/// The kernel as a stepwise search: a step takes a decision or an alternative, and propagates the board to
/// fixpoint.
#[derive(Clone)]
pub(crate) struct Fast {
    kernel: Kernel,
    /// The given of each cell; 0 where the cell is blank.
    values: [u8; 81],
    /// `true` if the current board is a solution that has been reported.
    reported: bool,
    /// `true` if the search has reported that there are no more solutions.
    exhausted: bool,
}

impl Search for Fast {
    const INFO: Info = Info {
        id: "fast",
        name: "Fast 9×9 kernel",
        docs: DOCS,
        kind: Kind::Solver,
        complete: true,
        step: "node",
        sides: (9, 9),
    };
    const CODE: &'static [CodeLine] = PseudoCode::LINES;
    type Params = ();
    type Sample = Sample;
    type Counters = Tally;

    fn capabilities((): &()) -> Capabilities {
        Capabilities {
            random: false,
            ..Capabilities::default_for(&Self::INFO)
        }
    }

    fn check((): &(), shape: Shape) -> Result<(), StartError> {
        if shape == Shape::NINE {
            Ok(())
        } else {
            Err(StartError::Other(&Template {
                id: "fast.boxes",
                text: "this algorithm solves only grids with 3×3 boxes",
            }))
        }
    }

    fn start(position: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        // The only candidate of a filled cell is its digit.
        let candidates = position.all_candidates().try_into().expect("checked");
        Ok(Self {
            kernel: Kernel::new(BitBoard::from_candidates(candidates)),
            values: position.values().try_into().expect("checked"),
            reported: false,
            exhausted: false,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        let kernel = &mut self.kernel;
        if (kernel.verdict != Verdict::Solved || self.reported) && !branch(kernel) {
            self.exhausted = true;
            return ControlFlow::Break(Event::Exhausted);
        }
        self.reported = kernel.verdict == Verdict::Solved;
        if self.reported {
            ControlFlow::Break(Event::Found)
        } else {
            ControlFlow::Continue(())
        }
    }

    fn steps(&self) -> u64 {
        self.kernel.nodes
    }

    fn sample(&self) -> Sample {
        let counts = (0..81).map(|cell| self.kernel.board.candidates(cell).count_ones());
        Sample {
            filled: f64::from(
                counts
                    .clone()
                    .map(|count| u32::from(count == 1))
                    .sum::<u32>(),
            ),
            candidates_left: counts.sum::<u32>().into(),
            depth: self.kernel.depth.into(),
        }
    }

    fn view(&self, view: &mut View) {
        view.digits.fill(0);
        view.weights.fill(0.0);
        for (cell, &value) in self.values.iter().enumerate() {
            let free_digits = match value {
                0 => Digits::from_bits(self.kernel.board.candidates(cell)),
                given => Digits::only(given),
            };
            if let Some(digit) = free_digits.single() {
                view.digits[cell] = digit;
            }
            #[expect(clippy::cast_precision_loss, reason = "at most 9")]
            let probability = 1.0 / free_digits.len() as f32;
            let weights = view.cell_mut(cell);
            for digit in free_digits {
                weights[usize::from(digit) - 1] = probability;
            }
        }
    }

    fn counters(&self) -> Tally {
        Tally {
            nodes: self.kernel.nodes,
            guesses: self.kernel.guesses,
            backtracks: self.kernel.backtracks,
        }
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        self.kernel.heap_bytes()
    }

    fn explain(&self) -> Option<Explanation> {
        let (cell, digit, was_placed) = self.kernel.last?;
        let digit = u8::try_from(digit + 1).ok()?;
        let (template, role) = if was_placed {
            (&TRIED, Role::Placed)
        } else {
            (&REMOVED, Role::Eliminated)
        };
        let arguments = vec![
            ("digit", Argument::Digit(digit)),
            ("cell", Argument::Cell(cell)),
        ];
        Some(Explanation::new(template, arguments).mark(role, cell, Some(digit)))
    }

    fn executed_lines(&self) -> Vec<u8> {
        let (has_begun, is_running) = (self.kernel.nodes > 0, !self.exhausted);
        let has_placed = self
            .kernel
            .last
            .is_some_and(|(_, _, has_placed)| has_placed);
        PseudoCode::executed(&[
            (
                PseudoCode::Propagate,
                !has_begun && self.reported && is_running,
            ),
            (PseudoCode::Open, has_placed && is_running),
            (PseudoCode::Choose, has_placed && is_running),
            (PseudoCode::Keep, has_placed && is_running),
            (PseudoCode::Try, has_placed && is_running),
            (PseudoCode::TakeUp, has_begun && !has_placed && is_running),
            (PseudoCode::Follow, has_begun && is_running),
            (PseudoCode::Report, self.reported && is_running),
            (PseudoCode::Stop, !is_running),
        ])
    }

    fn solve_many(shape: Shape, puzzles: &[u8], limits: Limits) -> Option<Answers> {
        // Without a single step, contradictory givens would not be detected.
        if shape != Shape::NINE || limits.steps == Some(0) {
            return None;
        }
        let (puzzles, _) = puzzles.as_chunks::<81>();
        let mut answers = empty_answers(puzzles.len());
        solve(&mut Batch::new(puzzles, limits, &mut answers));
        Some(answers)
    }
}

/// Creates answers for this number of puzzles, with all values zero.
fn empty_answers(puzzles: usize) -> Answers {
    Answers {
        solutions: vec![0; puzzles * 81],
        counts: vec![0; puzzles],
        steps: vec![0; puzzles],
        reached_limit: vec![false; puzzles],
        counters: vec![0; puzzles * 3],
    }
}
