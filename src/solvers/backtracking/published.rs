//! Figures printed in the sources of the presets.

use sudoku_search::{Published, published_figure};

/// Converts a figure of "Nilli solves Sudoku" to nodes: the report counts states, which are the nodes and the initial
/// state.
macro_rules! published_states {
    ($presets:expr, $boards:literal, $states:literal, $published_figure:literal) => {
        published_figure(
            $presets,
            "nodes",
            ($states - 1) as f64,
            concat!(
                $boards,
                ": ",
                $published_figure,
                " states, including the initial state"
            ),
        )
    };
}

/// Converts a figure of Zannini's report to nodes. The author's programs (the public repository
/// `GioZannini/Sudoku-Solver`) count the calls of their recursive function, and the first call comes before the first
/// digit. The printed visited nodes are therefore the digits tried and the root. A backtrack is a call that fails, which
/// undoes one digit, so backtracks are printed in the unit of this project.
macro_rules! published_visits {
    ($presets:expr, $difficulty:literal, $visits:literal, $published_figure:literal $(, $fault:literal)?) => {
        published_figure(
            $presets,
            "nodes",
            ($visits - 1) as f64,
            concat!(
                "difficulty ",
                $difficulty,
                ": ",
                $published_figure,
                " visited nodes, including the root",
                $("; ", $fault)?
            ),
        )
    };
}

