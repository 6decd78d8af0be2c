//! The gallery with which the page teaches each technique: boards of puzzles with exactly one solution, and the
//! deductions of the technique on them.
//!
//! `SUDOKU_GOLDEN=write cargo test -p sudoku-tests --test gallery` regenerates the gallery.
#![forbid(unsafe_code)]

#[path = "../src/techniques/tests/boards/mod.rs"]
mod boards;

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use boards::{cases, read_position};
use serde_json::Value;
use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::{Argument, Explanation, Message};
use sudoku_techniques::{Context, Deduction, Family, Path, Singles, TECHNIQUES, Technique};
use sudoku_tests::{position, set, solution};

/// The number of boards per technique: an example and three exercises.
const BOARDS_PER_TECHNIQUE: usize = 4;
/// The maximum number of instances per board with an explanation; further instances have only their placements and
/// eliminations.
const MAX_EXPLAINED: usize = 3;
/// The sets whose solution paths are searched for boards, with the stride through each, because neighbouring puzzles
/// are similar. The set that needs forcing nets comes last.
const SEARCHED_SETS: [(&str, usize); 3] = [
    ("top95.txt", 3),
    ("17-clue.txt", 199),
    ("hardest-11plus-2000.txt", 50),
];
/// The sets for techniques that occur on larger grids only, with strides.
const SEARCHED_LARGE_SETS: [(&str, usize); 2] = [("16x16-kr.txt", 3), ("16x16-minimal-100.txt", 7)];

/// Returns `true` if each cell contains the digit of the solution, or has this digit as a candidate.
fn leads_to(position: &Position, solution: &Grid) -> bool {
    (0..position.shape().cells()).all(|cell| match position.value(cell) {
        0 => position.candidates(cell).contains(solution.get(cell)),
        digit => digit == solution.get(cell),
    })
}

/// The symbol of a digit in the text of a board.
fn symbol(digit: u8) -> char {
    match digit {
        1..=9 => (b'0' + digit) as char,
        _ => (b'A' + digit - 1) as char,
    }
}

/// The text of a solution.
fn digits_text(solution: &Grid) -> String {
    solution.digits().iter().copied().map(symbol).collect()
}

/// A JSON string.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A JSON array.
fn list<T>(items: &[T], text: impl Fn(&T) -> String) -> String {
    let texts: Vec<_> = items.iter().map(text).collect();
    format!("[{}]", texts.join(","))
}

/// A JSON array of pairs of a cell and a digit.
fn pairs(items: &[(usize, u8)]) -> String {
    list(items, |(cell, digit)| format!("[{cell},{digit}]"))
}

/// The JSON properties of an explanation.
fn explanation_json(explanation: &Explanation, position: &Position) -> String {
    let marks = list(&explanation.marks, |mark| {
        let role = quoted(mark.role.id());
        format!("[{},{},{role}]", mark.cell, mark.digit.unwrap_or(0))
    });
    let links = list(&explanation.links, |link| {
        let ((from, one), (to, other)) = (link.from, link.to);
        format!("[{from},{one},{to},{other},{}]", u8::from(link.strong))
    });
    let text = quoted(&explanation.render(position.shape()));
    let i18n = message_json(&explanation.message, position.shape());
    format!(",\"text\":{text},\"i18n\":{i18n},\"marks\":{marks},\"links\":{links}")
}

/// A message as the JSON object `Message` of the npm package.
fn message_json(message: &Message, shape: Shape) -> String {
    let arguments = list(&message.arguments, |(id, argument)| {
        let value = match argument {
            Argument::Number(number) => number.to_string(),
            Argument::Text(text) => quoted(text),
            Argument::Messages(messages) => {
                let messages = list(messages, |one| message_json(one, shape));
                format!("{{\"messages\":{messages}}}")
            }
            _ => {
                let (kind, values) = argument.names(shape).expect("cells, digits or houses");
                let values = list(&values, |names| list(names, |name| quoted(name)));
                format!("{{\"kind\":\"{kind}\",\"values\":{values}}}")
            }
        };
        format!("\"{id}\":{value}")
    });
    let arguments = &arguments[1..arguments.len() - 1];
    let id = message.template.id;
    format!("{{\"id\":\"{id}\",\"args\":{{{arguments}}}}}")
}

/// All candidates that a technique eliminates in a position.
fn eliminations_by(id: &str, position: &Position) -> Vec<(usize, u8)> {
    let technique = TECHNIQUES.iter().find(|one| one.info().id == id);
    let instances = technique.map(|one| one.all(&Context::new(position)));
    let deductions = instances.unwrap_or_default().into_iter();
    deductions.flat_map(|one| one.eliminations).collect()
}

