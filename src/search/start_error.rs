use std::fmt;
use std::sync::Arc;

use sudoku_grid::{Argument, Message, Template};
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
        /// The accepted values; `None` if the parameter does not exist.
        allowed: Option<Arc<Message>>,
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
    /// Any other reason, as a sentence without placeholders.
    Other(&'static Template),
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

static OTHER_ALGORITHM: Template = Template {
    id: "start.algorithm",
    text: "the algorithm {id} is not available here",
};
static UNKNOWN_PRESET: Template = Template {
    id: "start.preset",
    text: "there is no preset {id}",
};
static UNKNOWN_PARAMETER: Template = Template {
    id: "start.unknown-parameter",
    text: "{id} = {value}: no such parameter",
};
static WRONG_PARAMETER_TYPE: Template = Template {
    id: "start.parameter-type",
    text: "{id} = {value}: wrong type; the value must be {allowed}",
};
static PARAMETER_OUT_OF_RANGE: Template = Template {
    id: "start.parameter-range",
    text: "{id} = {value}: out of range; the value must be {allowed}",
};
static OTHER_SIDE: Template = Template {
    id: "start.side",
    text: "this algorithm solves only grids of side {min}, not {side}",
};
static SIDE_OUT_OF_RANGE: Template = Template {
    id: "start.sides",
    text: "this algorithm solves grids of side {min} to {max}, not {side}",
};
static INCOMPLETE: Template = Template {
    id: "start.incomplete",
    text: "this algorithm is incomplete, so it can search for only one solution",
};
static INDIVISIBLE: Template = Template {
    id: "start.indivisible",
    text: "the search of this setup cannot be split",
};
static FAULTY: Template = Template {
    id: "start.faulty",
    text: "{fault}",
};

impl StartError {
    /// The reason as a message.
    #[cold]
    pub fn message(&self) -> Message {
        let text = |text: &str| Argument::Text(text.to_owned());
        match self {
            Self::Algorithm { id } => Message::new(&OTHER_ALGORITHM, vec![("id", text(id))]),
            Self::Preset { id } => Message::new(&UNKNOWN_PRESET, vec![("id", text(id))]),
            Self::Param {
                id,
                value,
                error,
                allowed,
            } => {
                let template = match error {
                    ParamError::Unknown => &UNKNOWN_PARAMETER,
                    ParamError::Type => &WRONG_PARAMETER_TYPE,
                    ParamError::Range => &PARAMETER_OUT_OF_RANGE,
                };
                let allowed = allowed.iter().cloned().collect();
                Message::new(
                    template,
                    vec![
                        ("id", text(id)),
                        ("value", text(value)),
                        ("allowed", Argument::Messages(allowed)),
                    ],
                )
            }
            Self::Size { side, min, max } => {
                let number = |value: usize| Argument::Number(value as u64);
                Message::new(
                    if min == max {
                        &OTHER_SIDE
                    } else {
                        &SIDE_OUT_OF_RANGE
                    },
                    vec![
                        ("side", number(*side)),
                        ("min", number(*min)),
                        ("max", number(*max)),
                    ],
                )
            }
            Self::Incomplete => Message::new(&INCOMPLETE, vec![]),
            Self::Indivisible => Message::new(&INDIVISIBLE, vec![]),
            Self::Faulty(fault) => Message::new(&FAULTY, vec![("fault", text(&fault.to_string()))]),
            Self::Other(template) => Message::new(template, vec![]),
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
