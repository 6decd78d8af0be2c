use thiserror::Error;

/// The reason why a file is not a solver that can run.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum GuestError {
    /// The file is not WebAssembly, or not valid.
    #[error("the file is not a valid WebAssembly module: {0}")]
    Invalid(String),
    /// The module lacks exports.
    #[error("the module does not export {0}")]
    Missing(String),
    /// An export or an import does not have the type that `docs/own-solver.md` specifies.
    #[error("“{name}” has the type {found}, but the type must be {expected}")]
    Type {
        /// The name of the export or import.
        name: String,
        /// Its type in the module.
        found: String,
        /// The specified type.
        expected: &'static str,
    },
    /// The module imports functions that do not exist.
    #[error(
        "the module imports {0}; only own.random, env.abort and env.seed are provided, so the module must be built for \
         wasm32-unknown-unknown, without WASI"
    )]
    Import(String),
    /// A call that is made before any run failed.
    #[error("{0}")]
    Call(String),
    /// The description of the solver is wrong.
    #[error("“about”: {0}")]
    About(String),
}
