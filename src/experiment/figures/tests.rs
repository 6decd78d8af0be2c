use super::*;
use crate::{PuzzleInfo, RunEnd};

/// Runs of contestants on puzzles of two sets, with the end and the cost that `run` returns.
pub(super) fn runs(
    contestants: u32,
    puzzles: u32,
    run: impl Fn(u32, u32) -> (RunEnd, f64),
) -> RunTable {
    let mut all = RunTable {
        sets: vec!["<even> & \"odd\"".to_owned(), "odd".to_owned()],
        contestants: (0..contestants)
            .map(|at| format!("contestant {at} <&>"))
            .collect(),
        units: vec!["node".to_owned(); contestants as usize],
        ..RunTable::default()
    };
    for puzzle in 0..puzzles {
        all.puzzles.push(PuzzleInfo {
            set: puzzle % 2,
            givens: 17 + puzzle % 30,
            side: [9, 16, 25][puzzle as usize % 3],
        });
        for contestant in 0..contestants {
            let (end, cost) = run(contestant, puzzle);
            all.puzzle.push(puzzle);
            all.contestant.push(contestant);
            all.end.push(end);
            all.micros.push(cost);
            all.steps.push(cost);
            all.nodes.push(f64::NAN);
        }
    }
    all
}

/// The number in an attribute; `key` is its beginning, including the quote.
pub(super) fn number(element: &str, key: &str) -> f64 {
    let rest = element.split(key).nth(1).expect(key);
    let number = rest.split('"').next().and_then(|text| text.parse().ok());
    number.expect(key)
}

/// The points of each path of lines.
pub(super) fn lines(drawn: &str) -> Vec<Vec<(f64, f64)>> {
    let number = |text: &str| text.parse::<f64>().expect("a number");
    let point = |text: &str| {
        let (x, y) = text.split_once(' ').expect("two numbers");
        (number(x), number(y))
    };
    let paths = drawn.split(" d=\"M").skip(1);
    let paths = paths.map(|rest| rest.split(['"', 'Z']).next().expect("an end"));
    paths
        .map(|path| path.split(['L', 'M']).map(point).collect())
        .collect()
}

/// The names of the elements in order; checks that the text is well-formed XML with quoted,
/// unique attributes.
pub(super) fn elements(drawn: &str) -> Vec<String> {
    let (mut open, mut all) = (Vec::new(), Vec::new());
    let mut rest = drawn.trim_end();
    while let Some(begin) = rest.find('<') {
        let text = &rest[..begin];
        assert!(!text.contains('>'), "a loose bracket in {text}");
        for entity in text.split('&').skip(1) {
            let name = entity.split(';').next().unwrap_or_default();
            assert!(["lt", "gt", "amp", "quot"].contains(&name), "& in {text}");
        }
        let end = rest.find('>').expect("an end");
        let tag = &rest[begin + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
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
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count, "an attribute is twice in {tag}");
        if !tag.ends_with('/') {
            open.push(name.clone());
        }
        all.push(name);
    }
    assert!(open.is_empty() && rest.is_empty(), "{open:?}, {rest}");
    all
}

/// Every figure, with each measure, of few and of many runs.
#[test]
fn figures_are_xml_of_up_to_2000_elements() {
    let spread = |contestant: u32, puzzle: u32| {
        let end = match (puzzle * 7 + contestant) % 11 {
            0 => RunEnd::Cut,
            1 => RunEnd::Never,
            _ => RunEnd::Solved,
        };
        let cost = 1 + (puzzle.wrapping_mul(2_654_435_761) >> (8 + contestant)) % 1_000_000;
        (end, f64::from(cost))
    };
    for (contestants, puzzles) in [(6, 49_151), (1, 1), (3, 40), (2, 0), (9, 100)] {
        let all = runs(contestants, puzzles, spread);
        for kind in FigureKind::ALL {
            // The large table once, with the default settings.
            let options = if puzzles > 1000 { 1 } else { 3 };
            for (measure, by, log) in [
                (Measure::Time, Grouping::Set, true),
                (Measure::Steps, Grouping::Givens, false),
                (Measure::Nodes, Grouping::Size, true),
            ][..options]
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
                    let drawn = figure.draw(&all);
                    let found = elements(&drawn);
                    assert!(found.len() <= 2000, "{kind:?}: {} elements", found.len());
                    assert_eq!(found[..3], ["svg", "title", "desc"]);
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
                        let of_puzzles = !matches!(
                            kind,
                            FigureKind::Shares
                                | FigureKind::Ranks
                                | FigureKind::Success
                                | FigureKind::Hardness
                        );
                        assert_eq!(drawn.contains("data-puzzle="), of_puzzles, "{kind:?}");
                    }
                }
            }
        }
    }
}

