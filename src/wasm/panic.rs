//! Recovery from panics: the message, and a new instance of the module.

use std::panic::set_hook;
use std::sync::Mutex;

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::console;

/// The message of the last panic; empty before the first one.
static LAST_PANIC_MESSAGE: Mutex<String> = Mutex::new(String::new());

/// Installs a panic hook that stores the message and writes it to the console. Without the hook, a panic is a
/// WebAssembly trap without a message.
#[wasm_bindgen(start)]
fn keep_panics() {
    set_hook(Box::new(|panic| {
        let message = panic.to_string();
        console::error_1(&message.as_str().into());
        if let Ok(mut last) = LAST_PANIC_MESSAGE.lock() {
            *last = message;
        }
    }));
}

/// The message of the panic that trapped this instance; empty if there was no panic.
#[wasm_bindgen]
pub fn last_panic() -> String {
    LAST_PANIC_MESSAGE
        .lock()
        .map(|last| last.clone())
        .unwrap_or_default()
}

/// Makes the next call start a new instance, because the state of a trapped one is inconsistent. Objects of the
/// old instance become invalid.
#[wasm_bindgen]
pub fn restart() {
    wasm_bindgen::handler::schedule_reinit();
}

/// Panics, so that tests can check the recovery from panics. No other function is known to panic.
///
/// # Panics
///
/// Always panics.
#[cfg(feature = "workshop")]
#[wasm_bindgen]
#[expect(clippy::panic, reason = "tests need a panic")]
pub fn fail() {
    panic!("requested panic");
}
