//! The limits on the number of givens of a generated puzzle.

use sudoku_grid::Shape;
use sudoku_search::{Argument, Message, ParamError, StartError, Template};

static ACCEPTED_MIN_GIVENS: Template = Template {
    id: "generator.max-givens",
    text: "a whole number from 0 to {max} on this grid",
};
static EMPTY_RANGE: Template = Template {
    id: "generator.empty-range",
    text: "the maximum number of givens is less than the minimum",
};

/// Checks the limits on the number of givens. A `max` above the number of cells, such as the default, does
/// not limit the number.
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
            allowed: Some(
                Message::new(
                    &ACCEPTED_MIN_GIVENS,
                    vec![("max", Argument::Number(shape.cells() as u64))],
                )
                .into(),
            ),
        });
    }
    if min > max {
        return Err(StartError::Other(&EMPTY_RANGE));
    }
    Ok(())
}
