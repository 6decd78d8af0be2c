use sudoku_grid::{grouped, listed};
use thiserror::Error;

use crate::decimal;

/// How a control moves through its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
pub enum Scale {
    /// By equal differences.
    Linear,
    /// By equal factors.
    Log,
    /// By equal differences: it counts cells, and more than a grid has are no more than all.
    Cells,
}

/// The values a number may take, both ends included.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range<T> {
    /// Least.
    pub min: T,
    /// Greatest.
    pub max: T,
    /// How to move between them.
    pub scale: Scale,
}

/// What a parameter may be, and what it is unless set.
#[derive(Clone, Debug, PartialEq)]
pub enum ParamKind {
    /// A whole number.
    Int(u32, Range<u32>),
    /// A real number.
    Float(f64, Range<f64>),
    /// On or off.
    Switch(bool),
    /// One of a few names, each with its doc comment.
    Choice(&'static str, Vec<(&'static str, &'static str)>),
    /// Some of a few names, in an order that matters, each with its doc comment.
    Ordered(Vec<&'static str>, Vec<(&'static str, &'static str)>),
}

/// One parameter as the outside sees it.
///
/// Outside, a value is text: in the URL, on the command line and across the boundary alike. A
/// number is written as Rust or JavaScript prints it, a switch as `true` or `false`, an ordered
/// list with commas.
#[derive(Clone, Debug)]
pub struct ParamSpec {
    /// Field name.
    pub id: &'static str,
    /// Doc comment.
    pub doc: &'static str,
    /// Type, range and default.
    pub kind: ParamKind,
}

impl ParamSpec {
    /// The default, as text.
    pub fn default_text(&self) -> String {
        match &self.kind {
            ParamKind::Int(value, _) => value.to_string(),
            ParamKind::Float(value, _) => decimal::write(*value),
            ParamKind::Switch(on) => on.to_string(),
            ParamKind::Choice(id, _) => (*id).to_owned(),
            ParamKind::Ordered(ids, _) => listed(",", &mut ids.iter().map(|&id| id.to_owned())),
        }
    }
}

/// What may be set, in words: `a whole number from 1 to 10,000`.
pub fn describe(kind: &ParamKind) -> String {
    // More would be a page of names where a sentence is wanted.
    const MOST: usize = 16;
    let ids = |options: &[(&'static str, &'static str)]| {
        let all = &mut options.iter().map(|(id, _)| (*id).to_owned());
        let some = listed(", ", &mut all.take(MOST));
        match options.len().saturating_sub(MOST) {
            0 => some,
            more => format!("{some} or {more} others"),
        }
    };
    match kind {
        ParamKind::Int(_, range) => {
            let (min, max) = (grouped(range.min.into()), grouped(range.max.into()));
            format!("a whole number from {min} to {max}")
        }
        ParamKind::Float(_, range) => {
            let (min, max) = (decimal::write(range.min), decimal::write(range.max));
            format!("a number from {min} to {max}")
        }
        ParamKind::Switch(_) => "true or false".to_owned(),
        ParamKind::Choice(_, options) => format!("one of {}", ids(options)),
        ParamKind::Ordered(_, options) => {
            format!("some of {}, each once, with commas between", ids(options))
        }
    }
}

/// Why a value was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ParamError {
    /// No parameter has this name.
    #[error("no such parameter")]
    Unknown,
    /// The text is not of the parameter's type.
    #[error("wrong type")]
    Type,
    /// The value is outside the range, or none of the names.
    #[error("out of range")]
    Range,
}

/// A type a parameter may have.
pub trait Param: Clone {
    /// What limits it: for numbers the values themselves.
    type Bound;

    /// Describes it, with the value as its default.
    fn kind(&self, range: Option<Range<Self::Bound>>) -> ParamKind;

    /// Reads it.
    ///
    /// # Errors
    ///
    /// If the text is of another type, or the value outside the range.
    fn read(text: &str, range: Option<Range<Self::Bound>>) -> Result<Self, ParamError>;
}

impl Param for f64 {
    type Bound = f64;

