use sudoku_grid::{Argument, Message, Template, listed};
use thiserror::Error;

use crate::decimal;

/// The rule that maps the position of a slider to a value of the range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
pub enum ParamScale {
    /// Linear: equal distances of the slider are equal differences.
    Linear,
    /// Logarithmic: equal distances of the slider are equal factors.
    Log,
    /// Linear, for numbers of cells: values greater than the number of cells of the puzzle have the same
    /// effect as that number.
    Cells,
}

/// The accepted values of a number; both ends are included.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ParamRange<T> {
    /// The smallest accepted value.
    pub min: T,
    /// The largest accepted value.
    pub max: T,
    /// The rule that maps the position of a slider to a value of the range.
    pub scale: ParamScale,
}

/// The type of a parameter, with its default and its accepted values.
#[derive(Clone, Debug, PartialEq)]
pub enum ParamKind {
    /// A whole number.
    Int(u32, ParamRange<u32>),
    /// A real number.
    Float(f64, ParamRange<f64>),
    /// A boolean.
    Switch(bool),
    /// One of a few named values, each with its doc comment.
    Choice(&'static str, Vec<(&'static str, &'static str)>),
    /// An ordered selection of named values, each with its doc comment.
    Ordered(Vec<&'static str>, Vec<(&'static str, &'static str)>),
}

/// The declaration of a parameter of an algorithm: its id, documentation, accepted values and default.
///
/// Outside a search, a value is text: in the URL, on the command line and in JavaScript. A number
/// is written as Rust or JavaScript prints it, a boolean as `true` or `false`, an ordered selection
/// with commas.
#[derive(Clone, Debug)]
pub struct ParamSpec {
    /// The permanent identifier: the name of the field, or the identifier that the attribute `#[id]`
    /// declares.
    pub id: &'static str,
    /// The documentation for users: the doc comment of the field.
    pub doc: &'static str,
    /// The type, the accepted values and the default.
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

static INTEGER: Template = Template {
    id: "allowed.integer",
    text: "a whole number from {min} to {max}",
};
static FLOAT: Template = Template {
    id: "allowed.float",
    text: "a number from {min} to {max}",
};
static SWITCH: Template = Template {
    id: "allowed.switch",
    text: "true or false",
};
static CHOICE: Template = Template {
    id: "allowed.choice",
    text: "one of {names}{others||| or # others}",
};
static ORDERED: Template = Template {
    id: "allowed.ordered",
    text: "some of {names}{others||| or # others}, each at most once, separated by commas",
};

/// The accepted values in words: `a whole number from 1 to 10,000`.
pub fn describe(kind: &ParamKind) -> Message {
    // A longer list would not be readable as a sentence.
    const MAX_NAMES: usize = 16;
    let ids = |options: &[(&'static str, &'static str)]| {
        let all_ids = &mut options.iter().map(|(id, _)| (*id).to_owned());
        let names = listed(", ", &mut all_ids.take(MAX_NAMES));
        let others = options.len().saturating_sub(MAX_NAMES) as u64;
        vec![
            ("names", Argument::Text(names)),
            ("others", Argument::Number(others)),
        ]
    };
    match kind {
        ParamKind::Int(_, range) => {
            let limit = |value: u32| Argument::Number(value.into());
            let arguments = vec![("min", limit(range.min)), ("max", limit(range.max))];
            Message::new(&INTEGER, arguments)
        }
        ParamKind::Float(_, range) => {
            let limit = |value| Argument::Decimal(decimal::write(value));
            let arguments = vec![("min", limit(range.min)), ("max", limit(range.max))];
            Message::new(&FLOAT, arguments)
        }
        ParamKind::Switch(_) => Message::new(&SWITCH, vec![]),
        ParamKind::Choice(_, options) => Message::new(&CHOICE, ids(options)),
        ParamKind::Ordered(_, options) => Message::new(&ORDERED, ids(options)),
    }
}

/// The reason why a parameter does not accept a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ParamError {
    /// No parameter has this name.
    #[error("no such parameter")]
    Unknown,
    /// The text does not have the parameter's type.
    #[error("wrong type")]
    Type,
    /// The value is outside the range, or is not one of the named values.
    #[error("out of range")]
    Range,
}

/// A type that a parameter can have.
pub trait Param: Clone {
    /// The type of the range limits: for numbers, the numbers themselves.
    type Bound;

    /// The type, range and default in the declaration of a parameter whose default is this value.
    fn kind(&self, range: Option<ParamRange<Self::Bound>>) -> ParamKind;

    /// Parses a value.
    ///
    /// # Errors
    ///
    /// Returns an error if the text has another type or the value is outside the range.
    fn read(text: &str, range: Option<ParamRange<Self::Bound>>) -> Result<Self, ParamError>;
}

impl Param for f64 {
    type Bound = f64;

    fn kind(&self, range: Option<ParamRange<f64>>) -> ParamKind {
        let full_range = ParamRange {
            min: f64::MIN,
            max: f64::MAX,
            scale: ParamScale::Linear,
        };
        ParamKind::Float(*self, range.unwrap_or(full_range))
    }

    #[inline(never)] // otherwise every parameter of every algorithm has a copy
    fn read(text: &str, range: Option<ParamRange<f64>>) -> Result<Self, ParamError> {
        let number = decimal::read(text.trim()).ok_or(ParamError::Type)?;
        let is_in_range = range.is_none_or(|r| r.min <= number && number <= r.max);
        if number.is_finite() && is_in_range {
            Ok(number)
        } else {
            Err(ParamError::Range)
        }
    }
}

impl Param for u32 {
    type Bound = u32;

    fn kind(&self, range: Option<ParamRange<u32>>) -> ParamKind {
        let full_range = ParamRange {
            min: 0,
            max: u32::MAX,
            scale: ParamScale::Linear,
        };
        ParamKind::Int(*self, range.unwrap_or(full_range))
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked by the comparison after it"
    )]
    #[inline(never)] // otherwise every algorithm has a copy
    fn read(text: &str, range: Option<ParamRange<u32>>) -> Result<Self, ParamError> {
        // The value is parsed as a float, so that `1e3` is a thousand and `-1` is out of range
        // instead of not a number.
        let number = decimal::read(text.trim()).ok_or(ParamError::Type)?;
        if number.fract().to_bits() << 1 != 0 {
            return Err(ParamError::Type);
        }
        let truncated = number as u32;
        let is_integer = f64::from(truncated).total_cmp(&number).is_eq();
        if is_integer && range.is_none_or(|r| r.min <= truncated && truncated <= r.max) {
            Ok(truncated)
        } else {
            Err(ParamError::Range)
        }
    }
}

impl Param for bool {
    type Bound = bool;

