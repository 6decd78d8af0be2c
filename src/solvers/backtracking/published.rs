//! Figures that the sources of the presets print.

use sudoku_search::{Published, printed};

/// A figure of Nilli, who counts states: the nodes and the initial state.
macro_rules! states {
    ($presets:expr, $states:literal, $printed:literal, $boards:literal) => {
        printed(
            $presets,
            "nodes",
            ($states - 1) as f64,
            concat!($boards, "; states, the initial one too: ", $printed),
        )
    };
}

/// Zannini's difficulties are depths of the search tree; the boards of Nilli are lost.
///
/// A run that ends with a solution has undone every node but one for each blank cell. Where the
/// printed nodes and backtracks cannot be so, the note says it.
pub(super) static PUBLISHED: &[Published] = &[
    printed(&["rows"], "nodes", 138.0, "difficulty 0.0"),
    printed(&["rows"], "nodes", 39_634.0, "difficulty 2.1"),
    printed(&["rows"], "nodes", 93_298.0, ROWS_3),
    printed(&["rows"], "nodes", 60_637.0, ROWS_4),
    printed(&["rows"], "nodes", 18_654.0, "difficulty 5.0"),
    printed(&["rows"], "nodes", 85_272.0, ROWS_6),
    printed(&["rows"], "nodes", 198_795.0, "difficulty 7.0"),
    printed(&["rows"], "nodes", 132_573.0, "difficulty 8.0"),
    printed(&["rows"], "backtracks", 89.0, "difficulty 0.0"),
    printed(&["rows"], "backtracks", 39_576.0, "difficulty 2.1"),
    printed(&["rows"], "backtracks", 96_927.0, ROWS_3),
    printed(&["rows"], "backtracks", 55_876.0, ROWS_4),
    printed(&["rows"], "backtracks", 18_596.0, "difficulty 5.0"),
    printed(&["rows"], "backtracks", 55_120.0, ROWS_6),
    printed(&["rows"], "backtracks", 198_737.0, "difficulty 7.0"),
    printed(&["rows"], "backtracks", 132_515.0, "difficulty 8.0"),
    printed(&["rows"], "time", 11_674.55, "difficulty 0.0"),
    printed(&["rows"], "time", 2_981_786.54, "difficulty 2.1"),
    printed(&["rows"], "time", 7_002_440.04, "difficulty 3.0"),
    printed(&["rows"], "time", 4_719_154.17, "difficulty 4.0"),
    printed(&["rows"], "time", 1_437_041.5, "difficulty 5.0"),
    printed(&["rows"], "time", 3_941_336.27, "difficulty 6.3"),
    printed(&["rows"], "time", 10_971_318.12, "difficulty 7.0"),
    printed(&["rows"], "time", 7_501_109.33, "difficulty 8.0"),
    printed(MOST_CONSTRAINED, "nodes", 48.0, "difficulty 0.0"),
    printed(MOST_CONSTRAINED, "nodes", 403.0, "difficulty 2.1"),
    printed(MOST_CONSTRAINED, "nodes", 431.0, "difficulty 3.0"),
    printed(MOST_CONSTRAINED, "nodes", 580.0, "difficulty 4.0"),
    printed(MOST_CONSTRAINED, "nodes", 905.0, "difficulty 5.0"),
    printed(MOST_CONSTRAINED, "nodes", 738.0, MOST_CONSTRAINED_6),
    printed(MOST_CONSTRAINED, "nodes", 1_206.0, "difficulty 7.0"),
    printed(MOST_CONSTRAINED, "nodes", 954.0, "difficulty 8.0"),
    printed(MOST_CONSTRAINED, "backtracks", 0.0, "difficulty 0.0"),
    printed(MOST_CONSTRAINED, "backtracks", 346.0, "difficulty 2.1"),
    printed(MOST_CONSTRAINED, "backtracks", 376.0, "difficulty 3.0"),
    printed(MOST_CONSTRAINED, "backtracks", 522.0, "difficulty 4.0"),
    printed(MOST_CONSTRAINED, "backtracks", 847.0, "difficulty 5.0"),
    printed(MOST_CONSTRAINED, "backtracks", 481.0, MOST_CONSTRAINED_6),
    printed(MOST_CONSTRAINED, "backtracks", 1_148.0, "difficulty 7.0"),
    printed(MOST_CONSTRAINED, "backtracks", 896.0, "difficulty 8.0"),
    printed(MOST_CONSTRAINED, "time", 5_359.26, "difficulty 0.0"),
    printed(MOST_CONSTRAINED, "time", 70_560.62, "difficulty 2.1"),
    printed(MOST_CONSTRAINED, "time", 77_996.42, "difficulty 3.0"),
    printed(MOST_CONSTRAINED, "time", 124_760.86, "difficulty 4.0"),
    printed(MOST_CONSTRAINED, "time", 146_993.5, "difficulty 5.0"),
    printed(MOST_CONSTRAINED, "time", 80_694.21, "difficulty 6.3"),
    printed(MOST_CONSTRAINED, "time", 153_919.66, "difficulty 7.0"),
    printed(MOST_CONSTRAINED, "time", 123_248.67, "difficulty 8.0"),
    states!(
        &["brute-force", "domains"],
        168,
        "168",
        "the fewest of ten boards, board 3"
    ),
    states!(
        &["brute-force", "domains"],
        129_967,
        "129,967",
        "the most of ten boards, board 6"
    ),
    states!(
        &["smallest-domain"],
        56,
        "56",
        "the fewest of ten boards, board 4"
    ),
    states!(
        &["smallest-domain"],
        998,
        "998",
        "the most of ten boards, board 7"
    ),
    states!(
        &["mixed-inference"],
        1,
        "1",
        "16 × 16, nine of thirteen boards"
    ),
    states!(&["mixed-inference"], 212, "212", "16 × 16, board 0"),
    states!(&["mixed-inference"], 223, "223", "16 × 16, board 10"),
    states!(&["mixed-inference"], 3_469, "3,469", "16 × 16, board 9"),
    states!(
        &["mixed-inference"],
        7_023_315,
        "7,023,315",
        "16 × 16, board 8, the hardest of thirteen"
    ),
    printed(
        &["mixed-inference"],
        "time",
        96_600_000.0,
        "16 × 16, board 8, the hardest of thirteen",
    ),
];

