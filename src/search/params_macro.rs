//! The macro by which an algorithm declares its parameters.

/// Declares parameters with their types, ranges, defaults and documentation, once.
///
/// Each field has a doc comment, which the page shows: state what an increase of the parameter does. Numbers then have
/// `#[range(1..=100)]`, or `#[range(1..=100, log)]` for a logarithmic slider, or `cells` in place of `log` for numbers
/// of cells. `#[id("…")]` gives the parameter another id than the name of its field. `name: type = default` follows. A
/// last line `..name: type` adds the parameters of another such type.
///
/// `pub struct Name for Algorithm` makes the type public, with one setter per parameter and an implementation of
/// [`AlgorithmParams`](crate::AlgorithmParams), so that users of the crate set parameters as typed values.
#[macro_export]
macro_rules! params {
    (
        $(#[doc = $docs:literal])*
        pub struct $name:ident for $search:ty {
            $(
                $(#[doc = $doc:literal])+
                $(#[range($min:literal..=$max:literal $(, $scale:ident)?)])?
                $(#[id($id:literal)])?
                $field:ident: $ty:ty = $default:expr
            ),*
            $(, ..$nested:ident: $nested_type:ty)?
            $(,)?
        }
    ) => {
        $crate::params! {
            @declare pub, pub(crate),
            $(#[doc = $docs])*
            $name {
                $(
                    $(#[doc = $doc])+
                    $(#[range($min..=$max $(, $scale)?)])?
                    $(#[id($id)])?
                    $field: $ty = $default
                ),*
                $(, ..$nested: $nested_type)?
            }
        }

        impl $name {
            $(
                $(#[doc = $doc])+
                #[must_use]
                pub fn $field(mut self, $field: $ty) -> Self {
                    self.$field = $field;
                    self
                }
            )*
            $(
                /// Replaces the parameters that this algorithm has in common with others.
                #[must_use]
                pub fn $nested(mut self, $nested: $nested_type) -> Self {
                    self.$nested = $nested;
                    self
                }
            )?
        }

        impl $crate::AlgorithmParams for $name {
            fn algorithm() -> &'static dyn $crate::Algorithm {
                $crate::algorithm::<$search>()
            }

            fn preset(id: &str) -> Result<Self, $crate::StartError> {
                $crate::preset_params::<$search>(Some(id))
            }

            fn setup(&self) -> $crate::Setup {
                $crate::setup_of::<$search>(self)
            }
        }
    };
    (
        $(#[doc = $docs:literal])*
        $vis:vis struct $name:ident {
            $(
                $(#[doc = $doc:literal])+
                $(#[range($min:literal..=$max:literal $(, $scale:ident)?)])?
                $(#[id($id:literal)])?
                $field:ident: $ty:ty = $default:expr
            ),*
            $(, ..$nested:ident: $nested_type:ty)?
            $(,)?
        }
    ) => {
        $crate::params! {
            @declare $vis, $vis,
            $(#[doc = $docs])*
            $name {
                $(
                    $(#[doc = $doc])+
                    $(#[range($min..=$max $(, $scale)?)])?
                    $(#[id($id)])?
                    $field: $ty = $default
                ),*
                $(, ..$nested: $nested_type)?
            }
        }
    };
    (
        @declare $vis:vis, $field_vis:vis,
        $(#[doc = $docs:literal])*
        $name:ident {
            $(
                $(#[doc = $doc:literal])+
                $(#[range($min:literal..=$max:literal $(, $scale:ident)?)])?
                $(#[id($id:literal)])?
                $field:ident: $ty:ty = $default:expr
            ),*
            $(, ..$nested:ident: $nested_type:ty)?
        }
    ) => {
        $(#[doc = $docs])*
        #[derive(Clone, Debug)]
        $vis struct $name {
            $( $(#[doc = $doc])+ $field_vis $field: $ty, )*
            $( $field_vis $nested: $nested_type )?
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: $default,)* $($nested: <$nested_type>::default())? }
            }
        }

        impl $crate::Params for $name {
            fn current_specs(&self) -> Vec<$crate::ParamSpec> {
                let specs = vec![ $( $crate::ParamSpec {
                    id: $crate::params!(@id $field $($id)?),
                    doc: $crate::text_if_enabled(concat!($($doc),+)),
                    kind: $crate::Param::kind(
                        &self.$field,
                        $crate::params!(@range $($min, $max $(, $scale)?)?),
                    ),
                } ),* ];
                specs.into_iter()$(.chain(<$nested_type as $crate::Params>::current_specs(&self.$nested)))?.collect()
            }

            fn set(&mut self, id: &str, text: &str) -> Result<(), $crate::ParamError> {
                match id {
                    $( $crate::params!(@id $field $($id)?) => {
                        self.$field = $crate::Param::read(
                            text,
                            $crate::params!(@range $($min, $max $(, $scale)?)?),
                        )?;
                    } )*
                    _ => return $crate::params!(@nested id, text $(, self.$nested)?),
                }
                Ok(())
            }
        }
    };
    (@nested $id:ident, $text:ident) => { Err($crate::ParamError::Unknown) };
    (@nested $id:ident, $text:ident, $nested:expr) => { $crate::Params::set(&mut $nested, $id, $text) };
    (@id $field:ident) => { stringify!($field) };
    (@id $field:ident $id:literal) => { $id };
    (@range) => { None };
    (@range $min:literal, $max:literal) => {
        Some($crate::ParamRange { min: $min, max: $max, scale: $crate::ParamScale::Linear })
    };
    (@range $min:literal, $max:literal, log) => {
        Some($crate::ParamRange { min: $min, max: $max, scale: $crate::ParamScale::Log })
    };
    (@range $min:literal, $max:literal, cells) => {
        Some($crate::ParamRange { min: $min, max: $max, scale: $crate::ParamScale::Cells })
    };
}
