use super::*;
use crate::{PuzzleInfo, RunEnd};

/// A table of runs on puzzles of two sets. `run` receives the index of a puzzle and of a
/// contestant, and returns the end and the cost of the run.
pub(super) fn runs(
    contestants: u32,
    puzzles: u32,
    run: impl Fn(u32, u32) -> (RunEnd, f64),
) -> RunTable {
    let mut table = RunTable {
        sets: vec!["<even> & \"odd\"".to_owned(), "odd".to_owned()],
        contestants: (0..contestants)
            .map(|index| format!("contestant {index} <&>"))
            .collect(),
        details: vec![
            crate::ContestantDetails {
                unit: "node".to_owned(),
                ..crate::ContestantDetails::default()
            };
            contestants as usize
        ],
        ..RunTable::default()
    };
    for puzzle in 0..puzzles {
        table.puzzles.push(PuzzleInfo {
            set: puzzle % 2,
            givens: 17 + puzzle % 30,
            side: [9, 16, 25][puzzle as usize % 3],
        });
        for contestant in 0..contestants {
            let (end, cost) = run(contestant, puzzle);
            table.puzzle.push(puzzle);
            table.contestant.push(contestant);
            table.end.push(end);
            table.micros.push(cost);
            table.steps.push(cost);
            table.nodes.push(f64::NAN);
        }
    }
    table
}

/// The number in an attribute of an element; `key` is the beginning of the attribute up to the opening quote.
pub(super) fn number(element: &str, key: &str) -> f64 {
    let after_key = element.split(key).nth(1).expect(key);
    let number = after_key
        .split('"')
        .next()
        .and_then(|text| text.parse().ok());
    number.expect(key)
}

/// The points of each path in an SVG text.
pub(super) fn path_points(drawn: &str) -> Vec<Vec<(f64, f64)>> {
    let number = |text: &str| text.parse::<f64>().expect("a number");
    let point = |text: &str| {
        let (x, y) = text.split_once(' ').expect("two numbers");
        (number(x), number(y))
    };
    let paths = drawn.split(" d=\"M").skip(1);
    let paths = paths.map(|path| path.split(['"', 'Z']).next().expect("an end"));
    paths
        .map(|path| path.split(['L', 'M']).map(point).collect())
        .collect()
}

/// The names of the elements in order; checks that the text is well-formed XML with quoted,
/// unique attributes.
pub(super) fn elements(drawn: &str) -> Vec<String> {
    let (mut open_tags, mut names) = (Vec::new(), Vec::new());
    let mut remaining = drawn.trim_end();
    while let Some(begin) = remaining.find('<') {
        let text = &remaining[..begin];
        assert!(!text.contains('>'), "a loose bracket in {text}");
        for entity in text.split('&').skip(1) {
            let name = entity.split(';').next().unwrap_or_default();
            assert!(["lt", "gt", "amp", "quot"].contains(&name), "& in {text}");
        }
        let end = remaining.find('>').expect("an end");
        let tag = &remaining[begin + 1..end];
        remaining = &remaining[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open_tags.pop().as_deref(), Some(name));
            continue;
        }
        let parts: Vec<_> = tag.trim_end_matches('/').split('"').collect();
        assert!(parts.len() % 2 == 1, "a quote is open in {tag}");
        let name = tag.split([' ', '/']).next().expect("a name").to_owned();
        let mut keys: Vec<_> = parts.iter().step_by(2).map(|part| part.trim()).collect();
        keys[0] = keys[0].split(' ').next_back().unwrap_or_default();
        let last = keys.pop();
        assert!(parts.len() == 1 || last == Some(""), "{tag}");
        assert!(keys.iter().all(|key| key.ends_with('=')), "{tag}");
        let key_count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), key_count, "an attribute is twice in {tag}");
        if !tag.ends_with('/') {
            open_tags.push(name.clone());
        }
        names.push(name);
    }
    assert!(
        open_tags.is_empty() && remaining.is_empty(),
        "{open_tags:?}, {remaining}"
    );
    names
}

