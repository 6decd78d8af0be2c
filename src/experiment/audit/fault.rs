use sudoku_grid::{ParseError, SolutionFault};
use thiserror::Error;

use crate::RecordError;

/// An error in a record.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub(super) enum RecordFault {
    #[error(transparent)]
    Row(#[from] RecordError),
    #[error("a number is not in the format of a record")]
    Spelling,
    #[error("task {task} does not belong to shard {number} of {of}")]
    OtherShard { task: u64, number: u64, of: u64 },
    #[error("task {task} comes after a later task: the record occurs twice or is out of order")]
    Order { task: u64 },
    #[error("many records are missing before this line, from task {from} on")]
    ManyMissing { from: u64 },
    #[error("the record of task {task} is missing before this line")]
    OneMissing { task: u64 },
    #[error("{missing} records are missing before this line, from task {from} on")]
    Missing { missing: usize, from: u64 },
    #[error("{column}: expected {expected} for this task, found {found}")]
    Field {
        column: &'static str,
        found: String,
        expected: String,
    },
    #[error("set: the definition has no set {name}")]
    Set { name: String },
    #[error("set, line or puzzle: the record in {first} has a different value for the same puzzle")]
    Puzzle { first: String },
    #[error("{column}: {error}")]
    Grid {
        column: &'static str,
        error: ParseError,
    },
    #[error("{column}: the value is not in the format of a record")]
    GridSpelling { column: &'static str },
    #[error("solution: present, but the outcome is {outcome}")]
    UnexpectedSolution { outcome: String },
    #[error("solution: missing, but the outcome is solved")]
    NoSolution,
    #[error("solution: does not solve the puzzle: {0}")]
    WrongSolution(SolutionFault),
    #[error("{column}: has a value, but the outcome is invalid")]
    FigureOfInvalid { column: String },
    #[error("outcome: invalid, but no givens conflict and {algorithm} accepts the puzzle")]
    NotInvalid { algorithm: &'static str },
    #[error("outcome: there is no outcome {outcome}")]
    Outcome { outcome: String },
    #[error("outcome: {outcome}, but givens conflict")]
    ConflictingGivens { outcome: String },
    #[error("outcome: unsolvable, but {contestant} cannot prove unsolvability")]
    Unproven { contestant: String },
    #[error("outcome: time, but the budget has no time limit")]
    NoTimeLimit,
    #[error("{column}: the value is missing")]
    NoFigure { column: String },
    #[error("{column}: {algorithm} has no such counter")]
    Uncounted {
        column: String,
        algorithm: &'static str,
    },
    #[error("solutions: expected {expected} for the outcome {outcome}, found {found}")]
    Solutions {
        found: u64,
        outcome: String,
        expected: u64,
    },
    #[error("conflicts: {conflicts}, but at most {max} are possible")]
    Conflicts { conflicts: u32, max: u32 },
    #[error("steps: {steps}, but the budget is {limit}")]
    Steps { steps: u64, limit: u64 },
    #[error("outcome: steps, but {steps} steps differ from the budget")]
    StepsLeft { steps: u64 },
    #[error("{column}: {value}, but there are only {nodes} nodes")]
    Nodes {
        column: &'static str,
        value: u64,
        nodes: u64,
    },
}
