//! The gap between the average local consistency of relaxation labeling and that of a solution.

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{
    Capabilities, Event, Info, Rating, RatingScale, RatingValue, Rng, Run, ScaleColumn, Search,
    SeriesTarget, StartError, View, counters, series,
};
use sudoku_solvers::find;

use crate::rater::{draw_position, scale};
use crate::singles_board::{Propagation, SinglesBoard};

scale! {
    id: "labeling-shortfall",
    name: "Labeling's shortfall",
    measures: "Difference between the average local consistency of a solution and the value that \
               relaxation labeling reaches.",
    definition: "Naked and hidden singles are placed first. Relaxation labeling then starts on the n \
                 remaining blank cells with equally probable candidates, and ends when an iteration \
                 changes the average local consistency A(p) by less than 0.01. A(p) is n (n − 1) at \
                 a solution and smaller everywhere else; the rating is the difference. A(p) is twice \
                 the expected number of consistent pairs of cells, so the rating is twice the \
                 expected number of conflicting pairs.",
    source: "this project, based on Zannini's relaxation labeling (Ca' Foscari, 2021/22)",
    unit: "conflicting pairs, counted twice",
    checked: "On 205 puzzles of all kinds, the rank correlation with the search depth is 0.85; \
              without the singles at the start, it is 0.43.",
    step: "iteration",
    sides: (4, 25),
    columns: &[ScaleColumn {
        id: "labeling_shortfall",
        name: "Labeling's shortfall",
        decimals: 2,
        classes: &[],
    }],
}

series! {
    /// One sample of the values that are plotted over the steps of a rating.
    pub(crate) struct Progress {
        /// Average local consistency A(p).
        #[plot(main)]
        #[goal(up)]
        consistency: f64,
    }
}

counters! {
    /// The counters of a rating.
    pub(crate) struct Counts {
        /// Iterations of relaxation labeling.
        iterations: u64,
    }
}

/// The state of a puzzle after singles have been placed.
enum AfterSingles {
    Nothing,
    Contradiction,
    /// A run of relaxation labeling on the remaining blank cells, and the average local consistency that a solution
    /// has.
    Labeling(Box<Run>, f64),
}

/// The rater: places all singles, then runs relaxation labeling on the remaining blank cells. The rating is the average
/// local consistency of a solution minus the one that the run reaches.
pub(crate) struct LabelingShortfall {
    position: Position,
    after_singles: AfterSingles,
    complete: bool,
}

impl Search for LabelingShortfall {
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
        let solver = find("relaxation-labeling").expect("it is in the list");
        let mut board = SinglesBoard::new(position);
        let propagation = board.propagate(true);
        let mut after_singles = position.clone();
        if propagation != Propagation::Contradiction {
            let mut is_settled = vec![true; position.shape().cells()];
            board.blanks().for_each(|cell| is_settled[cell] = false);
            for cell in position.blanks().filter(|cell| is_settled[*cell]) {
                let digit = board.candidates(cell).single().expect("it is filled");
                after_singles.place(cell, digit);
            }
        }
        let after_singles = match propagation {
            Propagation::Solved => AfterSingles::Nothing,
            Propagation::Contradiction => AfterSingles::Contradiction,
            Propagation::Open => {
                let run = solver.start(&after_singles, &solver.setup(), true)?;
                AfterSingles::Labeling(
                    Box::new(run),
                    SeriesTarget::BlankPairs.value(&after_singles),
                )
            }
        };
        Ok(Self {
            position: position.clone(),
            after_singles,
            complete: false,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match &mut self.after_singles {
            AfterSingles::Nothing => {}
            AfterSingles::Contradiction => return ControlFlow::Break(Event::Stalled),
            AfterSingles::Labeling(run, _) => {
                run.advance(u64::MAX, 1);
                if run.outcome().is_none() {
                    return ControlFlow::Continue(());
                }
            }
        }
        self.complete = true;
        ControlFlow::Break(Event::Found)
    }

    fn steps(&self) -> u64 {
        match &self.after_singles {
            AfterSingles::Labeling(run, _) => run.steps(),
            AfterSingles::Nothing | AfterSingles::Contradiction => 0,
        }
    }

    fn sample(&self) -> Progress {
        Progress {
            consistency: match &self.after_singles {
                AfterSingles::Labeling(run, _) => last_consistency(run),
                AfterSingles::Nothing | AfterSingles::Contradiction => f64::NAN,
            },
        }
    }

    fn view(&self, view: &mut View) {
        match &self.after_singles {
            AfterSingles::Labeling(run, _) => run.view(view),
            AfterSingles::Nothing | AfterSingles::Contradiction => {
                draw_position(view, &self.position);
            }
        }
    }

    fn counters(&self) -> Counts {
        Counts {
            iterations: self.steps(),
        }
    }

    fn rating(&self) -> Option<Rating> {
        self.complete.then(|| {
            let shortfall = match &self.after_singles {
                AfterSingles::Labeling(run, solution) => {
                    (solution - last_consistency(run)).max(0.0)
                }
                AfterSingles::Nothing | AfterSingles::Contradiction => 0.0,
            };
            RatingValue::Number(shortfall).into()
        })
    }
}

/// The average local consistency in the last sample of a run.
fn last_consistency(run: &Run) -> f64 {
    let trace = run.trace().expect("it is watched");
    // The steps come first, followed by the consistency.
    trace.to_columns()[2 * trace.len() - 1]
}

#[cfg(test)]
mod tests {
    use sudoku_search::RatingValue;

    use crate::singles_board::SinglesBoard;
    use crate::test_boards::{EASY, HARD, position_and_solution, rate_in_pieces};

    fn reciprocal(count: usize) -> f64 {
        1.0 / f64::from(u32::try_from(count).expect("few"))
    }

    #[test]
    fn puzzles_of_singles_have_no_shortfall_and_others_less_than_at_the_start() {
        let rate = |text| rate_in_pieces(text, "labeling-shortfall", 1, 3).expect("one solution");
        assert_eq!(rate(EASY).values, [RatingValue::Number(0.0)]);
        let shortfall = rate(HARD).values[0].number();
        let mut board = SinglesBoard::new(&position_and_solution(HARD).0);
        board.propagate(true);
        // The expected number of conflicts if each cell takes any of its candidates.
        let pair_conflicts = board.blanks().flat_map(|cell| {
            let candidates = board.candidates(cell);
            let peers = board.houses().peers(cell).iter();
            let board = &board;
            peers.map(move |peer| {
                let peer_candidates = board.candidates(*peer);
                let common_count = candidates
                    .iter()
                    .filter(|digit| peer_candidates.contains(*digit))
                    .count();
                f64::from(u32::try_from(common_count).expect("few"))
                    * reciprocal(candidates.len())
                    * reciprocal(peer_candidates.len())
            })
        });
        let expected_conflicts: f64 = pair_conflicts.sum();
        assert!(
            1.0 < shortfall && shortfall < expected_conflicts / 2.0,
            "{shortfall} of {expected_conflicts}"
        );
    }
}