/// Draws every kind of figure, with each measure, for few and for many runs.
#[test]
fn figures_are_xml_of_up_to_2000_elements() {
    let scattered_run = |contestant: u32, puzzle: u32| {
        let end = match (puzzle * 7 + contestant) % 11 {
            0 => RunEnd::StepLimit,
            1 => RunEnd::Never,
            _ => RunEnd::Solved,
        };
        let cost = 1 + (puzzle.wrapping_mul(2_654_435_761) >> (8 + contestant)) % 1_000_000;
        (end, f64::from(cost))
    };
    for (contestants, puzzles) in [(6, 49_151), (1, 1), (3, 40), (2, 0), (9, 100)] {
        let run_table = runs(contestants, puzzles, scattered_run);
        for kind in FigureKind::ALL {
            // The large table once, with the default settings.
            let option_count = if puzzles > 1000 { 1 } else { 3 };
            for (measure, by, log) in [
                (Measure::Time, Grouping::Set, true),
                (Measure::Steps, Grouping::Givens, false),
                (Measure::Nodes, Grouping::Size, true),
            ][..option_count]
                .iter()
                .copied()
            {
                for width in [360.0, 1200.0] {
                    let figure = Figure {
                        kind,
                        measure,
                        by,
                        log,
                        width,
                        ..Figure::default()
                    };
                    let drawn = figure.draw(&run_table);
                    let element_names = elements(&drawn);
                    assert!(
                        element_names.len() <= 2000,
                        "{kind:?}: {} elements",
                        element_names.len()
                    );
                    assert_eq!(element_names[..3], ["svg", "title", "desc"]);
                    assert!(
                        !drawn.contains("NaN") && !drawn.contains("inf"),
                        "{kind:?}\n{drawn}"
                    );
                    let has_marks = measure != Measure::Nodes
                        && puzzles > 30
                        && (contestants > 2 || kind != FigureKind::Ranks);
                    if has_marks {
                        assert!(
                            drawn.contains("data-contestant=\"0\"") || kind == FigureKind::Scatter,
                            "{kind:?}"
                        );
                        let shows_puzzles = !matches!(
                            kind,
                            FigureKind::Shares
                                | FigureKind::Ranks
                                | FigureKind::Success
                                | FigureKind::Hardness
                        );
                        assert_eq!(drawn.contains("data-puzzle="), shows_puzzles, "{kind:?}");
                    }
                }
            }
        }
    }
}

/// Runs with every [`RunEnd`] and various costs, on rated puzzles.
fn varied_runs(contestants: u32, puzzles: u32) -> RunTable {
    let mut table = runs(contestants, puzzles, |contestant, puzzle| {
        let end = match (puzzle * 7 + contestant) % 11 {
            0 => RunEnd::StepLimit,
            1 => RunEnd::Never,
            _ => RunEnd::Solved,
        };
        (end, f64::from(1 + (puzzle * 37 + contestant * 11) % 90))
    });
    table.scales.push(crate::ScaleValues {
        id: "s".to_owned(),
        name: "100 % \\hard_{}".to_owned(),
        values: (0..puzzles)
            .map(|index| f64::from(index * 37 % 90))
            .collect(),
    });
    table
}

/// A figure of each kind.
fn specs() -> Vec<FigureSpec> {
    let run_table = varied_runs(3, 90);
    let describe = |kind| {
        let figure = Figure {
            kind,
            standalone: true,
            ..Figure::default()
        };
        figure.spec(&run_table)
    };
    FigureKind::ALL.map(describe).to_vec()
}

#[test]
fn marks_of_runs_are_links_to_safe_addresses() {
    for mut spec in specs() {
        let unlinked_svg = spec.to_svg();
        assert!(!unlinked_svg.contains("<a "), "{:?}", spec.kind);
        let shows_single_runs = matches!(spec.kind, FigureKind::Cactus | FigureKind::Strip);
        assert_eq!(
            unlinked_svg.contains(" data-run=\""),
            shows_single_runs,
            "{:?}",
            spec.kind
        );
        spec.link(|run, series| {
            Some(match run.puzzle % 3 {
                0 => "javascript:alert(1)".to_owned(),
                _ => format!("https://x/#p={}&a=\"{series:?}{{%", run.puzzle),
            })
        });
        let linked_svg = spec.to_svg();
        elements(&linked_svg);
        assert!(!linked_svg.contains("javascript"));
        let has_runs = unlinked_svg.contains("data-puzzle");
        assert_eq!(linked_svg.contains("<a href=\"https://x/#p="), has_runs);
        // Every mark of a puzzle with a safe address, and no other, is within a link.
        let marks = linked_svg
            .lines()
            .filter(|line| line.contains("data-puzzle"));
        for line in marks {
            let puzzle = number(line, "data-puzzle=\"");
            let address = format!("<a href=\"https://x/#p={puzzle}&amp;a=&quot;");
            assert_eq!(line.starts_with(&address), puzzle % 3.0 > 0.0, "{line}");
        }
        let tikz = spec.to_tikz();
        assert_eq!(tikz.contains("\\href{https://x/\\#p="), has_runs);
        assert_eq!(tikz.contains("\\%7B\\%}"), has_runs);
    }
}

/// Checks that a picture has balanced braces and brackets, one command per line, and no unescaped symbol.
fn check_tikz(tikz: &str) {
    let mut brace_depth = 0_i32;
    let mut lines = tikz.lines().skip(3);
    let begin = lines.next().expect("a picture");
    assert!(begin.starts_with("\\begin{tikzpicture}["), "{begin}");
    let commands = lines.filter(|line| *line != "\\end{tikzpicture}%");
    for line in commands {
        let is_definition = line.starts_with("\\definecolor{");
        assert!(is_definition || line.ends_with(';'), "{line}");
        let mut escaped = false;
        for symbol in line.chars() {
            if escaped {
                escaped = false;
                continue;
            }
            match symbol {
                '\\' => escaped = true,
                '{' => brace_depth += 1,
                '}' => brace_depth -= 1,
                '%' | '&' | '#' | '$' | '_' | '^' | '<' | '>' | '"' | '−' | '×' | 'µ' | 'ρ' => {
                    panic!("{symbol} in {line}")
                }
                _ => {}
            }
            assert!(brace_depth >= 0, "{line}");
        }
        assert_eq!(brace_depth, 0, "{line}");
        assert_eq!(
            line.matches('[').count(),
            line.matches(']').count(),
            "{line}"
        );
    }
    assert!(tikz.trim_end().ends_with("\\end{tikzpicture}%"));
}

