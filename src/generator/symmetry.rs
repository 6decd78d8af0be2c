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

/// A map of a cell (row, column) in a grid whose last row and column is the first argument.
type Map = fn(usize, (usize, usize)) -> (usize, usize);

impl PatternSymmetry {
    /// Returns this symmetry, or a randomly drawn one for [`Random`](Self::Random).
    pub(crate) fn draw(self, rng: &mut Rng) -> Self {
        if self == Self::Random {
            let choice_count = Self::Rotate180 as usize;
            Self::at(choice_count + pick(rng, Self::Random as usize - choice_count))
        } else {
            self
        }
    }

    /// The generators of the symmetry group.
    fn maps(self) -> &'static [Map] {
        const HALF: Map = |n, (r, c)| (n - r, n - c);
        const QUARTER: Map = |n, (r, c)| (c, n - r);
        const ROWS: Map = |n, (r, c)| (n - r, c);
        const COLUMNS: Map = |n, (r, c)| (r, n - c);
        const DIAGONAL: Map = |_, (r, c)| (c, r);
        const ANTIDIAGONAL: Map = |n, (r, c)| (n - c, n - r);
        match self {
            Self::None | Self::Random => &[],
            Self::Rotate180 => &[HALF],
            Self::Rotate90 => &[QUARTER],
            Self::MirrorRows => &[ROWS],
            Self::MirrorColumns => &[COLUMNS],
            Self::MirrorBoth => &[ROWS, COLUMNS],
            Self::Diagonal => &[DIAGONAL],
            Self::Antidiagonal => &[ANTIDIAGONAL],
            Self::BothDiagonals => &[DIAGONAL, ANTIDIAGONAL],
            Self::Full => &[QUARTER, ROWS],
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
            let mut next = 0;
            while next < orbit.len() {
                let from = orbit[next];
                for map in self.maps() {
                    let (row, column) = map(side - 1, (from / side, from % side));
                    let to = row * side + column;
                    if !is_visited[to] {
                        is_visited[to] = true;
                        orbit.push(to);
                    }
                }
                next += 1;
            }
            orbit.sort_unstable();
            orbits.push(orbit);
        }
        orbits
    }
}
