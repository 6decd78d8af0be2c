//! Edge cases: rejected setups, faulty searches, shared steps and batches.

use super::*;

const ALL_SOLUTIONS: Limits = Limits {
    solutions: 0,
    steps: None,
};

fn shape_4x4() -> Shape {
    Shape::new(2, 2).expect("a shape")
}

fn blank_position() -> Position {
    Position::new(&Grid::empty(shape_4x4())).expect("no duplicate digit")
}

/// A search whose steps can be shared. It is exhausted as long as it has taken no step.
#[derive(Clone)]
struct SharedStepSearch<const COMPLETE: bool> {
    steps_taken: u64,
}

impl<const COMPLETE: bool> SharedSteps for SharedStepSearch<COMPLETE> {
    fn parts(&self) -> Parts {
        Parts {
            count: 1,
            values: 1,
        }
    }

    fn compute(&self, _: usize, _: &mut [f64]) {}

    fn take(&mut self, _: &[f64]) {
        self.steps_taken += 1;
    }
}

impl<const COMPLETE: bool> Search for SharedStepSearch<COMPLETE> {
    const INFO: Info = Info {
        id: "team",
        docs: "\n What it\n is.\n\n More.\n\n # A step\n\n Does\n it.\n\n And more.\n",
        complete: COMPLETE,
        ..SolutionWriter::INFO
    };
    type Params = ();
    type Sample = Point;
    type Counters = Tally;

