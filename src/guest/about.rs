//! The description that a solver gives of itself, read as `pkg/src/guest/about.ts` reads it.

use sudoku_search::{
    CounterSpec, Goal, Info, Kind, ParamKind, ParamRange, ParamScale, ParamSpec, SeriesSpec,
    SeriesTarget,
};

use crate::GuestError;
use crate::json::{Json, Object, get};

/// The maximum number of UTF-16 code units of a name.
const MAX_NAME: usize = 60;
/// The maximum number of UTF-16 code units of a documentation text.
const MAX_DOC: usize = 4000;
/// The maximum number of entries of a list.
const MAX_ENTRIES: usize = 24;

/// The smallest and the largest side of a grid.
const SIDES: (f64, f64) = (4.0, 25.0);

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

/// A parameter, with properties that the declarations of the Rust crates do not have.
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

/// Reads a description. `id` becomes the id of the algorithm.
pub(crate) fn read(id: &str, json: &str) -> Result<About, GuestError> {
    let json: Json =
        serde_json::from_str(json).map_err(|error| GuestError::About(error.to_string()))?;
    let about = object("the description", Some(&json))?;
    let keys = [
        "name", "summary", "docs", "step", "complete", "random", "sizes", "params", "series",
        "counters",
    ];
    check_keys("the description", &about, &keys)?;
    let name = text("name", get(&about, "name"), MAX_NAME)?.unwrap_or_default();
    let name = trim(name);
    let summary = get(&about, "summary");
    text("summary", summary, MAX_DOC)?;
    let docs = text("docs", get(&about, "docs").or(summary), MAX_DOC)?;
    let step = text("step", get(&about, "step"), MAX_NAME)?;
    let info = Info {
        id: leak(id),
        name: leak(if name.is_empty() { "Own solver" } else { name }),
        docs: leak(docs.unwrap_or_default()),
        kind: Kind::Solver,
        complete: get(&about, "complete") == Some(&Json::Bool(true)),
        step: leak(step.unwrap_or("step")),
        sides: sides(get(&about, "sizes"))?,
    };
    let params = entries("params", get(&about, "params"))?;
    let series = entries("series", get(&about, "series"))?;
    let counters = entries("counters", get(&about, "counters"))?;
    let series = series.iter().enumerate();
    Ok(About {
        info,
        random: match get(&about, "random") {
            Some(Json::Bool(random)) => Some(*random),
            _ => None,
        },
        params: params
            .iter()
            .map(|(id, given)| param(id, given))
            .collect::<Result<_, _>>()?,
        series: series
            .map(|(index, (id, given))| series_spec(index, id, given))
            .collect::<Result<_, _>>()?,
        counters: counters
            .iter()
            .map(|(id, given)| counter(id, given))
            .collect::<Result<_, _>>()?,
    })
}

/// An object; an empty one if there is no value, or null.
fn object(place: &str, given: Option<&Json>) -> Result<Object, GuestError> {
    match given {
        None | Some(Json::Null) => Ok(Object::new()),
        Some(Json::Object(entries)) => Ok(entries.clone()),
        Some(_) => Err(wrong(place, "must be an object")),
    }
}

/// A text of at most `max` UTF-16 code units; `None` if there is no value.
fn text<'a>(
    place: &str,
    given: Option<&'a Json>,
    max: usize,
) -> Result<Option<&'a str>, GuestError> {
    let text = match given {
        None => return Ok(None),
        Some(Json::Text(text)) => text,
        Some(_) => return Err(wrong(place, "must be a text")),
    };
    let length = text.encode_utf16().count();
    if length <= max {
        return Ok(Some(text));
    }
    let reason = format!("must have at most {max} letters, not {length}");
    Err(wrong(place, &reason))
}

/// A documentation text; empty if there is none.
fn doc(place: &str, given: &Object) -> Result<&'static str, GuestError> {
    let doc = text(&format!("{place}.doc"), get(given, "doc"), MAX_DOC)?;
    Ok(leak(doc.unwrap_or_default()))
}

/// A number, or `default` if there is none.
fn number(place: &str, given: Option<&Json>, default: f64) -> Result<f64, GuestError> {
    match given {
        None => Ok(default),
        Some(Json::Number(number)) => Ok(*number),
        Some(_) => Err(wrong(place, "must be a number")),
    }
}

/// Removes the white space that `trim` of JavaScript removes.
fn trim(text: &str) -> &str {
    text.trim_matches(|letter: char| {
        letter == '\u{feff}' || (letter.is_whitespace() && letter != '\u{85}')
    })
}

