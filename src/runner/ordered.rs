//! Chunks of work on several threads, with the output in the order of the chunks.
//!
//! An idle thread draws the next chunk, processes it and submits its output. No thread is reserved
//! for reading or writing, so a single thread suffices. The size of a chunk follows from the times
//! of earlier chunks, so that a chunk takes about [`TARGET_CHUNK_TIME`]. If an item takes longer
//! than [`SLOW_ITEM`](crate::SLOW_ITEM), its worker submits the output before the item and requeues the items after
//! it, so that a slow item delays no other.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Scope};
use std::time::Duration;

use crate::{Clock, Stopwatch, threads};

/// The maximum number of items in a chunk.
const MAX_CHUNK_ITEMS: usize = 4096;

/// The intended processing time of a chunk. It is much longer than submitting the output of a chunk
/// takes, but too short for users to notice a delay.
const TARGET_CHUNK_TIME: Duration = Duration::from_millis(4);

/// The maximum number of chunks per thread that are drawn and whose output is not yet written. Without a limit, the
/// output of many chunks could wait in memory for that of a slow earlier chunk.
const MAX_CHUNKS_AHEAD: usize = 64;

/// The maximum size, in bytes per thread, of the output that waits for the output of earlier chunks.
const MAX_PENDING_BYTES: usize = 1 << 20;

/// The output of chunks.
pub trait OrderedOutput: Default + Send {
    /// Appends `next` after all output so far.
    fn append(&mut self, next: Self);

    /// Returns `true` if there is nothing to write.
    fn is_empty(&self) -> bool;

    /// The approximate size in bytes, by which the output that waits is bounded.
    fn size(&self) -> usize;
}

/// Processes chunks on up to `jobs` threads and passes their output to `write` in the order of the
/// chunks, as soon as all earlier output is written.
///
/// `clock` measures the times of chunks. `draw` returns the next chunk, of at most the given number of items, or `None`
/// at the end. `work` processes a chunk. Threads start one by one with the first chunks. At most 64 chunks per thread,
/// and about 1 MiB of their output per thread, wait for an earlier chunk.
///
/// # Panics
///
/// Panics if `draw`, `work` or `write` panics.
pub fn in_order<T: Send, O: OrderedOutput>(
    clock: impl Clock + Sync,
    jobs: NonZeroUsize,
    draw: impl FnMut(usize) -> Option<T> + Send,
    work: impl Fn(T, &mut WorkerCtx<'_, T, O>) + Sync,
    write: impl FnMut(O) + Send,
) {
    let pool = Pool {
        clock,
        draw: Mutex::new(draw),
        work,
        write: Mutex::new(write),
        state: Mutex::new(State::new(jobs.get())),
        change: Condvar::new(),
    };
    thread::scope(|scope| pool.run_worker(scope));
}

/// The position of a chunk in the output: the number of the drawn chunk, and then 0 for the chunk itself, or 1 and up
/// for its requeued remainders.
type Place = (u64, u32);

/// The pending output of a chunk.
#[derive(Default)]
struct Slot<O> {
    output: O,
    /// `true` if the chunk is processed, so that no more output follows.
    done: bool,
}

/// The state of the source of chunks.
#[derive(Clone, Copy, PartialEq)]
enum Supply {
    /// The next chunk can be drawn.
    Ready,
    /// A thread is drawing a chunk.
    Drawing,
    /// `draw` has returned `None`.
    Ended,
}

/// The state that all threads share.
struct State<T, O> {
    /// The slots of chunks in progress, and of finished chunks that wait for them.
    slots: BTreeMap<Place, Slot<O>>,
    /// Requeued remainders of chunks.
    remainders: BTreeMap<Place, T>,
    /// The number of chunks drawn.
    drawn: u64,
    supply: Supply,
    /// `true` if a thread is in `write`.
    is_writing: bool,
    /// `true` if a thread has panicked.
    has_panicked: bool,
    /// The number of slots that are not done.
    open_slots: usize,
    /// The number of bytes submitted but not yet written.
    pending_bytes: usize,
    /// The number of threads that wait on [`Pool::change`].
    idle_threads: usize,
    /// The number of threads started.
    threads: usize,
    /// The maximum number of threads.
    max_threads: usize,
}

impl<T, O: OrderedOutput> State<T, O> {
    fn new(max_threads: usize) -> Self {
        Self {
            slots: BTreeMap::new(),
            remainders: BTreeMap::new(),
            drawn: 0,
            supply: Supply::Ready,
            is_writing: false,
            has_panicked: false,
            open_slots: 0,
            pending_bytes: 0,
            idle_threads: 0,
            threads: 1,
            max_threads,
        }
    }

    /// Returns `true` if drawing must wait until more output is written.
    fn is_full(&self) -> bool {
        self.slots.len() >= MAX_CHUNKS_AHEAD * self.max_threads
            || self.pending_bytes >= MAX_PENDING_BYTES * self.max_threads
    }

    /// Takes the output that is next in order.
    fn take_ready(&mut self) -> O {
        let mut ready = O::default();
        while let Some(mut first) = self.slots.first_entry() {
            ready.append(std::mem::take(&mut first.get_mut().output));
            if !first.get().done {
                break;
            }
            first.remove();
        }
        ready
    }
}

/// The threads of one call of [`in_order`].
struct Pool<C, T, O, D, W, S> {
    clock: C,
    draw: Mutex<D>,
    work: W,
    write: Mutex<S>,
    state: Mutex<State<T, O>>,
    /// Notified when a waiting thread may be able to continue.
    change: Condvar,
}

/// The receiver of output and remainders of chunks: a [`Pool`] without its type parameters.
trait OrderedSink<T, O> {
    /// Adds `output` to the chunk at `place`; `done` is `true` if this is the last output of the chunk.
    fn submit(&self, place: Place, output: O, done: bool);
    /// Queues the remainder of the chunk at `place` for the next idle thread.
    fn requeue(&self, place: Place, remainder: T);
}

/// The context of the worker that processes a chunk.
pub struct WorkerCtx<'a, T, O> {
    sink: &'a dyn OrderedSink<T, O>,
    place: Place,
    /// The output of the chunk that has not been submitted.
    pub output: O,
}

