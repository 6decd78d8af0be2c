//! The pseudo-code of algorithms, and the lines that a run executes.

use std::collections::BTreeSet;

use sudoku_grid::{Position, Shape};
use sudoku_search::{Algorithm, CodeLine, Kind, Limits, Outcome, ParamKind, Run, Setup};
use sudoku_tests::{
    HARD, UNSOLVABLE, blank, full, near_full, no_place, position, read, registry, size,
};

/// The number of pieces of work of each run.
fn piece_count() -> u64 {
    size(600, 6000)
}

fn shape_of_side_4() -> Shape {
    Shape::of_side(4).expect("a shape")
}

fn positions(kind: Kind) -> Vec<Position> {
    match kind {
        Kind::Generator => {
            let unsolvable_position = |shape| position(&no_place(shape));
            let patterns = [shape_of_side_4(), Shape::NINE]
                .map(|shape| [blank(shape), unsolvable_position(shape)]);
            patterns.concat()
        }
        _ => [
            near_full(shape_of_side_4()),
            full(shape_of_side_4()),
            read(HARD),
            near_full(Shape::NINE),
            full(Shape::NINE),
            read(UNSOLVABLE[0]),
            no_place(Shape::NINE),
        ]
        .iter()
        .map(position)
        .chain([blank(shape_of_side_4())])
        .collect(),
    }
}

/// The ids that a line of pseudo-code can count, each with `true` if its count has increased since `before`.
fn count_increases<'a>(
    run: &'a Run,
    before: &'a Run,
) -> impl Iterator<Item = (&'static str, bool)> + 'a {
    let counts = run.counters().into_iter().zip(before.counters());
    (run.counter_specs().iter().zip(counts))
        .map(|(spec, (after, before))| (spec.id, after > before))
        .chain([
            ("found", run.found() > before.found()),
            ("stalled", run.outcome() == Some(Outcome::Stalled)),
        ])
}

/// Advances a run piece by piece, checks its lines against its counters, and returns all lines that were executed.
///
/// Lines executed in pieces that complete no step belong to the next step.
fn executed_lines(name: &str, mut run: Run, code: &[CodeLine]) -> BTreeSet<u8> {
    let (mut seen_lines, mut lines_of_step) = (BTreeSet::new(), BTreeSet::new());
    let mut run_before = run.fork();
    for _ in 0..piece_count() {
        if run.outcome().is_some() {
            break;
        }
        run.advance(u64::MAX, 1);
        let (lines, step) = (run.executed_lines(), run.steps());
        let outcome = run.outcome();
        if outcome == Some(Outcome::Steps) && run_before.steps() == step {
            // The step limit was reached before any work.
            break;
        }
        let distinct_lines: BTreeSet<_> = lines.iter().copied().collect();
        assert_eq!(
            distinct_lines.len(),
            lines.len(),
            "{name}, step {step}: {lines:?}"
        );
        for &line in &lines {
            let is_line = (1..=code.len()).contains(&usize::from(line));
            assert!(is_line, "{name}, step {step}: there is no line {line}");
        }
        let is_completed =
            step > run_before.steps() || run.found() > run_before.found() || outcome.is_some();
        if is_completed || lines != run_before.executed_lines() {
            lines_of_step.extend(lines.iter().copied());
        }
        if !is_completed {
            continue;
        }
        assert!(!lines.is_empty(), "{name}, step {step}: no line");
        let executed_ids: Vec<_> = (lines_of_step.iter())
            .map(|&line: &u8| code[usize::from(line) - 1].counts)
            .collect();
        for (id, is_increased) in count_increases(&run, &run_before) {
            if code.iter().any(|line| line.counts == id) {
                let is_executed = executed_ids.contains(&id);
                assert_eq!(
                    is_executed, is_increased,
                    "{name}, step {step}: {id}, at {lines:?}"
                );
            }
        }
        seen_lines.append(&mut lines_of_step);
        run_before = run.fork();
        assert_eq!(
            run_before.executed_lines(),
            lines,
            "a fork of {name}, step {step}"
        );
    }
    seen_lines
}

/// The setups with which an algorithm is tested: each preset, the default setup, a setup with every integer parameter
/// at its minimum or at 1, whichever is greater, and for each integer parameter, a setup with all other integer
/// parameters at these values.
fn setups(algorithm: &'static dyn Algorithm) -> Vec<Setup> {
    let presets =
        (algorithm.presets().iter()).map(|preset| algorithm.setup().preset(Some(preset.id)));
    let params = algorithm.params();
    let minimal_setup = |except: Option<&str>| {
        let minimized = params.iter().filter(|param| Some(param.id) != except);
        minimized.fold(algorithm.setup(), |setup, param| match &param.kind {
            // The value is at least 1, because 0 switches some features off.
            ParamKind::Int(_, range) => setup.param(param.id, &range.min.max(1).to_string()),
            _ => setup,
        })
    };
    let integer_params = params
        .iter()
        .filter(|param| matches!(param.kind, ParamKind::Int(..)));
    let nearly_minimal = integer_params.map(|param| minimal_setup(Some(param.id)));
    presets
        .chain([algorithm.setup(), minimal_setup(None)])
        .chain(nearly_minimal)
        .collect()
}

/// Every solver and every generator. Raters have no pseudo-code: their definition is a text.
fn algorithms_with_code() -> impl Iterator<Item = &'static dyn Algorithm> {
    let registry = registry();
    let algorithms: Vec<_> = registry.iter().collect();
    algorithms
        .into_iter()
        .filter(|algorithm| algorithm.info().kind != Kind::Rater)
}

