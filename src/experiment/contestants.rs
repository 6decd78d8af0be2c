use sudoku_grid::Shape;
use sudoku_search::{Algorithm, Capabilities, Kind, Registry, Setup, StartError};

use crate::{Definition, DefinitionError, OWN};

/// A contestant with its algorithm, ready to run.
#[non_exhaustive]
pub struct PreparedContestant {
    /// The name in records.
    pub title: String,
    /// The algorithm that runs.
    pub algorithm: &'static dyn Algorithm,
    /// The setup of the runs; the seed of each task replaces the seed of the setup.
    pub setup: Setup,
    /// `true` if the result depends on the seed.
    pub random: bool,
    /// `true` if the solver can prove that a puzzle has no solution.
    pub complete: bool,
    /// `true` if the solver is a file of the user. The program does not vouch for its counters and its claims.
    pub own: bool,
}

impl Definition {
    /// The contestants in the order of the definition, with their solvers from a registry.
    ///
    /// # Errors
    ///
    /// [`DefinitionError`] if the registry has no solver with the id of a contestant, or the solver does not accept its preset or
    /// its parameters.
    pub fn prepare_contestants(
        &self,
        registry: &Registry,
    ) -> Result<Vec<PreparedContestant>, DefinitionError> {
        let contestants = self.contestants.iter().map(|contestant| {
            let setup = contestant.setup(&self.budget);
            let (algorithm, capabilities) = find_checked(registry, &setup)?;
            Ok(PreparedContestant {
                title: contestant.title(),
                algorithm,
                setup,
                random: capabilities.random,
                complete: capabilities.complete,
                own: contestant.algorithm == OWN,
            })
        });
        contestants.collect()
    }
}

/// The solver of a setup, and its [`Capabilities`] with the parameters of the setup.
///
/// # Errors
///
/// [`DefinitionError`] if the registry has no solver of this id, or the solver refuses the preset or the parameters.
pub fn find_checked(
    registry: &Registry,
    setup: &Setup,
) -> Result<(&'static dyn Algorithm, Capabilities), DefinitionError> {
    let algorithm = find_of_kind(registry, setup, Kind::Solver)?;
    let capabilities = check_setup(algorithm, setup, algorithm.info().smallest_shape())?;
    Ok((algorithm, capabilities))
}

/// The generator of a setup.
///
/// # Errors
///
/// [`DefinitionError`] if the registry has no generator with the id in the setup, or the generator does not accept the
/// setup or the shape.
pub(crate) fn find_generator(
    registry: &Registry,
    setup: &Setup,
    shape: Shape,
) -> Result<&'static dyn Algorithm, DefinitionError> {
    let algorithm = find_of_kind(registry, setup, Kind::Generator)?;
    check_setup(algorithm, setup, shape)?;
    Ok(algorithm)
}

/// The algorithm of a setup.
///
/// # Errors
///
/// [`DefinitionError`] if the registry has no algorithm of this kind with the id in the setup.
fn find_of_kind(
    registry: &Registry,
    setup: &Setup,
    kind: Kind,
) -> Result<&'static dyn Algorithm, DefinitionError> {
    let algorithm = registry.find(&setup.algorithm);
    let algorithm = algorithm.filter(|algorithm| algorithm.info().kind == kind);
    algorithm.ok_or_else(|| unknown_algorithm(registry, &setup.algorithm, kind))
}

/// Checks that an algorithm accepts a setup for grids of a shape, and returns its capabilities with this setup.
///
/// # Errors
///
/// [`DefinitionError`] if the algorithm does not accept the setup or the shape. If the preset does not exist, the
/// message lists those that do.
fn check_setup(
    algorithm: &dyn Algorithm,
    setup: &Setup,
    shape: Shape,
) -> Result<Capabilities, DefinitionError> {
    let id = algorithm.info().id;
    algorithm
        .check(setup, shape)
        .map_err(|refusal| DefinitionError {
            code: refusal.code(),
            message: match refusal {
                StartError::Preset { id: preset } => {
                    let presets = algorithm.presets().iter();
                    let known_ids: Vec<_> = presets.map(|preset| preset.id).collect();
                    if known_ids.is_empty() {
                        format!("{id} has no preset {preset}: it has no presets")
                    } else {
                        let known_ids = known_ids.join(", ");
                        format!("{id} has no preset {preset}; available: {known_ids}")
                    }
                }
                refusal => format!("{id}: {refusal}"),
            },
        })
}

/// The error of an id that no algorithm of this kind in the registry has.
fn unknown_algorithm(registry: &Registry, id: &str, kind: Kind) -> DefinitionError {
    let kind_name = kind.id();
    let ids: Vec<_> = registry.of_kind(kind).map(|one| one.info().id).collect();
    let known_ids = ids.join(", ");
    DefinitionError {
        code: "unknown-algorithm",
        message: format!("there is no {kind_name} {id}; available: {known_ids}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_preset_or_parameter_is_reported_with_the_known_ones() {
        let mut no_preset_count = 0;
        let registry = sudoku_solvers::registry();
        for solver in registry.iter() {
            let with_wrong_preset = Setup {
                preset: Some("zz".to_owned()),
                ..solver.setup()
            };
            for setup in [with_wrong_preset, solver.setup().param("zz", "1")] {
                let Err(error) = find_checked(&registry, &setup) else {
                    panic!("{setup} was taken");
                };
                let message = error.to_string();
                assert!(message.contains("zz"), "{message}");
                assert!(
                    message.ends_with(|last: char| last.is_alphanumeric()),
                    "{message}"
                );
                assert!(!message.ends_with(" it has"), "{message}");
                no_preset_count += usize::from(message.ends_with("it has no presets"));
            }
        }
        assert!(no_preset_count > 0, "some solver has no presets");
    }
}
