//! The pipeline of all commands that read puzzles: it processes the puzzles of the input on several threads and writes
//! the results in order.

use sudoku_grid::ParseOptions;
use sudoku_runner::{MonotonicClock, OrderedOutput as _, WorkerCtx, in_order};

use crate::args::InputArgs;
use crate::failure::{Failure, Status, exit_on_write_error, print_stderr};
use crate::input::{self, Chunk, Puzzle};
use crate::output::Output;
use crate::progress::Progress;

/// Writes `header`, passes chunks of at most `max_lines` lines to `work`, and writes their output in the order of the
/// input, with progress. Returns the status of the output.
///
/// # Errors
///
/// Returns an error if the file cannot be opened or the header cannot be written.
pub(crate) fn process_chunks(
    args: &InputArgs,
    header: Vec<u8>,
    max_lines: usize,
    work: impl Fn(Chunk, &mut WorkerCtx<'_, Chunk, Output>) + Sync,
) -> Result<Status, Failure> {
    let mut entries = input::open(&args.file, args.format)?;
    Output::from(header).write()?;
    let progress = Progress::start("puzzles", || input::count(args));
    let mut status = Status::Success;
    let mut done = 0;
    in_order(
        MonotonicClock,
        args.jobs,
        |max_items| entries.chunk(max_items.min(max_lines)),
        work,
        |output: Output| {
            done += output.done;
            status = status.max(output.status);
            exit_on_write_error(progress.suspend(|| output.write()));
            progress.advance(output.done);
        },
    );
    drop(progress);
    if done == 0 {
        print_stderr(&format!("{}: there are no puzzles", input::name(args)));
    }
    Ok(status)
}

/// As [`process_chunks`], for commands that process each puzzle by itself: `work` returns the output for a puzzle, or
/// the message for stderr if the puzzle is not suitable. Its second argument is to be called once if the work takes
/// long.
///
/// # Errors
///
/// Returns an error if the file cannot be opened or the header cannot be written.
pub(crate) fn process_puzzles(
    args: &InputArgs,
    header: Vec<u8>,
    work: impl Fn(&Puzzle, &mut dyn FnMut()) -> Result<Output, String> + Sync,
) -> Result<Status, Failure> {
    let options = input::parse_options(args);
    process_chunks(args, header, usize::MAX, |chunk, ctx| {
        each_puzzle(chunk, options, ctx, &work);
    })
}

/// Processes the puzzles of a chunk.
fn each_puzzle(
    mut chunk: Chunk,
    options: ParseOptions,
    ctx: &mut WorkerCtx<'_, Chunk, Output>,
    work: impl Fn(&Puzzle, &mut dyn FnMut()) -> Result<Output, String>,
) {
    while let Some(puzzle) = chunk.next(options) {
        let result = match puzzle {
            Ok(puzzle) => work(&puzzle, &mut || ctx.requeue(chunk.split_off_rest()))
                .map_err(|reason| format!("line {}: {reason}", puzzle.line)),
            Err(error) => Err(error.to_string()),
        };
        match result {
            Ok(output) => ctx.output.append(output),
            Err(message) => ctx.output.push_invalid(message),
        }
        ctx.output.done += 1;
    }
}
