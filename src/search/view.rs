use sudoku_grid::{Grid, Shape};

/// The visible state of a search: one digit per cell, and one weight per candidate.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    shape: Shape,
    /// The digit shown in each cell; `0` is a blank cell. For a population, the digits of the best
    /// individual.
    pub digits: Vec<u8>,
    /// The weight of digit `d` in cell `c`, at index `side * c + d - 1`, from 0 (impossible) to 1:
    /// a candidate mask, the share of an allele, or the probability of a label.
    pub weights: Vec<f32>,
}

impl View {
    /// A blank view.
    pub fn new(shape: Shape) -> Self {
        Self {
            shape,
            digits: vec![0; shape.cells()],
            weights: vec![0.0; shape.cells() * shape.side()],
        }
    }

    /// The shape of the grid.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The digits as a grid.
    ///
    /// # Panics
    ///
    /// Panics if a digit is larger than the side, which only a faulty search draws.
    pub fn grid(&self) -> Grid {
        (self.try_grid()).expect("a search draws digits of its shape")
    }

    /// The digits as a grid; `None` if a digit is larger than the side, which only happens with a faulty
    /// search.
    pub fn try_grid(&self) -> Option<Grid> {
        Grid::new(self.shape, self.digits.clone())
    }

    /// The weights of one cell, indexed by digit minus 1.
    pub fn cell_mut(&mut self, cell: usize) -> &mut [f32] {
        let side = self.shape.side();
        &mut self.weights[cell * side..(cell + 1) * side]
    }

    /// Shows a cell as decided: sets its digit, and gives this digit the weight 1 and all others the weight
    /// 0.
    pub fn settle(&mut self, cell: usize, digit: u8) {
        self.digits[cell] = digit;
        let weights = self.cell_mut(cell);
        weights.fill(0.0);
        weights[usize::from(digit) - 1] = 1.0;
    }
}
