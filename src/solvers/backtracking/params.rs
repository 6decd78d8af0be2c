//! Parameters of the backtracking search and their presets.

use sudoku_search::{Preset, choice, params};

use crate::sources::DRAFT;

choice! {
    /// Cell orders (variable ordering): which cell or place to branch on next.
    pub enum CellOrder {
        /// The next blank cell, row by row.
        Rows = "rows",
        /// The next blank cell from the last to the first.
        Reverse = "reverse",
        /// The next blank cell on a spiral, clockwise from the top left corner inwards.
        Spiral = "spiral",
        /// The next blank cell in a random order, drawn once from the seed.
        Random = "random",
        /// The blank cell with the fewest candidates (minimum remaining values, MRV), found by
        /// scanning all cells; ties go to the first such cell.
        MostConstrained = "most-constrained",
        /// The blank cell with the fewest candidates (MRV), taken from the top of a heap; ties go
        /// to the first such cell. The search tree is the same as with scanning.
        MostConstrainedHeap = "most-constrained-heap",
        /// The blank cell with the most candidates; ties go to the first such cell. A worst case
        /// for comparison.
        LeastConstrained = "least-constrained",
        /// The blank cell with the fewest candidates (MRV); ties go to the cell with the most blank
        /// peers (degree heuristic).
        MostConstrainedDegree = "most-constrained-degree",
        /// A blank cell in the row, column or box with the fewest blank cells.
        NearlyComplete = "nearly-complete",
        /// A cell, or the places of a digit in a house, whichever has the fewest possibilities;
        /// ties go to a cell.
        Dual = "dual",
    }
}

choice! {
    /// Digit orders (value ordering): which digit to try first. When branching on the place of a
    /// digit, the same rule orders the cells.
    pub enum DigitOrder {
        /// From 1 upwards.
        Ascending = "ascending",
        /// From the largest digit downwards.
        Descending = "descending",
        /// In a random order for each cell, drawn once from the seed.
        Random = "random",
        /// The digit that removes the fewest candidates from blank peers comes first (least
        /// constraining value).
        LeastConstraining = "least-constraining",
        /// The digit that fits into the fewest blank cells of the whole grid comes first.
        EmptySpaces = "empty-spaces",
        /// The digit that fits into the most blank cells of the whole grid comes first.
        MostEmptySpaces = "most-empty-spaces",
    }
}

choice! {
    /// Consistency checks: how the search finds the digits that fit. The search tree is the same,
    /// but the work per node differs.
    pub enum DigitCheck {
        /// By scanning the row, the column and the box for each digit, cell by cell.
        Grid = "grid",
        /// From the sets of digits used in the row, the column and the box, when the cell is
        /// reached.
        Houses = "houses",
        /// From the candidates of every blank cell, which are updated whenever a digit is placed,
        /// as in forward checking, but without returning early when a domain is empty.
        Domains = "domains",
    }
}

choice! {
    /// Kinds of inference.
    pub enum Inference {
        /// No inference.
        None = "none",
        /// Naked singles: a cell's only candidate is placed.
        Naked = "naked",
        /// Hidden singles: a digit is placed in its only place in a house.
        Hidden = "hidden",
        /// Naked singles, and when there is none, hidden singles; repeated until nothing changes.
        Both = "both",
    }
}

choice! {
    /// Times at which inference runs.
    pub enum InferenceTime {
        /// Once, before the search.
        Before = "before",
        /// Before the search and at every node.
        EveryNode = "every-node",
        /// Before the search, and again whenever the path has a given number of nodes.
        AtDepth = "at-depth",
    }
}

params! {
    /// The parameters of the solver `backtracking`.
    pub struct Params for super::Backtracking {
        /// Variable order: which cell is branched on next. Fewer possibilities make a narrower
        /// tree.
        cell_order: CellOrder = CellOrder::MostConstrained,
        /// Value order: which digit is tried first in a cell. The order determines how soon the
        /// first solution is found; to prove that there is no other solution, the whole tree must
        /// be searched, whatever the order.
        digit_order: DigitOrder = DigitOrder::Ascending,
        /// Consistency check: how the solver finds the digits that fit. Inference, and orders that
        /// count candidates, keep the candidates up to date in any case.
        check: DigitCheck = DigitCheck::Domains,
        /// Inference: which digits are placed without branching. More inference makes the tree
        /// smaller but each node slower.
        inference: Inference = Inference::None,
        /// When inference runs. Running inference more often makes the tree smaller but each node slower.
        when: InferenceTime = InferenceTime::EveryNode,
        /// Number of nodes on the path at which inference runs again, if “when” is “at depth”.
        /// Larger values run it deeper in the tree.
        #[range(1..=625, cells)]
        depth: u32 = 10,
        /// Limited discrepancy search (Harvey & Ginsberg 1995): how many more discrepancies per
        /// path (deviations from the digit order) each wave allows than the wave before. The first
        /// wave allows none. Larger values need fewer waves to cover the whole tree. At 0 there are
        /// no waves: plain depth-first search.
        #[range(0..=25)]
        discrepancies: u32 = 0,
    }
}

/// The publication by Zannini on constraint propagation and backtracking.
const ZANNINI: &str = "Zannini, Ca' Foscari 2021/22";
/// The report "Nilli solves Sudoku" by Jónsson, Bjarnason, Guðmundsson and Stefánsdóttir.
const NILLI: &str = "Jónsson et al., Nilli solves Sudoku, Reykjavik 2015";

