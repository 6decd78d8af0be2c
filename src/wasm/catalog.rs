//! What the registry says.

use std::collections::BTreeMap;

use js_sys::Error;
use serde::Serialize;
use sudoku_search::{Algorithm, ParamKind, ParamSpec, Preset, Scale, Settings, describe};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::plain;
use crate::registry::all;

/// Every algorithm: `AlgorithmInfo[]`.
///
/// # Errors
///
/// Never, unless the bindings are broken.
#[wasm_bindgen]
pub fn catalog() -> Result<JsValue, Error> {
    let entries: Vec<_> = all().map(Entry::of).collect();
    plain(&entries)
}

/// The id of a complete solver for grids of every size, and not the one named.
#[wasm_bindgen]
pub fn second_opinion(of: &str) -> String {
    sudoku_solvers::second_opinion(of).info().id.to_owned()
}

#[derive(Serialize)]
struct Entry {
    id: &'static str,
    name: &'static str,
    kind: &'static str,
    complete: bool,
    /// Whether its work on one puzzle can be cut into parts, set up as it is at first.
    divisible: bool,
    /// Whether every step of its runs can be shared out.
    #[serde(rename = "sharesSteps")]
    shares_steps: bool,
    summary: String,
    docs: String,
    step: &'static str,
    sides: (usize, usize),
    presets: Vec<PresetEntry>,
    params: Vec<ParamEntry>,
    series: Vec<SeriesEntry>,
    counters: Vec<Named>,
}

#[derive(Serialize)]
struct PresetEntry {
    id: &'static str,
    name: &'static str,
    doc: &'static str,
    source: &'static str,
    divisible: bool,
    values: BTreeMap<&'static str, &'static str>,
    ours: &'static [&'static str],
    published: Vec<PublishedEntry>,
}

#[derive(Serialize)]
struct PublishedEntry {
    of: &'static str,
    value: f64,
    note: &'static str,
}

#[derive(Serialize)]
struct ParamEntry {
    id: &'static str,
    doc: &'static str,
    default: String,
    allowed: String,
    #[serde(flatten)]
    kind: Kind,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Kind {
    Int(Range),
    Float(Range),
    Switch,
    Choice { options: Vec<Named> },
    Ordered { options: Vec<Named> },
}

#[derive(Serialize)]
struct Range {
    min: f64,
    max: f64,
    scale: &'static str,
}

#[derive(Serialize)]
struct SeriesEntry {
    id: &'static str,
    doc: &'static str,
    unit: &'static str,
    goal: &'static str,
}

#[derive(Serialize)]
struct Named {
    id: &'static str,
    doc: &'static str,
}

impl Entry {
    fn of(algorithm: &dyn Algorithm) -> Self {
        let info = algorithm.info();
        let series = algorithm.series().iter().map(|series| SeriesEntry {
            id: series.id,
            doc: series.doc.trim(),
            unit: series.unit,
            goal: series.goal.id(),
        });
        let counters = algorithm.counters().iter();
        Self {
            id: info.id,
            name: info.name,
            kind: info.kind.id(),
            complete: info.complete,
            divisible: algorithm.is_divisible(Settings::default()) == Ok(true),
            shares_steps: algorithm.shares_steps(),
            summary: info.summary(),
            docs: markdown(info.docs),
            step: info.step,
            sides: info.sides,
            presets: (algorithm.presets().iter())
                .map(|preset| PresetEntry::of(preset, algorithm))
                .collect(),
            params: algorithm.params().iter().map(ParamEntry::of).collect(),
            series: series.collect(),
            counters: counters.map(|it| Named::of((it.id, it.doc))).collect(),
        }
    }
}

impl PresetEntry {
    fn of(preset: &Preset, algorithm: &dyn Algorithm) -> Self {
        let settings = Settings {
            preset: Some(preset.id),
            params: &[],
        };
        Self {
            id: preset.id,
            name: preset.name,
            doc: preset.doc,
            source: preset.source,
            divisible: algorithm.is_divisible(settings) == Ok(true),
            values: preset.values.iter().copied().collect(),
            ours: preset.ours,
            published: (algorithm.published().iter())
                .filter(|figure| figure.presets.contains(&preset.id))
                .map(|figure| PublishedEntry {
                    of: figure.of,
                    value: figure.value,
                    note: figure.note,
                })
                .collect(),
        }
    }
}

impl ParamEntry {
    fn of(spec: &ParamSpec) -> Self {
        let options = |options: &[_]| options.iter().copied().map(Named::of).collect();
        Self {
            id: spec.id,
            doc: spec.doc.trim(),
            default: spec.default_text(),
            allowed: describe(&spec.kind),
            kind: match &spec.kind {
                ParamKind::Int(_, range) => {
                    Kind::Int(Range::of(range.min.into(), range.max.into(), range.scale))
                }
                ParamKind::Float(_, range) => {
                    Kind::Float(Range::of(range.min, range.max, range.scale))
                }
                ParamKind::Switch(_) => Kind::Switch,
                ParamKind::Choice(_, names) => Kind::Choice {
                    options: options(names),
                },
                ParamKind::Ordered(_, names) => Kind::Ordered {
                    options: options(names),
                },
            },
        }
    }
}

impl Range {
    fn of(min: f64, max: f64, scale: Scale) -> Self {
        let scale = match scale {
            Scale::Linear => "linear",
            Scale::Log => "log",
        };
        Self { min, max, scale }
    }
}

impl Named {
    fn of((id, doc): (&'static str, &'static str)) -> Self {
        Self {
            id,
            doc: doc.trim(),
        }
    }
}

/// A doc comment without the space that follows its slashes.
fn markdown(docs: &str) -> String {
    let lines = docs
        .lines()
        .map(|line| line.strip_prefix(' ').unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}
