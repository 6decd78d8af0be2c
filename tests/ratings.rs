//! Comparison of rating scales with published ratings of the same puzzles.

use sudoku_grid::Puzzle;
use sudoku_rating::{Assessment, find, hodoku_step};
use sudoku_search::{Rating, RatingValue, Seed};
use sudoku_stats::{ConfidenceLevel, spearman};
use sudoku_techniques::Order;
use sudoku_tests::{read, set, table};

/// The rating of a puzzle on a scale.
fn rate(puzzle: &str, scale: &str, seed: u32) -> Rating {
    let scale = find(scale).unwrap_or_else(|| panic!("there is no scale {scale}"));
    let assessment = Assessment::new(
        &Puzzle::new(&read(puzzle)).expect("no duplicate digit"),
        &[scale],
        Seed(seed),
    );
    let mut assessment = assessment.unwrap_or_else(|error| panic!("{puzzle}: {error}"));
    loop {
        match assessment.advance(1000) {
            Ok(true) => return assessment.ratings()[0].clone(),
            Ok(false) => {}
            Err(error) => panic!("{puzzle}: {error}"),
        }
    }
}

/// The first value of a rating as a number.
fn number(puzzle: &str, scale: &str, seed: u32) -> f64 {
    rate(puzzle, scale, seed).values[0].number()
}

#[test]
fn qqwing_classes_are_those_of_qqwing() {
    for (class, name) in (0_u32..).zip(["simple", "easy", "intermediate", "expert"]) {
        let puzzles = set(&format!("qqwing-{name}.txt"));
        assert_eq!(puzzles.len(), 400);
        for puzzle in puzzles {
            let class_index = number(&puzzle, "qqwing", 1);
            assert!(
                class_index.total_cmp(&class.into()).is_eq(),
                "{name}: {puzzle} is {class_index}"
            );
        }
    }
}

/// Spearman's rank correlation of `search-depth` with Radcliffe's difficulties, on the first `puzzles` of his puzzles.
fn correlation_with_radcliffe(puzzles: usize, seed: u32) -> f64 {
    let rows = table("radcliffe-rated-2500.csv");
    let rows = &rows[..puzzles];
    let published_ratings: Vec<f64> = (rows.iter())
        .map(|row| row[1].parse().expect("a number"))
        .collect();
    let own_ratings: Vec<f64> = (rows.iter())
        .map(|row| number(&row[0], "search-depth", seed))
        .collect();
    for (row, (own, published)) in rows.iter().zip(own_ratings.iter().zip(&published_ratings)) {
        assert_eq!(*own > 0.0, *published > 0.0, "{}", row[0]);
    }
    let level = ConfidenceLevel::new(0.95).expect("a level");
    spearman(&own_ratings, &published_ratings, level)
        .expect("they differ")
        .value
}

#[test]
fn search_depth_correlates_with_radcliffes_ratings() {
    let correlation = correlation_with_radcliffe(300, 1);
    assert!(correlation >= 0.97, "{correlation}");
}

#[test]
#[ignore = "long: 2,500 puzzles"]
fn search_depth_correlates_with_all_of_radcliffes_ratings() {
    for seed in [1, 2] {
        let correlation = correlation_with_radcliffe(2500, seed);
        assert!(correlation >= 0.97, "{correlation}");
    }
}

/// Spearman's rank correlation of two scales on the first `puzzles` of Radcliffe's puzzles.
fn correlation_between(one: &str, other: &str, puzzles: usize) -> f64 {
    let puzzles = &set("radcliffe-rated-2500.csv")[..puzzles];
    let [one, other] = [one, other].map(|scale| -> Vec<f64> {
        let numbers = puzzles.iter().map(|puzzle| number(puzzle, scale, 1));
        numbers.collect()
    });
    let level = ConfidenceLevel::new(0.95).expect("a level");
    spearman(&one, &other, level).expect("they differ").value
}

/// No ratings on the tested scales are published. The test therefore only checks that these scales correlate with
/// another scale.
#[test]
fn scales_without_published_ratings_correlate_with_search_depth() {
    for (scale, puzzles, min) in [
        ("ga-generations", 20, 0.8),
        ("labeling-shortfall", 80, 0.7),
        ("kernel-nodes", 80, 0.7),
    ] {
        let correlation = correlation_between(scale, "search-depth", puzzles);
        assert!(correlation >= min, "{scale}: {correlation:.3}");
    }
}

