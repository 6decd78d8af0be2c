//! η: how long a continuous-time solver stays chaotic before it reaches the solution.

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{
    Event, Info, Rating, RatingScale, RatingValue, Rng, ScaleColumn, Search, StartError, View,
    counters, math, series,
};
use sudoku_solvers::Trajectory;
use sudoku_stats::{ConfidenceLevel, poisson_mean};

use crate::rater::scale;

/// The time at which a trajectory is abandoned, in the time units of the flow.
const MAX_TIME: f64 = 150.0;
/// The maximum length of the transient at the start of a trajectory, in the time units of the flow. Only
/// later escapes are counted, because the escape rate is assumed to be constant only after the transient.
const MAX_TRANSIENT: f64 = 50.0;
/// The number of escapes after the transient at which the search ends and the escape rate is estimated.
const REQUIRED_ESCAPES: usize = 40;
/// The maximum number of steps of all trajectories together.
const MAX_STEPS: u32 = 300_000;

scale! {
    id: "eta",
    name: "Richter scale of chaos",
    measures: "How long a continuous-time solver stays chaotic before it reaches the solution.",
    definition: "Each candidate that the givens allow is a spin between false and true, and every \
                 violated clause pushes its spins with growing weight, as in the solver `chaos`, \
                 here with operator splitting, a tolerance of 0.02 and without singles. \
                 Trajectories from random spins escape when they reach the solution, and are \
                 abandoned at time 150. Counting starts at time 50 or when half of the \
                 trajectories have escaped, whichever is earlier. The rate κ is the number of \
                 later escapes divided by the total time of all trajectories after this start. The \
                 rating is η = −log₁₀ κ, but at least 0, with the 95 % confidence interval of a \
                 constant rate. The rating is final after 40 such escapes or 300,000 steps; \
                 without any escape, the rating is a lower bound.",
    source: "Ercsey-Ravasz and Toroczkai, \"The Chaos Within Sudoku\", Scientific Reports 2, 725, \
             2012. Clauses that a row or column shares with a box are counted once here; the \
             duration of trajectories and the integrator were chosen for this project.",
    unit: "−log₁₀ of escapes per unit of time",
    checked: "The puzzle \"Platinum Blonde\" has a published rating of 3.58; here it has 3.95, with \
              an interval from 3.7 to 4.3 over 800 trajectories. Its rate still rises after time \
              100, so the hardest puzzles are rated somewhat too hard. Easy puzzles with many givens \
              are below 1, as published.",
    step: "integration step",
    sides: (4, 25),
    columns: &[ScaleColumn {
        id: "eta",
        name: "η",
        decimals: 2,
        classes: &[],
    }],
}

series! {
    /// One sample of the values that are plotted over the steps of a rating.
    pub(crate) struct Progress {
        /// Time of the trajectory, in the time units of the flow.
        #[plot(main)]
        #[unit("time of the flow")]
        time: f64,
        /// Trajectories that reached a solution.
        #[unit("trajectories")]
        escaped: f64,
    }
}

counters! {
    /// The counters of a rating.
    pub(crate) struct Counts {
        /// Steps of all trajectories.
        integrations: u64,
        /// Trajectories that reached a solution.
        escaped: u64,
        /// Trajectories given up.
        abandoned: u64,
    }
}

/// The rater: follows trajectories of the solver `chaos` until the escape rate is known.
pub(crate) struct Eta {
    position: Position,
    trajectory: Trajectory,
    rng: Rng,
    /// The escape times of the trajectories that escaped.
    escape_times: Vec<f64>,
    /// The number of abandoned trajectories.
    abandoned: usize,
    steps: u32,
    rating: Option<Rating>,
}

impl Search for Eta {
    const INFO: Info = INFO;
    const SCALE: Option<&'static RatingScale> = Some(&SCALE);
    type Params = ();
    type Sample = Progress;
    type Counters = Counts;

