//! Sudoku Explainer's rating: the rules of the program in its order, each with its difficulty.
//!
//! Rules and difficulties are those of `SukakuExplainer`, a version of Sudoku Explainer that also
//! has chains of two and three strong links and wings of four and five cells. Locked candidates,
//! subsets, fish and chains are found by the techniques' [`forcing`](sudoku_techniques::forcing)
//! module, on the same board. Where a rule searches differently from the technique of the same name,
//! this module searches as the program does, because the choice of the first instance affects the
//! rest of the rating.

mod aligned;
mod bug;
mod direct;
mod loops;
mod rules;
mod strong;
#[cfg(test)]
mod tests;
mod wings;

use std::ops::ControlFlow;
use std::sync::Mutex;

use sudoku_grid::Position;
use sudoku_search::{
    Capabilities, Event, Info, Rating, RatingScale, RatingValue, Rng, ScaleColumn, Search,
    StartError, View, counters, series,
};
use sudoku_techniques::forcing::{BoardLayout, CandidateBoard, EasiestChainSearch};

use crate::rater::{draw_position, scale};

use rules::{RULES, RatedStep, Rule};

/// A column of the scale; its values have one decimal place.
const fn column(id: &'static str, name: &'static str) -> ScaleColumn {
    ScaleColumn {
        id,
        name,
        decimals: 1,
        classes: &[],
    }
}

scale! {
    id: "se",
    name: "Sudoku Explainer",
    measures: "Difficulty of the hardest step when the easiest available step is always taken.",
    definition: "Each step uses the first rule of a list that applies, and has the difficulty of \
                 this rule: 1.0 for the last cell of a house, 1.2 and 1.5 for hidden singles, 2.3 \
                 for naked singles, up to 5.4 for locked candidates, subsets, fish and wings, 5.6 \
                 to 6.1 for BUGs, 6.2 for aligned pairs, and 6.5 or more for chains and nets. For \
                 chains and nets, 0.1 is added each time the length exceeds 4, 6, 8, 12, 16, 24 \
                 and so on; of several chains, the easiest is taken. ER is the difficulty of the \
                 hardest step, EP the difficulty of the hardest step up to the first placed digit, \
                 and ED the difficulty of the first step. The rules are those of SukakuExplainer, \
                 which added chains of two and three strong links (4.0 to 4.3, 5.4 to 5.7) and \
                 wings of four and five cells (5.5, 5.6 and 6.2 to 6.4) to the rules of Sudoku \
                 Explainer 1.2.1. If dynamic chains nested in dynamic chains are not enough, the \
                 rating is a lower bound.",
    source: "Juillerat, Sudoku Explainer, 2006; SukakuExplainer",
    unit: "difficulty",
    checked: "Of 1,500 puzzles with an ER of at least 5.0 in SukakuExplainer, 1,496 have the same ER \
              here; the other four (one differs by 0.1) may take another path after equally easy \
              steps. The joining of strong links was tuned on these puzzles, so the agreement from \
              5.4 to 5.7 is fitted. EP and ED are unchecked.",
    step: "deduction",
    sides: (9, 9),
    columns: &[
        column("se_er", "ER"),
        column("se_ep", "EP"),
        column("se_ed", "ED"),
    ],
}

series! {
    /// One sample of the values that are plotted over the steps of a rating.
    pub(crate) struct Progress {
        /// Difficulty of the hardest step so far.
        #[plot(main)]
        #[unit("difficulty")]
        er: f64,
        /// Blank cells.
        #[goal(down)]
        #[unit("cells")]
        blanks: f64,
    }
}

counters! {
    /// The counters of a rating.
    pub(crate) struct Counts {
        /// Steps of the solution path.
        deductions: u64,
        /// Rules tried, each once per position until one finds something.
        rules: u64,
    }
}

/// The rater: solves a puzzle by the easiest rule that applies at each step, and records the difficulties of the steps.
pub(crate) struct SudokuExplainer {
    position: Position,
    ratings: Difficulties,
    /// The board that is being searched.
    board: Option<CandidateBoard>,
    /// The index of the rule to try next.
    rule: usize,
    /// The search for chains: the search in progress, or the last finished search on this board, whose
    /// results the next search reuses. The search has a cache that cannot be shared between threads. The
    /// `Mutex`, which is never locked, makes `SudokuExplainer` shareable nevertheless.
    search: Option<Mutex<EasiestChainSearch>>,
    /// `true` if `search` is in progress.
    search_in_progress: bool,
    /// `true` after the first step that placed a digit.
    placed: bool,
    /// `true` if the rules have solved the puzzle.
    solved: bool,
    counts: Counts,
}