/// All published figures. Zannini's difficulties are depths of the search tree. Its times are means; the text does not
/// state whether its nodes and backtracks are means or of one board, so their notes do not either. The boards of "Nilli
/// solves Sudoku" are no longer available.
///
/// A run that ends with a solution has undone all nodes except one per blank cell. The note of a
/// figure states where the printed nodes and backtracks contradict this.
pub(super) static PUBLISHED: &[Published] = &[
    published_visits!(&["rows"], "0.0", 138, "138"),
    published_visits!(&["rows"], "2.1", 39_634, "39,634"),
    published_visits!(
        &["rows"],
        "3.0",
        93_298,
        "93,298",
        "not from finished runs, which undo fewer nodes than they visit"
    ),
    published_visits!(
        &["rows"],
        "4.0",
        60_637,
        "60,637",
        "not from finished runs: 4,760 nodes were not undone, but a board has 81 cells"
    ),
    published_visits!(&["rows"], "5.0", 18_654, "18,654"),
    published_visits!(
        &["rows"],
        "6.3",
        85_272,
        "85,272",
        "not from finished runs: 30,151 nodes were not undone, but a board has 81 cells"
    ),
    published_visits!(&["rows"], "7.0", 198_795, "198,795"),
    published_visits!(&["rows"], "8.0", 132_573, "132,573"),
    published_figure(&["rows"], "backtracks", 89.0, "difficulty 0.0"),
    published_figure(&["rows"], "backtracks", 39_576.0, "difficulty 2.1"),
    published_figure(&["rows"], "backtracks", 96_927.0, ROWS_NOTE_3_0),
    published_figure(&["rows"], "backtracks", 55_876.0, ROWS_NOTE_4_0),
    published_figure(&["rows"], "backtracks", 18_596.0, "difficulty 5.0"),
    published_figure(&["rows"], "backtracks", 55_120.0, ROWS_NOTE_6_3),
    published_figure(&["rows"], "backtracks", 198_737.0, "difficulty 7.0"),
    published_figure(&["rows"], "backtracks", 132_515.0, "difficulty 8.0"),
    published_figure(&["rows"], "time", 11_674.55, "difficulty 0.0, mean"),
    published_figure(&["rows"], "time", 2_981_786.54, "difficulty 2.1, mean"),
    published_figure(&["rows"], "time", 7_002_440.04, "difficulty 3.0, mean"),
    published_figure(&["rows"], "time", 4_719_154.17, "difficulty 4.0, mean"),
    published_figure(&["rows"], "time", 1_437_041.5, "difficulty 5.0, mean"),
    published_figure(&["rows"], "time", 3_941_336.27, "difficulty 6.3, mean"),
    published_figure(&["rows"], "time", 10_971_318.12, "difficulty 7.0, mean"),
    published_figure(&["rows"], "time", 7_501_109.33, "difficulty 8.0, mean"),
    published_visits!(MOST_CONSTRAINED, "0.0", 48, "48"),
    published_visits!(MOST_CONSTRAINED, "2.1", 403, "403"),
    published_visits!(MOST_CONSTRAINED, "3.0", 431, "431"),
    published_visits!(MOST_CONSTRAINED, "4.0", 580, "580"),
    published_visits!(MOST_CONSTRAINED, "5.0", 905, "905"),
    published_visits!(
        MOST_CONSTRAINED,
        "6.3",
        738,
        "738",
        "not from finished runs: 256 nodes were not undone, but a board has 81 cells"
    ),
    published_visits!(MOST_CONSTRAINED, "7.0", 1_206, "1,206"),
    published_visits!(MOST_CONSTRAINED, "8.0", 954, "954"),
    published_figure(MOST_CONSTRAINED, "backtracks", 0.0, "difficulty 0.0"),
    published_figure(MOST_CONSTRAINED, "backtracks", 346.0, "difficulty 2.1"),
    published_figure(MOST_CONSTRAINED, "backtracks", 376.0, "difficulty 3.0"),
    published_figure(MOST_CONSTRAINED, "backtracks", 522.0, "difficulty 4.0"),
    published_figure(MOST_CONSTRAINED, "backtracks", 847.0, "difficulty 5.0"),
    published_figure(
        MOST_CONSTRAINED,
        "backtracks",
        481.0,
        MOST_CONSTRAINED_NOTE_6_3,
    ),
    published_figure(MOST_CONSTRAINED, "backtracks", 1_148.0, "difficulty 7.0"),
    published_figure(MOST_CONSTRAINED, "backtracks", 896.0, "difficulty 8.0"),
    published_figure(MOST_CONSTRAINED, "time", 5_359.26, "difficulty 0.0, mean"),
    published_figure(MOST_CONSTRAINED, "time", 70_560.62, "difficulty 2.1, mean"),
    published_figure(MOST_CONSTRAINED, "time", 77_996.42, "difficulty 3.0, mean"),
    published_figure(MOST_CONSTRAINED, "time", 124_760.86, "difficulty 4.0, mean"),
    published_figure(MOST_CONSTRAINED, "time", 146_993.5, "difficulty 5.0, mean"),
    published_figure(MOST_CONSTRAINED, "time", 80_694.21, "difficulty 6.3, mean"),
    published_figure(MOST_CONSTRAINED, "time", 153_919.66, "difficulty 7.0, mean"),
    published_figure(MOST_CONSTRAINED, "time", 123_248.67, "difficulty 8.0, mean"),
    published_states!(BRUTE_FORCE, "9 × 9, board 0", 21_628, "21,628"),
    published_states!(BRUTE_FORCE, "9 × 9, board 1", 1_671, "1,671"),
    published_states!(BRUTE_FORCE, "9 × 9, board 2", 43_489, "43,489"),
    published_states!(BRUTE_FORCE, "9 × 9, board 3", 168, "168"),
    published_states!(BRUTE_FORCE, "9 × 9, board 4", 2_844, "2,844"),
    published_states!(BRUTE_FORCE, "9 × 9, board 5", 27_482, "27,482"),
    published_states!(BRUTE_FORCE, "9 × 9, board 6", 129_967, "129,967"),
    published_states!(BRUTE_FORCE, "9 × 9, board 7", 7_758, "7,758"),
    published_states!(BRUTE_FORCE, "9 × 9, board 8", 13_175, "13,175"),
    published_states!(BRUTE_FORCE, "9 × 9, board 9", 68_448, "68,448"),
    published_states!(&["smallest-domain"], "9 × 9, board 0", 323, "323"),
    published_states!(&["smallest-domain"], "9 × 9, board 1", 194, "194"),
    published_states!(&["smallest-domain"], "9 × 9, board 2", 1_053, "1,053"),
    published_states!(&["smallest-domain"], "9 × 9, board 3", 317, "317"),
    published_states!(&["smallest-domain"], "9 × 9, board 4", 56, "56"),
    published_states!(&["smallest-domain"], "9 × 9, board 5", 856, "856"),
    published_states!(&["smallest-domain"], "9 × 9, board 6", 715, "715"),
    published_states!(&["smallest-domain"], "9 × 9, board 7", 998, "998"),
    published_states!(&["smallest-domain"], "9 × 9, board 8", 82, "82"),
    published_states!(&["smallest-domain"], "9 × 9, board 9", 233, "233"),
    published_states!(FINAL_VERSION, "16 × 16, board 0", 212, "212"),
    published_states!(FINAL_VERSION, "16 × 16, board 1", 1, "1"),
    published_states!(FINAL_VERSION, "16 × 16, board 2", 1, "1"),
    published_states!(FINAL_VERSION, "16 × 16, board 3", 1, "1"),
    published_states!(FINAL_VERSION, "16 × 16, board 4", 1, "1"),
    published_states!(FINAL_VERSION, "16 × 16, board 5", 1, "1"),
    published_states!(FINAL_VERSION, "16 × 16, board 6", 1, "1"),
    published_states!(FINAL_VERSION, "16 × 16, board 7", 1, "1"),
    published_states!(FINAL_VERSION, "16 × 16, board 8", 7_023_315, "7,023,315"),
    published_states!(FINAL_VERSION, "16 × 16, board 9", 3_469, "3,469"),
    published_states!(FINAL_VERSION, "16 × 16, board 10", 223, "223"),
    published_states!(FINAL_VERSION, "16 × 16, board 11", 1, "1"),
    published_states!(FINAL_VERSION, "16 × 16, board 12", 1, "1"),
    published_figure(
        FINAL_VERSION,
        "time",
        96_600_000.0,
        "16 × 16, board 8, the hardest",
    ),
    published_states!(
        &["simple-inference"],
        "16 × 16, board 2, heuristics not stated, 553,087 states without inference",
        1_231,
        "1,231"
    ),
    published_figure(
        &["simple-inference"],
        "time",
        250_000.0,
        "16 × 16, board 2, heuristics not stated, 10.3 s without inference",
    ),
    published_figure(
        &["most-constrained"],
        "time",
        1_660_000.0,
        "Berggren & Nilsson 2012, mean of 49,151 puzzles with 17 givens, counting 1,150 that took \
         over 20 s as −2 s and 142 unstable ones as −1 s",
    ),
];

