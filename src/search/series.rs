use sudoku_grid::Position;

use crate::Trace;

/// The direction in which a series improves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
pub enum Goal {
    /// Higher is better.
    Up,
    /// Lower is better.
    Down,
    /// Neither direction is better: a temperature, a depth.
    Neither,
}

impl Goal {
    /// The identifier in lists and JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Neither => "neither",
        }
    }
}

/// The value of a series at a solution, so that plots can show how far a run is from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SeriesTarget {
    /// The value 0, as for conflicts and blank cells.
    Zero,
    /// The number of cells of the grid.
    Cells,
    /// n (n − 1), for n cells that are blank at the start: the number of ordered pairs of blank cells, and the
    /// average local consistency of every solution.
    BlankPairs,
}

impl SeriesTarget {
    /// The identifier in lists and JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::Cells => "cells",
            Self::BlankPairs => "blank-pairs",
        }
    }

    /// The value for a run that starts from a position.
    pub fn value(self, start: &Position) -> f64 {
        self.value_for(start.shape().cells(), start.blanks().count())
    }

    /// The value for a grid of `cells` cells, of which `blanks` are blank at the start.
    #[expect(clippy::cast_precision_loss, reason = "at most 625 cells")]
    pub const fn value_for(self, cells: usize, blanks: usize) -> f64 {
        match self {
            Self::Zero => 0.0,
            Self::Cells => cells as f64,
            Self::BlankPairs => {
                let blanks = blanks as f64;
                blanks * (blanks - 1.0)
            }
        }
    }
}

/// The declaration of a series: one line of a plot.
#[derive(Clone, Copy, Debug)]
pub struct SeriesSpec {
    /// The field name.
    pub id: &'static str,
    /// The doc comment of the field.
    pub doc: &'static str,
    /// The unit of the values; empty for pure numbers.
    pub unit: &'static str,
    /// The direction in which the series improves.
    pub goal: Goal,
    /// The value at a solution; `None` if it is not the same for every solution.
    pub target: Option<SeriesTarget>,
    /// `true` if the series is one of the most informative ones, which are plotted first.
    pub main: bool,
}

/// The plotted quantities of a search at one step. [`series!`](macro@crate::series) implements this trait.
pub trait Sample {
    /// The declarations, in field order.
    const SERIES: &'static [SeriesSpec];

    /// Appends the values at step `step` to a trace.
    fn record(&self, step: u64, trace: &mut Trace);
}

/// Declares a [`Sample`]: each field is one line of the plot.
///
/// Each field has a doc comment, then optionally `#[plot(main)]` if it is plotted first,
/// `#[goal(up)]` or `#[goal(down)]`, the value at a solution as `#[target(zero)]`,
/// `#[target(cells)]` or `#[target(blank_pairs)]`, and `#[unit("conflicts")]`. Series with the same
/// unit share a plot, across all algorithms, so equal quantities must have equal units. A value of
/// `NaN` leaves a gap in the line.
#[macro_export]
macro_rules! series {
    (
        $(#[doc = $docs:literal])*
        $vis:vis struct $name:ident {
            $(
                $(#[doc = $doc:literal])+
                $(#[plot($plot:ident)])?
                $(#[goal($goal:ident)])?
                $(#[target($target:ident)])?
                $(#[unit($unit:literal)])?
                $field:ident: f64
            ),+ $(,)?
        }
    ) => {
        $(#[doc = $docs])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $name { $( $(#[doc = $doc])+ $vis $field: f64 ),+ }

        impl $crate::Sample for $name {
            const SERIES: &'static [$crate::SeriesSpec] = &[ $( $crate::SeriesSpec {
                id: stringify!($field),
                doc: $crate::text_if_enabled(concat!($($doc),+)),
                unit: concat!($($unit)?),
                goal: $crate::series!(@goal $($goal)?),
                target: $crate::series!(@target $($target)?),
                main: $crate::series!(@plot $($plot)?),
            } ),+ ];

            fn record(&self, step: u64, trace: &mut $crate::Trace) {
                trace.record(step, &[$(self.$field),+]);
            }
        }
    };
    (@goal) => { $crate::Goal::Neither };
    (@goal up) => { $crate::Goal::Up };
    (@goal down) => { $crate::Goal::Down };
    (@target) => { None };
    (@target zero) => { Some($crate::SeriesTarget::Zero) };
    (@target cells) => { Some($crate::SeriesTarget::Cells) };
    (@target blank_pairs) => { Some($crate::SeriesTarget::BlankPairs) };
    (@plot) => { false };
    (@plot main) => { true };
}
