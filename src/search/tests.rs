//! A toy search tests the host's side of the contract: runs, traces, forks, timelines.

mod edges;
mod faulty;
mod several;

use std::ops::ControlFlow;

use sudoku_grid::{Grid, Position, Shape};

use super::*;

series! {
    /// The plotted quantities.
    struct Point {
        /// Cells filled.
        #[plot(main)]
        #[goal(up)]
        #[unit("cells")]
        filled: f64
    }
}

counters! {
    /// The counters.
    struct Tally {
        /// Cells filled.
        filled: u64
    }
}

docs! {
    /// Writes a known solution, cell by cell; a step takes two pieces of work.
    const DOCS;
}

/// Fills a 4×4 grid from a known solution; every second call completes a step.
#[derive(Clone)]
struct SolutionWriter {
    calls: u64,
    solutions: u64,
}

const SOLUTION: [u8; 16] = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];

impl Search for SolutionWriter {
    const INFO: Info = Info {
        id: "writer",
        name: "Solution writer",
        docs: DOCS,
        kind: Kind::Solver,
        complete: true,
        step: "cell",
        sides: (4, 4),
    };
    type Params = ();
    type Sample = Point;
    type Counters = Tally;

    fn start(_: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        Ok(Self {
            calls: 0,
            solutions: 0,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        if self.calls == 32 {
            return ControlFlow::Break(Event::Exhausted);
        }
        self.calls += 1;
        if self.calls == 32 {
            self.solutions += 1;
            return ControlFlow::Break(Event::Found);
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.calls / 2
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 16")]
    fn sample(&self) -> Point {
        Point {
            filled: self.steps() as f64,
        }
    }

    fn view(&self, view: &mut View) {
        for (cell, &digit) in (0_u64..).zip(&SOLUTION) {
            view.digits[usize::try_from(cell).expect("at most 16")] =
                if cell < self.steps() { digit } else { 0 };
        }
    }

    fn counters(&self) -> Tally {
        Tally {
            filled: self.steps(),
        }
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }
}

fn run(limits: Limits) -> Run {
    let grid = Grid::empty(Shape::new(2, 2).expect("a shape"));
    let position = Position::new(&grid).expect("no duplicate digit");
    algorithm::<SolutionWriter>()
        .start(&position, &Setup::of("writer").seed(1).within(limits), true)
        .expect("it takes this")
}

#[test]
fn a_run_ends_at_its_limits() {
    let result_within = |solutions, steps| {
        let mut run = run(Limits { solutions, steps });
        while run.outcome().is_none() {
            run.advance(u64::MAX, 3);
        }
        (run.outcome().expect("ended"), run.steps(), run.found())
    };
    assert_eq!(result_within(1, None), (Outcome::Solved, 16, 1));
    assert_eq!(result_within(0, None), (Outcome::Solved, 16, 1));
    assert_eq!(result_within(2, None), (Outcome::Solved, 16, 1));
    assert_eq!(result_within(1, Some(5)), (Outcome::Steps, 5, 0));
    assert_eq!(result_within(1, Some(0)), (Outcome::Steps, 0, 0));
    assert_eq!(result_within(1, Some(16)), (Outcome::Solved, 16, 1));
}

#[test]
fn advance_stops_at_the_requested_step_or_after_its_pieces() {
    let mut run = run(Limits::default());
    assert_eq!(run.advance(3, 100), 6);
    assert_eq!(run.steps(), 3);
    assert_eq!(run.advance(100, 5), 5);
    assert_eq!(run.steps(), 5);
    assert_eq!(run.advance(5, 100), 0);
    let filled_counts: Vec<_> = (0..=5).map(f64::from).collect();
    assert_eq!(
        run.trace().expect("watched").to_columns(),
        [filled_counts.clone(), filled_counts].concat()
    );
}

#[test]
fn a_timeline_reproduces_any_step() {
    let mut timeline = Timeline::with_budget(run(Limits::default()), 1);
    while timeline.head().outcome().is_none() {
        timeline.advance(u64::MAX, 1);
    }
    assert_eq!(
        timeline.checkpoint_usage().0,
        1,
        "the budget holds the start alone"
    );
    for step in [3, 9, 8, 0, 15] {
        timeline.seek(step);
        while timeline.is_seeking() {
            assert!(timeline.shown().steps() <= step);
            assert!(timeline.replay(1) > 0);
        }
        assert_eq!(timeline.shown().steps(), step);
        assert_eq!(timeline.shown().counters(), [step]);
    }
    timeline.seek(16);
    assert!(timeline.shown().outcome().is_some(), "the head is shown");
}

#[test]
fn a_timeline_thins_its_checkpoints_evenly_within_its_budget() {
    let mut timeline = Timeline::new(run(Limits::default()));
    let run_bytes = timeline.head().heap_bytes();
    timeline = Timeline::with_budget(run(Limits::default()), run_bytes * 6);
    for step in 1..=15 {
        timeline.advance(step, u64::MAX);
        let (count, bytes) = timeline.checkpoint_usage();
        assert!(
            count >= 1 && bytes <= run_bytes * 6,
            "{count} copies, {bytes} bytes"
        );
    }
    // Checkpoints 0, 2, 4 … were thinned to 0, 4, 8, 12 when the seventh was added.
    assert_eq!(timeline.checkpoint_usage().0, 4);
}

/// A generator that claims in its first step that the grid with 1 in the first cell and `DIGIT` in cell `CELL` is
/// a puzzle.
struct Setter<const CELL: usize, const DIGIT: u8>;

impl<const CELL: usize, const DIGIT: u8> Search for Setter<CELL, DIGIT> {
    const INFO: Info = Info {
        id: "setter",
        kind: Kind::Generator,
        complete: false,
        ..SolutionWriter::INFO
    };
    type Params = ();
    type Sample = Point;
    type Counters = Tally;

    fn start(_: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        Ok(Self)
    }

    fn step(&mut self) -> ControlFlow<Event> {
        ControlFlow::Break(Event::Found)
    }

    fn steps(&self) -> u64 {
        0
    }

    fn sample(&self) -> Point {
        Point { filled: 2.0 }
    }

    fn view(&self, view: &mut View) {
        view.digits.fill(0);
        view.digits[0] = 1;
        view.digits[CELL] = DIGIT;
    }

    fn counters(&self) -> Tally {
        Tally { filled: 2 }
    }
}

fn generator_run<const CELL: usize, const DIGIT: u8>() -> Run {
    let mut pattern = Grid::empty(Shape::new(2, 2).expect("a shape"));
    pattern.set(0, 1);
    let position = Position::new(&pattern).expect("no duplicate digit");
    let mut run = algorithm::<Setter<CELL, DIGIT>>()
        .start(&position, &Setup::of("setter").seed(1), true)
        .expect("it takes this");
    run.advance(u64::MAX, 1);
    run
}

#[test]
fn a_generator_finds_a_puzzle_that_need_not_be_full() {
    let run = generator_run::<1, 2>();
    assert_eq!(run.outcome(), Some(Outcome::Solved));
    assert_eq!(run.solution().expect("found").givens(), 2);
}

#[test]
fn a_generator_whose_givens_clash_is_faulty() {
    let run = generator_run::<1, 1>();
    assert_eq!(run.outcome(), Some(Outcome::Crashed));
    let message = "the search is faulty: it made no puzzle: r1c1 and r1c2 in row 1 both contain 1";
    assert_eq!(
        run.fault().map(ToString::to_string).as_deref(),
        Some(message)
    );
    assert_eq!((run.found(), run.solution()), (0, None));
}

#[test]
fn a_generator_that_loses_a_given_is_faulty() {
    assert_eq!(
        generator_run::<0, 2>().fault(),
        Some(&SearchFault::MissingGiven)
    );
}

/// A solver that claims the same solution for every puzzle.
struct Liar;

impl Search for Liar {
    const INFO: Info = Info {
        id: "liar",
        ..SolutionWriter::INFO
    };
    type Params = ();
    type Sample = Point;
    type Counters = Tally;

    fn capabilities((): &()) -> Capabilities {
        Capabilities {
            random: false,
            ..Capabilities::default_for(&Self::INFO)
        }
    }

    fn start(_: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        Ok(Self)
    }

    fn step(&mut self) -> ControlFlow<Event> {
        ControlFlow::Break(Event::Exhausted)
    }

    fn steps(&self) -> u64 {
        0
    }

    fn sample(&self) -> Point {
        Point { filled: 0.0 }
    }

    fn view(&self, _: &mut View) {}

    fn counters(&self) -> Tally {
        Tally { filled: 0 }
    }

    fn solve_many(_: Shape, puzzles: &[u8], _: Limits) -> Option<Answers> {
        let puzzle_count = puzzles.len() / 16;
        Some(Answers {
            solutions: SOLUTION.repeat(puzzle_count),
            counts: vec![1; puzzle_count],
            steps: vec![0; puzzle_count],
            reached_limit: vec![false; puzzle_count],
            counters: vec![0; puzzle_count],
        })
    }
}

fn answer_of(puzzle: &[u8; 16]) -> Result<Answers, StartError> {
    let liar = algorithm::<Liar>();
    let shape = Shape::new(2, 2).expect("a shape");
    let mut batch = Batch::new(liar, liar.setup(), shape, puzzle.to_vec());
    batch.advance(u64::MAX)?;
    Ok(batch.take())
}

#[test]
fn each_solution_of_a_batch_is_verified() {
    let mut puzzle = SOLUTION;
    puzzle[5] = 0;
    let answers = answer_of(&puzzle).expect("it takes this");
    assert_eq!(answers.counts, [1]);
}

#[test]
fn a_wrong_solution_in_a_batch_is_detected() {
    let mut puzzle = [0; 16];
    puzzle[0] = 2;
    let error = answer_of(&puzzle).expect_err("a wrong solution");
    assert_eq!(error.code(), "crashed");
    let message = "the search is faulty: it found no solution: r1c1 is given as 2, not 1";
    assert_eq!(error.to_string(), message);
}
