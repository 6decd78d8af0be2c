use std::fmt::Write as _;

use sudoku_solvers::learned::{Network, NetworkSize, Pool};
use thiserror::Error;

use crate::recipe::{Recipe, RecipeError};
use crate::session::SessionRecipe;

/// A trained network with the recipe of its training, as it is saved in a file.
///
/// The file begins with lines of text, `name: value`, of which the first is `sudoku-lab-network: 1`; after an empty line
/// follow the weights as `f32`, little endian, in the order of [`NetworkSize::groups`].
#[derive(Clone, Debug)]
pub struct NetworkFile {
    /// The recipe.
    pub recipe: SessionRecipe,
    /// The number of updates that were made.
    pub updates: u32,
    /// The averaged weights.
    pub network: Network,
}

/// The reason why bytes are not a saved network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NetworkFileError {
    /// The file does not begin with its first line.
    #[error("the file is not a network: it does not begin with `{FIRST_LINE}`")]
    Kind,
    /// The lines of text have no end.
    #[error("no empty line ends the text at the start of the file")]
    Header,
    /// A line is missing, is not understood or has no accepted value.
    #[error("line {line}: {name} must be {allowed}")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// The name that the line must begin with.
        name: &'static str,
        /// The accepted values, in words.
        allowed: &'static str,
    },
    /// The number of bytes after the text does not match the size of the network.
    #[error("the weights take {actual} bytes, but a network of this size has {expected}")]
    Length {
        /// The number of bytes in the file.
        actual: usize,
        /// The number of bytes of the weights.
        expected: usize,
    },
    /// A weight is infinite or not a number.
    #[error("weight {0} is not a finite number")]
    Weight(usize),
}

/// The first line of every file.
const FIRST_LINE: &str = "sudoku-lab-network: 1";

/// The names of the lines after the first one, in their order.
const NAMES: [&str; 12] = [
    "box", "seed", "updates", "features", "hidden", "steps", "segments", "batch", "rate", "pools",
    "extra", "made",
];

impl NetworkFile {
    /// The bytes of the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let SessionRecipe {
            shape,
            extra_givens,
            training,
        } = &self.recipe;
        let pools: Vec<_> = training.pools.iter().map(|pool| pool.id()).collect();
        let values = [
            shape.to_string(),
            training.seed.to_string(),
            training.updates.to_string(),
            training.size.features.to_string(),
            training.size.hidden.to_string(),
            training.steps.to_string(),
            training.segments.1.to_string(),
            training.batch.to_string(),
            training.rate.to_string(),
            pools.join(" "),
            extra_givens.to_string(),
            self.updates.to_string(),
        ];
        let mut text = format!("{FIRST_LINE}\n");
        for (name, value) in NAMES.iter().zip(values) {
            writeln!(text, "{name}: {value}").expect("a string grows");
        }
        text.push('\n');
        let mut bytes = text.into_bytes();
        bytes.extend(
            self.network
                .weights()
                .iter()
                .flat_map(|weight| weight.to_le_bytes()),
        );
        bytes
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    ///
    /// [`NetworkFileError`] with the reason why the bytes are not a saved network, and where.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetworkFileError> {
        let after_first = bytes
            .strip_prefix(FIRST_LINE.as_bytes())
            .and_then(|rest| rest.strip_prefix(b"\n"))
            .ok_or(NetworkFileError::Kind)?;
        let end = (after_first.windows(2).position(|pair| pair == b"\n\n"))
            .ok_or(NetworkFileError::Header)?;
        let text =
            std::str::from_utf8(&after_first[..end]).map_err(|_| NetworkFileError::Header)?;
        let mut lines = text.split('\n');
        let mut number = 1;
        let mut value = |name: &'static str, allowed| {
            number += 1;
            let line = lines
                .next()
                .and_then(|line| line.strip_prefix(name)?.strip_prefix(": "));
            let line = line.ok_or(NetworkFileError::Line {
                line: number,
                name,
                allowed,
            })?;
            Ok((number, line))
        };
        let shape = {
            const ALLOWED: &str = "a box such as 3x3";
            let (line, text) = value("box", ALLOWED)?;
            parse("box", (line, text), ALLOWED)?
        };
        let seed = parse("seed", value("seed", WHOLE)?, WHOLE)?;
        let updates = parse("updates", value("updates", WHOLE)?, WHOLE)?;
        let features = parse("features", value("features", WHOLE)?, WHOLE)?;
        let hidden = parse("hidden", value("hidden", WHOLE)?, WHOLE)?;
        let steps = parse("steps", value("steps", WHOLE)?, WHOLE)?;
        let segments = parse("segments", value("segments", WHOLE)?, WHOLE)?;
        let batch = parse("batch", value("batch", WHOLE)?, WHOLE)?;
        let rate = parse("rate", value("rate", "a number")?, "a number")?;
        let pools = {
            const ALLOWED: &str = "names of pools, separated by blanks";
            let (line, text) = value("pools", ALLOWED)?;
            let pools: Option<Vec<_>> = text.split(' ').map(Pool::find).collect();
            pools.ok_or(NetworkFileError::Line {
                line,
                name: "pools",
                allowed: ALLOWED,
            })?
        };
        let extra_givens = parse("extra", value("extra", WHOLE)?, WHOLE)?;
        let (line, made) = value("made", WHOLE)?;
        let made = parse("made", (line, made), WHOLE)?;
        if made > updates || lines.next().is_some() {
            return Err(NetworkFileError::Line {
                line,
                name: "made",
                allowed: "the last line, with at most the number of updates",
            });
        }
        let recipe = SessionRecipe {
            shape,
            extra_givens,
            training: Recipe {
                seed,
                updates,
                size: NetworkSize { features, hidden },
                steps,
                segments: Recipe::segments_up_to(segments),
                batch,
                rate,
                pools,
            },
        };
        recipe.check().map_err(|RecipeError { field, allowed }| {
            let at = NAMES.iter().position(|&name| name == field).unwrap_or(0);
            NetworkFileError::Line {
                line: at + 2,
                name: field,
                allowed,
            }
        })?;
        let network = read_network(&after_first[end + 2..], recipe.training.size)?;
        Ok(Self {
            network,
            recipe,
            updates: made,
        })
    }
}

