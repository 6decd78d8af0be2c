//! A rater of another crate, which cannot be copied, with a number and a class.

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{
    Capabilities, Event, Info, Kind, Rating, RatingScale, RatingValue, Rng, ScaleColumn, Search,
    StartError, View, counters, docs, math, series,
};

docs! {
    /// The size of the search space that the candidates leave.
    const DOCS;
}

/// Search spaces of at least this many bits are large.
const LARGE_BITS: f64 = 64.0;

static SCALE: RatingScale = RatingScale {
    measures: "The size of the search space that the candidates leave.",
    definition: "The sum of the binary logarithms of the numbers of candidates of all cells.",
    source: "These tests",
    unit: "bits",
    checked: "By a product of the numbers of candidates.",
    columns: &[
        ScaleColumn {
            id: "foreign_bits",
            name: "Search space",
            decimals: 1,
            classes: &[],
        },
        ScaleColumn {
            id: "foreign_class",
            name: "Class",
            decimals: 0,
            classes: &["small", "large"],
        },
    ],
};

series! {
    /// The values that can be plotted.
    pub(crate) struct Sample {
        /// Size of the search space of the cells that were examined.
        #[unit("bits")]
        bits: f64,
    }
}

counters! {
    /// The counters.
    pub(crate) struct Tally {
        /// Cells examined.
        cells: u64,
    }
}

/// A position whose first cells have been examined.
pub(crate) struct SearchSpace {
    position: Position,
    /// The number of cells examined.
    cells: usize,
    bits: f64,
}

impl SearchSpace {
    fn is_complete(&self) -> bool {
        self.cells == self.position.shape().cells()
    }
}

impl Search for SearchSpace {
    const INFO: Info = Info {
        id: "foreign-search-space",
        name: "Search space from elsewhere",
        docs: DOCS,
        kind: Kind::Rater,
        complete: false,
        step: "cell",
        sides: (4, 25),
    };
    const SCALE: Option<&'static RatingScale> = Some(&SCALE);
    type Params = ();
    type Sample = Sample;
    type Counters = Tally;

    fn capabilities((): &()) -> Capabilities {
        Capabilities {
            random: false,
            ..Capabilities::default_for(&Self::INFO)
        }
    }

    fn start(position: &Position, (): &(), _: Rng) -> Result<Self, StartError> {
        Ok(Self {
            position: position.clone(),
            cells: 0,
            bits: 0.0,
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        if self.is_complete() {
            return ControlFlow::Break(Event::Stalled);
        }
        // A cell without candidates belongs to a puzzle without a solution, whose rating has no meaning.
        let candidates = match self.position.value(self.cells) {
            0 => self.position.candidates(self.cells).len().max(1),
            _ => 1,
        };
        #[expect(clippy::cast_precision_loss, reason = "at most 25")]
        let factor = candidates as f64;
        self.bits += math::ln(factor) / std::f64::consts::LN_2;
        self.cells += 1;
        if self.is_complete() {
            return ControlFlow::Break(Event::Found);
        }
        ControlFlow::Continue(())
    }

    fn steps(&self) -> u64 {
        self.cells as u64
    }

    fn sample(&self) -> Sample {
        Sample { bits: self.bits }
    }

    fn view(&self, view: &mut View) {
        view.digits.copy_from_slice(self.position.values());
        view.weights.fill(0.0);
    }

    fn counters(&self) -> Tally {
        Tally {
            cells: self.cells as u64,
        }
    }

    fn rating(&self) -> Option<Rating> {
        let class = usize::from(self.bits >= LARGE_BITS);
        let values = if self.is_complete() {
            [RatingValue::Number(self.bits), RatingValue::Class(class)]
        } else {
            [self.bits, f64::from(u8::from(class == 1))].map(RatingValue::LowerBound)
        };
        Some(Rating {
            values: values.to_vec(),
            cells: Vec::new(),
        })
    }
}
