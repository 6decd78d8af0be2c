//! The commands, one file each: the arguments of a command and its implementation.

pub(crate) mod canon;
mod compare;
pub(crate) mod completions;
pub(crate) mod ease;
pub(crate) mod experiment;
pub(crate) mod generate;
pub(crate) mod list;
pub(crate) mod logic;
pub(crate) mod man;
pub(crate) mod rate;
pub(crate) mod solve;
pub(crate) mod train;
pub(crate) mod tune;
