//! The description that a solver gives of itself, read as `pkg/src/guest/about.ts` reads it.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use sudoku_search::{
    CounterSpec, Goal, Info, Kind, ParamKind, ParamRange, ParamScale, ParamSpec, SeriesSpec,
    SeriesTarget,
};

use crate::GuestError;

/// The maximum numbers of UTF-16 code units of a name and of a text, and of entries of a list.
const MAX_NAME: usize = 60;
const MAX_TEXT: usize = 4000;
const MAX_ENTRIES: usize = 24;

/// The description of a solver.
#[derive(Debug)]
pub(crate) struct About {
    pub(crate) info: Info,
    /// `true` if the result depends on the seed; `None` if the description does not say.
    pub(crate) random: Option<bool>,
    pub(crate) params: Vec<GuestParam>,
    pub(crate) series: Vec<SeriesSpec>,
    pub(crate) counters: Vec<CounterSpec>,
}

/// A parameter, with what a declaration of the crates for Rust cannot say.
#[derive(Clone, Debug)]
pub(crate) struct GuestParam {
    pub(crate) spec: ParamSpec,
    /// `true` if only whole numbers are accepted.
    pub(crate) whole: bool,
}

/// A text that lives until the process ends, as those of the other algorithms do.
fn leak(text: &str) -> &'static str {
    String::leak(text.to_owned())
}

fn wrong(place: &str, reason: &str) -> GuestError {
    GuestError::About(format!("{place} {reason}"))
}

/// The entries of an object, in their order.
#[derive(Debug)]
struct Entries<T>(Vec<(String, T)>);

impl<T> Default for Entries<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Entries<T> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        struct EntriesVisitor<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for EntriesVisitor<T> {
            type Value = Entries<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }
        source.deserialize_map(EntriesVisitor(PhantomData))
    }
}

#[derive(Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Raw {
    name: Option<String>,
    summary: Option<String>,
    docs: Option<String>,
    step: Option<String>,
    complete: bool,
    random: Option<bool>,
    sizes: Sizes,
    params: Entries<RawParam>,
    series: Entries<Described<RawSeries>>,
    counters: Entries<Described<RawCounter>>,
}

/// The smallest and the largest side of a grid.
#[derive(Debug, serde::Deserialize)]
#[serde(default)]
struct Sizes {
    least: usize,
    most: usize,
}

impl Default for Sizes {
    fn default() -> Self {
        Self { least: 4, most: 25 }
    }
}

/// An object, or its documentation alone.
#[derive(Debug, serde::Deserialize)]
#[serde(untagged, expecting = "expected a text or an object with a doc")]
enum Described<T> {
    Doc(String),
    Object(T),
}

#[derive(Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawSeries {
    doc: String,
    unit: String,
    goal: String,
    target: String,
    main: Option<bool>,
}

#[derive(Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawCounter {
    doc: String,
}

#[derive(Debug, serde::Deserialize)]
#[serde(
    untagged,
    expecting = "expected a default, or an object with a default"
)]
enum RawParam {
    Default(RawValue),
    Object(RawParamObject),
}

#[derive(Debug, serde::Deserialize)]
#[serde(untagged)]
enum RawValue {
    Switch(bool),
    Number(f64),
    Choice(String),
}

#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct RawParamObject {
    default: RawValue,
    min: Option<f64>,
    max: Option<f64>,
    #[serde(default)]
    doc: String,
    #[serde(default)]
    options: Vec<Described<RawOption>>,
    #[serde(rename = "type", default)]
    kind: String,
    #[serde(default)]
    scale: String,
}

#[derive(Debug, Default, serde::Deserialize)]
#[serde(default)]
struct RawOption {
    id: String,
    doc: String,
}

/// Reads a description. `id` becomes the id of the algorithm.
pub(crate) fn read(id: &str, json: &str) -> Result<About, GuestError> {
    let mut source = serde_json::Deserializer::from_str(json);
    let raw: Raw = serde_path_to_error::deserialize(&mut source)
        .map_err(|error| GuestError::About(error.to_string()))?;
    source
        .end()
        .map_err(|error| GuestError::About(error.to_string()))?;
    let Sizes { least, most } = raw.sizes;
    if !(4 <= least && least <= most && most <= 25) {
        return Err(wrong("sizes", "must be least and most, from 4 to 25"));
    }
    let name = text("name", raw.name.as_deref().unwrap_or_default(), MAX_NAME)?.trim();
    let summary = raw.summary.as_deref();
    let docs = raw.docs.as_deref().or(summary).unwrap_or_default();
    let step = raw.step.as_deref().unwrap_or("step");
    let info = Info {
        id: leak(id),
        name: leak(if name.is_empty() { "Own solver" } else { name }),
        docs: leak(text("docs", docs, MAX_TEXT)?),
        kind: Kind::Solver,
        complete: raw.complete,
        step: leak(text("step", step, MAX_NAME)?),
        sides: (least, most),
    };
    check_ids("params", &raw.params)?;
    check_ids("series", &raw.series)?;
    check_ids("counters", &raw.counters)?;
    let params = raw.params.0.iter().map(|(id, raw)| param(id, raw));
    let series = raw.series.0.iter().enumerate();
    let counters = raw.counters.0.iter().map(|(id, raw)| {
        let (Described::Doc(doc) | Described::Object(RawCounter { doc })) = raw;
        let doc = leak(text(&format!("counters.{id}.doc"), doc, MAX_TEXT)?);
        Ok(CounterSpec { id: leak(id), doc })
    });
    Ok(About {
        info,
        random: raw.random,
        params: params.collect::<Result<_, _>>()?,
        series: series
            .map(|(index, (id, raw))| series_spec(index, id, raw))
            .collect::<Result<_, _>>()?,
        counters: counters.collect::<Result<_, GuestError>>()?,
    })
}

