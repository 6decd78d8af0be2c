//! Threads, as far as the operating system allows them.

use std::thread::{Builder, Scope, ScopedJoinHandle};

/// Starts a thread; `None` if the operating system refuses. The callers then continue with fewer
/// threads, which changes only the running time.
pub(crate) fn start<'scope, 'env, T: Send + 'scope>(
    scope: &'scope Scope<'scope, 'env>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> Option<ScopedJoinHandle<'scope, T>> {
    Builder::new().spawn_scoped(scope, work).ok()
}
