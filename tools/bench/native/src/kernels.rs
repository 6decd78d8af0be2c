//! A run that is repeated, and measured by the processor time of the thread, as the C programs in `tools/bench/c`
//! measure theirs.

use std::error::Error;
use std::time::Duration;

use cpu_time::ThreadTime;
use serde_json::{Value, json};
use sudoku_grid::{ParseOptions, parse};
use sudoku_search::{Run, Setup};

/// The number of steps of the run, the steps per second, and the values of the plotted series after the last step.
pub(crate) fn measure(setup: &str, puzzle: &str, seconds: f64) -> Result<Value, Box<dyn Error>> {
    let setup: Setup = setup.parse().map_err(|error| format!("{error:?}"))?;
    let algorithm = sudoku_solvers::find(&setup.algorithm).ok_or("no such solver")?;
    let position = parse(puzzle, ParseOptions::default())?
        .position()
        .map_err(|clash| clash.to_string())?;
    let least = Duration::from_secs_f64(seconds);
    let start = algorithm.start(&position, &setup, false)?;
    let mut traced = algorithm.start(&position, &setup, true)?;
    traced.run_to_end();
    let steps = traced.steps();
    let mut all_steps = 0;
    let time = ThreadTime::now();
    let spent = loop {
        let mut run = start.fork();
        run.run_to_end();
        all_steps += run.steps();
        let spent = time.elapsed();
        if spent >= least {
            break spent;
        }
    };
    #[expect(clippy::cast_precision_loss, reason = "below 2^53")]
    let per_second = all_steps as f64 / spent.as_secs_f64();
    Ok(json!({ "steps": steps, "perSecond": per_second, "values": last_sample(&traced) }))
}

/// The values of all series in the last sample.
fn last_sample(run: &Run) -> Vec<f64> {
    run.trace().map_or(Vec::new(), |trace| {
        let columns = trace.to_columns();
        let columns = columns.chunks_exact(trace.len()).skip(1);
        columns
            .filter_map(|column| column.last().copied())
            .collect()
    })
}