/// The same tree.
const MOST_CONSTRAINED: &[&str] = &["most-constrained", "most-constrained-heap"];

const ROWS_3: &str = "difficulty 3.0; not of finished runs, which undo fewer nodes than they have";
const ROWS_4: &str =
    "difficulty 4.0; not of finished runs: 4,761 nodes not undone, and a board has 81 cells";
const ROWS_6: &str =
    "difficulty 6.3; not of finished runs: 30,152 nodes not undone, and a board has 81 cells";
const MOST_CONSTRAINED_6: &str =
    "difficulty 6.3; not of finished runs: 257 nodes not undone, and a board has 81 cells";

#[cfg(test)]
mod tests {
    use super::{PUBLISHED, Published};

    /// The states that a note ends with.
    fn states(figure: &Published) -> Option<f64> {
        let (_, states) = figure.note.split_once("states, the initial one too: ")?;
        Some(states.replace(',', "").parse().expect("a number"))
    }

    #[test]
    fn states_are_given_in_nodes_and_as_printed() {
        let nilli = [
            "brute-force",
            "domains",
            "smallest-domain",
            "mixed-inference",
        ];
        let mut of_nodes = 0;
        for figure in PUBLISHED {
            let his = figure.presets.iter().any(|preset| nilli.contains(preset));
            let expected = (his && figure.of == "nodes").then_some(figure.value + 1.0);
            assert_eq!(states(figure), expected, "{}", figure.note);
            of_nodes += u32::from(expected.is_some());
        }
        assert_eq!(of_nodes, 9);
        // What inference alone solves has no node, which he counts as one state.
        let solved_at_once = |one: &&Published| states(one) == Some(1.0);
        let at_once = PUBLISHED.iter().find(solved_at_once).expect("printed");
        assert!(at_once.value.abs() < 0.5);
    }

    /// The difficulty that a note begins with.
    fn difficulty(note: &str) -> Option<&str> {
        note.starts_with("difficulty")
            .then(|| note.split(';').next())?
    }

    #[test]
    fn figures_of_no_finished_run_are_named() {
        let mut pairs = 0;
        for nodes in PUBLISHED.iter().filter(|one| one.of == "nodes") {
            let Some(of) = difficulty(nodes.note) else {
                continue;
            };
            let undone = PUBLISHED
                .iter()
                .find(|one| {
                    one.of == "backtracks"
                        && one.presets == nodes.presets
                        && difficulty(one.note) == Some(of)
                })
                .expect("they are printed together");
            pairs += 1;
            let left = nodes.value - undone.value;
            let possible = (0.0..=81.0).contains(&left);
            assert_eq!(nodes.note, undone.note);
            assert_eq!(
                possible,
                !nodes.note.contains("not of finished runs"),
                "{of}: {left}"
            );
        }
        assert_eq!(pairs, 16);
    }
}
