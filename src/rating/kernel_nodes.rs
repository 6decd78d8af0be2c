//! The number of nodes of the 9×9 kernel, averaged over equivalent puzzles.

use sudoku_grid::{Grid, Position, Symmetry};
use sudoku_search::{Rng, Run, Seed, pick};
use sudoku_solvers::find;

use crate::rating::Tries;
use crate::scale::{Rater, RatingScale, ScaleColumn, ScaleInfo};
use crate::{Rating, UniquePuzzle};

pub(crate) struct KernelNodes;

static ABOUT: ScaleInfo = ScaleInfo {
    id: "kernel-nodes",
    name: "Kernel's nodes",
    measures: "How many branches the 9×9 kernel takes to the solution.",
    definition: "The solver `fast`, which finds singles, locked candidates and minirows that three \
                 digits have to themselves, solves the puzzle 50 times, each time with its lines \
                 rearranged, rows and columns exchanged or not, and its digits renamed, at random. \
                 The rating is the mean number of nodes, with its interval of 95 %.",
    source: "ours",
    unit: "nodes",
    checked: "On 205 puzzles of all kinds its rank correlation with the search depth is 0.80.",
    sides: (9, 9),
    random: true,
    columns: &[ScaleColumn {
        id: "kernel_nodes",
        name: "Kernel's nodes",
        decimals: 2,
        classes: &[],
    }],
};

impl RatingScale for KernelNodes {
    fn about(&self) -> &'static ScaleInfo {
        &ABOUT
    }

    fn start(&self, puzzle: &UniquePuzzle, seed: Seed) -> Box<dyn Rater> {
        let mut rng = seed.rng();
        Box::new(NodeCounter {
            run: variant(puzzle.start(), &mut rng),
            position: puzzle.start().clone(),
            rng,
            tries: Tries::default(),
        })
    }
}

struct NodeCounter {
    position: Position,
    run: Run,
    rng: Rng,
    tries: Tries,
}

impl Rater for NodeCounter {
    fn step(&mut self) -> Option<Rating> {
        self.run.advance(u64::MAX, 1);
        self.run.outcome()?;
        let nodes = self.run.steps();
        self.run = variant(&self.position, &mut self.rng);
        self.tries.add(nodes)
    }
}

/// The kernel on a random equivalent puzzle.
fn variant(position: &Position, rng: &mut Rng) -> Run {
    let shape = position.shape();
    let symmetry = Symmetry::random(shape, &mut |n| pick(rng, n));
    let values = Grid::new(shape, position.values().to_vec()).expect("digits of the shape");
    let candidates = symmetry.apply_candidates(position.all_candidates());
    let image = Position::with_candidates(&symmetry.apply(&values), &candidates);
    let solver = find("fast").expect("it is in the list");
    let run = solver.start(&image.expect("no clash"), &solver.setup().seed(1), false);
    run.expect("it takes this shape")
}

#[cfg(test)]
mod tests {
    use crate::test_boards::{EASY, HARD, rate_in};

    #[test]
    fn puzzles_of_singles_take_none_and_seeds_differ() {
        let rate = |text, seed| rate_in(text, "kernel-nodes", seed, 5).expect("one solution");
        assert!(rate(EASY, 1).values[0].number() < 0.5);
        assert!(rate(HARD, 1).values[0].number() > 1.0);
        assert_ne!(rate(HARD, 1), rate(HARD, 2));
    }
}
