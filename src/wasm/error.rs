//! Errors a program can tell apart.

use js_sys::{Error, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use sudoku_grid::ParseError;
use sudoku_search::Refusal;
use wasm_bindgen::JsValue;

/// An error with a `code`.
pub(crate) fn error(code: &str, message: &str) -> Error {
    let error = Error::new(message);
    set(&error, "code", &code.into());
    error
}

/// A `parse` error, with the `line` and the `column`.
pub(crate) fn unreadable(cause: &ParseError) -> Error {
    let error = error("parse", &cause.to_string());
    for (key, place) in [("line", cause.line), ("column", cause.column)] {
        set(&error, key, &place.into());
    }
    error
}

/// What an algorithm refused.
pub(crate) fn refused(cause: &Refusal) -> Error {
    error(cause.code(), &cause.to_string())
}

/// Sets a property of an object just made, which cannot fail.
pub(crate) fn set(fresh: &JsValue, key: &str, value: &JsValue) {
    let _ = Reflect::set(fresh, &key.into(), value);
}

/// A plain object, in which what is missing is `null`.
pub(crate) fn plain(value: &impl Serialize) -> Result<JsValue, Error> {
    let serializer = Serializer::new()
        .serialize_maps_as_objects(true)
        .serialize_missing_as_null(true);
    (value.serialize(&serializer)).map_err(|cause| error("refused", &cause.to_string()))
}
