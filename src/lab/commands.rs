//! What can be asked, a file each: its arguments, and what is done with them.

pub(crate) mod canon;
mod compare;
pub(crate) mod ease;
pub(crate) mod experiment;
pub(crate) mod generate;
pub(crate) mod list;
pub(crate) mod logic;
pub(crate) mod rate;
pub(crate) mod solve;