    fn kind(&self, range: Option<Range<f64>>) -> ParamKind {
        let everything = Range {
            min: f64::MIN,
            max: f64::MAX,
            scale: Scale::Linear,
        };
        ParamKind::Float(*self, range.unwrap_or(everything))
    }

    #[inline(never)] // every parameter of every algorithm would have its own
    fn read(text: &str, range: Option<Range<f64>>) -> Result<Self, ParamError> {
        let number = decimal::read(text.trim()).ok_or(ParamError::Type)?;
        let within = range.is_none_or(|r| r.min <= number && number <= r.max);
        if number.is_finite() && within {
            Ok(number)
        } else {
            Err(ParamError::Range)
        }
    }
}

impl Param for u32 {
    type Bound = u32;

    fn kind(&self, range: Option<Range<u32>>) -> ParamKind {
        let everything = Range {
            min: 0,
            max: u32::MAX,
            scale: Scale::Linear,
        };
        ParamKind::Int(*self, range.unwrap_or(everything))
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked by the comparison after it"
    )]
    #[inline(never)] // as above
    fn read(text: &str, range: Option<Range<u32>>) -> Result<Self, ParamError> {
        // By way of a float, so that `1e3` is a thousand and `-1` is out of range, not no number.
        let number = decimal::read(text.trim()).ok_or(ParamError::Type)?;
        if number.fract().to_bits() << 1 != 0 {
            return Err(ParamError::Type);
        }
        let whole = number as u32;
        let exact = f64::from(whole).total_cmp(&number).is_eq();
        if exact && range.is_none_or(|r| r.min <= whole && whole <= r.max) {
            Ok(whole)
        } else {
            Err(ParamError::Range)
        }
    }
}

impl Param for bool {
    type Bound = bool;

    fn kind(&self, _: Option<Range<bool>>) -> ParamKind {
        ParamKind::Switch(*self)
    }

    fn read(text: &str, _: Option<Range<bool>>) -> Result<Self, ParamError> {
        text.trim().parse().map_err(|_| ParamError::Type)
    }
}

/// A type with a few named values; made by [`choice!`](macro@crate::choice), or written by hand where
/// the names come from a list.
pub trait Choice: Copy + PartialEq + 'static {
    /// Name and doc comment of each value, in order.
    fn options() -> Vec<(&'static str, &'static str)>;

    /// The place of this value among them.
    fn index(self) -> usize;

    /// The value at a place.
    fn at(index: usize) -> Self;
}

/// Finds the place of a named value.
#[inline(never)] // as above
fn place(id: &str, options: &[(&str, &str)]) -> Result<usize, ParamError> {
    let mut names = options.iter().map(|(name, _)| *name);
    names.position(|name| name == id).ok_or(ParamError::Range)
}

impl<T: Choice> Param for T {
    type Bound = T;

    fn kind(&self, _: Option<Range<T>>) -> ParamKind {
        let options = T::options();
        ParamKind::Choice(options[self.index()].0, options)
    }

    fn read(text: &str, _: Option<Range<T>>) -> Result<Self, ParamError> {
        place(text.trim(), &T::options()).map(T::at)
    }
}

/// Finds the places of several.
fn places(text: &str, options: &[(&str, &str)]) -> Result<Vec<usize>, ParamError> {
    let mut places = Vec::new();
    for id in text.split(',').map(str::trim).filter(|id| !id.is_empty()) {
        let place = place(id, options)?;
        if places.contains(&place) {
            return Err(ParamError::Range);
        }
        places.push(place);
    }
    Ok(places)
}

/// Some of the values of a [`Choice`], each at most once, in an order that matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ordered<T>(pub Vec<T>);

impl<T: Choice> Param for Ordered<T> {
    type Bound = T;

    fn kind(&self, _: Option<Range<T>>) -> ParamKind {
        let options = T::options();
        let ids = self.0.iter().map(|value| options[value.index()].0);
        ParamKind::Ordered(ids.collect(), options)
    }