impl<T, O: OrderedOutput> WorkerCtx<'_, T, O> {
    /// Submits the output so far and requeues `remainder`, the items after the current one, if there are any. The
    /// current item becomes the last one of this chunk.
    pub fn requeue(&mut self, remainder: Option<T>) {
        let output = std::mem::take(&mut self.output);
        self.sink.submit(self.place, output, false);
        if let Some(remainder) = remainder {
            self.sink.requeue(self.place, remainder);
        }
    }
}

/// Marks the state as broken and wakes all threads if its thread panics.
struct PanicGuard<'a, T, O>(&'a Mutex<State<T, O>>, &'a Condvar);

impl<T, O> Drop for PanicGuard<'_, T, O> {
    fn drop(&mut self) {
        if thread::panicking() {
            lock(self.0).has_panicked = true;
            self.1.notify_all();
        }
    }
}

/// Locks a mutex, also after another thread panicked while it held the lock.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<C, T, O, D, W, S> Pool<C, T, O, D, W, S>
where
    C: Clock + Sync,
    T: Send,
    O: OrderedOutput,
    D: FnMut(usize) -> Option<T> + Send,
    W: Fn(T, &mut WorkerCtx<'_, T, O>) + Sync,
    S: FnMut(O) + Send,
{
    /// Processes chunks on the current thread until none is left.
    fn run_worker<'scope>(&'scope self, scope: &'scope Scope<'scope, '_>) {
        let _guard = PanicGuard(&self.state, &self.change);
        let mut max_items = 1;
        while let Some((place, chunk)) = self.claim(max_items) {
            self.spawn_worker(scope);
            let stopwatch = Stopwatch::start(&self.clock);
            let mut ctx = WorkerCtx {
                sink: self,
                place,
                output: O::default(),
            };
            (self.work)(chunk, &mut ctx);
            max_items = next_chunk_size(max_items, stopwatch.elapsed());
            let output = ctx.output;
            self.submit(place, output, true);
        }
    }

    /// Starts another worker if the maximum is not reached and the operating system allows it.
    fn spawn_worker<'scope>(&'scope self, scope: &'scope Scope<'scope, '_>) {
        let mut state = lock(&self.state);
        if state.threads < state.max_threads && state.supply != Supply::Ended {
            state.threads += 1;
            drop(state);
            if threads::start(scope, move || self.run_worker(scope)).is_none() {
                let mut state = lock(&self.state);
                state.threads -= 1;
                state.max_threads = state.threads;
            }
        }
    }

    /// Waits for the next chunk of at most `max_items` items; `None` if there are no more chunks, or
    /// a thread has panicked.
    fn claim(&self, max_items: usize) -> Option<(Place, T)> {
        let mut state = lock(&self.state);
        loop {
            if state.has_panicked || state.supply == Supply::Ended && state.open_slots == 0 {
                return None;
            }
            if let Some(remainder) = state.remainders.pop_first() {
                return Some(remainder);
            }
            if state.supply != Supply::Ready || state.is_full() {
                state.idle_threads += 1;
                let guard = self.change.wait(state);
                state = guard.unwrap_or_else(PoisonError::into_inner);
                state.idle_threads -= 1;
                continue;
            }
            state.supply = Supply::Drawing;
            drop(state);
            let next_chunk = lock(&self.draw)(max_items);
            state = lock(&self.state);
            self.wake(&state);
            state.supply = if next_chunk.is_some() {
                Supply::Ready
            } else {
                Supply::Ended
            };
            if let Some(chunk) = next_chunk {
                let position = (state.drawn, 0);
                state.drawn += 1;
                state.open_slots += 1;
                state.slots.insert(position, Slot::default());
                return Some((position, chunk));
            }
        }
    }

    /// Wakes the threads that wait.
    fn wake(&self, state: &State<T, O>) {
        if state.idle_threads > 0 {
            self.change.notify_all();
        }
    }

    /// Writes the output that is next in order, unless another thread is writing.
    fn write<'a>(&'a self, mut state: MutexGuard<'a, State<T, O>>) {
        if state.is_writing {
            return;
        }
        state.is_writing = true;
        loop {
            let ready = state.take_ready();
            if ready.is_empty() {
                break;
            }
            let size = ready.size();
            drop(state);
            lock(&self.write)(ready);
            state = lock(&self.state);
            state.pending_bytes -= size;
            self.wake(&state);
        }
        state.is_writing = false;
        self.wake(&state);
    }
}

