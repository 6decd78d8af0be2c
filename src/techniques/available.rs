//! All deductions that are available on one position.

use std::ops::ControlFlow;

use sudoku_grid::Position;

use crate::{Context, Instance, Technique};

/// A search for every instance of every technique in a list on one position, one bounded piece of
/// work at a time.
pub struct AvailableDeductions {
    techniques: Vec<&'static dyn Technique>,
    position: Position,
    /// The next piece of work: the index of a technique, and the number of one of its
    /// [pieces](Technique::pieces).
    next: (usize, usize),
}

impl AvailableDeductions {
    /// A search that has not started yet.
    pub fn new(position: Position, techniques: Vec<&'static dyn Technique>) -> Self {
        Self {
            techniques,
            position,
            next: (0, 0),
        }
    }

    /// The position that is searched.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Does one bounded piece of work and passes the instances it finds to `visit`. The work is
    /// either one piece of an expensive technique, or all consecutive techniques that need a single
    /// piece, up to the next expensive one. Returns `true` if work remains.
    pub fn search_piece(&mut self, visit: &mut dyn FnMut(&Instance<'_>)) -> bool {
        let context = Context::new(&self.position);
        while let Some(technique) = self.techniques.get(self.next.0) {
            let pieces = technique.pieces(&context);
            let _ = technique.find_piece(&context, self.next.1, &mut |instance| {
                visit(instance);
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
    use sudoku_grid::{ParseOptions, parse};

    use super::*;
    use crate::{Deduction, Order};

    #[test]
    fn the_search_finds_all_instances_of_all_techniques() {
        let text =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let parsed = parse(text, ParseOptions::default()).unwrap();
        let position = parsed.position().unwrap();
        let context = Context::new(&position);
        let expected: Vec<Deduction> = (Order::all().iter())
            .flat_map(|technique| technique.all(&context))
            .collect();
        let mut deductions = Vec::new();
        let mut available = AvailableDeductions::new(position.clone(), Order::all());
        while available.search_piece(&mut |instance| deductions.push(instance.deduction())) {}
        assert_eq!(deductions, expected);
        assert!(!deductions.is_empty());
    }
}
