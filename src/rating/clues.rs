//! The number of givens.

use sudoku_search::Seed;

use crate::scale::{Rater, RatingScale, ScaleColumn, ScaleInfo};
use crate::{Rating, RatingValue, UniquePuzzle};

pub(crate) struct Clues;

static ABOUT: ScaleInfo = ScaleInfo {
    id: "clues",
    name: "Givens",
    measures: "How many digits are given.",
    definition: "The cells that are filled at the start. It is the scale of many books, and says \
                 next to nothing of how hard a puzzle is.",
    source: "folklore",
    unit: "givens",
    checked: "A count, so there is nothing to check.",
    sides: (4, 25),
    random: false,
    columns: &[ScaleColumn {
        id: "clues",
        name: "Givens",
        decimals: 0,
        classes: &[],
    }],
};

impl RatingScale for Clues {
    fn about(&self) -> &'static ScaleInfo {
        &ABOUT
    }

    fn start(&self, puzzle: &UniquePuzzle, _: Seed) -> Box<dyn Rater> {
        let position = puzzle.start();
        let filled = position.shape().cells() - position.blanks().count();
        #[expect(clippy::cast_precision_loss, reason = "at most 625")]
        Box::new(Rating::from(RatingValue::Number(filled as f64)))
    }
}
