//! The definition of an experiment, with its plan and the puzzles of its sets.

use js_sys::Error;
use serde::Serialize;
use sudoku_experiment::{
    Definition, DefinitionError, Plan, PreparedContestant, PuzzleSelector, SelectedPuzzle, Set,
    SetGenerator, open_counters,
};
use sudoku_grid::Lines;
use sudoku_search::Setup;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, to_object};
use crate::number::to_number;
use crate::picture::serialize_bytes;
use crate::slice::now;

/// The number of pieces of work on a generated puzzle between two clock reads. They take some milliseconds for the
/// slowest puzzles, which are 25×25.
const PIECES_PER_CLOCK_READ: u64 = 16;

/// The error of an invalid definition, with its code.
fn definition_error(cause: &DefinitionError) -> Error {
    error(cause.code, &cause.to_string())
}

/// The JavaScript object `Prepared`: a definition with the setups and the plan of its runs.
#[derive(Serialize)]
struct Prepared {
    sets: Vec<String>,
    contestants: Vec<String>,
    setups: Vec<Setup>,
    /// The numbers of the first tasks of each contestant on a puzzle, then the number of tasks per puzzle.
    firsts: Vec<f64>,
    seeds: Vec<u32>,
    /// For each contestant, the ids of its counters that have an open column in records.
    counters: Vec<Vec<&'static str>>,
}

/// Parses a definition in JSON and checks it.
fn parse_definition(json: &str) -> Result<Definition, Error> {
    let result = Definition::from_json(json);
    // The JSON text was not written by the user, so the message names the key, but not the line.
    let definition = result.map_err(|reason| {
        let reason = reason.to_string();
        let message = reason
            .rsplit_once(" at line ")
            .map_or(&*reason, |(message, _)| message);
        error("refused", message)
    })?;
    definition
        .check()
        .map_err(|reason| error("refused", &reason.to_string()))?;
    Ok(definition)
}

/// Parses and checks a definition in JSON: `Prepared`.
///
/// # Errors
///
/// `refused` if the definition is invalid; `unknown-algorithm`, `unknown-preset`, `unknown-param`, `param-type` or
/// `param-range` if the algorithm, preset or a parameter of a contestant is.
#[wasm_bindgen]
pub fn experiment(definition: &str) -> Result<JsValue, Error> {
    let definition = parse_definition(definition)?;
    let prepared_contestants = definition
        .prepare_contestants(&sudoku_solvers::registry())
        .map_err(|cause| definition_error(&cause))?;
    let is_random: Vec<_> = prepared_contestants
        .iter()
        .map(|contestant| contestant.random)
        .collect();
    let seeds = definition.seeds.all();
    let plan = Plan::new(0, &is_random, seeds.clone());
    let counters = (prepared_contestants.iter())
        .map(|contestant| open_counters(contestant.algorithm).collect())
        .collect();
    let (contestants, setups) = (prepared_contestants.into_iter())
        .map(|PreparedContestant { title, setup, .. }| (title, setup))
        .unzip();
    to_object(&Prepared {
        sets: definition.sets.iter().map(Set::title).collect(),
        contestants,
        setups,
        firsts: plan.first_tasks().iter().copied().map(to_number).collect(),
        seeds,
        counters,
    })
}

/// The puzzles of a set, which are read from a file or generated.
#[wasm_bindgen]
pub struct Puzzles {
    source: Source,
    /// The puzzles that were read or generated since the last call of [`Puzzles::take`].
    part: SetPart,
}

/// The source of the puzzles of a set.
enum Source {
    /// A file with the selection of its puzzles, and the parser of its lines.
    File(Box<PuzzleSelector>, Lines),
    /// A generator.
    Generator(Box<SetGenerator>),
}

/// The JavaScript object `SetPart`.
#[derive(Default, Serialize)]
struct SetPart {
    lines: Vec<usize>,
    /// The box of consecutive puzzles, `RxC`, and their number.
    boxes: Vec<(String, usize)>,
    #[serde(serialize_with = "serialize_bytes")]
    digits: Vec<u8>,
}

