//! Solution paths: the sequence of steps that a list of techniques can take.

use std::ops::ControlFlow;

use sudoku_grid::Position;

use crate::{Context, Deduction, Instance, Technique};

/// The number of placements that one step makes if several cells can be filled at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Singles {
    /// One instance per step, as in a solution path written by a person.
    OneByOne,
    /// All placements that the first successful technique finds on the position. The path has fewer
    /// and larger steps and ends at the same position.
    Together,
}

/// A step of a path: the placements and eliminations of one technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The index of the technique in the path's list of techniques.
    pub technique: usize,
    /// Cells that were blank before the step, and the digits placed in them.
    pub placements: Vec<(usize, u8)>,
    /// Blank cells, and the candidates removed from them, in ascending order.
    pub eliminations: Vec<(usize, u8)>,
}

/// A solution path: an iterator over steps, each the first instance of the first technique in a
/// list that finds one. The path owns the position and applies every step to it.
///
/// [`Path::search_piece`] does a bounded amount of work at a time, so that a caller can pause between two
/// pieces.
///
/// ```
/// use sudoku_grid::{ParseOptions, parse};
/// use sudoku_techniques::{Order, Path, Singles};
///
/// let text = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
/// let position = parse(text, ParseOptions::default())?.position()?;
/// let mut path = Path::new(position, Order::all(), Singles::OneByOne);
/// let steps = path.by_ref().count();
/// assert!(path.position().is_solved());
/// assert!(steps >= 49, "a step fills one cell at most");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Path {
    techniques: Vec<&'static dyn Technique>,
    singles: Singles,
    position: Position,
    /// The next piece of work: the index of a technique, and the number of one of its
    /// [pieces](Technique::pieces).
    next: (usize, usize),
}

/// The result of one piece of work on a [`Path`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The path advanced by this step.
    Step(Step),
    /// The piece found nothing, but further pieces remain.
    Nothing,
    /// The path ended: the position is solved, or no technique finds anything.
    End,
}

impl Path {
    /// A path from `position` before its first step.
    pub fn new(
        position: Position,
        techniques: Vec<&'static dyn Technique>,
        singles: Singles,
    ) -> Self {
        Self {
            techniques,
            singles,
            position,
            next: (0, 0),
        }
    }

    /// The current position. After the end of the path, this is the position on which no technique of the
    /// list finds anything.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The list of techniques, in the order in which they are tried.
    pub fn techniques(&self) -> &[&'static dyn Technique] {
        &self.techniques
    }

    /// The piece of work that [`search_piece`](Self::search_piece) does next: the index of a technique, and the number
    /// of one of its [pieces](Technique::pieces). The value is `(0, 0)` after each step. This function does no work itself.
    pub fn upcoming_piece(&self) -> (usize, usize) {
        self.next
    }

    /// Does one bounded piece of work; returns whether the path took a step, found nothing yet, or has ended.
    pub fn search_piece(&mut self) -> Piece {
        self.search_piece_with(&mut |_| {})
    }

    /// Takes the next step of the path and returns it as a deduction with its explanation. The step is always a single
    /// deduction, also with [`Singles::Together`]. Returns `None` at the end of the path.
    pub fn next_explained(&mut self) -> Option<Deduction> {
        let singles = std::mem::replace(&mut self.singles, Singles::OneByOne);
        let mut deduction = None;
        let keep = &mut |instance: &Instance<'_>| deduction = Some(instance.deduction());
        while self.search_piece_with(keep) == Piece::Nothing {}
        self.singles = singles;
        deduction
    }