    fn start(position: &Position, (): &(), mut rng: Rng) -> Result<Self, StartError> {
        Ok(Self {
            position: position.clone(),
            trajectory: Trajectory::new(position, &mut rng),
            rng,
            escape_times: Vec::new(),
            abandoned: 0,
            steps: 0,
            rating: None,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        if self.position.is_solved() {
            return self.finish_with(RatingValue::Number(0.0));
        }
        if self.trajectory.is_solved() {
            self.escape_times.push(self.trajectory.time());
        } else if self.trajectory.time() >= MAX_TIME {
            self.abandoned += 1;
        } else if self.steps < MAX_STEPS {
            self.steps += 1;
            self.trajectory.advance();
            return ControlFlow::Continue(());
        }
        let escapes = EscapeObservations::from_escape_times(
            &self.escape_times,
            self.abandoned,
            self.unfinished_time(),
        );
        if escapes.escapes >= REQUIRED_ESCAPES || self.steps == MAX_STEPS {
            return self.finish_with(escapes.rating());
        }
        self.trajectory.restart(&mut self.rng);
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.steps.into()
    }

    fn sample(&self) -> Progress {
        #[expect(clippy::cast_precision_loss, reason = "a few thousand at most")]
        let escaped = self.escape_times.len() as f64;
        Progress {
            time: self.trajectory.time(),
            escaped,
        }
    }

    fn view(&self, view: &mut View) {
        self.trajectory.view(view);
    }

    fn counters(&self) -> Counts {
        Counts {
            integrations: self.steps.into(),
            escaped: self.escape_times.len() as u64,
            abandoned: self.abandoned as u64,
        }
    }

    fn rating(&self) -> Option<Rating> {
        self.rating.clone()
    }
}

impl Eta {
    /// Ends the search with a rating.
    fn finish_with(&mut self, value: RatingValue) -> ControlFlow<Event> {
        self.rating = Some(value.into());
        ControlFlow::Break(Event::Found)
    }

    /// The time of the trajectory that was unfinished when the maximum number of steps was reached; 0 if there is
    /// none.
    fn unfinished_time(&self) -> f64 {
        let is_running = !self.trajectory.is_solved() && self.trajectory.time() < MAX_TIME;
        if is_running {
            self.trajectory.time()
        } else {
            0.0
        }
    }
}

/// The observations after the transient: the number of escapes, and the time of all trajectories together, in the time
/// units of the flow.
#[derive(Debug)]
struct EscapeObservations {
    escapes: usize,
    time: f64,
}

impl EscapeObservations {
    /// The observations from the escape times, the number of abandoned trajectories and the time of
    /// an unfinished one.
    fn from_escape_times(
        escape_times: &[f64],
        abandoned_count: usize,
        unfinished_time: f64,
    ) -> Self {
        let mut escape_times = escape_times.to_vec();
        escape_times.sort_unstable_by(f64::total_cmp);
        let half_of_trajectories = usize::midpoint(escape_times.len(), abandoned_count);
        let transient = escape_times
            .get(half_of_trajectories)
            .copied()
            .unwrap_or(MAX_TIME)
            .min(MAX_TRANSIENT);
        let observed_time = |time: &f64| (time - transient).max(0.0);
        #[expect(clippy::cast_precision_loss, reason = "a few thousand at most")]
        let abandoned_time = abandoned_count as f64 * observed_time(&MAX_TIME);
        Self {
            escapes: escape_times
                .iter()
                .filter(|time| **time > transient)
                .count(),
            time: escape_times.iter().map(observed_time).sum::<f64>()
                + abandoned_time
                + observed_time(&unfinished_time),
        }
    }

    /// η with its 95 % confidence interval, on the assumption that the escape rate is constant; a lower bound
    /// if no trajectory escaped.
    fn rating(&self) -> RatingValue {
        let eta = |escapes: f64| (math::ln(self.time / escapes) / math::ln(10.0)).max(0.0);
        let escapes = poisson_mean(self.escapes as u64, ConfidenceLevel::DEFAULT);
        if self.escapes == 0 {
            return RatingValue::LowerBound(if self.time > 0.0 {
                eta(escapes.high)
            } else {
                0.0
            });
        }
        RatingValue::Mean {
            value: eta(escapes.value),
            low: eta(escapes.high),
            high: eta(escapes.low),
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt as _;
    use sudoku_search::Seed;

    use super::*;
    use crate::test_boards::{EASY, position_and_solution, rate_in_pieces, rating_texts};

    fn value_low_and_high(value: RatingValue) -> (f64, f64, f64) {
        match value {
            RatingValue::Mean { value, low, high } => (value, low, high),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_interval_contains_the_true_rate() {
        for rate in [0.003, 0.05, 0.4] {
            let mut rng = Seed(5).rng();
            let mut covering_count = 0;
            for _ in 0..200 {
                let (mut escaped, mut abandoned) = (Vec::new(), 0);
                for _ in 0..200 {
                    // No trajectory escapes before a time of 2, as in the flow.
                    let escape_time = 2.0 - math::ln(1.0 - rng.random::<f64>()) / rate;
                    if escape_time < MAX_TIME {
                        escaped.push(escape_time);
                    } else {
                        abandoned += 1;
                    }
                }
                let (value, low, high) = value_low_and_high(
                    EscapeObservations::from_escape_times(&escaped, abandoned, 3.0).rating(),
                );
                assert!(low < value && value < high);
                let eta = -math::ln(rate) / math::ln(10.0);
                covering_count += u32::from(low <= eta && eta <= high);
            }
            // 190 should contain it; the interval is slightly conservative.
            assert!(
                (185..=200).contains(&covering_count),
                "{rate}: {covering_count}"
            );
        }
    }

    #[test]
    fn without_escapes_the_rating_is_a_lower_bound() {
        let rating_without_escapes =
            |abandoned| EscapeObservations::from_escape_times(&[], abandoned, 0.0).rating();
        let RatingValue::LowerBound(bound_of_ten) = rating_without_escapes(10) else {
            panic!("no escape, no number");
        };
        let RatingValue::LowerBound(bound_of_hundred) = rating_without_escapes(100) else {
            panic!("no escape, no number");
        };
        // A rate of 3.7 per total time would be missed in one of 40 experiments.
        assert!((bound_of_ten - 2.43).abs() < 0.02, "{bound_of_ten}");
        assert!(
            (bound_of_hundred - bound_of_ten - 1.0).abs() < 1e-9,
            "{bound_of_hundred}"
        );
    }

    #[test]
    fn easy_puzzles_have_low_ratings() {
        let easy = rate_in_pieces(EASY, "eta", 1, 5000).expect("one solution");
        let (value, low, high) = value_low_and_high(easy.values[0]);
        assert!(value < 1.0 && low <= value && value <= high, "{value}");
        let (_, solution) = position_and_solution(EASY);
        assert_eq!(rating_texts(&solution.to_string(), "eta"), ["0.00"]);
    }

    /// Zannini's puzzle of difficulty 2.1.
    const ZANNINI_PUZZLE: &str =
        "3.....54...8.1...........73..7....9.8...2.4...6.1.....2.........5.4.8.3.1..3...57";

    fn value_low_and_high_of_zannini_puzzle(seed: u32) -> (f64, f64, f64) {
        let rating = rate_in_pieces(ZANNINI_PUZZLE, "eta", seed, 5000).expect("one solution");
        value_low_and_high(rating.values[0])
    }

    #[test]
    fn harder_puzzles_have_higher_ratings() {
        let (_, low, high) = value_low_and_high_of_zannini_puzzle(1);
        assert!(low > 1.5 && high < 2.6, "{low} to {high}");
    }

    #[test]
    #[ignore = "two ratings of seconds each: in npm run test:long"]
    fn the_intervals_of_two_seeds_overlap() {
        let (one, other) = (
            value_low_and_high_of_zannini_puzzle(1),
            value_low_and_high_of_zannini_puzzle(2),
        );
        assert!(one.1 < other.2 && other.1 < one.2, "{one:?} {other:?}");
    }
}
