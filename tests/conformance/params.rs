//! Parameters, presets and setups, and their errors.

use sudoku_grid::{Position, Shape};
use sudoku_search::{
    Algorithm, Limits, ParamError, ParamKind, ParamSpec, Run, Setup, StartError, describe,
};
use sudoku_tests::{HARD, State, Variant, all_variants, near_full, position, read, registry};

/// Starts a run with parameters that replace the defaults, with seed 1 and a trace.
fn start(
    algorithm: &dyn Algorithm,
    position: &Position,
    params: &[(&str, &str)],
) -> Result<Run, StartError> {
    algorithm.start(position, &algorithm.setup().params(params).seed(1), true)
}

/// A hard 9×9 position, if the algorithm accepts that size.
fn hard_nine(algorithm: &dyn Algorithm) -> Option<Position> {
    algorithm
        .info()
        .accepts(Shape::NINE)
        .then(|| position(&read(HARD)))
}

/// Values that a parameter must accept.
fn valid_values(kind: &ParamKind) -> Vec<String> {
    match kind {
        ParamKind::Int(default, range) => {
            vec![
                range.min.to_string(),
                range.max.to_string(),
                default.to_string(),
            ]
        }
        ParamKind::Float(default, range) => {
            vec![
                range.min.to_string(),
                range.max.to_string(),
                default.to_string(),
            ]
        }
        ParamKind::Switch(_) => vec!["true".to_owned(), "false".to_owned()],
        ParamKind::Choice(_, options) => options.iter().map(|(id, _)| (*id).to_owned()).collect(),
        ParamKind::Ordered(_, options) => {
            let ids: Vec<_> = options.iter().map(|(id, _)| *id).collect();
            let reversed: Vec<_> = ids.iter().rev().copied().collect();
            vec![
                ids.join(","),
                reversed.join(","),
                ids[0].to_owned(),
                String::new(),
            ]
        }
    }
}

/// Values that a parameter must refuse, with the kind of error.
fn invalid_values(kind: &ParamKind) -> Vec<(String, ParamError)> {
    use ParamError::{Range, Type};
    let mut texts = vec![];
    match kind {
        ParamKind::Int(_, range) => {
            texts.push(((i64::from(range.min) - 1).to_string(), Range));
            texts.push(((i64::from(range.max) + 1).to_string(), Range));
            texts.push(("0.5".to_owned(), Type));
            texts.push(("NaN".to_owned(), Type));
            texts.push(("many".to_owned(), Type));
            texts.push((String::new(), Type));
        }
        ParamKind::Float(_, range) => {
            texts.push((range.min.next_down().to_string(), Range));
            texts.push((range.max.next_up().to_string(), Range));
            texts.push(("1e400".to_owned(), Range));
            texts.push(("NaN".to_owned(), Type));
            texts.push(("inf".to_owned(), Type));
            texts.push(("much".to_owned(), Type));
            texts.push((String::new(), Type));
        }
        ParamKind::Switch(_) => {
            texts.push(("NaN".to_owned(), Type));
            texts.push(("1".to_owned(), Type));
            texts.push((String::new(), Type));
        }
        ParamKind::Choice(..) => {
            texts.push(("NaN".to_owned(), Range));
            texts.push(("no-such".to_owned(), Range));
            texts.push((String::new(), Range));
        }
        ParamKind::Ordered(_, options) => {
            let id = options[0].0;
            texts.push(("NaN".to_owned(), Range));
            texts.push((format!("{id},no-such"), Range));
            texts.push((format!("{id},{id}"), Range));
        }
    }
    texts
}