/// The presets that visit the same nodes as brute force.
const BRUTE_FORCE: &[&str] = &["brute-force", "domains"];
/// The preset of the final version of "Nilli solves Sudoku", `findSolution(true, false, true, true)`.
const FINAL_VERSION: &[&str] = &["mixed-inference"];
/// The presets that branch on the cell with the fewest candidates; they search the same tree.
const MOST_CONSTRAINED: &[&str] = &["most-constrained", "most-constrained-heap"];

/// The note on the backtracks of the preset `rows` at difficulty 3.0.
const ROWS_NOTE_3_0: &str =
    "difficulty 3.0; not from finished runs, which undo fewer nodes than they visit";
/// The note on the backtracks of the preset `rows` at difficulty 4.0.
const ROWS_NOTE_4_0: &str = "difficulty 4.0; not from finished runs: 4,760 nodes were not undone, but a \
     board has 81 cells";
/// The note on the backtracks of the preset `rows` at difficulty 6.3.
const ROWS_NOTE_6_3: &str = "difficulty 6.3; not from finished runs: 30,151 nodes were not undone, but a \
     board has 81 cells";
/// The note on the backtracks of the presets in [`MOST_CONSTRAINED`] at difficulty 6.3.
const MOST_CONSTRAINED_NOTE_6_3: &str = "difficulty 6.3; not from finished runs: 256 nodes were not undone, but a \
     board has 81 cells";

#[cfg(test)]
mod tests {
    use super::{PUBLISHED, Published};

    /// The number of states in a note; `None` if the note is not about states.
    fn state_count(figure: &Published) -> Option<f64> {
        let (prefix, _) = figure
            .note
            .split_once(" states, including the initial state")?;
        let (_, states) = prefix.rsplit_once(": ")?;
        Some(states.replace(',', "").parse().expect("a number"))
    }

