//! Work in chunks on several threads, with what is written in the order of the chunks.
//!
//! Whoever is free draws the next chunk, works on it and hands in what is to be written. Nobody is
//! there only to read or to write: on one thread, one thread does it all. A chunk is cut so that it
//! takes a moment, by what those before it took; if an item in it takes longer than that, what is
//! before it is handed in and what is after it is given back, so that it holds back nobody.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Scope};
use std::time::Duration;

use super::threads;
use crate::clock::Clock;
use crate::output::Output;

/// Items drawn at a time at most.
const MOST: usize = 4096;

/// A chunk is to take about so long: far longer than to hand it in, too short to be noticed.
const CHUNK: Duration = Duration::from_millis(4);

/// An item that takes longer is not to hold back others.
pub(crate) const LONG: Duration = Duration::from_millis(10);

/// Chunks that may be ahead of the first that is under way, for each thread.
const AHEAD: usize = 64;

/// Bytes that may wait for what is to be written before them, for each thread.
const WAITING: usize = 1 << 20;

/// Does `work` on each chunk, on so many threads at most, one more with each of the first chunks,
/// and hands what came of them to `write`, in their order and as soon as what is before it is there.
///
/// `draw` makes the next chunk, of so many items at most; the number of chunks, and of bytes, that
/// wait for an earlier one is bounded.
///
/// # Panics
///
/// If one of them does.
pub(crate) fn in_order<T: Send>(
    draw: impl FnMut(usize) -> Option<T> + Send,
    jobs: NonZeroUsize,
    work: impl Fn(T, &mut Desk<'_, T>) + Sync,
    write: impl FnMut(Output) + Send,
) {
    let team = Team {
        draw: Mutex::new(draw),
        work,
        write: Mutex::new(write),
        state: Mutex::new(State::new(jobs.get())),
        change: Condvar::new(),
    };
    thread::scope(|scope| team.join(scope));
}

/// The place of a chunk: the number drawn, then, if some of it was given back, the part.
type Place = (u64, u32);

/// What is to be written of a chunk.
#[derive(Default)]
struct Slot {
    output: Output,
    done: bool,
}

/// Where chunks come from.
#[derive(Clone, Copy, PartialEq)]
enum Supply {
    There,
    /// A thread draws now.
    Drawing,
    Ended,
}

struct State<T> {
    /// Of the chunks under way, and of those that wait for them.
    slots: BTreeMap<Place, Slot>,
    /// What was given back.
    rest: BTreeMap<Place, T>,
    /// Chunks drawn.
    drawn: u64,
    supply: Supply,
    /// Whether a thread writes now.
    writing: bool,
    /// Whether a thread panicked.
    broken: bool,
    /// Slots that are not done.
    open: usize,
    /// Bytes handed in and not written.
    waiting: usize,
    /// Threads that wait for a change.
    idle: usize,
    /// Threads at work, and as many as may be.
    threads: usize,
    most: usize,
}

impl<T> State<T> {
    fn new(most: usize) -> Self {
        Self {
            slots: BTreeMap::new(),
            rest: BTreeMap::new(),
            drawn: 0,
            supply: Supply::There,
            writing: false,
            broken: false,
            open: 0,
            waiting: 0,
            idle: 0,
            threads: 1,
            most,
        }
    }

    fn is_full(&self) -> bool {
        self.slots.len() >= AHEAD * self.most || self.waiting >= WAITING * self.most
    }

    /// Takes out all that can be written.
    fn ready(&mut self) -> Output {
        let mut ready = Output::default();
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

struct Team<T, D, W, S> {
    draw: Mutex<D>,
    work: W,
    write: Mutex<S>,
    state: Mutex<State<T>>,
    change: Condvar,
}

/// What works on chunks, as a [`Desk`] sees it.
trait Office<T> {
    fn hand_in(&self, place: Place, output: Output, done: bool);
    fn give_back(&self, place: Place, rest: T);
}

/// Where a chunk is worked on.
pub(crate) struct Desk<'a, T> {
    office: &'a dyn Office<T>,
    place: Place,
    /// What is to be written.
    pub(crate) output: Output,
}

impl<T> Desk<'_, T> {
    /// Hands in what there is, and gives back what is left of the chunk but the item in hand, which
    /// is the last one here then.
    pub(crate) fn give_back(&mut self, rest: Option<T>) {
        let output = std::mem::take(&mut self.output);
        self.office.hand_in(self.place, output, false);
        if let Some(rest) = rest {
            self.office.give_back(self.place, rest);
        }
    }
}

/// Tells the others if its thread panics.
struct Alarm<'a, T>(&'a Mutex<State<T>>, &'a Condvar);

impl<T> Drop for Alarm<'_, T> {
    fn drop(&mut self) {
        if thread::panicking() {
            locked(self.0).broken = true;
            self.1.notify_all();
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<T, D, W, S> Team<T, D, W, S>
where
    T: Send,
    D: FnMut(usize) -> Option<T> + Send,
    W: Fn(T, &mut Desk<'_, T>) + Sync,
    S: FnMut(Output) + Send,
{
    /// Works on this thread until nothing is left.
    fn join<'scope>(&'scope self, scope: &'scope Scope<'scope, '_>) {
        let _alarm = Alarm(&self.state, &self.change);
        let mut most = 1;
        while let Some((place, chunk)) = self.claim(most) {
            self.hire(scope);
            let clock = Clock::start();
            let mut desk = Desk {
                office: self,
                place,
                output: Output::default(),
            };
            (self.work)(chunk, &mut desk);
            most = pace(most, clock.elapsed());
            let output = desk.output;
            self.hand_in(place, output, true);
        }
    }

    /// Starts another thread, if there may be more and the system has one.
    fn hire<'scope>(&'scope self, scope: &'scope Scope<'scope, '_>) {
        let mut state = locked(&self.state);
        if state.threads < state.most && state.supply != Supply::Ended {
            state.threads += 1;
            drop(state);
            if threads::start(scope, move || self.join(scope)).is_none() {
                let mut state = locked(&self.state);
                state.threads -= 1;
                state.most = state.threads;
            }
        }
    }

    /// The next chunk, once there is one and room for it; `None` if there will be none.
    fn claim(&self, most: usize) -> Option<(Place, T)> {
        let mut state = locked(&self.state);
        loop {
            if state.broken || state.supply == Supply::Ended && state.open == 0 {
                return None;
            }
            if let Some(rest) = state.rest.pop_first() {
                return Some(rest);
            }
            if state.supply != Supply::There || state.is_full() {
                state.idle += 1;
                let woken = self.change.wait(state);
                state = woken.unwrap_or_else(PoisonError::into_inner);
                state.idle -= 1;
                continue;
            }
            state.supply = Supply::Drawing;
            drop(state);
            let drawn = locked(&self.draw)(most);
            state = locked(&self.state);
            self.wake(&state);
            state.supply = if drawn.is_some() {
                Supply::There
            } else {
                Supply::Ended
            };
            if let Some(chunk) = drawn {
                let place = (state.drawn, 0);
                state.drawn += 1;
                state.open += 1;
                state.slots.insert(place, Slot::default());
                return Some((place, chunk));
            }
        }
    }

    fn wake(&self, state: &State<T>) {
        if state.idle > 0 {
            self.change.notify_all();
        }
    }

    /// Writes what can be written, unless another thread does.
    fn write<'a>(&'a self, mut state: MutexGuard<'a, State<T>>) {
        if state.writing {
            return;
        }
        state.writing = true;
        loop {
            let ready = state.ready();
            if ready.is_empty() {
                break;
            }
            let size = ready.size();
            drop(state);
            locked(&self.write)(ready);
            state = locked(&self.state);
            state.waiting -= size;
            self.wake(&state);
        }
        state.writing = false;
        self.wake(&state);
    }
}

impl<T, D, W, S> Office<T> for Team<T, D, W, S>
where
    T: Send,
    D: FnMut(usize) -> Option<T> + Send,
    W: Fn(T, &mut Desk<'_, T>) + Sync,
    S: FnMut(Output) + Send,
{
    fn hand_in(&self, place: Place, output: Output, done: bool) {
        let mut state = locked(&self.state);
        state.waiting += output.size();
        let slot = state.slots.get_mut(&place).expect("it is under way");
        slot.output.append(output);
        slot.done = done;
        state.open -= usize::from(done);
        // Somebody may wait for the last one.
        self.wake(&state);
        self.write(state);
    }

    fn give_back(&self, (chunk, part): Place, rest: T) {
        let mut state = locked(&self.state);
        let place = (chunk, part + 1);
        state.slots.insert(place, Slot::default());
        state.open += 1;
        state.rest.insert(place, rest);
        self.wake(&state);
    }
}

/// How many items to draw next, after so many took so long.
fn pace(most: usize, took: Duration) -> usize {
    if took < CHUNK / 2 {
        (2 * most).min(MOST)
    } else if took > 2 * CHUNK {
        let share = CHUNK.as_secs_f64() / took.as_secs_f64();
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a few thousands at most"
        )]
        let fewer = (most as f64 * share) as usize;
        fewer.max(1)
    } else {
        most
    }
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;
    use std::ops::Range;
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    use super::*;

    fn jobs(jobs: usize) -> NonZeroUsize {
        NonZeroUsize::new(jobs).expect("not zero")
    }

    /// Chunks of numbers up to one, so many in each at most.
    fn numbers(end: usize, at_once: usize) -> impl FnMut(usize) -> Option<Range<usize>> {
        let mut drawn = 0;
        move |most| {
            let from = drawn;
            drawn = end.min(from + most.min(at_once));
            (from < drawn).then_some(from..drawn)
        }
    }

    fn line(desk: &mut Desk<'_, Range<usize>>, number: usize) {
        (desk.output.text).extend_from_slice(format!("{number}\n").as_bytes());
    }

    fn lines(numbers: Range<usize>) -> String {
        let numbers: Vec<_> = numbers.map(|number| number.to_string()).collect();
        numbers.join("\n") + "\n"
    }

    #[test]
    fn what_is_written_keeps_the_order_whoever_is_quicker() {
        for threads in [1, 2, 7] {
            let mut text = Vec::new();
            let mut missing = 0;
            in_order(
                numbers(1000, MOST),
                jobs(threads),
                |chunk, desk| {
                    for number in chunk {
                        // The first of each ten takes longest.
                        let work = 0..(10 - number % 10) * 10_000;
                        black_box(work.fold(number, |a, b| black_box(a + b) - b));
                        desk.output.missing += u32::from(number % 7 == 0);
                        line(desk, number);
                    }
                },
                |output| {
                    text.extend(output.text);
                    missing += output.missing;
                },
            );
            let text = String::from_utf8(text).expect("text");
            assert_eq!((text, missing), (lines(0..1000), 143), "{threads} jobs");
        }
    }

    #[test]
    fn what_is_given_back_is_done_by_another_meanwhile() {
        // The first item ends only after the last one is done.
        let all_done = Barrier::new(2);
        let mut text = Vec::new();
        let mut drawn = false;
        in_order(
            |_| (!std::mem::replace(&mut drawn, true)).then_some(0..100),
            jobs(2),
            |mut chunk, desk| {
                while let Some(number) = chunk.next() {
                    if number == 40 {
                        desk.give_back(Some(std::mem::take(&mut chunk)));
                    }
                    if number == 40 || number == 99 {
                        all_done.wait();
                    }
                    line(desk, number);
                }
            },
            |output| text.extend(output.text),
        );
        assert_eq!(String::from_utf8(text), Ok(lines(0..100)));
    }

    #[test]
    fn what_is_before_a_long_item_is_written_while_it_lasts() {
        let written = Mutex::new(Vec::new());
        let mut drawn = false;
        in_order(
            |_| (!std::mem::replace(&mut drawn, true)).then_some(0..10),
            NonZeroUsize::MIN,
            |mut chunk, desk| {
                while let Some(number) = chunk.next() {
                    if number == 7 {
                        desk.give_back(Some(std::mem::take(&mut chunk)));
                        assert_eq!(*locked(&written), lines(0..7).as_bytes());
                    }
                    line(desk, number);
                }
            },
            |output| locked(&written).extend(output.text),
        );
        assert_eq!(*locked(&written), lines(0..10).as_bytes());
    }

    /// Two threads draw so many chunks, of each of which come so many bytes, while the first is under
    /// way: no fewer, or this waits for ever, and no more.
    fn are_drawn_ahead(chunks: usize, bytes: usize) {
        let (drawn, first) = (AtomicUsize::new(0), AtomicBool::new(true));
        let mut numbers = numbers(5000, 1);
        in_order(
            |most| {
                let drawn = drawn.fetch_add(1, Ordering::SeqCst) + 1;
                let waits = first.load(Ordering::SeqCst);
                assert!(!waits || drawn <= chunks, "{drawn} chunks of {bytes} bytes");
                numbers(most)
            },
            jobs(2),
            |chunk, desk| {
                desk.output.text = vec![b'x'; bytes];
                if chunk.start == 0 {
                    while drawn.load(Ordering::SeqCst) < chunks {
                        thread::yield_now();
                    }
                    (0..1000).for_each(|_| thread::yield_now());
                    first.store(false, Ordering::SeqCst);
                }
            },
            |_| {},
        );
        assert_eq!(drawn.into_inner(), 5001);
    }

    #[test]
    fn what_waits_for_the_first_is_bounded_in_number_and_in_bytes() {
        are_drawn_ahead(2 * AHEAD, 0);
        are_drawn_ahead(2 * AHEAD, 100);
        // The first, and those that fill the room of two.
        are_drawn_ahead(1 + 2 * 8, WAITING / 8);
    }

    #[test]
    fn a_panic_ends_all_and_leaves_nobody_waiting() {
        for threads in [1, 3] {
            let panicked = std::panic::catch_unwind(|| {
                in_order(
                    numbers(1000, 1),
                    jobs(threads),
                    |mut chunk, _| assert_ne!(chunk.next(), Some(7)),
                    |_| {},
                );
            });
            assert!(panicked.is_err(), "{threads} jobs");
        }
    }

    #[test]
    fn chunks_take_a_moment_however_long_their_items_take() {
        let millis = Duration::from_millis;
        let mut most = 1;
        for _ in 0..20 {
            most = pace(most, Duration::from_micros(100));
        }
        assert_eq!(most, MOST);
        assert_eq!(pace(100, CHUNK), 100);
        // Each took a hundredth of a chunk's time, then all of it, then far more.
        assert_eq!(pace(1000, 10 * CHUNK), 100);
        assert_eq!(pace(100, 100 * CHUNK), 1);
        assert_eq!(pace(MOST, millis(3_600_000)), 1);
        assert_eq!(pace(1, millis(60_000)), 1);
    }
}
