//! Parameters of the backtracking search and their presets.

use sudoku_search::{Preset, choice, params};

use crate::sources::DRAFT;

choice! {
    /// Cell orders (variable ordering): which cell or place to branch on next.
    pub(crate) enum CellOrder {
        /// The next blank cell, row by row.
        Rows = "rows",
        /// The next blank cell from the last to the first.
        Reverse = "reverse",
        /// The next blank cell on a spiral, clockwise from the top left corner inwards.
        Spiral = "spiral",
        /// The next blank cell in an order drawn once, by the seed.
        Random = "random",
        /// The blank cell with the fewest candidates, found by scanning all cells; of several, the
        /// first.
        MostConstrained = "most-constrained",
        /// The blank cell with the fewest candidates, taken from the top of a heap; of several, the
        /// first. The same tree as the scan, found in another way.
        MostConstrainedHeap = "most-constrained-heap",
        /// The blank cell with the most candidates; of several, the first. A worst case to compare
        /// with.
        LeastConstrained = "least-constrained",
        /// The blank cell with the fewest candidates; of several, the one with the most blank
        /// peers.
        MostConstrainedDegree = "most-constrained-degree",
        /// A blank cell in the row, column or box with the fewest blank cells.
        NearlyComplete = "nearly-complete",
        /// A cell, or a digit's place in a house, whichever has the fewest possibilities; on a tie,
        /// a cell.
        Dual = "dual",
    }
}

choice! {
    /// Digit orders (value ordering): which digit to try first. When branching on the place of a
    /// digit, the same rule orders the cells.
    pub(crate) enum DigitOrder {
        /// From 1 up.
        Ascending = "ascending",
        /// From the greatest down.
        Descending = "descending",
        /// In an order drawn once for each cell, by the seed.
        Random = "random",
        /// First the digit that takes the fewest candidates from the blank peers.
        LeastConstraining = "least-constraining",
        /// First the digit that fits into the fewest blank cells of the whole grid.
        EmptySpaces = "empty-spaces",
    }
}

choice! {
    /// Checks: how the search finds the digits that fit. The tree is the same, the work per node is
    /// not.
    pub(crate) enum DigitCheck {
        /// By scanning: each digit is looked for in the row, the column and the box, cell by cell.
        Grid = "grid",
        /// From the digits used in the row, the column and the box, when a cell is reached.
        Houses = "houses",
        /// From the candidates of every blank cell, kept up to date at every digit.
        Domains = "domains",
    }
}

choice! {
    /// Kinds of inference.
    pub(crate) enum Inference {
        /// Nothing.
        None = "none",
        /// A cell's only candidate.
        Naked = "naked",
        /// A digit's only place in a house.
        Hidden = "hidden",
        /// A cell's only candidate, and when there is none, a digit's only place in a house; in
        /// turn until nothing moves.
        Both = "both",
    }
}

choice! {
    /// Times at which inference runs.
    pub(crate) enum InferenceTime {
        /// Once, before the search.
        Before = "before",
        /// Before the search and at every node.
        EveryNode = "every-node",
        /// Before the search, and again wherever the path has a certain number of nodes.
        AtDepth = "at-depth",
    }
}

params! {
    /// Parameters of [`Backtracking`](super::Backtracking).
    pub(crate) struct Params {
        /// Which cell is branched on next. Fewer possibilities make a narrower tree.
        cell_order: CellOrder = CellOrder::MostConstrained,
        /// Which digit is tried first there. It decides how soon the first solution comes; proving
        /// that there is no other takes the whole tree in any order.
        digit_order: DigitOrder = DigitOrder::Ascending,
        /// How the solver finds the digits that fit. Orders that count candidates, and inference,
        /// keep candidates up to date in any case.
        check: DigitCheck = DigitCheck::Domains,
        /// What is placed without branching. More inference means a smaller tree but slower nodes.
        inference: Inference = Inference::None,
        /// When inference is used.
        when: InferenceTime = InferenceTime::EveryNode,
        /// Nodes on the path where inference is used again, with “when” at “at depth”.
        #[range(1..=625, cells)]
        depth: u32 = 10,
        /// Limited discrepancy search: how many more departures from the digit order each wave
        /// allows on a path, starting from none; the last wave has covered the whole tree. At 0
        /// there are no waves, and the search is depth first.
        #[range(0..=25)]
        discrepancies: u32 = 0,
    }
}

const ZANNINI: &str = "Zannini, Ca' Foscari 2021/22";
const NILLI: &str = "Nilli solves Sudoku, Reykjavik 2015";

