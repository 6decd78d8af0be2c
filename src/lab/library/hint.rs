//! Hints: the next deduction by a human technique.

use std::fmt;

use sudoku_generator::valid_techniques_for_givens;
use sudoku_grid::{Position, Puzzle, Shape};
use sudoku_techniques::{Context, Deduction, Path, Singles, TechniqueInfo, TechniqueRegistry};

/// The easiest deduction on a position.
///
/// `Display` writes the name of the technique and the reason, such as `Hidden single: r2c2 is 6: box 1 has no
/// other place for 6.`
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Hint {
    /// The technique: name, documentation and classification.
    pub technique: TechniqueInfo,
    /// The placements and eliminations, and the reason. [`Deduction::apply`] applies them to a position.
    pub deduction: Deduction,
    shape: Shape,
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = self.deduction.explanation.render(self.shape);
        write!(f, "{}: {reason}", self.technique.name)
    }
}

/// The easiest deduction on a position by the 70 techniques of this project; `None` if the position is solved or no
/// technique finds anything.
///
/// Techniques that assume a unique solution are excluded unless the givens have exactly one solution.
pub fn hint(position: &Position) -> Option<Hint> {
    hint_with(&TechniqueRegistry::default(), position)
}

/// The first deduction on a position by the techniques of a registry, which are tried in order; `None` if no
/// technique finds anything.
///
/// ```
/// use sudoku_lab::{Puzzle, TechniqueRegistry, hint_with};
///
/// let puzzle: Puzzle = "1... ..3. .4.. ...2".parse()?;
/// let singles = TechniqueRegistry::default().parse("naked-single,hidden-single")?;
/// let hint = hint_with(&TechniqueRegistry::of(&singles)?, puzzle.start()).ok_or("nothing")?;
/// assert_eq!(hint.to_string(), "Naked single: r1c4 is 4: it has no other candidate.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hint_with(techniques: &TechniqueRegistry, position: &Position) -> Option<Hint> {
    let context = Context::new(position);
    let valid_techniques = valid_techniques_for_givens(techniques.all(), position.givens());
    valid_techniques.iter().find_map(|technique| {
        Some(Hint {
            deduction: technique.first(&context)?,
            technique: technique.info(),
            shape: position.shape(),
        })
    })
}

/// The solution path of human techniques for a puzzle: an iterator over steps, easiest technique first.
///
/// ```
/// use sudoku_lab::{Puzzle, path};
///
/// let puzzle: Puzzle = "1... ..3. .4.. ...2".parse()?;
/// let mut path = path(&puzzle);
/// assert_eq!(path.by_ref().count(), 12);
/// assert!(path.position().is_solved());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn path(puzzle: &Puzzle) -> Path {
    let registry = TechniqueRegistry::default();
    let valid_techniques = valid_techniques_for_givens(registry.all(), puzzle.givens());
    Path::new(puzzle.start().clone(), valid_techniques, Singles::OneByOne)
}
