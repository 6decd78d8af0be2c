//! Figures that the sources of the presets print.

use sudoku_search::{Published, printed};

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
    printed(&["most-constrained"], "nodes", 48.0, "difficulty 0.0"),
    printed(&["most-constrained"], "nodes", 403.0, "difficulty 2.1"),
    printed(&["most-constrained"], "nodes", 431.0, "difficulty 3.0"),
    printed(&["most-constrained"], "nodes", 580.0, "difficulty 4.0"),
    printed(&["most-constrained"], "nodes", 905.0, "difficulty 5.0"),
    printed(&["most-constrained"], "nodes", 738.0, MOST_CONSTRAINED_6),
    printed(&["most-constrained"], "nodes", 1_206.0, "difficulty 7.0"),
    printed(&["most-constrained"], "nodes", 954.0, "difficulty 8.0"),
    printed(&["most-constrained"], "backtracks", 0.0, "difficulty 0.0"),
    printed(&["most-constrained"], "backtracks", 346.0, "difficulty 2.1"),
    printed(&["most-constrained"], "backtracks", 376.0, "difficulty 3.0"),
    printed(&["most-constrained"], "backtracks", 522.0, "difficulty 4.0"),
    printed(&["most-constrained"], "backtracks", 847.0, "difficulty 5.0"),
    printed(
        &["most-constrained"],
        "backtracks",
        481.0,
        MOST_CONSTRAINED_6,
    ),
    printed(
        &["most-constrained"],
        "backtracks",
        1_148.0,
        "difficulty 7.0",
    ),
    printed(&["most-constrained"], "backtracks", 896.0, "difficulty 8.0"),
    printed(&["most-constrained"], "time", 5_359.26, "difficulty 0.0"),
    printed(&["most-constrained"], "time", 70_560.62, "difficulty 2.1"),
    printed(&["most-constrained"], "time", 77_996.42, "difficulty 3.0"),
    printed(&["most-constrained"], "time", 124_760.86, "difficulty 4.0"),
    printed(&["most-constrained"], "time", 146_993.5, "difficulty 5.0"),
    printed(&["most-constrained"], "time", 80_694.21, "difficulty 6.3"),
    printed(&["most-constrained"], "time", 153_919.66, "difficulty 7.0"),
    printed(&["most-constrained"], "time", 123_248.67, "difficulty 8.0"),
    printed(
        &["brute-force", "domains"],
        "nodes",
        168.0,
        "the fewest of ten boards, board 3",
    ),
    printed(
        &["brute-force", "domains"],
        "nodes",
        129_967.0,
        "the most of ten boards, board 6",
    ),
    printed(
        &["smallest-domain"],
        "nodes",
        56.0,
        "the fewest of ten boards, board 4",
    ),
    printed(
        &["smallest-domain"],
        "nodes",
        998.0,
        "the most of ten boards, board 7",
    ),
    printed(
        &["mixed-inference"],
        "nodes",
        1.0,
        "16 × 16, nine of thirteen boards",
    ),
    printed(&["mixed-inference"], "nodes", 212.0, "16 × 16, board 0"),
    printed(&["mixed-inference"], "nodes", 223.0, "16 × 16, board 10"),
    printed(&["mixed-inference"], "nodes", 3_469.0, "16 × 16, board 9"),
    printed(
        &["mixed-inference"],
        "nodes",
        7_023_315.0,
        "16 × 16, board 8, the hardest of thirteen",
    ),
    printed(
        &["mixed-inference"],
        "time",
        96_600_000.0,
        "16 × 16, board 8, the hardest of thirteen",
    ),
];

const ROWS_3: &str = "difficulty 3.0; not of finished runs, which undo fewer nodes than they have";
const ROWS_4: &str =
    "difficulty 4.0; not of finished runs: 4,761 nodes not undone, and a board has 81 cells";
const ROWS_6: &str =
    "difficulty 6.3; not of finished runs: 30,152 nodes not undone, and a board has 81 cells";
const MOST_CONSTRAINED_6: &str =
    "difficulty 6.3; not of finished runs: 257 nodes not undone, and a board has 81 cells";

#[cfg(test)]
mod tests {
    use super::PUBLISHED;

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
