//! The number of givens.

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{
    Capabilities, Event, Info, Rating, RatingScale, RatingValue, Rng, ScaleColumn, Search,
    StartError, View, counters, series,
};

use crate::rater::{draw_position, scale};

scale! {
    id: "clues",
    name: "Givens",
    measures: "Number of givens.",
    definition: "The number of cells that are filled at the start. Many books use this scale, \
                 although it says almost nothing about the difficulty of a puzzle.",
    source: "folklore",
    unit: "givens",
    checked: "The rating is a count, so there is nothing to check.",
    step: "count",
    sides: (4, 25),
    columns: &[ScaleColumn {
        id: "clues",
        name: "Givens",
        decimals: 0,
        classes: &[],
    }],
}

series! {
    /// One sample of the values that are plotted over the steps of a rating.
    pub(crate) struct Progress {
        /// Givens counted.
        #[plot(main)]
        #[unit("cells")]
        givens: f64,
    }
}

counters! {
    /// The counters of a rating.
    pub(crate) struct Counts {
        /// Givens counted.
        givens: u64,
    }
}

/// The rater: counts the givens, in a single step.
pub(crate) struct Clues {
    position: Position,
    /// The number of givens, once they are counted.
    givens: Option<u16>,
}

impl Search for Clues {
    const INFO: Info = INFO;
    const SCALE: Option<&'static RatingScale> = Some(&SCALE);
    type Params = ();
    type Sample = Progress;
    type Counters = Counts;

    fn capabilities((): &()) -> Capabilities {
        Capabilities {
            random: false,
            ..Capabilities::default_for(&INFO)
        }
    }

    fn start(position: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        Ok(Self {
            position: position.clone(),
            givens: None,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        let position = &self.position;
        let filled = position.shape().cells() - position.blanks().count();
        self.givens = u16::try_from(filled).ok();
        ControlFlow::Break(Event::Found)
    }

    fn steps(&self) -> u64 {
        self.givens.is_some().into()
    }

    fn sample(&self) -> Progress {
        Progress {
            givens: self.givens.unwrap_or(0).into(),
        }
    }

    fn view(&self, view: &mut View) {
        draw_position(view, &self.position);
    }

    fn counters(&self) -> Counts {
        Counts {
            givens: self.givens.unwrap_or(0).into(),
        }
    }

    fn rating(&self) -> Option<Rating> {
        self.givens
            .map(|givens| RatingValue::Number(givens.into()).into())
    }
}
