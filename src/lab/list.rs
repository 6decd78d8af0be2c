//! `list`: what there is to run.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use serde::Serialize;
use sudoku_generator::GENERATORS;
use sudoku_search::{Algorithm, ParamKind, ParamSpec, Preset, Published, Range, Scale, describe};
use sudoku_solvers::SOLVERS;
use sudoku_techniques::{About, TECHNIQUES, Technique};

use crate::Failure;
use crate::args::ListArgs;

/// Writes the list.
///
/// # Errors
///
/// If it cannot be written.
pub(crate) fn run(args: &ListArgs) -> Result<ExitCode, Failure> {
    let catalog = Catalog {
        version: env!("CARGO_PKG_VERSION"),
        solvers: SOLVERS.iter().map(|solver| Entry::new(*solver)).collect(),
        generators: GENERATORS.iter().map(|entry| Entry::new(*entry)).collect(),
        techniques: TECHNIQUES
            .iter()
            .copied()
            .map(TechniqueEntry::new)
            .collect(),
    };
    let mut text = if args.json {
        serde_json::to_string_pretty(&catalog).expect("names are text and numbers finite")
    } else {
        catalog.words()
    };
    text.truncate(text.trim_end().len());
    writeln!(io::stdout(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

#[derive(Serialize)]
struct Catalog {
    version: &'static str,
    solvers: Vec<Entry>,
    generators: Vec<Entry>,
    /// Easiest first.
    techniques: Vec<TechniqueEntry>,
}

/// A human technique.
#[derive(Serialize)]
struct TechniqueEntry {
    id: &'static str,
    name: &'static str,
    /// Markdown.
    docs: String,
}

impl TechniqueEntry {
    fn new(technique: &dyn Technique) -> Self {
        let About { id, name, docs } = technique.about();
        Self {
            id,
            name,
            docs: markdown(docs),
        }
    }
}

/// An algorithm.
#[derive(Serialize)]
struct Entry {
    id: &'static str,
    name: &'static str,
    kind: &'static str,
    summary: String,
    /// Markdown.
    docs: String,
    complete: bool,
    step: &'static str,
    sizes: Sizes,
    params: Vec<ParamEntry>,
    presets: Vec<PresetEntry>,
    series: Vec<SeriesEntry>,
    counters: Vec<CounterEntry>,
}

/// The least and the greatest side of a grid.
#[derive(Serialize)]
struct Sizes {
    least: usize,
    most: usize,
}

#[derive(Serialize)]
struct ParamEntry {
    id: &'static str,
    #[serde(flatten)]
    kind: KindEntry,
    doc: &'static str,
    /// What it may be, in words.
    #[serde(skip)]
    allowed: String,
    /// The default as it would be written on the command line.
    #[serde(skip)]
    written: String,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum KindEntry {
    Int {
        default: u32,
        #[serde(flatten)]
        range: RangeEntry<u32>,
    },
    Float {
        default: f64,
        #[serde(flatten)]
        range: RangeEntry<f64>,
    },
    Switch {
        default: bool,
    },
    Choice {
        default: &'static str,
        options: Vec<OptionEntry>,
    },
    Ordered {
        default: Vec<&'static str>,
        options: Vec<OptionEntry>,
    },
}

#[derive(Serialize)]
struct RangeEntry<T> {
    min: T,
    max: T,
    scale: &'static str,
}

#[derive(Serialize)]
struct OptionEntry {
    id: &'static str,
    doc: &'static str,
}

#[derive(Serialize)]
struct PresetEntry {
    id: &'static str,
    name: &'static str,
    doc: &'static str,
    source: &'static str,
    /// Every parameter's value, as text.
    values: BTreeMap<&'static str, String>,
    /// Those of them that the source leaves open.
    ours: &'static [&'static str],
    /// Figures that the source prints.
    published: Vec<PublishedEntry>,
    /// Those that are not the default, as they would be written on the command line.
    #[serde(skip)]
    set: Vec<String>,
}

/// A figure of a series, a counter or `time`, which is in microseconds.
#[derive(Serialize)]
struct PublishedEntry {
    of: &'static str,
    value: f64,
    note: &'static str,
}

#[derive(Serialize)]
struct SeriesEntry {
    id: &'static str,
    doc: &'static str,
    unit: &'static str,
    goal: &'static str,
}

#[derive(Serialize)]
struct CounterEntry {
    id: &'static str,
    doc: &'static str,
}

impl Entry {
    fn new(algorithm: &dyn Algorithm) -> Self {
        let info = algorithm.info();
        let params = algorithm.params();
        Self {
            id: info.id,
            name: info.name,
            kind: info.kind.id(),
            summary: info.summary(),
            docs: markdown(info.docs),
            complete: info.complete,
            step: info.step,
            sizes: Sizes {
                least: info.sides.0,
                most: info.sides.1,
            },
            presets: (algorithm.presets().iter())
                .map(|preset| PresetEntry::new(preset, &params, algorithm.published()))
                .collect(),
            params: params.iter().map(ParamEntry::new).collect(),
            series: (algorithm.series().iter())
                .map(|series| SeriesEntry {
                    id: series.id,
                    doc: series.doc.trim(),
                    unit: series.unit,
                    goal: series.goal.id(),
                })
                .collect(),
            counters: (algorithm.counters().iter())
                .map(|counter| CounterEntry {
                    id: counter.id,
                    doc: counter.doc.trim(),
                })
                .collect(),
        }
    }
}

impl ParamEntry {
    fn new(spec: &ParamSpec) -> Self {
        Self {
            id: spec.id,
            kind: KindEntry::new(&spec.kind),
            doc: spec.doc.trim(),
            allowed: describe(&spec.kind),
            written: spec.default_text(),
        }
    }
}

impl KindEntry {
    fn new(kind: &ParamKind) -> Self {
        match kind {
            ParamKind::Int(default, range) => Self::Int {
                default: *default,
                range: RangeEntry::new(*range),
            },
            ParamKind::Float(default, range) => Self::Float {
                default: *default,
                range: RangeEntry::new(*range),
            },
            ParamKind::Switch(default) => Self::Switch { default: *default },
            ParamKind::Choice(default, options) => Self::Choice {
                default,
                options: options.iter().map(OptionEntry::new).collect(),
            },
            ParamKind::Ordered(default, options) => Self::Ordered {
                default: default.clone(),
                options: options.iter().map(OptionEntry::new).collect(),
            },
        }
    }
}

impl<T> RangeEntry<T> {
    fn new(range: Range<T>) -> Self {
        Self {
            min: range.min,
            max: range.max,
            scale: match range.scale {
                Scale::Linear => "linear",
                Scale::Log => "log",
            },
        }
    }
}

impl OptionEntry {
    fn new((id, doc): &(&'static str, &'static str)) -> Self {
        Self {
            id,
            doc: doc.trim(),
        }
    }
}

impl PresetEntry {
    fn new(preset: &Preset, params: &[ParamSpec], published: &[Published]) -> Self {
        let mut values: BTreeMap<_, _> = (params.iter())
            .map(|param| (param.id, param.default_text()))
            .collect();
        values.extend(
            preset
                .values
                .iter()
                .map(|(id, text)| (*id, (*text).to_owned())),
        );
        Self {
            id: preset.id,
            name: preset.name,
            doc: preset.doc.trim(),
            source: preset.source,
            values,
            ours: preset.ours,
            published: (published.iter())
                .filter(|figure| figure.presets.contains(&preset.id))
                .map(|figure| PublishedEntry {
                    of: figure.of,
                    value: figure.value,
                    note: figure.note,
                })
                .collect(),
            set: (preset.values.iter())
                .map(|(id, text)| format!("{id}={text}"))
                .collect(),
        }
    }
}

impl Catalog {
    /// The list for people.
    fn words(&self) -> String {
        let mut text = String::new();
        for (kind, entries) in [("solvers", &self.solvers), ("generators", &self.generators)] {
            text.push_str(kind);
            text.push_str("\n\n");
            for entry in entries {
                entry.write(&mut text).expect("a string takes everything");
            }
        }
        text.push_str("techniques, easiest first\n\n");
        for technique in &self.techniques {
            writeln!(text, "{}: {}", technique.id, technique.name)
                .expect("a string takes everything");
        }
        text
    }
}

impl Entry {
    fn write(&self, text: &mut String) -> std::fmt::Result {
        let Sizes { least, most } = self.sizes;
        let complete = if self.complete {
            "complete"
        } else {
            "incomplete"
        };
        writeln!(text, "{}: {}", self.id, self.name)?;
        writeln!(text, "  {}", self.summary)?;
        writeln!(
            text,
            "  {complete}; grids of side {least} to {most}; a step is a {}",
            self.step
        )?;
        heading(text, "params", self.params.len())?;
        for param in &self.params {
            writeln!(
                text,
                "    {}={}: {}",
                param.id, param.written, param.allowed
            )?;
            paragraph(text, param.doc)?;
        }
        heading(text, "presets", self.presets.len())?;
        for preset in &self.presets {
            let source = preset.source;
            writeln!(
                text,
                "    {} ({source}): {}",
                preset.id,
                preset.set.join(" ")
            )?;
            paragraph(text, preset.doc)?;
        }
        heading(text, "series", self.series.len())?;
        for series in &self.series {
            let unit = if series.unit.is_empty() {
                String::new()
            } else {
                format!(", in {}", series.unit)
            };
            writeln!(text, "    {}{unit}, goal {}", series.id, series.goal)?;
            paragraph(text, series.doc)?;
        }
        heading(text, "counters", self.counters.len())?;
        for counter in &self.counters {
            writeln!(text, "    {}", counter.id)?;
            paragraph(text, counter.doc)?;
        }
        writeln!(text)
    }
}

fn heading(text: &mut String, name: &str, entries: usize) -> std::fmt::Result {
    if entries > 0 {
        writeln!(text, "  {name}")?;
    }
    Ok(())
}

/// A doc comment without the space after its slashes.
fn markdown(docs: &str) -> String {
    let lines: Vec<_> = (docs.lines())
        .map(|line| line.strip_prefix(' ').unwrap_or(line))
        .collect();
    lines.join("\n")
}

/// A doc comment, on one line.
fn paragraph(text: &mut String, doc: &str) -> std::fmt::Result {
    let words: Vec<_> = doc.split_whitespace().collect();
    writeln!(text, "        {}", words.join(" "))
}
