//! JavaScript errors with a `code`, by which programs distinguish them.

use js_sys::{Error, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use sudoku_grid::{Clash, Message, ParseError, Shape};
use sudoku_search::StartError;
use wasm_bindgen::JsValue;

use crate::message::message_object;

/// An `Error` with a message and a `code`.
pub(crate) fn error(code: &str, message: &str) -> Error {
    let error = Error::new(message);
    set(&error, "code", &code.into());
    error
}

/// An error whose text hosts can render in other languages, from its property `i18n`.
fn message_error(code: &str, text: &str, message: &Message, shape: Shape) -> Error {
    let error = error(code, text);
    set(&error, "i18n", &message_object(message, shape));
    error
}

/// An error that consists of a message.
fn rendered(code: &str, message: &Message, shape: Shape) -> Error {
    message_error(code, &message.render(shape), message, shape)
}

/// An error with the code `parse` and the `line` and `column` of the cause, from 1.
pub(crate) fn parse_error(cause: &ParseError) -> Error {
    let error = message_error(
        "parse",
        &cause.to_string(),
        &cause.reason.message(),
        Shape::NINE,
    );
    for (key, place) in [("line", cause.line), ("column", cause.column)] {
        set(&error, key, &place.into());
    }
    error
}

/// The error of a setup that an algorithm refuses, with the code of the refusal.
pub(crate) fn start_error(cause: &StartError) -> Error {
    rendered(cause.code(), &cause.message(), Shape::NINE)
}

/// The error of a grid in which two cells of a house hold the same digit.
pub(crate) fn clash_error(cause: &Clash) -> Error {
    rendered("clash", &cause.message(), cause.shape)
}

/// Sets a property of a new object, which cannot fail.
pub(crate) fn set(fresh: &JsValue, key: &str, value: &JsValue) {
    let _ = Reflect::set(fresh, &key.into(), value);
}

/// Converts a value to a plain JavaScript object; `None` becomes `null`.
///
/// # Errors
///
/// `refused` if the value cannot be serialized.
pub(crate) fn to_object(value: &impl Serialize) -> Result<JsValue, Error> {
    let serializer = Serializer::new()
        .serialize_maps_as_objects(true)
        .serialize_missing_as_null(true);
    (value.serialize(&serializer)).map_err(|cause| error("refused", &cause.to_string()))
}
