//! What remains of a panic: the message, and a fresh instance.

use std::panic::set_hook;
use std::sync::Mutex;

use wasm_bindgen::prelude::wasm_bindgen;

static LAST: Mutex<String> = Mutex::new(String::new());

/// Keeps the message of a panic, which otherwise ends as a trap without a word.
#[wasm_bindgen(start)]
fn keep_panics() {
    set_hook(Box::new(|panic| {
        if let Ok(mut last) = LAST.lock() {
            *last = panic.to_string();
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