/// Runs with all ends and costs, with ratings.
fn varied(contestants: u32, puzzles: u32) -> RunTable {
    let mut all = runs(contestants, puzzles, |contestant, puzzle| {
        let end = match (puzzle * 7 + contestant) % 11 {
            0 => RunEnd::Cut,
            1 => RunEnd::Never,
            _ => RunEnd::Solved,
        };
        (end, f64::from(1 + (puzzle * 37 + contestant * 11) % 90))
    });
    all.scales.push(crate::ScaleValues {
        id: "s".to_owned(),
        name: "100 % \\hard_{}".to_owned(),
        values: (0..puzzles).map(|at| f64::from(at * 37 % 90)).collect(),
    });
    all
}

/// A figure of each kind.
fn specs() -> Vec<FigureSpec> {
    let all = varied(3, 90);
    let of = |kind| {
        let figure = Figure {
            kind,
            standalone: true,
            ..Figure::default()
        };
        figure.spec(&all)
    };
    FigureKind::ALL.map(of).to_vec()
}

#[test]
fn marks_of_runs_are_links_to_safe_addresses() {
    for mut spec in specs() {
        let plain = spec.to_svg();
        assert!(!plain.contains("<a "), "{:?}", spec.kind);
        let of_single_runs = matches!(spec.kind, FigureKind::Cactus | FigureKind::Strip);
        assert_eq!(
            plain.contains(" data-run=\""),
            of_single_runs,
            "{:?}",
            spec.kind
        );
        spec.link(|run, series| {
            Some(match run.puzzle % 3 {
                0 => "javascript:alert(1)".to_owned(),
                _ => format!("https://x/#p={}&a=\"{series:?}{{%", run.puzzle),
            })
        });
        let linked = spec.to_svg();
        elements(&linked);
        assert!(!linked.contains("javascript"));
        let has_runs = plain.contains("data-puzzle");
        assert_eq!(linked.contains("<a href=\"https://x/#p="), has_runs);
        // Every mark of a puzzle with a safe address, and no other, is within a link.
        let marks = linked.lines().filter(|line| line.contains("data-puzzle"));
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
    let mut depth = 0_i32;
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
                '{' => depth += 1,
                '}' => depth -= 1,
                '%' | '&' | '#' | '$' | '_' | '^' | '<' | '>' | '"' | '−' | '×' | 'µ' | 'ρ' => {
                    panic!("{symbol} in {line}")
                }
                _ => {}
            }
            assert!(depth >= 0, "{line}");
        }
        assert_eq!(depth, 0, "{line}");
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
        // As many texts as in SVG.
        let texts = spec.to_svg().matches("<text ").count();
        let nodes = tikz.matches("\\node[").count();
        assert_eq!(nodes, texts, "{:?}", spec.kind);
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
    let all = varied(2, 30);
    let figure = Figure {
        kind: FigureKind::Shares,
        standalone: true,
        ..Figure::default()
    };
    let spec = figure.spec(&all);
    assert_golden("shares.svg", &spec.to_svg());
    assert_golden("shares.tex", &spec.to_tikz());
    #[cfg(feature = "serde")]
    {
        let pretty = |value: &serde_json::Value| format!("{value:#}\n");
        assert_golden("shares.vl.json", &pretty(&spec.to_vega_lite()));
        let own = serde_json::to_value(&spec).expect("JSON");
        assert_golden("shares.json", &pretty(&own));
    }
}

#[cfg(feature = "serde")]
#[test]
fn specifications_are_unchanged_by_json() {
    for mut spec in specs() {
        spec.link(|run, _| Some(format!("#{}", run.puzzle)));
        let value = serde_json::to_value(&spec).expect("JSON");
        let read: FigureSpec = serde_json::from_value(value).expect("a specification");
        assert!(read == spec, "{:?}", spec.kind);
    }
}

/// Every field that an encoding of a layer uses is in each of its data, and numbers are on the axes.
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
        let shared = vega["encoding"].as_object().expect("encodings");
        let layers = vega["layer"].as_array().expect("layers");
        let mut runs = 0;
        for layer in layers {
            let kind = layer["mark"]["type"].as_str().expect("a mark");
            assert!(MARKS.contains(&kind), "{kind}");
            let own = layer["encoding"].as_object().expect("encodings");
            let values = layer["data"]["values"].as_array().expect("data");
            assert!(!values.is_empty(), "{:?}: {kind}", spec.kind);
            for value in values {
                for (channel, encoding) in shared.iter().chain(own) {
                    let Some(field) = encoding["field"].as_str() else {
                        continue;
                    };
                    if field == "href" && value["puzzle"].is_null() {
                        continue;
                    }
                    let found = &value[field];
                    assert!(!found.is_null(), "{:?}: {kind} has no {channel}", spec.kind);
                    if channel == "x" || channel == "y" {
                        let domain = &encoding["scale"]["domain"];
                        let [low, high] = [0, 1].map(|end| domain[end].as_f64().expect("an end"));
                        let at = found.as_f64().expect("a number");
                        let room = 1e-9 * (high - low);
                        assert!(
                            (low - room..=high + room).contains(&at),
                            "{:?}: {kind} {channel} {at}",
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
