//! The limits on the number of givens of a generated puzzle.

use sudoku_grid::Shape;
use sudoku_search::{ParamError, StartError};

/// Checks the limits on the number of givens. A `max` above the number of cells is no limit, as is
/// the default.
///
/// # Errors
///
/// Returns an error if the range is empty or starts above the number of cells.
pub(crate) fn check_givens(min: u32, max: u32, shape: Shape) -> Result<(), StartError> {
    if min as usize > shape.cells() {
        return Err(StartError::Param {
            id: "least".to_owned(),
            value: min.to_string(),
            error: ParamError::Range,
            allowed: format!("a whole number from 0 to {} on this grid", shape.cells()),
        });
    }
    if min > max {
        return Err(StartError::Other(
            "the greatest number of givens is below the least",
        ));
    }
    Ok(())
}
