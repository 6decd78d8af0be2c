//! The order of instances, the house in which they are reported, and their marks.

use sudoku_grid::{Digits, Grid, ParseOptions, Position, Shape, parse};
use sudoku_search::{Argument, Choice as _, Message, Role};

use sudoku_techniques::{
    Context, Deduction, Family, TECHNIQUES, Technique, TechniqueChoice, easiest, find,
};

/// The positions on the solution paths of four hard puzzles.
fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for puzzle in [
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..",
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    ] {
        let parsed = parse(puzzle, ParseOptions::default()).expect("a puzzle");
        let mut position = parsed.position().expect("no duplicate digit");
        positions.push(position.clone());
        while let Some(deduction) = easiest(&position) {
            deduction.apply(&mut position);
            positions.push(position.clone());
        }
    }
    positions
}

/// Returns `true` if the explanation names the houses that contain the whole pattern.
fn names_its_houses(technique: &dyn Technique) -> bool {
    let info = technique.info();
    let fish_prefixes = ["finned-", "sashimi-", "franken-"];
    info.family <= Family::Fish
        && !fish_prefixes
            .iter()
            .any(|prefix| info.id.starts_with(prefix))
}

/// A solved grid in which these cells are blank.
fn solved_except(blanks: &[usize]) -> Position {
    let shape = Shape::NINE;
    let mut grid = Grid::empty(shape);
    for cell in (0..81).filter(|cell| !blanks.contains(cell)) {
        let (row, column) = (cell / 9, cell % 9);
        let digit = (3 * row + row / 3 + column) % 9 + 1;
        grid.set(cell, u8::try_from(digit).expect("a digit"));
    }
    Position::new(&grid).expect("no duplicate digit")
}

/// The rank of a house in the order of search: boxes, then rows, then columns.
fn house_rank(shape: Shape, house: usize) -> usize {
    (house + shape.side()) % (3 * shape.side())
}

/// The argument of the explanation with this parameter id, or `None` if it has none.
fn argument<'a>(deduction: &'a Deduction, id: &str) -> Option<&'a Argument> {
    let arguments = &deduction.explanation.message.arguments;
    let named_argument = arguments.iter().find(|(name, _)| *name == id);
    named_argument.map(|(_, argument)| argument)
}

/// The house that the explanation names, or `None` if it names none or several.
fn named_house(deduction: &Deduction) -> Option<usize> {
    match argument(deduction, "house") {
        Some(Argument::House(house)) => Some(*house),
        _ => None,
    }
}

/// The houses that the explanation names.
fn reported_houses(deduction: &Deduction) -> Vec<usize> {
    let houses_argument = argument(deduction, "houses").or(argument(deduction, "lines"));
    match houses_argument {
        Some(Argument::Houses(houses)) => houses.clone(),
        _ => named_house(deduction).into_iter().collect(),
    }
}

#[test]
fn boxes_are_searched_before_rows_and_rows_before_columns() {
    assert_boxes_come_first(4);
}

#[test]
#[ignore = "long: every position"]
fn boxes_are_searched_before_rows_and_rows_before_columns_everywhere() {
    assert_boxes_come_first(1);
}

/// Checks on every position whose index is a multiple of `step` that techniques report boxes before rows and
/// rows before columns.
fn assert_boxes_come_first(step: usize) {
    let mut counts_by_kind = [0; 3];
    for position in positions().iter().step_by(step) {
        let context = Context::new(position);
        for technique in TECHNIQUES {
            let deductions = technique.all(&context);
            let houses: Vec<_> = deductions.iter().filter_map(named_house).collect();
            let ranks: Vec<_> = houses
                .iter()
                .map(|&house| house_rank(Shape::NINE, house))
                .collect();
            assert!(ranks.is_sorted(), "{}: {houses:?}", technique.info().id);
            for rank in ranks {
                counts_by_kind[rank / 9] += 1;
            }
            assert_eq!(technique.first(&context).as_ref(), deductions.first());
        }
    }
    assert!(
        counts_by_kind.iter().all(|&count| count > 0),
        "{counts_by_kind:?}"
    );
}

