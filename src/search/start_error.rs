use std::fmt;

use thiserror::Error;

use crate::{ParamError, SearchFault};

/// The reason why an algorithm does not start with a setup on a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StartError {
    /// The setup names another algorithm.
    Algorithm {
        /// The id that the setup names.
        id: String,
    },
    /// The algorithm has no preset with this id.
    Preset {
        /// The id that the setup names.
        id: String,
    },
    /// A parameter does not exist or does not accept its value.
    Param {
        /// The id of the parameter.
        id: String,
        /// The value, as text.
        value: String,
        /// The reason why the parameter does not accept the value.
        error: ParamError,
        /// The accepted values in words; empty if the parameter does not exist.
        allowed: String,
    },
    /// The side of the grid is outside the range of the algorithm.
    Size {
        /// The side of the grid.
        side: usize,
        /// The smallest side accepted.
        min: usize,
        /// The largest side accepted.
        max: usize,
    },
    /// All solutions, or several, were requested of a search that is not complete.
    Incomplete,
    /// The work on one puzzle cannot be split into parts with this setup.
    Indivisible,
    /// The search broke its contract.
    Faulty(SearchFault),
    /// Any other reason, in words.
    Other(&'static str),
}

impl StartError {
    /// A stable identifier of the reason for programs, in `kebab-case`.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Algorithm { .. } => "unknown-algorithm",
            Self::Preset { .. } => "unknown-preset",
            Self::Param { error, .. } => match error {
                ParamError::Unknown => "unknown-param",
                ParamError::Type => "param-type",
                ParamError::Range => "param-range",
            },
            Self::Size { .. } => "size",
            Self::Incomplete => "incomplete",
            Self::Indivisible => "indivisible",
            Self::Faulty(_) => "crashed",
            Self::Other(_) => "refused",
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Algorithm { id } => write!(f, "it is not the algorithm {id}"),
            Self::Preset { id } => write!(f, "there is no preset {id}"),
            Self::Param {
                id,
                value,
                error,
                allowed,
            } => {
                write!(f, "{id} = {value}: {error}")?;
                if !allowed.is_empty() {
                    write!(f, "; it must be {allowed}")?;
                }
                Ok(())
            }
            Self::Size { side, min, max } if min == max => {
                write!(f, "it takes grids of side {min} only, not {side}")
            }
            Self::Size { side, min, max } => {
                write!(f, "it takes grids of side {min} to {max}, not {side}")
            }
            Self::Incomplete => {
                f.write_str("it is not complete, so it can look for one solution only")
            }
            Self::Indivisible => {
                f.write_str("as it is set up, its work on one puzzle cannot be split into parts")
            }
            Self::Faulty(fault) => fault.fmt(f),
            Self::Other(reason) => f.write_str(reason),
        }
    }
}
