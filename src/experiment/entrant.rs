use std::fmt;

use sudoku_generator::{GENERATORS, find};
use sudoku_search::{Algorithm, Kind, Nature, Refusal, Setup};
use sudoku_solvers::SOLVERS;

use crate::Definition;

/// What was asked for and cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// A name a program can tell it by, of those that [`Refusal::code`] gives.
    pub code: &'static str,
    message: String,
}

impl Wrong {
    /// What is asked in another way than it can be.
    pub fn refused(message: String) -> Self {
        let code = "refused";
        Self { code, message }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// A contestant, ready to be run.
pub struct Entrant {
    /// What the records call it.
    pub title: String,
    /// What it is.
    pub algorithm: &'static dyn Algorithm,
    /// As it is run, but for the seed.
    pub setup: Setup,
    /// Whether its seed makes a difference.
    pub random: bool,
}

impl Definition {
    /// The contestants in order.
    ///
    /// # Errors
    ///
    /// If there is no such solver, or it does not take what is set.
    pub fn entrants(&self) -> Result<Vec<Entrant>, Wrong> {
        let entrants = self.contestants.iter().map(|contestant| {
            let setup = contestant.setup(&self.budget);
            let (algorithm, nature) = find_checked(&setup, Kind::Solver)?;
            Ok(Entrant {
                title: contestant.title(),
                algorithm,
                setup,
                random: nature.random,
            })
        });
        entrants.collect()
    }
}

/// The algorithm of a setup, and what it is, set up like this; says at once what would be refused for every
/// puzzle.
///
/// # Errors
///
/// If there is none of this kind, or it does not take what is set.
pub fn find_checked(setup: &Setup, kind: Kind) -> Result<(&'static dyn Algorithm, Nature), Wrong> {
    let found = find(&setup.algorithm).filter(|found| found.info().kind == kind);
    let algorithm = found.ok_or_else(|| unknown(&setup.algorithm, kind))?;
    let info = algorithm.info();
    match algorithm.check(setup, info.least_shape()) {
        Ok(nature) => Ok((algorithm, nature)),
        Err(refusal) => Err(Wrong {
            code: refusal.code(),
            message: match refusal {
                Refusal::Preset { id } => {
                    let presets = algorithm.presets().iter();
                    let known: Vec<_> = presets.map(|preset| preset.id).collect();
                    let known = known.join(", ");
                    format!("{} has no preset {id}; it has {known}", info.id)
                }
                refusal => format!("{}: {refusal}", info.id),
            },
        }),
    }
}

fn unknown(id: &str, kind: Kind) -> Wrong {
    let (what, all) = match kind {
        Kind::Generator => ("generator", GENERATORS),
        _ => ("solver", SOLVERS),
    };
    let ids: Vec<_> = all.iter().map(|one| one.info().id).collect();
    let known = ids.join(", ");
    Wrong {
        code: "unknown-algorithm",
        message: format!("there is no {what} {id}; there are {known}"),
    }
}