    fn kind(&self, _: Option<ParamRange<bool>>) -> ParamKind {
        ParamKind::Switch(*self)
    }

    fn read(text: &str, _: Option<ParamRange<bool>>) -> Result<Self, ParamError> {
        text.trim().parse().map_err(|_| ParamError::Type)
    }
}

/// A type with a few named values. [`choice!`](macro@crate::choice) implements this trait; implement it by
/// hand if the names come from a list.
pub trait Choice: Copy + PartialEq + 'static {
    /// The name and the doc comment of each value, in order.
    fn options() -> Vec<(&'static str, &'static str)>;

    /// The index of this value in [`Choice::options`].
    fn index(self) -> usize;

    /// The value at an index of [`Choice::options`].
    fn at(index: usize) -> Self;
}

/// The index of the option with the name `id`; an error if there is none.
#[inline(never)] // otherwise every algorithm has a copy
fn option_index(id: &str, options: &[(&str, &str)]) -> Result<usize, ParamError> {
    let mut names = options.iter().map(|(name, _)| *name);
    names.position(|name| name == id).ok_or(ParamError::Range)
}

impl<T: Choice> Param for T {
    type Bound = T;

    fn kind(&self, _: Option<ParamRange<T>>) -> ParamKind {
        let options = T::options();
        ParamKind::Choice(options[self.index()].0, options)
    }

    fn read(text: &str, _: Option<ParamRange<T>>) -> Result<Self, ParamError> {
        option_index(text.trim(), &T::options()).map(T::at)
    }
}

/// The indices of the options whose names `text` lists, separated by commas; an error if a name is unknown or
/// repeated.
fn option_indices(text: &str, options: &[(&str, &str)]) -> Result<Vec<usize>, ParamError> {
    let mut option_indices = Vec::new();
    for id in text.split(',').map(str::trim).filter(|id| !id.is_empty()) {
        let index = option_index(id, options)?;
        if option_indices.contains(&index) {
            return Err(ParamError::Range);
        }
        option_indices.push(index);
    }
    Ok(option_indices)
}

