//! Threads, as many as the system lets start.

use std::thread::{Builder, Scope, ScopedJoinHandle};

/// Starts a thread; `None` if the system has no more. What is to be done is then for those there
/// are, which changes nothing but the time.
pub(crate) fn start<'scope, 'env, T: Send + 'scope>(
    scope: &'scope Scope<'scope, 'env>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> Option<ScopedJoinHandle<'scope, T>> {
    Builder::new().spawn_scoped(scope, work).ok()
}
