/// What a closer look shows, for those families that have it.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub enum Detail {
    /// Nothing beyond the view.
    #[default]
    None,
    /// The branches of a search tree on the way from its root to where the search is.
    Path(Vec<Decision>),
    /// A population, best first: the first [`Detail::MOST`] of it.
    Population {
        /// How many individuals there are in all.
        size: u32,
        /// The best of them.
        best: Vec<Individual>,
    },
    /// Several boards that it works on at once, such as replicas or levels.
    Boards(Vec<Board>),
}

impl Detail {
    /// Individuals shown at most.
    pub const MOST: usize = 64;
}

/// One decision of a tree search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Where.
    pub cell: usize,
    /// The digit in force.
    pub digit: u8,
    /// Digits tried there before.
    pub tried: u32,
    /// Digits still to be tried.
    pub left: u32,
}

/// One individual of a population.
#[derive(Clone, Debug, PartialEq)]
pub struct Individual {
    /// Its digits, cell by cell.
    pub digits: Vec<u8>,
    /// Its fitness, in the family's own measure.
    pub fitness: f64,
}

/// One of several boards that an algorithm works on at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// What it is called: the same at every moment, so that it can be translated.
    pub name: &'static str,
    /// Its digits, cell by cell; 0 for a blank.
    pub digits: Vec<u8>,
    /// What each digit of each cell weighs, from 0 to 1, cell by cell as in a [`View`](crate::View);
    /// empty where nothing is weighed.
    pub weights: Vec<f32>,
}