    #[test]
    fn published_states_are_converted_to_nodes_and_noted() {
        let nilli_presets = [
            "brute-force",
            "domains",
            "smallest-domain",
            "mixed-inference",
            "simple-inference",
        ];
        let mut converted_count = 0;
        for figure in PUBLISHED {
            let is_nilli = figure
                .presets
                .iter()
                .any(|preset| nilli_presets.contains(preset));
            let expected = (is_nilli && figure.of == "nodes").then_some(figure.value + 1.0);
            assert_eq!(state_count(figure), expected, "{}", figure.note);
            converted_count += u32::from(expected.is_some());
        }
        assert_eq!(converted_count, 10 + 10 + 13 + 1);
        // A puzzle that inference alone solves has no nodes; the report counts one state for it.
        let is_single_state = |figure: &&Published| state_count(figure) == Some(1.0);
        let single_state = PUBLISHED.iter().find(is_single_state).expect("printed");
        assert!(single_state.value.abs() < 0.5);
    }

    /// The difficulty at the beginning of a note; `None` if the note names none.
    fn difficulty(note: &str) -> Option<&str> {
        note.starts_with("difficulty")
            .then(|| note.split([';', ':', ',']).next())?
    }

    /// The number of visited nodes in a note; `None` if the note is not about visited nodes.
    fn visit_count(figure: &Published) -> Option<f64> {
        let (prefix, _) = figure
            .note
            .split_once(" visited nodes, including the root")?;
        let (_, visits) = prefix.rsplit_once(": ")?;
        Some(visits.replace(',', "").parse().expect("a number"))
    }

    /// The reason in a note why its figures are not from finished runs; `None` without a reason.
    fn fault(note: &str) -> Option<&str> {
        note.split_once("; ").map(|(_, fault)| fault)
    }

    #[test]
    fn visited_nodes_are_converted_to_nodes_and_noted() {
        let mut converted_count = 0;
        for figure in PUBLISHED {
            let has_visits = difficulty(figure.note).is_some() && figure.of == "nodes";
            let expected = has_visits.then_some(figure.value + 1.0);
            assert_eq!(visit_count(figure), expected, "{}", figure.note);
            converted_count += u32::from(has_visits);
        }
        assert_eq!(converted_count, 16);
    }

    #[test]
    fn figures_from_unfinished_runs_are_noted() {
        let mut pair_count = 0;
        for nodes in PUBLISHED.iter().filter(|figure| figure.of == "nodes") {
            let Some(level) = difficulty(nodes.note) else {
                continue;
            };
            let backtracks = PUBLISHED
                .iter()
                .find(|figure| {
                    figure.of == "backtracks"
                        && figure.presets == nodes.presets
                        && difficulty(figure.note) == Some(level)
                })
                .expect("they are printed together");
            pair_count += 1;
            let difference = nodes.value - backtracks.value;
            let is_possible = (0.0..=81.0).contains(&difference);
            assert_eq!(fault(nodes.note), fault(backtracks.note));
            assert_eq!(
                is_possible,
                fault(nodes.note).is_none(),
                "{level}: {difference}"
            );
            if difference > 81.0 {
                let count = fault(nodes.note)
                    .and_then(|text| text.strip_prefix("not from finished runs: "))
                    .and_then(|text| text.split(' ').next())
                    .expect("the number of nodes that were not undone");
                let stated: f64 = count.replace(',', "").parse().expect("a number");
                assert!((stated - difference).abs() < 0.5, "{level}: {difference}");
            }
        }
        assert_eq!(pair_count, 16);
    }

    #[test]
    fn only_times_of_the_difficulties_are_noted_as_means() {
        let with_difficulty = PUBLISHED
            .iter()
            .filter(|figure| difficulty(figure.note).is_some());
        let (times, counts): (Vec<&Published>, Vec<&Published>) =
            with_difficulty.partition(|figure| figure.of == "time");
        assert_eq!((times.len(), counts.len()), (16, 32));
        assert!(times.iter().all(|figure| figure.note.contains("mean")));
        assert!(counts.iter().all(|figure| !figure.note.contains("mean")));
    }

    #[test]
    fn figures_whose_heuristics_the_report_does_not_state_are_noted() {
        let of_inference: Vec<_> = PUBLISHED
            .iter()
            .filter(|figure| figure.presets == ["simple-inference"])
            .collect();
        assert_eq!(of_inference.len(), 2);
        for figure in of_inference {
            assert!(
                figure.note.contains("heuristics not stated"),
                "{}",
                figure.note
            );
        }
    }
}
