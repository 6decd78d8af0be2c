//! New boards for the techniques, from random positions and from the paths of puzzles.

use std::fs;

use sudoku_grid::{ParseOptions, Position, Shape, parse};
use sudoku_search::Choice as _;
use sudoku_techniques::{
    Context, Family, Path, Singles, TECHNIQUES, Technique, TechniqueChoice, find,
};

use crate::{naive, puzzles, random_position};

/// Adds boards for the techniques in `SUDOKU_CASES`, with the instances found by their naive
/// references, until there are enough.
pub(crate) fn write_cases(ids: &str) {
    for id in ids.split(',') {
        let technique = find(id).expect("it is listed");
        let path = format!("{}/tests/cases/{id}.txt", env!("CARGO_MANIFEST_DIR"));
        let text = if id.starts_with("forcing-") {
            random_cases(id)
        } else {
            let mut boards =
                CaseBoards::from_lines(technique, &fs::read_to_string(&path).unwrap_or_default());
            boards.fill();
            [boards.with_instances, boards.without_instances]
                .concat()
                .concat()
        };
        fs::write(path, text).expect("the folder is there");
    }
}

/// The boards of a technique, as lines.
struct CaseBoards {
    technique: &'static dyn Technique,
    with_instances: Vec<String>,
    without_instances: Vec<String>,
}

impl CaseBoards {
    fn from_lines(technique: &'static dyn Technique, lines: &str) -> Self {
        let lines = lines.lines().map(|line| format!("{line}\n"));
        let (without_instances, with_instances) = lines.partition(|line| line.ends_with(" none\n"));
        Self {
            technique,
            with_instances,
            without_instances,
        }
    }

    /// Two answers: whether there are at least twelve boards with instances, and whether there are at least three
    /// without.
    fn has_enough(&self) -> [bool; 2] {
        [
            self.with_instances.len() >= 12,
            self.without_instances.len() >= 3,
        ]
    }

    /// Lists of techniques by which puzzles are solved to reach boards.
    fn technique_lists(&self) -> [Vec<&'static dyn Technique>; 4] {
        let info = self.technique.info();
        let techniques_where = |is_included: &dyn Fn(&&dyn Technique) -> bool| {
            TECHNIQUES
                .iter()
                .copied()
                .filter(|technique| is_included(technique))
                .collect()
        };
        let index = TechniqueChoice::from_id(info.id)
            .expect("it is listed")
            .index();
        let easier_techniques = match index {
            // With singles only, every path ends early.
            0..3 => TECHNIQUES.to_vec(),
            _ => TECHNIQUES[..index].to_vec(),
        };
        // Patterns that other techniques of their family mostly remove are found on paths without
        // that family, or with almost no technique.
        let other_families = techniques_where(&|technique| technique.info().family != info.family);
        let singles_and_intersections =
            techniques_where(&|technique| technique.info().family <= Family::Intersections);
        [
            easier_techniques,
            other_families,
            singles_and_intersections,
            TECHNIQUES.to_vec(),
        ]
    }

    /// Adds boards from the paths of puzzles until there are enough with and without instances.
    fn fill(&mut self) {
        // Subsets of five and more need larger grids.
        let set_names: &[&str] = if self.technique.info().id.ends_with("-subset") {
            &["16x16-minimal-100", "16x16-kr"]
        } else {
            &["top1465", "minimal-2000", "17-clue", "hardest-11plus-2000"]
        };
        let sets: Vec<_> = set_names.iter().map(|set| puzzles(set)).collect();
        for (pass, techniques) in self.technique_lists().into_iter().enumerate() {
            let mut puzzle_lists: Vec<_> = sets.iter().map(|set| set.lines()).collect();
            // One puzzle of each set in turn.
            for round in 0..20_000 {
                for puzzle in puzzle_lists.iter_mut().filter_map(Iterator::next) {
                    let parsed = parse(puzzle, ParseOptions::default()).expect("a puzzle");
                    let position = parsed.position().expect("no duplicate digit");
                    let path = |from| Path::new(from, techniques.clone(), Singles::Together);
                    // Patterns that are still rare are found after some of the wrong candidates are
                    // removed.
                    if pass == 3 {
                        self.add_along(path(with_fewer_candidates(position, round)), round, 1);
                    } else {
                        self.add_along(path(position), round, usize::MAX);
                    }
                    if self.has_enough() == [true; 2] {
                        return;
                    }
                }
            }
        }
    }

