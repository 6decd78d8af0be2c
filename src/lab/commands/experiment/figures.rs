//! The figures of a report as files.

use std::fs;
use std::io;
use std::path::Path;

use clap::ValueEnum;
use sudoku_experiment::{
    Contestant, Definition, Figure, FigureKind, FigureSpec, RunTable, SummaryOptions, figure_spec,
};

use crate::failure::Failure;

/// The maximum number of lanes of the race to which a mark of a figure links; more lanes are hard to follow.
const MAX_LANES: usize = 8;

/// The format of figures.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum FigureFormat {
    /// SVG.
    Svg,
    /// `TikZ` pictures for LaTeX.
    Tikz,
    /// Specifications for Vega-Lite 5.
    VegaLite,
    /// The data and marks of the figures as JSON.
    Json,
}

impl FigureFormat {
    /// The extension of files.
    pub(super) fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Tikz => "tex",
            Self::VegaLite => "vl.json",
            Self::Json => "json",
        }
    }

    pub(super) fn write(self, spec: &FigureSpec) -> String {
        match self {
            Self::Svg => spec.to_svg(),
            Self::Tikz => spec.to_tikz(),
            Self::VegaLite => format!("{}\n", spec.to_vega_lite()),
            Self::Json => spec.to_json() + "\n",
        }
    }
}

/// Writes one file per figure. If the address of the page is given, each mark links to a race of the run that it shows.
///
/// # Errors
///
/// Returns an error if the directory cannot be written.
pub(super) fn write(
    folder: &Path,
    format: FigureFormat,
    page: Option<&str>,
    runs: &RunTable,
    definition: &Definition,
    options: SummaryOptions,
) -> Result<(), Failure> {
    let usage_error = |error: io::Error| Failure::unwritable(folder, &error);
    fs::create_dir_all(folder).map_err(usage_error)?;
    let lanes: Vec<_> = (runs.contestants.iter())
        .map(|name| {
            let mut contestants = definition.contestants.iter();
            contestants.find(|contestant| contestant.title() == *name)
        })
        .collect();
    for kind in FigureKind::ALL {
        let figure = Figure {
            kind,
            measure: options.measure,
            by: options.by,
            standalone: true,
            ..Figure::default()
        };
        let mut spec = figure.spec(runs);
        if let Some(page) = page {
            let page_url = page.split('#').next().unwrap_or_default();
            spec.link(|run, contestant| {
                let fragment = race_fragment(run, contestant, runs, definition, &lanes)?;
                Some(format!("{page_url}{fragment}"))
            });
        }
        let file = folder.join(format!("{}.{}", kind.id(), format.extension()));
        fs::write(file, format.write(&spec)).map_err(usage_error)?;
    }
    Ok(())
}

/// The URL fragment that opens a race on the puzzle of a run with its seed. The lanes are the first [`MAX_LANES`]
/// contestants; the contestant of the run replaces the last one if it is not among them. `None` if the set or the seed
/// is unknown.
fn race_fragment(
    run: &figure_spec::RunRef,
    contestant: Option<usize>,
    runs: &RunTable,
    definition: &Definition,
    lanes: &[Option<&Contestant>],
) -> Option<String> {
    let puzzle = run.puzzle as usize;
    let set = runs.sets.get(runs.puzzles.get(puzzle)?.set as usize)?;
    let set = (definition.sets.iter()).find(|known| known.title() == *set)?;
    // The race uses the seed of the run, or of the first run on the puzzle.
    let run_index = match run.run {
        Some(index) => index,
        None => runs
            .puzzle
            .iter()
            .position(|puzzle| *puzzle == run.puzzle)?,
    };
    let seed = runs.seeds.get(run_index)?;
    let mut lane_indices: Vec<_> = (0..lanes.len().min(MAX_LANES)).collect();
    if let (Some(index), Some(last)) = (contestant, lane_indices.last_mut()) {
        *last = (*last).max(index);
    }
    let shown_lanes = lane_indices.into_iter().filter_map(|i| lanes[i]);
    let setups: Vec<_> = shown_lanes
        .map(|lane| lane.setup(&definition.budget))
        .collect();
    let names: Vec<_> = (setups.iter())
        .map(|setup| match &setup.preset {
            Some(preset) => format!("{}:{preset}", setup.algorithm),
            None => setup.algorithm.clone(),
        })
        .collect();
    let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    let mut pairs = vec![
        pair("v", "1"),
        pair("view", "race"),
        pair("p", runs.texts.get(puzzle)?),
    ];
    let generated_shape = set
        .generate
        .as_ref()
        .and_then(|generate| generate.shape.as_ref());
    pairs.extend(
        (set.shape.as_ref().or(generated_shape))
            .into_iter()
            .map(|shape| pair("box", shape)),
    );
    pairs.push(pair("a", &names.join(",")));
    for (i, setup) in setups.iter().enumerate() {
        let params = setup.params.iter();
        pairs.extend(params.map(|(id, value)| (format!("{}.{id}", i + 1), value.clone())));
    }
    pairs.push(pair("seed", &seed.to_string()));
    let encoded_pairs = pairs
        .iter()
        .map(|(key, value)| format!("{}={}", percent_encode(key), percent_encode(value)));
    Some(format!("#{}", encoded_pairs.collect::<Vec<_>>().join("&")))
}

/// Percent-encodes a key or a value of a URL fragment.
fn percent_encode(text: &str) -> String {
    let symbol = |byte: u8| {
        if byte.is_ascii_alphanumeric() || b"-_.!~*()',:/@$".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(symbol).collect()
}