/// The accepted values of most lines.
const WHOLE: &str = "a whole number";

/// Parses the value of a line.
fn parse<T: std::str::FromStr>(
    name: &'static str,
    (line, text): (usize, &str),
    allowed: &'static str,
) -> Result<T, NetworkFileError> {
    text.parse().map_err(|_| NetworkFileError::Line {
        line,
        name,
        allowed,
    })
}

/// Reads the weights.
fn read_network(bytes: &[u8], size: NetworkSize) -> Result<Network, NetworkFileError> {
    let (chunks, rest) = bytes.as_chunks();
    let weights: Vec<_> = chunks
        .iter()
        .map(|&chunk| f32::from_le_bytes(chunk))
        .collect();
    if let Some(at) = weights.iter().position(|weight| !weight.is_finite()) {
        return Err(NetworkFileError::Weight(at));
    }
    let network = Network::new(size, weights).filter(|_| rest.is_empty());
    network.ok_or(NetworkFileError::Length {
        actual: bytes.len(),
        expected: 4 * size.weight_count(),
    })
}

#[cfg(test)]
mod tests {
    use sudoku_grid::Shape;
    use sudoku_search::Seed;

    use super::*;

    fn saved() -> NetworkFile {
        let mut recipe = SessionRecipe::for_shape(Shape::new(2, 3).expect("a shape"));
        recipe.training.pools = vec![Pool::Cell, Pool::Box];
        recipe.extra_givens = 3;
        let network = Network::random(recipe.training.size, &mut Seed(1).rng());
        NetworkFile {
            recipe,
            updates: 77,
            network,
        }
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let file = saved();
        let read = NetworkFile::from_bytes(&file.to_bytes()).expect("it was written");
        assert_eq!((&read.recipe, read.updates), (&file.recipe, 77));
        assert_eq!(read.network.weights(), file.network.weights());
    }

    #[test]
    fn errors_say_where_and_why() {
        let bytes = saved().to_bytes();
        let error = |bytes: &[u8]| {
            NetworkFile::from_bytes(bytes)
                .expect_err("damaged")
                .to_string()
        };
        assert!(error(b"hello").starts_with("the file is not a network"));
        assert!(error(&bytes[..40]).starts_with("no empty line"));
        assert!(error(&bytes[..bytes.len() - 2]).starts_with("the weights take"));
        let replaced = |from: &str, to: &str| {
            let at = bytes
                .windows(from.len())
                .position(|part| part == from.as_bytes())
                .expect(from);
            [&bytes[..at], to.as_bytes(), &bytes[at + from.len()..]].concat()
        };
        assert_eq!(
            error(&replaced("features: 16", "features: 6")),
            "line 5: features must be a multiple of 4 from 4 to 64"
        );
        assert_eq!(
            error(&replaced("seed: 1", "seed: x")),
            "line 3: seed must be a whole number"
        );
        assert_eq!(
            error(&replaced("pools: cell box", "pools: house")),
            "line 11: pools must be names of pools, separated by blanks"
        );
        assert_eq!(
            error(&replaced("box: 2x3", "box: 2x")),
            "line 2: box must be a box such as 3x3"
        );
        assert_eq!(
            error(&replaced("batch: 16\n", "")),
            "line 9: batch must be a whole number"
        );
        assert!(
            error(&replaced("made: 77", "made: 7777"))
                .starts_with("line 13: made must be the last line")
        );
        assert!(error(&replaced("made: 77", "made: 77\nmore: 1")).starts_with("line 13: made"));
        let mut infinite = bytes.clone();
        let last = infinite.len() - 4;
        infinite[last..].copy_from_slice(&f32::INFINITY.to_le_bytes());
        assert!(error(&infinite).ends_with("is not a finite number"));
    }
}