pub(super) static PRESETS: &[Preset] = &[
    Preset {
        id: "most-constrained",
        name: "Most constrained cell",
        doc: "Branches on the cell with the fewest candidates; of several, the first. It scans all \
              cells; the paper's heap, with the same tree, is another preset.",
        source: ZANNINI,
        values: &[],
        ours: &["cell_order", "digit_order"],
    },
    Preset {
        id: "most-constrained-heap",
        name: "Most constrained cell, by heap",
        doc: "Takes the cell with the fewest candidates from the top of a heap. The paper leaves \
              open which of several comes first: here the one with the lowest number.",
        source: ZANNINI,
        values: &[("cell_order", "most-constrained-heap")],
        ours: &["digit_order"],
    },
    Preset {
        id: "rows",
        name: "Row by row",
        doc: "Fills the next blank cell with each digit its row, column and box leave open.",
        source: ZANNINI,
        values: &[("cell_order", "rows"), ("check", "houses")],
        ours: &[],
    },
    Preset {
        id: "brute-force",
        name: "Brute force",
        doc: "Tries every digit in the next blank cell and looks for it in the row, the column and \
              the box.",
        source: NILLI,
        values: &[("cell_order", "rows"), ("check", "grid")],
        ours: &[],
    },
    Preset {
        id: "domains",
        name: "Domains",
        doc: "Row by row, with the candidates of every cell kept up to date: same nodes as brute \
              force, less work each.",
        source: NILLI,
        values: &[("cell_order", "rows")],
        ours: &[],
    },
    Preset {
        id: "smallest-domain",
        name: "Smallest domain first",
        doc: "The variable heuristic alone: branches on the cell with the fewest candidates.",
        source: NILLI,
        values: &[],
        ours: &[],
    },
    Preset {
        id: "empty-spaces",
        name: "Fewest empty spaces first",
        doc: "The value heuristic alone: row by row, first the digit that fits into the fewest \
              blank cells.",
        source: NILLI,
        values: &[("cell_order", "rows"), ("digit_order", "empty-spaces")],
        ours: &[],
    },
    Preset {
        id: "both-heuristics",
        name: "Both heuristics",
        doc: "Branches on the cell with the fewest candidates, first on the digit that fits into \
              the fewest blank cells.",
        source: NILLI,
        values: &[("digit_order", "empty-spaces")],
        ours: &[],
    },
    Preset {
        id: "simple-inference",
        name: "Simple inference",
        doc: "Places what has one candidate until nothing moves, then searches row by row.",
        source: NILLI,
        values: &[
            ("cell_order", "rows"),
            ("inference", "naked"),
            ("when", "before"),
        ],
        ours: &[],
    },
    Preset {
        id: "extended-inference",
        name: "Extended inference",
        doc: "Places what has one place in a house until nothing moves, then searches row by row.",
        source: NILLI,
        values: &[
            ("cell_order", "rows"),
            ("inference", "hidden"),
            ("when", "before"),
        ],
        ours: &[],
    },
    Preset {
        id: "mixed-inference",
        name: "Mixed inference",
        doc: "The final version: places what has one candidate or one place, in turn until nothing \
              moves, then searches by smallest domain.",
        source: NILLI,
        values: &[("inference", "both"), ("when", "before")],
        ours: &[],
    },
    Preset {
        id: "dual",
        name: "Cells and places",
        doc: "Branches on a cell or on a digit's place in a house, whichever has the fewest \
              possibilities: the idea the report leaves open.",
        source: "Nilli solves Sudoku, Reykjavik 2015, 1.1.6",
        values: &[("cell_order", "dual")],
        ours: &["digit_order"],
    },
    Preset {
        id: "nearly-complete",
        name: "Nearly complete houses first",
        doc: "Fills the row, column or box with the fewest blank cells first.",
        source: DRAFT,
        values: &[("cell_order", "nearly-complete")],
        ours: &["digit_order", "check"],
    },
    Preset {
        id: "random",
        name: "Random order",
        doc: "Cells in an order drawn once, digits in an order drawn once for each cell.",
        source: DRAFT,
        values: &[("cell_order", "random"), ("digit_order", "random")],
        ours: &["check"],
    },
    Preset {
        id: "limited-discrepancy",
        name: "Limited discrepancy search",
        doc: "Trusts the digit order first, then departs from it once on a path, then twice, until \
              the whole tree is covered.",
        source: "Harvey & Ginsberg, Limited discrepancy search, IJCAI 1995",
        values: &[
            ("digit_order", "least-constraining"),
            ("discrepancies", "1"),
        ],
        ours: &["cell_order", "digit_order"],
    },
];
