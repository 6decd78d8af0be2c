//! A host survives searches that break their contract: only the faulty run ends.

use super::*;

/// The way in which the faulty search of the tests breaks its contract.
#[derive(Clone, Copy, PartialEq)]
enum FaultKind {
    Blank,
    Repeats,
    ChangesGiven,
    DigitBeyondSide,
    DrawsTooMuch,
    CountsBackwards,
    CountsTooFast,
    NeverAdvances,
}

const FAULT_KINDS: [FaultKind; 8] = [
    FaultKind::Blank,
    FaultKind::Repeats,
    FaultKind::ChangesGiven,
    FaultKind::DigitBeyondSide,
    FaultKind::DrawsTooMuch,
    FaultKind::CountsBackwards,
    FaultKind::CountsTooFast,
    FaultKind::NeverAdvances,
];

/// A solver that takes three valid steps and then breaks the contract.
#[derive(Clone)]
struct Faulty<const KIND: usize> {
    calls: u64,
}

impl<const KIND: usize> Faulty<KIND> {
    const VALID_STEPS: u64 = 3;
}

impl<const KIND: usize> Search for Faulty<KIND> {
    const INFO: Info = Info {
        id: "faulty",
        ..SolutionWriter::INFO
    };
    type Params = ();
    type Sample = Point;
    type Counters = Tally;

    fn start(_: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        Ok(Self { calls: 0 })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        self.calls += 1;
        let counting_faults = [
            FaultKind::CountsBackwards,
            FaultKind::CountsTooFast,
            FaultKind::NeverAdvances,
        ];
        if self.calls > Self::VALID_STEPS && !counting_faults.contains(&FAULT_KINDS[KIND]) {
            return ControlFlow::Break(Event::Found);
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        let valid_steps = self.calls.min(Self::VALID_STEPS);
        match FAULT_KINDS[KIND] {
            FaultKind::CountsBackwards if self.calls > Self::VALID_STEPS => 1,
            FaultKind::CountsTooFast if self.calls > Self::VALID_STEPS => u64::MAX,
            FaultKind::NeverAdvances => valid_steps,
            _ => self.calls,
        }
    }

    fn sample(&self) -> Point {
        Point { filled: 0.0 }
    }

    fn view(&self, view: &mut View) {
        let mut digits = SOLUTION.to_vec();
        match FAULT_KINDS[KIND] {
            FaultKind::Blank => digits[5] = 0,
            FaultKind::Repeats => digits[5] = 3,
            FaultKind::ChangesGiven => digits.rotate_left(4),
            FaultKind::DigitBeyondSide => digits[5] = 33,
            FaultKind::DrawsTooMuch => digits.push(1),
            FaultKind::CountsBackwards | FaultKind::CountsTooFast | FaultKind::NeverAdvances => {}
        }
        view.digits = digits;
    }

    fn counters(&self) -> Tally {
        Tally { filled: 0 }
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }
}

fn start<const KIND: usize>(steps: Option<u64>) -> Run {
    let mut givens = Grid::empty(Shape::new(2, 2).expect("a shape"));
    givens.set(0, SOLUTION[0]);
    let position = Position::new(&givens).expect("no duplicate digit");
    let faulty = algorithm::<Faulty<KIND>>();
    let limits = Limits {
        solutions: 1,
        steps,
    };
    let run = faulty.start(&position, &faulty.setup().within(limits), true);
    run.expect("it takes this")
}

/// Drives a run as a host does: forward, through a fork, and on a timeline. Returns the fault of
/// the run, if any.
fn drive<const KIND: usize>() -> Option<SearchFault> {
    let mut run = start::<KIND>(None);
    run.advance(u64::MAX, 1000);
    let fault = run.fault().cloned();
    assert_eq!(run.outcome().is_some(), fault.is_some());
    if fault.is_some() {
        assert_eq!(run.outcome(), Some(Outcome::Crashed));
        assert_eq!((run.found(), run.solution()), (0, None));
        // An ended run does not advance.
        assert_eq!(run.advance(u64::MAX, 1000), 0);
    }
    assert_eq!(run.fork().fault(), fault.as_ref());
    assert_eq!(Findings::of(&run).outcome, run.outcome());
    assert_eq!(run.grid().shape(), run.puzzle().shape());

    let mut timeline = Timeline::new(start::<KIND>(None));
    timeline.advance(u64::MAX, 1000);
    timeline.seek(2);
    while timeline.is_seeking() {
        timeline.replay(1);
    }
    assert_eq!(timeline.shown().steps(), 2.min(timeline.head().steps()));

    fault
}

/// The code of the error with which a batch ends if a faulty search solves it.
fn batch_error_code<const KIND: usize>() -> &'static str {
    let faulty = algorithm::<Faulty<KIND>>();
    let shape = Shape::new(2, 2).expect("a shape");
    let mut puzzle = vec![0; 16];
    puzzle[0] = SOLUTION[0];
    let mut batch = Batch::new(faulty, faulty.setup(), shape, puzzle);
    batch.advance(1000).expect_err("a fault").code()
}

