use std::ops::ControlFlow;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{
    Event, Info, Kind, Limits, Outcome, Rng, Search, StartError, View, algorithm, counters, series,
};

use super::*;
use crate::ManualClock;

series! {
    /// The plotted quantities of [`Endless`].
    struct Steps {
        /// Steps done.
        done: f64,
    }
}

counters! {
    /// The counters of [`Endless`].
    struct Done {
        /// Steps done.
        done: u64,
    }
}

/// A search without an end, whose steps take time on [`TICKS`].
struct Endless {
    done: u64,
}

impl Search for Endless {
    const INFO: Info = Info {
        id: "endless",
        name: "Endless",
        docs: "Searches without an end.",
        kind: Kind::Solver,
        complete: false,
        step: "step",
        sides: (4, 25),
    };
    type Params = ();
    type Sample = Steps;
    type Counters = Done;

    fn start(_: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        Ok(Self { done: 0 })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        TICKS.with(|clock| clock.advance(STEP_TIME));
        self.done += 1;
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.done
    }

    #[expect(clippy::cast_precision_loss, reason = "few")]
    fn sample(&self) -> Steps {
        Steps {
            done: self.done as f64,
        }
    }

    fn view(&self, _: &mut View) {}

    fn counters(&self) -> Done {
        Done { done: self.done }
    }
}

/// The time of a step of [`Endless`].
const STEP_TIME: Duration = Duration::from_micros(10);

thread_local! {
    /// Each step of a search moves this clock.
    static TICKS: ManualClock = ManualClock::new();
}

/// The clock that the steps of searches on this thread move.
#[derive(Clone, Copy)]
struct Ticks;

impl Clock for Ticks {
    fn now(&self) -> Duration {
        TICKS.with(ManualClock::now)
    }
}

/// A schedule with one run for each number in `steps`. The run ends after this number of steps. Each run has its own
/// setup.
fn schedule(steps: &[u64], times: RunTimes) -> RunSchedule<'static, Ticks> {
    let endless = algorithm::<Endless>();
    let setups = steps.iter().map(|&steps| {
        let limits = Limits {
            solutions: 1,
            steps: Some(steps),
        };
        (endless, endless.setup().within(limits))
    });
    let position = Position::new(&Grid::empty(Shape::new(2, 2).expect("a shape")));
    let tasks = (0..steps.len()).map(|setup| RunTask {
        setup,
        puzzle: 0,
        seed: 1,
    });
    let queue = RunQueue::new(setups.collect(), vec![position.ok()], tasks.collect());
    RunSchedule::new(Ticks, queue, times)
}

const WITHOUT_REPEATS: RunTimes = RunTimes {
    max_time: Duration::MAX,
    repeat_for: Duration::ZERO,
};

/// Advances a schedule in slices of `slice` until all runs have ended; returns the steps, the outcome and the time
/// of each run, and the number of slices.
fn run_all(
    mut schedule: RunSchedule<'_, Ticks>,
    slice: Duration,
) -> (Vec<(u64, Outcome, Duration)>, usize) {
    let (mut results, mut slice_count) = (Vec::new(), 0);
    while schedule.remaining() > 0 {
        schedule.advance(slice);
        // Time between slices does not count as time of a run.
        TICKS.with(|clock| clock.advance(Duration::from_secs(1)));
        slice_count += 1;
        let (records, times) = schedule.take();
        assert_eq!(records.len(), times.len());
        let records = records.into_iter().zip(times);
        results.extend(records.map(|(record, time)| (record.steps, record.outcome, time)));
    }
    (results, slice_count)
}

#[test]
fn each_run_has_its_own_time_however_it_is_sliced() {
    let steps = [5, 2000, 1, 300];
    let expected = steps.map(|steps: u32| (steps.into(), Outcome::Steps, STEP_TIME * steps));
    for (slice, slices) in [(1, 10..40), (7, 3..6), (1000, 1..2)] {
        let schedule = schedule(&steps.map(u64::from), WITHOUT_REPEATS);
        let (results, count) = run_all(schedule, Duration::from_millis(slice));
        assert_eq!(results, expected, "slices of {slice} ms");
        assert!(slices.contains(&count), "{count} slices of {slice} ms");
    }
}

#[test]
fn a_run_is_given_up_at_its_time_limit() {
    let times = RunTimes {
        max_time: STEP_TIME * 100,
        repeat_for: Duration::ZERO,
    };
    let (results, _) = run_all(schedule(&[10, 100_000, 20], times), STEP_TIME * 400);
    let outcomes: Vec<_> = results.iter().map(|(_, outcome, _)| *outcome).collect();
    assert_eq!(outcomes, [Outcome::Steps, Outcome::Time, Outcome::Steps]);
    let (steps, _, time) = results[1];
    assert!((101..300).contains(&steps), "{steps}");
    assert_eq!(time, STEP_TIME * u32::try_from(steps).expect("few"));
}

#[test]
fn short_runs_are_repeated_and_their_findings_stay() {
    let times = RunTimes {
        max_time: Duration::MAX,
        repeat_for: STEP_TIME * 100,
    };
    let stopwatch = Stopwatch::start(Ticks);
    let mut schedule = schedule(&[10, 200], times);
    schedule.advance(Duration::from_secs(1));
    // Rounds of 1, 2, 4 and 8 repetitions of the first run, none of the second.
    assert_eq!(stopwatch.elapsed(), STEP_TIME * (10 + 150 + 200));
    let (records, times) = schedule.take();
    let steps: Vec<_> = records.iter().map(|record| record.steps).collect();
    assert_eq!(steps, [10, 200]);
    assert_eq!(times, [STEP_TIME * 10, STEP_TIME * 200]);
}

#[test]
fn runs_without_an_end_are_not_repeated() {
    let times = RunTimes {
        max_time: STEP_TIME * 100,
        repeat_for: STEP_TIME * 100,
    };
    let stopwatch = Stopwatch::start(Ticks);
    let mut schedule = schedule(&[10], times);
    schedule.advance(Duration::from_secs(1));
    assert_eq!(
        (schedule.remaining(), stopwatch.elapsed()),
        (0, STEP_TIME * 10)
    );
}

#[test]
fn warming_up_ends_no_run() {
    let schedule = schedule(&[10, 200], WITHOUT_REPEATS);
    let stopwatch = Stopwatch::start(Ticks);
    schedule.warm_up(1, STEP_TIME * 1000);
    let duration = stopwatch.elapsed();
    assert!(
        (STEP_TIME * 1000..STEP_TIME * 1400).contains(&duration),
        "{duration:?}"
    );
    assert_eq!(schedule.remaining(), 2);
}
