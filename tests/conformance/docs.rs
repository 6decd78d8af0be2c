//! The declarations and the documentation of algorithms.

use std::collections::BTreeSet;

use sudoku_grid::Shape;
use sudoku_search::{Kind, ParamKind};
use sudoku_tests::registry;

/// Asserts that a text consists of sentences.
fn assert_sentence(text: &str, subject: &str) {
    let text = text.trim();
    let ends_sentence = text.ends_with(['.', ')']) && text.contains('.');
    assert!(
        ends_sentence,
        "{subject} does not end in a full stop: {text:?}"
    );
    assert!(text.len() > 2, "{subject}: {text:?}");
}

/// Asserts that a text consists of sentences without Markdown code: the page shows it as plain text, and does not show
/// ids.
fn assert_plain(text: &str, subject: &str) {
    assert_sentence(text, subject);
    assert!(!text.contains('`'), "{subject} has code in it: {text:?}");
}

/// Returns `true` if an id is in kebab case.
fn is_kebab(id: &str) -> bool {
    let word = |word: &str| {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        !word.is_empty() && word.chars().all(fits)
    };
    id.split('-').all(word) && id.starts_with(|c: char| c.is_ascii_lowercase())
}

/// Returns `true` if an id is in snake case.
fn is_snake(id: &str) -> bool {
    is_kebab(&id.replace('_', "-"))
}

fn assert_unique<'a>(ids: impl Iterator<Item = &'a str>, subject: &str) {
    let mut seen_ids = BTreeSet::new();
    for id in ids {
        assert!(seen_ids.insert(id), "{subject}: {id} is there twice");
    }
}

#[test]
fn names_are_well_formed_and_unique() {
    assert_unique(
        registry().iter().map(|entry| entry.info().id),
        "the registry",
    );
    for entry in registry().iter() {
        let info = entry.info();
        assert!(is_kebab(info.id), "{}", info.id);
        assert!(
            registry()
                .find(info.id)
                .is_some_and(|found| found.info().id == info.id),
            "{}",
            info.id
        );
        assert!(
            !info.name.is_empty() && !info.step.is_empty(),
            "{}",
            info.id
        );
        let params = entry.params();
        assert_unique(params.iter().map(|param| param.id), info.id);
        assert_unique(entry.presets().iter().map(|preset| preset.id), info.id);
        for figure in entry.published() {
            let name = format!("{}'s published {}", info.id, figure.of);
            let presets = entry.presets().iter();
            let is_preset = |id: &&str| presets.clone().any(|preset| preset.id == *id);
            assert!(figure.presets.iter().all(is_preset), "{name}");
            let mut known_ids = (entry.series().iter().map(|series| series.id))
                .chain(entry.counters().iter().map(|counter| counter.id))
                .chain(["time"]);
            assert!(known_ids.any(|id| id == figure.of), "{name}");
            assert!(
                figure.value.is_finite() && !figure.note.is_empty(),
                "{name}"
            );
        }
        assert_unique(entry.series().iter().map(|series| series.id), info.id);
        assert_unique(entry.counters().iter().map(|counter| counter.id), info.id);
        assert!(params.iter().all(|param| is_snake(param.id)), "{}", info.id);
        assert!(
            entry.presets().iter().all(|preset| is_kebab(preset.id)),
            "{}",
            info.id
        );
        assert!(
            entry.series().iter().all(|series| is_snake(series.id)),
            "{}",
            info.id
        );
        assert!(
            entry.counters().iter().all(|counter| is_snake(counter.id)),
            "{}",
            info.id
        );
        for param in &params {
            if let ParamKind::Choice(_, options) | ParamKind::Ordered(_, options) = &param.kind {
                assert_unique(options.iter().map(|(id, _)| *id), param.id);
                assert!(
                    options.iter().all(|(id, _)| id.split(':').all(is_kebab)),
                    "{}: {}",
                    info.id,
                    param.id
                );
            }
        }
    }
}

#[test]
fn every_algorithm_has_one_or_two_main_series() {
    for entry in registry().iter() {
        let id = entry.info().id;
        let main_count = (entry.series().iter().filter(|series| series.main)).count();
        assert!(main_count > 0, "{id} declares no main series");
        assert!(main_count <= 2, "{id} declares {main_count} main series");
    }
}

