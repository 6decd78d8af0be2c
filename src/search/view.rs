use sudoku_grid::{Grid, Shape};

/// A picture of a search, sized by the shape of its grid.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    shape: Shape,
    /// The digit shown in each cell; `0` is none. Of a population, the best individual.
    pub digits: Vec<u8>,
    /// How far digit `d` is held possible in cell `c`, at `side * c + d - 1`, in `0..=1`: a
    /// candidate mask, an allele's share, a label's probability all draw the same way.
    pub weights: Vec<f32>,
}

impl View {
    /// A blank picture.
    pub fn new(shape: Shape) -> Self {
        Self {
            shape,
            digits: vec![0; shape.cells()],
            weights: vec![0.0; shape.cells() * shape.side()],
        }
    }

    /// The shape of the grid it shows.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The digits as a grid.
    ///
    /// # Panics
    ///
    /// If a digit is larger than the side: a search that draws such a thing is faulty.
    pub fn grid(&self) -> Grid {
        (self.try_grid()).expect("a search draws digits of its shape")
    }

    /// The digits as a grid; `None` if they are not those of a grid of the shape.
    pub fn try_grid(&self) -> Option<Grid> {
        Grid::new(self.shape, self.digits.clone())
    }

    /// The weights of one cell, by digit less one.
    pub fn cell_mut(&mut self, cell: usize) -> &mut [f32] {
        let side = self.shape.side();
        &mut self.weights[cell * side..(cell + 1) * side]
    }

    /// Shows a cell as certain: its digit, and all the weight on it.
    pub fn settle(&mut self, cell: usize, digit: u8) {
        self.digits[cell] = digit;
        let weights = self.cell_mut(cell);
        weights.fill(0.0);
        weights[usize::from(digit) - 1] = 1.0;
    }
}
