//! An estimate of the number of solutions, for puzzles with too many to count.

use rand::RngExt as _;
use sudoku_grid::Position;
use sudoku_search::{Rng, Seed};
use sudoku_stats::{WideMean, WideProduct};

use super::Branching;
use super::branching::{choose_branch, nth_bit};
use super::candidates::{CandidateState, Candidates};

/// An estimate of the number of solutions by random probes of the search tree.
///
/// A probe descends from the root with the same propagation and branching as the search, and chooses an option of each
/// branch uniformly at random. A probe that reaches a solution has the value of the product of the branching factors
/// along its path; any other probe has the value 0. The mean over the probes is unbiased, because exactly one path of
/// the tree leads to each solution. Its error is estimated by the standard error, which is only reliable if the largest
/// products among the probes are typical.
///
/// D. E. Knuth, "Estimating the Efficiency of Backtrack Programs", Mathematics of Computation 29
/// (1975), 121–136.
///
/// The same position, seed and number of probes give the same estimate everywhere.
#[derive(Clone)]
pub struct SolutionEstimate {
    /// The candidates on the path of the current probe.
    candidates: Candidates,
    /// The state from which each probe descends.
    root: CandidateState,
    /// `true` if the root is free of contradiction.
    consistent: bool,
    rng: Rng,
    /// The values of the probes; products of branching factors exceed an `f64` on large grids.
    probe_values: WideMean,
}

impl SolutionEstimate {
    /// Prepares an estimate of the number of solutions of a position; `seed` determines the random probes.
    pub fn new(position: &Position, seed: Seed) -> Self {
        let (candidates, consistent) = Candidates::new(position);
        Self {
            root: candidates.state().clone(),
            candidates,
            consistent,
            rng: seed.rng(),
            probe_values: WideMean::default(),
        }
    }

    /// Runs one more probe.
    pub fn probe(&mut self) {
        match self.run_probe() {
            Some(product) => self.probe_values.add(product),
            None => self.probe_values.add_zero(),
        }
    }

    /// The value of one probe: the product of the branching factors; `None` if it ended without a
    /// solution.
    fn run_probe(&mut self) -> Option<WideProduct> {
        let candidates = &mut self.candidates;
        let mut product = WideProduct::ONE;
        candidates.reset(&self.root);
        let mut is_consistent = self.consistent;
        while is_consistent && candidates.blanks() > 0 {
            let (site, options) = choose_branch(candidates, Branching::CellsAndPlaces, None);
            let count = options.count_ones();
            product.multiply(count);
            let bit = nth_bit(options, self.rng.random_range(0..count));
            let (cell, digit) = site.option_at(bit, candidates.houses());
            is_consistent = candidates.place(cell, digit);
        }
        is_consistent.then_some(product)
    }

    /// The number of probes so far.
    pub fn probes(&self) -> u64 {
        self.probe_values.count()
    }

    /// The number of probes that ended at a solution.
    pub fn hits(&self) -> u64 {
        self.probe_values.positive()
    }

    /// The estimated number of solutions: the mean over all probes. Infinite if the mean exceeds the range of
    /// an `f64`.
    pub fn mean(&self) -> f64 {
        self.probe_values.mean()
    }

    /// The decimal logarithm of the estimated number of solutions; −∞ while no probe has reached a solution.
    pub fn log10(&self) -> f64 {
        self.probe_values.log10()
    }

    /// The standard error of [`mean`](Self::mean) divided by the mean. Infinite before the second probe, and
    /// while no probe has reached a solution.
    pub fn relative_error(&self) -> f64 {
        self.probe_values.relative_standard_error()
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Grid, ParseOptions, Shape, parse};
    use sudoku_search::Limits;

    use super::*;

    /// An estimate from this number of probes.
    fn estimate(grid: &Grid, probes: u64, seed: u32) -> SolutionEstimate {
        let position = Position::new(grid).expect("no duplicate digit");
        let mut estimate = SolutionEstimate::new(&position, Seed(seed));
        for _ in 0..probes {
            estimate.probe();
        }
        estimate
    }

    /// The empty grid of this side.
    fn empty_grid(side: usize) -> Grid {
        Grid::empty(Shape::of_side(side).expect("a shape"))
    }