impl SetPart {
    /// Adds a puzzle.
    fn push(&mut self, puzzle: &SelectedPuzzle) {
        self.lines.push(puzzle.line);
        let shape = puzzle.grid.shape().to_string();
        match self.boxes.last_mut() {
            Some((last, count)) if *last == shape => *count += 1,
            _ => self.boxes.push((shape, 1)),
        }
        self.digits.extend_from_slice(puzzle.grid.digits());
    }
}

#[wasm_bindgen]
impl Puzzles {
    /// Prepares to read or generate the puzzles of the set with index `number`, from 0, in a definition in JSON.
    ///
    /// # Errors
    ///
    /// The errors of [`experiment`], and the code with which a generator refuses its setup.
    #[wasm_bindgen(constructor)]
    pub fn new(definition: &str, number: usize) -> Result<Puzzles, Error> {
        let definition = parse_definition(definition)?;
        let set = (definition.sets.get(number))
            .ok_or_else(|| error("refused", "there is no such set"))?;
        let source = if set.file.is_some() {
            PuzzleSelector::new(set)
                .map(|selector| Source::File(Box::new(selector), Lines::default()))
        } else {
            SetGenerator::new(set, &sudoku_generator::registry())
                .map(|generator| Source::Generator(Box::new(generator)))
        };
        Ok(Self {
            source: source.map_err(|cause| definition_error(&cause))?,
            part: SetPart::default(),
        })
    }

    /// Returns `true` if the set is complete.
    #[wasm_bindgen(getter)]
    pub fn over(&self) -> bool {
        match &self.source {
            Source::File(selector, _) => selector.is_full(),
            Source::Generator(generator) => generator.is_over(),
        }
    }

    /// Reads complete lines of the set's file for about `ms` milliseconds; returns the number of bytes read.
    ///
    /// # Errors
    ///
    /// `refused`, with the line in the message, if a puzzle cannot be read or cannot be made easier.
    pub fn read(&mut self, bytes: &[u8], ms: f64) -> Result<usize, Error> {
        let Source::File(selector, lines) = &mut self.source else {
            return Ok(0);
        };
        let start = now();
        let mut bytes_read = 0;
        for line in bytes.split_inclusive(|&byte| byte == b'\n') {
            if selector.is_full() || now() - start >= ms {
                break;
            }
            bytes_read += line.len();
            let puzzle = selector.read_line(lines, line);
            if let Some(puzzle) =
                puzzle.map_err(|cause| definition_error(&selector.error_of(&cause)))?
            {
                self.part.push(&puzzle);
            }
        }
        Ok(bytes_read)
    }

    /// Generates puzzles for about `ms` milliseconds.
    ///
    /// # Errors
    ///
    /// `refused` if a puzzle cannot be generated or cannot be made easier.
    pub fn make(&mut self, ms: f64) -> Result<(), Error> {
        let start = now();
        while let Source::Generator(generator) = &mut self.source
            && !generator.is_over()
            && now() - start < ms
        {
            if let Some(puzzle) = generator
                .advance(PIECES_PER_CLOCK_READ)
                .map_err(|cause| definition_error(&cause))?
            {
                self.part.push(&puzzle);
            }
        }
        Ok(())
    }

    /// Returns the puzzles that were read or generated since the last call of this function, as a JavaScript object of
    /// the type `SetPart`, and forgets them.
    ///
    /// # Errors
    ///
    /// An error with the code `refused` if the value cannot be serialized, which is a defect of the bindings.
    pub fn take(&mut self) -> Result<JsValue, Error> {
        to_object(&std::mem::take(&mut self.part))
    }

    /// Checks, after the last puzzle, that the set has any, and draws its random sample, which [`Puzzles::take`] returns.
    ///
    /// # Errors
    ///
    /// `refused` if the set has no puzzles, or one of the sample cannot be made easier.
    pub fn end(&mut self) -> Result<(), Error> {
        match &mut self.source {
            Source::File(selector, _) => {
                let sample = selector.end().map_err(|cause| definition_error(&cause))?;
                for puzzle in &sample {
                    self.part.push(puzzle);
                }
                Ok(())
            }
            Source::Generator(generator) => {
                generator.end().map_err(|cause| definition_error(&cause))
            }
        }
    }
}
