//! What a page needs of an experiment: its plan, and the puzzles of its sets.

use js_sys::Error;
use serde::Serialize;
use sudoku_experiment::{COLUMNS, Choice, Definition, Entrant, Item, Maker, Plan, Set, Wrong};
use sudoku_grid::Lines;
use sudoku_search::Setup;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, plain};
use crate::number::float;
use crate::picture::bytes;
use crate::slice::now;

/// Of the work on a puzzle, between looks at the clock: of the slowest, at 25×25, some milliseconds.
const PIECES: u64 = 16;

fn refused(wrong: &Wrong) -> Error {
    error(wrong.code, &wrong.to_string())
}

/// `Prepared`.
#[derive(Serialize)]
struct Prepared {
    sets: Vec<String>,
    contestants: Vec<String>,
    setups: Vec<Setup>,
    /// Of the first tasks of each contestant on a puzzle, and how many a puzzle has.
    firsts: Vec<f64>,
    seeds: Vec<u32>,
    columns: [&'static str; COLUMNS.len()],
}

fn read(definition: &str) -> Result<Definition, Error> {
    let read = Definition::from_json(definition);
    // A place in the text that crosses is one in no text that anybody wrote: the key says where.
    let read = read.map_err(|reason| match reason.rsplit_once(" at line ") {
        Some((said, _)) => said.to_owned(),
        None => reason,
    });
    let read = read.and_then(|read| read.fault().map_or(Ok(read), Err));
    read.map_err(|fault| error("refused", &fault))
}

/// Reads a definition in JSON, and checks it: `Prepared`.
///
/// # Errors
///
/// `refused` for what is no definition; `unknown-algorithm`, `unknown-preset`, `unknown-param`, `param-type` or
/// `param-range` for a contestant.
#[wasm_bindgen]
pub fn experiment(definition: &str) -> Result<JsValue, Error> {
    let definition = read(definition)?;
    let entrants = definition
        .entrants(&sudoku_solvers::registry())
        .map_err(|wrong| refused(&wrong))?;
    let random: Vec<_> = entrants.iter().map(|entrant| entrant.random).collect();
    let seeds = definition.seeds.all();
    let plan = Plan::new(0, &random, seeds.clone());
    let (contestants, setups) = (entrants.into_iter())
        .map(|Entrant { title, setup, .. }| (title, setup))
        .unzip();
    plain(&Prepared {
        sets: definition.sets.iter().map(Set::title).collect(),
        contestants,
        setups,
        firsts: plan.firsts().iter().copied().map(float).collect(),
        seeds,
        columns: COLUMNS,
    })
}

/// The puzzles of a set, as they are read or made.
#[wasm_bindgen]
pub struct Puzzles {
    source: Source,
    part: Part,
}

enum Source {
    File(Choice, Lines),
    Maker(Box<Maker>),
}

/// `SetPart`.
#[derive(Default, Serialize)]
struct Part {
    lines: Vec<usize>,
    /// Rows and columns of a box, and how many puzzles from one on have it.
    boxes: Vec<(String, usize)>,
    #[serde(serialize_with = "bytes")]
    digits: Vec<u8>,
}

impl Part {
    fn push(&mut self, item: &Item) {
        self.lines.push(item.line);
        let shape = item.grid.shape().to_string();
        match self.boxes.last_mut() {
            Some((last, count)) if *last == shape => *count += 1,
            _ => self.boxes.push((shape, 1)),
        }
        self.digits.extend_from_slice(item.grid.digits());
    }
}

#[wasm_bindgen]
impl Puzzles {
    /// None yet of the set of this number, from 0, of a definition in JSON.
    ///
    /// # Errors
    ///
    /// As [`experiment`], and for a generator.
    #[wasm_bindgen(constructor)]
    pub fn new(definition: &str, number: usize) -> Result<Puzzles, Error> {
        let definition = read(definition)?;
        let set = (definition.sets.get(number))
            .ok_or_else(|| error("refused", "there is no such set"))?;
        let source = if set.file.is_some() {
            Choice::new(set).map(|choice| Source::File(choice, Lines::default()))
        } else {
            Maker::new(set).map(|maker| Source::Maker(Box::new(maker)))
        };
        Ok(Self {
            source: source.map_err(|wrong| refused(&wrong))?,
            part: Part::default(),
        })
    }

    /// Whether no more are wanted.
    #[wasm_bindgen(getter)]
    pub fn over(&self) -> bool {
        match &self.source {
            Source::File(choice, _) => choice.is_full(),
            Source::Maker(maker) => maker.is_over(),
        }
    }

    /// Reads whole lines of the set's file for about so many milliseconds: how many bytes that were.
    ///
    /// # Errors
    ///
    /// `refused` with the line: what cannot be read, or not be made easier.
    pub fn read(&mut self, bytes: &[u8], ms: f64) -> Result<usize, Error> {
        let Source::File(choice, lines) = &mut self.source else {
            return Ok(0);
        };
        let begin = now();
        let mut read = 0;
        for line in bytes.split_inclusive(|&byte| byte == b'\n') {
            if choice.is_full() || now() - begin >= ms {
                break;
            }
            read += line.len();
            let item = choice.read_line(lines, line);
            if let Some(item) = item.map_err(|cause| refused(&choice.wrong(&cause)))? {
                self.part.push(&item);
            }
        }
        Ok(read)
    }

    /// Makes puzzles for about so many milliseconds.
    ///
    /// # Errors
    ///
    /// `refused`, as of [`Puzzles::read`].
    pub fn make(&mut self, ms: f64) -> Result<(), Error> {
        let begin = now();
        while let Source::Maker(maker) = &mut self.source
            && !maker.is_over()
            && now() - begin < ms
        {
            if let Some(item) = maker.advance(PIECES).map_err(|wrong| refused(&wrong))? {
                self.part.push(&item);
            }
        }
        Ok(())
    }

    /// `SetPart`: what was found since this was called last.
    ///
    /// # Errors
    ///
    /// Never, unless the bindings are broken.
    pub fn take(&mut self) -> Result<JsValue, Error> {
        plain(&std::mem::take(&mut self.part))
    }

    /// Sees that there were any.
    ///
    /// # Errors
    ///
    /// `refused` if there were none.
    pub fn end(&self) -> Result<(), Error> {
        let end = match &self.source {
            Source::File(choice, _) => choice.end(),
            Source::Maker(maker) => maker.end(),
        };
        end.map_err(|wrong| refused(&wrong))
    }
}
