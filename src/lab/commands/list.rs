//! `list`: the algorithms, techniques and rating scales.

use std::fmt::{self, Write as _};
use std::io::{self, Write as _};

use serde::Serialize;
use sudoku_generator::GENERATORS;
use sudoku_rating::{Rater, raters};
use sudoku_search::{Algorithm, Description, describe, markdown};
use sudoku_solvers::SOLVERS;
use sudoku_techniques::{TECHNIQUES, TechniqueInfo};

use crate::failure::{Failure, Status};

/// Lists every solver, generator, technique and rating scale.
///
/// Algorithms are listed with their parameters, presets, series to plot and counters.
#[derive(clap::Args)]
pub(crate) struct ListArgs {
    /// Writes JSON instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub(crate) fn run(args: &ListArgs) -> Result<Status, Failure> {
    let mut text = if args.json {
        serde_json::to_string_pretty(&Catalog::new()).expect("names are text and numbers finite")
    } else {
        text_list().expect("writing to a string does not fail")
    };
    text.truncate(text.trim_end().len());
    writeln!(io::stdout(), "{text}")?;
    Ok(Status::Success)
}

/// The list as JSON.
#[derive(Serialize)]
struct Catalog {
    version: &'static str,
    solvers: Vec<Description>,
    generators: Vec<Description>,
    /// The techniques, easiest first.
    techniques: Vec<Technique>,
    scales: Vec<ScaleDescription>,
}

/// A human solving technique.
#[derive(Serialize)]
struct Technique {
    id: &'static str,
    name: &'static str,
    /// The description, in Markdown.
    docs: String,
}

/// A rating scale of difficulty, with its definition and its source.
#[derive(Serialize)]
struct ScaleDescription {
    id: &'static str,
    name: &'static str,
    measures: &'static str,
    definition: &'static str,
    source: &'static str,
    unit: &'static str,
    /// How far the ratings were compared with published ones.
    checked: &'static str,
    sizes: Sizes,
    /// `true` if ratings depend on a seed.
    random: bool,
    columns: Vec<ColumnDescription>,
}

/// The range of the side of grids, in cells.
#[derive(Serialize)]
struct Sizes {
    least: usize,
    most: usize,
}

/// A column of a rating.
#[derive(Serialize)]
struct ColumnDescription {
    id: &'static str,
    name: &'static str,
    /// The classes, easiest first; empty if the column is a number.
    classes: &'static [&'static str],
}

impl ScaleDescription {
    fn of(rater: Rater) -> Self {
        let (info, scale) = (rater.info(), rater.scale());
        let (least, most) = info.sides;
        let columns = scale.columns.iter().map(|column| ColumnDescription {
            id: column.id,
            name: column.name,
            classes: column.classes,
        });
        Self {
            id: info.id,
            name: info.name,
            measures: scale.measures,
            definition: scale.definition,
            source: scale.source,
            unit: scale.unit,
            checked: scale.checked,
            sizes: Sizes { least, most },
            random: rater.is_random(),
            columns: columns.collect(),
        }
    }
}

impl Catalog {
    fn new() -> Self {
        let descriptions = |entries: &[&dyn Algorithm]| {
            let descriptions = entries.iter().map(|entry| Description::of(*entry));
            descriptions.collect()
        };
        let techniques = TECHNIQUES.iter().map(|technique| {
            let TechniqueInfo { id, name, docs, .. } = technique.info();
            let docs = markdown(docs);
            Technique { id, name, docs }
        });
        Self {
            version: env!("CARGO_PKG_VERSION"),
            solvers: descriptions(SOLVERS),
            generators: descriptions(GENERATORS),
            techniques: techniques.collect(),
            scales: raters().map(ScaleDescription::of).collect(),
        }
    }
}

