//! What the page teaches each technique by: boards of its own cases, with what it finds there and what
//! is true there anyhow.
//!
//! `SUDOKU_GOLDEN=write cargo test -p sudoku-techniques --test gallery` writes them down anew.

mod boards;

use std::fmt::Write as _;
use std::{env, fs};

use boards::{cases, read};
use sudoku_grid::{Digits, Position, Reading, parse};
use sudoku_search::Explanation;
use sudoku_techniques::{Context, Deduction, Path, Singles, TECHNIQUES, Technique};

/// A board to look at, and three to try.
const BOARDS: usize = 4;
/// Instances of a board that are told; of the others only what follows is kept.
const TOLD: usize = 3;
/// Puzzles on whose way boards are looked for.
const SEARCHED: usize = 20;
/// Positions looked at before a board is left out.
const MOST_WORK: usize = 20_000;

/// Every candidate that some solution uses; `None` if there is no solution, or it takes too long.
fn possible(position: &Position) -> Option<Vec<Digits>> {
    let cells = position.shape().cells();
    let mut seen: Vec<Vec<u8>> = vec![Vec::new(); cells];
    let mut work = 0;
    let first = fill(position.clone(), &mut work)?;
    let note = |seen: &mut Vec<Vec<u8>>, solution: &Position| {
        for (cell, digits) in seen.iter_mut().enumerate() {
            let digit = solution.value(cell);
            if !digits.contains(&digit) {
                digits.push(digit);
            }
        }
    };
    note(&mut seen, &first);
    for cell in position.blanks() {
        for digit in position.candidates(cell) {
            if seen[cell].contains(&digit) {
                continue;
            }
            let mut with = position.clone();
            with.place(cell, digit);
            if let Some(solution) = fill(with, &mut work) {
                note(&mut seen, &solution);
            }
        }
    }
    (work < MOST_WORK).then(|| {
        seen.into_iter()
            .map(|of| of.into_iter().collect())
            .collect()
    })
}

/// A solution, by trying the cell with the fewest candidates.
fn fill(position: Position, work: &mut usize) -> Option<Position> {
    *work += 1;
    if position.is_contradictory() || *work >= MOST_WORK {
        return None;
    }
    let fewest = position
        .blanks()
        .min_by_key(|&cell| position.candidates(cell).len());
    let Some(cell) = fewest else {
        return Some(position);
    };
    position.candidates(cell).into_iter().find_map(|digit| {
        let mut with = position.clone();
        with.place(cell, digit);
        fill(with, work)
    })
}

/// Whether what was found holds in every solution, and is news.
fn holds(found: &Deduction, possible: &[Digits]) -> bool {
    let one = |of: Digits| of.len() == 1;
    (found.eliminations.iter()).all(|&(cell, digit)| !possible[cell].contains(digit))
        && (found.placements.iter())
            .all(|&(cell, digit)| possible[cell].contains(digit) && one(possible[cell]))
}

/// A symbol a digit, as the boards have them.
fn symbol(digit: u8) -> char {
    match digit {
        1..=9 => (b'0' + digit) as char,
        _ => (b'A' + digit - 1) as char,
    }
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

/// A board as the page reads it, if there is something to learn on it. What is `possible` is told where
/// it is known; then what is found must hold there.
fn board(
    technique: &dyn Technique,
    position: &Position,
    possible: Option<&[Digits]>,
) -> Option<String> {
    let mut found = technique.all(&Context::new(position));
    // What is seen in fewer marks is learned from first.
    found.sort_by_key(|one| one.explanation.marks.len() + one.explanation.links.len());
    let sound = |known: &[Digits]| found.iter().all(|one| holds(one, known));
    if found.is_empty() || !possible.is_none_or(sound) {
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
    let of_blanks = |digits: &dyn Fn(usize) -> Digits| {
        let sets = position
            .blanks()
            .map(|cell| digits(cell).into_iter().map(symbol).collect());
        sets.collect::<Vec<String>>().join(",")
    };
    let values: String = (position.values().iter().zip(position.givens().digits()))
        .map(|(&digit, &given)| match digit {
            0 => '.',
            _ if given > 0 => symbol(digit),
            _ => (b'a' + digit - 1) as char,
        })
        .collect();
    let known = possible.map_or(String::new(), |known| of_blanks(&|cell| known[cell]));
    Some(format!(
        "{{\"box\":{},\"values\":{},\"candidates\":{},\"possible\":{},\"finds\":[{}]}}",
        quoted(&position.shape().to_string()),
        quoted(&values),
        quoted(&of_blanks(&|cell| position.candidates(cell))),
        quoted(&known),
        finds.join(",")
    ))
}

/// The beginning of what was found.
fn conclusions(places: &[(usize, u8)], removes: &[(usize, u8)]) -> String {
    format!(
        "{{\"places\":{},\"removes\":{}",
        pairs(places),
        pairs(removes)
    )
}

/// The positions at which all easier techniques end on puzzles, and this one goes on.
fn stuck(at: usize) -> impl Iterator<Item = Position> {
    let path = format!(
        "{}/../../tests/puzzles/top95.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = fs::read_to_string(path).expect("the set is there");
    let puzzles: Vec<_> = text.lines().map(String::from).collect();
    puzzles.into_iter().take(SEARCHED).filter_map(move |line| {
        let puzzle = parse(&line, Reading::default()).ok()?.position().ok()?;
        let mut path = Path::new(puzzle, TECHNIQUES[..at].to_vec(), Singles::OneByOne);
        while path.next().is_some() {}
        Some(path.position().clone())
    })
}

/// The boards of a technique: of its own cases those that have a solution, small ones first; then, where
/// these are too few, positions of puzzles; then cases of which it is not known.
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
    let all: Vec<_> = small.into_iter().chain(large).collect();
    let solved = |position: &Position| board(technique, position, Some(&possible(position)?));
    let known = all.iter().filter_map(solved);
    let come_up = stuck(at).filter_map(|position| solved(&position));
    let unknown = all.iter().filter_map(|position| match possible(position) {
        None => board(technique, position, None),
        Some(_) => None,
    });
    known.chain(come_up).chain(unknown).take(BOARDS).collect()
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

#[test]
fn the_page_teaches_by_what_the_techniques_find() {
    let path = format!(
        "{}/../../www/public/techniques.json",
        env!("CARGO_MANIFEST_DIR")
    );
    let new = gallery();
    if env::var("SUDOKU_GOLDEN").is_ok_and(|wish| wish == "write") {
        fs::write(&path, &new).expect("the file can be written");
    }
    let old = fs::read_to_string(&path).unwrap_or_default();
    let changed = new.lines().zip(old.lines()).find(|(new, old)| new != old);
    assert_eq!(changed, None, "write it anew, if that is meant");
    assert_eq!(new.len(), old.len());
}
