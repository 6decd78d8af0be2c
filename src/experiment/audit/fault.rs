use sudoku_grid::{ParseError, SolutionFault};
use thiserror::Error;

use crate::RecordError;

/// An error in a record.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub(super) enum RecordFault {
    #[error(transparent)]
    Row(#[from] RecordError),
    #[error("a number is not written as in a record")]
    Spelling,
    #[error("task {task} does not belong to shard {number} of {of}")]
    OtherShard { task: u64, number: u64, of: u64 },
    #[error("task {task} comes after a later task: the record is there twice or out of order")]
    Order { task: u64 },
    #[error("many records are missing before this line, from task {from} on")]
    ManyMissing { from: u64 },
    #[error("the record of task {task} is missing before this line")]
    OneMissing { task: u64 },
    #[error("{missing} records are missing before this line, from task {from} on")]
    Missing { missing: usize, from: u64 },
    #[error("{column}: {found}, where the task has {expected}")]
    Field {
        column: &'static str,
        found: String,
        expected: String,
    },
    #[error("set: the definition has no set {name}")]
    Set { name: String },
    #[error("set, line or puzzle: {first} has another one for the same puzzle")]
    Puzzle { first: String },
    #[error("{column}: {error}")]
    Grid {
        column: &'static str,
        error: ParseError,
    },
    #[error("{column}: it is not written as in a record")]
    GridSpelling { column: &'static str },
    #[error("solution: there is one, but the outcome is {outcome}")]
    UnexpectedSolution { outcome: String },
    #[error("solution: it is missing, but the outcome is solved")]
    NoSolution,
    #[error("solution: it does not solve the puzzle: {0}")]
    WrongSolution(SolutionFault),
    #[error("{column}: there is a figure, but the outcome is invalid")]
    FigureOfInvalid { column: String },
    #[error("outcome: invalid, but no givens conflict and {algorithm} takes the puzzle")]
    NotInvalid { algorithm: &'static str },
    #[error("outcome: there is no outcome {outcome}")]
    Outcome { outcome: String },
    #[error("outcome: {outcome}, but givens conflict")]
    ConflictingGivens { outcome: String },
    #[error("outcome: unsolvable, but {contestant} cannot prove that")]
    Unproven { contestant: String },
    #[error("outcome: time, but the budget has no seconds")]
    NoTimeLimit,
    #[error("{column}: the figure is missing")]
    NoFigure { column: String },
    #[error("{column}: {algorithm} counts none")]
    Uncounted {
        column: String,
        algorithm: &'static str,
    },
    #[error("solutions: {found}, where a run with the outcome {outcome} has {expected}")]
    Solutions {
        found: u64,
        outcome: String,
        expected: u64,
    },
    #[error("conflicts: {conflicts}, where at most {max} are possible")]
    Conflicts { conflicts: u32, max: u32 },
    #[error("steps: {steps}, where the budget is {limit}")]
    Steps { steps: u64, limit: u64 },
    #[error("outcome: steps, but {steps} steps are not the budget")]
    StepsLeft { steps: u64 },
    #[error("{column}: {value}, where there are {nodes} nodes")]
    Nodes {
        column: &'static str,
        value: u64,
        nodes: u64,
    },
}
