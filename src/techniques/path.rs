//! The way from a puzzle to where a list of techniques ends.

use std::ops::ControlFlow;

use sudoku_grid::Position;

use crate::{Context, Deduction, Instance, Technique};

/// What is taken at once where several cells can be filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Singles {
    /// One instance a step, as people write a path down.
    OneByOne,
    /// All placements that the first technique with any finds on the position: fewer, larger steps
    /// to the same end.
    Together,
}

/// A step of a path: what a technique placed or ruled out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The technique's place in the list of the path.
    pub technique: usize,
    /// Cells, all blank before, and the digits they took.
    pub placements: Vec<(usize, u8)>,
    /// Cells, all blank, and candidates that went; ascending.
    pub eliminations: Vec<(usize, u8)>,
}

/// A position on its way: each step is the first instance of the first technique of a list that has
/// one.
///
/// The work is done in pieces, so that whoever drives it can stop in between.
///
/// ```
/// use sudoku_grid::{Reading, parse};
/// use sudoku_techniques::{Order, Path, Singles};
///
/// let text = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
/// let position = parse(text, Reading::default())?.position()?;
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
    /// The next piece of work: a technique, and a piece of what it has to do here.
    next: (usize, usize),
}

/// What a piece of work came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A step was taken.
    Step(Step),
    /// Nothing was found so far.
    Nothing,
    /// The position is solved, or no technique finds anything.
    End,
}

impl Path {
    /// At its start.
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

    /// Where it is now; at the end what is left.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The list it tries.
    pub fn techniques(&self) -> &[&'static dyn Technique] {
        &self.techniques
    }

    /// The next piece of work: the place of a technique, and a piece of what it has to do; `(0, 0)` at each new
    /// position.
    pub fn next_piece(&self) -> (usize, usize) {
        self.next
    }

    /// Does one bounded piece of work.
    pub fn piece(&mut self) -> Piece {
        self.piece_with(&mut |_| {})
    }

    /// Takes the next step, one instance, and says why; `None` at the end.
    pub fn explained(&mut self) -> Option<Deduction> {
        let singles = std::mem::replace(&mut self.singles, Singles::OneByOne);
        let mut deduction = None;
        let keep = &mut |instance: &Instance<'_>| deduction = Some(instance.deduction());
        while self.piece_with(keep) == Piece::Nothing {}
        self.singles = singles;
        deduction
    }

    /// Does one bounded piece of work; `each` gets the instances of the step, if it comes to one.
    pub fn piece_with(&mut self, each: &mut dyn FnMut(&Instance<'_>)) -> Piece {
        let together = self.singles == Singles::Together;
        let mut step = Step {
            technique: 0,
            placements: Vec::new(),
            eliminations: Vec::new(),
        };
        let techniques = |place: usize| self.techniques.get(place).copied();
        let next = look(&self.position, &techniques, self.next, &mut |place, it| {
            step.technique = place;
            step.placements.extend_from_slice(it.placements);
            step.eliminations.extend_from_slice(it.eliminations);
            each(it);
            if together && step.eliminations.is_empty() {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
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
        // Where there is no solution a cell may be asked to take two digits; one is as wrong as the
        // other.
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

/// Looks for instances of techniques, one after the other, beginning with a piece of one: at all
/// that do their work in one piece, up to a piece of a longer one.
///
/// The first that has any is the last that is looked at; `each` gets them with its place, until it
/// breaks off. Where nothing was found it says where to go on, unless that was the last.
pub fn look(
    position: &Position,
    techniques: &dyn Fn(usize) -> Option<&'static dyn Technique>,
    (mut place, mut piece): (usize, usize),
    each: &mut dyn FnMut(usize, &Instance<'_>) -> ControlFlow<()>,
) -> Option<(usize, usize)> {
    let context = Context::new(position);
    loop {
        let technique = techniques(place)?;
        let pieces = technique.pieces(&context);
        let mut found = false;
        let _ = technique.find_piece(&context, piece, &mut |instance| {
            found = true;
            each(place, instance)
        });
        if found {
            return None;
        }
        piece += 1;
        if piece < pieces {
            return Some((place, piece));
        }
        (place, piece) = (place + 1, 0);
        if pieces > 1 {
            return Some((place, piece));
        }
    }
}

impl Iterator for Path {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        loop {
            match self.piece() {
                Piece::Step(step) => return Some(step),
                Piece::Nothing => {}
                Piece::End => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Reading, parse};

    use super::*;
    use crate::{Order, easiest};

    fn position() -> Position {
        let text =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";
        parse(text, Reading::default()).unwrap().position().unwrap()
    }

    #[test]
    fn a_step_is_the_easiest_deduction() {
        let mut path = Path::new(position(), Order::all(), Singles::OneByOne);
        let mut other = position();
        for _ in 0..12 {
            let Some(expected) = easiest(&other) else {
                break;
            };
            expected.apply(&mut other);
            assert_eq!(path.explained(), Some(expected));
            assert_eq!(path.position(), &other);
        }
        let mut quick = Path::new(position(), Order::all(), Singles::OneByOne);
        let mut slow = Path::new(position(), Order::all(), Singles::OneByOne);
        while let Some(deduction) = slow.explained() {
            let step = quick.next().expect("the same path");
            assert_eq!(step.placements, deduction.placements);
            assert_eq!(step.eliminations, deduction.eliminations);
            let id = quick.techniques()[step.technique].about().id;
            assert_eq!(id, deduction.technique);
        }
        assert_eq!(quick.next(), None);
    }

    #[test]
    fn singles_taken_together_lead_to_the_same_end() {
        let singles = |singles| {
            let order = ["full-house", "naked-single", "hidden-single"];
            let order = order.map(|id| crate::find(id).unwrap());
            let text =
                "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
            let easy = parse(text, Reading::default()).unwrap().position().unwrap();
            let mut path = Path::new(easy, order.to_vec(), singles);
            (path.by_ref().count(), path.position().clone())
        };
        let (one_by_one, end) = singles(Singles::OneByOne);
        let (together, same) = singles(Singles::Together);
        assert_eq!(end, same);
        assert!(end.is_solved() && together < one_by_one);
    }
}
