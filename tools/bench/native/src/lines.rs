//! What someone would write around the other solver to have many lines solved.

use std::error::Error;
use std::io::{BufRead, BufWriter, Write, stdin, stdout};

use msolve::Sudoku;

/// Writes each line with its number of solutions, up to two, and the first.
pub(crate) fn solve() -> Result<(), Box<dyn Error>> {
    let mut out = BufWriter::new(stdout().lock());
    for line in stdin().lock().lines() {
        let line = line?;
        let mut solutions = line.parse::<Sudoku>()?.iter();
        let first = solutions.next();
        let count = u8::from(first.is_some()) + u8::from(solutions.next().is_some());
        write!(out, "{line},{count},")?;
        if let Some(first) = first {
            out.write_all(&first.to_bytes())?;
        }
        writeln!(out)?;
    }
    Ok(out.flush()?)
}
