/// The state of a run that a [`View`](crate::View) does not show: the decisions of a tree search, a
/// population, or several boards. The page shows it in the inspector of a run.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub enum Detail {
    /// No data beyond the view.
    #[default]
    None,
    /// The decisions of a tree search, from the root to the current node.
    Path(Vec<Decision>),
    /// A population, best individual first, up to [`Detail::MAX_INDIVIDUALS`].
    Population {
        /// The size of the whole population.
        size: u32,
        /// The best individuals.
        best: Vec<Individual>,
    },
    /// Several grids that the algorithm works on at once, such as replicas or levels.
    Boards(Vec<BoardView>),
}

impl Detail {
    /// The maximum number of individuals shown.
    pub const MAX_INDIVIDUALS: usize = 64;
}

/// A decision of a tree search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The index of the cell.
    pub cell: usize,
    /// The digit that is currently tried.
    pub digit: u8,
    /// The number of digits tried in this cell before.
    pub tried: u32,
    /// The number of digits still to be tried.
    pub left: u32,
}

/// An individual of a population.
#[derive(Clone, Debug, PartialEq)]
pub struct Individual {
    /// The digit of each cell.
    pub digits: Vec<u8>,
    /// The fitness, in the algorithm's own measure.
    pub fitness: f64,
}

/// One of several grids that an algorithm works on at once.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// The displayed name, which does not change during a run, so that it can be translated.
    pub name: &'static str,
    /// The digit of each cell; 0 is a blank cell.
    pub digits: Vec<u8>,
    /// The weight of each digit of each cell, from 0 to 1, in the order of
    /// [`View::weights`](crate::View::weights); empty if the algorithm has no weights.
    pub weights: Vec<f32>,
}