pub(super) static PRESETS: &[Preset] = &[
    Preset {
        id: "most-constrained",
        name: "Most constrained cell",
        doc: "Branches on the cell with the fewest candidates (MRV), found by scanning all cells; ties go to the first such cell. The next preset uses the heap of the paper.",
        source: ZANNINI,
        values: &[],
        ours: &["cell_order", "digit_order"],
    },
    Preset {
        id: "most-constrained-heap",
        name: "Most constrained cell, by heap",
        doc: "Takes the cell with the fewest candidates from the top of a heap. Ties, which the \
              paper leaves open, go to the first such cell.",
        source: ZANNINI,
        values: &[("cell_order", "most-constrained-heap")],
        ours: &["cell_order", "digit_order"],
    },
    Preset {
        id: "rows",
        name: "Row by row",
        doc: "Tries each digit that the row, the column and the box of the next blank cell allow.",
        source: ZANNINI,
        values: &[("cell_order", "rows"), ("check", "houses")],
        ours: &["digit_order"],
    },
    Preset {
        id: "brute-force",
        name: "Brute force",
        doc: "Tries every digit in the next blank cell and scans the row, the column and the box \
              for it.",
        source: NILLI,
        values: &[("cell_order", "rows"), ("check", "grid")],
        ours: &["digit_order"],
    },
    Preset {
        id: "domains",
        name: "Domains",
        doc: "Row by row, with the candidates of every cell kept up to date as in forward checking, \
              but without returning early when a cell has no candidate left: the same nodes as brute force, with less work per node.",
        source: NILLI,
        values: &[("cell_order", "rows")],
        ours: &["digit_order"],
    },
    Preset {
        id: "smallest-domain",
        name: "Smallest domain first",
        doc: "Variable heuristic only: branches on the cell with the fewest candidates (MRV).",
        source: NILLI,
        values: &[],
        ours: &["cell_order", "digit_order"],
    },
    Preset {
        id: "empty-spaces",
        name: "Fewest empty spaces first",
        doc: "Value heuristic only: row by row, trying first the digit that fits into the fewest \
              blank cells.",
        source: NILLI,
        values: &[("cell_order", "rows"), ("digit_order", "empty-spaces")],
        ours: &["digit_order"],
    },
    Preset {
        id: "most-empty-spaces",
        name: "Most empty spaces first",
        doc: "Value heuristic only: row by row, trying first the digit that fits into the most \
              blank cells.",
        source: NILLI,
        values: &[("cell_order", "rows"), ("digit_order", "most-empty-spaces")],
        ours: &["digit_order"],
    },
    Preset {
        id: "both-heuristics",
        name: "Both heuristics",
        doc: "Branches on the cell with the fewest candidates, trying first the digit that fits \
              into the fewest blank cells.",
        source: NILLI,
        values: &[("digit_order", "empty-spaces")],
        ours: &["cell_order", "digit_order"],
    },
    Preset {
        id: "simple-inference",
        name: "Simple inference",
        doc: "Places naked singles until nothing changes, then searches row by row.",
        source: NILLI,
        values: &[
            ("cell_order", "rows"),
            ("inference", "naked"),
            ("when", "before"),
        ],
        ours: &["digit_order"],
    },
    Preset {
        id: "extended-inference",
        name: "Extended inference",
        doc: "Places hidden singles until nothing changes, then searches row by row.",
        source: NILLI,
        values: &[
            ("cell_order", "rows"),
            ("inference", "hidden"),
            ("when", "before"),
        ],
        ours: &["digit_order", "inference"],
    },
    Preset {
        id: "simple-and-extended",
        name: "Simple and extended inference",
        doc: "Places naked and hidden singles until nothing changes, then searches row by row.",
        source: NILLI,
        values: &[
            ("cell_order", "rows"),
            ("inference", "both"),
            ("when", "before"),
        ],
        ours: &["digit_order"],
    },
    Preset {
        id: "mixed-inference",
        name: "Mixed inference",
        doc: "The final version of the report: places naked and hidden singles until nothing \
              changes, then branches on the smallest domain.",
        source: NILLI,
        values: &[("inference", "both"), ("when", "before")],
        ours: &["cell_order", "digit_order"],
    },
    Preset {
        id: "dual",
        name: "Cells and places",
        doc: "Branches on a cell or on the places of a digit in a house, whichever has the fewest \
              possibilities: an idea that the report leaves for future work.",
        source: "Jónsson et al., Nilli solves Sudoku, Reykjavik 2015, 1.1.6",
        values: &[("cell_order", "dual")],
        ours: &["cell_order", "digit_order"],
    },
    Preset {
        id: "nearly-complete",
        name: "Nearly complete houses first",
        doc: "Fills the row, column or box with the fewest blank cells first.",
        source: DRAFT,
        values: &[("cell_order", "nearly-complete")],
        ours: &["cell_order", "digit_order", "check"],
    },
    Preset {
        id: "random",
        name: "Random order",
        doc: "Cells in one random order, and digits in one random order for each cell.",
        source: DRAFT,
        values: &[("cell_order", "random"), ("digit_order", "random")],
        ours: &["check"],
    },
    Preset {
        id: "limited-discrepancy",
        name: "Limited discrepancy search",
        doc: "Follows the digit order first, then deviates from it once per path, then twice, \
              until the whole tree is covered.",
        source: "Harvey & Ginsberg, Limited discrepancy search, IJCAI 1995",
        values: &[
            ("digit_order", "least-constraining"),
            ("discrepancies", "1"),
        ],
        ours: &["cell_order", "digit_order"],
    },
];
