use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    Algorithm, Goal, Kind, Nature, ParamKind, ParamSpec, Published, Scale, Setup, describe,
};

/// An algorithm as it describes itself, for `lab list --json` and for JavaScript alike:
/// `AlgorithmInfo` in `pkg/src/types.ts` says what each field is, but for `docs` and `code`, which
/// `docsOf` and `codeOf` hand out.
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
    sizes: Sizes,
    presets: Vec<Preset>,
    params: Vec<Param>,
    series: Vec<Series>,
    counters: Vec<Named>,
    code: Vec<CodeLine>,
}

#[derive(Serialize)]
struct CodeLine {
    text: &'static str,
    counts: Option<&'static str>,
}

#[derive(Serialize)]
struct Sizes {
    least: usize,
    most: usize,
}

#[derive(Serialize)]
struct Preset {
    id: &'static str,
    name: &'static str,
    doc: &'static str,
    source: &'static str,
    divisible: bool,
    random: bool,
    values: BTreeMap<&'static str, String>,
    ours: &'static [&'static str],
    published: Vec<Figure>,
}

#[derive(Serialize)]
struct Figure {
    of: &'static str,
    value: f64,
    note: &'static str,
}

#[derive(Serialize)]
struct Param {
    id: &'static str,
    doc: &'static str,
    allowed: String,
    #[serde(flatten)]
    kind: Type,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Type {
    Int {
        default: u32,
        min: u32,
        max: u32,
        scale: Scale,
    },
    Float {
        default: f64,
        min: f64,
        max: f64,
        scale: Scale,
    },
    Switch {
        default: bool,
    },
    Choice {
        default: &'static str,
        options: Vec<Named>,
    },
    Ordered {
        default: Vec<&'static str>,
        options: Vec<Named>,
    },
}

#[derive(Serialize)]
struct Series {
    id: &'static str,
    doc: &'static str,
    unit: &'static str,
    goal: Goal,
    main: bool,
}

#[derive(Serialize)]
struct Named {
    id: &'static str,
    doc: &'static str,
}

impl Description {
    /// What there is to be said of it.
    pub fn of(algorithm: &dyn Algorithm) -> Self {
        let info = algorithm.info();
        let params = algorithm.params();
        let series = algorithm.series().iter().map(|series| Series {
            id: series.id,
            doc: series.doc.trim(),
            unit: series.unit,
            goal: series.goal,
            main: series.main,
        });
        let counters = algorithm.counters().iter();
        let code = algorithm.code().iter().map(|line| CodeLine {
            text: line.text,
            counts: Some(line.counts).filter(|counts| !counts.is_empty()),
        });
        let Nature {
            complete,
            divisible,
            shares_steps,
            random,
        } = nature(algorithm, None);
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
            sizes: Sizes {
                least: info.sides.0,
                most: info.sides.1,
            },
            presets: (algorithm.presets().iter())
                .map(|preset| Preset::of(preset, &params, algorithm))
                .collect(),
            params: params.iter().map(Param::of).collect(),
            series: series.collect(),
            counters: counters.map(|it| Named::of(&(it.id, it.doc))).collect(),
            code: code.collect(),
        }
    }
}

/// With a preset of its own, or its first.
fn nature(algorithm: &dyn Algorithm, preset: Option<&str>) -> Nature {
    let info = algorithm.info();
    let nature = algorithm.check(&Setup::of(info.id).preset(preset), info.least_shape());
    nature.expect("its own presets are not refused")
}

impl Preset {
    fn of(preset: &crate::Preset, params: &[ParamSpec], algorithm: &dyn Algorithm) -> Self {
        let defaults = params.iter().map(|param| (param.id, param.default_text()));
        let own = preset.values.iter();
        let Nature {
            divisible, random, ..
        } = nature(algorithm, Some(preset.id));
        Self {
            id: preset.id,
            name: preset.name,
            doc: preset.doc.trim(),
            source: preset.source,
            divisible,
            random,
            values: defaults
                .chain(own.map(|(id, text)| (*id, (*text).to_owned())))
                .collect(),
            ours: preset.ours,
            published: (algorithm.published().iter())
                .filter(|figure| figure.presets.contains(&preset.id))
                .map(Figure::of)
                .collect(),
        }
    }
}

impl Figure {
    fn of(figure: &Published) -> Self {
        Self {
            of: figure.of,
            value: figure.value,
            note: figure.note,
        }
    }
}

impl Param {
    fn of(spec: &ParamSpec) -> Self {
        let named = |options: &[_]| options.iter().map(Named::of).collect();
        Self {
            id: spec.id,
            doc: spec.doc.trim(),
            allowed: describe(&spec.kind),
            kind: match &spec.kind {
                ParamKind::Int(default, range) => Type::Int {
                    default: *default,
                    min: range.min,
                    max: range.max,
                    scale: range.scale,
                },
                ParamKind::Float(default, range) => Type::Float {
                    default: *default,
                    min: range.min,
                    max: range.max,
                    scale: range.scale,
                },
                ParamKind::Switch(default) => Type::Switch { default: *default },
                ParamKind::Choice(default, options) => Type::Choice {
                    default,
                    options: named(options),
                },
                ParamKind::Ordered(default, options) => Type::Ordered {
                    default: default.clone(),
                    options: named(options),
                },
            },
        }
    }
}

impl Named {
    fn of((id, doc): &(&'static str, &'static str)) -> Self {
        Self {
            id,
            doc: doc.trim(),
        }
    }
}

/// A doc comment without the space that follows its slashes.
pub fn markdown(docs: &str) -> String {
    let lines = docs
        .lines()
        .map(|line| line.strip_prefix(' ').unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}