#[test]
fn executed_lines_match_the_counters() {
    for algorithm in algorithms_with_code() {
        let (info, code) = (algorithm.info(), algorithm.code());
        let id = info.id;
        let mut seen_lines = BTreeSet::new();
        for setup in setups(algorithm) {
            for position in positions(info.kind) {
                let shape = position.shape();
                let Ok(capabilities) = algorithm.check(&setup, shape) else {
                    continue;
                };
                let limits = Limits {
                    solutions: if capabilities.complete { 3 } else { 1 },
                    steps: Some(match info.kind {
                        Kind::Generator => 200,
                        _ => size(40, 400),
                    }),
                };
                let setup = setup.clone().seed(1).within(limits);
                let name = format!("{setup:?} at {shape}");
                let run = algorithm.start(&position, &setup, false);
                seen_lines.extend(executed_lines(&name, run.expect("it was checked"), code));
            }
        }
        for (line, number) in code.iter().zip(1_u8..) {
            let counts = line.counts;
            let is_reached = counts.is_empty() || seen_lines.contains(&number);
            assert!(is_reached, "{id} was never at line {number}, of {counts}");
        }
        let is_majority = seen_lines.len() * 2 > code.len();
        assert!(
            is_majority,
            "{id} executed only lines {seen_lines:?} of {}",
            code.len()
        );
    }
}

#[test]
fn pseudo_code_is_short_well_formed_and_counts_known_ids() {
    for algorithm in algorithms_with_code() {
        let id = algorithm.info().id;
        let code = algorithm.code();
        assert!((8..=15).contains(&code.len()), "{id}: {} lines", code.len());
        let mut level = 0;
        for line in code {
            let text = line.text.trim_start();
            let indent = line.text.len() - text.len();
            assert!(indent % 2 == 0, "{id}: {:?}", line.text);
            assert!(indent / 2 <= level, "{id}: {:?} opens nothing", line.text);
            level = indent / 2 + usize::from(text.ends_with(':'));
            assert!(!text.is_empty() && text == text.trim_end(), "{id}");
            assert!(line.text.len() <= 60, "{id}: {:?} is long", line.text);
            let is_known = ["", "found", "stalled"].contains(&line.counts)
                || (algorithm.counters().iter()).any(|counter| counter.id == line.counts);
            assert!(is_known, "{id}: {:?}", line.counts);
        }
    }
}
