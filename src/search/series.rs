use crate::Trace;

/// Which way a series improves.
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
    /// Neither: a temperature, a depth.
    Neither,
}

impl Goal {
    /// Its name in lists.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Neither => "neither",
        }
    }
}

/// One line in the plot.
#[derive(Clone, Copy, Debug)]
pub struct SeriesSpec {
    /// Field name.
    pub id: &'static str,
    /// Doc comment.
    pub doc: &'static str,
    /// What one of it is; empty if it is a pure number.
    pub unit: &'static str,
    /// Which way it improves.
    pub goal: Goal,
    /// Whether it is among those that tell most of a run, and are plotted first.
    pub main: bool,
}

/// What a search looks like at one step; made by [`series!`](macro@crate::series).
pub trait Sample {
    /// The lines it feeds, in field order.
    const SERIES: &'static [SeriesSpec];

    /// Adds itself to a trace.
    fn record(&self, step: u64, trace: &mut Trace);
}

/// Declares a [`Sample`]: each field is one line in the plot.
///
/// A field has its doc comment, then optionally `#[plot(main)]` where it is to be plotted first, then
/// `#[goal(up)]` or `#[goal(down)]`, then `#[unit("conflicts")]`. Series in one unit share a plot, over
/// all algorithms, so what is the same is declared in the same unit. A value that is not a number
/// (`NaN`) leaves a gap in the line.
#[macro_export]
macro_rules! series {
    (
        $(#[doc = $about:literal])*
        $vis:vis struct $name:ident {
            $(
                $(#[doc = $doc:literal])+
                $(#[plot($plot:ident)])?
                $(#[goal($goal:ident)])?
                $(#[unit($unit:literal)])?
                $field:ident: f64
            ),+ $(,)?
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $name { $( $(#[doc = $doc])+ $vis $field: f64 ),+ }

        impl $crate::Sample for $name {
            const SERIES: &'static [$crate::SeriesSpec] = &[ $( $crate::SeriesSpec {
                id: stringify!($field),
                doc: $crate::said(concat!($($doc),+)),
                unit: concat!($($unit)?),
                goal: $crate::series!(@goal $($goal)?),
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
    (@plot) => { false };
    (@plot main) => { true };
}
