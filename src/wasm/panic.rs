//! What remains of a panic: the message, and a fresh instance.

use std::panic::set_hook;
use std::sync::Mutex;

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::console;

static LAST: Mutex<String> = Mutex::new(String::new());

/// Keeps the message of a panic, which otherwise ends as a trap without a word, and tells the
/// console, for who looks there.
#[wasm_bindgen(start)]
fn keep_panics() {
    set_hook(Box::new(|panic| {
        let message = panic.to_string();
        console::error_1(&message.as_str().into());
        if let Ok(mut last) = LAST.lock() {
            *last = message;
        }
    }));
}

/// The message of the panic that trapped this instance; empty if there was none.
#[wasm_bindgen]
pub fn last_panic() -> String {
    LAST.lock().map(|last| last.clone()).unwrap_or_default()
}

/// Lets the next call work in a fresh instance: a trapped one holds half-done work. Objects of the
/// old one are lost.
#[wasm_bindgen]
pub fn restart() {
    wasm_bindgen::handler::schedule_reinit();
}

/// Does nothing else.
///
/// # Panics
///
/// Always.
#[cfg(feature = "trial")]
#[wasm_bindgen]
#[expect(clippy::panic, reason = "that is what it is for")]
pub fn fail() {
    panic!("as it was asked to");
}
