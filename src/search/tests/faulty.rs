//! A host survives searches that break their contract: each ends its own run with a fault.

use super::*;

/// How a search is faulty.
#[derive(Clone, Copy, PartialEq)]
enum How {
    Blank,
    Repeats,
    ChangesGiven,
    DigitBeyondSide,
    DrawsTooMuch,
    CountsBackwards,
    CountsTooFast,
    NeverAdvances,
}

const ALL: [How; 8] = [
    How::Blank,
    How::Repeats,
    How::ChangesGiven,
    How::DigitBeyondSide,
    How::DrawsTooMuch,
    How::CountsBackwards,
    How::CountsTooFast,
    How::NeverAdvances,
];

/// Takes three sound steps, then does something wrong.
#[derive(Clone)]
struct Faulty<const HOW: usize> {
    calls: u64,
}

impl<const HOW: usize> Faulty<HOW> {
    const SOUND: u64 = 3;
}

impl<const HOW: usize> Search for Faulty<HOW> {
    const INFO: Info = Info {
        id: "faulty",
        ..Scribe::INFO
    };
    type Params = ();
    type Sample = Point;
    type Counters = Tally;

    fn start(_: &Position, (): &(), _: Rng) -> Result<Self, Refusal> {
        Ok(Self { calls: 0 })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        self.calls += 1;
        let counts = [How::CountsBackwards, How::CountsTooFast, How::NeverAdvances];
        if self.calls > Self::SOUND && !counts.contains(&ALL[HOW]) {
            return ControlFlow::Break(Event::Found);
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        let sound = self.calls.min(Self::SOUND);
        match ALL[HOW] {
            How::CountsBackwards if self.calls > Self::SOUND => 1,
            How::CountsTooFast if self.calls > Self::SOUND => u64::MAX,
            How::NeverAdvances => sound,
            _ => self.calls,
        }
    }

    fn sample(&self) -> Point {
        Point { filled: 0.0 }
    }

    fn view(&self, view: &mut View) {
        let mut digits = SOLUTION.to_vec();
        match ALL[HOW] {
            How::Blank => digits[5] = 0,
            How::Repeats => digits[5] = 3,
            How::ChangesGiven => digits.rotate_left(4),
            How::DigitBeyondSide => digits[5] = 33,
            How::DrawsTooMuch => digits.push(1),
            How::CountsBackwards | How::CountsTooFast | How::NeverAdvances => {}
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

fn start<const HOW: usize>(steps: Option<u64>) -> Run {
    let mut given = Grid::empty(Shape::new(2, 2).expect("a shape"));
    given.set(0, SOLUTION[0]);
    let position = Position::new(&given).expect("no clash");
    let faulty = algorithm::<Faulty<HOW>>();
    let limits = Limits {
        solutions: 1,
        steps,
    };
    let run = faulty.start(&position, &faulty.setup().within(limits), true);
    run.expect("it takes this")
}

/// Drives a run as a host does: forward, on a timeline, and through a fork, with everything read off.
fn drive<const HOW: usize>() -> Option<SearchFault> {
    let mut run = start::<HOW>(None);
    run.advance(u64::MAX, 1000);
    let fault = run.fault().cloned();
    assert_eq!(run.outcome().is_some(), fault.is_some());
    if fault.is_some() {
        assert_eq!(run.outcome(), Some(Outcome::Crashed));
        assert_eq!((run.found(), run.solution()), (0, None));
        // An ended run stays where it is.
        assert_eq!(run.advance(u64::MAX, 1000), 0);
    }
    assert_eq!(run.fork().fault(), fault.as_ref());
    assert_eq!(Findings::of(&run).outcome, run.outcome());
    assert_eq!(run.grid().shape(), run.puzzle().shape());

    let mut timeline = Timeline::new(start::<HOW>(None));
    timeline.advance(u64::MAX, 1000);
    timeline.seek(2);
    while timeline.is_seeking() {
        timeline.approach(1);
    }
    assert_eq!(timeline.shown().steps(), 2.min(timeline.head().steps()));

    fault
}

/// The answer to a host that asks about many puzzles.
fn refused<const HOW: usize>() -> &'static str {
    let faulty = algorithm::<Faulty<HOW>>();
    let shape = Shape::new(2, 2).expect("a shape");
    let mut puzzle = vec![0; 16];
    puzzle[0] = SOLUTION[0];
    let mut batch = Batch::new(faulty, faulty.setup(), shape, puzzle);
    batch.advance(1000).expect_err("a fault").code()
}

#[test]
fn a_solution_that_is_none_ends_its_run_with_a_fault() {
    assert!(matches!(drive::<0>(), Some(SearchFault::NoSolution(_))));
    assert!(matches!(drive::<1>(), Some(SearchFault::NoSolution(_))));
    assert!(matches!(drive::<2>(), Some(SearchFault::NoSolution(_))));
    assert_eq!(drive::<3>(), Some(SearchFault::NoGrid));
    assert_eq!(drive::<4>(), Some(SearchFault::NoGrid));
}

#[test]
fn a_wrong_solution_of_one_of_many_puzzles_is_refused() {
    let refused = [
        refused::<0>(),
        refused::<1>(),
        refused::<2>(),
        refused::<3>(),
        refused::<4>(),
    ];
    assert_eq!(refused, ["crashed"; 5]);
}

#[test]
fn steps_that_go_backwards_or_leap_end_their_run_with_a_fault() {
    let fault = drive::<5>().expect("a fault");
    assert!(matches!(fault, SearchFault::Steps { from: 3, to: 1, .. }));
    let said = "the search is faulty: it counted 1 steps after 3, within";
    assert!(fault.to_string().starts_with(said), "{fault}");
    let fault = drive::<6>().expect("a fault");
    assert!(matches!(fault, SearchFault::Steps { to: u64::MAX, .. }));
}

#[test]
fn a_search_that_never_advances_returns_after_the_pieces_it_was_given() {
    assert_eq!(drive::<7>(), None);
    let mut run = start::<7>(Some(10));
    assert_eq!(run.advance(u64::MAX, 1000), 1000);
    assert_eq!((run.outcome(), run.steps()), (None, 3));
}
