/// One thing a search counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CounterSpec {
    /// Field name; `nodes`, `guesses` and `backtracks` mean the same everywhere.
    pub id: &'static str,
    /// Doc comment.
    pub doc: &'static str,
}

/// What a search has counted so far; made by [`counters!`](macro@crate::counters).
pub trait Counters {
    /// What is counted, in field order.
    const COUNTERS: &'static [CounterSpec];

    /// The counts, in field order.
    fn values(&self) -> Vec<u64>;
}

/// Declares a [`Counters`] struct of `u64` fields, each documented once.
#[macro_export]
macro_rules! counters {
    (
        $(#[doc = $about:literal])*
        $vis:vis struct $name:ident { $( $(#[doc = $doc:literal])+ $field:ident: u64 ),+ $(,)? }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        $vis struct $name { $( $(#[doc = $doc])+ $vis $field: u64 ),+ }

        impl $crate::Counters for $name {
            const COUNTERS: &'static [$crate::CounterSpec] = &[ $( $crate::CounterSpec {
                id: stringify!($field),
                doc: $crate::said(concat!($($doc),+)),
            } ),+ ];

            fn values(&self) -> Vec<u64> {
                vec![$(self.$field),+]
            }
        }
    };
}
