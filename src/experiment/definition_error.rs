use thiserror::Error;

/// The reason why a definition does not describe an experiment that can be run.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
#[non_exhaustive]
pub struct DefinitionError {
    /// A stable identifier of the reason for programs, one of the codes of
    /// [`StartError::code`](sudoku_search::StartError::code).
    pub code: &'static str,
    pub(crate) message: String,
}

impl DefinitionError {
    /// An error with the code `refused`.
    pub fn refused(message: String) -> Self {
        let code = "refused";
        Self { code, message }
    }
}