/// The explanation of the simplest instance of a technique in a position, and the board as JSON. `None` if there is no
/// instance, the puzzle does not have exactly one solution, or the position contradicts the solution.
fn board(technique: &dyn Technique, position: &Position) -> Option<(String, String)> {
    let mut instances = technique.all(&Context::new(position));
    if instances.is_empty() {
        return None;
    }
    // Instances with fewer marks are easier to learn from.
    instances.sort_by_key(|one| one.explanation.marks.len() + one.explanation.links.len());
    // An instance that does what locked candidates do is a poor first example.
    let easy_eliminations = eliminations_by("locked-candidates", position);
    let is_easy = |one: &Deduction| {
        technique.info().family != Family::Intersections
            && one.placements.is_empty()
            && (one.eliminations.iter()).all(|item| easy_eliminations.contains(item))
    };
    if let Some(first) = instances.iter().position(|one| !is_easy(one)) {
        instances[..=first].rotate_right(1);
    }
    let solution = solution(position.givens())?;
    if !leads_to(position, &solution) {
        return None;
    }
    let mut deductions_json = Vec::new();
    let mut explained_instances: Vec<&Deduction> = Vec::new();
    let (mut placements, mut eliminations) = (Vec::new(), Vec::new());
    for instance in &instances {
        // If instances have the same placements and eliminations, only the first is kept.
        let is_equal = |other: &&Deduction| {
            (&other.placements, &other.eliminations)
                == (&instance.placements, &instance.eliminations)
        };
        if explained_instances.iter().any(is_equal) {
            continue;
        }
        if explained_instances.len() < MAX_EXPLAINED {
            let explanation_json = explanation_json(&instance.explanation, position);
            deductions_json.push(
                conclusions(&instance.placements, &instance.eliminations) + &explanation_json + "}",
            );
            explained_instances.push(instance);
        } else {
            placements.extend(&instance.placements);
            eliminations.extend(&instance.eliminations);
        }
    }
    for candidates in [&mut placements, &mut eliminations] {
        candidates.sort_unstable();
        candidates.dedup();
    }
    if placements.len() + eliminations.len() > 0 {
        deductions_json.push(conclusions(&placements, &eliminations) + "}");
    }
    let values: String = (position.values().iter().zip(position.givens().digits()))
        .map(|(&digit, &given)| match digit {
            0 => '.',
            _ if given > 0 => symbol(digit),
            _ => (b'a' + digit - 1) as char,
        })
        .collect();
    let candidates_text = |cell| position.candidates(cell).into_iter().map(symbol).collect();
    let candidates: Vec<String> = position.blanks().map(candidates_text).collect();
    let first_text = instances[0].explanation.render(position.shape());
    let text = format!(
        "{{\"box\":{},\"values\":{},\"candidates\":{},\"solution\":{},\"finds\":[{}]}}",
        quoted(&position.shape().to_string()),
        quoted(&values),
        quoted(&candidates.join(",")),
        quoted(&digits_text(&solution)),
        deductions_json.join(",")
    );
    Some((first_text, text))
}

/// The start of the JSON object of an instance: its placements and eliminations.
fn conclusions(placements: &[(usize, u8)], eliminations: &[(usize, u8)]) -> String {
    format!(
        "{{\"places\":{},\"removes\":{}",
        pairs(placements),
        pairs(eliminations)
    )
}

/// Positions for the technique with the index `index`: those in which the techniques before it find no further
/// deduction. For techniques on large grids, only the basic techniques are applied, because other techniques take
/// minutes there. For forcing techniques, only the basic and the easier forcing techniques are applied, because few
/// short deductions are left after all other techniques.
fn stuck_positions(index: usize) -> impl Iterator<Item = Position> {
    let info = TECHNIQUES[index].info();
    let is_for_large_grids = info.id.ends_with("-subset");
    let basic_families = [
        Family::Singles,
        Family::Intersections,
        Family::Subsets,
        Family::Forcing,
    ];
    let uses_only_basic = is_for_large_grids || info.family == Family::Forcing;
    let easier_techniques = TECHNIQUES[..index].iter().copied();
    let easier_techniques = easier_techniques
        .filter(|technique| !uses_only_basic || basic_families.contains(&technique.info().family));
    let easier_techniques: Vec<_> = easier_techniques.collect();
    let sets: &[_] = if is_for_large_grids {
        &SEARCHED_LARGE_SETS
    } else {
        &SEARCHED_SETS
    };
    let puzzles = sets
        .iter()
        .flat_map(|&(file, stride)| set(file).into_iter().step_by(stride));
    puzzles.map(move |line| {
        let puzzle = position(&sudoku_tests::read(&line));
        let mut path = Path::new(puzzle, easier_techniques.clone(), Singles::Together);
        while path.next().is_some() {}
        path.position().clone()
    })
}

