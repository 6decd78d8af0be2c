//! Conversion of messages to plain objects, which hosts render in the language of their reader, and to errors with
//! such an object.

use js_sys::{Array, Error, Object};
use serde::{Serialize, Serializer};
use sudoku_grid::{Argument, DuplicateDigit, Message, ParseError, Shape};
use sudoku_search::StartError;
use wasm_bindgen::JsValue;

use crate::error::{error, set};
use crate::number::to_number;

/// Converts a message to the JavaScript object `Message`. Cells are named as in grids of `shape`.
pub(crate) fn message_object(message: &Message, shape: Shape) -> JsValue {
    let arguments = Object::new();
    for (id, argument) in &message.arguments {
        set(&arguments, id, &argument_value(argument, shape));
    }
    js_object(&[
        ("id", message.template.id.into()),
        ("args", arguments.into()),
    ])
}

/// Converts an argument of a message to the JavaScript value `MessageArgument`. Cells are named as in grids of `shape`.
fn argument_value(argument: &Argument, shape: Shape) -> JsValue {
    match argument {
        Argument::Number(number) => to_number(*number).into(),
        Argument::Text(text) => text.into(),
        Argument::Messages(all) => {
            let messages = js_array(&mut all.iter().map(|one| message_object(one, shape)));
            js_object(&[("messages", messages)])
        }
        _ => {
            let (kind, values) = argument.names(shape).unwrap_or_default();
            let value = |names: &Vec<String>| js_array(&mut names.iter().map(JsValue::from));
            js_object(&[
                ("kind", kind.into()),
                ("values", js_array(&mut values.iter().map(value))),
            ])
        }
    }
}

/// An array of values. The iterator is dynamic, so that the function is compiled once.
fn js_array(values: &mut dyn Iterator<Item = JsValue>) -> JsValue {
    let array = Array::new();
    for value in values {
        array.push(&value);
    }
    array.into()
}

/// An object with these properties.
fn js_object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (key, value) in properties {
        set(&object, key, value);
    }
    object.into()
}

/// The JavaScript object `Message` in a form that can be a field of a struct that `serde` converts.
pub(crate) struct MessageObject(JsValue);

impl MessageObject {
    /// Converts a message to a [`MessageObject`]. Cells are named as in grids of `shape`.
    pub(crate) fn of(message: &Message, shape: Shape) -> Self {
        Self(message_object(message, shape))
    }
}

impl Serialize for MessageObject {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde_wasm_bindgen::preserve::serialize(&self.0, serializer)
    }
}

/// An error with a text and the property `i18n`, from which hosts can render the text in other
/// languages: the object `Message` of `message`.
fn message_error(code: &str, text: &str, message: &Message, shape: Shape) -> Error {
    let error = error(code, text);
    set(&error, "i18n", &message_object(message, shape));
    error
}

/// An error whose text is a message in English.
fn rendered_error(code: &str, message: &Message, shape: Shape) -> Error {
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
    for (key, position) in [("line", cause.line), ("column", cause.column)] {
        set(&error, key, &position.into());
    }
    error
}

/// The error of a setup that an algorithm refuses, with the code of the refusal.
pub(crate) fn start_error(cause: &StartError) -> Error {
    rendered_error(cause.code(), &cause.message(), Shape::NINE)
}

/// The error of a grid in which two cells of a house hold the same digit.
pub(crate) fn duplicate_digit_error(cause: &DuplicateDigit) -> Error {
    rendered_error("clash", &cause.message(), cause.shape)
}