#[test]
fn a_wrong_solution_ends_its_run_with_a_fault() {
    assert!(matches!(drive::<0>(), Some(SearchFault::WrongSolution(_))));
    assert!(matches!(drive::<1>(), Some(SearchFault::WrongSolution(_))));
    assert!(matches!(drive::<2>(), Some(SearchFault::WrongSolution(_))));
    assert_eq!(drive::<3>(), Some(SearchFault::InvalidGrid));
    assert_eq!(drive::<4>(), Some(SearchFault::InvalidGrid));
}

#[test]
fn a_wrong_solution_in_a_batch_is_a_fault() {
    let errors = [
        batch_error_code::<0>(),
        batch_error_code::<1>(),
        batch_error_code::<2>(),
        batch_error_code::<3>(),
        batch_error_code::<4>(),
    ];
    assert_eq!(errors, ["crashed"; 5]);
}

#[test]
fn steps_that_decrease_or_jump_end_their_run_with_a_fault() {
    let fault = drive::<5>().expect("a fault");
    assert!(matches!(fault, SearchFault::Steps { from: 3, to: 1, .. }));
    let message = "the search is faulty: it counted 1 steps after 3, within";
    assert!(fault.to_string().starts_with(message), "{fault}");
    let fault = drive::<6>().expect("a fault");
    assert!(matches!(fault, SearchFault::Steps { to: u64::MAX, .. }));
}

#[test]
fn a_search_that_never_advances_returns_after_its_pieces() {
    assert_eq!(drive::<7>(), None);
    let mut run = start::<7>(Some(10));
    assert_eq!(run.advance(u64::MAX, 1000), 1000);
    assert_eq!((run.outcome(), run.steps()), (None, 3));
}

/// The number of values that stands for the single value `NaN`.
const NOT_A_NUMBER: usize = 3;

/// A rater whose rating has `VALUES` values, or the single value `NaN` if `VALUES` is [`NOT_A_NUMBER`].
struct FaultyRater<const VALUES: usize>;

static SCALE: RatingScale = RatingScale {
    measures: "Nothing.",
    definition: "Nothing.",
    source: "this test",
    unit: "nothing",
    checked: "Nothing.",
    columns: &[ScaleColumn {
        id: "nothing",
        name: "Nothing",
        decimals: 0,
        classes: &[],
    }],
};

impl<const VALUES: usize> Search for FaultyRater<VALUES> {
    const INFO: Info = Info {
        id: "faulty-rater",
        kind: Kind::Rater,
        complete: false,
        ..SolutionWriter::INFO
    };
    const SCALE: Option<&'static RatingScale> = Some(&SCALE);
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
        Point { filled: 0.0 }
    }

    fn view(&self, view: &mut View) {
        view.digits.fill(0);
    }

    fn counters(&self) -> Tally {
        Tally { filled: 0 }
    }

    fn rating(&self) -> Option<Rating> {
        let values = match VALUES {
            NOT_A_NUMBER => vec![f64::NAN],
            count => vec![1.0; count],
        };
        (!values.is_empty()).then(|| Rating {
            values: values.into_iter().map(RatingValue::Number).collect(),
            cells: Vec::new(),
        })
    }
}

/// The run of a faulty rater on an empty grid, after its end.
fn finished_rater_run<const VALUES: usize>() -> Run {
    let rater = algorithm::<FaultyRater<VALUES>>();
    let empty = Grid::empty(Shape::new(2, 2).expect("a shape"));
    let position = Position::new(&empty).expect("no duplicate digit");
    let mut run = (rater.start(&position, &rater.setup(), false)).expect("it starts");
    run.advance(u64::MAX, 10);
    run
}

#[test]
fn a_rating_that_does_not_fit_its_scale_ends_its_run_with_a_fault() {
    for run in [
        finished_rater_run::<0>(),
        finished_rater_run::<2>(),
        finished_rater_run::<3>(),
    ] {
        assert_eq!(run.outcome(), Some(Outcome::Crashed));
        assert_eq!(run.fault(), Some(&SearchFault::InvalidRating));
    }
    // One finite value in one column is a rating.
    let run = finished_rater_run::<1>();
    assert_eq!((run.outcome(), run.found()), (Some(Outcome::Solved), 1));
    assert_eq!(run.rating(), Some(RatingValue::Number(1.0).into()));
    assert_eq!(run.solution(), None);
}
