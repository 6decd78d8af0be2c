//! Parses files with one puzzle per line.

use js_sys::Error;
use serde::Serialize;
use sudoku_grid::{Lines, Message, ParseOptions, Parsed, Shape, Template};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::to_object;
use crate::message::MessageObject;
use crate::picture::serialize_bytes;
use crate::puzzle::shape_of;

/// The result of [`read_lines`].
#[derive(Default, Serialize)]
struct LinesRead {
    /// The number of lines of the file up to the last one that was parsed.
    read: usize,
    /// `true` if one of the first `read` lines of the file has content.
    begun: bool,
    /// The number of the line of each puzzle.
    lines: Vec<usize>,
    /// The label of each puzzle.
    labels: Vec<String>,
    /// The box size of each puzzle, as `RxC`.
    boxes: Vec<String>,
    /// The givens of all puzzles, one byte per cell.
    #[serde(serialize_with = "serialize_bytes")]
    givens: Vec<u8>,
    /// The errors, in the order of the lines.
    wrong: Vec<LineError>,
}

static PENCIL_MARKS: Template = Template {
    id: "lines.pencil-marks",
    text: "pencil marks are not supported in files with one puzzle per line",
};

/// An error in a line; `line` and `column` count from 1.
#[derive(Serialize)]
struct LineError {
    line: usize,
    column: usize,
    reason: String,
    i18n: MessageObject,
    /// `true` if the line is a puzzle with conflicting givens, which is in the result too.
    clash: bool,
}

/// Parses complete lines of a file and returns `LinesRead`. `lines_before` is the number of lines of the file before
/// them. `begun` is `true` if one of those earlier lines has content, so that no header can follow. `box` is `RxC`;
/// without it, the usual box for the number of cells is used.
///
/// # Errors
///
/// `box` if `box` is not a valid size of a box.
#[wasm_bindgen]
pub fn read_lines(
    bytes: &[u8],
    lines_before: usize,
    begun: bool,
    r#box: Option<String>,
) -> Result<JsValue, Error> {
    let shape = r#box.map(|r#box| shape_of(&r#box)).transpose()?;
    let options = ParseOptions { shape, hex: false };
    let mut lines = Lines {
        read: lines_before,
        has_content: begun,
    };
    let mut result = LinesRead::default();
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        let entry = match lines.entry(line) {
            Ok(Some(entry)) => entry,
            Ok(None) => continue,
            Err(error) => {
                result.add_error(error.line, error.column, &error.reason.message());
                continue;
            }
        };
        match entry.read(options) {
            Err(error) => result.add_error(error.line, error.column, &error.reason.message()),
            Ok(parsed) if parsed.restrictions().is_some() => {
                let message = Message::new(&PENCIL_MARKS, vec![]);
                result.add_error(entry.line, entry.column_offset + 1, &message);
            }
            Ok(parsed) => {
                result.add_duplicate_digit(&parsed, entry.line, entry.column_offset);
                result.lines.push(entry.line);
                result.labels.push(entry.label);
                result.boxes.push(parsed.grid.shape().to_string());
                result.givens.extend_from_slice(parsed.grid.digits());
            }
        }
    }
    LinesRead {
        read: lines.read,
        begun: lines.has_content,
        ..result
    }
    .to_object()
}

impl LinesRead {
    /// Adds an error of a line that is not a puzzle.
    fn add_error(&mut self, line: usize, column: usize, message: &Message) {
        self.wrong.push(LineError {
            line,
            column,
            reason: message.to_string(),
            i18n: MessageObject::of(message, Shape::NINE),
            clash: false,
        });
    }

    /// Adds the first pair of conflicting givens of a puzzle, if any; `column_offset` is the number of characters before the
    /// puzzle in its line.
    fn add_duplicate_digit(&mut self, parsed: &Parsed, line: usize, column_offset: usize) {
        let Some(duplicate) = parsed.grid.duplicate_digits().into_iter().next() else {
            return;
        };
        let location = parsed.places.get(duplicate.cells[1]).copied();
        self.wrong.push(LineError {
            line,
            column: column_offset + location.map_or(1, |(_, column)| column),
            reason: duplicate.to_string(),
            i18n: MessageObject::of(&duplicate.message(), duplicate.shape),
            clash: true,
        });
    }

    fn to_object(&self) -> Result<JsValue, Error> {
        to_object(self)
    }
}