/// The list as text.
fn text_list() -> Result<String, fmt::Error> {
    let mut text = String::new();
    for (kind, entries) in [("solvers", SOLVERS), ("generators", GENERATORS)] {
        writeln!(text, "{kind}\n")?;
        for entry in entries {
            write_algorithm(*entry, &mut text)?;
        }
    }
    writeln!(text, "techniques, easiest first\n")?;
    for technique in TECHNIQUES {
        let TechniqueInfo { id, name, .. } = technique.info();
        writeln!(text, "{id}: {name}")?;
    }
    writeln!(text, "\nscales\n")?;
    for rater in raters() {
        write_scale(rater, &mut text)?;
    }
    Ok(text)
}

fn write_scale(rater: Rater, text: &mut String) -> fmt::Result {
    let (info, scale) = (rater.info(), rater.scale());
    let (min_side, max_side) = info.sides;
    let random_note = if rater.is_random() { "; random" } else { "" };
    writeln!(text, "{}: {}", info.id, info.name)?;
    writeln!(text, "  {}", scale.measures)?;
    writeln!(
        text,
        "  in {}; grids of side {min_side} to {max_side}{random_note}",
        scale.unit
    )?;
    let columns: Vec<_> = scale.columns.iter().map(|column| column.id).collect();
    writeln!(text, "  columns: {}", columns.join(", "))?;
    for (heading, paragraph) in [
        ("definition", scale.definition),
        ("source", scale.source),
        ("checked", scale.checked),
    ] {
        writeln!(text, "  {heading}")?;
        write_paragraph(text, paragraph)?;
    }
    writeln!(text)
}

fn write_algorithm(entry: &dyn Algorithm, text: &mut String) -> fmt::Result {
    let info = entry.info();
    let (min_side, max_side) = info.sides;
    let completeness = if info.complete {
        "complete"
    } else {
        "incomplete"
    };
    let capabilities = entry.check(&entry.setup(), info.smallest_shape());
    let capabilities = capabilities.expect("its defaults are not refused");
    let divisible_note = if capabilities.divisible {
        "; can be divided among cores"
    } else if capabilities.shares_steps {
        "; can share its steps among cores"
    } else {
        ""
    };
    let random_note = if capabilities.random { "; random" } else { "" };
    writeln!(text, "{}: {}", info.id, info.name)?;
    writeln!(text, "  {}", info.summary())?;
    writeln!(
        text,
        "  {completeness}; grids of side {min_side} to {max_side}; a step is a {}{divisible_note}{random_note}",
        info.step
    )?;
    let params = entry.params();
    write_heading(text, "params", params.len())?;
    for param in &params {
        let allowed_values = describe(&param.kind);
        writeln!(
            text,
            "    {}={}: {allowed_values}",
            param.id,
            param.default_text()
        )?;
        write_paragraph(text, param.doc)?;
    }
    write_heading(text, "presets", entry.presets().len())?;
    for preset in entry.presets() {
        let settings: Vec<_> = (preset.values.iter())
            .map(|(id, text)| format!("{id}={text}"))
            .collect();
        writeln!(
            text,
            "    {} ({}): {}",
            preset.id,
            preset.source,
            settings.join(" ")
        )?;
        write_paragraph(text, preset.doc)?;
    }
    write_heading(text, "series", entry.series().len())?;
    for series in entry.series() {
        let unit = if series.unit.is_empty() {
            String::new()
        } else {
            format!(", in {}", series.unit)
        };
        writeln!(text, "    {}{unit}, goal {}", series.id, series.goal.id())?;
        write_paragraph(text, series.doc)?;
    }
    write_heading(text, "counters", entry.counters().len())?;
    for counter in entry.counters() {
        writeln!(text, "    {}", counter.id)?;
        write_paragraph(text, counter.doc)?;
    }
    writeln!(text)
}

/// Writes the heading `name`, unless the number of entries below it is 0.
fn write_heading(text: &mut String, name: &str, entries: usize) -> fmt::Result {
    if entries > 0 {
        writeln!(text, "  {name}")?;
    }
    Ok(())
}

/// Writes a doc comment of one or more lines as one indented line.
fn write_paragraph(text: &mut String, doc: &str) -> fmt::Result {
    let words: Vec<_> = doc.split_whitespace().collect();
    writeln!(text, "        {}", words.join(" "))
}
