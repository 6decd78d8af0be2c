//! What the page teaches each technique by: boards of puzzles that have exactly one solution, with what it
//! finds there.
//!
//! `SUDOKU_GOLDEN=write cargo test -p sudoku-tests --test gallery` writes them down anew.
#![forbid(unsafe_code)]

#[path = "../src/techniques/tests/boards/mod.rs"]
mod boards;

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use boards::{cases, read};
use serde_json::Value;
use sudoku_grid::{Grid, Position};
use sudoku_search::Explanation;
use sudoku_techniques::{Context, Deduction, Family, Path, Singles, TECHNIQUES, Technique};
use sudoku_tests::{position, set, solution};

/// A board to look at, and three to try.
const BOARDS: usize = 4;
/// Instances of a board that are told; of the others only what follows is kept.
const TOLD: usize = 3;
/// Sets on the way of whose puzzles boards are looked for, those that need nets last, and the stride through
/// each: neighbours are much alike.
const SEARCHED: [(&str, usize); 3] = [
    ("top95.txt", 3),
    ("17-clue.txt", 199),
    ("hardest-11plus-2000.txt", 50),
];
/// The same for what is on larger grids alone.
const SEARCHED_LARGE: [(&str, usize); 2] = [("16x16-kr.txt", 3), ("16x16-minimal-100.txt", 7)];

/// Whether each cell has its digit of the solution, or may take it.
fn leads_to(position: &Position, solution: &Grid) -> bool {
    (0..position.shape().cells()).all(|cell| match position.value(cell) {
        0 => position.candidates(cell).contains(solution.get(cell)),
        digit => digit == solution.get(cell),
    })
}

/// A symbol a digit, as the boards have them.
fn symbol(digit: u8) -> char {
    match digit {
        1..=9 => (b'0' + digit) as char,
        _ => (b'A' + digit - 1) as char,
    }
}

fn written(solution: &Grid) -> String {
    solution.digits().iter().copied().map(symbol).collect()
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

fn list<T>(items: &[T], text: impl Fn(&T) -> String) -> String {
    let all: Vec<_> = items.iter().map(text).collect();
    format!("[{}]", all.join(","))
}

fn pairs(items: &[(usize, u8)]) -> String {
    list(items, |(cell, digit)| format!("[{cell},{digit}]"))
}

fn drawn(explanation: &Explanation, position: &Position) -> String {
    let marks = list(&explanation.marks, |mark| {
        let role = quoted(mark.role.id());
        format!("[{},{},{role}]", mark.cell, mark.digit.unwrap_or(0))
    });
    let links = list(&explanation.links, |link| {
        let ((from, one), (to, other)) = (link.from, link.to);
        format!("[{from},{one},{to},{other},{}]", u8::from(link.strong))
    });
    let text = quoted(&explanation.render(position.shape()));
    format!(",\"text\":{text},\"marks\":{marks},\"links\":{links}")
}

/// A board as the page reads it, with what its first instance says, if its puzzle has one solution and there
/// is something to learn on it.
fn board(technique: &dyn Technique, position: &Position) -> Option<(String, String)> {
    let mut found = technique.all(&Context::new(position));
    if found.is_empty() {
        return None;
    }
    // What is seen in fewer marks is learned from first.
    found.sort_by_key(|one| one.explanation.marks.len() + one.explanation.links.len());
    let solution = solution(position.givens())?;
    if !leads_to(position, &solution) {
        return None;
    }
    let mut finds = Vec::new();
    let mut told: Vec<&Deduction> = Vec::new();
    let (mut places, mut removes) = (Vec::new(), Vec::new());
    for one in &found {
        // Of instances that come to the same the first is enough.
        let same = |other: &&Deduction| {
            (&other.placements, &other.eliminations) == (&one.placements, &one.eliminations)
        };
        if told.iter().any(same) {
            continue;
        }
        if told.len() < TOLD {
            let drawn = drawn(&one.explanation, position);
            finds.push(conclusions(&one.placements, &one.eliminations) + &drawn + "}");
            told.push(one);
        } else {
            places.extend(&one.placements);
            removes.extend(&one.eliminations);
        }
    }
    for more in [&mut places, &mut removes] {
        more.sort_unstable();
        more.dedup();
    }
    if places.len() + removes.len() > 0 {
        finds.push(conclusions(&places, &removes) + "}");
    }
    let values: String = (position.values().iter().zip(position.givens().digits()))
        .map(|(&digit, &given)| match digit {
            0 => '.',
            _ if given > 0 => symbol(digit),
            _ => (b'a' + digit - 1) as char,
        })
        .collect();
    let of_blank = |cell| position.candidates(cell).into_iter().map(symbol).collect();
    let candidates: Vec<String> = position.blanks().map(of_blank).collect();
    let first = found[0].explanation.render(position.shape());
    let text = format!(
        "{{\"box\":{},\"values\":{},\"candidates\":{},\"solution\":{},\"finds\":[{}]}}",
        quoted(&position.shape().to_string()),
        quoted(&values),
        quoted(&candidates.join(",")),
        quoted(&written(&solution)),
        finds.join(",")
    );
    Some((first, text))
}

/// The beginning of what was found.
fn conclusions(places: &[(usize, u8)], removes: &[(usize, u8)]) -> String {
    format!(
        "{{\"places\":{},\"removes\":{}",
        pairs(places),
        pairs(removes)
    )
}

/// The positions at which easier techniques end on puzzles, and this one may go on. On large grids these are
/// the basic ones, as further ones take minutes there; and where assumptions are followed those, and
/// the easier of its kind: of what is left where all others end little is short.
fn stuck(at: usize) -> impl Iterator<Item = Position> {
    let about = TECHNIQUES[at].about();
    let large = about.id.ends_with("-subset");
    let basic = [
        Family::Singles,
        Family::Intersections,
        Family::Subsets,
        Family::Forcing,
    ];
    let some = large || about.family == Family::Forcing;
    let easier = TECHNIQUES[..at].iter().copied();
    let easier = easier.filter(|it| !some || basic.contains(&it.about().family));
    let easier: Vec<_> = easier.collect();
    let sets: &[_] = if large { &SEARCHED_LARGE } else { &SEARCHED };
    let puzzles = sets
        .iter()
        .flat_map(|&(file, stride)| set(file).into_iter().step_by(stride));
    puzzles.map(move |line| {
        let puzzle = position(&sudoku_tests::read(&line));
        let mut path = Path::new(puzzle, easier.clone(), Singles::Together);
        while path.next().is_some() {}
        path.position().clone()
    })
}

/// The boards of a technique: of its own cases, small ones first; then, where these are too few, positions
/// of puzzles.
fn boards_of(at: usize) -> Vec<String> {
    let technique = TECHNIQUES[at];
    let cases = cases(technique.about().id);
    let own = cases.lines().map(|line| {
        let [shape, values, candidates, _] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("four fields: {line}");
        };
        read(shape, values, candidates)
    });
    let (small, large): (Vec<_>, Vec<_>) = own.partition(|one| one.shape().side() <= 9);
    let all = small.into_iter().chain(large).chain(stuck(at));
    let mut boards: Vec<(String, String)> = Vec::new();
    for one in all.filter_map(|position| board(technique, &position)) {
        // Who has solved one would know the answer of another that says the same.
        if boards.iter().all(|(first, _)| *first != one.0) {
            boards.push(one);
        }
        if boards.len() == BOARDS {
            break;
        }
    }
    boards.into_iter().map(|(_, text)| text).collect()
}

