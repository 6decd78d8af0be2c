//! Sudoku solvers of users: modules in WebAssembly, run by an interpreter in a sandbox.
//!
//! `docs/own-solver.md` of the project specifies the exports and imports of a module. A module can call nothing but
//! the three functions that are specified there, its fuel and memory are limited, and its random numbers depend on the
//! seed of the run alone. A run is therefore the same on every machine, and the same as on the page, where the browser
//! executes the module.
//!
//! [`open`] checks a module and makes an [`Algorithm`] of it, which runs in the way of every other algorithm: the same
//! limits, records and verifier. A module that fails during a run, for example because its fuel is used up, ends this
//! run with [`Outcome::Crashed`](sudoku_search::Outcome::Crashed), and
//! [`SearchFault::Failed`](sudoku_search::SearchFault::Failed) says where and why.
#![forbid(unsafe_code)]

mod about;
mod error;
mod instance;
mod json;
mod limits;
mod module;
mod params;
mod random;
mod search;
#[cfg(test)]
mod tests;
mod trap;

use std::sync::Arc;

use sudoku_grid::Position;
use sudoku_search::{
    Algorithm, DynamicAlgorithm, DynamicDeclaration, DynamicSearch, Setup, StartError,
    dynamic_algorithm,
};

pub use error::GuestError;
pub use limits::GuestLimits;

use about::{About, GuestParam};
use module::Compiled;
use search::{Counts, GuestSearch};

/// Checks a module and makes a solver of it, with this id. The module is kept until the process ends.
///
/// # Errors
///
/// [`GuestError`] if the bytes are not a WebAssembly module, an export is missing or has a wrong type, the module
/// imports anything unknown, or its description is wrong.
pub fn open(
    id: &str,
    bytes: &[u8],
    limits: GuestLimits,
) -> Result<&'static dyn Algorithm, GuestError> {
    let module = Arc::new(Compiled::new(bytes, limits)?);
    let mut instance = module.instantiate(0).map_err(GuestError::Call)?;
    let json = instance.text("about").map_err(GuestError::Call)?;
    let About {
        info,
        random,
        params,
        series,
        counters,
    } = about::read(id, &json)?;
    let lists = [
        ("params", params.len()),
        ("sample", series.len()),
        ("counters", counters.len()),
    ];
    for (name, count) in lists {
        if count > 0 && !module.exports(name) {
            return Err(GuestError::Missing(format!(
                "{name}, which is needed for {count} entries of “about”"
            )));
        }
    }
    let counts = Counts {
        series: series.len(),
        counters: counters.len(),
    };
    let declaration = DynamicDeclaration {
        info,
        params: params.iter().map(|param| param.spec.clone()).collect(),
        series,
        counters,
        random: random.unwrap_or_else(|| draws_random_numbers(bytes)),
    };
    let guest = Guest {
        module,
        params,
        counts,
    };
    Ok(dynamic_algorithm(declaration, guest))
}

/// A solver in a module.
struct Guest {
    module: Arc<Compiled>,
    params: Vec<GuestParam>,
    counts: Counts,
}

impl DynamicAlgorithm for Guest {
    fn check(&self, setup: &Setup) -> Result<(), StartError> {
        params::values(&self.params, setup).map(|_| ())
    }

    fn start(&self, position: &Position, setup: &Setup) -> Box<dyn DynamicSearch> {
        let values = params::values(&self.params, setup).unwrap_or_default();
        let counts = self.counts;
        let search = GuestSearch::start(&self.module, position, setup.seed, &values, counts);
        Box::new(search)
    }
}

/// Returns `true` if the bytes of a module contain the names of an import that draws a random number: `own` and
/// `random`, or `env` and `seed`, as words with one or two other bytes between them. The page uses the same test.
fn draws_random_numbers(bytes: &[u8]) -> bool {
    [("own", "random"), ("env", "seed")]
        .iter()
        .any(|(from, name)| has_words(bytes, from.as_bytes(), name.as_bytes()))
}

fn has_words(bytes: &[u8], from: &[u8], name: &[u8]) -> bool {
    let is_word =
        |at: Option<&u8>| at.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
    let starts = bytes.windows(from.len()).enumerate();
    let mut starts = starts
        .filter(|(_, window)| *window == from)
        .map(|(at, _)| at);
    starts.any(|start| {
        let end = start + from.len();
        let begins_word = start == 0 || !is_word(bytes.get(start - 1));
        begins_word
            && (1..=2).any(|gap| {
                let is_gap = (end..end + gap).all(|at| !is_word(bytes.get(at)));
                let rest = bytes.get(end + gap..).unwrap_or_default();
                is_gap && rest.starts_with(name) && !is_word(rest.get(name.len()))
            })
    })
}

/// The examples of the README, which `cargo test` runs.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
