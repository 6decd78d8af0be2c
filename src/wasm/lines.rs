//! Files with a puzzle a line.

use js_sys::Error;
use serde::Serialize;
use sudoku_grid::{Lines, Parsed, Reading};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::plain;
use crate::picture::bytes;
use crate::puzzle::shape_of;

/// `LinesRead`.
#[derive(Default, Serialize)]
struct Told {
    read: usize,
    begun: bool,
    lines: Vec<usize>,
    labels: Vec<String>,
    boxes: Vec<String>,
    #[serde(serialize_with = "bytes")]
    givens: Vec<u8>,
    wrong: Vec<Wrong>,
}

#[derive(Serialize)]
struct Wrong {
    line: usize,
    column: usize,
    reason: String,
    /// Whether there is a puzzle all the same, whose givens clash.
    clash: bool,
}

/// Reads whole lines of a file: `LinesRead`. `read` lines came before them, and with `begun` no
/// header is expected. `box` is `RxC`, if it is known.
///
/// # Errors
///
/// `box`.
#[wasm_bindgen]
pub fn read_lines(
    bytes: &[u8],
    read: usize,
    begun: bool,
    r#box: Option<String>,
) -> Result<JsValue, Error> {
    let shape = r#box.map(|r#box| shape_of(&r#box)).transpose()?;
    let reading = Reading { shape, hex: false };
    let mut lines = Lines { read, begun };
    let mut told = Told::default();
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        let entry = match lines.entry(line) {
            Ok(Some(entry)) => entry,
            Ok(None) => continue,
            Err(error) => {
                told.wrong(error.line, error.column, error.reason.to_string());
                continue;
            }
        };
        match entry.read(reading) {
            Err(error) => told.wrong(error.line, error.column, error.reason.to_string()),
            Ok(parsed) if parsed.restrictions().is_some() => {
                let reason = "it restricts candidates, which only a puzzle on its own may";
                told.wrong(entry.line, entry.before + 1, reason.to_owned());
            }
            Ok(parsed) => {
                told.clash(&parsed, entry.line, entry.before);
                told.lines.push(entry.line);
                told.labels.push(entry.label);
                told.boxes.push(parsed.grid.shape().to_string());
                told.givens.extend_from_slice(parsed.grid.digits());
            }
        }
    }
    Told {
        read: lines.read,
        begun: lines.begun,
        ..told
    }
    .plain()
}

impl Told {
    fn wrong(&mut self, line: usize, column: usize, reason: String) {
        self.wrong.push(Wrong {
            line,
            column,
            reason,
            clash: false,
        });
    }

    fn clash(&mut self, parsed: &Parsed, line: usize, before: usize) {
        let Some(clash) = parsed.grid.clashes().into_iter().next() else {
            return;
        };
        let place = parsed.places.get(clash.cells[1]).copied();
        self.wrong.push(Wrong {
            line,
            column: before + place.map_or(1, |(_, column)| column),
            reason: clash.to_string(),
            clash: true,
        });
    }

    fn plain(&self) -> Result<JsValue, Error> {
        plain(self)
    }
}