    fn read(text: &str, _: Option<Range<T>>) -> Result<Self, ParamError> {
        let places = places(text, &T::options())?;
        Ok(Self(places.into_iter().map(T::at).collect()))
    }
}

/// Everything that can be tuned in one algorithm; made by [`params!`](macro@crate::params).
pub trait Params: Clone + Default {
    /// What can be tuned, in field order, with its defaults.
    fn specs() -> Vec<ParamSpec>;

    /// Sets one.
    ///
    /// # Errors
    ///
    /// If there is no such parameter or it cannot take this value; it then keeps the one it had.
    fn set(&mut self, id: &str, text: &str) -> Result<(), ParamError>;
}

/// Nothing to tune.
impl Params for () {
    fn specs() -> Vec<ParamSpec> {
        Vec::new()
    }

    fn set(&mut self, _: &str, _: &str) -> Result<(), ParamError> {
        Err(ParamError::Unknown)
    }
}

/// Declares parameters with their types, ranges, defaults and docs, once.
///
/// A field has its doc comment (say what turning it up does: it is the page's text), then for a
/// number `#[range(1..=100)]` or `#[range(1..=100, log)]`, or `cells` for what counts cells, then
/// `name: type = default`. A last line `..name: type` adds the parameters of another such type.
#[macro_export]
macro_rules! params {
    (
        $(#[doc = $about:literal])*
        $vis:vis struct $name:ident {
            $(
                $(#[doc = $doc:literal])+
                $(#[range($min:literal..=$max:literal $(, $scale:ident)?)])?
                $field:ident: $ty:ty = $default:expr
            ),*
            $(, ..$rest:ident: $all:ty)?
            $(,)?
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Debug)]
        $vis struct $name {
            $( $(#[doc = $doc])+ $vis $field: $ty, )*
            $( $vis $rest: $all )?
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: $default,)* $($rest: <$all>::default())? }
            }
        }

        impl $crate::Params for $name {
            fn specs() -> Vec<$crate::ParamSpec> {
                let default = Self::default();
                let own = vec![ $( $crate::ParamSpec {
                    id: stringify!($field),
                    doc: $crate::said(concat!($($doc),+)),
                    kind: $crate::Param::kind(
                        &default.$field,
                        $crate::params!(@range $($min, $max $(, $scale)?)?),
                    ),
                } ),* ];
                own.into_iter()$(.chain(<$all as $crate::Params>::specs()))?.collect()
            }

            fn set(&mut self, id: &str, text: &str) -> Result<(), $crate::ParamError> {
                match id {
                    $( stringify!($field) => {
                        self.$field = $crate::Param::read(
                            text,
                            $crate::params!(@range $($min, $max $(, $scale)?)?),
                        )?;
                    } )*
                    _ => return $crate::params!(@rest id, text $(, self.$rest)?),
                }
                Ok(())
            }
        }
    };
    (@rest $id:ident, $text:ident) => { Err($crate::ParamError::Unknown) };
    (@rest $id:ident, $text:ident, $rest:expr) => { $crate::Params::set(&mut $rest, $id, $text) };
    (@range) => { None };
    (@range $min:literal, $max:literal) => {
        Some($crate::Range { min: $min, max: $max, scale: $crate::Scale::Linear })
    };
    (@range $min:literal, $max:literal, log) => {
        Some($crate::Range { min: $min, max: $max, scale: $crate::Scale::Log })
    };
    (@range $min:literal, $max:literal, cells) => {
        Some($crate::Range { min: $min, max: $max, scale: $crate::Scale::Cells })
    };
}

/// Declares a parameter type with a few named values.
#[macro_export]
macro_rules! choice {
    (
        $(#[doc = $about:literal])*
        $vis:vis enum $name:ident { $( $(#[doc = $doc:literal])+ $variant:ident = $id:literal ),+ $(,)? }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $name { $( $(#[doc = $doc])+ $variant ),+ }

        impl $crate::Choice for $name {
            fn options() -> Vec<(&'static str, &'static str)> {
                vec![ $( ($id, $crate::said(concat!($($doc),+))) ),+ ]
            }

            fn index(self) -> usize {
                self as usize
            }

            fn at(index: usize) -> Self {
                [$(Self::$variant),+][index]
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    choice! {
        /// A fruit.
        enum Fruit {
            /// Red.
            Apple = "apple",
            /// Yellow.
            Pear = "pear",
        }
    }

    params! {
        /// All kinds.
        struct Basket {
            /// How many.
            #[range(1..=9)]
            count: u32 = 3,
            /// How heavy.
            #[range(0.5..=2.0, log)]
            weight: f64 = 1.0,
            /// Whether washed.
            washed: bool = false,
            /// Which.
            fruit: Fruit = Fruit::Pear,
            /// In which order.
            order: Ordered<Fruit> = Ordered(vec![Fruit::Pear, Fruit::Apple]),
        }
    }

    #[test]
    fn values_are_read_by_type_and_range_and_kept_when_refused() {
        let mut basket = Basket::default();
        for (id, text, expected) in [
            ("count", "9", Ok(())),
            ("count", " 9 ", Ok(())),
            ("count", "1e0", Ok(())),
            ("count", "0", Err(ParamError::Range)),
            ("count", "-1", Err(ParamError::Range)),
            ("count", "10", Err(ParamError::Range)),
            ("count", "1.5", Err(ParamError::Type)),
            ("count", "NaN", Err(ParamError::Type)),
            ("count", "many", Err(ParamError::Type)),
            ("weight", "2", Ok(())),
            ("weight", "2.1", Err(ParamError::Range)),
            ("weight", "0.4", Err(ParamError::Range)),
            ("weight", "1e400", Err(ParamError::Range)),
            ("weight", "NaN", Err(ParamError::Type)),
            ("weight", "inf", Err(ParamError::Type)),
            ("washed", "true", Ok(())),
            ("washed", "1", Err(ParamError::Type)),
            ("fruit", "apple", Ok(())),
            ("fruit", "plum", Err(ParamError::Range)),
            ("order", "apple", Ok(())),
            ("order", "apple,apple", Err(ParamError::Range)),
            ("size", "1", Err(ParamError::Unknown)),
        ] {
            assert_eq!(basket.set(id, text), expected, "{id} = {text}");
        }
        assert_eq!(basket.count, 1);
        assert_eq!(basket.weight.to_bits(), 2.0_f64.to_bits());
        assert!(basket.washed);
        assert_eq!(basket.fruit, Fruit::Apple);
        assert_eq!(basket.order, Ordered(vec![Fruit::Apple]));
    }

    #[test]
    fn specs_say_what_was_declared() {
        let specs = Basket::specs();
        let texts: Vec<_> = specs.iter().map(ParamSpec::default_text).collect();
        assert_eq!(texts, ["3", "1", "false", "pear", "pear,apple"]);
        assert_eq!(describe(&specs[0].kind), "a whole number from 1 to 9");
        let large = Range {
            min: 999,
            max: 10_000_000,
            scale: Scale::Log,
        };
        assert_eq!(
            describe(&ParamKind::Int(1000, large)),
            "a whole number from 999 to 10,000,000"
        );
        assert_eq!(specs[0].doc, " How many.");
    }

    params! {
        /// A basket that is carried.
        struct Errand {
            /// How far.
            #[range(1..=5)]
            way: u32 = 2,
            ..basket: Basket
        }
    }

    #[test]
    fn parameters_of_another_type_follow_and_are_set_there() {
        let ids = |specs: Vec<ParamSpec>| specs.into_iter().map(|spec| spec.id).collect::<Vec<_>>();
        assert_eq!(ids(Errand::specs())[1..], ids(Basket::specs()));
        let mut errand = Errand::default();
        assert_eq!(errand.set("way", "5"), Ok(()));
        assert_eq!(errand.set("count", "9"), Ok(()));
        assert_eq!(errand.set("count", "10"), Err(ParamError::Range));
        assert_eq!(errand.set("size", "1"), Err(ParamError::Unknown));
        assert_eq!((errand.way, errand.basket.count), (5, 9));
    }
}
