//! All that is to be deduced on one position.

use std::ops::ControlFlow;

use sudoku_grid::Position;

use crate::{Context, Instance, Technique};

/// Every instance of a list of techniques on a position, found a piece at a time.
pub struct Available {
    techniques: Vec<&'static dyn Technique>,
    position: Position,
    /// The next piece of work: a technique, and a piece of what it has to do.
    next: (usize, usize),
}

impl Available {
    /// Nothing is found yet.
    pub fn new(position: Position, techniques: Vec<&'static dyn Technique>) -> Self {
        Self {
            techniques,
            position,
            next: (0, 0),
        }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Does one bounded piece of work, and hands over what it finds: all of the techniques that do
    /// theirs in one piece, up to a longer one, or a piece of that. Says whether there is more.
    pub fn piece(&mut self, each: &mut dyn FnMut(&Instance<'_>)) -> bool {
        let context = Context::new(&self.position);
        while let Some(technique) = self.techniques.get(self.next.0) {
            let pieces = technique.pieces(&context);
            let _ = technique.find_piece(&context, self.next.1, &mut |instance| {
                each(instance);
                ControlFlow::Continue(())
            });
            self.next.1 += 1;
            if self.next.1 >= pieces {
                self.next = (self.next.0 + 1, 0);
            }
            if pieces > 1 {
                break;
            }
        }
        self.next.0 < self.techniques.len()
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Reading, parse};

    use super::*;
    use crate::{Deduction, Order};

    #[test]
    fn they_are_those_of_every_technique() {
        let text =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let parsed = parse(text, Reading::default()).unwrap();
        let position = parsed.position().unwrap();
        let context = Context::new(&position);
        let expected: Vec<Deduction> = (Order::all().iter())
            .flat_map(|technique| technique.all(&context))
            .collect();
        let mut found = Vec::new();
        let mut available = Available::new(position.clone(), Order::all());
        while available.piece(&mut |instance| found.push(instance.deduction())) {}
        assert_eq!(found, expected);
        assert!(!found.is_empty());
    }
}
