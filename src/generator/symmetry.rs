//! Symmetric patterns of givens: rotations and reflections of the grid.

use sudoku_search::{Choice as _, Rng, choice, pick};

choice! {
    /// Symmetry of the pattern of givens.
    pub enum PatternSymmetry {
        /// No symmetry: any pattern is allowed.
        None = "none",
        /// Half-turn symmetry.
        Rotate180 = "rotate-180",
        /// Quarter-turn symmetry.
        Rotate90 = "rotate-90",
        /// Reflection that exchanges top and bottom.
        MirrorRows = "mirror-rows",
        /// Reflection that exchanges left and right.
        MirrorColumns = "mirror-columns",
        /// Both of these reflections.
        MirrorBoth = "mirror-both",
        /// Reflection in the main diagonal.
        Diagonal = "diagonal",
        /// Reflection in the antidiagonal.
        Antidiagonal = "antidiagonal",
        /// Reflections in both diagonals.
        BothDiagonals = "both-diagonals",
        /// Every rotation and reflection.
        Full = "full",
        /// One of the other symmetries (not “none”), drawn at random for each grid.
        Random = "random",
    }
}

/// A map from a cell to a cell, each given as row and column. The first argument is the index of the last row and
/// column of the grid.
type Map = fn(usize, (usize, usize)) -> (usize, usize);

impl PatternSymmetry {
    /// Returns this symmetry, or a randomly drawn one for [`Random`](Self::Random).
    pub(crate) fn draw(self, rng: &mut Rng) -> Self {
        if self == Self::Random {
            let first_symmetry = Self::Rotate180 as usize;
            Self::at(first_symmetry + pick(rng, Self::Random as usize - first_symmetry))
        } else {
            self
        }
    }

    /// Maps that generate the group of the symmetry: every map of the group is a composition of these maps.
    fn maps(self) -> &'static [Map] {
        const HALF_TURN: Map = |n, (r, c)| (n - r, n - c);
        const QUARTER_TURN: Map = |n, (r, c)| (c, n - r);
        const ROWS: Map = |n, (r, c)| (n - r, c);
        const COLUMNS: Map = |n, (r, c)| (r, n - c);
        const DIAGONAL: Map = |_, (r, c)| (c, r);
        const ANTIDIAGONAL: Map = |n, (r, c)| (n - c, n - r);
        match self {
            Self::None | Self::Random => &[],
            Self::Rotate180 => &[HALF_TURN],
            Self::Rotate90 => &[QUARTER_TURN],
            Self::MirrorRows => &[ROWS],
            Self::MirrorColumns => &[COLUMNS],
            Self::MirrorBoth => &[ROWS, COLUMNS],
            Self::Diagonal => &[DIAGONAL],
            Self::Antidiagonal => &[ANTIDIAGONAL],
            Self::BothDiagonals => &[DIAGONAL, ANTIDIAGONAL],
            Self::Full => &[QUARTER_TURN, ROWS],
        }
    }

    /// The orbits of the cells of a grid with this side, which must be given together: each orbit
    /// in ascending order, sorted by first cell.
    pub(crate) fn orbits(self, side: usize) -> Vec<Vec<usize>> {
        let mut is_visited = vec![false; side * side];
        let mut orbits = Vec::new();
        for cell in 0..side * side {
            if is_visited[cell] {
                continue;
            }
            is_visited[cell] = true;
            let mut orbit = vec![cell];
            let mut next_index = 0;
            while next_index < orbit.len() {
                let source = orbit[next_index];
                for map in self.maps() {
                    let (row, column) = map(side - 1, (source / side, source % side));
                    let image = row * side + column;
                    if !is_visited[image] {
                        is_visited[image] = true;
                        orbit.push(image);
                    }
                }
                next_index += 1;
            }
            orbit.sort_unstable();
            orbits.push(orbit);
        }
        orbits
    }
}