/// An ordered selection of the values of a [`Choice`], without repetition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ordered<T>(pub Vec<T>);

impl<T: Choice> Param for Ordered<T> {
    type Bound = T;

    fn kind(&self, _: Option<ParamRange<T>>) -> ParamKind {
        let options = T::options();
        let ids = self.0.iter().map(|value| options[value.index()].0);
        ParamKind::Ordered(ids.collect(), options)
    }

    fn read(text: &str, _: Option<ParamRange<T>>) -> Result<Self, ParamError> {
        let option_indices = option_indices(text, &T::options())?;
        Ok(Self(option_indices.into_iter().map(T::at).collect()))
    }
}

/// All parameters of an algorithm. [`params!`](macro@crate::params) implements this trait.
pub trait Params: Clone + Default {
    /// The declarations, in field order, with the current values in place of the defaults.
    fn current_specs(&self) -> Vec<ParamSpec>;

    /// The declarations, in field order, with their defaults.
    fn specs() -> Vec<ParamSpec> {
        Self::default().current_specs()
    }

    /// Sets one parameter from text.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no parameter with this id or the parameter does not accept the value. If
    /// an error is returned, the parameters are unchanged.
    fn set(&mut self, id: &str, text: &str) -> Result<(), ParamError>;
}

/// The type for algorithms without parameters.
impl Params for () {
    fn current_specs(&self) -> Vec<ParamSpec> {
        Vec::new()
    }

    fn set(&mut self, _: &str, _: &str) -> Result<(), ParamError> {
        Err(ParamError::Unknown)
    }
}

/// Declares a parameter type with a few named values.
#[macro_export]
macro_rules! choice {
    (
        $(#[doc = $docs:literal])*
        $vis:vis enum $name:ident { $( $(#[doc = $doc:literal])+ $variant:ident = $id:literal ),+ $(,)? }
    ) => {
        $(#[doc = $docs])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $name { $( $(#[doc = $doc])+ $variant ),+ }

        impl $crate::Choice for $name {
            fn options() -> Vec<(&'static str, &'static str)> {
                vec![ $( ($id, $crate::text_if_enabled(concat!($($doc),+))) ),+ ]
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
    use crate::params;

    choice! {
        /// The kind of a fruit.
        enum Fruit {
            /// An apple.
            Apple = "apple",
            /// A pear.
            Pear = "pear",
        }
    }

    params! {
        /// Parameters of every kind: a basket of fruit.
        struct Basket {
            /// The number of fruits in the basket.
            #[range(1..=9)]
            count: u32 = 3,
            /// The weight of the basket in kilograms.
            #[range(0.5..=2.0, log)]
            weight: f64 = 1.0,
            /// `true` if the fruits are washed.
            washed: bool = false,
            /// The kind of the fruits.
            fruit: Fruit = Fruit::Pear,
            /// The order in which the fruits are eaten.
            order: Ordered<Fruit> = Ordered(vec![Fruit::Pear, Fruit::Apple]),
        }
    }

    #[test]
    fn values_are_checked_by_type_and_range() {
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
    fn specs_match_the_declaration() {
        let specs = Basket::specs();
        let texts: Vec<_> = specs.iter().map(ParamSpec::default_text).collect();
        assert_eq!(texts, ["3", "1", "false", "pear", "pear,apple"]);
        assert_eq!(
            describe(&specs[0].kind).to_string(),
            "a whole number from 1 to 9"
        );
        let large_range = ParamRange {
            min: 999,
            max: 10_000_000,
            scale: ParamScale::Log,
        };
        assert_eq!(
            describe(&ParamKind::Int(1000, large_range)).to_string(),
            "a whole number from 999 to 10,000,000"
        );
        assert_eq!(specs[0].doc, " The number of fruits in the basket.");
    }

    params! {
        /// Parameters that contain another parameter type: a basket and the way that it is carried.
        struct Errand {
            /// The length of the way in kilometres.
            #[range(1..=5)]
            way: u32 = 2,
            ..basket: Basket
        }
    }

    #[test]
    fn parameters_of_a_nested_type_are_listed_last_and_can_be_set() {
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