/// The difficulties of steps, in tenths.
#[derive(Clone, Copy, Debug, Default)]
struct Difficulties {
    /// The difficulty of the hardest step (the ER rating).
    er: u32,
    /// The difficulty of the hardest step up to and including the first placement (the EP or
    /// *pearl* rating).
    ep: u32,
    /// The difficulty of the first step (the ED or *diamond* rating).
    ed: u32,
}

impl Search for SudokuExplainer {
    const INFO: Info = INFO;
    const SCALE: Option<&'static RatingScale> = Some(&SCALE);
    type Params = ();
    type Sample = Progress;
    type Counters = Counts;

    fn capabilities((): &()) -> Capabilities {
        Capabilities {
            random: false,
            ..Capabilities::default_for(&INFO)
        }
    }

    fn start(position: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        Ok(Self {
            position: position.clone(),
            ratings: Difficulties::default(),
            board: None,
            rule: 0,
            search: None,
            search_in_progress: false,
            placed: false,
            solved: false,
            counts: Counts::default(),
        })
    }

    /// Tries a rule, or does a part of a long search.
    fn step(&mut self) -> ControlFlow<Event> {
        let board = match self.board.take() {
            Some(board) => board,
            None => CandidateBoard::new(&self.position),
        };
        self.solved = board.is_full();
        let rule = RULES.get(self.rule);
        let (Some(rule), false, false) = (rule, board.is_full(), board.is_stuck()) else {
            return ControlFlow::Break(Event::Found);
        };
        let step = match rule {
            Rule::Immediate(rule) => rule(&board),
            Rule::Chain(kind) => {
                let previous_search = self.search.take();
                let previous_search =
                    previous_search.map(|search| search.into_inner().expect("it is never locked"));
                let mut search = match previous_search {
                    Some(search) if self.search_in_progress => search,
                    previous_search => EasiestChainSearch::new(&board, *kind, previous_search),
                };
                let event = search.step();
                self.search = Some(Mutex::new(search));
                self.search_in_progress = event.is_continue();
                match event {
                    ControlFlow::Continue(()) => {
                        self.board = Some(board);
                        return ControlFlow::Continue(());
                    }
                    ControlFlow::Break(chain) => chain.map(RatedStep::from),
                }
            }
        };
        self.counts.rules += 1;
        match step {
            None => (self.rule, self.board) = (self.rule + 1, Some(board)),
            Some(step) => {
                self.rule = 0;
                self.search = None;
                self.apply(&step);
            }
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.counts.deductions
    }

    fn sample(&self) -> Progress {
        #[expect(clippy::cast_precision_loss, reason = "at most 81")]
        let blanks = self.position.blanks().count() as f64;
        Progress {
            er: f64::from(self.ratings.er) / 10.0,
            blanks,
        }
    }

    fn view(&self, view: &mut View) {
        draw_position(view, &self.position);
    }

    fn counters(&self) -> Counts {
        self.counts
    }

    /// The rating, whose values are ER, EP and ED: lower bounds unless the rules have solved the puzzle. Never `None`.
    fn rating(&self) -> Option<Rating> {
        let Difficulties { er, ep, ed } = self.ratings;
        let values = [er, ep, ed].map(|tenths| {
            let value = f64::from(tenths) / 10.0;
            if self.solved {
                RatingValue::Number(value)
            } else {
                RatingValue::LowerBound(value)
            }
        });
        Some(Rating {
            values: values.to_vec(),
            cells: Vec::new(),
        })
    }
}

impl SudokuExplainer {
    fn apply(&mut self, step: &RatedStep) {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "difficulties are small tenths"
        )]
        let tenths = (step.difficulty * 10.0).round() as u32;
        let ratings = &mut self.ratings;
        ratings.er = ratings.er.max(tenths);
        if !self.placed {
            if self.counts.deductions == 0 {
                ratings.ed = ratings.er;
            }
            ratings.ep = ratings.er;
        }
        self.counts.deductions += 1;
        self.placed |= step.placement.is_some();
        let layout = BoardLayout::of(self.position.shape());
        if let Some(candidate) = step.placement {
            let (cell, digit) = layout.cell_and_digit(candidate);
            self.position.place(cell, digit);
        }
        for &candidate in &step.eliminations {
            let (cell, digit) = layout.cell_and_digit(candidate);
            self.position.eliminate(cell, digit);
        }
    }
}