impl<C, T, O, D, W, S> OrderedSink<T, O> for Pool<C, T, O, D, W, S>
where
    C: Clock + Sync,
    T: Send,
    O: OrderedOutput,
    D: FnMut(usize) -> Option<T> + Send,
    W: Fn(T, &mut WorkerCtx<'_, T, O>) + Sync,
    S: FnMut(O) + Send,
{
    fn submit(&self, place: Place, output: O, done: bool) {
        let mut state = lock(&self.state);
        state.pending_bytes += output.size();
        let slot = state
            .slots
            .get_mut(&place)
            .expect("an unfinished chunk has a slot");
        slot.output.append(output);
        slot.done = done;
        state.open_slots -= usize::from(done);
        // A thread may be waiting for the last chunk to end.
        self.wake(&state);
        self.write(state);
    }

    fn requeue(&self, (chunk, part): Place, remainder: T) {
        let mut state = lock(&self.state);
        let position = (chunk, part + 1);
        state.slots.insert(position, Slot::default());
        state.open_slots += 1;
        state.remainders.insert(position, remainder);
        self.wake(&state);
    }
}

/// The size of the next chunk in items, if a chunk of `max_items` items took `elapsed`: at most
/// doubled, from 1 to [`MAX_CHUNK_ITEMS`].
fn next_chunk_size(max_items: usize, elapsed: Duration) -> usize {
    if elapsed < TARGET_CHUNK_TIME / 2 {
        (2 * max_items).min(MAX_CHUNK_ITEMS)
    } else if elapsed > 2 * TARGET_CHUNK_TIME {
        let time_ratio = TARGET_CHUNK_TIME.as_secs_f64() / elapsed.as_secs_f64();
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a few thousands at most"
        )]
        let smaller_size = (max_items as f64 * time_ratio) as usize;
        smaller_size.max(1)
    } else {
        max_items
    }
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;
    use std::ops::Range;
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    use super::*;
    use crate::ManualClock;

    /// The output of a chunk: its lines, and the number of items without a line.
    #[derive(Default)]
    struct Output {
        text: Vec<u8>,
        missing: u32,
    }

    impl OrderedOutput for Output {
        fn append(&mut self, next: Self) {
            self.text.extend(next.text);
            self.missing += next.missing;
        }

        fn is_empty(&self) -> bool {
            self.text.is_empty() && self.missing == 0
        }

        fn size(&self) -> usize {
            self.text.len()
        }
    }

    type Ctx<'a> = WorkerCtx<'a, Range<usize>, Output>;

    fn jobs(jobs: usize) -> NonZeroUsize {
        NonZeroUsize::new(jobs).expect("not zero")
    }

    /// Chunks of the numbers below `end`, with at most `at_once` numbers each.
    fn numbers(end: usize, at_once: usize) -> impl FnMut(usize) -> Option<Range<usize>> {
        let mut next_number = 0;
        move |max_items| {
            let first = next_number;
            next_number = end.min(first + max_items.min(at_once));
            (first < next_number).then_some(first..next_number)
        }
    }

    fn write_line(ctx: &mut Ctx<'_>, number: usize) {
        (ctx.output.text).extend_from_slice(format!("{number}\n").as_bytes());
    }

    fn expected_lines(numbers: Range<usize>) -> String {
        let numbers: Vec<_> = numbers.map(|number| number.to_string()).collect();
        numbers.join("\n") + "\n"
    }

    #[test]
    fn output_keeps_the_order_of_chunks_whatever_their_times() {
        for threads in [1, 2, 7] {
            let mut text = Vec::new();
            let mut missing_count = 0;
            in_order(
                ManualClock::new(),
                jobs(threads),
                numbers(1000, MAX_CHUNK_ITEMS),
                |chunk: Range<usize>, ctx: &mut Ctx<'_>| {
                    for number in chunk {
                        // The first of every ten items takes longest.
                        let work = 0..(10 - number % 10) * 10_000;
                        black_box(work.fold(number, |a, b| black_box(a + b) - b));
                        ctx.output.missing += u32::from(number % 7 == 0);
                        write_line(ctx, number);
                    }
                },
                |output| {
                    text.extend(output.text);
                    missing_count += output.missing;
                },
            );
            let text = String::from_utf8(text).expect("text");
            assert_eq!(
                (text, missing_count),
                (expected_lines(0..1000), 143),
                "{threads} jobs"
            );
        }
    }

    #[test]
    fn requeued_items_are_processed_by_another_thread() {
        // Item 40 ends only after item 99 is done.
        let all_done = Barrier::new(2);
        let mut text = Vec::new();
        let mut is_drawn = false;
        in_order(
            ManualClock::new(),
            jobs(2),
            |_| (!std::mem::replace(&mut is_drawn, true)).then_some(0..100),
            |mut chunk: Range<usize>, ctx: &mut Ctx<'_>| {
                while let Some(number) = chunk.next() {
                    if number == 40 {
                        ctx.requeue(Some(std::mem::take(&mut chunk)));
                    }
                    if number == 40 || number == 99 {
                        all_done.wait();
                    }
                    write_line(ctx, number);
                }
            },
            |output| text.extend(output.text),
        );
        assert_eq!(String::from_utf8(text), Ok(expected_lines(0..100)));
    }

    #[test]
    fn output_before_a_slow_item_is_written_during_that_item() {
        let written = Mutex::new(Vec::new());
        let mut is_drawn = false;
        in_order(
            ManualClock::new(),
            NonZeroUsize::MIN,
            |_| (!std::mem::replace(&mut is_drawn, true)).then_some(0..10),
            |mut chunk: Range<usize>, ctx: &mut Ctx<'_>| {
                while let Some(number) = chunk.next() {
                    if number == 7 {
                        ctx.requeue(Some(std::mem::take(&mut chunk)));
                        assert_eq!(*lock(&written), expected_lines(0..7).as_bytes());
                    }
                    write_line(ctx, number);
                }
            },
            |output| lock(&written).extend(output.text),
        );
        assert_eq!(*lock(&written), expected_lines(0..10).as_bytes());
    }

    /// Asserts that two threads draw exactly `chunks` chunks, with `bytes` bytes of output each, while
    /// the first chunk is in progress. If fewer are drawn, the test does not end.
    fn assert_drawn_ahead(chunks: usize, bytes: usize) {
        let (draw_calls, first_is_running) = (AtomicUsize::new(0), AtomicBool::new(true));
        let mut numbers = numbers(5000, 1);
        in_order(
            ManualClock::new(),
            jobs(2),
            |max_items| {
                let draw_count = draw_calls.fetch_add(1, Ordering::SeqCst) + 1;
                let is_first_chunk_running = first_is_running.load(Ordering::SeqCst);
                assert!(
                    !is_first_chunk_running || draw_count <= chunks,
                    "{draw_count} chunks of {bytes} bytes"
                );
                numbers(max_items)
            },
            |chunk: Range<usize>, ctx: &mut Ctx<'_>| {
                ctx.output.text = vec![b'x'; bytes];
                if chunk.start == 0 {
                    while draw_calls.load(Ordering::SeqCst) < chunks {
                        thread::yield_now();
                    }
                    (0..1000).for_each(|_| thread::yield_now());
                    first_is_running.store(false, Ordering::SeqCst);
                }
            },
            |_| {},
        );
        assert_eq!(draw_calls.into_inner(), 5001);
    }

    #[test]
    fn chunks_and_bytes_that_wait_for_the_first_chunk_are_bounded() {
        assert_drawn_ahead(2 * MAX_CHUNKS_AHEAD, 0);
        assert_drawn_ahead(2 * MAX_CHUNKS_AHEAD, 100);
        // The first chunk, and eight for the pending bytes of each of two threads.
        assert_drawn_ahead(1 + 2 * 8, MAX_PENDING_BYTES / 8);
    }

    #[test]
    fn a_panic_ends_all_threads() {
        for threads in [1, 3] {
            let result = std::panic::catch_unwind(|| {
                in_order(
                    ManualClock::new(),
                    jobs(threads),
                    numbers(1000, 1),
                    |mut chunk: Range<usize>, _: &mut Ctx<'_>| assert_ne!(chunk.next(), Some(7)),
                    |_| {},
                );
            });
            assert!(result.is_err(), "{threads} jobs");
        }
    }

    #[test]
    fn chunk_sizes_follow_the_times_of_their_items() {
        let millis = Duration::from_millis;
        let mut max_items = 1;
        for _ in 0..20 {
            max_items = next_chunk_size(max_items, Duration::from_micros(100));
        }
        assert_eq!(max_items, MAX_CHUNK_ITEMS);
        assert_eq!(next_chunk_size(100, TARGET_CHUNK_TIME), 100);
        // Chunks that took ten times and a hundred times too long, and items of a minute and more.
        assert_eq!(next_chunk_size(1000, 10 * TARGET_CHUNK_TIME), 100);
        assert_eq!(next_chunk_size(100, 100 * TARGET_CHUNK_TIME), 1);
        assert_eq!(next_chunk_size(MAX_CHUNK_ITEMS, millis(3_600_000)), 1);
        assert_eq!(next_chunk_size(1, millis(60_000)), 1);
    }
}