    fn start(_: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        Ok(Self { steps_taken: 0 })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        if self.steps_taken == 0 {
            return ControlFlow::Break(Event::Exhausted);
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.steps_taken
    }

    fn sample(&self) -> Point {
        Point { filled: 0.0 }
    }

    fn view(&self, _: &mut View) {}

    fn counters(&self) -> Tally {
        Tally {
            filled: self.steps_taken,
        }
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn split(&mut self) -> Option<Self> {
        Some(self.clone())
    }

    fn shared(&mut self) -> Option<&mut dyn SharedSteps> {
        Some(self)
    }

    fn solve_many(_: Shape, _: &[u8], _: Limits) -> Option<Answers> {
        Some(Answers::default())
    }
}

fn shared_step_search<const COMPLETE: bool>(limits: Limits) -> Run {
    let shared_step_search = algorithm::<SharedStepSearch<COMPLETE>>();
    let run = shared_step_search.start(
        &blank_position(),
        &shared_step_search.setup().within(limits),
        false,
    );
    run.expect("it takes this")
}

#[test]
fn a_step_is_divided_among_the_team_until_the_run_ends() {
    let steps = Some(1);
    let mut run = shared_step_search::<true>(Limits {
        steps,
        ..ALL_SOLUTIONS
    });
    assert!(run.shared().is_some());
    run.complete(&[0.0]);
    assert_eq!((run.outcome(), run.steps()), (Some(Outcome::Steps), 1));
    assert!(run.shared().is_none());
    run.complete(&[0.0]);
    assert_eq!(run.steps(), 1);
}

#[test]
fn shares_beyond_the_team_are_empty() {
    let parts = Parts {
        count: 10,
        values: 10,
    };
    let shares = [0, 1, 2, 3, 4].map(|member| parts.share(member, 3));
    assert_eq!(shares, [0..3, 3..6, 6..10, 10..10, 10..10]);
}

#[test]
fn heap_bytes_include_the_split_points() {
    let mut run = shared_step_search::<true>(ALL_SOLUTIONS);
    let bytes_before = run.heap_bytes();
    let split_off = run.split().expect("it can be split");
    assert!(run.heap_bytes() > bytes_before && split_off.heap_bytes() > bytes_before);
}

#[test]
fn an_incomplete_search_that_claims_exhaustion_is_faulty() {
    let mut run = shared_step_search::<false>(Limits::default());
    run.advance(u64::MAX, 1);
    assert_eq!(run.outcome(), Some(Outcome::Crashed));
    assert_eq!(run.fault(), Some(&SearchFault::Incomplete));
}

#[test]
fn a_search_that_overlooks_pencil_marks_is_faulty() {
    let mut position = blank_position();
    position.eliminate(0, SOLUTION[0]);
    let writer = algorithm::<SolutionWriter>();
    let run = writer.start(&position, &writer.setup(), false);
    let mut run = run.expect("it takes this");
    run.advance(u64::MAX, u64::MAX);
    let (cell, digit) = (0, SOLUTION[0]);
    assert_eq!(
        run.fault(),
        Some(&SearchFault::NotCandidate { cell, digit })
    );
}

#[test]
fn a_puzzle_without_a_solution_is_exhausted_too() {
    let mut solutions = Solutions::new(shared_step_search::<true>(ALL_SOLUTIONS));
    assert!(!solutions.is_exhausted());
    solutions.advance(u64::MAX, u64::MAX);
    assert!(solutions.is_exhausted());
    assert_eq!(solutions.found(), 0);
}

#[test]
fn errors_name_the_accepted_sizes() {
    let writer = algorithm::<SolutionWriter>();
    let position_9x9 = Position::new(&Grid::empty(Shape::NINE)).expect("no duplicate digit");
    let start_error = |setup: &Setup, position| writer.start(position, setup, false).err();
    let side_error = start_error(&writer.setup(), &position_9x9).expect("too large");
    assert_eq!(
        side_error.to_string(),
        "this algorithm solves only grids of side 4, not 9"
    );
    let param_error = start_error(&writer.setup().param("depth", "3"), &blank_position());
    let param_error = param_error.expect("it has none");
    assert_eq!(param_error.to_string(), "depth = 3: no such parameter");
    // Indivisibility is reported first, although the search cannot find all solutions either.
    let setter = algorithm::<Setter<1, 2>>();
    let start_error = setter
        .split(&blank_position(), &setter.setup().within(ALL_SOLUTIONS))
        .err();
    assert_eq!(start_error, Some(StartError::Indivisible));
}

#[test]
fn the_summary_is_the_first_paragraph() {
    assert_eq!(SharedStepSearch::<true>::INFO.summary(), "What it is.");
}

#[test]
fn the_step_documentation_is_the_first_paragraph_under_its_heading() {
    assert_eq!(SharedStepSearch::<true>::INFO.step_doc(), "Does it.");
    assert_eq!(SolutionWriter::INFO.step_doc(), "", "it does not say");
}

#[test]
fn a_digit_out_of_range_is_located_by_cell_and_puzzle() {
    let mut puzzles = [0; 32];
    puzzles[17] = 5;
    let fault = BatchInputError::Digit {
        cell: 2,
        puzzle: 2,
        max_digit: 4,
    };
    assert_eq!(check_puzzles(shape_4x4(), &puzzles), Err(fault));
}

#[test]
fn batches_need_a_solution_limit_and_a_deterministic_setup() {
    let is_batched = |algorithm: &dyn Algorithm, solutions| {
        let limits = Limits {
            solutions,
            ..ALL_SOLUTIONS
        };
        solves_at_once(algorithm, &algorithm.setup().within(limits), shape_4x4())
    };
    let liar = algorithm::<Liar>();
    assert_eq!(
        [0, 1, 1000, 1001].map(|n| is_batched(liar, n)),
        [false, true, true, false]
    );
    assert!(
        !is_batched(algorithm::<SharedStepSearch<true>>(), 1),
        "it is random"
    );
}

#[test]
fn change_counts_advance_by_single_pieces() {
    let mut counts = ChangeCounts::new(run(Limits::default()));
    assert!(counts.advance(3, 5), "two pieces to a step");
    assert_eq!(counts.steps(), 2);
    assert!(!counts.advance(3, 1));
    assert_eq!(counts.steps(), 3);
}

#[test]
fn a_checkpoint_is_shown_at_once_and_the_end_has_none() {
    let mut timeline = Timeline::new(run(Limits::default()));
    while timeline.head().outcome().is_none() {
        timeline.advance(timeline.head().steps() + 1, u64::MAX);
    }
    assert_eq!(timeline.head().steps(), 16);
    assert_eq!(
        timeline.checkpoint_usage().0,
        16,
        "the start, and all steps but the last"
    );
    timeline.seek(8);
    assert!(!timeline.is_seeking());
    assert_eq!(timeline.shown().steps(), 8);
}

#[test]
fn a_template_keeps_placeholders_without_arguments() {
    static GAP: Template = Template {
        id: "gap",
        text: "It has {left|nothing|#}.",
    };
    let text = Explanation::new(&GAP, Vec::new()).render(shape_4x4());
    assert_eq!(text, GAP.text);
}