    fn puzzle(text: &str) -> Grid {
        parse(text, ParseOptions::default()).expect("a puzzle").grid
    }

    /// The difference from the true value, in standard errors.
    fn standard_errors_from(estimate: &SolutionEstimate, truth: f64) -> f64 {
        (estimate.mean() - truth) / (estimate.mean() * estimate.relative_error())
    }

    #[test]
    fn the_mean_agrees_with_exact_counts() {
        for seed in 1..=5 {
            let estimate_4 = estimate(&empty_grid(4), 2000, seed);
            assert!(
                standard_errors_from(&estimate_4, 288.0).abs() < 3.0,
                "{} of 288",
                estimate_4.mean()
            );
            assert!(estimate_4.relative_error() < 0.05);
            // The known number: 28 200 960 for the 6×6 grid with boxes of 2×3.
            let estimate_6 = estimate(&empty_grid(6), 4000, seed);
            let deviation = standard_errors_from(&estimate_6, 28_200_960.0);
            assert!(deviation.abs() < 3.0, "{} of 28200960", estimate_6.mean());
            assert!(estimate_6.relative_error() < 0.05);
        }
    }

    #[test]
    fn estimates_agree_with_counts_of_puzzles_with_many_solutions() {
        let text = include_str!("../../../tests/puzzles/many-solutions-1000.txt");
        let kernel = crate::quickest(Shape::NINE);
        let mut outlier_count = 0;
        let mut deviation_sum = 0.0;
        let lines: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let sample = lines.iter().step_by(lines.len() / 40);
        for line in sample.clone() {
            let grid = puzzle(&line[..81]);
            let no_limits = Limits {
                solutions: 0,
                steps: None,
            };
            let answers = kernel.solve_many(Shape::NINE, grid.digits(), no_limits);
            let exact_count = f64::from(answers.expect("complete").counts[0]);
            let estimated = estimate(&grid, 3000, 1);
            let deviation = standard_errors_from(&estimated, exact_count);
            outlier_count += usize::from(deviation.abs() > 2.0);
            deviation_sum += deviation;
        }
        // One in twenty is expected beyond two standard errors; on average the deviations cancel
        // out.
        let puzzle_count = sample.count();
        assert!(
            puzzle_count >= 40 && outlier_count <= puzzle_count / 8,
            "{outlier_count} of {puzzle_count}"
        );
        #[expect(clippy::cast_precision_loss, reason = "small")]
        let mean_deviation = deviation_sum / puzzle_count as f64;
        assert!(mean_deviation.abs() < 0.5, "{mean_deviation} on average");
    }

    #[test]
    fn the_estimate_for_the_empty_grid_agrees_with_the_literature() {
        // Felgenhauer and Jarvis 2005: 6 670 903 752 021 072 936 960.
        let estimate_9 = estimate(&empty_grid(9), 5000, 1);
        assert!(standard_errors_from(&estimate_9, 6.670_903_752_021_073e21).abs() < 3.0);
        assert!(
            estimate_9.relative_error() < 0.2,
            "{}",
            estimate_9.relative_error()
        );
    }

    #[test]
    fn the_largest_grid_has_an_estimate_beyond_a_float() {
        // Published estimates are about 4 × 10^308.
        let estimate_25 = estimate(&empty_grid(25), 60, 1);
        assert!(estimate_25.hits() > 10, "{}", estimate_25.hits());
        let log10 = estimate_25.log10();
        assert!((300.0..315.0).contains(&log10), "{log10}");
    }

    #[test]
    fn estimates_are_about_1_for_unique_puzzles_and_0_for_unsolvable_ones() {
        let unique_puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let unique_estimate = estimate(&puzzle(unique_puzzle), 10, 1);
        assert_eq!(
            (unique_estimate.hits(), unique_estimate.mean()),
            (10, 1.0),
            "singles solve it"
        );
        assert_eq!(unique_estimate.relative_error().to_bits(), 0);
        let mut grid = puzzle(unique_puzzle);
        grid.set(2, 1);
        let unsolvable_estimate = estimate(&grid, 10, 1);
        assert_eq!(
            (unsolvable_estimate.hits(), unsolvable_estimate.mean()),
            (0, 0.0)
        );
        assert!(unsolvable_estimate.relative_error().is_infinite());
    }
}