    /// Adds one board with instances and one without, if they are needed, from the first `max_positions` positions of a
    /// path. Only every third round adds a board without instances.
    fn add_along(&mut self, mut path: Path, round: u64, max_positions: usize) {
        let [has_enough_with, has_enough_without] = self.has_enough();
        let mut is_done = [
            has_enough_with,
            has_enough_without || !round.is_multiple_of(3),
        ];
        for _ in 0..max_positions {
            let position = path.position();
            // The naive reference is slow: if only boards with instances are needed, the technique
            // itself preselects the positions.
            let finds_any = || (self.technique.first(&Context::new(position))).is_some();
            if !position.is_solved() && (!is_done[1] || finds_any()) {
                let reported_instances = naive::instances(self.technique.info().id, position);
                let (is_done, lines) = if reported_instances.is_empty() {
                    (&mut is_done[1], &mut self.without_instances)
                } else {
                    (&mut is_done[0], &mut self.with_instances)
                };
                let case_line = case_line(position, &reported_instances);
                if !*is_done && !lines.contains(&case_line) {
                    lines.push(case_line);
                    *is_done = true;
                }
            }
            if is_done == [true; 2] || path.next().is_none() {
                return;
            }
        }
    }
}

/// Small random boards, for techniques with hundreds of instances on larger ones.
fn random_cases(id: &str) -> String {
    let (mut with_instances, mut without_instances) = (Vec::new(), Vec::new());
    for seed in 0..1000 {
        let shape: Shape = ["2x2", "2x3"][seed % 2].parse().expect("a shape");
        let percent = [30, 40, 50, 90, 100][seed % 5];
        let position = random_position(shape, percent, 2 * seed as u64);
        let reported_instances = naive::instances(id, &position);
        let lines = if reported_instances.is_empty() {
            &mut without_instances
        } else {
            &mut with_instances
        };
        lines.push(case_line(&position, &reported_instances));
    }
    with_instances.truncate(12);
    without_instances.truncate(3);
    with_instances.extend(without_instances);
    with_instances.concat()
}

/// The puzzle without about five in eight of the candidates that are not in its solution, chosen at random;
/// unchanged if the techniques do not solve it.
fn with_fewer_candidates(puzzle: Position, round: u64) -> Position {
    let mut path = Path::new(puzzle.clone(), TECHNIQUES.to_vec(), Singles::Together);
    while path.next().is_some() {}
    let solved = path.position();
    let mut position = puzzle;
    if solved.is_solved() {
        let mut random = round;
        for cell in 0..solved.values().len() {
            for digit in position.candidates(cell) {
                random = random
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                if digit != solved.value(cell) && random >> 40 & 7 < 5 {
                    position.eliminate(cell, digit);
                }
            }
        }
    }
    position
}

/// A board and its instances, as a line of a file.
fn case_line(position: &Position, instances: &[String]) -> String {
    let symbol = |digit: u8| match (position.shape().side(), digit) {
        (_, 0) => '.',
        (..=9, _) => char::from(b'0' + digit),
        _ => char::from(b'A' + digit - 1),
    };
    let value = |(cell, &digit): (usize, &u8)| match position.givens().get(cell) {
        0 if digit > 0 => char::from(b'a' + digit - 1),
        _ => symbol(digit),
    };
    let values: String = position.values().iter().enumerate().map(value).collect();
    let candidates_text = |cell| position.candidates(cell).iter().map(symbol).collect();
    let candidates: Vec<String> = position.blanks().map(candidates_text).collect();
    let instances = if instances.is_empty() {
        "none".to_owned()
    } else {
        instances.join("|")
    };
    format!(
        "{} {values} {} {instances}\n",
        position.shape(),
        candidates.join(",")
    )
}