/// The mean number of guesses over every `stride`-th puzzle with 17 givens.
fn mean_guesses(stride: usize) -> f64 {
    let puzzles: Vec<_> = set("17-clue.txt").into_iter().step_by(stride).collect();
    let guesses = puzzles.iter().map(|puzzle| number(puzzle, "guesses", 1));
    guesses.sum::<f64>() / f64::from(u32::try_from(puzzles.len()).expect("few"))
}

/// The benchmark of tdoku reports 4.47 and 4.84 guesses for solvers that find singles, and 1.76 for one that also finds
/// locked candidates; the solvers count guesses in different ways.
#[test]
fn mean_guesses_are_between_those_of_other_solvers() {
    let mean = mean_guesses(400);
    assert!(1.76 < mean && mean < 4.84, "{mean}");
}

#[test]
#[ignore = "long: 49,151 puzzles"]
fn mean_guesses_are_between_those_of_other_solvers_on_the_whole_set() {
    let mean = mean_guesses(1);
    assert!(1.76 < mean && mean < 4.84, "{mean}");
}

/// Ercsey-Ravasz and Toroczkai call a puzzle easy if η is below 1 and ultra-hard if it is above 3. They find no puzzle
/// above 4, and report 3.5789 for "Platinum Blonde".
#[test]
#[ignore = "long: 300,000 steps of the flow for each of the hardest puzzles"]
fn eta_of_easy_and_of_the_hardest_puzzles_is_as_published() {
    for puzzle in set("easy-2000.txt").into_iter().take(5) {
        let eta = number(&puzzle, "eta", 1);
        assert!(eta < 1.0, "{puzzle}: {eta}");
    }
    let famous_puzzles = table("famous.txt");
    let platinum_blonde = famous_puzzles.iter().find(|row| row[1] == "platinumblond");
    let puzzle = &platinum_blonde.expect("it is there")[0];
    let blonde_eta = rate(puzzle, "eta", 1).values[0];
    let (low, high) = match blonde_eta {
        RatingValue::Mean { low, high, .. } => (low, high),
        bound => (bound.number(), f64::INFINITY),
    };
    // The documentation of the scale says why: the rate still rises where it is measured.
    assert!(low < 3.5789 + 0.4 && 3.5789 < high, "{blonde_eta:?}");
    assert!(blonde_eta.number() > 3.0, "{blonde_eta:?}");
}

/// The documentation of the scale states this property. Therefore a rating of the min-lex form would not be the rating of
/// `HoDoKu`.
#[test]
fn equivalent_puzzles_can_have_different_scores_of_hodoku() {
    let puzzle = &set("qqwing-expert.txt")[5];
    let relabel_digits = |by: u8| -> String {
        let relabel = |digit: u8| match digit {
            b'1'..=b'9' => b'1' + (digit - b'1' + by) % 9,
            blank => blank,
        };
        puzzle
            .bytes()
            .map(|digit| char::from(relabel(digit)))
            .collect()
    };
    let reverse = |puzzle: &str| -> String { puzzle.chars().rev().collect() };
    let forms = (0..9).flat_map(|by| [relabel_digits(by), reverse(&relabel_digits(by))]);
    let ratings: Vec<_> = forms.map(|form| rate(&form, "hodoku", 1).values).collect();
    assert!(
        ratings.iter().any(|values| *values != ratings[0]),
        "{ratings:?}"
    );
    // The ratings do not depend on the seed.
    assert_eq!(
        rate(puzzle, "hodoku", 1).values,
        rate(puzzle, "hodoku", 2).values
    );
}

#[test]
fn levels_and_scores_are_those_of_hodoku() {
    let columns = find("hodoku").expect("a scale").columns();
    let rows = table("hodoku-scored.csv");
    assert_eq!(rows.len(), 3);
    for row in rows {
        let rating = rate(&row[0], "hodoku", 1);
        let [level, score] = [0, 1].map(|index| columns[index].text(&rating.values[index]));
        assert_eq!([&level, &score], [&row[1], &row[2]], "{}", row[0]);
    }
}

