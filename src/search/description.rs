use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    Algorithm, Capabilities, Goal, Kind, ParamKind, ParamScale, ParamSpec, Published, SeriesTarget,
    Setup, describe,
};

/// The complete description of an algorithm for `lab list --json` and for JavaScript:
/// `AlgorithmInfo` in `pkg/src/types.ts` documents the fields, except `docs` and `code`, which
/// `docsOf` and `codeOf` return.
#[derive(Serialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "facts that do not depend on each other"
)]
pub struct Description {
    id: &'static str,
    name: &'static str,
    kind: Kind,
    complete: bool,
    divisible: bool,
    #[serde(rename = "sharesSteps")]
    shares_steps: bool,
    random: bool,
    summary: String,
    docs: String,
    step: &'static str,
    #[serde(rename = "stepDoc")]
    step_doc: String,
    sizes: SizeRange,
    presets: Vec<PresetDescription>,
    params: Vec<ParamDescription>,
    series: Vec<SeriesDescription>,
    counters: Vec<NamedDescription>,
    code: Vec<LineDescription>,
}

#[derive(Serialize)]
struct LineDescription {
    text: &'static str,
    counts: Option<&'static str>,
}

#[derive(Serialize)]
struct SizeRange {
    #[serde(rename = "least")]
    min: usize,
    #[serde(rename = "most")]
    max: usize,
}

#[derive(Serialize)]
struct PresetDescription {
    id: &'static str,
    name: &'static str,
    doc: &'static str,
    source: &'static str,
    divisible: bool,
    random: bool,
    values: BTreeMap<&'static str, String>,
    ours: &'static [&'static str],
    published: Vec<PublishedDescription>,
}

#[derive(Serialize)]
struct PublishedDescription {
    of: &'static str,
    value: f64,
    note: &'static str,
}

#[derive(Serialize)]
struct ParamDescription {
    id: &'static str,
    doc: &'static str,
    allowed: String,
    #[serde(flatten)]
    kind: TypeDescription,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum TypeDescription {
    Int {
        default: u32,
        min: u32,
        max: u32,
        scale: ParamScale,
    },
    Float {
        default: f64,
        min: f64,
        max: f64,
        scale: ParamScale,
    },
    Switch {
        default: bool,
    },
    Choice {
        default: &'static str,
        options: Vec<NamedDescription>,
    },
    Ordered {
        default: Vec<&'static str>,
        options: Vec<NamedDescription>,
    },
}

#[derive(Serialize)]
struct SeriesDescription {
    id: &'static str,
    doc: &'static str,
    unit: &'static str,
    goal: Goal,
    target: Option<&'static str>,
    main: bool,
}

#[derive(Serialize)]
struct NamedDescription {
    id: &'static str,
    doc: &'static str,
}

impl Description {
    /// The description of an algorithm.
    pub fn of(algorithm: &dyn Algorithm) -> Self {
        let info = algorithm.info();
        let params = algorithm.params();
        let series = algorithm.series().iter().map(|series| SeriesDescription {
            id: series.id,
            doc: series.doc.trim(),
            unit: series.unit,
            goal: series.goal,
            target: series.target.map(SeriesTarget::id),
            main: series.main,
        });
        let counters = algorithm.counters().iter();
        let code = algorithm.code().iter().map(|line| LineDescription {
            text: line.text,
            counts: Some(line.counts).filter(|counts| !counts.is_empty()),
        });
        let Capabilities {
            complete,
            divisible,
            shares_steps,
            random,
        } = capabilities(algorithm, None);
        Self {
            id: info.id,
            name: info.name,
            kind: info.kind,
            complete,
            divisible,
            shares_steps,
            random,
            summary: info.summary(),
            docs: markdown(info.docs),
            step: info.step,
            step_doc: info.step_doc(),
            sizes: SizeRange {
                min: info.sides.0,
                max: info.sides.1,
            },
            presets: (algorithm.presets().iter())
                .map(|preset| PresetDescription::of(preset, &params, algorithm))
                .collect(),
            params: params.iter().map(ParamDescription::of).collect(),
            series: series.collect(),
            counters: counters
                .map(|counter| NamedDescription::of(&(counter.id, counter.doc)))
                .collect(),
            code: code.collect(),
        }
    }
}

/// The capabilities of an algorithm with one of its presets; `None` is the first preset.
fn capabilities(algorithm: &dyn Algorithm, preset: Option<&str>) -> Capabilities {
    let info = algorithm.info();
    let capabilities = algorithm.check(&Setup::of(info.id).preset(preset), info.smallest_shape());
    capabilities.expect("its own presets are not refused")
}

impl PresetDescription {
    fn of(preset: &crate::Preset, params: &[ParamSpec], algorithm: &dyn Algorithm) -> Self {
        let defaults = params.iter().map(|param| (param.id, param.default_text()));
        let preset_values = preset.values.iter();
        let Capabilities {
            divisible, random, ..
        } = capabilities(algorithm, Some(preset.id));
        Self {
            id: preset.id,
            name: preset.name,
            doc: preset.doc.trim(),
            source: preset.source,
            divisible,
            random,
            values: defaults
                .chain(preset_values.map(|(id, text)| (*id, (*text).to_owned())))
                .collect(),
            ours: preset.ours,
            published: (algorithm.published().iter())
                .filter(|figure| figure.presets.contains(&preset.id))
                .map(PublishedDescription::of)
                .collect(),
        }
    }
}

impl PublishedDescription {
    fn of(figure: &Published) -> Self {
        Self {
            of: figure.of,
            value: figure.value,
            note: figure.note,
        }
    }
}

impl ParamDescription {
    fn of(spec: &ParamSpec) -> Self {
        let describe_options = |options: &[_]| options.iter().map(NamedDescription::of).collect();
        Self {
            id: spec.id,
            doc: spec.doc.trim(),
            allowed: describe(&spec.kind).to_string(),
            kind: match &spec.kind {
                ParamKind::Int(default, range) => TypeDescription::Int {
                    default: *default,
                    min: range.min,
                    max: range.max,
                    scale: range.scale,
                },
                ParamKind::Float(default, range) => TypeDescription::Float {
                    default: *default,
                    min: range.min,
                    max: range.max,
                    scale: range.scale,
                },
                ParamKind::Switch(default) => TypeDescription::Switch { default: *default },
                ParamKind::Choice(default, options) => TypeDescription::Choice {
                    default,
                    options: describe_options(options),
                },
                ParamKind::Ordered(default, options) => TypeDescription::Ordered {
                    default: default.clone(),
                    options: describe_options(options),
                },
            },
        }
    }
}

impl NamedDescription {
    fn of((id, doc): &(&'static str, &'static str)) -> Self {
        Self {
            id,
            doc: doc.trim(),
        }
    }
}

/// Converts a doc comment to Markdown text: removes the space that follows each `///`.
pub fn markdown(docs: &str) -> String {
    let lines = docs
        .lines()
        .map(|line| line.strip_prefix(' ').unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}