/// Checks the length of a text.
fn text<'a>(place: &str, text: &'a str, max: usize) -> Result<&'a str, GuestError> {
    let length = text.encode_utf16().count();
    if length <= max {
        return Ok(text);
    }
    let reason = format!("must have at most {max} letters, not {length}");
    Err(wrong(place, &reason))
}

/// Returns `true` if the text consists of 1 to 40 ASCII letters, digits, `-` and `_`.
fn is_word(text: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (1..=40).contains(&text.len()) && text.bytes().all(is_part)
}

fn check_ids<T>(place: &str, entries: &Entries<T>) -> Result<(), GuestError> {
    let count = entries.0.len();
    if count > MAX_ENTRIES {
        let reason = format!("has {count} entries, at most {MAX_ENTRIES} are possible");
        return Err(wrong(place, &reason));
    }
    let is_id = |id: &str| is_word(id) && id.starts_with(|first: char| first.is_ascii_alphabetic());
    match entries.0.iter().find(|(id, _)| !is_id(id)) {
        Some((id, _)) => Err(wrong(
            &format!("{place}.{id}"),
            "must be a word of letters, digits, - and _",
        )),
        None => Ok(()),
    }
}

fn series_spec(
    index: usize,
    id: &str,
    raw: &Described<RawSeries>,
) -> Result<SeriesSpec, GuestError> {
    let place = format!("series.{id}");
    let with_doc;
    let raw = match raw {
        Described::Object(raw) => raw,
        Described::Doc(doc) => {
            with_doc = RawSeries {
                doc: doc.clone(),
                ..RawSeries::default()
            };
            &with_doc
        }
    };
    let goal = match &*raw.goal {
        "up" => Goal::Up,
        "down" => Goal::Down,
        "" | "neither" => Goal::Neither,
        _ => return Err(wrong(&place, "has a goal that is not up, down or neither")),
    };
    let target = match &*raw.target {
        "" => None,
        "zero" => Some(SeriesTarget::Zero),
        "cells" => Some(SeriesTarget::Cells),
        "blank-pairs" => Some(SeriesTarget::BlankPairs),
        _ => {
            return Err(wrong(
                &place,
                "has a target that is not zero, cells or blank-pairs",
            ));
        }
    };
    Ok(SeriesSpec {
        id: leak(id),
        doc: leak(text(&place, &raw.doc, MAX_TEXT)?),
        unit: leak(text(&place, &raw.unit, MAX_NAME)?),
        goal,
        target,
        main: raw.main.unwrap_or(index == 0),
    })
}

fn param(id: &str, raw: &RawParam) -> Result<GuestParam, GuestError> {
    let place = format!("params.{id}");
    let (default, object) = match raw {
        RawParam::Default(default) => (default, None),
        RawParam::Object(object) => (&object.default, Some(object)),
    };
    let doc = object.map_or("", |object| &*object.doc);
    let mut whole = false;
    let kind = match default {
        RawValue::Switch(on) => ParamKind::Switch(*on),
        RawValue::Choice(default) => {
            let options = object.map_or(&[][..], |object| &*object.options);
            choice(&place, default, options)?
        }
        RawValue::Number(default) => {
            let default = *default;
            let min = object.and_then(|object| object.min).unwrap_or(0.0);
            let max = object.and_then(|object| object.max);
            let max = max.unwrap_or_else(|| f64::max(100.0, 10.0 * default));
            if !(min <= default && default <= max) {
                return Err(wrong(
                    &place,
                    &format!("has a default outside {min} to {max}"),
                ));
            }
            let is_float = object.is_some_and(|object| object.kind == "float");
            whole = !is_float && [default, min, max].iter().all(|value| value.fract() == 0.0);
            let is_log = min > 0.0 && object.is_some_and(|object| object.scale == "log");
            let scale = if is_log {
                ParamScale::Log
            } else {
                ParamScale::Linear
            };
            ParamKind::Float(default, ParamRange { min, max, scale })
        }
    };
    let spec = ParamSpec {
        id: leak(id),
        doc: leak(text(&place, doc, MAX_TEXT)?),
        kind,
    };
    Ok(GuestParam { spec, whole })
}

fn choice(
    place: &str,
    default: &str,
    options: &[Described<RawOption>],
) -> Result<ParamKind, GuestError> {
    if options.is_empty() {
        return Err(wrong(place, "must have options"));
    }
    let options = options.iter().take(MAX_ENTRIES).map(|option| {
        let (id, doc) = match option {
            Described::Doc(id) => (id, ""),
            Described::Object(RawOption { id, doc }) => (id, &**doc),
        };
        if !is_word(id) {
            return Err(wrong(
                place,
                "has an option that is not a word of letters, digits, - and _",
            ));
        }
        Ok((leak(id), leak(text(place, doc, MAX_TEXT)?)))
    });
    let options = options.collect::<Result<Vec<_>, _>>()?;
    match options.iter().find(|(id, _)| *id == default) {
        Some((id, _)) => Ok(ParamKind::Choice(id, options)),
        None => Err(wrong(place, "has a default that is not one of its options")),
    }
}