#[test]
fn the_series_depth_has_the_unit_levels() {
    for entry in registry().iter() {
        for series in entry.series().iter().filter(|series| series.id == "depth") {
            assert_eq!(series.unit, "levels", "{}", entry.info().id);
        }
    }
}

#[test]
fn defaults_are_in_range_and_ranges_are_not_empty() {
    for entry in registry().iter() {
        let id = entry.info().id;
        for param in entry.params() {
            match param.kind {
                ParamKind::Int(default, range) => {
                    assert!(range.min < range.max, "{id}: {}", param.id);
                    assert!(
                        (range.min..=range.max).contains(&default),
                        "{id}: {}",
                        param.id
                    );
                }
                ParamKind::Float(default, range) => {
                    assert!(range.min < range.max, "{id}: {}", param.id);
                    assert!(
                        (range.min..=range.max).contains(&default),
                        "{id}: {}",
                        param.id
                    );
                }
                ParamKind::Switch(_) => {}
                ParamKind::Choice(_, options) | ParamKind::Ordered(_, options) => {
                    assert!(options.len() > 1, "{id}: {}", param.id);
                }
            }
        }
        let (least, most) = entry.info().sides;
        assert!(least <= most && most <= Shape::MAX_SIDE, "{id}");
        assert!(
            Shape::all().any(|shape| entry.info().accepts(shape)),
            "{id}"
        );
    }
}

#[test]
fn everything_is_documented_and_ends_in_a_full_stop() {
    for entry in registry().iter() {
        let info = entry.info();
        let id = info.id;
        assert_sentence(&info.summary(), &format!("{id}'s summary"));
        for series in entry.series() {
            assert_sentence(series.doc, &format!("{id}'s series {}", series.id));
        }
        for counter in entry.counters() {
            assert_sentence(counter.doc, &format!("{id}'s counter {}", counter.id));
        }
        for preset in entry.presets() {
            assert_plain(preset.doc, &format!("{id}'s preset {}", preset.id));
            assert!(
                !preset.name.is_empty(),
                "{id}'s preset {} has no name",
                preset.id
            );
            assert!(
                !preset.source.is_empty(),
                "{id}'s preset {} has no source",
                preset.id
            );
        }
        for param in entry.params() {
            assert_plain(param.doc, &format!("{id}'s {}", param.id));
            if let ParamKind::Choice(_, options) | ParamKind::Ordered(_, options) = param.kind {
                for (option, doc) in options {
                    assert_plain(doc, &format!("{id}'s {} {option}", param.id));
                }
            }
        }
    }
}

#[test]
fn docs_have_the_required_sections() {
    for entry in registry().iter() {
        let info = entry.info();
        let mut sections = vec![("summary", String::new())];
        for line in info.docs.lines().map(str::trim) {
            if let Some(heading) = line.strip_prefix("# ") {
                sections.push((heading, String::new()));
            } else {
                let (_, text) = sections.last_mut().expect("the summary at least");
                text.push_str(line);
                text.push('\n');
            }
        }
        for (heading, text) in &sections {
            assert_sentence(text, &format!("{}: {heading}", info.id));
        }
        let kind_section = match info.kind {
            Kind::Rater => "Agreement with published ratings",
            Kind::Solver | Kind::Generator => "Why it suits Sudoku",
        };
        for wanted in ["How it works", kind_section, "References"] {
            let is_present = sections.iter().any(|(heading, _)| *heading == wanted);
            assert!(is_present, "{} has no {wanted:?}", info.id);
        }
    }
}

/// `docs/papers.md` lists every preset with a source, and no other preset.
#[test]
fn every_preset_from_a_paper_is_listed_in_papers_md() {
    let page = include_str!("../../docs/papers.md");
    let mut listed_presets = BTreeSet::new();
    for entry in registry().iter() {
        for preset in entry
            .presets()
            .iter()
            .filter(|one| one.source != "this project")
        {
            let name = format!("`{}:{}`", entry.info().id, preset.id);
            assert!(page.contains(&name), "{name}, after {}", preset.source);
            listed_presets.insert(name);
        }
    }
    // Every preset that the page lists exists.
    for name in page.split('`').skip(1).step_by(2) {
        let is_preset = name
            .split_once(':')
            .is_some_and(|(id, _)| registry().find(id).is_some());
        let quoted_name = format!("`{name}`");
        assert!(
            !is_preset || listed_presets.contains(&quoted_name) || name == "boltzmann:constant",
            "there is no {quoted_name}"
        );
    }
}
