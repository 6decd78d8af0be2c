/// The declaration of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CounterSpec {
    /// The field name; `nodes`, `guesses` and `backtracks` mean the same in every algorithm.
    pub id: &'static str,
    /// The doc comment of the field.
    pub doc: &'static str,
}

/// The values of the counters of a search; [`counters!`](macro@crate::counters) implements this trait.
pub trait Counters {
    /// The declarations of the counters, in field order.
    const COUNTERS: &'static [CounterSpec];

    /// The values, in field order.
    fn values(&self) -> Vec<u64>;
}

/// Declares a [`Counters`] struct of `u64` fields, each documented once.
#[macro_export]
macro_rules! counters {
    (
        $(#[doc = $docs:literal])*
        $vis:vis struct $name:ident { $( $(#[doc = $doc:literal])+ $field:ident: u64 ),+ $(,)? }
    ) => {
        $(#[doc = $docs])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        $vis struct $name { $( $(#[doc = $doc])+ $vis $field: u64 ),+ }

        impl $crate::Counters for $name {
            const COUNTERS: &'static [$crate::CounterSpec] = &[ $( $crate::CounterSpec {
                id: stringify!($field),
                doc: $crate::text_if_enabled(concat!($($doc),+)),
            } ),+ ];

            fn values(&self) -> Vec<u64> {
                vec![$(self.$field),+]
            }
        }
    };
}