/// The name of a technique in `HoDoKu`.
fn hodoku_name(id: &str) -> String {
    let exceptions = [
        ("locked-candidates", "LOCKED_CANDIDATES_1"),
        ("naked-quad", "NAKED_QUADRUPLE"),
        ("hidden-quad", "HIDDEN_QUADRUPLE"),
        ("bug", "BUG_PLUS_1"),
        ("unique-rectangle", "UNIQUENESS_1"),
        ("als-chain", "ALS_XY_CHAIN"),
    ];
    let exception = exceptions.iter().find(|(ours, _)| *ours == id);
    let regular_name = id.replace("unique-rectangle", "uniqueness");
    let regular_name = regular_name.replace('-', "_").to_uppercase();
    exception.map_or(regular_name, |(_, name)| (*name).to_owned())
}

#[test]
fn hodoku_levels_scores_and_order_are_those_of_hodoku() {
    let rows = table("hodoku-steps.csv");
    let mut previous_rank = 0;
    for technique in Order::from_id("hodoku").expect("an order").techniques() {
        let info = technique.info();
        let row = rows.iter().find(|row| row[1] == hodoku_name(info.id));
        let row = row.unwrap_or_else(|| panic!("{} is not a step of HoDoKu", info.id));
        let (level, score) =
            hodoku_step(info.id).unwrap_or_else(|| panic!("{}: no score", info.id));
        assert_eq!(level.id().to_uppercase(), row[2], "{}", info.id);
        assert_eq!(score.to_string(), row[4], "{}", info.id);
        assert_eq!(row[6], "true", "{} is off by default", info.id);
        let rank: u32 = row[0].parse().expect("a number");
        assert!(previous_rank < rank, "{} comes too late", info.id);
        previous_rank = rank;
    }
}

/// A line of `golden/ratings.txt`: the hash of the ratings of consecutive puzzles of a set.
struct RatedBlock {
    set: String,
    first: usize,
    count: usize,
    hash: String,
}

fn rated_blocks() -> Vec<RatedBlock> {
    let lines = include_str!("golden/ratings.txt").lines();
    let block = |line: &str| {
        let words: Vec<_> = line.split(' ').collect();
        let [set, first, count, hash] = words[..] else {
            panic!("a block is a set, two numbers and a hash, not {line}");
        };
        let [first, count] = [first, count].map(|word| word.parse().expect("a number"));
        RatedBlock {
            set: set.to_owned(),
            first,
            count,
            hash: hash.to_owned(),
        }
    };
    (lines.filter(|line| !line.starts_with('#')))
        .map(block)
        .collect()
}

/// The hash of the ratings of puzzles by Sudoku Explainer and `HoDoKu`.
fn hash_of_ratings(puzzles: &[String]) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for puzzle in puzzles {
        let texts = ["se", "hodoku"].map(|scale| {
            let columns = find(scale).expect("a scale").columns();
            let values = rate(puzzle, scale, 1).values;
            let texts = columns.iter().zip(&values);
            let texts: Vec<_> = texts.map(|(column, value)| column.text(value)).collect();
            texts.join(",")
        });
        for byte in format!("{}\n", texts.join(",")).bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    format!("{hash:016x}")
}

/// Compares every `stride`-th block with the recorded hashes. They were recorded when the raters had their own
/// implementations of the techniques.
fn compare_with_recorded(stride: usize) {
    let blocks = rated_blocks();
    let puzzles: usize = blocks.iter().map(|block| block.count).sum();
    assert_eq!(puzzles, 4003);
    for block in blocks.iter().step_by(stride) {
        let puzzles = &set(&block.set)[block.first..][..block.count];
        let hash = hash_of_ratings(puzzles);
        assert_eq!(hash, block.hash, "{} from {}", block.set, block.first);
    }
}

#[test]
fn a_sample_of_ratings_is_as_recorded() {
    compare_with_recorded(53);
}

#[test]
#[ignore = "long: 4,003 puzzles"]
fn all_ratings_are_as_recorded() {
    compare_with_recorded(1);
}
