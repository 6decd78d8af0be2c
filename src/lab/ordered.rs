//! Work on several items at once, with the results in the order of the items.

use std::num::NonZeroUsize;
use std::sync::mpsc::{self, Receiver, SyncSender, TryRecvError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::threads;

/// Results that may wait for an earlier one, for each thread that works.
const WAITING: usize = 64;

/// Does `work` on each item, on so many threads at most, one more with each of the first items, and hands each result to `sink` on the calling
/// thread, in the order of the items and as soon as those before it are there.
///
/// `idle` is called whenever the sink has to wait. Items are drawn from the iterator on a thread
/// of its own, no more of them than a bounded number ahead of the sink.
///
/// # Panics
///
/// If `work` does.
pub(crate) fn in_order<T: Send, U: Send, S>(
    items: impl Iterator<Item = T> + Send,
    jobs: NonZeroUsize,
    work: impl Fn(T) -> U + Sync,
    sink: &mut S,
    mut idle: impl FnMut(&mut S),
    mut take: impl FnMut(&mut S, U),
) {
    let (queue, todo) = mpsc::sync_channel::<(T, SyncSender<U>)>(jobs.get());
    let (promise, promised) = mpsc::sync_channel(jobs.get() * WAITING);
    let todo = Arc::new(Mutex::new(todo));
    thread::scope(|scope| {
        let work = &work;
        scope.spawn(move || {
            // Theirs alone once all have started: were they to end early, nobody would wait.
            let mut todo = Some(todo);
            let mut started = 0;
            for item in items {
                if let Some(to_do) = &todo {
                    let own = Arc::clone(to_do);
                    let there = threads::start(scope, move || do_all(&own, work)).is_some();
                    assert!(there || started > 0, "the system lets no thread start");
                    started += 1;
                    if started == jobs.get() || !there {
                        todo = None;
                    }
                }
                let (answer, slot) = mpsc::sync_channel(1);
                if promise.send(slot).is_err() || queue.send((item, answer)).is_err() {
                    break;
                }
            }
        });
        while let Some(slot) = wait(&promised, || idle(sink)) {
            match wait(&slot, || idle(sink)) {
                Some(result) => take(sink, result),
                None => break, // the worker panicked, and so will the scope
            }
        }
        drop(promised);
    });
}

/// Does what is asked for until no more will be.
fn do_all<T, U>(todo: &Mutex<Receiver<(T, SyncSender<U>)>>, work: impl Fn(T) -> U) {
    loop {
        let next = todo.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((item, answer)) = next else { break };
        // The sink may be gone, after a panic elsewhere.
        let _ = answer.send(work(item));
    }
}

fn wait<T>(from: &Receiver<T>, mut idle: impl FnMut()) -> Option<T> {
    match from.try_recv() {
        Ok(item) => Some(item),
        Err(TryRecvError::Disconnected) => None,
        Err(TryRecvError::Empty) => {
            idle();
            from.recv().ok()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;

    use super::*;

    #[test]
    fn results_keep_the_order_of_their_items_whoever_is_quicker() {
        for jobs in [1, 2, 7] {
            let mut results = Vec::new();
            in_order(
                0..1000_u64,
                NonZeroUsize::new(jobs).expect("not zero"),
                // The first of each ten takes longest.
                |item| (0..(10 - item % 10) * 10_000).fold(item, |a, b| black_box(a + b) - b),
                &mut results,
                |_| {},
                Vec::push,
            );
            assert!(results.iter().copied().eq(0..1000), "{jobs} jobs");
        }
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn a_panic_ends_all_and_leaves_nobody_waiting() {
        in_order(
            0..1000_u64,
            NonZeroUsize::MIN,
            |item| assert_ne!(item, 7),
            &mut (),
            |()| {},
            |(), ()| {},
        );
    }
}
