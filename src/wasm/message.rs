//! Conversion of messages to plain objects, which hosts render in the language of their reader.

use js_sys::{Array, Object};
use serde::{Serialize, Serializer};
use sudoku_grid::{Argument, Message, Shape};
use wasm_bindgen::JsValue;

use crate::error::set;
use crate::number::to_number;

/// The JavaScript object `Message`, with the names of cells in `shape`.
pub(crate) fn message_object(message: &Message, shape: Shape) -> JsValue {
    let arguments = Object::new();
    for (id, argument) in &message.arguments {
        set(&arguments, id, &argument_value(argument, shape));
    }
    object(&[
        ("id", message.template.id.into()),
        ("args", arguments.into()),
    ])
}

/// The JavaScript value `MessageArgument`.
fn argument_value(argument: &Argument, shape: Shape) -> JsValue {
    match argument {
        Argument::Number(number) => to_number(*number).into(),
        Argument::Text(text) => text.into(),
        Argument::Messages(all) => {
            let messages = list(&mut all.iter().map(|one| message_object(one, shape)));
            object(&[("messages", messages)])
        }
        _ => {
            let (kind, values) = argument.names(shape).unwrap_or_default();
            let value = |names: &Vec<String>| list(&mut names.iter().map(JsValue::from));
            object(&[
                ("kind", kind.into()),
                ("values", list(&mut values.iter().map(value))),
            ])
        }
    }
}

/// An array of values. The iterator is dynamic, so that the function is compiled once.
fn list(values: &mut dyn Iterator<Item = JsValue>) -> JsValue {
    let array = Array::new();
    for value in values {
        array.push(&value);
    }
    array.into()
}

/// An object with these properties.
fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (key, value) in properties {
        set(&object, key, value);
    }
    object.into()
}

/// A message as the property of an object that `serde` converts.
pub(crate) struct MessageObject(JsValue);

impl MessageObject {
    /// Converts a message, with the names of cells in `shape`.
    pub(crate) fn of(message: &Message, shape: Shape) -> Self {
        Self(message_object(message, shape))
    }
}

impl Serialize for MessageObject {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde_wasm_bindgen::preserve::serialize(&self.0, serializer)
    }
}