fn check_keys(place: &str, given: &Object, keys: &[&str]) -> Result<(), GuestError> {
    match given.iter().find(|(key, _)| !keys.contains(&&**key)) {
        Some((key, _)) => {
            let reason = format!("has no “{key}”: it has {}", keys.join(", "));
            Err(wrong(place, &reason))
        }
        None => Ok(()),
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the sides are from 4 to 25"
)]
fn sides(given: Option<&Json>) -> Result<(usize, usize), GuestError> {
    let sizes = object("sizes", given)?;
    let least = number("sizes.least", get(&sizes, "least"), SIDES.0)?;
    let most = number("sizes.most", get(&sizes, "most"), SIDES.1)?;
    if !(SIDES.0 <= least && least <= most && most <= SIDES.1) {
        return Err(wrong("sizes", "must be least and most, from 4 to 25"));
    }
    // Sides are whole, so a fraction excludes the side below or above it.
    Ok((least.ceil() as usize, most.floor() as usize))
}

/// Returns `true` if the text consists of 1 to 40 ASCII letters, digits, `-` and `_`.
fn is_word(text: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (1..=40).contains(&text.len()) && text.bytes().all(is_part)
}

/// The entries of a list, whose keys are ids.
fn entries(place: &str, given: Option<&Json>) -> Result<Object, GuestError> {
    let entries = object(place, given)?;
    let count = entries.len();
    if count > MAX_ENTRIES {
        let reason = format!("has {count} entries, at most {MAX_ENTRIES} are possible");
        return Err(wrong(place, &reason));
    }
    let is_id = |id: &str| is_word(id) && id.starts_with(|first: char| first.is_ascii_alphabetic());
    match entries.iter().find(|(id, _)| !is_id(id)) {
        Some((id, _)) => Err(wrong(
            &format!("{place}.{id}"),
            "must be a word of letters, digits, - and _",
        )),
        None => Ok(entries),
    }
}

/// Reads an object with a documentation text, or the documentation text alone.
fn described(place: &str, given: &Json) -> Result<Object, GuestError> {
    match given {
        Json::Text(_) => Ok(vec![("doc".to_owned(), given.clone())]),
        _ => object(place, Some(given)),
    }
}

fn counter(id: &str, given: &Json) -> Result<CounterSpec, GuestError> {
    let place = format!("counters.{id}");
    let spec = described(&place, given)?;
    check_keys(&place, &spec, &["doc"])?;
    Ok(CounterSpec {
        id: leak(id),
        doc: doc(&place, &spec)?,
    })
}

fn series_spec(index: usize, id: &str, given: &Json) -> Result<SeriesSpec, GuestError> {
    let place = format!("series.{id}");
    let spec = described(&place, given)?;
    check_keys(&place, &spec, &["doc", "unit", "goal", "target", "main"])?;
    let field = |key: &str| text(&format!("{place}.{key}"), get(&spec, key), MAX_NAME);
    let goal = match field("goal")? {
        Some("up") => Goal::Up,
        Some("down") => Goal::Down,
        None | Some("neither") => Goal::Neither,
        Some(_) => return Err(wrong(&place, "has a goal that is not up, down or neither")),
    };
    let target = match field("target")? {
        None | Some("") => None,
        Some("zero") => Some(SeriesTarget::Zero),
        Some("cells") => Some(SeriesTarget::Cells),
        Some("blank-pairs") => Some(SeriesTarget::BlankPairs),
        Some(_) => {
            return Err(wrong(
                &place,
                "has a target that is not zero, cells or blank-pairs",
            ));
        }
    };
    let main = spec.iter().find(|(key, _)| key == "main");
    Ok(SeriesSpec {
        id: leak(id),
        doc: doc(&place, &spec)?,
        unit: leak(field("unit")?.unwrap_or_default()),
        goal,
        target,
        main: main.map_or(index == 0, |(_, main)| *main == Json::Bool(true)),
    })
}