#[test]
fn pictures_for_latex_are_balanced_and_escaped() {
    for spec in specs() {
        let tikz = spec.to_tikz();
        check_tikz(&tikz);
        assert!(
            !tikz.contains("NaN") && !tikz.contains("inf"),
            "{:?}",
            spec.kind
        );
        // There are as many texts as in SVG.
        let text_count = spec.to_svg().matches("<text ").count();
        let node_count = tikz.matches("\\node[").count();
        assert_eq!(node_count, text_count, "{:?}", spec.kind);
    }
}

/// Compares a text with a file of expected results; `SUDOKU_GOLDEN=write` rewrites the file.
fn assert_golden(name: &str, text: &str) {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("figures/golden")
        .join(name);
    if std::env::var_os("SUDOKU_GOLDEN").is_some_and(|mode| mode == "write") {
        std::fs::write(&file, text).expect("written");
    }
    let expected = std::fs::read_to_string(&file).expect("a golden file");
    assert!(
        text == expected,
        "{name} differs; SUDOKU_GOLDEN=write rewrites it"
    );
}

#[test]
fn a_small_figure_is_as_expected_in_every_format() {
    let run_table = varied_runs(2, 30);
    let figure = Figure {
        kind: FigureKind::Shares,
        standalone: true,
        ..Figure::default()
    };
    let spec = figure.spec(&run_table);
    assert_golden("shares.svg", &spec.to_svg());
    assert_golden("shares.tex", &spec.to_tikz());
    #[cfg(feature = "serde")]
    {
        let indented = |value: &serde_json::Value| format!("{value:#}\n");
        assert_golden("shares.vl.json", &indented(&spec.to_vega_lite()));
        let spec_json = serde_json::to_value(&spec).expect("JSON");
        assert_golden("shares.json", &indented(&spec_json));
    }
}

#[cfg(feature = "serde")]
#[test]
fn specifications_are_unchanged_by_json() {
    for mut spec in specs() {
        spec.link(|run, _| Some(format!("#{}", run.puzzle)));
        let value = serde_json::to_value(&spec).expect("JSON");
        let round_trip: FigureSpec = serde_json::from_value(value).expect("a specification");
        assert!(round_trip == spec, "{:?}", spec.kind);
    }
}

/// Each datum of a layer has every field that the encodings of the layer use, and positions are within the domains of
/// the axes.
#[cfg(feature = "serde")]
#[test]
fn specifications_for_vega_lite_have_the_fields_that_they_use() {
    use serde_json::Value;
    const MARKS: [&str; 6] = ["line", "area", "point", "rule", "rect", "text"];
    for mut spec in specs() {
        spec.link(|run, _| Some(format!("#{}", run.puzzle)));
        let vega = spec.to_vega_lite();
        let schema = vega["$schema"].as_str().expect("a schema");
        assert!(schema.ends_with("/vega-lite/v5.json"));
        let shared_encodings = vega["encoding"].as_object().expect("encodings");
        let layers = vega["layer"].as_array().expect("layers");
        let mut runs = 0;
        for layer in layers {
            let kind = layer["mark"]["type"].as_str().expect("a mark");
            assert!(MARKS.contains(&kind), "{kind}");
            let encodings = layer["encoding"].as_object().expect("encodings");
            let values = layer["data"]["values"].as_array().expect("data");
            assert!(!values.is_empty(), "{:?}: {kind}", spec.kind);
            for value in values {
                for (channel, encoding) in shared_encodings.iter().chain(encodings) {
                    let Some(field) = encoding["field"].as_str() else {
                        continue;
                    };
                    if field == "href" && value["puzzle"].is_null() {
                        continue;
                    }
                    let field_value = &value[field];
                    assert!(
                        !field_value.is_null(),
                        "{:?}: {kind} has no {channel}",
                        spec.kind
                    );
                    if channel == "x" || channel == "y" {
                        let domain = &encoding["scale"]["domain"];
                        let [low, high] = [0, 1].map(|end| domain[end].as_f64().expect("an end"));
                        let position = field_value.as_f64().expect("a number");
                        let tolerance = 1e-9 * (high - low);
                        assert!(
                            (low - tolerance..=high + tolerance).contains(&position),
                            "{:?}: {kind} {channel} {position}",
                            spec.kind
                        );
                    }
                }
                runs += usize::from(value["href"] != Value::Null);
            }
        }
        assert_eq!(runs > 0, spec.to_svg().contains("data-puzzle"));
    }
}
