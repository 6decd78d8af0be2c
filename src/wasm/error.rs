//! JavaScript errors with a `code`, by which programs distinguish them.

use js_sys::{Error, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// An `Error` with a message and a `code`.
pub(crate) fn error(code: &str, message: &str) -> Error {
    let error = Error::new(message);
    set(&error, "code", &code.into());
    error
}

/// Sets a property of a newly created JavaScript object. The call cannot fail, because nothing has
/// frozen or sealed the object.
pub(crate) fn set(object: &JsValue, key: &str, value: &JsValue) {
    let _ = Reflect::set(object, &key.into(), value);
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
