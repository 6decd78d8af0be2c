use sudoku_grid::Shape;
use sudoku_solvers::learned::{NetworkSize, Pool};
use thiserror::Error;

/// Everything that determines a training except its examples.
#[derive(Clone, Debug, PartialEq)]
pub struct Recipe {
    /// The seed of the first weights, of the examples and of their order.
    pub seed: u32,
    /// The number of updates of the weights; the learning rate falls to its minimum at the last one.
    pub updates: u32,
    /// The size of the network.
    pub size: NetworkSize,
    /// The number of message-passing steps through which the gradient is propagated back.
    pub steps: usize,
    /// The smallest and the largest number of such segments after which a puzzle that is not solved is replaced.
    pub segments: (u32, u32),
    /// The number of puzzles per update.
    pub batch: usize,
    /// The highest learning rate.
    pub rate: f32,
    /// The pools whose weights are trained; the weights of all others are 0.
    pub pools: Vec<Pool>,
}

/// A value of a recipe that is not accepted.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field} must be {allowed}")]
pub struct RecipeError {
    /// The name of the field.
    pub field: &'static str,
    /// The accepted values, in words.
    pub allowed: &'static str,
}

impl Recipe {
    /// The recipe with which the page starts for a grid of this shape. The values were chosen by the share of puzzles
    /// solved after trainings with other seeds.
    pub fn for_shape(shape: Shape) -> Self {
        let is_large = shape.side() > 6;
        let width = if is_large { 32 } else { 16 };
        Self {
            seed: 1,
            updates: if is_large { 6000 } else { 600 },
            size: NetworkSize {
                features: width,
                hidden: width,
            },
            steps: 8,
            segments: Self::segments_up_to(if is_large { 12 } else { 6 }),
            batch: 16,
            rate: if is_large { 0.004 } else { 0.006 },
            pools: Pool::ALL.to_vec(),
        }
    }

    /// The numbers of segments for puzzles that are replaced after `most` segments at the latest: from two thirds of it.
    pub fn segments_up_to(most: u32) -> (u32, u32) {
        (most.saturating_mul(2).div_ceil(3), most)
    }

    /// Checks every value.
    ///
    /// # Errors
    ///
    /// [`RecipeError`] with the first field that has no accepted value.
    pub fn check(&self) -> Result<(), RecipeError> {
        let is_width = |width: usize, max| (4..=max).contains(&width) && width.is_multiple_of(4);
        let NetworkSize { features, hidden } = self.size;
        let (least, most) = self.segments;
        let checks = [
            (
                "updates",
                (1..=200_000).contains(&self.updates),
                "a whole number from 1 to 200,000",
            ),
            (
                "features",
                is_width(features, 64),
                "a multiple of 4 from 4 to 64",
            ),
            (
                "hidden",
                is_width(hidden, 128),
                "a multiple of 4 from 4 to 128",
            ),
            (
                "steps",
                (1..=16).contains(&self.steps),
                "a whole number from 1 to 16",
            ),
            (
                "segments",
                (1..=64).contains(&least) && (least..=64).contains(&most),
                "whole numbers from 1 to 64",
            ),
            (
                "batch",
                (1..=64).contains(&self.batch),
                "a whole number from 1 to 64",
            ),
            (
                "rate",
                (1e-5..=0.1).contains(&self.rate),
                "a number from 0.00001 to 0.1",
            ),
            ("pools", !self.pools.is_empty(), "at least one pool"),
        ];
        match checks.into_iter().find(|(_, is_valid, _)| !is_valid) {
            None => Ok(()),
            Some((field, _, allowed)) => Err(RecipeError { field, allowed }),
        }
    }
}