/// Calls `check` with every parameter of every algorithm in the registry.
fn for_each_param(check: impl Fn(&'static dyn Algorithm, &ParamSpec)) {
    for algorithm in registry().iter() {
        for param in algorithm.params() {
            check(algorithm, &param);
        }
    }
}

#[test]
fn every_parameter_works_at_its_bounds() {
    for_each_param(|algorithm, param| {
        let id = algorithm.info().id;
        let Some(hard_position) = hard_nine(algorithm) else {
            return;
        };
        let mut accepted_count = 0;
        for text in valid_values(&param.kind) {
            for position in [hard_position.clone(), position(&near_full(Shape::NINE))] {
                let mut run = match start(algorithm, &position, &[(param.id, &text)]) {
                    Ok(run) => run,
                    // The grid or another algorithm may restrict the range; the error then names the restricted range.
                    Err(StartError::Param { id, allowed, .. })
                        if id == param.id && allowed.as_deref() != Some(&describe(&param.kind)) =>
                    {
                        continue;
                    }
                    Err(refusal) => panic!("{id}: {} = {text}: {refusal}", param.id),
                };
                run.advance(u64::MAX, 40);
                drop(State::of(&run));
                accepted_count += 1;
            }
        }
        assert!(accepted_count > 0, "{id}: {}", param.id);
    });
}

#[test]
fn every_parameter_rejects_values_out_of_bounds_or_of_another_type() {
    for_each_param(|algorithm, param| {
        let info = algorithm.info();
        let shape = Shape::all()
            .find(|shape| info.accepts(*shape))
            .expect("a shape");
        for (text, expected) in invalid_values(&param.kind) {
            match start(algorithm, &sudoku_tests::blank(shape), &[(param.id, &text)]) {
                Err(StartError::Param {
                    id,
                    value,
                    error,
                    allowed,
                }) => {
                    assert_eq!((id.as_str(), &value), (param.id, &text), "{}", info.id);
                    assert_eq!(error, expected, "{}: {id} = {value}", info.id);
                    assert!(allowed.is_some(), "{}: {id}", info.id);
                }
                Err(other) => panic!("{}: {} = {text}: {other}", info.id, param.id),
                Ok(_) => panic!("{}: {} = {text} was taken", info.id, param.id),
            }
        }
    });
}

#[test]
fn unknown_names_sizes_and_solution_limits_are_rejected() {
    for algorithm in registry().iter() {
        let info = algorithm.info();
        let shape = Shape::all()
            .find(|shape| info.accepts(*shape))
            .expect("a shape");
        let blank = sudoku_tests::blank(shape);
        let refusal = start(algorithm, &blank, &[("no_such", "1")]).err();
        assert_eq!(
            refusal.map(|refusal| refusal.code()),
            Some("unknown-param"),
            "{}",
            info.id
        );
        let refusal = algorithm
            .start(&blank, &algorithm.setup().preset("no-such"), false)
            .err();
        assert_eq!(
            refusal.map(|refusal| refusal.code()),
            Some("unknown-preset"),
            "{}",
            info.id
        );
        for shape in Shape::all() {
            let start_error = start(algorithm, &sudoku_tests::blank(shape), &[]).err();
            let expected = (!info.accepts(shape)).then_some("size");
            let code = start_error.map(|refusal| refusal.code());
            assert_eq!(code, expected, "{} at {shape}", info.id);
        }
        if !info.complete {
            let no_limits = Limits {
                solutions: 0,
                steps: None,
            };
            let start_error = algorithm
                .start(&blank, &algorithm.setup().within(no_limits), false)
                .err();
            assert_eq!(start_error, Some(StartError::Incomplete), "{}", info.id);
        }
    }
}

#[test]
fn check_rejects_the_same_setups_as_start() {
    let mut refused_count = 0;
    for algorithm in registry().iter() {
        let options = algorithm.params().into_iter().flat_map(|param| {
            let options = match param.kind {
                ParamKind::Choice(_, options) => options,
                _ => Vec::new(),
            };
            let id = param.id;
            options.into_iter().map(move |(option, _)| (id, option))
        });
        let setups: Vec<_> = options
            .map(|(id, option)| algorithm.setup().param(id, option))
            .chain([algorithm.setup()])
            .flat_map(|setup| {
                [2, 1].map(|solutions| Setup {
                    solutions,
                    ..setup.clone()
                })
            })
            .collect();
        for (rows, columns) in [(2, 2), (2, 3), (3, 3), (2, 5)] {
            let shape = Shape::new(rows, columns).expect("a shape");
            let blank = sudoku_tests::blank(shape);
            for setup in &setups {
                let check_result = algorithm.check(setup, shape);
                let start_result = algorithm.start(&blank, setup, false);
                refused_count += usize::from(start_result.is_err());
                let complete = start_result.map(|run| run.is_complete());
                assert_eq!(
                    check_result.map(|capabilities| capabilities.complete),
                    complete,
                    "{setup}"
                );
            }
        }
        let unknown_setup = Setup::of("no-such");
        let id = "no-such".to_owned();
        let check_result = algorithm.check(&unknown_setup, algorithm.info().smallest_shape());
        assert_eq!(check_result, Err(StartError::Algorithm { id }));
    }
    assert!(refused_count > 20, "only {refused_count} were refused");
}

/// If no value of a parameter contains the text `random`, the page may conclude from the
/// capabilities of the preset that one run suffices, whatever the seed.
#[test]
fn only_parameter_values_named_random_make_a_run_random() {
    let mut random_count = 0;
    for variant in all_variants().filter(|variant| !variant.capabilities().random) {
        let shape = variant.algorithm.info().smallest_shape();
        for param in variant.algorithm.params() {
            for text in valid_values(&param.kind) {
                let setup = variant.setup().param(param.id, &text);
                let capabilities = variant.algorithm.check(&setup, shape);
                let is_random = capabilities.is_ok_and(|capabilities| capabilities.random);
                assert!(!is_random || text.contains("random"), "{setup}");
                random_count += usize::from(is_random);
            }
        }
    }
    assert!(random_count > 0, "none was random");
}

#[test]
fn a_setup_is_read_back_from_its_text() {
    for variant in all_variants() {
        let presets = variant.algorithm.presets().iter();
        let values = presets.filter(|preset| Some(preset.id) == variant.preset);
        let setup = values.fold(variant.setup().seed(3), |setup, preset| {
            setup.params(preset.values)
        });
        assert_eq!(setup.to_string().parse(), Ok(setup));
        let params = variant.algorithm.params();
        assert!(
            params
                .iter()
                .all(|param| !["seed", "solutions"].contains(&param.id))
        );
    }
}

#[test]
fn presets_set_known_parameters_and_the_first_is_the_default() {
    for variant in all_variants() {
        let Variant { algorithm, preset } = variant;
        let params = algorithm.params();
        let is_known = |id: &str| params.iter().any(|param| param.id == id);
        let preset = algorithm
            .presets()
            .iter()
            .find(|entry| Some(entry.id) == preset);
        let Some(preset) = preset else { continue };
        for (index, (id, _)) in preset.values.iter().enumerate() {
            assert!(is_known(id), "{variant} sets {id}");
            assert!(
                preset.values[..index].iter().all(|(other, _)| other != id),
                "{variant}: {id}"
            );
        }
        assert!(
            preset.ours.iter().all(|id| is_known(id)),
            "{variant}: {:?}",
            preset.ours
        );

        let Some(position) = hard_nine(algorithm) else {
            continue;
        };
        let state = |mut run: Run| {
            run.advance(u64::MAX, 300);
            State::of(&run)
        };
        let preset_state = state(variant.start(&position, 1, Limits::default(), true));
        // The values of the preset, set one by one over the defaults, have the same effect.
        let mut texts: Vec<_> = (params.iter())
            .map(|param| (param.id, param.default_text()))
            .collect();
        texts.extend(
            preset
                .values
                .iter()
                .map(|(id, text)| (*id, (*text).to_owned())),
        );
        let texts: Vec<_> = texts
            .iter()
            .map(|(id, text)| (*id, text.as_str()))
            .collect();
        let one_by_one_run =
            start(algorithm, &position, &texts).expect("a preset's values are good");
        preset_state.assert_same(&state(one_by_one_run), &format!("{variant} one by one"));
        if algorithm.presets()[0].id == preset.id {
            let default_run = start(algorithm, &position, &[]).expect("defaults are good");
            preset_state.assert_same(&state(default_run), &format!("{variant} as default"));
        }
    }
}