/// The boards of the technique with the index `index`: from its test cases, small grids first, and then, if there are
/// too few, from positions of puzzles.
fn boards_of(index: usize) -> Vec<String> {
    let technique = TECHNIQUES[index];
    let cases = cases(technique.info().id);
    let case_positions = cases.lines().map(|line| {
        let [shape, values, candidates, _] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("four fields: {line}");
        };
        read_position(shape, values, candidates)
    });
    let (small_grids, large_grids): (Vec<_>, Vec<_>) =
        case_positions.partition(|one| one.shape().side() <= 9);
    let positions = small_grids
        .into_iter()
        .chain(large_grids)
        .chain(stuck_positions(index));
    let mut boards: Vec<(String, String)> = Vec::new();
    for new_board in positions.filter_map(|position| board(technique, &position)) {
        // A second board with the same explanation would have a known answer.
        if boards
            .iter()
            .all(|(first_text, _)| *first_text != new_board.0)
        {
            boards.push(new_board);
        }
        if boards.len() == BOARDS_PER_TECHNIQUE {
            break;
        }
    }
    boards.into_iter().map(|(_, text)| text).collect()
}

/// The JSON text of the gallery, with one line per technique.
fn gallery() -> String {
    let mut text = String::from("{\n");
    for (index, technique) in TECHNIQUES.iter().enumerate() {
        let id = technique.info().id;
        let boards = boards_of(index);
        assert_eq!(
            boards.len(),
            BOARDS_PER_TECHNIQUE,
            "boards to learn {id} by"
        );
        let line_end = if index + 1 < TECHNIQUES.len() {
            ","
        } else {
            ""
        };
        writeln!(text, "\"{id}\":[{}]{line_end}", boards.join(","))
            .expect("a string takes all text");
    }
    text + "}\n"
}

/// The file of the gallery.
fn gallery_path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../www/public/techniques.json")
}

#[test]
fn the_gallery_is_up_to_date() {
    let new_text = gallery();
    if env::var("SUDOKU_GOLDEN").is_ok_and(|wish| wish == "write") {
        fs::write(gallery_path(), &new_text).expect("the file can be written");
    }
    let old_text = fs::read_to_string(gallery_path()).unwrap_or_default();
    let changed_lines = new_text
        .lines()
        .zip(old_text.lines())
        .find(|(new_text, old)| new_text != old);
    assert_eq!(
        changed_lines, None,
        "regenerate the gallery if the change is intended"
    );
    assert_eq!(new_text.len(), old_text.len());
}

#[test]
fn every_board_has_one_solution_that_each_step_keeps() {
    let text = fs::read_to_string(gallery_path()).expect("the gallery file exists");
    let gallery: Value = serde_json::from_str(&text).expect("an object");
    for (id, boards) in gallery.as_object().expect("a list of each technique") {
        for one in boards.as_array().expect("boards") {
            let field = |key: &str| one[key].as_str().unwrap_or_else(|| panic!("{id}: {key}"));
            let position = read_position(field("box"), field("values"), field("candidates"));
            let board_name = format!("{id} on {}", field("values"));
            let solution = solution(position.givens());
            let solution = solution.unwrap_or_else(|| panic!("{board_name}: not one solution"));
            assert_eq!(field("solution"), digits_text(&solution), "{board_name}");
            assert!(leads_to(&position, &solution), "{board_name}");
            for find in one["finds"].as_array().expect("what is found") {
                for (key, is_in_solution) in [("places", true), ("removes", false)] {
                    for item in find[key].as_array().expect("cells and digits") {
                        let [cell, digit] =
                            [0, 1].map(|index| item[index].as_u64().expect("a number"));
                        let cell = usize::try_from(cell).expect("a cell");
                        let is_solution_digit = u64::from(solution.get(cell)) == digit;
                        assert_eq!(
                            is_solution_digit, is_in_solution,
                            "{board_name}: {key} {item}"
                        );
                    }
                }
            }
        }
    }
}
