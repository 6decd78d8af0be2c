//! Tests of `list`.

use serde_json::Value;
use sudoku_generator::GENERATORS;
use sudoku_rating::raters;
use sudoku_search::{ParamKind, ParamSpec};
use sudoku_solvers::SOLVERS;

use crate::common::call;

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().expect(key)
}

fn entries<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().expect(key)
}

#[test]
fn the_json_list_equals_the_registry() {
    let output = call("list --json", "");
    assert_eq!((output.status, output.stderr), (0, Vec::new()));
    let list: Value = serde_json::from_str(&output.stdout).expect("JSON");
    assert_eq!(text(&list, "version"), env!("CARGO_PKG_VERSION"));
    let (solvers, generators) = (entries(&list, "solvers"), entries(&list, "generators"));
    assert_eq!(solvers.len(), SOLVERS.len());
    assert_eq!(generators.len(), GENERATORS.len());
    for (listed, solver) in solvers
        .iter()
        .chain(generators)
        .zip(SOLVERS.iter().chain(GENERATORS))
    {
        let info = solver.info();
        assert_eq!(text(listed, "id"), info.id);
        assert_eq!(text(listed, "kind"), info.kind.id());
        assert_eq!(text(listed, "summary"), info.summary());
        assert_eq!(listed["complete"], info.complete);
        let capabilities = solver.check(&solver.setup(), info.smallest_shape());
        let capabilities = capabilities.expect("defaults");
        assert_eq!(listed["divisible"], capabilities.divisible);
        assert_eq!(listed["sharesSteps"], capabilities.shares_steps);
        assert_eq!(listed["random"], capabilities.random);
        assert_eq!(listed["sizes"]["least"], info.sides.0);
        assert_eq!(listed["sizes"]["most"], info.sides.1);
        let ids = |key| -> Vec<&str> {
            let listed = entries(listed, key).iter();
            listed.map(|entry| text(entry, "id")).collect()
        };
        let params = solver.params();
        assert!(params.iter().map(|param| param.id).eq(ids("params")));
        assert!(
            solver
                .presets()
                .iter()
                .map(|preset| preset.id)
                .eq(ids("presets"))
        );
        assert!(
            solver
                .series()
                .iter()
                .map(|series| series.id)
                .eq(ids("series"))
        );
        assert!(
            solver
                .counters()
                .iter()
                .map(|counter| counter.id)
                .eq(ids("counters"))
        );
        for (listed, param) in entries(listed, "params").iter().zip(&params) {
            assert_param(listed, param);
        }
        for (listed, preset) in entries(listed, "presets").iter().zip(solver.presets()) {
            assert_eq!(text(listed, "source"), preset.source);
            let values = listed["values"].as_object().expect("an object");
            assert_eq!(values.len(), params.len());
            for (id, value) in preset.values {
                assert_eq!(values[*id], *value);
            }
            let printed = (solver.published().iter())
                .filter(|figure| figure.presets.contains(&preset.id))
                .map(|figure| (figure.of, Some(figure.value), figure.note));
            let listed = entries(listed, "published").iter();
            assert!(printed.eq(listed.map(|figure| {
                let value = figure["value"].as_f64();
                (text(figure, "of"), value, text(figure, "note"))
            })));
        }
    }
}

fn assert_param(listed: &Value, param: &ParamSpec) {
    assert_eq!(text(listed, "doc"), param.doc.trim());
    let options = |options: &[(&str, &str)]| {
        let listed = entries(listed, "options").iter();
        listed
            .map(|option| text(option, "id"))
            .eq(options.iter().map(|(id, _)| *id))
    };
    match &param.kind {
        ParamKind::Int(default, range) => {
            assert_eq!(text(listed, "type"), "int");
            assert_eq!(listed["default"], *default);
            assert_eq!(
                (&listed["min"], &listed["max"]),
                (&range.min.into(), &range.max.into())
            );
        }
        ParamKind::Float(default, range) => {
            assert_eq!(text(listed, "type"), "float");
            assert_eq!(listed["default"], *default);
            assert_eq!(
                (&listed["min"], &listed["max"]),
                (&range.min.into(), &range.max.into())
            );
        }
        ParamKind::Switch(default) => {
            assert_eq!(text(listed, "type"), "switch");
            assert_eq!(listed["default"], *default);
        }
        ParamKind::Choice(default, names) => {
            assert_eq!(text(listed, "type"), "choice");
            assert_eq!(listed["default"], *default);
            assert!(options(names));
        }
        ParamKind::Ordered(default, names) => {
            assert_eq!(text(listed, "type"), "ordered");
            assert_eq!(listed["default"], Value::from(default.clone()));
            assert!(options(names));
        }
    }
}

#[test]
fn the_text_list_names_everything() {
    let output = call("list", "");
    assert_eq!((output.status, output.stderr), (0, Vec::new()));
    let assert_listed = |line: String| assert!(output.stdout.contains(&line), "{line}");
    for solver in SOLVERS.iter().chain(GENERATORS) {
        assert_listed(format!(
            "\n{}: {}\n  {}\n",
            solver.info().id,
            solver.info().name,
            solver.info().summary()
        ));
        let lines: Vec<_> = output.stdout.lines().collect();
        let index = lines
            .iter()
            .position(|line| *line == format!("{}: {}", solver.info().id, solver.info().name));
        let capabilities = lines[index.expect("it is listed") + 2];
        let expected = solver.check(&solver.setup(), solver.info().smallest_shape());
        let expected = expected.expect("defaults");
        assert_eq!(
            capabilities.contains("divided"),
            expected.divisible,
            "{capabilities}"
        );
        assert_eq!(
            capabilities.contains("random"),
            expected.random,
            "{capabilities}"
        );
        for param in solver.params() {
            assert_listed(format!("\n    {}={}: ", param.id, param.default_text()));
        }
        for preset in solver.presets() {
            assert_listed(format!("\n    {} ({}): ", preset.id, preset.source));
        }
        for series in solver.series() {
            let unit = match series.unit {
                "" => String::new(),
                unit => format!(", in {unit}"),
            };
            assert_listed(format!(
                "\n    {}{unit}, goal {}\n",
                series.id,
                series.goal.id()
            ));
        }
        for counter in solver.counters() {
            assert_listed(format!("\n    {}\n", counter.id));
        }
    }
}

#[test]
fn every_scale_is_listed_with_its_definition() {
    let output = call("list --json", "");
    let list: Value = serde_json::from_str(&output.stdout).expect("JSON");
    let listed = entries(&list, "scales");
    assert_eq!(listed.len(), raters().count());
    let text_list = call("list", "").stdout;
    for (listed, rater) in listed.iter().zip(raters()) {
        let (info, scale) = (rater.info(), rater.scale());
        assert_eq!(text(listed, "id"), info.id);
        assert_eq!(text(listed, "definition"), scale.definition);
        assert_eq!(text(listed, "checked"), scale.checked);
        assert_eq!(listed["random"], rater.is_random());
        assert_eq!(listed["sizes"]["least"], info.sides.0);
        assert_eq!(listed["sizes"]["most"], info.sides.1);
        let columns = entries(listed, "columns").iter();
        let columns: Vec<_> = columns.map(|column| text(column, "id")).collect();
        assert!(scale.columns.iter().map(|column| column.id).eq(columns));
        assert!(text_list.contains(&format!(
            "\n{}: {}\n  {}\n",
            info.id, info.name, scale.measures
        )));
    }
}
