//! `list`: what there is to run.

use std::fmt::{self, Write as _};
use std::io::{self, Write as _};
use std::process::ExitCode;

use serde::Serialize;
use sudoku_generator::GENERATORS;
use sudoku_rating::SCALES;
use sudoku_search::{Algorithm, Description, describe, markdown};
use sudoku_solvers::SOLVERS;
use sudoku_techniques::{TECHNIQUES, TechniqueInfo};

use crate::failure::Failure;

/// Lists every algorithm, with what can be set, plotted and counted.
#[derive(clap::Args)]
pub(crate) struct ListArgs {
    /// For programs.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Writes the list.
///
/// # Errors
///
/// If it cannot be written.
pub(crate) fn run(args: &ListArgs) -> Result<ExitCode, Failure> {
    let mut text = if args.json {
        serde_json::to_string_pretty(&Catalog::new()).expect("names are text and numbers finite")
    } else {
        words().expect("a string takes everything")
    };
    text.truncate(text.trim_end().len());
    writeln!(io::stdout(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

/// The list for programs.
#[derive(Serialize)]
struct Catalog {
    version: &'static str,
    solvers: Vec<Description>,
    generators: Vec<Description>,
    /// Easiest first.
    techniques: Vec<Technique>,
    scales: Vec<Scale>,
}

/// A human technique.
#[derive(Serialize)]
struct Technique {
    id: &'static str,
    name: &'static str,
    /// Markdown.
    docs: String,
}

/// A scale of difficulty.
#[derive(Serialize)]
struct Scale {
    id: &'static str,
    name: &'static str,
    measures: &'static str,
    definition: &'static str,
    source: &'static str,
    unit: &'static str,
    /// How far it was held against what others publish.
    checked: &'static str,
    sizes: Sizes,
    random: bool,
    columns: Vec<Column>,
}

/// Sides of grids.
#[derive(Serialize)]
struct Sizes {
    least: usize,
    most: usize,
}

/// A value of a rating.
#[derive(Serialize)]
struct Column {
    id: &'static str,
    name: &'static str,
    /// Easiest first; none if it is a number.
    classes: &'static [&'static str],
}

impl Scale {
    fn of(scale: &dyn sudoku_rating::Scale) -> Self {
        let about = scale.about();
        let (least, most) = about.sides;
        let columns = about.columns.iter().map(|column| Column {
            id: column.id,
            name: column.name,
            classes: column.classes,
        });
        Self {
            id: about.id,
            name: about.name,
            measures: about.measures,
            definition: about.definition,
            source: about.source,
            unit: about.unit,
            checked: about.checked,
            sizes: Sizes { least, most },
            random: about.random,
            columns: columns.collect(),
        }
    }
}

impl Catalog {
    fn new() -> Self {
        let described = |entries: &[&dyn Algorithm]| {
            let described = entries.iter().map(|entry| Description::of(*entry));
            described.collect()
        };
        let techniques = TECHNIQUES.iter().map(|technique| {
            let TechniqueInfo { id, name, docs, .. } = technique.about();
            let docs = markdown(docs);
            Technique { id, name, docs }
        });
        Self {
            version: env!("CARGO_PKG_VERSION"),
            solvers: described(SOLVERS),
            generators: described(GENERATORS),
            techniques: techniques.collect(),
            scales: SCALES.iter().map(|scale| Scale::of(*scale)).collect(),
        }
    }
}

/// The list for people.
fn words() -> Result<String, fmt::Error> {
    let mut text = String::new();
    for (kind, entries) in [("solvers", SOLVERS), ("generators", GENERATORS)] {
        writeln!(text, "{kind}\n")?;
        for entry in entries {
            write(*entry, &mut text)?;
        }
    }
    writeln!(text, "techniques, easiest first\n")?;
    for technique in TECHNIQUES {
        let TechniqueInfo { id, name, .. } = technique.about();
        writeln!(text, "{id}: {name}")?;
    }
    writeln!(text, "\nscales\n")?;
    for scale in SCALES {
        write_scale(*scale, &mut text)?;
    }
    Ok(text)
}

fn write_scale(scale: &dyn sudoku_rating::Scale, text: &mut String) -> fmt::Result {
    let about = scale.about();
    let (least, most) = about.sides;
    let random = if about.random { "; random" } else { "" };
    writeln!(text, "{}: {}", about.id, about.name)?;
    writeln!(text, "  {}", about.measures)?;
    writeln!(
        text,
        "  in {}; grids of side {least} to {most}{random}",
        about.unit
    )?;
    let columns: Vec<_> = about.columns.iter().map(|column| column.id).collect();
    writeln!(text, "  columns: {}", columns.join(", "))?;
    for (heading, words) in [
        ("definition", about.definition),
        ("source", about.source),
        ("checked", about.checked),
    ] {
        writeln!(text, "  {heading}")?;
        paragraph(text, words)?;
    }
    writeln!(text)
}

fn write(entry: &dyn Algorithm, text: &mut String) -> fmt::Result {
    let info = entry.info();
    let (least, most) = info.sides;
    let complete = if info.complete {
        "complete"
    } else {
        "incomplete"
    };
    let nature = entry.check(&entry.setup(), info.least_shape());
    let nature = nature.expect("its defaults are not refused");
    let divisible = if nature.divisible {
        "; can be divided over cores"
    } else if nature.shares_steps {
        "; can share its steps among cores"
    } else {
        ""
    };
    let random = if nature.random { "; random" } else { "" };
    writeln!(text, "{}: {}", info.id, info.name)?;
    writeln!(text, "  {}", info.summary())?;
    writeln!(
        text,
        "  {complete}; grids of side {least} to {most}; a step is a {}{divisible}{random}",
        info.step
    )?;
    let params = entry.params();
    heading(text, "params", params.len())?;
    for param in &params {
        let allowed = describe(&param.kind);
        writeln!(text, "    {}={}: {allowed}", param.id, param.default_text())?;
        paragraph(text, param.doc)?;
    }
    heading(text, "presets", entry.presets().len())?;
    for preset in entry.presets() {
        let set: Vec<_> = (preset.values.iter())
            .map(|(id, text)| format!("{id}={text}"))
            .collect();
        writeln!(
            text,
            "    {} ({}): {}",
            preset.id,
            preset.source,
            set.join(" ")
        )?;
        paragraph(text, preset.doc)?;
    }
    heading(text, "series", entry.series().len())?;
    for series in entry.series() {
        let unit = if series.unit.is_empty() {
            String::new()
        } else {
            format!(", in {}", series.unit)
        };
        writeln!(text, "    {}{unit}, goal {}", series.id, series.goal.id())?;
        paragraph(text, series.doc)?;
    }
    heading(text, "counters", entry.counters().len())?;
    for counter in entry.counters() {
        writeln!(text, "    {}", counter.id)?;
        paragraph(text, counter.doc)?;
    }
    writeln!(text)
}

fn heading(text: &mut String, name: &str, entries: usize) -> fmt::Result {
    if entries > 0 {
        writeln!(text, "  {name}")?;
    }
    Ok(())
}

/// A doc comment, on one line.
fn paragraph(text: &mut String, doc: &str) -> fmt::Result {
    let words: Vec<_> = doc.split_whitespace().collect();
    writeln!(text, "        {}", words.join(" "))
}