/// All of it, a line a technique.
fn gallery() -> String {
    let mut text = String::from("{\n");
    for (at, technique) in TECHNIQUES.iter().enumerate() {
        let id = technique.about().id;
        let boards = boards_of(at);
        assert_eq!(boards.len(), BOARDS, "boards to learn {id} by");
        let end = if at + 1 < TECHNIQUES.len() { "," } else { "" };
        writeln!(text, "\"{id}\":[{}]{end}", boards.join(",")).expect("a string takes all text");
    }
    text + "}\n"
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../www/public/techniques.json")
}

#[test]
fn the_page_teaches_by_what_the_techniques_find() {
    let new = gallery();
    if env::var("SUDOKU_GOLDEN").is_ok_and(|wish| wish == "write") {
        fs::write(file(), &new).expect("the file can be written");
    }
    let old = fs::read_to_string(file()).unwrap_or_default();
    let changed = new.lines().zip(old.lines()).find(|(new, old)| new != old);
    assert_eq!(changed, None, "write it anew, if that is meant");
    assert_eq!(new.len(), old.len());
}

#[test]
fn every_board_has_one_solution_that_each_step_keeps() {
    let text = fs::read_to_string(file()).expect("it was written");
    let all: Value = serde_json::from_str(&text).expect("an object");
    for (id, boards) in all.as_object().expect("a list of each technique") {
        for one in boards.as_array().expect("boards") {
            let said = |key: &str| one[key].as_str().unwrap_or_else(|| panic!("{id}: {key}"));
            let position = read(said("box"), said("values"), said("candidates"));
            let place = format!("{id} on {}", said("values"));
            let solution = solution(position.givens());
            let solution = solution.unwrap_or_else(|| panic!("{place}: not one solution"));
            assert_eq!(said("solution"), written(&solution), "{place}");
            assert!(leads_to(&position, &solution), "{place}");
            for find in one["finds"].as_array().expect("what is found") {
                for (key, takes) in [("places", true), ("removes", false)] {
                    for item in find[key].as_array().expect("cells and digits") {
                        let [cell, digit] = [0, 1].map(|at| item[at].as_u64().expect("a number"));
                        let cell = usize::try_from(cell).expect("a cell");
                        let same = u64::from(solution.get(cell)) == digit;
                        assert_eq!(same, takes, "{place}: {key} {item}");
                    }
                }
            }
        }
    }
}