    /// Does one bounded piece of work, as [`search_piece`](Self::search_piece) does, and passes the instances of
    /// the step to `visit` if there is a step.
    pub fn search_piece_with(&mut self, visit: &mut dyn FnMut(&Instance<'_>)) -> Piece {
        let takes_all = self.singles == Singles::Together;
        let mut step = Step {
            technique: 0,
            placements: Vec::new(),
            eliminations: Vec::new(),
        };
        let techniques = |index: usize| self.techniques.get(index).copied();
        let next = search_from(
            &self.position,
            &techniques,
            self.next,
            &mut |index, item| {
                step.technique = index;
                step.placements.extend_from_slice(item.placements);
                step.eliminations.extend_from_slice(item.eliminations);
                visit(item);
                if takes_all && step.eliminations.is_empty() {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            },
        );
        if step.placements.is_empty() && step.eliminations.is_empty() {
            return match next {
                Some(next) => {
                    self.next = next;
                    Piece::Nothing
                }
                None => Piece::End,
            };
        }
        step.placements.sort_unstable();
        // If the puzzle has no solution, two techniques may place different digits in one cell.
        // Either digit is wrong, so the first is kept.
        step.placements.dedup_by_key(|placement| placement.0);
        for &(cell, digit) in &step.eliminations {
            self.position.eliminate(cell, digit);
        }
        for &(cell, digit) in &step.placements {
            self.position.place(cell, digit);
        }
        self.next = (0, 0);
        Piece::Step(step)
    }
}

/// Searches a list of techniques for instances, beginning at a given piece of a given technique. The start and the
/// result are pairs of the index of a technique and the number of one of its [pieces](Technique::pieces). One call
/// searches all techniques that need a single piece, up to and including one piece of a longer technique.
///
/// The search ends at the first technique with an instance. `visit` receives the index of that technique and each of
/// its instances, until it returns [`ControlFlow::Break`]. If nothing was found, the result is the piece at which to
/// continue; the result is `None` if an instance was found or the end of the list was reached.
pub fn search_from(
    position: &Position,
    techniques: &dyn Fn(usize) -> Option<&'static dyn Technique>,
    (mut index, mut piece): (usize, usize),
    visit: &mut dyn FnMut(usize, &Instance<'_>) -> ControlFlow<()>,
) -> Option<(usize, usize)> {
    let context = Context::new(position);
    loop {
        let technique = techniques(index)?;
        let pieces = technique.pieces(&context);
        let mut has_found = false;
        let _ = technique.find_piece(&context, piece, &mut |instance| {
            has_found = true;
            visit(index, instance)
        });
        if has_found {
            return None;
        }
        piece += 1;
        if piece < pieces {
            return Some((index, piece));
        }
        (index, piece) = (index + 1, 0);
        if pieces > 1 {
            return Some((index, piece));
        }
    }
}

impl Iterator for Path {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        loop {
            match self.search_piece() {
                Piece::Step(step) => return Some(step),
                Piece::Nothing => {}
                Piece::End => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{ParseOptions, parse};

    use super::*;
    use crate::{Order, easiest};

    fn position() -> Position {
        let text =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";
        parse(text, ParseOptions::default())
            .unwrap()
            .position()
            .unwrap()
    }

    #[test]
    fn a_step_is_the_easiest_deduction() {
        let mut path = Path::new(position(), Order::all(), Singles::OneByOne);
        let mut expected_position = position();
        for _ in 0..12 {
            let Some(expected) = easiest(&expected_position) else {
                break;
            };
            expected.apply(&mut expected_position);
            assert_eq!(path.next_explained(), Some(expected));
            assert_eq!(path.position(), &expected_position);
        }
        let mut plain_path = Path::new(position(), Order::all(), Singles::OneByOne);
        let mut explained_path = Path::new(position(), Order::all(), Singles::OneByOne);
        while let Some(deduction) = explained_path.next_explained() {
            let step = plain_path.next().expect("the same path");
            assert_eq!(step.placements, deduction.placements);
            assert_eq!(step.eliminations, deduction.eliminations);
            let id = plain_path.techniques()[step.technique].info().id;
            assert_eq!(id, deduction.technique);
        }
        assert_eq!(plain_path.next(), None);
    }

    #[test]
    fn simultaneous_singles_lead_to_the_same_final_position() {
        let run_path = |singles| {
            let order = ["full-house", "naked-single", "hidden-single"];
            let order = order.map(|id| crate::find(id).unwrap());
            let text =
                "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
            let easy = parse(text, ParseOptions::default())
                .unwrap()
                .position()
                .unwrap();
            let mut path = Path::new(easy, order.to_vec(), singles);
            (path.by_ref().count(), path.position().clone())
        };
        let (step_count, end) = run_path(Singles::OneByOne);
        let (larger_step_count, other_end) = run_path(Singles::Together);
        assert_eq!(end, other_end);
        assert!(end.is_solved() && larger_step_count < step_count);
    }
}