fn param(id: &str, given: &Json) -> Result<GuestParam, GuestError> {
    let place = format!("params.{id}");
    let spec = match given {
        Json::Null | Json::Array(_) | Json::Object(_) => object(&place, Some(given))?,
        _ => vec![("default".to_owned(), given.clone())],
    };
    let keys = ["default", "min", "max", "doc", "options", "type", "scale"];
    check_keys(&place, &spec, &keys)?;
    let doc = doc(&place, &spec)?;
    let mut whole = false;
    let kind = match get(&spec, "default") {
        Some(Json::Bool(on)) => ParamKind::Switch(*on),
        Some(Json::Text(default)) => choice(&place, default, get(&spec, "options"))?,
        Some(Json::Number(default)) => {
            let default = *default;
            let min = number(&format!("{place}.min"), get(&spec, "min"), 0.0)?;
            let max = f64::max(100.0, 10.0 * default);
            let max = number(&format!("{place}.max"), get(&spec, "max"), max)?;
            if !(min <= default && default <= max) {
                return Err(wrong(
                    &place,
                    &format!("has a default outside {min} to {max}"),
                ));
            }
            let has = |key, expected: &str| matches!(get(&spec, key), Some(Json::Text(text)) if text == expected);
            let is_whole = [default, min, max].iter().all(|value| value.fract() == 0.0);
            whole = is_whole && !has("type", "float");
            let scale = if min > 0.0 && has("scale", "log") {
                ParamScale::Log
            } else {
                ParamScale::Linear
            };
            ParamKind::Float(default, ParamRange { min, max, scale })
        }
        _ => {
            let place = format!("{place}.default");
            return Err(wrong(&place, "must be a number, a text, true or false"));
        }
    };
    let spec = ParamSpec {
        id: leak(id),
        doc,
        kind,
    };
    Ok(GuestParam { spec, whole })
}

fn choice(place: &str, default: &str, options: Option<&Json>) -> Result<ParamKind, GuestError> {
    let options = match options {
        Some(Json::Array(options)) if !options.is_empty() => options,
        _ => return Err(wrong(place, "must have options")),
    };
    let count = options.len();
    if count > MAX_ENTRIES {
        let reason = format!("has {count} options, at most {MAX_ENTRIES} are possible");
        return Err(wrong(place, &reason));
    }
    let options = options.iter().map(|option| {
        let (id, docs) = match option {
            Json::Object(spec) => (get(spec, "id"), doc(place, spec)?),
            _ => (Some(option), ""),
        };
        match id {
            Some(Json::Text(id)) if is_word(id) => Ok((leak(id), docs)),
            _ => Err(wrong(
                place,
                "has an option that is not a word of letters, digits, - and _",
            )),
        }
    });
    let options = options.collect::<Result<Vec<_>, _>>()?;
    match options.iter().find(|(id, _)| *id == default) {
        Some((id, _)) => Ok(ParamKind::Choice(id, options)),
        None => Err(wrong(place, "has a default that is not one of its options")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parts of a description in which the page and this module could differ; `None` if it is refused.
    /// `tests/package/guest-about.test.mjs` compares the same lines with the package.
    fn outcome(json: &str) -> Option<String> {
        let about = read("own", json).ok()?;
        let params = about.params.iter().map(|param| {
            let kind = match &param.spec.kind {
                ParamKind::Switch(on) => format!("switch {on}"),
                ParamKind::Choice(id, options) => format!("choice {id} of {}", options.len()),
                ParamKind::Float(value, range) => {
                    let kind = if param.whole { "int" } else { "float" };
                    let log = matches!(range.scale, ParamScale::Log);
                    let scale = if log { "log" } else { "linear" };
                    format!("{kind} {value} in {} to {} {scale}", range.min, range.max)
                }
                ParamKind::Int(..) | ParamKind::Ordered(..) => "other".to_owned(),
            };
            format!("{} {kind} {:?}", param.spec.id, param.spec.doc)
        });
        let series = about.series.iter().map(|series| {
            let SeriesSpec { id, doc, main, .. } = series;
            let goal = format!("{:?}", series.goal).to_lowercase();
            format!("{id} {doc:?} {goal} {main}")
        });
        let counters = about.counters.iter().map(|counter| counter.id.to_owned());
        let (least, most) = about.info.sides;
        let lines = [format!(
            "{} {} {} {least} to {most}",
            about.info.name, about.info.step, about.info.complete
        )];
        let parts = lines
            .into_iter()
            .chain(params)
            .chain(series)
            .chain(counters);
        Some(parts.collect::<Vec<_>>().join("; "))
    }

    #[test]
    fn descriptions_are_read_as_the_page_reads_them() {
        let cases = include_str!("tests/about.txt");
        let mut count = 0;
        for case in cases.split("\n\n").filter(|case| !case.starts_with('#')) {
            let (json, expected) = case.trim().split_once('\n').expect("two lines");
            let found = outcome(json);
            assert_eq!(found.as_deref().unwrap_or("refused"), expected, "{json}");
            count += 1;
        }
        assert!(count > 30);
    }
}