#[test]
fn a_single_is_reported_in_the_easiest_of_its_houses() {
    let mut positions = positions();
    // The last cell of all three houses; of its row and column; of its column.
    positions.extend([&[40][..], &[40, 30], &[40, 30, 44]].map(solved_except));
    let mut counts = [0; 3];
    for position in &positions {
        let houses = Shape::NINE.houses();
        let is_blank = |cell: &&usize| position.value(**cell) == 0;
        for (id, is_full_house) in [("full-house", true), ("hidden-single", false)] {
            for deduction in find(id).expect("it is listed").all(&Context::new(position)) {
                let (cell, digit) = deduction.placements[0];
                let [row, column, box_index] = houses.of(cell);
                let has_digit = |cell: &&usize| position.candidates(**cell).contains(digit);
                let is_single_in = |house: &usize| {
                    let cells = houses.cells(*house).iter();
                    1 == if is_full_house {
                        cells.filter(is_blank).count()
                    } else {
                        cells.filter(has_digit).count()
                    }
                };
                let kind = [box_index, row, column]
                    .into_iter()
                    .position(|house| is_single_in(&house));
                let kind = kind.expect("it is single somewhere");
                assert_eq!(
                    named_house(&deduction),
                    Some([box_index, row, column][kind]),
                    "{id}"
                );
                counts[kind] += 1;
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn the_named_houses_and_the_whole_pattern_are_marked() {
    let mut counts = vec![0; TECHNIQUES.len()];
    for position in positions() {
        let houses = Shape::NINE.houses();
        let techniques = counts.iter_mut().zip(TECHNIQUES);
        for (count, technique) in techniques.filter(|(_, technique)| names_its_houses(**technique))
        {
            for deduction in technique.all(&Context::new(&position)) {
                let marked_cells = |role: Role| {
                    let marks = deduction.explanation.marks.iter();
                    let marks = marks.filter(move |mark| mark.role == role);
                    marks.map(|mark| (mark.cell, mark.digit))
                };
                let reported_houses = reported_houses(&deduction);
                let house_cells = reported_houses
                    .iter()
                    .flat_map(|house| houses.cells(*house));
                let house_cells: Vec<_> = house_cells.map(|&cell| (cell, None)).collect();
                let focus_marks: Vec<_> = marked_cells(Role::Focus).collect();
                assert_eq!(focus_marks, house_cells, "{}", technique.info().id);
                // The candidates of the pattern: all of its cells, or its digits in them.
                let cells: Vec<usize> = match argument(&deduction, "cells") {
                    Some(Argument::Cells(cells)) => cells.clone(),
                    _ => house_cells.iter().map(|(cell, _)| *cell).collect(),
                };
                let digits = match (
                    argument(&deduction, "digits"),
                    argument(&deduction, "digit"),
                ) {
                    (Some(Argument::Digits(digits)), _) => *digits,
                    (_, Some(Argument::Digit(digit))) => Digits::only(*digit),
                    _ => panic!("no digits"),
                };
                let mut expected = Vec::new();
                for cell in cells {
                    if deduction.placements.is_empty() && position.value(cell) == 0 {
                        let candidates = position.candidates(cell) & digits;
                        expected.extend(candidates.iter().map(|digit| (cell, Some(digit))));
                    }
                }
                let mut pattern_marks: Vec<_> = marked_cells(Role::Pattern).collect();
                pattern_marks.sort_unstable();
                expected.sort_unstable();
                assert_eq!(pattern_marks, expected, "{}", technique.info().id);
                *count += 1;
            }
        }
    }
    // The largest subsets are rare, and those of five and more need larger grids.
    for (count, technique) in counts.iter().zip(TECHNIQUES) {
        let id = technique.info().id;
        let rare_suffixes = ["-quad", "jellyfish", "squirmbag", "-subset"];
        if names_its_houses(*technique) && !rare_suffixes.iter().any(|suffix| id.ends_with(suffix))
        {
            assert!(*count > 0, "{id}");
        }
    }
}

#[test]
fn drawn_links_have_the_strength_they_show() {
    let houses = Shape::NINE.houses();
    let mut counts = [0; 2];
    for position in positions() {
        let are_peers = |one: usize, other: usize| houses.peers(one).contains(&other);
        let has_candidate = |cell: usize, digit: u8| {
            position.value(cell) == 0 && position.candidates(cell).contains(digit)
        };
        // One of the two is true: there is no third place in a house of both, or no third
        // candidate.
        let is_strong = |one: (usize, u8), other: (usize, u8)| {
            let contains_both =
                |cells: &&[usize]| cells.contains(&one.0) && cells.contains(&other.0);
            let place_count = |cells: &[usize]| {
                cells
                    .iter()
                    .filter(|cell| has_candidate(**cell, one.1))
                    .count()
            };
            if one.0 == other.0 {
                one.1 != other.1 && position.candidates(one.0).len() == 2
            } else {
                let mut common_houses = houses.iter().filter(contains_both);
                one.1 == other.1 && common_houses.any(|cells| place_count(cells) == 2)
            }
        };
        let is_weak = |one: (usize, u8), other: (usize, u8)| {
            (one.0 == other.0) != (one.1 == other.1 && are_peers(one.0, other.0))
        };
        let chain_ids = ["remote-pair", "x-chain", "xy-chain"];
        for technique in TECHNIQUES {
            let info = technique.info();
            let has_chain_family = [Family::SingleDigit, Family::Colors].contains(&info.family);
            if !has_chain_family && !chain_ids.contains(&info.id) {
                continue;
            }
            for deduction in technique.all(&Context::new(&position)) {
                let text = deduction.explanation.render(Shape::NINE);
                assert!(!deduction.explanation.links.is_empty(), "{text}");
                for link in &deduction.explanation.links {
                    let is_valid = if link.strong {
                        is_strong(link.from, link.to)
                    } else {
                        is_weak(link.from, link.to)
                    };
                    assert!(is_valid, "{text}: {link:?}");
                    counts[usize::from(link.strong)] += 1;
                }
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn a_chain_is_explained_from_end_to_end() {
    let houses = Shape::NINE.houses();
    let mut case_count = 0;
    for position in positions() {
        let chains = ["x-chain", "xy-chain"].map(|id| find(id).expect("it is listed"));
        let mut deductions = Vec::new();
        for deductions_of_technique in
            chains.map(|technique| technique.all(&Context::new(&position)))
        {
            let lengths = deductions_of_technique
                .iter()
                .map(|deduction| deduction.explanation.links.len());
            assert!(lengths.is_sorted(), "shorter ones first");
            deductions.extend(deductions_of_technique);
        }
        for deduction in deductions {
            let Some(Argument::Chain(chain)) = argument(&deduction, "chain") else {
                panic!("a chain");
            };
            let text = deduction.explanation.render(Shape::NINE);
            let nodes: Vec<_> = chain
                .iter()
                .map(|(cells, digit, _)| (cells[0], *digit))
                .collect();
            for (i, (cells, _, is_true)) in chain.iter().enumerate() {
                assert_eq!((cells.len(), *is_true), (1, i % 2 == 1), "{text}");
            }
            let links = &deduction.explanation.links;
            let links_of_explanation: Vec<_> = links
                .iter()
                .map(|link| (link.from, link.to, link.strong))
                .collect();
            let pairs = nodes.windows(2).enumerate();
            let expected_links: Vec<_> = pairs
                .map(|(i, pair)| (pair[0], pair[1], i % 2 == 0))
                .collect();
            assert_eq!(links_of_explanation, expected_links, "{text}");
            let ends = [nodes[0], nodes[nodes.len() - 1]];
            assert!(nodes.len() >= 4 && nodes.len() % 2 == 0, "{text}");
            let mark_of = |role: Role| {
                let mut marks = deduction.explanation.marks.iter();
                marks
                    .find(|mark| mark.role == role)
                    .map(|mark| (mark.cell, mark.digit))
            };
            let end_mark = |index: usize| Some((ends[index].0, Some(ends[index].1)));
            let end_marks = [mark_of(Role::First), mark_of(Role::Second)];
            assert_eq!(end_marks, [end_mark(0), end_mark(1)], "{text}");
            for &(cell, digit) in &deduction.eliminations {
                for (end_cell, end_digit) in ends {
                    assert!(
                        houses.peers(cell).contains(&end_cell) && digit == end_digit,
                        "{text}"
                    );
                }
            }
            case_count += 1;
        }
    }
    assert!(case_count > 0, "there are some");
}

/// Asserts that the houses and candidates that a message names for its cells are those of the board. Returns the
/// number of facts that were checked.
fn assert_facts(position: &Position, message: &Message) -> usize {
    let houses = Shape::NINE.houses();
    let find = |id: &str| {
        let mut arguments = message.arguments.iter();
        arguments.find(|(name, _)| *name == id).map(|item| &item.1)
    };
    let mut facts = 0;
    let assert_in_house = |cells: &[usize], house: usize| {
        let is_inside = |&cell: &usize| houses.of(cell).contains(&house);
        assert!(cells.iter().all(is_inside), "{message:?}");
    };
    for (cells_id, house_id) in [("near", "near_house"), ("near_second", "near_house_second")] {
        match (find(cells_id), find(house_id)) {
            (Some(Argument::Cells(cells)), Some(&Argument::House(house))) => {
                assert_in_house(cells, house);
                facts += 1;
            }
            (Some(Argument::Candidates(candidates)), Some(&Argument::House(house))) => {
                assert_in_house(&[candidates[0].0, candidates[1].0], house);
                facts += 1;
                assert_eq!(candidates[0].1, candidates[1].1, "{message:?}");
            }
            (Some(Argument::Candidates(candidates)), None) => {
                assert_eq!(candidates[0].0, candidates[1].0, "{message:?}");
                facts += 1;
            }
            _ => {}
        }
    }
    if let (Some(Argument::Cells(cells)), Some(Argument::Houses(boxes))) =
        (find("cells"), find("boxes"))
    {
        let mut boxes_of_cells: Vec<usize> = cells.iter().map(|&cell| houses.of(cell)[2]).collect();
        boxes_of_cells.sort_unstable();
        boxes_of_cells.dedup();
        assert_eq!((&boxes_of_cells, boxes.len()), (boxes, 2), "{message:?}");
        facts += 1;
    }
    let candidates_of = |cells: &[usize]| {
        let candidates = cells.iter().map(|&cell| position.candidates(cell));
        candidates.fold(Digits::EMPTY, |all, digits| all | digits)
    };
    let assert_almost_locked = |cells: &[usize]| {
        assert_eq!(candidates_of(cells).len(), cells.len() + 1, "{message:?}");
        let contains_all =
            |house: &usize| cells.iter().all(|&cell| houses.of(cell).contains(house));
        assert!((0..27).any(|house| contains_all(&house)), "{message:?}");
    };
    for (id, argument) in &message.arguments {
        if let (true, Argument::Cells(cells)) = (id.starts_with("set"), argument) {
            assert_almost_locked(cells);
            facts += 1;
        }
    }
    match (message.template.id, find("cells"), find("digits")) {
        ("als-set", Some(Argument::Cells(cells)), Some(Argument::Digits(digits))) => {
            let Some(&Argument::House(house)) = find("house") else {
                panic!("a set is in a house");
            };
            assert_in_house(cells, house);
            assert_almost_locked(cells);
            assert_eq!(*digits, candidates_of(cells), "{message:?}");
            facts += 1;
        }
        (
            "als-filled" | "als-forces",
            Some(Argument::Cells(cells)),
            Some(Argument::Digits(digits)),
        ) => {
            assert_almost_locked(cells);
            assert_eq!(digits.len(), cells.len(), "{message:?}");
            assert!((*digits - candidates_of(cells)).is_empty(), "{message:?}");
            facts += 1;
        }
        ("als-has" | "als-lacks" | "death-blossom-petal", Some(Argument::Cells(cells)), None) => {
            let Some(&Argument::Digit(digit)) = find("digit") else {
                panic!("a statement is about a digit");
            };
            let has_digit = |&cell: &usize| position.candidates(cell).contains(digit);
            assert!(cells.iter().all(has_digit), "{message:?}");
            facts += 1;
        }
        _ => {}
    }
    for (end_id, near_id, house_id) in [
        ("end_one", "near_one", "one"),
        ("end_other", "near_other", "other"),
    ] {
        if let (
            Some(&Argument::Cell(end)),
            Some(&Argument::Cell(near)),
            Some(&Argument::House(house)),
            Some(&Argument::Digit(digit)),
        ) = (find(end_id), find(near_id), find(house_id), find("digit"))
        {
            let has_digit = |cell: &&usize| position.candidates(**cell).contains(digit);
            let mut places: Vec<usize> = houses
                .cells(house)
                .iter()
                .filter(has_digit)
                .copied()
                .collect();
            let mut expected = vec![end, near];
            places.sort_unstable();
            expected.sort_unstable();
            assert_eq!(places, expected, "{message:?}");
            facts += 1;
        }
    }
    let inner_messages = message
        .arguments
        .iter()
        .filter_map(|(_, argument)| match argument {
            Argument::Messages(messages) => Some(messages),
            _ => None,
        });
    facts
        + inner_messages
            .flatten()
            .map(|inner| assert_facts(position, inner))
            .sum::<usize>()
}

#[test]
fn the_houses_and_candidates_that_texts_name_are_those_of_the_board() {
    let checked = [
        "skyscraper",
        "two-string-kite",
        "turbot-fish",
        "hidden-rectangle",
        "simple-colors",
        "multi-colors",
        "medusa",
        "als-xz",
        "als-xy-wing",
        "als-chain",
        "death-blossom",
    ];
    let mut counts = [0; 11];
    for position in positions().iter().step_by(3) {
        let context = Context::new(position);
        for (count, id) in counts.iter_mut().zip(checked) {
            for deduction in find(id).expect("it is listed").all(&context) {
                *count += assert_facts(position, &deduction.explanation.message);
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn an_aligned_pair_is_explained_with_all_excluding_cells() {
    // A 5 and a 6 are removed from the first cell, each because of other cells.
    let shape = Shape::NINE;
    let mut candidate_sets = vec![Digits::all(9); shape.cells()];
    let candidates_by_cell: [(usize, &[u8]); 7] = [
        (0, &[5, 6, 9]),
        (1, &[1, 2]),
        (9, &[1, 5]),
        (10, &[2, 5]),
        (11, &[1, 6]),
        (18, &[2, 6]),
        (19, &[1, 7]), // excludes no eliminated candidate
    ];
    for (cell, digits) in candidates_by_cell {
        candidate_sets[cell] = digits.iter().copied().collect();
    }
    let position =
        Position::with_candidates(&Grid::empty(shape), &candidate_sets).expect("no givens");
    let technique = find("aligned-pair-exclusion").expect("it is listed");
    let deductions = technique.all(&Context::new(&position));
    let deduction = deductions
        .iter()
        .find(|deduction| deduction.eliminations == [(0, 5), (0, 6)]);
    let deduction = deduction.expect("both go");
    let cells = Argument::Cells(vec![9, 10, 11, 18]);
    assert_eq!(argument(deduction, "cells"), Some(&cells));
}

#[test]
fn eliminations_see_every_fin() {
    let houses = Shape::NINE.houses();
    let mut case_count = 0;
    for position in positions() {
        let fish = TECHNIQUES
            .iter()
            .filter(|technique| technique.info().family == Family::Fish);
        for deduction in fish.flat_map(|technique| technique.all(&Context::new(&position))) {
            let info = find(deduction.technique).expect("it is listed").info();
            let marks = deduction.explanation.marks.iter();
            let fins: Vec<_> = marks.filter(|mark| mark.role == Role::Fin).collect();
            let with_fins = ["finned", "sashimi"]
                .iter()
                .any(|prefix| info.id.starts_with(prefix));
            assert_eq!(!fins.is_empty(), with_fins, "{}", info.id);
            for &(cell, _) in &deduction.eliminations {
                let sees_fin = |fin: &&sudoku_search::Mark| houses.peers(cell).contains(&fin.cell);
                assert!(fins.iter().all(sees_fin), "{}", info.id);
            }
            case_count += fins.len();
        }
    }
    assert!(case_count > 0, "there are some");
}

#[test]
fn the_easiest_instance_comes_first() {
    let deduction = easiest(&solved_except(&[40])).expect("there is a blank cell");
    assert_eq!(deduction.technique, "full-house");
    for position in positions() {
        let first_instance = TECHNIQUES
            .iter()
            .find_map(|technique| technique.first(&Context::new(&position)));
        assert_eq!(easiest(&position), first_instance);
    }
}

#[test]
fn a_full_house_needs_the_last_digit_as_a_candidate() {
    let full_house = find("full-house").expect("it is listed");
    let mut position = solved_except(&[40]);
    let digit = full_house
        .first(&Context::new(&position))
        .expect("there is one")
        .placements[0]
        .1;
    position.eliminate(40, digit);
    assert_eq!(full_house.all(&Context::new(&position)), []);
}

#[test]
#[should_panic(expected = "there is no such technique")]
fn an_index_beyond_the_list_of_techniques_panics() {
    let _ = TechniqueChoice::at(TECHNIQUES.len());
}

#[test]
fn heap_bytes_cover_a_deduction() {
    let positions = positions();
    let pair = find("naked-pair").expect("it is listed");
    let first_deduction = positions
        .iter()
        .find_map(|position| pair.first(&Context::new(position)));
    let mut deduction = first_deduction.expect("there is one");
    let bytes_before = deduction.heap_bytes();
    deduction.eliminations.push((80, 9));
    let bytes_after = deduction.heap_bytes();
    assert_eq!(bytes_after - bytes_before, size_of::<(usize, u8)>());
    deduction.explanation.message.arguments[0].1 = Argument::Cells(vec![1, 2, 3, 4, 5]);
    assert_eq!(deduction.heap_bytes() - bytes_after, 3 * size_of::<usize>());
}
